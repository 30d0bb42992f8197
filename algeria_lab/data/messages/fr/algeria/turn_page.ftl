# La page d’un tour du jeu de guerre à zones.

turn-page-title = Tour { $turn }
turn-page-title-so-far = Tour { $turn }, en cours
turn-page-date = Guerre commencée par la position { $scenario }. Les règles ne disent pas combien de mois dure un tour : un tour n’a donc pas de date.

## Ce qui a fait bouger le soutien. $cause est un nom comme « Combats », $at un lieu comme « à Oran ».

turn-page-cause-at = { $cause } { $at }
turn-page-cause-times = { $cause }, { $count } fois
# Des causes qui ont fait bouger une ligne dans les deux sens : les points gagnés, les points perdus.
turn-page-both-ways = { $text } ({ $up }, { $down })
turn-page-points = Points achetés (air, hélicoptères, marine)
turn-page-part = { $change } au plus en une fois, par exemple { $at } : { $chance }
turn-page-part-nowhere = au plus { $change } d’un coup : { $chance }
turn-page-choice = dépense, sans dés
turn-page-due = dû selon la règle, sans dés
turn-page-still = Rien ne l’a fait bouger.
turn-page-chance = { $number ->
    [1] 1 chance sur { $of }
   *[other] { $number } chances sur { $of }
  }
turn-page-chance-percent = une chance de { $percent }
turn-page-chance-span = { $chance } d’avoir de { $low } à { $high } points

## Ce qui s’est passé

turn-page-events = Ce qui s’est passé
turn-page-event = Événement aléatoire : { $event }
turn-page-event-none = Pas d’événement aléatoire
turn-page-terror-on = Nouveaux marqueurs de terreur : { $places }
turn-page-terror-off = Marqueurs de terreur levés : { $places }
turn-page-resettled = Population regroupée : { $places }
turn-page-removed = Hors de la guerre pour de bon : { $units }
turn-page-nothing = Ni événement, ni tentative de coup d’État, ni nouveau marqueur.

turn-page-marks = Seuils franchis
turn-page-mark-gov-30-down = Le soutien au Gouvernement est tombé à { $level }. À 30 ou moins, l’OAS entre en jeu [A:11.3], l’armée peut tenter un coup d’État à la fin de chaque tour [A:11.4], les unités récupèrent moins bien et les points s’usent plus vite [A:12.1].
turn-page-mark-gov-30-up = Le soutien au Gouvernement est remonté à { $level }, au-dessus de 30 : plus de tentative de coup d’État désormais [A:11.4]. L’OAS reste tant que le soutien n’est pas élevé [A:11.3].
turn-page-mark-gov-30-touched = Le soutien au Gouvernement est passé par { $level } au cours du tour : 30 ou moins [A:12.1].
turn-page-mark-gov-70-up = Le soutien au Gouvernement a atteint { $level }. À 70 ou plus, les unités récupèrent mieux et les points durent davantage [A:12.1] ; au-delà, l’OAS se retire [A:11.3].
turn-page-mark-gov-70-down = Le soutien au Gouvernement est redescendu à { $level }, sous 70 : ses unités récupèrent de nouveau comme d’habitude [A:12.1].
turn-page-mark-gov-70-touched = Le soutien au Gouvernement est passé par { $level } au cours du tour : 70 ou plus [A:12.1].
turn-page-mark-fln-30-down = Le soutien au FLN est tombé à { $level }. À 30 ou moins, ses unités récupèrent moins bien et ses Points d’action s’usent plus vite [A:12.1].
turn-page-mark-fln-30-up = Le soutien au FLN est remonté à { $level }, au-dessus de 30 : ses unités récupèrent de nouveau comme d’habitude [A:12.1].
turn-page-mark-fln-30-touched = Le soutien au FLN est passé par { $level } au cours du tour : 30 ou moins [A:12.1].
turn-page-mark-fln-70-up = Le soutien au FLN a atteint { $level }. À 70 ou plus, ses unités récupèrent mieux et ses Points d’action durent davantage [A:12.1].
turn-page-mark-fln-70-down = Le soutien au FLN est redescendu à { $level }, sous 70 : ses unités récupèrent de nouveau comme d’habitude [A:12.1].
turn-page-mark-fln-70-touched = Le soutien au FLN est passé par { $level } au cours du tour : 70 ou plus [A:12.1].

