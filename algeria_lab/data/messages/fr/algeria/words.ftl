# Le jeu de guerre à zones : lieux, unités, actions, ce qui s’est passé, pourquoi une chose est refusée.

## Lieux

place-FRANCE = France
place-TUNISIA = Tunisie
place-MOROCCO = Maroc
place-CONSTANTINE = Constantine
place-ALGIERS = Alger
place-ORAN = Oran
place-I-1 = Barika
place-I-2 = Batna
place-I-3 = Biskra
place-I-4 = Tébessa
place-II-1 = Sétif
place-II-2 = Philippeville
place-II-3 = Souk Ahras
place-III-1 = Tizi Ouzou
place-III-2 = Bordj Bou Arreridj
place-III-3 = Bougie
place-IV-1 = Médéa
place-IV-2 = Orléansville
place-V-1 = Méchéria
place-V-2 = Tlemcen
place-V-3 = Sidi Bel Abbès
place-V-4 = Mostaganem
place-V-5 = Saïda
place-V-6 = Mascara
place-V-7 = Aïn Sefra
place-V-8 = Laghouat
place-VI-1 = Sidi Aïssa
place-VI-2 = Aïn Oussera

# $place est le nom avec son code, comme « Mostaganem (V-4) » ; $id est le code seul.
place-coded = { $name } ({ $id })
place-at = { $id ->
    [FRANCE] en { $place }
    [TUNISIA] en { $place }
    [MOROCCO] au { $place }
   *[other] à { $place }
  }
place-to = { $id ->
    [FRANCE] vers la { $place }
    [TUNISIA] vers la { $place }
    [MOROCCO] vers le { $place }
   *[other] vers { $place }
  }
place-from = { $id ->
    [FRANCE] de { $place }
    [TUNISIA] de { $place }
    [MOROCCO] du { $place }
    [ALGIERS] d’{ $place }
    [ORAN] d’{ $place }
    [IV-2] d’{ $place }
    [V-7] d’{ $place }
    [VI-2] d’{ $place }
   *[other] de { $place }
  }
wilaya = wilaya { $wilaya }

## Unités

kind-front = Front
kind-cadre = Cadre
kind-band = Bande
kind-failek = Faïlek
kind-division = division française
kind-brigade = brigade française
kind-elite = brigade d’élite
kind-algerian = brigade algérienne
kind-police = unité de Police

unit-front = le Front { $number }
unit-cadre = le Cadre { $number }
unit-band = la Bande { $number }
unit-failek = le Faïlek { $number }
unit-division = la division { $number }
unit-brigade = la brigade française { $number }
unit-elite = la brigade d’élite { $number }
unit-algerian = la brigade algérienne { $number }
unit-police = l’unité de Police { $number }
# Une unité en tête de ce qu’on en dit, comme « Police 8 : en Patrouille ».
label-front = Front { $number }
label-cadre = Cadre { $number }
label-band = Bande { $number }
label-failek = Faïlek { $number }
label-division = Division { $number }
label-brigade = Brigade française { $number }
label-elite = Brigade d’élite { $number }
label-algerian = Brigade algérienne { $number }
label-police = Police { $number }
unit-all = toutes

units-front = { $count ->
    [one] { $count } Front
   *[other] { $count } Fronts
  }
units-cadre = { $count ->
    [one] { $count } Cadre
   *[other] { $count } Cadres
  }
units-band = { $count ->
    [one] { $count } Bande
   *[other] { $count } Bandes
  }
units-failek = { $count ->
    [one] { $count } Faïlek
   *[other] { $count } Faïleks
  }
units-division = { $count ->
    [one] { $count } division française
   *[other] { $count } divisions françaises
  }
units-brigade = { $count ->
    [one] { $count } brigade française
   *[other] { $count } brigades françaises
  }
units-elite = { $count ->
    [one] { $count } brigade d’élite
   *[other] { $count } brigades d’élite
  }
units-algerian = { $count ->
    [one] { $count } brigade algérienne
   *[other] { $count } brigades algériennes
  }
units-police = { $count ->
    [one] { $count } unité de Police
   *[other] { $count } unités de Police
  }
# $spot est un nom avec son code, comme « Mostaganem, V-4 ».
place-listed = { $name }, { $id }
unit-where = { $unit } ({ $spot })
only-front = le Front
only-front-there = le Front { $at }
only-cadre = le Cadre
only-cadre-there = le Cadre { $at }

box-UG = Clandestinité
box-OPS = Opérations
box-PTL = Patrouille
box-OC = Opérations terminées
box-none = hors de la carte
mode-dispersed = en mode dispersé
mode-concentrated = en mode concentré

## Pistes et phases

track-fln_psl = Soutien au FLN
track-gov_psl = Soutien au Gouvernement
track-fln_ap = PA du FLN
track-air = Points aériens disponibles
track-air_max = Points aériens
track-helicopter = Points d’hélicoptères disponibles
track-helicopter_max = Points d’hélicoptères
track-naval = Points navals
track-border_zone = Modificateur du barrage frontalier
track-oas = OAS
track-turn = Tour

phase-setup = Mise en place
phase-random_events = Événements aléatoires
phase-reinforcement = Renforts
phase-deployment = Déploiement
phase-operations = Opérations
phase-interphase = Interphase
phase-game_over = La guerre est finie

entered-setup = Mise en place
entered-random_events = Tour { $turn } : événements aléatoires
entered-reinforcement-gov = Tour { $turn } : renforts du Gouvernement
entered-reinforcement-fln = Tour { $turn } : renforts du FLN
entered-deployment-gov = Tour { $turn } : déploiement du Gouvernement
entered-deployment-fln = Tour { $turn } : déploiement du FLN
entered-operations = Tour { $turn } : opérations
entered-interphase = Tour { $turn } : interphase

## Actions, par étape et par verbe

