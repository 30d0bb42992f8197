# Fichiers de scénario : commandes, dessins, pages et rapports.

## Fichiers

scenario-written = Écrit : { $file }

## Ce que l’on fait dans une étape

scenario-minutes = environ { $minutes } min
scenario-does-read = à lire
scenario-does-play = à jouer
scenario-does-choose = à décider, entre { $count } ordres
scenario-does-predict =
    { $count ->
        [one] 1 pronostic
       *[other] { $count } pronostics
    }
scenario-does-watch = { $count ->
    [one] un tour à regarder
   *[other] { $count } tours à regarder
}
scenario-does-ask = { $count ->
    [one] une question
   *[other] { $count } questions
}
scenario-does-experiment = une expérience
scenario-does-back = ↶ retour au début de « { $step } »
scenario-does-part = ▣ un autre jeu est joué ici, depuis { $file }
scenario-exhibit-timeline = la chronologie de la guerre
scenario-exhibit-chances = un graphique des chances exactes
scenario-exhibit-accounts = ce qui a déplacé le soutien dans la partie de l’élève
scenario-exhibit-amounts = un tableau que calcule le moteur
scenario-exhibit-slide = un curseur à déplacer, avec ce qu’apporte chaque cran
scenario-exhibit-support = les courbes de soutien dans la partie de l’élève
scenario-exhibit-trace = une partie enregistrée
scenario-exhibit-audit = quel nombre du modèle change le plus un résultat
scenario-exhibit-likeness = des guerres gardées : lesquelles ressemblent à celle qui a eu lieu
scenario-page-choose = L’un de ces ordres, chacun avec ce qui y répond
scenario-page-foretold = À prédire : ce que donne « { $line } ».
scenario-page-choice-to = (mène à { $step })

## Les étapes et où elles mènent

scenario-graph-title = Les étapes de « { $title } »
scenario-graph-everywhere = À chaque étape
scenario-graph-step = { $number } { $id }
scenario-graph-debrief = Bilan
scenario-graph-file = un autre scénario : { $id }
scenario-graph-missing = { $id }
scenario-graph-if = si { $when }
scenario-graph-order = ordre « { $order } »
scenario-graph-otherwise = sinon
scenario-graph-empty = Ce scénario n’a pas d’étapes : une partie sans guide.
scenario-graph-no-step = Cette étape n’existe pas.
scenario-graph-unreached = Personne n’arrive à cette étape.
scenario-graph-endless = De cette étape, personne n’arrive au bilan.

## Pages

scenario-preview = Aperçu pour l’auteur : la suite guidée, jouée toute seule
scenario-preview-title = Aperçu : { $title }
scenario-preview-progress = La suite guidée se joue
scenario-page-contents = Sommaire
scenario-page-step = Étape { $number } sur { $count } : { $title }
scenario-page-left = encore { $minutes } min environ à partir d’ici
scenario-page-file = { $id }, version { $version }
scenario-page-size = { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}, { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
}, environ { $minutes } min
scenario-page-game = Jeu : { $game } ; camp de l’élève : { $side }
scenario-page-boardless = des documents, sans plateau
scenario-page-both = les deux camps
scenario-page-seed = numéro de tirage : { $seed }
scenario-page-authors = Auteurs
scenario-page-licence = Licence
scenario-page-board = { $moment }. { $tally }. { $awaited }
scenario-page-in-words = La même chose en mots
scenario-page-note = Avant de lire la suite
scenario-page-no-picture = L’image { $file } n’est pas à côté du scénario. Elle montre :
scenario-page-dice = Dés imposés : ces faces tombent dans cet ordre
scenario-page-hints = Indices
scenario-page-wrong = Ce qui est dit aux autres choix
scenario-page-any-pick = tout autre choix
scenario-page-opening = Joué d’abord par le guide
scenario-page-play = La suite guidée
scenario-page-allow = Permis aussi
scenario-page-until = Terminée quand
scenario-page-by = Dans cet aperçu, jouée par
scenario-page-happened = Ce qui s’est passé ({ $count ->
    [one] une phrase
   *[other] { $count } phrases
})
scenario-page-done = Dit quand l’étape est faite
scenario-page-question = Question
scenario-page-unit = Unité
scenario-page-tried = Expérience
scenario-page-experiment = { $runs } parties de chaque option, numéros de tirage à partir de { $seed } ; mesuré : { $measures }.
scenario-page-broke-off = La suite guidée s’arrête ici, car cette étape n’est pas faite : { $detail }
scenario-page-event = Ce qui arrive maintenant
scenario-page-goal = Un but est atteint
scenario-page-assumed = La suite guidée ne passe pas ici. C’est la branche qui part de « { $step } », jouée comme si sa condition était vraie.
scenario-page-start = Le début
scenario-page-end = Après la dernière étape
scenario-page-quiz = Questions à la fin
scenario-page-graph = Les étapes et où elles mènent
scenario-page-debrief = À discuter
scenario-page-sources = Sources
scenario-page-made = Fait par algeria_lab { $version }.
scenario-game-algeria = Algeria
scenario-game-insurgent = INSURGENT
scenario-game-twilight = Colonial Twilight

