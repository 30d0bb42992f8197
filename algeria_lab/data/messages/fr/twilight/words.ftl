# Comment Colonial Twilight nomme ses choses, et comment ce qui se passe est raconté. $place et les autres sont des noms ; $seat vaut fln ou gov.

twilight-scenario-full = 1955-1962, toute la guerre
twilight-scenario-medium = 1957-1962, le milieu de la guerre
twilight-scenario-short = 1960-1962, la fin de la guerre
twilight-list-and = { $first } et { $last }
twilight-side-fln = FLN
twilight-side-gov = Gouvernement
twilight-card = { $title } ({ $number })
twilight-place-algiers = Alger
twilight-place-tebessa = Tébessa
twilight-place-setif = Sétif
twilight-place-medea = Médéa
twilight-place-orleansville = Orléansville
twilight-place-mecheria = Méchéria
twilight-place-sidi_bel_abbes = Sidi Bel Abbès
twilight-place-saida = Saïda
twilight-place-ain_sefra = Aïn Sefra
twilight-place-ain_oussera = Aïn Oussera
twilight-place-sidi_aissa = Sidi Aïssa
twilight-place-negrine = Négrine
twilight-place-morocco = Maroc
twilight-place-tunisia = Tunisie
twilight-place-available = Disponibles
twilight-place-casualties = Pertes
twilight-place-out_of_play = Hors jeu
twilight-place-suez = mises de côté pour Suez
twilight-place-france_track = la piste France
twilight-place-border_zone_track = la piste du barrage frontalier

## Pièces

twilight-pieces-FT = { $count } { $count ->
    [0] troupe française
    [one] troupe française
   *[other] troupes françaises
  }
twilight-pieces-FP = { $count } { $count ->
    [0] cube de police française
    [one] cube de police française
   *[other] cubes de police française
  }
twilight-pieces-AT = { $count } { $count ->
    [0] troupe algérienne
    [one] troupe algérienne
   *[other] troupes algériennes
  }
twilight-pieces-AP = { $count } { $count ->
    [0] cube de police algérienne
    [one] cube de police algérienne
   *[other] cubes de police algérienne
  }
twilight-pieces-GB = { $count } { $count ->
    [0] base du Gouvernement
    [one] base du Gouvernement
   *[other] bases du Gouvernement
  }
twilight-pieces-U = { $count } { $count ->
    [0] guérillero clandestin
    [one] guérillero clandestin
   *[other] guérilleros clandestins
  }
twilight-pieces-A = { $count } { $count ->
    [0] guérillero actif
    [one] guérillero actif
   *[other] guérilleros actifs
  }
twilight-pieces-B = { $count } { $count ->
    [0] base du FLN
    [one] base du FLN
   *[other] bases du FLN
  }
twilight-kind-FT = troupe française
twilight-kind-FP = police française
twilight-kind-AT = troupe algérienne
twilight-kind-AP = police algérienne
twilight-kind-GB = base du Gouvernement
twilight-kind-U = guérillero clandestin
twilight-kind-A = guérillero actif
twilight-kind-B = base du FLN

## Pistes, marqueurs et états

twilight-track-sc = Soutien + Engagement
twilight-track-ob = Opposition + Bases
twilight-track-commitment = Engagement
twilight-track-gov_resources = Ressources du Gouvernement
twilight-track-fln_resources = Ressources du FLN
twilight-track-france = Piste France
twilight-track-border_zone = Barrage frontalier
twilight-track-resettled = Secteurs regroupés
twilight-track-propaganda_played = Cartes de propagande jouées
twilight-level-support = Soutien
twilight-level-neutral = neutre
twilight-level-oppose = Opposition
twilight-box-PASS = Passe
twilight-box-EVENT = Événement
twilight-box-OP_SA = Opération et activité spéciale
twilight-box-LIM_OP = Opération limitée
twilight-box-OP_ONLY = Opération seule
twilight-capabilities = Capacités en jeu
twilight-momentum = Élans jusqu’à la prochaine remise à zéro
twilight-pivotal-played = Événements pivots en vigueur ou joués
twilight-of-line = { $value } (gagne au-dessus de { $line })
twilight-eligible = { $place ->
    [1] 1er éligible
   *[other] 2e éligible
  } { $side }{ $box ->
    [none] { "" }
   *[other] { " " }({ $box })
  }