act-setup-quick = Utiliser le déploiement proposé
act-setup-place = Placer : { $kind } { $at }
act-setup-shift = Déplacer : { $kind } { $from } { $to }
act-setup-done = Terminer la mise en place

act-un_debate-raise_fln = Augmenter d’un dé le soutien au FLN
act-un_debate-lower_gov = Réduire d’un dé le soutien au Gouvernement
act-purge_zone-zone = Choisir la { $wilaya } pour la purge
act-purge-neutralize = Neutraliser { $unit }
act-withdraw-remove = Envoyer { $unit } à l’OTAN jusqu’au tour suivant
act-suez-remove = Envoyer { $unit } à Suez jusqu’au tour suivant
act-place_oas-oas = Placer l’OAS { $at }
act-oas_removal-keep = Laisser l’OAS en jeu
act-oas_removal-remove_oas = Retirer l’OAS du jeu

act-gov_reinforcement-activate = { $all ->
    [yes] Activer toutes les unités inactives
   *[no] Activer { $unit }
  }
act-gov_reinforcement-mobilize = Mobiliser { $unit }
act-gov_reinforcement-remove = Retirer { $unit } de la carte
act-gov_reinforcement-buy = { $points ->
    [air] Acheter un Point aérien
    [helicopter] Acheter un Point d’hélicoptères
   *[naval] Acheter un Point naval
  }
act-gov_reinforcement-border = { $act ->
    [mobilize] Mobiliser le barrage frontalier
    [improve] Renforcer le barrage frontalier
   *[activate] Activer le barrage frontalier
  }
act-gov_reinforcement-done = Terminer les renforts
act-mobilize-to = Arriver { $at }

act-fln_reinforcement-build = Créer : { $kind } { $at }
act-fln_reinforcement-convert = Convertir { $unit } en { $kind }
act-fln_reinforcement-done = Terminer les renforts

act-gov_deployment-patrol = Mettre { $unit } en Patrouille
act-gov_deployment-deploy = Déployer { $unit } ailleurs
act-gov_deployment-mode = { $mode ->
    [dispersed] Disperser { $unit }
   *[concentrated] Concentrer { $unit }
  }
act-gov_deployment-lift = Héliporter { $unit }
act-gov_deployment-done = Terminer le déploiement
act-deploy-to = Aller { $at }

act-fln_deployment-ops = { $all ->
    [yes] Faire sortir toutes les unités vers la case Opérations
   *[no] Faire sortir { $unit } vers la case Opérations
  }
act-fln_deployment-to_france = Envoyer { $unit } en France
act-fln_deployment-from_france = Faire revenir { $at } le Cadre qui est en France
act-fln_deployment-done = Terminer le déploiement

act-operations-propaganda = Propagande par { $unit }
act-operations-strike = Grève menée par { $unit }
act-operations-move = Déplacer { $unit }
act-operations-raid = Raid { $at }
act-operations-harass = Harcèlement { $at }
act-operations-yield = Laisser agir le Gouvernement
act-operations-pass = { $seat ->
    [fln] Passer (fin de votre tour)
   *[gov] Passer
  }
act-operations-auto_pass = Passer jusqu’à la fin de la phase
act-operations-flush = Ratissage { $at }
act-operations-intelligence = Renseignement { $at }
act-operations-civil_affairs = Affaires civiles { $at }
act-operations-suppress = Répression { $at }
act-operations-resettle = Regroupement de population { $at }

act-strike-pick = Faire participer { $unit } à la grève
act-strike-done = Lancer le dé de la grève
act-move-to = Aller { $at }
act-raid-pick = Faire participer { $unit } au raid
act-raid-done = Lancer le dé du raid
act-harass-target = Prendre { $unit } pour cible
act-harass-pick = Faire participer { $unit } au harcèlement
act-harass-done = Lancer les dés du harcèlement
act-flush-pick = Faire participer { $unit } au Ratissage
act-flush-lift = Héliporter { $unit }
act-flush-air = { $number ->
    [0] N’engager aucun Point aérien
    [one] Engager { $number } Point aérien
   *[other] Engager { $number } Points aériens
  }
act-flush-done = Lancer les dés du Ratissage
act-react-pick = Faire participer { $unit } à la réaction
act-react-lift = { act-flush-lift }
act-react-air = { act-flush-air }
act-react-done = Réagir
act-react-decline = Ne pas réagir
act-commit_air-air = { act-flush-air }
act-choose_loss-lose = { $unit } subit une perte
act-distribute-raise = { $seat ->
    [fln] Augmenter de { $number } le soutien au FLN
   *[gov] Augmenter de { $number } le soutien au Gouvernement
  }
act-distribute-lower = { $seat ->
    [fln] Réduire de { $number } le soutien au Gouvernement
   *[gov] Réduire de { $number } le soutien au FLN
  }
act-suppressed-neutralize = Neutraliser { $unit }
act-assist-pick = Faire participer { $unit }
act-assist-done = Lancer le dé de la répression
act-free_mobilization-mobilize = Mobiliser { $unit } sans frais
act-free_mobilization-done = Ne pas employer le reste
act-free_unit-to = { act-mobilize-to }
act-remove_elites-remove = Retirer { $unit } de la guerre

## Titres des listes d’actions, par verbe

group-quick = Mise en place
group-place = Placer des unités
group-shift = Déplacer des unités
group-done = Continuer
group-raise_fln = Débat aux Nations unies
group-lower_gov = { group-raise_fln }
group-zone = Wilaya
group-neutralize = Neutraliser
group-remove = Retirer
group-oas = OAS
group-keep = OAS
group-remove_oas = OAS
group-activate = Activer
group-mobilize = Mobiliser
group-buy = Acheter des Points
group-border = Barrage frontalier
group-to = Où aller
group-build = Créer
group-convert = Convertir
group-patrol = Patrouille
group-deploy = Déployer
group-mode = Modes des divisions
group-lift = Héliporter
group-ops = Vers la case Opérations
group-to_france = France
group-from_france = France
group-propaganda = Propagande
group-strike = Grève
group-move = Déplacement
group-raid = Raid
group-harass = Harcèlement
group-yield = Continuer
group-pass = Continuer
group-auto_pass = Continuer
group-flush = Ratissage
group-intelligence = Renseignement
group-civil_affairs = Affaires civiles
group-suppress = Répression
group-resettle = Regroupement de population
group-pick = Unités qui participent
group-target = Cible
group-air = Points aériens
group-decline = Continuer
group-lose = Pertes
group-raise = Augmenter son soutien
group-lower = Réduire l’autre soutien

