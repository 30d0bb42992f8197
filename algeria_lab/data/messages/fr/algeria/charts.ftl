# Les graphiques d’une guerre : leurs phrases, les noms de leurs séries.

## Soutien

charts-support-title = Soutien politique des deux camps
charts-support-file = soutien-tour-{ $turn }
charts-support-turning = ({ $number }) tour { $turn }, { $side }, { $what }
charts-support-points = Tournants : { $points }.
charts-support-levels = Lignes pointillées : { $levels }.
charts-support-column = Tournants
charts-support-name-fln = FLN
charts-support-name-gov = Gouv.

## Ce qui a modifié le soutien pendant un tour

charts-waterfall-title = Ce qui a modifié le soutien
charts-waterfall-axis = Soutien politique
charts-waterfall-file = causes-du-soutien-tour-{ $turn }
charts-waterfall-fln-start = FLN, début
charts-waterfall-fln-end = FLN, fin
charts-waterfall-gov-start = Gouv., début
charts-waterfall-gov-end = Gouv., fin
charts-waterfall-what = Cause
charts-waterfall-change = Variation
charts-waterfall-level = Soutien ensuite
charts-waterfall-summary = Tour { $turn } : le soutien au FLN { $fln_change ->
    [0] est resté à { $fln }
   *[other] est passé de { $fln_start } à { $fln }
  }, le soutien au Gouvernement { $gov_change ->
    [0] est resté à { $gov }
   *[other] est passé de { $gov_start } à { $gov }
  }.
charts-waterfall-most-fln = Cause principale pour le FLN : { $cause } ({ $change }).
charts-waterfall-most-gov = Cause principale pour le Gouvernement : { $cause } ({ $change }).

## Causes, noms courts à côté d’une barre

charts-cause-propaganda = Propagande
charts-cause-strike = Grève
charts-cause-raid = Raid
charts-cause-move = Pertes en chemin
charts-cause-combat = Combats
charts-cause-distributed = Points répartis
charts-cause-overflow = Au-delà de 99
charts-cause-reduced = Unités réduites
charts-cause-mission-cost = Missions payées
charts-cause-activated = Unités activées
charts-cause-mobilized = Unités mobilisées
charts-cause-points = Points achetés
charts-cause-border-zone = Barrage
charts-cause-civil-affairs = Affaires civiles
charts-cause-backfire = Répression
charts-cause-no-reaction = Sans réaction
charts-cause-resettlement = Regroupement
charts-cause-un-debate = Débat à l’ONU
charts-cause-sartre = J.-P. Sartre
charts-cause-elections = Élections
charts-cause-coup = Coup d’État
charts-cause-independence = Indépendances
charts-cause-oas = OAS
charts-cause-resettled = Zones à population regroupée
charts-cause-terror = Marqueurs de terreur
charts-cause-no-mobile-units = Sans unité mobile
charts-cause-army-abroad = Armée extérieure
charts-cause-control = Zones contrôlées
charts-cause-other = Autre

## PA du FLN

charts-ap-title = PA du FLN : revenus et dépenses
charts-ap-axis = PA : revenus en haut, dépenses en bas
charts-ap-file = pa-du-fln-tour-{ $turn }
charts-ap-start = Au départ
charts-ap-income = Zones
charts-ap-income-support = Soutien
charts-ap-raid = Raids
charts-ap-arms = Livraisons d’armes
charts-ap-infiltration = Infiltration
charts-ap-mission-cost = Missions
charts-ap-built = Unités créées
charts-ap-converted = Unités converties
charts-ap-depreciation = Dépréciation
charts-ap-summary = Tour { $turn } : le FLN a reçu { $gained } PA, en a cédé { $spent } et en possède { $level }.

## Soutien dépensé par le Gouvernement

charts-spending-title = Soutien dépensé par le Gouvernement
charts-spending-axis = Points de soutien dépensés
charts-spending-file = depenses-du-gouvernement-tour-{ $turn }
charts-spending-activated = Activation
charts-spending-mobilized = Mobilisation
charts-spending-mission-cost = Missions
charts-spending-points = Points achetés
charts-spending-border-zone = Barrage
charts-spending-summary = Tour { $turn } : le Gouvernement a dépensé { $spent } de son soutien, { $total } jusqu’ici. Premier poste : { $most } ({ $number }).
charts-spending-summary-none = Le Gouvernement n’a pas encore dépensé de soutien.

## Zones

charts-areas-title = Zones contrôlées par chaque camp
charts-areas-axis = Zones
charts-areas-file = zones-tour-{ $turn }
charts-areas-fln = FLN
charts-areas-contested = Disputées
charts-areas-gov = Gouvernement
charts-areas-summary = Tour { $turn } : le FLN contrôle { $fln ->
    [one] { $fln } zone
   *[other] { $fln } zones
 } sur 25, le Gouvernement { $gov } ; zones disputées : { $contested }.