twilight-control-GOV = Gouvernement
twilight-control-FLN = FLN
twilight-control-NONE = personne
twilight-price = { $operation ->
    [garrison] { $price } ressources en tout
    [terror] 1 ressource par espace
   *[other] { $price ->
        [one] { $price } ressource par espace
       *[other] { $price } ressources par espace
      }
  }
twilight-about-space = { $name }{ $zone ->
    [none] { "" }
   *[other] { " " }({ $zone })
  } : { $kind ->
    [mountain] secteur de montagne
    [plains] secteur de plaine
    [city] ville
   *[country] pays
  }{ $coastal ->
    [yes] , sur la côte
   *[no] { "" }
  }{ $border ->
    [none] { "" }
   *[other] , à la frontière de ce pays : { $border }
  } ; Population imprimée { $pop }. À côté : { $beside }.
twilight-current-card = Carte
twilight-boxes-taken = Sur cette carte
twilight-fold-spaces = Espaces
twilight-spaces = Ce qui se trouve dans chaque espace
twilight-boxes = Hors de la carte
twilight-head-space = Espace
twilight-head-markers = Contrôle, état, Population
twilight-head-box = Case
twilight-head-pieces = Pièces
twilight-space-zone = { $name } ({ $zone })
twilight-pop = Population { $pop }
twilight-terror = { $count } { $count ->
    [0] marqueur de terreur
    [one] marqueur de terreur
   *[other] marqueurs de terreur
  }
twilight-has-resettled = regroupé
twilight-has-plus_pop = Population +1
twilight-has-plus_base = place pour une base de plus

## Moments

twilight-moment = carte { $turn }, { $card } : { $side }
twilight-moment-before = avant la première carte
twilight-moment-over = carte { $turn }, terminé, vainqueur : { $side }
twilight-tally = S+E { $support }, O+B { $opposition }
twilight-ending-final = { $winner ->
    [fln] Le FLN l’emporte
   *[gov] Le Gouvernement l’emporte
  } aux marges après la dernière carte de propagande : Gouvernement { $gov } (S+E moins 35), FLN { $fln } (O+B moins 30).
twilight-ending-victory_phase = { $winner ->
    [fln] Le FLN l’emporte à la phase de victoire : O+B dépasse 30.
   *[gov] Le Gouvernement l’emporte à la phase de victoire : S+E dépasse 35.
  } Marges : Gouvernement { $gov }, FLN { $fln }.

## Ce qui est raconté

twilight-told-chose = { $seat ->
    [fln] FLN
   *[gov] Gouvernement
  } : { $action }.
twilight-told-shuffle = La pioche est mélangée.
twilight-told-card = Carte : { $card }.
twilight-told-lot = { $what } Tiré au sort parmi { $count } : { $chosen }.
twilight-told-terror = { $place } : Terreur { $change }, maintenant { $now }.
twilight-told-track = { $track } { $change }, maintenant { $now }{ $limit ->
    [top] , le maximum
    [bottom] , le minimum
   *[none] { "" }
  } ({ $why }).
twilight-told-active = { $place } : { $count ->
    [one] 1 guérillero devient actif.
   *[other] { $count } guérilleros deviennent actifs.
  }
twilight-told-underground = { $place } : { $count ->
    [one] 1 guérillero passe dans la clandestinité.
   *[other] { $count } guérilleros passent dans la clandestinité.
  }