# A name in front of what it has: a side and its units, a new holder and its areas.
turn-page-named = { $name } :
turn-page-control = Zones prises et perdues
turn-page-control-fln = Au FLN
turn-page-control-gov = Au Gouvernement
turn-page-control-none = À personne désormais
turn-page-control-same = Aucune.

turn-page-losses = Unités perdues
turn-page-losses-eliminated = { $count ->
    [one] { $count } éliminée
   *[other] { $count } éliminées
  }
turn-page-losses-reduced = { $count ->
    [one] { $count } réduite
   *[other] { $count } réduites
  }
turn-page-losses-neutralized = { $count ->
    [one] { $count } neutralisée
   *[other] { $count } neutralisées
  }
turn-page-losses-none = aucune
turn-page-losses-note = Ce sont des pions. Le jeu ne compte pas les morts.

## Ce que disent les sources de la même question. Dates : Thénault 2005, Pervillé 2007.

turn-page-history = Dans l’histoire
turn-page-history-note = Chronologies : Thénault 2005, Pervillé 2007.
turn-page-history-independence = Le Maroc devient indépendant le 2 mars 1956, la Tunisie le 20 mars.
turn-page-history-coup = Le 13 mai 1958, à Alger, la foule prend le siège du gouvernement général ; de Gaulle arrive au pouvoir le 1er juin. Du 21 au 26 avril 1961, un putsch de généraux échoue.
turn-page-history-oas = L’OAS est fondée à Madrid en janvier et février 1961. Elle tue des Algériens, des Européens et des soldats jusqu’à l’été 1962.
turn-page-history-resettled = Une estimation compte 2 350 000 personnes dans les camps de regroupement en 1961 (Cornaton 1967).
turn-page-history-un-debate = L’Assemblée générale inscrit la question algérienne à son ordre du jour le 30 septembre 1955, à une voix près. La résolution 1573 (XV) suit le 19 décembre 1960.
turn-page-history-suez = Des troupes britanniques, françaises et israéliennes combattent en Égypte en octobre et novembre 1956.
turn-page-history-purge = En 1958 et 1959, des listes de prétendus traîtres, répandues par des services français, dressent des wilayas contre leurs propres membres ; le nombre des morts est discuté (Meynier, Harbi).
turn-page-history-sartre = Le Manifeste des 121, sur le droit à l’insoumission, paraît le 6 septembre 1960.
turn-page-history-amnesty = Le 23 octobre 1958, de Gaulle propose la « paix des braves ».
turn-page-history-arms = Le navire Athos, chargé d’armes pour le FLN, est arraisonné le 16 octobre 1956.

## Une question à la fin du tour

turn-thought-kind-cause = Une question sur les causes
turn-thought-kind-view = Une question de points de vue
turn-thought-kind-limit = Une question sur ce que le modèle laisse de côté