## Ce qui est attendu, par étape

prompt-setup = { $seat } : placez vos unités là où le scénario le permet, ou utilisez le déploiement proposé.
prompt-un_debate = { $seat } : augmentez le soutien au FLN ou réduisez le soutien au Gouvernement par le débat aux Nations unies.
prompt-purge_zone = { $seat } : désignez une wilaya pour la purge au sein du FLN.
prompt-purge = { $seat } : choisissez encore { $count ->
    [one] une unité
   *[other] { $count } unités
  } à neutraliser dans la purge de la { $at }.
prompt-withdraw = { $seat } : cédez encore { $count ->
    [one] une brigade
   *[other] { $count } brigades
  } à l’OTAN ; une division compte pour trois.
prompt-suez = { $seat } : envoyez encore { $count ->
    [one] une brigade d’élite
   *[other] { $count } brigades d’élite
  } à Suez jusqu’au tour suivant.
prompt-place_oas = { $seat } : placez l’OAS.
prompt-oas_removal = { $seat } : l’OAS peut être retirée du jeu.
prompt-gov_reinforcement = { $seat } : activez, mobilisez ou achetez ; tout se paie en soutien.
prompt-mobilize = { $seat } : où arrive { $unit } ?
prompt-fln_reinforcement = { $seat } : créez et convertissez des unités avec { $ap } PA.
prompt-gov_deployment = { $seat } : mettez des unités actives en Patrouille ou envoyez-les ailleurs, dispersez ou concentrez des divisions.
prompt-deploy = { $seat } : où va { $unit } ?
prompt-fln_deployment = { $seat } : { $left ->
    [0] toutes vos unités sont sorties, terminez le déploiement
   *[other] choisissez les unités qui sortent de la clandestinité
  }.
prompt-operations-fln = { $seat } : choisissez une mission, laissez agir le Gouvernement ou passez.
prompt-operations-gov = { $seat } : choisissez une mission ou passez.
prompt-strike = { $seat } : choisissez les Cadres qui participent à la grève { $at }, puis lancez le dé.
prompt-move = { $seat } : où va { $unit } ?
prompt-raid = { $seat } : choisissez qui participe au raid { $at }, puis lancez le dé.
prompt-harass = { $seat } : choisissez la cible et qui participe au harcèlement { $at }, puis lancez les dés.
prompt-flush = { $seat } : choisissez qui participe au Ratissage { $at }, puis lancez les dés.
prompt-react = { $seat } : faut-il réagir { $what ->
    [propaganda] à la propagande
    [strike] à la grève
    [move] au déplacement
    [raid] au raid
   *[harass] au harcèlement
  } { $at } ?
prompt-commit_air = { $seat } : combien de Points aériens pour le combat { $at } ?
prompt-choose_loss = { $seat } : { $count ->
    [one] 1 perte à subir dans le combat { $at } : quelle unité ?
   *[other] { $count } pertes à répartir dans le combat { $at } : quelle unité subit la prochaine ?
  }
prompt-distribute = { $seat } : { $count ->
    [one] un point
   *[other] { $count } points
  } à répartir ; augmentez votre soutien ou réduisez celui de l’autre camp.
prompt-suppressed = { $seat } : choisissez encore { $count ->
    [one] une unité
   *[other] { $count } unités
  } à neutraliser dans la répression { $at }.
prompt-assist = { $seat } : choisissez les brigades d’élite qui participent à la répression { $at }, puis lancez le dé.
prompt-free_mobilization = { $seat } : mobilisez des unités sans frais ; leurs prix peuvent faire { $price } en tout.
prompt-free_unit = { $seat } : où arrive { $unit } ?
prompt-remove_elites = { $seat } : retirez encore { $count ->
    [one] une brigade d’élite
   *[other] { $count } brigades d’élite
  } de la guerre après le coup d’État.
prompt-so-far = Jusqu’ici : { $units }.
prompt-air = Points aériens : { $number }.
prompt-over = La guerre est finie.
prompt-why = { $rule-title } [{ $rule }]

mission-propaganda = Propagande
mission-strike = Grève
mission-move = Déplacement
mission-raid = Raid
mission-harass = Harcèlement
mission-civil_affairs = Affaires civiles
mission-suppression = Répression

## Jets : pour quoi