twilight-told-support = { $place } : désormais { $to ->
    [support] au soutien
    [oppose] à l’opposition
   *[neutral] neutre
  }.
twilight-told-marker = { $in_play ->
    [yes] En jeu à partir de maintenant : { $marker }.
   *[no] N’est plus en jeu : { $marker }.
  }
twilight-told-resettled = { $place } est regroupé : ses habitants sont déplacés dans des camps, sa Population compte 0.
twilight-told-plus_pop = { $place } : Population +1.
twilight-told-plus_base = { $place } : place pour une base de plus.
twilight-told-first = 1er éligible à partir de maintenant : { $to ->
    [fln] le FLN
   *[gov] le Gouvernement
  }.
twilight-told-recall = Rappel de De Gaulle : { $to ->
    [in_effect] en vigueur
    [cancelled] annulé
   *[no] pas en vigueur
  }.
twilight-told-suez_due = Suez : { $to ->
    [true] le FLN gagne 6 ressources à la prochaine phase de propagande
   *[false] le gain du FLN est réglé
  }.
twilight-told-winner = La partie est terminée. { $to ->
    [fln] Le FLN l’emporte.
   *[gov] Le Gouvernement l’emporte.
  }
twilight-told-moved = { $pieces } : { $source } → { $target }.

twilight-told-paid = { $seat ->
    [fln] FLN
   *[gov] Gouvernement
  } : { $action } ({ $track } { $change }, maintenant { $now }).
twilight-told-die = { $what } : le dé donne { $face }{ $limit ->
    [0] { "" }
   *[other]  ; jusqu’à { $limit }, c’est une réussite
  }{ $reads ->
    [same] { "" }
   *[other] { $total ->
        [0] , donc c’est un échec
       *[other] , donc le résultat est { $total }
      }
  }.
twilight-told-attack = Attaque, { $place } : le dé donne { $face }, il y a { $there } { $there ->
    [0] guérillero
    [one] guérillero
   *[other] guérilleros
  } : { $success ->
    [yes] elle réussit
   *[no] elle échoue
  }.
twilight-told-coup = Coup d’État : le Gouvernement fait { $gov }, le FLN { $fln } ; { $won ->
    [gov] le Gouvernement gagne : le rappel de De Gaulle et l’OAS sont annulés s’ils sont en vigueur, l’engagement monte du dé du FLN, les ressources du Gouvernement des deux
    [fln] le FLN gagne, et choisit ce que le Gouvernement perd selon le dé le plus bas
   *[none] une égalité ne change rien
  }.
twilight-die-event = { $card }{ $part ->
    [none] { "" }
    [pieces] , pièces
    [resources] , ressources
    [gov] , Gouvernement
    [fln] , FLN
   *[other] , { $part }
  }
twilight-die-rally-or-march = Recrutement ou marche
twilight-die-event-test = Le non-joueur joue-t-il l’événement
twilight-told-extorted = Extorsion, { $place } : 1 guérillero devient actif, { $track } { $change }, maintenant { $now }.
twilight-told-all-active = Des guérilleros deviennent actifs : { $places }.
twilight-told-all-underground = Des guérilleros passent dans la clandestinité : { $places }.
twilight-told-number-at = { $place } { $count }
twilight-told-calmed = Un marqueur de terreur de moins : { $places }.
twilight-told-supplied = { $pieces }, faute de disponibles : { $source } → { $target }, en passant par les disponibles.
twilight-told-captured = Le butin arme { $pieces } : { $source } → { $target }.
twilight-told-played = { $played ->
    [yes] Événement pivot joué : { $card }
   *[no] Peut être joué de nouveau : { $card }
  }.
twilight-told-propaganda_played = Cartes de propagande jusqu’ici : { $to }.
twilight-told-frozen = { $to ->
    [true] Le contrôle reste ce qu’il est jusqu’à ce que les deux camps aient redéployé
   *[false] Le contrôle est de nouveau ce que disent les pièces
  }.
