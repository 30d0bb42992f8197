# Fichiers de scénario : commandes, dessins, pages et rapports.

## Fichiers

scenario-not-read = Le scénario { $file } est illisible : { $detail }.
scenario-written = Écrit : { $file }

## Ce que l’on fait dans une étape

scenario-minutes = environ { $minutes } min
scenario-does-read = à lire
scenario-does-play = à jouer
scenario-does-watch = { $count ->
    [one] un tour à regarder
   *[other] { $count } tours à regarder
}
scenario-does-ask = { $count ->
    [one] une question
   *[other] { $count } questions
}
scenario-does-experiment = une expérience

## Les étapes et où elles mènent

scenario-graph-title = Les étapes de « { $title } »
scenario-graph-everywhere = À chaque étape
scenario-graph-step = { $number } { $id }
scenario-graph-debrief = Bilan
scenario-graph-file = un autre scénario : { $id }
scenario-graph-missing = { $id }
scenario-graph-if = si { $when }
scenario-graph-otherwise = sinon
scenario-graph-empty = Ce scénario n’a pas d’étapes : une partie sans guide.
scenario-graph-no-step = Cette étape n’existe pas.
scenario-graph-unreached = Personne n’arrive à cette étape.
scenario-graph-endless = De cette étape, personne n’arrive au bilan.
