# Leçons : tableaux, graphiques et phrases qui lisent une guerre, et faits historiques.

lesson-total = Somme
lesson-turn = Tour
lesson-rule = Règle
lesson-nothing = Rien.

## Prédiction

lesson-predict = C’est rentable
lesson-predict-turn = { $turns ->
    [one] au bout d’un tour
   *[other] au bout de { $turns } tours
  }
lesson-predict-never = jamais

## Où c’est possible

lesson-cases-caption = Zones que le Gouvernement pourrait regrouper maintenant
lesson-cases-area = Zone
lesson-cases-control = Contrôlée par
lesson-cases-front = Front sur place
lesson-cases-income = Points du FLN par tour : maintenant
lesson-cases-after = ensuite
lesson-control-fln = le FLN
lesson-control-gov = le Gouvernement
lesson-control-none = personne (disputée)
lesson-yes = oui
lesson-no = non

## Ce que les dés peuvent donner

lesson-chances-axis = Points de soutien pour le FLN
lesson-chances-chance = Probabilité en pour cent
lesson-chances-points = Points
lesson-chances-exact = Probabilité exacte
lesson-chances-or-more = Ce nombre ou plus
lesson-chances-summary = Les dés donnent au FLN de { $low } à { $high } points de soutien, { $mean } en moyenne ; { $least } ou plus avec une probabilité de { $chance }.
lesson-chances-fell = Dans votre guerre, ils en ont donné { $fell } : ce nombre ou plus avait une probabilité de { $chance }.

## Comptes

lesson-accounts-caption = Ce qui a fait bouger le soutien
lesson-accounts-caption-turn = Ce qui a fait bouger le soutien au tour { $turn }
lesson-accounts-what = Quoi
lesson-accounts-fln = Soutien au FLN
lesson-accounts-gov = Soutien au Gouvernement
lesson-accounts-summary = Le soutien au FLN a varié de { $fln }, le soutien au Gouvernement de { $gov }.

## Deux courbes

lesson-line-fln-moved = FLN, avec regroupement
lesson-line-fln-stayed = FLN, sans
lesson-line-gov-moved = Gouvernement, avec regroupement
lesson-line-gov-stayed = Gouvernement, sans
lesson-lines-support = Soutien politique
lesson-lines-split = les deux guerres se séparent ici
lesson-lines-summary = Au tour { $turn }, avec regroupement, le FLN est à { $fln-moved } et le Gouvernement à { $gov-moved } ; sans regroupement, à { $fln-stayed } et { $gov-stayed }.

## Beaucoup de guerres

lesson-progress = { $done } guerres jouées sur { $all }
lesson-progress-left = { $progress }, encore { $seconds } s environ

## Le tarif

lesson-answer = Réponse
lesson-price-dice = Les dés donnent { $award } points en moyenne, l’ordre coûte { $cost } au Gouvernement.
lesson-price-front = Le Front réduit à un Cadre rend { $lost } points : le basculement immédiat est donc de { $swing } ; en refaire un Front coûterait { $rebuilding } points d’action au FLN.
lesson-price-no-front = Il n’y a pas de Front : le basculement immédiat est donc de { $swing } points.
lesson-price-turn = À chaque tour, le FLN y perd { $saved } points d’action et le Gouvernement paie { $charge } pour la zone.
lesson-price-plain = Si un point d’action vaut un point de soutien, c’est rentable au bout de { $turns } tours.
lesson-price-plain-never = Si un point d’action vaut un point de soutien, ce n’est jamais rentable.
lesson-price-feedback = Mais le soutien paie aussi le FLN : un point d’action par tour pour { $per } points. Ses { $award } nouveaux points en rapportent environ { $feedback } par tour.
lesson-price-feedback-pays = En comptant cela, c’est rentable au bout de { $turns } tours.
lesson-price-feedback-never = En comptant cela, ce n’est jamais rentable.
lesson-price-prediction = Votre prédiction : { $prediction }.

## Histoire

lesson-facts-caption = Ce qui est établi
lesson-facts-when = Quand
lesson-facts-figure = Chiffre
lesson-facts-counts = Ce qui est compté
lesson-facts-source = Qui le dit
lesson-facts-mark = Fiabilité
lesson-facts-pages = Les numéros de page restent à compléter.
lesson-facts-at-page = { $source }, p. { $page }
lesson-facts-disputed = une autre source diffère
lesson-facts-span = de { $low } à { $high }
lesson-mark-A = A : officiel ou admis
lesson-mark-B = B : bonne étude
lesson-mark-C = C : contesté
lesson-mark-D = D : souvent répété, mal fondé
lesson-when-war = toute la guerre
lesson-figure-people = { $value }
lesson-figure-camps = { $value }
lesson-figure-percent = { $value } %
lesson-figure-a-day = { $value } par jour
lesson-how-exact = { $figure }
lesson-how-about = environ { $figure }
lesson-how-more-than = plus de { $figure }
lesson-how-nearly = près de { $figure }
lesson-sources-caption = Sources de ces chiffres
lesson-sources-short = Citée ci-dessus
lesson-sources-full = Œuvre
lesson-sources-kind = Qui parle
lesson-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  }
lesson-when-day = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month } { $year }
lesson-when-year = { $year }

## Le plateau d’une leçon

lesson-board-branch = La leçon a continué depuis ce moment. Ce que vous jouez sur ce plateau est une branche à part et ne change rien à la suite.