twilight-told-box1 = Pris par le premier à choisir : { $box }.
twilight-told-box2 = Pris par le second à choisir : { $box }.
twilight-why-at = { $why } : { $place }
twilight-why-pacify = Pacification
twilight-why-agitate = Agitation
twilight-why-paid-peace = Paix des braves
twilight-why-base-lost = une base du Gouvernement perdue
twilight-why-base-removed = une base du FLN retirée
twilight-why-passed = pour avoir passé
twilight-why-extorted = Extorsion
twilight-why-brought-in = pièces françaises amenées
twilight-why-sent-out = pièces françaises renvoyées
twilight-why-round-commitment = engagement
twilight-why-round-support = soutien total, puisque le rappel de De Gaulle est en vigueur
twilight-why-round-available = pièces françaises disponibles
twilight-why-round-base-sector = population des secteurs contrôlés avec une base du Gouvernement
twilight-why-round-resettled = secteurs regroupés
twilight-why-round-base = bases du FLN
twilight-why-round-france = piste France
twilight-why-round-border-zone = barrage frontalier
twilight-why-round-suez = Suez
twilight-why-round-reset = remise à zéro
twilight-why-round-casualties = pièces françaises aux pertes, 1 pour 3
twilight-do-pivotal-chart = consulter l’organigramme du non-joueur sur un Événement pivot
twilight-phase-pivotal = Un Événement pivot { $seat ->
    [fln] du FLN
   *[gov] du Gouvernement
  } prend la place de la carte.
twilight-phase-first = 1er éligible : { $seat ->
    [fln] le FLN
   *[gov] le Gouvernement
  }.
twilight-phase-second = 2e éligible : { $seat ->
    [fln] le FLN
   *[gov] le Gouvernement
  }.
twilight-phase-victory = Phase de propagande : phase de victoire.
twilight-phase-resources = Phase des ressources.
twilight-phase-commitment = Phase d’engagement.
twilight-phase-support = Phase de soutien : { $seat ->
    [fln] le FLN
    [gov] le Gouvernement
   *[none] les deux camps
  }.
twilight-phase-redeploy = Phase de redéploiement : { $seat ->
    [fln] le FLN
    [gov] le Gouvernement
   *[none] les deux camps
  }.
twilight-phase-reset = Phase de remise à zéro.

## Mots des actions

twilight-word-with-special = avec une activité spéciale
twilight-word-limited = dans un seul lieu
twilight-word-alone = sans activité spéciale
twilight-word-unshaded = texte clair
twilight-word-shaded = texte ombré
twilight-word-single = texte
twilight-word-event = Événement
twilight-word-pass = Passe
twilight-word-train = Formation
twilight-word-garrison = Garnison
twilight-word-sweep = Ratissage
twilight-word-assault = Assaut
twilight-word-rally = Recrutement
twilight-word-march = Marche
twilight-word-attack = Attaque
twilight-word-terror = Terreur
twilight-word-pivotal = Événement pivot
twilight-word-deploy = Déploiement
twilight-word-troop-lift = Transport de troupes
twilight-word-neutralize = Neutralisation
twilight-word-oas = OAS
twilight-word-extort = Extorsion
twilight-word-subvert = Subversion
twilight-word-ambush = Embuscade
twilight-do-event = exécuter l’Événement{ $which ->
    [single] { "" }
   *[other] , { $text }
  }
twilight-do-pivotal = jouer l’Événement pivot { $card }
twilight-do-pass = passer
twilight-do-skip = renoncer à un Événement pivot
twilight-do-done = finir ici
twilight-do-chart = laisser décider l’organigramme du non-joueur
twilight-do-turn-train = Formation, { $a1 }
twilight-do-turn-garrison = Garnison, { $a1 }
twilight-do-turn-sweep = Ratissage, { $a1 }
twilight-do-turn-assault = Assaut, { $a1 }
twilight-do-turn-rally = Recrutement, { $a1 }
twilight-do-turn-march = Marche, { $a1 }
twilight-do-turn-attack = Attaque, { $a1 }
twilight-do-turn-terror = Terreur, { $a1 }
twilight-do-terror-terror = Terreur : { $a1 }
twilight-do-terror-extort = commencer une extorsion
twilight-do-extort-extort = Extorsion : { $a1 }
twilight-do-take = prendre { $pieces } : { $a2 }