## Sortes de questions

scenario-kind-choice = une seule réponse, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scenario-kind-many = toutes celles qui sont justes, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scenario-kind-number = un nombre, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scenario-kind-fraction = une fraction, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scenario-kind-order = à mettre en ordre, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scenario-kind-map = un lieu sur la carte, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scenario-kind-predict = un pronostic, conservé, non noté
scenario-kind-decisive = le résultat le plus décisif, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scenario-kind-match = des paires, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scenario-kind-text = un texte libre, conservé, non noté
scenario-kind-sheet = la fiche d’un document, conservée, non notée

## Le corrigé

scenario-key-progress = Calcul des réponses
scenario-key-none = Ce scénario ne pose aucune question.
scenario-key-column = { $name ->
    [form] forme en minutes
    [question] question
    [kind] sorte
    [step] étape
    [moment] moment du jeu
    [ask] énoncé
    [answer] réponse dans le fichier
    [says] réponse en mots
    [computed] calculée à partir de
    [rules] règles
    [after] ce qui est dit ensuite
    [points] points
   *[other] formes qui la posent
}
scenario-key-step = étape { $step }
scenario-key-beginning = au début
scenario-key-answer = Réponse
scenario-key-computed = calculée : { $engine } ({ $moment })
scenario-key-foreseen = à { $answer } : { $text }
scenario-key-after = Ensuite
scenario-key-text = conservé, non noté ; une bonne réponse contient : { $rubric }
scenario-key-sheet = conservée, non notée ; une bonne fiche : { $sheet }
scenario-key-documents = Les documents, pour l’enseignant
scenario-key-predict = connue une fois ceci joué : { $line }
scenario-key-decisive = connue une fois la partie jouée : ce qui a le plus fait bouger les pistes
scenario-key-forms = { $count ->
    [one] forme pour { $last } minutes seulement
   *[other] formes pour { $first } et { $last } minutes
}
scenario-key-unknown = inconnue, voir plus bas
## Scénarios en paquet

scenario-pack-read = Lire en français
scenario-pack-use = Cette page est complète : elle n’a besoin ni de programme ni de réseau, et s’imprime. Elle suit la suite guidée ; ce qui a été joué et ce qui en est venu s’ouvre sous chaque étape. Les numéros entre crochets sont des règles du jeu.
scenario-pack-made = { $id }, version { $number } ; mis en paquet par algeria_lab { $version }.
scenario-pack-ending = { $file } ne peut pas être écrit : le nom doit finir par l’un de { $known }.
scenario-pack-one-out = Un seul fichier ne peut contenir { $count } feuilles : demandez-en une, ou omettez --out.
scenario-pack-has-keys = Le scénario de cette archive contient les réponses à ses questions. Pour une classe, ajoutez --learner.
scenario-pack-no-licence = non précisée
scenario-pack-read-me =
    # { $title }

    Auteurs : { $authors }. Licence : { $licence }.

    - `{ $name }.html` : le scénario en une page. Ouvrez-la dans un navigateur ; elle n’a besoin ni de réseau ni de programme.
    - `{ $name }.yaml` : le scénario lui-même, pour qui a le programme algeria_lab { $version } ou plus récent.
      Jouez-le sur la page qu’ouvre `algeria-lab app scenario` (choisissez-y Ouvrir), ou dans un terminal avec `algeria-lab play { $name }.yaml`.
    - Les autres fichiers sont ce dont le scénario a besoin. Gardez-les à côté de lui.

