# Ce que disent, comme raisons, les erreurs du moteur.
fault-cause-save-large = { $file } dépasse { $most } octets : ce n’est pas une partie enregistrée.
fault-cause-save-unreadable = { $file } ne peut pas être lu.
fault-cause-save-foreign = { $file } n’est pas une partie enregistrée par ce programme.
fault-cause-save-format = { $file } est au format { $given } ; ce programme lit les formats 1, 2 et 3.
fault-cause-save-game = { $file } est une partie de { $given }. On lit ici : { $known }.
fault-cause-save-damaged = { $where } : le fichier est abîmé à cet endroit.
fault-cause-save-set-up = { $file } : la partie ne peut pas être mise en place. { $why }
fault-cause-save-replay = { $file } : le coup { $number } (« { $given } ») ne peut pas être rejoué. { $why }
fault-cause-save-differs = { $file } : après le coup { $number } (« { $given } »), la position n’est pas celle qui a été enregistrée. Le fichier a été modifié, ou enregistré sous d’autres règles.
fault-cause-save-taken = { $file } n’est pas une partie enregistrée et reste tel quel : enregistrez sous un autre nom.
fault-cause-save-unwritten = { $file } ne peut pas être écrit.
fault-cause-turn-damaged = { $file } est un tour que quelqu’un a passé, mais il en manque une partie ou il a été modifié. Demandez qu’on le renvoie ; votre partie reste telle quelle.
fault-cause-turn-side = { $file } est le tour destiné à l’autre camp d’une partie que ce navigateur joue. Envoyez-le à la personne qui joue là-bas ; votre partie reste telle quelle.
fault-cause-turn-older = { $file } est un tour plus ancien : il contient { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
  }, la partie conservée dans ce navigateur en a { $kept }. La vôtre reste telle quelle : ouvrez le tour reçu en dernier.
fault-cause-turn-differs = { $file } ne prolonge pas la partie conservée dans ce navigateur : quelque chose diffère dans { $kept ->
    [one] sa première décision
   *[other] ses { $kept } premières décisions
  }. La vôtre reste telle quelle ; passez encore une fois votre dernier tour et repartez de là.
fault-cause-turn-forged = { $file } : ce qui s’y trouve vers la décision { $number } n’a pas pu se produire dans cette partie, avec ses dés. Le fichier a été modifié ; votre partie reste telle quelle.
fault-cause-option-map = « { $name } » associe des noms à des valeurs ; « { $given } » ne le fait pas.
fault-cause-option-truth = « { $name } » vaut oui ou non (true, false), et non « { $given } ».
fault-cause-option-kind = « { $name } » a été mis à { $given } ; sa valeur est { $now }, et il en faut une de ce genre.
fault-cause-option-range = « { $name } » a été mis à { $given } ; il va de { $least } à { $most }.
fault-cause-option-one-of = « { $name } » a été mis à { $given } ; il accepte : { $known }.
fault-cause-option-scenario = « { $name } » n’appartient qu’au scénario { $right }, pas à { $given }.
fault-cause-options-twice = Les options { $given } ont été données avec une position, qui a les siennes. Changez-les dans la position.
fault-cause-later-turn = Seule une guerre de « algeria » peut commencer à un tour plus avancé, pas une partie de « { $given } ».
fault-cause-later-phase = Au tour { $turn }, la guerre n’arrive pas à la phase « { $given } » avec une décision { $side ->
    [fln] du FLN
    [gov] du Gouvernement
   *[both] d’un des camps
 }. Prenez un autre tour ou une autre phase.