rolled-starting-ap = PA de départ
rolled-event = Événement aléatoire
rolled-arms = Livraison d’armes
rolled-elections = Élections en France
rolled-un-debate = Débat aux Nations unies
rolled-purge = Purge dans la { $wilaya }
rolled-nato = L’OTAN réclame des unités
rolled-suez = Suez, rappel de brigades d’élite
rolled-infiltration = Infiltration depuis le Maroc et la Tunisie
rolled-independence-check = Indépendance du Maroc et de la Tunisie
rolled-independence-fln = Indépendance du Maroc et de la Tunisie, soutien au FLN
rolled-independence-gov = Indépendance du Maroc et de la Tunisie, soutien au Gouvernement
rolled-oas-control = Contrôle de l’OAS
rolled-oas-suppression = Répression par l’OAS { $at }
rolled-propaganda = Propagande du FLN { $at }
rolled-strike = Grève du FLN { $at }
rolled-strike-points = Points de la grève { $at }
rolled-no-reaction = Aucune réaction à la grève { $at }
rolled-move = Déplacement du FLN { $to }
rolled-raid = Raid du FLN { $at }
rolled-contact = Contact avec { $unit }
rolled-evasion = Esquive par { $unit }
rolled-fln-fire = Tir du FLN { $at }
rolled-gov-fire = Tir du Gouvernement { $at }
rolled-civil-affairs = Affaires civiles { $at }
rolled-suppression = Répression { $at }
rolled-backfire = La répression { $at } se retourne contre le Gouvernement
rolled-suppression-victim = Unité neutralisée par la répression { $at }, tirée au sort
rolled-resettlement = Regroupement de population { $at }
rolled-control-fln = Contrôle { $at }, dé du FLN
rolled-control-gov = Contrôle { $at }, dé du Gouvernement
rolled-depreciation-air-max = Dépréciation des Points aériens à la fin du tour
rolled-depreciation-helicopter-max = Dépréciation des Points d’hélicoptères à la fin du tour
rolled-depreciation-fln-ap = Dépréciation des PA à la fin du tour
rolled-recovery = Récupération pour { $unit }
rolled-terror-recovery = Marqueur de terreur { $at }
rolled-no-mobile-units = Aucune unité mobile du FLN n’est prête en Algérie
rolled-coup-check = Menace de coup d’État
rolled-coup = Tentative de coup d’État
rolled-coup-points = Points
rolled-free-mobilization = Points de mobilisation sans frais
rolled-elites-removed = Brigades d’élite retirées

# Plusieurs unités qui lancent contre une même limite, avec les mêmes modificateurs.
trials-contact = Contact
trials-evasion = Esquive
trials-recovery = Récupération
trials = { $what }{ $cite }, limite { $limit }{ $mods } : { $results }.
trials-item = { $label } : le dé donne { $face }, { $result }

# Le dé des dizaines et le dé des unités.
roll-event = { $what }{ $cite } : { $tens } et { $ones } aux dés, soit { $result }.
# Les Points aériens ajoutent leurs dés à la puissance de feu.
fire = { $what }{ $cite } : puissance de feu { $power }{ $air ->
    [no] { "" }
   *[yes] , dont { $faces } de l’aviation
  }, { $face } au dé, soit { $result }.

## Jets : ce qui en résulte

result-points = { $number ->
    [0] aucun point
    [one] { $number } point
   *[other] { $number } points
  }
result-doubled = { $number ->
    [0] aucun point
    [one] { $number } point, doublé en { $doubled } dans une ville
   *[other] { $number } points, doublés en { $doubled } dans une ville
  }
result-ap = { $number } PA
result-hits = { $number ->
    [0] aucune perte infligée
    [one] { $number } perte infligée
   *[other] { $number } pertes infligées
  }
result-propaganda-plus = { $result }, et l’unité qui a parlé est perdue ou réduite
result-strike-dice = { $number ->
    [0] aucun point
    [one] un dé de points
   *[other] { $number } dés de points
  }
result-strike-plus = { $result }, et les unités de la grève sont perdues ou réduites
result-strike-at = { $result }, et toute la Police sur place est neutralisée
result-raid-plus = { $result }, neutralisation d’une unité du raid, et un marqueur de terreur
result-raid-at = { $result }, neutralisation d’une unité de Police s’il y en a, et un marqueur de terreur
result-fln-loses = { $number ->
    [0] le FLN ne perd aucun point de soutien
    [one] le FLN perd { $number } point de soutien
   *[other] le FLN perd { $number } points de soutien
  }
result-civil-affairs-marked = { $result }, et tout marqueur de terreur y est levé
result-another = une autre unité
result-neutralizes = { $number ->
    [0] aucune neutralisation
    [one] la neutralisation d’une Bande ou d’un Faïlek au plus
   *[other] la neutralisation de { $number } Bandes ou Faïleks au plus
  }
result-suppression-plus = { $result }, et elle se retourne contre le Gouvernement : marqueur de terreur et perte de soutien
result-suppression-at = { $result }, Cadres et Fronts aussi, et un marqueur de terreur
result-move = { $passed ->
    [yes] l’unité est éliminée
   *[no] l’unité arrive
  }
result-contact = { $passed ->
    [yes] contact
   *[no] pas de contact
  }
result-evasion = { $passed ->
    [yes] s’échappe
   *[no] ne s’échappe pas
  }
result-recovery = { $passed ->
    [yes] ne récupère pas
   *[no] récupère
  }
result-terror-recovery = { $passed ->
    [yes] il reste
   *[no] il est levé
  }
result-control = { $passed ->
    [yes] contrôle revendiqué
   *[no] pas de contrôle
  }
result-depreciation = { $passed ->
    [yes] perte de { $limit }
   *[no] aucune perte
  }
result-oas-control = { $passed ->
    [yes] le FLN décide de sa place ce tour-ci
   *[no] le Gouvernement décide de sa place ce tour-ci
  }
result-coup-check = { $passed ->
    [yes] aucune tentative
   *[no] une tentative a lieu
  }
result-independence-check = { $passed ->
    [yes] les deux pays deviennent indépendants
   *[no] pas encore
  }
result-brigades = { $number ->
    [one] { $number } brigade
   *[other] { $number } brigades
  }
result-units = { $number ->
    [one] { $number } unité
   *[other] { $number } unités
  }
result-gains = { $number ->
    [one] un gain d’un dé de points pour le Gouvernement
   *[other] un gain de { $number } dés de points pour le Gouvernement
  }
result-loses = { $number ->
    [one] une perte d’un dé de points pour le Gouvernement
   *[other] une perte de { $number } dés de points pour le Gouvernement
  }
