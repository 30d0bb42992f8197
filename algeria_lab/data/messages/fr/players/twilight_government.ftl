# Pourquoi le joueur automatique du Gouvernement de Colonial Twilight a décidé ainsi : la question posée, et ce qui a été trouvé.
# Les valeurs sont en centièmes de point du score final : $worth est l’avantage sur une passe, $ahead l’avance sur la
# meilleure autre possibilité. $pieces, $points : des nombres.

## La fenêtre des événements pivots

judgement-twilight-gov-mobilize = Y a-t-il des pièces qui valent une mobilisation ?
judgement-twilight-gov-mobilize-found = Oui : { $pieces } pièces françaises sont hors jeu.
judgement-twilight-gov-recall = Le rappel de De Gaulle rapporterait-il plus que les pièces en réserve, ou épargnerait-il de l’engagement ?
judgement-twilight-gov-recall-found = Oui : le soutien total est de { $support }, { $pieces } pièces françaises sont disponibles, { $lost } sont aux pertes.
judgement-twilight-gov-coup = Est-il temps de risquer un coup d’État ?
judgement-twilight-gov-coup-found = Oui : il reste { $resources } ressources, ou la carte aiderait trop le FLN.
judgement-twilight-gov-no-pivotal = Vaut-il mieux attendre avec les événements pivots ?
judgement-twilight-gov-no-pivotal-found = Oui.

## Le tour

judgement-twilight-gov-event = L’événement est-il sur la liste du Gouvernement, et promet-il le plus ?
judgement-twilight-gov-event-found = Oui : si un point du score final vaut 100, il vaut { $worth } de plus qu’une passe, et { $ahead } de plus que la meilleure autre possibilité.
judgement-twilight-gov-assault = Un assaut promet-il le plus ?
judgement-twilight-gov-assault-found = Oui : si un point du score final vaut 100, il vaut en tout { $worth } de plus qu’une passe, et { $ahead } de plus que la meilleure autre possibilité.
judgement-twilight-gov-sweep = Un ratissage promet-il le plus ?
judgement-twilight-gov-sweep-found = Oui : si un point du score final vaut 100, il vaut en tout { $worth } de plus qu’une passe, et { $ahead } de plus que la meilleure autre possibilité.
judgement-twilight-gov-train = Une formation promet-elle le plus ?
judgement-twilight-gov-train-found = Oui : si un point du score final vaut 100, elle vaut en tout { $worth } de plus qu’une passe, et { $ahead } de plus que la meilleure autre possibilité.
judgement-twilight-gov-garrison = Une garnison promet-elle le plus ?
judgement-twilight-gov-garrison-found = Oui : si un point du score final vaut 100, elle vaut en tout { $worth } de plus qu’une passe, et { $ahead } de plus que la meilleure autre possibilité.
judgement-twilight-gov-pass = Vaut-il mieux garder ses ressources ?
judgement-twilight-gov-pass-found = Oui : rien ne promet plus qu’une passe.

## Les choix qui se présentent

judgement-twilight-gov-train-free = Y a-t-il un endroit où la formation accordée est utile ?
judgement-twilight-gov-train-free-found = Oui.
judgement-twilight-gov-best = Quel choix laisse la meilleure position ?
judgement-twilight-gov-best-found = { $ways ->
    [1] Le seul qu’il y ait.
   *[other] Celui-ci, parmi { $ways }, chacun essayé sur une copie.
  }
judgement-twilight-gov-supply = Une autre place de la carte peut-elle se passer de la pièce ?
judgement-twilight-gov-supply-found = Oui : il y en a là plus qu’il n’en faut pour tenir la place.
judgement-twilight-gov-no-more = Est-ce assez ?
judgement-twilight-gov-no-more-found = Oui.

## La phase de propagande

judgement-twilight-gov-bring-in = Faut-il faire entrer des pièces françaises en jeu ?
judgement-twilight-gov-bring-in-found = Oui : { $pieces }, tant que l’engagement reste élevé.
judgement-twilight-gov-send-out = Y a-t-il des pièces françaises qui ne servent plus ?
judgement-twilight-gov-send-out-found = Oui : { $pieces }. Trois d’entre elles valent un point d’engagement.
judgement-twilight-gov-pacify = Où la pacification rapporte-t-elle le plus pour son prix ?
judgement-twilight-gov-pacify-found = Ici : le soutien moins l’opposition monte de { $points }.
judgement-twilight-gov-redeploy = Y a-t-il des cubes qui manquent ailleurs ?
judgement-twilight-gov-redeploy-found = Oui : { $pieces }, pris là où l’on peut s’en passer.
judgement-twilight-gov-return = Où les troupes de Suez manquent-elles le plus ?
judgement-twilight-gov-return-found = Là où la menace est la plus forte alentour.
judgement-twilight-gov-lose = Quelles pièces françaises manqueront le moins ?
judgement-twilight-gov-lose-found = D’abord la police, puis les troupes, puis les bases : { $pieces } en tout.

# Ce que le stratège a comparé.
judgement-twilight-strategist = Quel tour promet le plus quand on poursuit les cartes suivantes ?
judgement-twilight-strategist-found = Celui-ci, parmi { $ways }, poursuivis { $tries } fois en tout ; le suivant est { $ahead } centièmes de point derrière.

# Les échelons : comment chaque adversaire pense et ce qu’il ne voit pas.
opponent-twilight-random = Tire ses coups au sort ; il ne voit aucun but.
opponent-twilight-chart = Suit l’organigramme publié, question par question ; il ne prévoit rien.
opponent-twilight-improviser = Prépare un tour de chaque opération et en tire un au sort ; il ne voit pas lequel vaut le plus.
opponent-twilight-sensible = Essaie un tour entier de chaque opération et prend ce qui vaut le plus à la fin ; il ne voit pas votre réponse.
opponent-twilight-planner = Essaie un tour entier de chaque opération et prend ce qui vaut le plus à la fin ; il ne voit pas votre réponse.
opponent-twilight-strategist = Poursuit des tours entiers pendant les deux cartes suivantes, vos réponses comprises, avec des pioches qu’il imagine ; il ne connaît pas l’ordre de la pioche et ne compte pas les cartes.