fault-cause-dealt-anew = « { $given } » est distribué à nouveau pour chaque partie : ce n’est pas encore une position. Donnez une partie déjà distribuée.
fault-cause-deck-list = La pioche est une liste de numéros de cartes, la prochaine d’abord, et non « { $given } ».
fault-cause-deck-card = La pioche contient « { $given } » ; une pioche contient les cartes 1 à 60 et 67 à 71.
fault-cause-deck-twice = La pioche contient deux fois la carte { $given } ; chacune n’existe qu’une fois.
fault-cause-deck-cards = La pioche contient { $count } cartes, dont { $given } de propagande ; il en faut au moins une, et au plus { $most } de propagande dans ce scénario.
fault-cause-seed = Un numéro de tirage est un nombre entier, comme 7, et non { $given }.
fault-cause-bookmark-name = Un signet a un nom, comme « avant le raid », et non { $given }.
fault-cause-journal = Le journal ne peut pas être lu, ou vient d’un autre scénario.
fault-cause-journal-input = L’entrée { $number } du journal est abîmée, ou ne peut pas être jouée à cet endroit.
fault-cause-journal-why = L’entrée { $number } du journal ne peut pas être jouée à cet endroit. { $why }
fault-cause-not-now = { $problem ->
    [done] Ce qui précède n’est pas fini.
    [asked] La question n’est pas posée à cet endroit.
    [moves] Il manque des coups avant, ou il y en a de trop.
    [watch] Il n’y a rien à regarder à cet endroit.
   *[other] Ce n’est pas possible à cet endroit.
}
fault-cause-receipt-large = Il dépasse { $most } octets.
fault-cause-receipt-json = Ce n’est pas du JSON.
fault-cause-receipt-page = C’est un rapport, ou une autre page : demandez le reçu (.json).
fault-cause-receipt-format = Ce n’est pas un reçu : il devrait contenir 'format': '{ $right }'.
fault-cause-receipt-unreadable = Le fichier est illisible : { $text }.
fault-cause-receipt-time = Le rejouer prend plus de { $count } secondes.
fault-cause-receipt-differs = Rejoué, il donne autre chose pour { $count ->
    [one] un point
   *[other] { $count } points
}.
receipt-part = { $name ->
    [period] la forme de la leçon
    [status] l’avancement
    [step] l’étape
    [outcome] la fin de la partie
    [right] les réponses justes
    [answered] les questions répondues
    [asked] les questions posées
    [tries] les essais
    [points] les points
    [skipped] les questions laissées de côté
    [undos] les décisions reprises
    [hints] les indices
    [keys] les réponses demandées
    [wrong_picks] les choix hors de l’étape
    [left_the_line] le jeu libre
    [shown] les étapes jouées par le guide
    [jumps] les sauts
    [minutes] les minutes
    [seed] le numéro de tirage
    [answers] ce qui a été répondu
   *[other] { $name }
}
receipt-column = { $name ->
    [file] fichier
    [holds] valable
    [why] raison
    [nickname] surnom
    [scenario] scénario
    [version] version
    [edition] édition
    [program] programme
    [status] avancement
    [step] étape
    [outcome] fin de la partie
    [period] forme en minutes
    [right] justes
    [answered] répondues
    [asked] posées
    [tries] essais
    [points] points
    [skipped] laissées de côté
    [undos] décisions reprises
    [hints] indices
    [keys] réponses montrées
    [wrong_picks] choix hors de l’étape
    [left_the_line] jeu libre
    [shown] étapes jouées par le guide
    [jumps] sauts
    [minutes] minutes
   *[given] réponses données
}
receipt-holds = { $problem ->
    [edition] non vérifié : autre édition
    [unreadable] non : illisible
    [format] non : ce n’est pas un reçu
    [scenario] non : d’un autre scénario
    [replay] non : une entrée ne peut pas être jouée
    [differs] non : rejoué, il donne autre chose pour ce qui est sous « raison »
    [time] non : trop long à rejouer
   *[none] oui
}
receipt-status = { $name ->
    [predict] pronostic à faire
    [read] lecture
    [play] en jeu
    [ask] devant une question
    [watch] en train de regarder
    [part] dans un autre scénario
    [done] étape faite
    [free] en jeu libre
    [debrief] bilan
   *[other] { $name }
}
receipt-outcome = { $winner ->
    [fln] FLN
    [gov] Gouvernement
    [draw] personne
   *[other] { $winner }
} : { $level ->
    [marginal] marginale
    [substantial] nette
    [decisive] décisive
   *[other] { $level }
}
fault-cause-receipt-unknown = Il est de { $given }, qui n’est aucun des { $count } scénarios examinés.
fault-cause-receipt-edition = Il a été fait avec une autre édition de { $given } (« { $theirs } » ; ici, c’est « { $here } ») : le texte, les questions ou les coups ont changé depuis, et il ne peut pas être rejoué ici. L’élève n’y est pour rien. Les comptes et les réponses sont dans le tableau, tels que le reçu les donne.
fault-cause-experiment-empty = Il faut à une expérience au moins une option et un adversaire.
fault-cause-experiment-twins = Deux adversaires portent le même nom : { $known }.
fault-cause-experiment-few = { $given } guerres ont été demandées. Demandez-en au moins une ; 200 donnent une première idée.
fault-cause-experiment-many = { $given } guerres ont été demandées : plus qu’il n’y a de numéros de tirage. Demandez-en moins.
fault-cause-experiment-seed = Le premier numéro de tirage est { $given }. Prenez-en un de 0 à { $most }.
fault-cause-experiment-ends = L’ouverture de « { $given } » met fin à la guerre. Laissez-en une partie au joueur.
fault-cause-experiment-stops = Les guerres s’arrêteraient aussitôt là où « { $given } » commence ({ $known }). Arrêtez-les à ce qui n’y est pas encore vrai.
fault-cause-experiment-late = Les guerres s’arrêteraient après le tour { $given }, mais la position est au tour { $turn }. Arrêtez-les après ce tour ou plus tard.
fault-cause-opening-moment = L’ouverture attend « { $given } ». Écrivez un tour après le @, comme « { $example } ».
fault-cause-opening-none = L’option attend { $given }, mais n’a pas d’ouverture à jouer alors.

## Ce qu’un fichier ou une guerre peut contenir au plus

fault-cause-save-moves = { $file } contient { $number } coups dans toutes ses branches ; on en ouvre au plus { $most }. Ouvrez une partie qui a moins de branches.
fault-cause-branches-full = Cette partie contient déjà { $number ->
    [one] { $number } coup
   *[other] { $number } coups
 } en { $branches ->
    [one] une seule branche
   *[other] { $branches } branches
 }. Jouées jusqu’au bout, elles et une autre dépasseraient les { $most } coups ou { $most-branches } branches qu’une sauvegarde peut contenir. Retirez une branche, puis réessayez.