## Essais à blanc

scenario-seconds = { $seconds } s
scenario-dry-run-progress = Le scénario se joue
scenario-dry-run-goal = But { $goal } : { $share } des parties.
scenario-dry-run-trouble = L’étape { $step } n’a pas été terminée dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : { $trouble ->
    [line] sa suite d’ordres est refusée
    [goal] son but n’est pas atteint
    [nobody] personne ne trouve ce que l’étape permet
    [error] le moteur le refuse ; « check » dit pourquoi
    [dice] les dés imposés sont épuisés
    [endless] les étapes tournent en rond
   *[other] { $trouble }
}.
scenario-dry-run-seeds = Numéros de tirage à regarder, avec l’étape : { $seeds }
scenario-dry-run-sum = { $done } sur { $runs ->
    [one] { $runs } partie
   *[other] { $runs } parties
} terminées.

## Reçus

scenario-receipts-progress = Les reçus se rejouent
scenario-receipts-folder = Le dossier { $folder } est illisible : { $detail }.
scenario-receipts-none = Il n’y a pas de reçu dans { $folder }. Les reçus finissent par .json.
scenario-receipts-holds = valable
scenario-receipts-unreadable = non : illisible
scenario-receipts-format = non : ce n’est pas un reçu
scenario-receipts-scenario = non : d’un autre scénario
scenario-receipts-edition = non vérifié : autre édition
scenario-receipts-replay = non : une entrée ne peut pas être jouée
scenario-receipts-differs = non : il mène ailleurs
scenario-receipts-time = non : trop long à rejouer
scenario-receipts-detail = { $file } : { $problem ->
    [differs] rejoué, il donne autre chose pour : { $detail }
    [scenario] { $detail } Mettez dans le dossier des reçus le fichier que la classe a joué, ou nommez-le par « --scenario FICHIER ».
    [edition] { $detail } Pour le vérifier, nommez par « --scenario FICHIER » le fichier que la classe a joué.
   *[other] { $detail }
}
scenario-receipts-sum = { $count ->
    [one] Un reçu lu
   *[other] { $count } reçus lus
}{ $failing ->
    [0] { $count ->
        [one] , valable
       *[other] , tous valables
    }
   *[other] , dont { $holding ->
        [0] aucun valable
        [one] { $holding } valable
       *[other] { $holding } valables
    }
}{ $others ->
    [0] .
    [one] {" "}; un reçu d’une autre édition n’est pas vérifié.
   *[other] {" "}; { $others } reçus d’une autre édition ne sont pas vérifiés.
}
scenario-receipts-worth = Un reçu témoigne d’un travail et ne prouve rien : il dit ce qui a été fait, et le rejouer mène où il le dit. Qui sait écrire un programme sait en écrire un.

## Rapports de parties guidées

scenario-report-title = Rapport : { $title }
scenario-report-by = Joué par { $name }
scenario-report-end = Où en est la partie
scenario-report-turns = Tour par tour
scenario-report-game = { $number ->
    [1] Votre première partie
    [2] Votre deuxième partie
   *[other] Votre partie { $number } sur { $games }
  }
scenario-report-turns-caption = { $games ->
    [one] Les deux camps à la fin de chaque tour
   *[other] Les deux camps à la fin de chaque tour, dans votre dernière partie
  }