result-elections = { $result }
result-coup-wild-success = un très grand succès : { $result }, qui peut mobiliser des unités sans frais
result-coup-big-success = un grand succès : { $result }, qui peut mobiliser des unités sans frais
result-coup-success = un succès : { $result }
result-coup-fizzle = une tentative sans suite : { $result }
result-coup-failure = un échec : { $result }, et d’une brigade d’élite
result-coup-abject-failure = un échec complet : { $result }, et de brigades d’élite
result-event-none = aucun événement
result-event-arms = une livraison d’armes au FLN
result-event-jealousy = rivalités au sein du FLN, aucun déplacement entre wilayas ce tour-ci
result-event-elections = des élections en France
result-event-un-debate = un débat aux Nations unies sur l’Algérie
result-event-purge = une purge au sein du FLN
result-event-independence = un événement au Maroc et en Tunisie
result-event-nato = une demande d’unités françaises par l’OTAN
result-event-suez = la crise de Suez
result-event-amnesty = une amnistie, Affaires civiles et Répression ont plus d’effet ce tour-ci
result-event-sartre = une prise de position de Jean-Paul Sartre contre la guerre

## Modificateurs : pourquoi

why-units-beyond-first = { $count ->
    [one] unité en plus de la première
   *[other] unités en plus de la première
  }
why-units-on-patrol = { $count ->
    [one] unité en Patrouille
   *[other] unités en Patrouille
  }
why-cadres-assist = { $count ->
    [one] Cadre participant
   *[other] Cadres participants
  }
why-elites-assist = { $count ->
    [one] brigade d’élite participante
   *[other] brigades d’élite participantes
  }
why-terrorized = marqueur de terreur
why-remote = zone isolée
why-urban = zone urbaine
why-evasion-above-contact = esquive supérieure au contact
why-border-zone = barrage frontalier
why-amnesty = amnistie
why-elite = unité d’élite
why-high-psl = soutien de 70 ou plus
why-low-psl = soutien de 30 ou moins
why-no-active-fln = aucune unité du FLN prête sur place
why-oas-in-france = OAS en France

## Pistes qui changent, et pourquoi

counted = { $track } : { $change }{ $reason }{ $cite }, désormais { $now }.
counted-reason = { " " }({ $reason })
counted-reason-placed = { "" }, { $reason }
counted-border_zone = Le barrage frontalier est à { $now }{ $cite }.

# $by est le camp qui répartit les points.
reason-distributed = { $by ->
    [gov] points pour des unités du FLN éliminées
   *[fln] points d’une mission ou d’un combat du FLN
  }
reason-overflow = ce que l’autre camp a gagné au-delà de 99
reason-reduced = un Front ou un Faïlek réduit { $at }
reason-mission-cost = prix de la mission { $at }
reason-raid = raid { $at }
reason-civil-affairs = Affaires civiles { $at }
reason-backfire = répression { $at }
reason-no-reaction = aucune réaction à la grève { $at }
reason-resettlement = regroupement de population { $at }
reason-un-debate = débat aux Nations unies
reason-sartre = Jean-Paul Sartre
reason-arms = livraison d’armes, moins les Points navals
reason-infiltration = infiltration
reason-elections = élections en France
reason-coup = tentative de coup d’État
reason-independence = indépendance du Maroc et de la Tunisie
reason-oas = l’OAS { $at }
reason-resettled = population regroupée { $at }
reason-terror = marqueur de terreur { $at }
reason-no-mobile-units = aucune unité mobile prête en Algérie
reason-army-abroad = armée au Maroc et en Tunisie
reason-control = davantage de zones contrôlées
reason-depreciation = dépréciation
reason-income = revenu { $at }
reason-income-many = revenu de { $count } zones
reason-income-support = revenu du soutien
reason-built = une unité créée { $at }
reason-converted = une unité convertie { $at }
reason-activated = unités activées
reason-points = Points achetés
reason-border-zone = barrage frontalier
reason-half = le demi-point tombe à la fin de la phase
reason-mobilized = une unité mobilisée { $at }
reason-committed = engagés { $at }
reason-airlift = une unité héliportée

## Ce qui a été choisi

chosen-setup-quick = { $seat ->
    [fln] Le FLN prend
   *[gov] Le Gouvernement prend
  } le déploiement proposé{ $cite }.
chosen-setup-place = { $seat ->
    [fln] Le FLN place
   *[gov] Le Gouvernement place
  } : { $kind } { $at }{ $cite }.
chosen-setup-shift = { $seat ->
    [fln] Le FLN déplace
   *[gov] Le Gouvernement déplace
  } : { $kind } { $from } { $to }{ $cite }.
chosen-fln_reinforcement-convert = Le FLN convertit { $unit } ({ $kind }){ $cite }.
chosen-operations-harass = Le FLN commence un harcèlement { $at }{ $cite }.
chosen-operations-yield = Le FLN laisse agir le Gouvernement{ $cite }.
chosen-operations-pass = { $seat ->
    [fln] Le FLN passe
   *[gov] Le Gouvernement passe
  }{ $cite }.
chosen-operations-auto_pass = Le Gouvernement passe jusqu’à la fin de la phase{ $cite }.
chosen-operations-flush = Le Gouvernement commence un Ratissage { $at }{ $cite }.
chosen-operations-intelligence = Le Gouvernement commence une recherche de renseignements { $at }{ $cite }.
chosen-react-done = Le Gouvernement réagit{ $cite }.
chosen-react-decline = Le Gouvernement ne réagit pas{ $cite }.
chosen-oas_removal-keep = Le Gouvernement laisse l’OAS en jeu{ $cite }.

## Pions qui bougent

moved-dead = { $label } : élimination{ $cite }.
moved-no-counter = { moved-dead }
moved-pool = { $label } : retour à la réserve{ $cite }.
moved-nato = { $label } : départ pour l’OTAN jusqu’au tour suivant{ $cite }.
moved-suez = { $label } : départ pour Suez jusqu’au tour suivant{ $cite }.
moved-removed = { $label } : retrait de la guerre{ $cite }.
moved-arrives = { $units } { $count ->
    [one] arrive
   *[other] arrivent
  } { $at }{ $cite }.
