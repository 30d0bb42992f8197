# Les cartes et les pistes à côté de la carte de Colonial Twilight. Les mots entre signes % sont remplis par la page.

## Ce que les parties d’un texte pourraient faire maintenant

cards-part-count = { $track } { $change }, actuellement { $now }
cards-part-die = { $track } { $way ->
    [up] en hausse
   *[down] en baisse
  } d’un dé, actuellement { $now }
cards-part-france = Piste France, jusqu’à { $most } { $most ->
    [one] case
   *[other] cases
  } { $toward ->
    [a] vers A
    [f] vers F
   *[any] dans un sens ou l’autre
  }, actuellement { $now }
cards-part-raise = Engagement en hausse de { $most } au plus, contre des cubes français
cards-part-spaces = { $count } { $count ->
    [0] espace convient
    [one] espace convient
   *[other] espaces conviennent
  }{ $count ->
    [0] { "" }
   *[other]  : { $names }
  }{ $more ->
    [0] { "" }
   *[other] , et { $more } de plus
  }
cards-part-marked = Un marqueur dans { $count ->
    [0] aucun espace
    [one] 1 espace : { $names }
   *[other] { $count } espaces : { $names }
  }
cards-part-activate = Des guérilleros deviennent actifs : { $count } { $count ->
    [0] clandestin
    [one] clandestin
   *[other] clandestins
  } à portée
cards-part-hide = Des guérilleros deviennent clandestins : { $count } { $count ->
    [0] actif
    [one] actif
   *[other] actifs
  } à portée
cards-part-remove = { $what } vers « { $to } » : { $there } à portée
cards-part-place = { $what } sur la carte : { $there } sous la main
cards-part-move = Déplacement, { $what } : { $there } à portée
cards-part-discard = Une capacité quitte le jeu : { $count } en jeu
cards-part-operate = { $name } sans frais, { $limit } { $limit ->
    [one] lieu
   *[other] lieux
  } au plus
cards-part-subvert = Subversion sans frais
cards-part-agitate = Agitation sans frais, si le FLN y gagne le contrôle

## La carte et la pioche

cards-none = Pas encore de carte
cards-event = Carte d’événement
cards-pivotal = Événement pivot
cards-propaganda = Carte de propagande
cards-propaganda-does = Une phase de propagande : victoire, ressources, engagement, soutien, redéploiement, remise à zéro [CT-6].
cards-before = Carte précédente : { $card }
cards-coming = Carte suivante : face cachée, personne ne peut la regarder [CT-3.3]. { $left ->
    [0] La pioche est vide.
    [one] Il reste 1 carte.
   *[other] Il reste { $left } cartes.
  }
cards-coming-last = dernière phase de propagande
cards-coming-short = { $left } à venir
cards-round-sure = La prochaine carte est une carte de propagande.
cards-round-within = La prochaine carte de propagande vient dans 1 à { $most } cartes.
cards-round-between = La prochaine carte de propagande vient dans { $least } à { $most } cartes.
cards-round-none = Il ne reste plus de carte de propagande.
cards-round-unknown = Personne ne sait quand vient la prochaine carte de propagande.
cards-round-short = Propagande dans { $least }–{ $most }
cards-rounds = Cartes de propagande : { $played } jouées sur { $total }

## La piste d’initiative

cards-short-PASS = Passe
cards-short-EVENT = Événement
cards-short-OP_SA = Op + spéciale
cards-short-LIM_OP = Op limitée
cards-short-OP_ONLY = Op seule
cards-order = 1er éligible { $first }, 2e éligible { $second }
cards-box-taken = { $box } : prise par le { $place ->
    [1] 1er éligible
   *[other] 2e éligible
  }, { $side }.
cards-box-open-first = { $box } : ouverte. Laisse à l’autre camp ({ $other }) : { $left }. 1er éligible sur la carte suivante : { $next } [CT-4.2, CT-4.3].
cards-box-open-second = { $box } : ouverte. Dernier choix sur cette carte ; 1er éligible sur la carte suivante : { $next }, quel que soit ce choix [CT-4.2, CT-4.3].
cards-box-closed = { $box } : fermée, car le 1er éligible a pris « { $taken } » [CT-4.2].
cards-box-idle = { $box } : personne ne choisit maintenant.

## Marqueurs et événements pivots

cards-capability = Capacité, jusqu’à la fin de la partie
cards-momentum = Élan, jusqu’à la prochaine phase de remise à zéro
cards-helps = { $seat ->
    [fln] aide le FLN
    [gov] aide le Gouvernement
   *[both] à double tranchant
  }