## Forces

charts-boxes-title = Qui se trouve dans quelle case
charts-boxes-axis = Unités
charts-boxes-file = cases-tour-{ $turn }
charts-boxes-neutralized = Neutralisées
charts-boxes-kind = Unités
charts-boxes-total = Toutes
charts-boxes-summary = Tour { $turn }, maintenant : unités du FLN sur la carte : { $fln } (dont clandestines : { $hidden }) ; unités du Gouvernement : { $gov } ; neutralisées en tout : { $down }.

charts-forces-title = Unités sur la carte, tour par tour
charts-forces-axis = FLN en haut, Gouvernement en bas
charts-forces-file = forces-tour-{ $turn }
charts-forces-summary = Tour { $turn } : unités du FLN sur la carte : { $fln } ; unités du Gouvernement : { $gov }.

charts-losses-title = Unités neutralisées, réduites et éliminées
charts-losses-axis = FLN en haut, Gouvernement en bas
charts-losses-file = pertes-tour-{ $turn }
charts-losses-fln-neutralized = FLN, neutralisées
charts-losses-fln-reduced = FLN, réduites
charts-losses-fln-eliminated = FLN, éliminées
charts-losses-gov-neutralized = Gouv., neutralisées
charts-losses-summary = Jusqu’au tour { $turn }, unités du FLN : neutralisations { $fln-neutralized }, réductions { $fln-reduced }, éliminations { $fln-eliminated } ; unités du Gouvernement : neutralisations { $gov-neutralized }.

## Terreur et regroupement

charts-markers-title = Terreur et regroupements, et leur coût
charts-markers-axis = Zones en haut, coût par tour en bas
charts-markers-file = terreur-regroupements-tour-{ $turn }
charts-markers-terror = Zones avec marqueur de terreur
charts-markers-resettled = Zones à population regroupée
charts-markers-cost = Coût en soutien
charts-markers-summary = Tour { $turn } : zones avec un marqueur de terreur : { $terror } ; zones à population regroupée : { $resettled }. Ensemble, elles coûtent au Gouvernement { $cost } de son soutien à chaque tour.

## Deux branches côte à côte

charts-pair-title = Le soutien dans les deux branches
charts-pair-file = deux-branches-tour-{ $turn }
charts-pair-summary = { $first } (tour { $first_turn }) : FLN { $first_fln }, Gouvernement { $first_gov }. { $second } (tour { $second_turn }) : FLN { $second_fln }, Gouvernement { $second_gov }.

## Axes et résumés

chart-start = Début de la guerre
chart-support = Soutien politique
chart-summary = Tour { $turn } : le soutien au FLN est à { $fln } (départ : { $fln_start }), le soutien au Gouvernement à { $gov } (départ : { $gov_start }).

## Les dés

charts-dice-title = Dés
charts-dice-file = des-tour-{ $turn }
charts-dice-axis = Pour cent des dés lancés
charts-dice-face = Face
charts-dice-fell = Sortie tant de fois
charts-dice-band = Intervalle de dés équilibrés
charts-dice-expected = Attendu pour chaque face
charts-dice-head-all = Tous
charts-dice-head-fln = FLN
charts-dice-head-gov = Gouv.
charts-dice-group-all = Tous les dés
charts-dice-group-fln = FLN
charts-dice-group-gov = Gouvernement
charts-dice-summary-none = Aucun dé n’a encore été lancé.
charts-dice-summary-inside = Dés lancés jusqu’ici : { $dice }. Chaque face est attendue { $expected } fois et, avec des dés équilibrés, sort de { $low } à { $high } fois dans 95 guerres sur 100 : les six faces sont dans cet intervalle.
charts-dice-summary-outside = Dés lancés jusqu’ici : { $dice }. Chaque face est attendue { $expected } fois et, avec des dés équilibrés, sort de { $low } à { $high } fois dans 95 guerres sur 100 : hors de cet intervalle : { $faces }.
charts-dice-side-inside = { $side }, dés lancés en mission et au combat : { $dice }, dans l’intervalle.
charts-dice-side-outside = { $side }, dés lancés en mission et au combat : { $dice } ; hors de l’intervalle : { $faces }.
charts-dice-how-often = Des dés équilibrés placent au moins une de leurs six faces hors de l’intervalle dans une guerre sur cinq environ : une seule ne prouve rien.

dice-seed = Numéro de tirage : { $seed }
dice-again = Rejouer avec ce numéro
dice-again-hint = Recommence la même guerre : les mêmes décisions rencontrent les mêmes dés