## Ce qui est demandé

twilight-asks-nobody = Personne ne décide : la carte suivante est encore à tirer.
twilight-asks-pivotal = jouer un Événement pivot, ou y renoncer.
twilight-asks-turn = choisir une case de la piste d’initiative, et quoi y faire.
twilight-asks-extort = choisir l’espace suivant où extorquer, ou finir ici.
twilight-asks-supply = Les Disponibles ne suffisent pas : prendre des pièces sur la carte, ou y renoncer.
# Ce qui est demandé, à côté du camp, quand les disponibles ne suffisent pas : $pieces encore à placer.
twilight-wanted = { $pieces } pour { $place }

# Une action telle qu’on la tape, pour le terminal.
terminal-example-twilight = gov train with-special
twilight-asks-revenge = placer un guérillero dans un espace de l’assaut, ou y renoncer.
# D’une opération n’est demandé que ce qui est encore ouvert : $parts sont quelques-unes des lignes suivantes.
twilight-asks-parts = { $parts }{ $ends ->
    [yes] , ou finir ici
   *[no] { "" }
  }.
twilight-asks-only-end = plus rien n’est possible ici : finir.
twilight-asks-special = commencer une activité spéciale
twilight-asks-train-place = choisir le lieu suivant de la formation
twilight-asks-train-cubes = placer des cubes
twilight-asks-train-pacify = pacifier
twilight-asks-garrison-move = déplacer de la police
twilight-asks-garrison-activate = rendre actifs des guérilleros
twilight-asks-sweep-place = choisir l’espace suivant du ratissage
twilight-asks-sweep-bring = amener des troupes
twilight-asks-sweep-activate = rendre actifs des guérilleros
twilight-asks-assault-place = choisir l’espace suivant de l’assaut
twilight-asks-rally-place = choisir le lieu suivant du recrutement
twilight-asks-rally-agitate = mener l’agitation
twilight-asks-march-place = choisir l’espace suivant de la marche
twilight-asks-attack-place = choisir l’espace suivant de l’attaque
twilight-asks-attack-ambush = faire de l’attaque une embuscade
twilight-asks-terror-place = choisir l’espace suivant de la terreur
twilight-asks-deploy = choisir des espaces et déplacer des pièces françaises entre eux et les disponibles, ou regrouper un secteur ; puis terminer.
twilight-asks-troop-lift = transporter des troupes françaises entre les espaces, ou finir ici.
twilight-asks-neutralize = choisir un espace et ce qui y est retiré, ou finir ici.
twilight-asks-rally-space = choisir ce que le recrutement y fait.
twilight-asks-march-into = dire qui vient, et d’où.
twilight-asks-attack-losses = choisir quelle pièce est perdue.
twilight-asks-subvert = retirer des cubes algériens ou remplacer un cube de police par un guérillero, ou finir ici.
twilight-asks-choose-spaces = l’événement demande un espace.
twilight-asks-set-levels = l’événement demande un espace et son nouvel état.
twilight-asks-choose-wilaya = l’événement demande une wilaya.
twilight-asks-choose-branch = l’événement offre un choix.
twilight-asks-discard-marker = choisir la capacité qui quitte le jeu.
twilight-asks-shift-france = déplacer le marqueur de la piste France.
twilight-asks-raise-commitment = dire de combien l’engagement augmente.
twilight-asks-remove-pieces = choisir les pièces que l’événement prend.
twilight-asks-place-pieces = choisir où vont les pièces de l’événement.
twilight-asks-move-pieces = choisir quelles pièces l’événement déplace, et où.
twilight-asks-agitate-free = mener une fois l’agitation gratuitement, ou y renoncer.
twilight-asks-coup-won = choisir ce que le coup d’État manqué coûte au Gouvernement.
twilight-asks-bring-in = faire venir des pièces françaises du hors-jeu aux disponibles contre de l’engagement, ou finir ici.
twilight-asks-send-out = envoyer des pièces françaises des disponibles au hors-jeu contre de l’engagement, ou finir ici.
twilight-asks-pacify-phase = pacifier des espaces, ou finir ici.
twilight-asks-agitate-phase = mener l’agitation dans des espaces, ou finir ici.
twilight-asks-moves = redéployer des pièces, ou finir ici.
twilight-asks-suez-return = choisir où reviennent les troupes mises de côté pour Suez.
twilight-asks-losses = choisir quelles pièces françaises des pertes quittent la guerre.