scenario-report-turn = Tour
scenario-report-decisive = Ce qui a le plus décidé
scenario-report-steps = Étapes
scenario-report-steps-caption = Étapes faites en partie seulement, ou avec indices ou autres choix
scenario-report-step = Étape
scenario-report-deed = Où elle en est
scenario-report-chosen = Choisi à l’étape « { $step } » : { $order }.
scenario-report-deed-done = faite
scenario-report-deed-partly = une partie laissée de côté
scenario-report-deed-shown = jouée à votre place, ou passée
scenario-report-deed-never = non atteinte
scenario-report-hints = Indices
scenario-report-wrong = Choix qui ne convenaient pas
scenario-report-done = { $done ->
    [one] { $done } étape sur { $steps } a été faite en entier : jouée, répondue, essayée.
   *[other] { $done } étapes sur { $steps } ont été faites en entier : jouées, répondues, essayées.
}
scenario-report-answers = Réponses
scenario-report-unanswered = Questions sans réponse
scenario-report-trace = Trace écrite : les lignes à garder
scenario-report-answers-caption = Ce qui a été répondu, chaque essai
scenario-report-question = Question
scenario-report-tries = Réponses dans leur ordre
scenario-report-points = Points
scenario-report-try = { $given } ({ $outcome })
scenario-report-right = juste
scenario-report-wrong-answer = faux
scenario-report-told = conservé, non noté
scenario-report-no-points = sans points
scenario-report-skipped = { $text } (laissée de côté)
scenario-report-unclear = pas clair
scenario-report-goals = Buts
scenario-report-goal = { $text } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
scenario-report-debrief = À discuter
scenario-report-sources = Sources
scenario-report-made = Comment ceci a été fait
scenario-report-facts = Scénario { $id }, version { $number }, empreinte { $hash } ; numéro de tirage { $seed } ; algeria_lab { $version }.
scenario-report-work = Coups repris : { $undos }. Minutes de travail, au moins : { $minutes } ; le temps où la page est fermée n’est pas compté.
scenario-report-cite = À citer ainsi : { $authors }. { $title }, version { $number }. Scénario pour algeria_lab { $version }.

## Cartes de rôle pour une équipe devant un écran

roles-title = Cartes de rôle
roles-how = De deux à cinq personnes devant un écran. Découpez le long des lignes ; à moins, une personne prend deux cartes du même camp. Qui ne souhaite pas jouer un camp est chroniqueur.
roles-no-side = aucun camp
roles-does = Ce que vous faites
roles-knows = Ce que vous savez
roles-asks = Votre question pour le bilan
roles-who = Nom :

## Les documents seuls, et toute la leçon, sur papier

documents-title = Documents : { $title }
documents-step = Étape { $number }. { $title }
documents-none = Ce scénario ne montre aucun document.
lesson-paper-title = { $title } : toute la leçon sur papier
lesson-paper-how = Pour une heure sans réseau. Là où la leçon se joue, cette feuille suit la ligne que son auteur a en tête : une carte avant le premier coup, une au milieu et une à la fin, avec ce que montre chaque étape.
lesson-paper-first = Cachez la suite d’une feuille, et écrivez d’abord votre pronostic.
lesson-paper-played = Ce que l’on joue ici, en bref
lesson-paper-dice = Dés tombés : { $faces }
lesson-paper-throw = Lancez aussi vos propres dés, et cherchez dans le tableau des chances ce qu’ils apportent.
lesson-paper-map-begin = La carte avant le premier coup
lesson-paper-map-middle = La carte au milieu de la ligne
lesson-paper-map-end = La carte à la fin de la ligne
lesson-paper-kept = { $wars } guerres ont été jouées d’avance ; voici ce qu’elles disent.
lesson-paper-not-kept = Aucune guerre de cette expérience n’est conservée. Sans le programme, on ne peut pas l’essayer.
lesson-paper-words = Les mots de cette leçon
lesson-paper-rules = Les règles sur lesquelles elle repose
key-before = Posée au début de l’étape ({ $moment })
key-after = Posée une fois l’étape jouée ({ $moment })
key-settled = le programme lit le résultat à la fin de l’étape « { $step } »
key-orders = Les ordres, ce qui est dit aux élèves, et ce qui est venu dans une partie
key-came = Dans une partie : { $came }
key-one-game = Une partie par ordre, avec les dés de l’exercice ; des joueurs automatiques ont joué la suite pour les deux camps. D’autres choix ou d’autres dés donnent d’autres nombres : aucun de ces ordres n’est « le bon ».