moved-built = { $label } : création { $at }{ $cite }.
moved-stand-in = Base du FLN { $at }{ $cite }.
moved-back = { $label } : retour { $at }{ $cite }.
moved-UG = { $label } : en Clandestinité { $at }{ $cite }.
moved-OPS = { $label } : en Opérations { $at }{ $cite }.
moved-PTL = { $label } : en Patrouille { $at }{ $cite }.
moved-reduced = { moved-pool }
moved-replaces = { $label } : { $at }, { $box }{ $cite }.
moved-many = { $label } : { $box }, en { $count } lieux{ $cite }.
reduced-to = { $label } : réduction en { $kind } { $at }{ $cite }.

## Choses retournées

flipped-neutralized-on = { $label } : neutralisation{ $cite }.
flipped-airmobile-on = { $label } : héliportage{ $cite }.
flipped-dispersed-on = { $label } : mode dispersé{ $cite }.
flipped-dispersed-off = { $label } : mode concentré{ $cite }.
flipped-terror-on = Marqueur de terreur { $at }{ $cite }.
flipped-terror-off = Le marqueur de terreur { $at } est levé{ $cite }.
flipped-resettled-on = La population { $from } est regroupée : zone isolée désormais{ $cite }.
flipped-control = { $side ->
    [fln] { $place } passe sous contrôle du FLN
    [gov] { $place } passe sous contrôle du Gouvernement
   *[none] Contrôle disputé { $at }
  }{ $cite }.
# Plusieurs zones à la fois, par leur nom.
flipped-control-many = { $side ->
    [fln] À présent sous contrôle du FLN
    [gov] À présent sous contrôle du Gouvernement
   *[none] À présent disputées
  }{ $cite } : { $places }.
flipped-independent-on = Le Maroc et la Tunisie deviennent indépendants{ $cite }.
flipped-oas-pending = L’OAS entre en jeu{ $cite }.
flipped-oas-placed = L’OAS est { $at }{ $cite }.
flipped-oas-gone = L’OAS n’est plus en jeu{ $cite }.
flipped-border_zone_active-on = Le barrage frontalier est actif ce tour-ci{ $cite }.
flipped-slow_reaction-off = La réaction française lente est terminée{ $cite }.
flipped-shorter_leader = { $side ->
    [fln] Le FLN a une avance de 26 ou plus
    [gov] Le Gouvernement a une avance de 26 ou plus
   *[none] Personne n’a plus une avance de 26
  }{ $cite }.
flipped-winner = { $side ->
    [fln] La guerre prend fin. Le soutien au Gouvernement est de 0
   *[gov] La guerre prend fin. Le soutien au FLN est de 0
  }{ $cite }.
flipped-winner-lead = { $side ->
    [fln] La guerre prend fin. Le FLN a une avance de 26 ou plus pour la seconde fois
   *[gov] La guerre prend fin. Le Gouvernement a une avance de 26 ou plus pour la seconde fois
  }{ $cite }.

# $support est le niveau du camp qui n’a pas gagné.
outcome-support = La guerre prend fin. { $loser ->
    [gov] Le soutien au Gouvernement est de { $support }.
   *[fln] Le soutien au FLN est de { $support }.
  } { $winner ->
    [fln] Dans les termes du jeu, c’est une victoire { $level } du FLN.
   *[gov] Dans les termes du jeu, c’est une victoire { $level } du Gouvernement.
  }
outcome-lead = La guerre prend fin. Le soutien au FLN est de { $fln }, le soutien au Gouvernement de { $gov }. { $winner ->
    [fln] Dans les termes du jeu, c’est une victoire { $level } du FLN.
   *[gov] Dans les termes du jeu, c’est une victoire { $level } du Gouvernement.
  }
level-marginal = marginale
level-substantial = nette
level-decisive = décisive

## Chances : ce qu’une action peut apporter

brings-nothing = rien
brings-fln_points = { $count ->
    [one] { $count } point pour le FLN
   *[other] { $count } points pour le FLN
  }
brings-gov_points = { $count ->
    [one] { $count } point pour le Gouvernement
   *[other] { $count } points pour le Gouvernement
  }
brings-fln_psl = soutien au FLN { $change }
brings-gov_psl = soutien au Gouvernement { $change }
brings-fln_ap = PA { $change }
brings-fln_hits = { $count ->
    [one] { $count } perte pour le FLN
   *[other] { $count } pertes pour le FLN
  }
brings-fln_eliminated = { $count ->
    [one] { $count } unité du FLN éliminée
   *[other] { $count } unités du FLN éliminées
  }
brings-fln_reduced = { $count ->
    [one] { $count } unité du FLN réduite
   *[other] { $count } unités du FLN réduites
  }
brings-fln_neutralized = { $count ->
    [one] { $count } unité du FLN neutralisée
   *[other] { $count } unités du FLN neutralisées
  }
brings-fln_exposed = { $count ->
    [one] { $count } unité du FLN découverte
   *[other] { $count } unités du FLN découvertes
  }
brings-fln_hidden = { $count ->
    [one] { $count } unité du FLN s’échappe
   *[other] { $count } unités du FLN s’échappent
  }
brings-gov_neutralized = { $count ->
    [one] { $count } unité du Gouvernement neutralisée
   *[other] { $count } unités du Gouvernement neutralisées
  }
brings-combat_against-fln = unités du FLN neutralisées
brings-combat_against-gov = unités du Gouvernement neutralisées
brings-terror-on = marqueur de terreur
brings-terror-off = marqueur de terreur levé
brings-winner-fln = fin de la guerre : FLN
brings-winner-gov = fin de la guerre : Gouvernement

# $number est $count tel qu’on l’écrit, avec une décimale.
amount-fln_points = { $count ->
    [one] { $number } point pour le FLN
   *[other] { $number } points pour le FLN
  }
amount-gov_points = { $count ->
    [one] { $number } point pour le Gouvernement
   *[other] { $number } points pour le Gouvernement
  }
