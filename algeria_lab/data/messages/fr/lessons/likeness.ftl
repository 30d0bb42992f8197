# Quelle guerre ressemble à celle qui a eu lieu ? Des repères à cocher, et ce qu’ont en commun les guerres qui les ont.

likeness-choose = Cochez les repères qu’une guerre doit avoir. Dites ensuite combien dure un tour : les règles du jeu ne le disent pas.
likeness-months = Un tour dure
likeness-months-value = { $number } mois
likeness-slack = Marge pour un repère
likeness-slack-value = { $number ->
    [0] aucun tour
    [one] { $number } tour
   *[other] { $number } tours
  }
likeness-nothing = Rien n’est coché : chacune des { $wars } guerres conviendrait.
likeness-count = { $fitting ->
    [0] Aucune des { $wars } guerres n’a tout ce que vous avez coché.
    [one] { $fitting } des { $wars } guerres a tout ce que vous avez coché.
   *[other] { $fitting } des { $wars } guerres ont tout ce que vous avez coché.
  }
likeness-counting = Calcul en cours…

likeness-mark-reinforcement = Renforts de 1956
likeness-mark-coup = Le 13 mai 1958
likeness-mark-control = Contrôle au plus haut, 1959-1960
likeness-mark-fewer = Moins de combattants après 1959-1960
likeness-mark-end = Fin en 1962
likeness-mark-independence = Indépendance
likeness-reads-reinforcement = Les unités du Gouvernement en Algérie augmentent le plus dans un de ces tours. Des unités ne sont pas des soldats.
likeness-reads-coup = Le soutien au Gouvernement finit un de ces tours au seuil où les règles permettent un putsch, ou plus bas. Ces guerres ne disent pas s’il a eu lieu.
likeness-reads-control = Le Gouvernement tient, dans un de ces tours, autant de zones ou plus qu’à tout autre moment. Tenir une zone, ce n’est pas avoir le soutien de ses habitants.
likeness-reads-fewer = Le FLN a moins d’unités en Algérie à la fin de ces tours qu’avant eux.
likeness-reads-end = Un camp gagne dans un de ces tours. Le jeu ne connaît pas de cessez-le-feu.
likeness-reads-independence = Le FLN gagne, à n’importe quel moment. Dans ce jeu, cela veut dire : le soutien au Gouvernement est à 0.

likeness-marks = Les repères
likeness-head-mark = Repère
likeness-head-record = Ce qu’on en sait (fiabilité : de A, la plus forte, à D)
likeness-head-reads = Comment on le lit dans une guerre
likeness-head-turns = Tours qui comptent (marge comprise)
likeness-head-have = Guerres qui l’ont
likeness-chosen = { $mark } (coché)
likeness-record = { $when } : { $text } ({ $sure })
likeness-turns = { $first ->
    [0] jusqu’à { $last }
   *[other] { $first } à { $last }
  }
likeness-any-turn = tous
likeness-until = { $record }. Compté jusqu’au { $when }.

likeness-shared = Ce qu’ont en commun les guerres qui ont tous les repères cochés
likeness-shared-setting = Règle ou programme
likeness-shared-wars = Guerres avec
likeness-shared-fit = Dont avec tous les repères
likeness-shared-share = Ont tous les repères, en pour cent (intervalle à 95 %)
likeness-shared-others = De toutes les autres guerres, en pour cent
likeness-shared-apart = Écart, en points
likeness-shared-stays = Jugés tous ensemble
likeness-stays = reste net
likeness-stays-not = peut être un hasard
likeness-printed = Tous les nombres imprimés
likeness-player-gov = Gouvernement : « { $player } »
likeness-player-fln = FLN : « { $player } »
likeness-none-fit = Il n’y a donc rien à comparer.
likeness-all-fit = Il n’y a donc rien à comparer : ce que toutes ont ne distingue rien.
likeness-unclear = Pour aucun des { $settings } règles et programmes, la part de ces guerres n’est nettement différente : le hasard peut en faire autant.
likeness-clear = { $clear ->
    [one] Pour une des { $settings } règles et programmes, la part de ces guerres est nettement différente : { $items }.
   *[other] Pour { $clear } des { $settings } règles et programmes, la part de ces guerres est nettement différente : { $items }.
  } Cela ne dit pas pourquoi.
likeness-item = { $setting } ({ $share } % ont tous les repères, contre { $others } % des autres)

likeness-chart-title = Combien de guerres ont tous les repères, avec une règle ou un programme et sans
likeness-chart-axis = Guerres qui ont tout ce qui est coché, en pour cent
likeness-chart-share = guerres avec (intervalle à 95 %)
likeness-chart-others = toutes les autres guerres
likeness-chart-file = guerres-ressemblantes

likeness-unread = Ce qu’on ne peut pas demander à ces guerres
likeness-wrong-reasons = Une guerre qui ressemble peut ressembler pour de mauvaises raisons : elle a vos repères par ces règles, par des programmes qui jouent et par des dés. Qu’elle ressemble à la guerre qui a eu lieu ne rend pas ses règles vraies.
likeness-unread-rules = Les règles ont quelque chose de ce genre, mais ces guerres ne le comptent pas :
likeness-unread-none = Les règles n’ont rien de ce genre :
likeness-unread-never = Ces guerres comptent quelque chose de ce genre, et nous n’en faisons pas un repère. Personne ne doit chercher une guerre où il y ait plus de terreur, ou plus de gens déplacés de force :
likeness-count-all = Les { $wars } guerres ont toutes ce que vous avez coché.
likeness-number = { $number }
