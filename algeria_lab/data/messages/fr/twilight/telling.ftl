# Comment une partie de Colonial Twilight est racontée à sa table : titres des tours et des phases, espaces qui changent de mains.

## Ce qu’un camp a fait sur une carte. $deed est une opération ou une activité spéciale, $where ses espaces.

campaign-did-pivotal = Événement pivot { $card }
campaign-did-pass = passe
campaign-did-pacify = Pacification
campaign-did-agitate = Agitation
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
campaign-spaces = { $named } et { $count } de plus
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
# Plusieurs actes observés, en une phrase. $fln et $gov disent combien de fois chaque camp agit, $most est le titre de l’un d’eux.
campaign-told-moment = Carte { $card } : le FLN agit { $fln } fois, le Gouvernement { $gov } fois{ $most ->
    [none] { "" }
   *[other] ; ce qui a le plus bougé : « { $most } »
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

## La page sur toute une partie, et le rapport qui en est fait.

campaign-ending-title = La partie s’est terminée à la carte { $turn }
campaign-ending-so-far = La partie jusqu’ici, carte { $turn }
campaign-ending-card = Carte
campaign-ending-rule-final = Après la dernière carte de propagande, la plus haute marge l’emporte ; l’égalité revient au FLN [{ $rule }].
campaign-ending-rule-victory_phase = À une phase de victoire, un camp qui dépasse sa ligne l’emporte [{ $rule }].
campaign-ending-rule-open = Elle se termine quand un camp dépasse sa ligne à une phase de victoire, sinon après la dernière carte de propagande, à la plus haute marge [{ $rule }].
campaign-ending-margin-gov = Gouvernement : Soutien { $support } + Engagement { $commitment }, moins { $line } : marge { $margin }.
campaign-ending-margin-fln = FLN : Opposition { $opposition } + Bases { $bases }, moins { $line } : marge { $margin }.
campaign-ending-lines = Les deux sommes à la fin de chaque carte, avec les lignes au-dessus desquelles un camp peut gagner
campaign-ending-no-peak = Rien n’a fait bouger une somme de 2 ou plus.
# $sums, les sommes qui ont bougé ; $act, ce qui a été fait, comme « FLN : Recrutement dans 3 espaces, puis Extorsion ».
campaign-ending-peak = Carte { $turn }, { $sums } : { $act }
# $line est le nom d’une somme.
campaign-ending-moved = { $line } { $change }
campaign-ending-sums = Dans les tours de qui les sommes ont bougé
campaign-ending-sum = { $who ->
    [gov] tours du Gouvernement
    [fln] tours du FLN
   *[round] phases de propagande et cartes
  } { $change }
campaign-ending-question-tracks = Quels sont les trois actes qui ont le plus fait bouger les sommes, et quel autre choix y avait-il ?
campaign-ending-question-believed = Que pensiez-vous à la première carte que vous ne pensez plus ?
campaign-report-title = Colonial Twilight, { $scenario } : rapport d’une partie
campaign-report-cards = Carte par carte
campaign-report-caption = Ce qui a été fait sur chaque carte, et ce qu’en sont devenues les deux sommes
campaign-report-act = Ce qui a été fait

## La première minute. Chaque étape d’une carte en un mot, puis en clair.

campaign-minute-title = { $seat ->
    [fln] Vous jouez le FLN. La partie en une minute
    [gov] Vous jouez le Gouvernement. La partie en une minute
   *[none] La partie en une minute
  }
campaign-minute-who = Le FLN (Front de libération nationale) combat pour l’indépendance de l’Algérie ; le Gouvernement français, avec son armée et sa police sur place, la combat.
campaign-minute-card = Chaque carte propose un événement. Un camp choisit d’abord : l’événement, une opération sur la carte du pays, ou passer ; l’autre choisit dans ce que cela laisse ouvert.
campaign-minute-win = Le Gouvernement gagne par le soutien de la population et l’engagement de la France ensemble, au-dessus de { $support } ; le FLN par l’opposition et ses bases ensemble, au-dessus de { $opposition }.
campaign-minute-long = La pioche contient { $rounds } cartes de propagande : après chacune, les deux camps reçoivent des ressources et l’on regarde qui a gagné ; après la dernière, la partie se termine.
campaign-minute-source = Sources : proclamation du FLN, 1er novembre 1954 ; règles [CT-4.1, CT-6.1, CT-6.7].
campaign-minute-loop = Une carte après l’autre : { $steps }.
campaign-minute-name-card = Carte
campaign-minute-name-first = Premier camp
campaign-minute-name-second = Autre camp
campaign-minute-name-round = Phase de propagande
campaign-minute-step-card = une carte est dévoilée
campaign-minute-step-first = le camp qui peut choisir d’abord agit
campaign-minute-step-second = l’autre camp agit
campaign-minute-step-round = après une carte de propagande, on fait le compte de la phase

## Le journal

campaign-told-dropped = L’organigramme l’a pesé et laissé ; les dés restent jetés. { $text }
campaign-told-test = Le non-joueur joue-t-il l’événement : le dé donne { $face } (1 à 4 : oui) : { $plays ->
    [yes] oui
   *[no] non
  }.
campaign-told-skipped = Une deuxième carte de propagande de suite : elle compte, sa phase est sautée.
# A phase of a Propaganda Round in which a side was not asked anything, after the name of the phase.
campaign-told-unasked-commitment = Aucune pièce française n’a pu être déplacée : { $why ->
    [commitment] l’engagement est trop bas pour en faire entrer une, et aucune n’est disponible pour sortir
   *[pieces] aucune n’est hors jeu ni disponible
  }.
campaign-told-unasked-support = { $seat ->
    [fln] Rien n’était possible : { $why ->
        [resources] le FLN n’a plus de ressources pour agiter
       *[space] aucun espace peuplé en deçà de l’opposition n’a de pièces du FLN sans contrôle du Gouvernement
      }.
   *[gov] Rien n’était possible : { $why ->
        [commitment] l’engagement est trop bas pour rien dépenser
        [resources] le Gouvernement n’a plus de ressources pour pacifier
       *[space] aucun espace peuplé en deçà du soutien ne réunit contrôle du Gouvernement, troupes et police
      }.
  }
campaign-told-unasked-redeploy = { $seat ->
    [fln] Rien n’était possible : aucun guérillero ne peut rejoindre une autre base.
   *[gov] Rien n’était possible : ni troupes ni police ne peuvent gagner un autre espace.
  }

## Les jets de dé, expliqués sur la carte une fois tombés

campaign-roll-attack = Attaque, { $place }
campaign-roll-read-up-to = { $limit ->
    [one] Il y a 1 guérillero : il fallait 1.
   *[other] Il y a { $limit } guérilleros : il fallait { $limit } ou moins.
  }
campaign-roll-read-half = La moitié du dé compte, arrondie au-dessus.
campaign-roll-read-coup = Le dé le plus haut décide : le premier est celui du Gouvernement, le second celui du FLN.
campaign-roll-attack-captures = l’attaque réussit : jusqu’à deux pièces du Gouvernement tombent, et le butin arme un guérillero de plus
campaign-roll-attack-succeeds = l’attaque réussit : jusqu’à deux pièces du Gouvernement tombent
campaign-roll-attack-fails = l’attaque échoue : le Gouvernement ne perd rien
campaign-roll-event = le nombre de l’événement est { $number }
campaign-roll-event-fails = le dé dépasse le nombre de guérilleros présents : rien ne suit
campaign-roll-coup = { $won ->
    [gov] le dé du Gouvernement est le plus haut
    [fln] le dé du FLN est le plus haut
   *[none] les deux dés sont égaux : rien ne change
  }