amount-fln_hits = { $count ->
    [one] { $number } perte pour le FLN
   *[other] { $number } pertes pour le FLN
  }
amount-fln_eliminated = { $count ->
    [one] { $number } unité du FLN éliminée
   *[other] { $number } unités du FLN éliminées
  }
amount-fln_reduced = { $count ->
    [one] { $number } unité du FLN réduite
   *[other] { $number } unités du FLN réduites
  }
amount-fln_neutralized = { $count ->
    [one] { $number } unité du FLN neutralisée
   *[other] { $number } unités du FLN neutralisées
  }
amount-fln_exposed = { $count ->
    [one] { $number } unité du FLN découverte
   *[other] { $number } unités du FLN découvertes
  }
amount-fln_hidden = { $count ->
    [one] { $number } unité du FLN s’échappe
   *[other] { $number } unités du FLN s’échappent
  }
amount-gov_neutralized = { $count ->
    [one] { $number } unité du Gouvernement neutralisée
   *[other] { $number } unités du Gouvernement neutralisées
  }
amount-terror = { $count ->
    [one] { $number } marqueur de terreur
   *[other] { $number } marqueurs de terreur
  }

## Refus, et ce qui marcherait

refusal-war-over = La guerre est finie.
refusal-no-concession = Sur la carte, on n’abandonne pas la guerre : elle dure jusqu’à la victoire d’un camp ou jusqu’à son terme. On peut enregistrer la partie ou la quitter.
refusal-not-your-turn = C’est { $turn } qui décide maintenant, pas { $seat }.
refusal-verb-not-now = « { $verb } » n’est pas un choix possible maintenant. Choix : { $known }.
refusal-wrong-arguments = « { $verb } » demande { $takes }.
refusal-not-offered = « { $given } » n’est pas un choix possible maintenant.
refusal-not-a-unit = « { $given } » n’est pas une unité ; une unité s’appelle par exemple band-3.
refusal-not-a-units = « { $given } » n’est ni une unité, comme elite-2, ni « all ».
refusal-not-a-area = « { $given } » n’est pas une zone ; une zone s’appelle par exemple V-4 ou ALGIERS.
refusal-not-a-place = « { $given } » n’est pas un lieu ; un lieu s’appelle par exemple V-4, ALGIERS ou TUNISIA.
refusal-not-a-kind = « { $given } » n’est pas un type d’unité.
refusal-not-a-number = « { $given } » n’est pas un nombre de deux chiffres au plus.
refusal-not-a-word = « { $given } » ne fait pas partie de : { $takes }.

refusal-units-left = { $left ->
    [one] Une unité reste à placer.
   *[other] { $left } unités restent à placer.
  }
refusal-none-left = Il ne reste à placer aucune unité du type { $kind }.
refusal-none-there = Il n’y a aucune unité du type { $kind } { $at }.
refusal-wilaya-full = La { $wilaya } ne prend plus d’unités du type { $kind }.
refusal-other-wilaya = { $start } et { $end } ne sont pas deux zones d’une même wilaya.
refusal-quick-first = Le déploiement proposé est réservé à un camp qui n’a encore rien placé.
refusal-no-front-here = Aucun Front ne peut se tenir { $at } : ni zone isolée ni pays, et un seul Front par zone.

refusal-not-in-wilaya = { $unit } n’est pas une unité du FLN de la { $wilaya } que l’on puisse neutraliser.
refusal-oas-place = L’OAS se tient à Alger, à Constantine, à Oran ou en France, pas { $at }.

refusal-too-little-psl = Cela coûte { $price } de soutien et le Gouvernement en a { $psl } : ce n’est pas assez.
refusal-not-in-pool = { $unit } ne se trouve pas dans la réserve des unités à mobiliser.
refusal-over-budget = { $unit } coûte { $price } et il ne reste que { $left }.
refusal-not-inactive = { $all ->
    [yes] Aucune unité n’attend d’être activée.
   *[no] { $unit } n’attend aucune activation.
  }
refusal-slow-allowance = Avec la réaction française lente, une seule unité mobile ou un seul Point par tour ; c’est déjà fait pour ce tour.
refusal-slow-reaction = La réaction française lente l’interdit tant que le soutien au FLN ne dépasse pas le soutien au Gouvernement.
refusal-track-full = { $points ->
    [air] Les Points aériens s’arrêtent à { $most }.
    [helicopter] Les Points d’hélicoptères s’arrêtent à { $most }.
   *[naval] Les Points navals s’arrêtent à { $most }.
  }
refusal-zone-independence = Le barrage frontalier ne peut être construit qu’une fois le Maroc et la Tunisie indépendants.
refusal-zone-mobilized = Le barrage frontalier est déjà mobilisé.
refusal-zone-too-early = Le barrage frontalier se renforce à partir du tour qui suit sa mobilisation.
refusal-zone-complete = Le barrage frontalier est complet : son modificateur est { $drm }.
refusal-zone-steps = Le barrage frontalier se renforce au plus { $most } fois par tour.
refusal-zone-no-effect = Le barrage frontalier n’a pas encore d’effet ; il n’y a rien à activer.
refusal-zone-active = Le barrage frontalier est déjà actif.

refusal-too-few-ap = Cela coûte { $cost } PA et le FLN en a { $ap }.
refusal-no-counter = Tous les pions du type { $kind } sont employés.
refusal-no-front = Aucun Front { $at } ne le permet.
refusal-not-independent = { $place } : l’indépendance n’est pas encore venue.
refusal-no-such-conversion = { $unit } ne peut pas se convertir en { $kind }.
refusal-not-in-algeria-or-abroad = { $unit } n’est ni en Algérie, ni au Maroc, ni en Tunisie.
refusal-front-already = Il y a déjà un Front { $at }.
refusal-failek-abroad = Les Faïleks se forment au Maroc et en Tunisie, pas { $at }.
refusal-stand-in = La base { $at } tient lieu de Front et ne se convertit pas.

