# Comment une partie de Colonial Twilight est racontée à sa table : titres des tours et des phases, espaces qui changent de mains.

## Ce qu’un camp a fait sur une carte. $deed est une opération ou une activité spéciale, $where ses espaces.

campaign-did-pivotal = Événement pivot { $card }
campaign-did-pass = passe
campaign-did-event = Événement { $card }{ $which ->
    [single] { "" }
   *[other] , { $text }
  }
campaign-did-in = { $deed }{ $verb ->
    [march] { " " }vers
   *[other] { "" } :
  } { $where }
campaign-did-then = { $first }, puis { $last }
campaign-did-with = { $first }, avec { $last }
campaign-spaces = { $count } { $count ->
    [one] espace
   *[other] espaces
  }
campaign-told-round = Phase de propagande : { $phase ->
    [victory] phase de victoire
    [resources] phase des ressources
    [commitment] phase d’engagement
    [support] phase de soutien
    [redeploy] phase de redéploiement
   *[reset] phase de remise à zéro
  }{ $seat ->
    [fln] , FLN
    [gov] , Gouvernement
   *[none] { "" }
  }
campaign-told-losses = { $side ->
    [fln] Le FLN perd
   *[gov] Le Gouvernement perd
  } { $pieces } (→ { $box }).

## Qui contrôle un espace. $changes sont les parties ci-dessous, $places des espaces.

campaign-control-changes = Contrôle : { $changes }.
campaign-control-to = { $side ->
    [GOV] le Gouvernement tient désormais { $places }
    [FLN] le FLN tient désormais { $places }
   *[NONE] plus personne ne tient { $places }
  }