## Les actions à chaque décision

twilight-do-train-train = Formation : { $a1 }
twilight-do-train-place = placer des troupes algériennes : { $a1 }, de la police algérienne : { $a2 }
twilight-do-train-pacify = pacifier { $a1 } : { $does ->
    [terror] un marqueur de terreur de moins
    [level] un niveau vers le soutien
   *[other] un marqueur de terreur de moins, ou un niveau vers le soutien
  }
twilight-do-deploy = commencer un déploiement
twilight-do-troop-lift = commencer un transport de troupes
twilight-do-neutralize = commencer une neutralisation
twilight-do-oas = OAS : { $a1 }
twilight-do-garrison-garrison = Garnison : destination choisie, { $a1 }
twilight-do-garrison-bring = amener { $pieces }, d’où : { $a1 }
twilight-do-garrison-activate = rendre actifs des guérilleros : { $a1 }
twilight-do-sweep-sweep = Ratissage : { $a1 }
twilight-do-sweep-bring = amener { $pieces }, d’où : { $a1 }
twilight-do-brave = { $a1 } : payer 1 de plus pour envoyer { $pieces } aux disponibles
twilight-do-sweep-activate = rendre actifs des guérilleros : { $a1 }
twilight-do-assault-brave = Assaut : { $a1 }, et payer 1 de plus pour envoyer { $pieces } aux disponibles
twilight-do-assault-assault = Assaut : { $a1 }
twilight-do-revenge = placer un guérillero : { $a1 }
twilight-do-deploy-deploy = Déploiement : inclure { $a1 }
twilight-do-deploy-move = déplacer { $pieces } : { $a1 } → { $a2 }
twilight-do-resettle = regrouper { $a1 }
twilight-do-lift = transporter { $a3 ->
    [0] 0 troupe française
    [one] 1 troupe française
   *[other] { $a3 } troupes françaises
  } : { $a1 } → { $a2 }
twilight-do-neutralize-neutralize = Neutralisation : { $a1 }
twilight-do-neutralize-remove = retirer { $pieces } : { $a1 }
twilight-do-rally-rally = Recrutement : { $a1 }
twilight-do-agitate = agitation, { $a1 } : { $does ->
    [terror] un marqueur de terreur de moins
    [level] un niveau vers l’opposition
   *[other] un marqueur de terreur de moins, ou un niveau vers l’opposition
  }
twilight-do-extort = commencer une extorsion
twilight-do-subvert = commencer une subversion
twilight-do-rally-space-place = placer { $a1 ->
    [0] 0 guérillero clandestin
    [one] 1 guérillero clandestin
   *[other] { $a1 } guérilleros clandestins
  }
twilight-do-rally-space-base = mettre une base à la place de { $a1 ->
    [0] 2 guérilleros actifs
    [1] 1 guérillero clandestin et 1 actif
   *[other] 2 guérilleros clandestins
  }