refusal-deployed-already = { $unit } n’est pas dans la case Opérations, ou a déjà été déployée pendant cette phase.
refusal-same-area = L’unité est déjà { $at }.
refusal-mode-changed = { $unit } est déjà { $mode } ou a déjà changé de mode ce tour-ci.
refusal-not-underground = { $all ->
    [yes] Aucune unité n’est en Clandestinité et en état d’agir en Algérie.
   *[no] { $unit } n’est pas en Clandestinité et en état d’agir en Algérie.
  }
refusal-france-full = Il y a déjà un Cadre en France.
refusal-france-once = Un seul voyage par tour vers la France ou depuis la France.
refusal-france-empty = Il n’y a pas de Cadre en France.

refusal-fln-has-passed = Le FLN a passé ; il suffit donc de passer une fois.
refusal-gov-just-passed = Le Gouvernement vient de passer ; on ne peut pas le faire agir.
refusal-not-on-map = { $unit } ne se trouve pas sur la carte.
refusal-neutralized = { $unit } est à l’état neutralisé.
refusal-not-in-operations = { $unit } ({ $spot }) ne se trouve pas dans la case Opérations.
refusal-once-a-turn = { $mission } : une fois par tour { $at }, et c’est déjà fait.
refusal-remote-area = { $place } est une zone isolée ; il faut une zone urbaine ou rurale.
refusal-needs-urban = { $place } n’est pas une ville.
refusal-needs-rural = { $place } est { $area ->
    [urban] une zone urbaine
   *[remote] une zone isolée
  } ; il faut une zone rurale.
refusal-wrong-unit = { $unit } ne peut pas le faire ; il faut { $needs }.
refusal-only-move-abroad = Les unités { $at } ne peuvent que se déplacer.
refusal-not-in-area = { $unit } ne se trouve pas { $at }.
refusal-picked-already = { $all ->
    [none] Une unité a déjà été choisie.
   *[no] { $unit } participe déjà.
  }
refusal-nobody-picked = Personne ne participe encore.
refusal-no-move-in-france = { $unit } se trouve en France et n’en revient que pendant la phase de déploiement.
refusal-nowhere-to-go = { $unit } ne peut aller nulle part au départ { $from }.
refusal-out-of-reach = Trop loin : { $end }, au départ { $from }.
refusal-jealousy = Jalousies au sein du FLN : aucun déplacement { $from } { $to } ce tour-ci.
refusal-jealousy-border = Jalousies au sein du FLN : les unités { $at } ne peuvent pas passer la frontière ce tour-ci.
refusal-no-ready-fighters = Aucune Bande, aucun Faïlek n’est en état d’agir { $at }.
refusal-no-target = Il n’y a aucune unité du Gouvernement { $at }.
refusal-no-target-named = Aucune cible n’est encore désignée { $at }.
refusal-needs-failek = { $unit } ne peut participer que si un Faïlek participe.

refusal-not-active = { $unit } n’est pas active.
refusal-not-liftable = Pas d’héliportage possible pour { $unit }.
refusal-airmobile-already = { $unit } est déjà héliportée.
refusal-helicopters = { $unit } demande des Points d’hélicoptères : { $price }. Il en reste : { $left }.
refusal-no-target-by-air = { $unit } n’aurait à sa portée aucune unité du FLN à découvert.
refusal-out-of-area = { $unit } ne se trouve pas { $at }.
refusal-needs-division = { $unit } n’est pas une unité d’élite, et il n’y a pas { $at } de division avec qui agir.
refusal-mixed-group = Sans division { $at }, seules des unités d’élite agissent ensemble.
refusal-air-later = Les Points aériens s’engagent une fois le contact établi.
refusal-air-urban = Les Points aériens ne s’emploient pas dans une ville.
refusal-air-available = Points aériens demandés : { $given }. Disponibles : { $left }.
refusal-air-same = { $given ->
    [0] Aucun Point aérien n’est engagé, et cela reste ainsi.
   *[other] { $given } Points aériens sont déjà engagés.
  }
refusal-nobody-exposed = Aucune unité du FLN { $at } n’est dans la case Opérations ou Opérations terminées.
refusal-nobody-can-engage = Aucune unité mobile active ne peut agir { $at }.
refusal-no-police = Aucune unité de Police { $at } n’est en état d’agir.
refusal-nobody-underground = Aucune unité du FLN { $at } n’est en Clandestinité.
refusal-no-fln = Il n’y a aucune unité du FLN { $at }.
refusal-resettled-already = La population { $from } est déjà regroupée.
refusal-not-in-combat = { $unit } ne participe pas à ce combat.
refusal-not-a-victim = { $unit } n’est pas une Bande ou un Faïlek { $at } que l’on puisse neutraliser.
refusal-points-left = Points demandés : { $given }. Points à répartir : { $left }.

needs-front = un Front
needs-cadre = un Cadre
needs-front-or-cadre = un Front ou un Cadre
needs-band-or-failek = une Bande ou un Faïlek
needs-cadre-band-or-failek = un Cadre, une Bande ou un Faïlek
needs-cadre-underground = un Cadre en Clandestinité et en état d’agir
needs-mobile-government-unit = une unité mobile du Gouvernement
needs-division = une division
needs-division-or-brigade = une division ou une brigade française sur la carte
needs-elite = une brigade d’élite
needs-police-on-map = une unité de Police sur la carte

hint-deploy-first = Les unités sortent vers la case Opérations pendant la phase de déploiement.
hint-activate-first = Les unités s’activent pendant la phase de renforts.
hint-airmobilize-first = Héliportez-la d’abord, ou choisissez une unité sur place.
hint-pick-a-unit = Choisissez d’abord une unité.
hint-name-a-target = Choisissez d’abord une cible.
hint-undo = Annulez votre dernier choix pour faire cela à la place.