turn-thought-independence = Ici, un dé rend le Maroc et la Tunisie indépendants, et les deux camps y gagnent du soutien. Qui a obtenu ces indépendances en 1956, et pourquoi chaque camp a-t-il pu y gagner ?
turn-thought-coup = Dans le modèle, un coup d’État vient d’un seul nombre trop bas. Quelles personnes, quelles peurs, quels intérêts y a-t-il derrière ce nombre ?
turn-thought-coup-spared = Le soutien était assez bas pour un coup d’État, et un dé a décidé qu’il n’y en aurait pas. Qu’est-ce qui en a décidé en mai 1958 et en avril 1961 ?
turn-thought-oas = L’OAS est un pion sur la carte. Qui l’a rejointe, qui a-t-elle tué, et qu’aurait dit chacun de ce tour ?
turn-thought-resettled = Des gens ont été déplacés ; le modèle note un marqueur et quelques points. Que raconterait du même tour une famille de cette zone ?
turn-thought-elections = Une élection en France a changé le soutien au Gouvernement. Qui pouvait voter, et qui ne le pouvait pas alors que la guerre se faisait chez lui ?
turn-thought-un-debate = Un débat à New York a changé le soutien. Par quels chemins la nouvelle pouvait-elle atteindre un village d’Algérie, un café de Paris, un gouvernement au Caire ?
turn-thought-suez = Des unités sont parties pour Suez. Que le gouvernement de Paris espérait-il changer en Algérie par une guerre en Égypte ?
turn-thought-purge = Dans une purge, des combattants sont accusés par leur propre camp. Que laisse de côté un pion que l’on retourne, et quelles sources pourraient le dire ?
turn-thought-sartre = La protestation d’un écrivain coûte un point au Gouvernement. Comment savoir ce qu’un texte fait à une guerre ?
turn-thought-amnesty = Une amnistie a été déclarée. Comment un prisonnier, un policier et une mère ont-ils pu, chacun, l’apprendre ?
turn-thought-arms = Des armes sont venues de l’étranger. Quels États ont aidé le FLN, et que voulait chacun pour lui-même ?
turn-thought-jealousy = Le jeu parle de « jalousie et méfiance ». Un historien accepterait-il ces mots ? Sur quoi portaient les désaccords au sein du FLN ?
turn-thought-nato = L’OTAN a demandé des unités. À quelle autre guerre l’armée française devait-elle se tenir prête, et que pensaient ses alliés de celle-ci ?
turn-thought-low = Le soutien d’un camp est à 30 ou moins. Comment les gens de l’époque l’auraient-ils appelé : lassitude, défaite, répression ? Qui n’aurait pas été d’accord ?
turn-thought-first = Le premier tour est terminé. Écrivez sur papier, en une phrase, comment, selon vous, cette guerre finira, et pourquoi. Relisez-la à la fin.
turn-thought-terror = Un marqueur de terreur se trouve dans une zone, quel que soit celui qui l’y a mis. Un seul marqueur pour tous les auteurs : cela informe-t-il, ou cela trompe-t-il ?
turn-thought-unlikely = Un fait peu probable a changé ce tour. En racontant cette guerre, parleriez-vous de chance ? Que font les historiens de ce qui aurait aussi bien pu ne pas arriver ?
turn-thought-suppression = « Répression » : un mot et un jet de dé. Quels actes peut-il y avoir derrière, et qui pourrait en témoigner ?
turn-thought-spent = Le Gouvernement a perdu du soutien en envoyant et en déplaçant des troupes. Pourquoi des soldats coûteraient-ils du soutien au pays ? Est-ce vrai de toute guerre ?
turn-thought-control = Des zones ont changé de mains. Que veut dire « contrôle » pour ceux qui y vivent, le jour et la nuit ?
turn-thought-strike = Une grève a été lancée. Pourquoi y prend-on part : conviction, peur, solidarité, ordres ? Quelles sources permettraient de faire la différence ?
turn-thought-barrier = Le barrage, ce sont quelques points sur une piste. C’était une clôture, des mines et des patrouilles ; on déminait encore en 2017. Que compte le modèle, et jusqu’à quand ?
turn-thought-abroad = Le FLN gagne par une armée qui ne combat pas, de l’autre côté de la frontière. Comment des soldats qui attendent peuvent-ils peser sur une guerre ?
turn-thought-raid = Un raid rapporte des points au FLN. À qui a-t-on pris quelque chose, et comment cette personne le raconterait-elle ?
turn-thought-losses = Des pions ont été retournés. Combien de personnes y a-t-il derrière l’un d’eux, et pourquoi un jeu peut-il préférer ne pas le dire ?
turn-thought-civil-affairs = Les Affaires civiles ont pris du soutien au FLN. Est-ce l’école, le médecin ou le soldat à côté d’eux ? Comment le savoir ?
turn-thought-propaganda = La propagande a changé le soutien. Dans quelle langue, par quels chemins, et qui pouvait l’entendre ou la lire ?
turn-thought-villager = Qu’aurait remarqué pendant ce tour quelqu’un d’un village, que cette page ne dit pas ?
turn-thought-historian = Quelle phrase de cette page un historien refuserait-il d’écrire ? Comment la diriez-vous ?
turn-thought-other-side = Racontez ce tour en trois phrases du point de vue de l’autre camp. De quel chiffre avez-vous eu le moins besoin ?