cards-hand-played = en vigueur ou joué
cards-hand-ready = peut être joué dans la fenêtre qui précède le premier choix d’une carte

## Pistes

cards-edge-short-gov_resources = Res
cards-edge-short-fln_resources = Res
cards-edge-short-commitment = E
cards-edge-short-support_commitment = S+E
cards-edge-short-opposition_bases = O+B
cards-line-support_commitment = Au-dessus de { $line }, le Gouvernement gagne
cards-line-opposition_bases = Au-dessus de { $line }, le FLN gagne
cards-france-box = Case { $box } : à chaque phase de propagande, { $commitment ->
    [0] l’engagement ne baisse pas
   *[other] engagement −{ $commitment }
  }, ressources du FLN +{ $resources } [CT-1.3].
cards-france-moves = Un recrutement ({ $rally } { $rally ->
    [one] ressource
   *[other] ressources
  }) la déplace d’une case vers F, une formation ({ $train } { $train ->
    [one] ressource
   *[other] ressources
  }) d’une case vers A ; chaque phase de remise à zéro, d’une case vers A [CT-5.4.1, CT-5.2.1, CT-6.6].
cards-border-does = Niveau { $level } : à chaque phase de propagande, ressources du FLN −{ $level } ; plus il est haut, plus vite les guérilleros qui passent la frontière deviennent actifs [CT-6.2, CT-5.4.2].
cards-border-moves = Une formation ({ $train } { $train ->
    [one] ressource
   *[other] ressources
  }) l’élève de 1, chaque phase de remise à zéro le baisse de 1 [CT-5.2.1, CT-6.6].
cards-border-idle = Ne sert pas avant l’indépendance du Maroc et de la Tunisie [CT-1.2].

## Cases

cards-box-empty = vide
cards-about-available = Les pièces qui peuvent être placées ; à chaque phase de propagande, chaque pièce française ici vaut 1 ressource au Gouvernement, sauf si le rappel de De Gaulle est en vigueur [CT-6.2].
cards-about-casualties = À chaque phase de propagande, 3 pièces françaises ici coûtent 1 d’engagement, sauf si le rappel de De Gaulle est en vigueur ; à la remise à zéro, un tiers va hors jeu, le reste aux disponibles [CT-6.2, CT-6.6].
cards-about-out_of_play = Les pièces qui ne sont pas dans la guerre maintenant ; des événements les y font entrer ou les envoient ici [CT-1.1].
cards-about-suez = Les troupes françaises mises de côté pour Suez ; elles reviennent au prochain redéploiement [CT-6.5].

## Mots fixes de la page

board-cards = Cartes et pistes
board-cards-details = Textes, pistes, cases
board-cards-order = Piste d’initiative
board-cards-shelf = En vigueur : Événements pivots, capacités, élans
board-cards-hand = Événements pivots
board-cards-edge = Piste du bord
board-cards-france = Piste France
board-cards-border = Barrage frontalier
board-cards-boxes = Hors de la carte
board-cards-history = Derrière la carte
board-cards-works = Les ouvrages en entier
board-cards-can = pourrait agir maintenant
board-cards-cannot = ne changerait rien maintenant
board-cards-card = Carte
board-cards-tracks = Pistes
board-cards-none = Rien en jeu
board-cards-none-short = Rien en vigueur
# Le bouton au bout de la rangée pour ce qui n’y tient pas ; %count% dit combien.
board-cards-folded = + %count% autres
board-pivotal = Événement pivot
board-pivotal-open = la question vous est posée : en jouer un, ou continuer sans
board-pivotal-again = rien n’a été demandé sur cette carte ; pressez pour que la question soit posée
board-pivotal-next = pressez pour que la question soit posée avant le premier choix de la carte suivante
board-pivotal-armed = la question sera posée avant le premier choix de la carte suivante ; pressez pour y renoncer
board-pivotal-none = aucun des vôtres ne peut être joué maintenant
board-pivotal-always = Me demander à chaque carte si je joue un Événement pivot

## Qui est 1er et 2e éligible, et ce qui est en vigueur

cards-eligible-short = { $seat ->
    [fln] FLN
   *[gov] Gouv.
  } { $place ->
    [1] 1er
   *[other] 2e
  }
cards-eligible = { $place ->
    [1] 1er éligible
   *[other] 2e éligible
  } : { $side }{ $box ->
    [none] , n’a pas encore choisi
   *[other]  ; le cylindre est sur { $box }
  }.
cards-pivotal-lasts = Événement pivot, en vigueur