twilight-do-rally-space-hide = cacher tous les guérilleros qui s’y trouvent
twilight-do-rally-space-nothing = n’y rien faire
twilight-do-march-march = Marche, destination : { $a1 }
twilight-do-march-into-group = d’où : { $a1 } ; clandestins : { $a2 }, actifs : { $a3 }
twilight-do-attack-attack = Attaque : { $a1 }
twilight-do-attack-ambush = Embuscade : { $a1 }
twilight-do-attack-losses-hit = la perte : { $pieces }
twilight-do-subvert-remove = retirer { $pieces } : { $a1 }
twilight-do-subvert-replace = remplacer 1 cube de police algérienne par un guérillero : { $a1 }
twilight-do-choose-spaces-pick = choisir { $a1 }
twilight-do-set-levels-set = changer le niveau, { $a1 } : { $a2 }
twilight-do-choose-wilaya-wilaya = choisir la wilaya { $a1 }
twilight-do-choose-branch-choose = choisir : { $a1 }
twilight-do-discard-marker-discard = retirer du jeu : { $a1 }
twilight-do-shift-france-shift = déplacer le marqueur de la piste France vers { $a1 }, { $a2 ->
    [0] 0 case
    [one] 1 case
   *[other] { $a2 } cases
  }
twilight-do-raise-commitment-raise = augmenter l’engagement de { $a1 }
twilight-do-remove-pieces-remove = prendre { $pieces } : { $a2 }
twilight-do-place-pieces-place = placer { $a2 ->
    [0] 0 pièce
    [one] 1 pièce
   *[other] { $a2 } pièces
  } : { $a1 }, depuis les disponibles
twilight-do-place-pieces-bring = placer { $a2 ->
    [0] 0 pièce
    [one] 1 pièce
   *[other] { $a2 } pièces
  } : { $a1 }, depuis le hors-jeu
twilight-do-move-pieces-move = déplacer { $pieces } : { $a2 } → { $a3 }
twilight-do-agitate-free-agitate = mener l’agitation gratuitement
twilight-do-coup-won-choose = le Gouvernement perd : { $a1 }
twilight-do-bring-in-bring = faire venir { $pieces } du hors-jeu aux disponibles
twilight-do-send-out-send = envoyer { $pieces } des disponibles au hors-jeu
twilight-do-pacify-phase-pacify = pacifier { $a1 }, { $a2 ->
    [0] 0 pas
    [one] 1 pas
   *[other] { $a2 } pas
  }{ $does ->
    [terror] { " : " }la terreur est retirée, le niveau reste
    [level] { " vers le soutien" }
    [both] { " : " }la terreur est retirée, puis vers le soutien
   *[other] { "" }
  }
twilight-do-agitate-phase-agitate = agitation, { $a1 }, { $a2 ->
    [0] 0 pas
    [one] 1 pas
   *[other] { $a2 } pas
  }{ $does ->
    [terror] { " : " }la terreur est retirée, le niveau reste
    [level] { " vers l’opposition" }
    [both] { " : " }la terreur est retirée, puis vers l’opposition
   *[other] { "" }
  }
twilight-do-moves-to = envoyer des pièces, destination : { $a1 }
twilight-do-moves-from = déplacer { $pieces }, d’où : { $a1 }
twilight-do-suez-return-return = { $a2 ->
    [0] aucune troupe française ne revient
    [one] 1 troupe française revient
   *[other] { $a2 } troupes françaises reviennent
  } : { $a1 }
twilight-do-losses-lose = envoyer { $pieces } des pertes au hors-jeu

twilight-word-support = soutien
twilight-word-oppose = opposition
twilight-word-guerrillas = guérilleros
twilight-word-france = la piste France
twilight-word-commitment = engagement
twilight-word-space = un espace au soutien
twilight-word-troops = troupes
twilight-word-a = A
twilight-word-f = F
