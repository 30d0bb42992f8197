# Ce qui s’est passé depuis la dernière décision du lecteur, raconté carte par carte.

## Titres : qui a fait quoi

# $seat vaut none pour le jeu lui-même ; $count dit combien de fois.
telling-setup = { $seat ->
    [fln] Le FLN a pris position
    [gov] Le Gouvernement a pris position
   *[none] La guerre commence
  }
telling-deployment = { $seat ->
    [gov] Le Gouvernement a déployé ses unités
   *[fln] Le FLN a déployé ses unités
  }
telling-bought-gov = { $count ->
    [0] Le Gouvernement a dépensé { telling-points } : { $before } → { $after }
    [one] Le Gouvernement a mobilisé { $count } unité et dépensé en tout { telling-points } : { $before } → { $after }
   *[other] Le Gouvernement a mobilisé { $count } unités et dépensé en tout { telling-points } : { $before } → { $after }
  }
# $points est le nombre de { $cost }, pour l’accord.
telling-points = { $points ->
    [one] { $cost } point de soutien
   *[other] { $cost } points de soutien
  }
telling-bought-fln = { $income ->
    [0] { $count ->
        [0] Le FLN a dépensé { $cost } PA : { $before } → { $after }
        [one] Le FLN a dépensé { $cost } PA pour { $count } unité : { $before } → { $after }
       *[other] Le FLN a dépensé { $cost } PA pour { $count } unités : { $before } → { $after }
    }
   *[other] { $count ->
        [0] Le FLN a reçu { $income } PA et en a dépensé { $cost } : { $before } → { $after }
        [one] Le FLN a reçu { $income } PA et en a dépensé { $cost } pour { $count } unité : { $before } → { $after }
       *[other] Le FLN a reçu { $income } PA et en a dépensé { $cost } pour { $count } unités : { $before } → { $after }
    }
  }
telling-income = Le FLN a reçu { $income } PA
telling-ready = Les renforts du Gouvernement commencent
telling-propaganda = Le FLN a fait de la propagande { $at }
telling-propaganda-many = Le FLN a fait { $count } fois de la propagande
telling-strike = Le FLN a appelé à la grève { $at }
telling-move = Le FLN a déplacé une unité { $to }
telling-move-many = Le FLN a déplacé { $count } unités
telling-raid = Le FLN a mené un raid { $at }
telling-harass = Le FLN a harcelé une unité { $at }
telling-flush = Le Gouvernement a mené un Ratissage { $at }
telling-react = Le Gouvernement a réagi { $at }
telling-decline = Le Gouvernement n’a pas réagi
telling-intelligence = Le Gouvernement a recherché des renseignements { $at }
telling-civil-affairs = Le Gouvernement a mené des Affaires civiles { $at }
telling-civil-affairs-many = Le Gouvernement a mené des Affaires civiles en { $count } lieux
telling-suppress = Le Gouvernement a mené une répression { $at }
telling-resettle = Le Gouvernement a regroupé la population { $at }
telling-oas = { $seat ->
    [fln] Le FLN a décidé où se trouve l’OAS
   *[gov] Le Gouvernement a décidé où se trouve l’OAS
  }
telling-pass = { $seat ->
    [fln] Le FLN a passé
   *[gov] Le Gouvernement a passé
  }
telling-operations = Les opérations du tour { $turn } ont commencé
telling-interphase = La fin du tour { $turn } : contrôle et soutien
telling-coup = Tentative de coup d’État
telling-adjustment = La fin du tour { $turn } : soutien
telling-random-events = Le tour { $turn } commence : { $event }
telling-game-over = La guerre a pris fin
telling-mission = Ce qui a suivi
telling-goes-on = { $title } (suite)

## Lignes

telling-list = { $what } { $units }, { $places }{ $cite }.
telling-list-nowhere = { $what } { $units }{ $cite }.
telling-order-activate = activation :
telling-order-mobilize = mobilisation :
telling-order-remove = retour à la réserve :
telling-order-build = création :
telling-order-convert = conversion :
telling-order-patrol = en Patrouille :
telling-order-deploy = unités envoyées :
telling-order-lift = héliportage :
telling-order-mode = changement de mode :
telling-order-ops = en Opérations :
telling-order-to_france = envoi :
telling-order-from_france = retour :
telling-order-place = mise en place :
telling-order-shift = déplacement :
telling-order-itself = sans ordre :

telling-roll = { $title } : { $effect }{ $cite }.
telling-roll-brief = { $place } : { $effect }.
telling-roll-because = { $title } : { $effect } ({ $why }).
telling-mod = { $value } : { $why } [{ $rule }]
telling-total = total { $total }
telling-chance = probabilité : { $chance }
telling-price = prix de { $count ->
    [one] { $count } mission
   *[other] { $count } missions
  } : { $track } { $change }{ $cite }.

## Ce que cela a changé

telling-areas = { $side ->
    [fln] Zones contrôlées par le FLN
   *[gov] Zones contrôlées par le Gouvernement
  }
telling-both-ways = { $track } ({ $down }, { $up })
telling-losses = { $side } : { $parts }.
telling-lost = { $count ->
    [one] { $count } unité retirée du plateau
   *[other] { $count } unités retirées du plateau
  }
telling-reduced = { $count ->
    [one] { $count } unité réduite
   *[other] { $count } unités réduites
  }
telling-neutralized = { $count ->
    [one] { $count } unité neutralisée
   *[other] { $count } unités neutralisées
  }
telling-recovered = { $count ->
    [one] { $count } unité de nouveau prête
   *[other] { $count } unités de nouveau prêtes
  }
telling-away = { $count ->
    [one] { $count } unité éloignée
   *[other] { $count } unités éloignées
  }

## Deux personnes devant un plateau

telling-over = { $seat ->
    [fln] C’est au FLN de décider : passez-lui l’écran
   *[gov] C’est au Gouvernement de décider : passez-lui l’écran
  }

## Un passage observé : une phrase par moment

telling-moment-ready = Tour { $turn } : les deux camps se préparent et envoient leurs unités là où elles agiront
telling-moment-missions = Tour { $turn } : missions du FLN { $fln }, du Gouvernement { $gov }{ $most ->
    [none] {""}
   *[other]  ; ce qui a le plus fait bouger le soutien : « { $most } »
  }
telling-moment-end = Fin du tour { $turn } : on établit qui contrôle quelle zone, et le soutien en dépend
