# Le tableau d’une classe, pour corriger : sur papier, dans un tableur, sur la page des enseignants.
marking-title = Pour corriger : { $title }
marking-title-all = Les reçus de la classe, pour corriger
marking-receipt = recu
marking-report = rapport
marking-lesson = lecon{ $number }
marking-file = { $name }-reponses
marking-file-lesson = { $name }-{ $lesson }
marking-file-strays = { $name }-autres-fichiers
marking-class = classe
marking-strays = Fichiers sans tableau
marking-strays-note = Ils n’appartiennent à aucune leçon connue, ou ne sont pas des reçus.
marking-count = { $count ->
    [one] Un élève
   *[other] { $count } élèves
} · { $asked ->
    [0] aucune question notée
    [one] une question notée
   *[other] { $asked } questions notées
}{ $points ->
    [0] {""}
    [one] {" "}· maximum : 1 point
   *[other] {" "}· maximum : { $points } points
}{ $aside ->
    [0] {""}
    [one] {" "}· ce qui est manqué est compté sans le reçu non vérifié
   *[other] {" "}· ce qui est manqué est compté sans les { $aside } reçus non vérifiés
}
marking-keep = Ce tableau contient le corrigé et ce que des élèves ont écrit : gardez-le pour vous.
marking-worth = Un reçu témoigne d’un travail ; il ne prouve ni qui l’a fait, ni sans aide.
marking-signs = Signes
marking-letters = Les lettres sont celles du questionnaire sur papier ; leur texte est plus bas, question par question. O1, O2… : les ordres choisis à une étape. P1, P2… : les questions d’un autre jeu, joué au cours d’une étape ; elles ne comptent pas dans le total.
marking-mark = { $mark ->
    [right] juste
    [wrong] faux
    [open] à lire
    [guess] pronostic
    [order] ordre choisi
    [left] passée
    [unchecked] non vérifié
   *[none] sans réponse
}
marking-pupil = Élève
marking-right = Justes
marking-points = Points
marking-minutes = Minutes
marking-of = { $number } / { $most }
marking-head = { $number }. { $title }
marking-head-worth = { $number } : résultat
marking-head-points = { $points ->
    [0] sans note
    [one] 1 pt
   *[other] { $points } pts
}
marking-part = Questions { $first } à { $last }
marking-written = { $count ->
    [one] un mot
   *[other] { $count } mots
}
marking-then = {" → "}
marking-expected = prévu : { $expected }
marking-came = prévu : { $expected } · résultat : { $came }
marking-hardest = Ce que la classe a manqué
marking-hardest-none = Rien : aucune réponse fausse.
marking-hardest-question = Question
marking-hardest-count = Élèves
marking-hardest-mistake = Ce qu’ils ont répondu, et ce qu’en dit le corrigé
marking-missed = { $count ->
    [one] { $count } élève sur { $all } s’est trompé
   *[other] { $count } élèves sur { $all } se sont trompés
}{ $never ->
    [0] {""}
    [-1] {" "}sans jamais trouver
   *[other] , dont { $never } sans jamais trouver
}
marking-mistake = { $count ->
    [one] 1 élève
   *[other] { $count } élèves
} : { $given }
marking-mistake-other = { $count ->
    [one] 1 élève, autre réponse
   *[other] { $count } élèves, autres réponses
} : { $given }
marking-questions = Question par question
marking-right-is = Juste
marking-rubric = Ce qu’on attend
marking-texts-none = Personne n’a écrit.
marking-nobody-wrong = Aucune réponse fausse.
marking-why = { $problem ->
    [differs] rejoué, il donne autre chose pour : { $detail }.
    [scenario] { $detail } Déposez à côté des reçus le fichier de ce scénario, celui que la classe a joué : il s’appelle peut-être { $file }.
    [edition] { $detail } Pour le vérifier, déposez à côté des reçus le fichier que la classe a joué.
   *[other] { $detail }
}
marking-who = Qui a répondu quoi
marking-sum = Réponses justes
marking-order = Ordre choisi : { $step }
marking-orders = Ordres choisis
marking-order-count = { $order } : { $count ->
    [one] { $count } élève
   *[other] { $count } élèves
}
marking-inside = Dans « { $title } », jouée à l’intérieur d’une étape
marking-head-outside = hors total
marking-away = { $name ->
    [left_the_line] { $count ->
        [one] a quitté { $count } fois le chemin de la leçon
       *[other] a quitté { $count } fois le chemin de la leçon
    }
    [shown] { $count ->
        [one] { $count } passage joué à sa place
       *[other] { $count } passages joués à sa place
    }
    [jumps] { $count ->
        [one] { $count } étape sautée
       *[other] { $count } étapes sautées
    }
   *[keys] { $count ->
        [one] { $count } réponse montrée
       *[other] { $count } réponses montrées
    }
}
marking-help = À regarder d’abord
marking-help-none = Personne : chacun a au moins la moitié des réponses justes, et est allé jusqu’au bilan sans passer d’étape.
marking-help-unchecked = { $name } (non vérifié)
marking-alike = { $count ->
    [2] Deux reçus portent
   *[other] { $count } reçus portent
} le nom { $name } : { $files }. Le même élève, qui a rendu plusieurs fois, ou des élèves du même nom ? Chaque reçu compte ici pour un élève.
marking-help-stopped = arrêt à l’étape { $at } sur { $all }
marking-help-passed = { $count ->
    [one] a passé l’étape { $last }
   *[other] a passé les étapes { $first } à { $last }
} pour aller au bilan
marking-help-left = { $count } questions passées
marking-silent = { $silent } sans réponse
marking-help-few = { $tried ->
    [0] n’a répondu à aucune des { $asked } questions notées
   *[other] n’a répondu qu’à { $tried } des { $asked } questions notées
}{ $right ->
    [0] {""}
    [one] , dont { $right } juste
   *[other] , dont { $right } justes
}
marking-help-in = { $said }, en { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
marking-help-tried = a essayé { $tried } des { $asked } questions notées{ $right ->
    [0] , toutes fausses
    [one] , dont { $right } juste
   *[other] , dont { $right } justes
}
marking-help-twice = { $said } (même erreur : { $twice })
marking-help-again = question { $number }, { $count ->
    [2] deux fois
   *[other] { $count } fois
} « { $given } »
marking-narrow = Chaque case donne la lettre ou le nombre de la dernière réponse ; pour un texte, le nombre de mots. Les questions et leurs lettres sont plus bas, sous « Question par question » ; les réponses entières, dans le tableau imprimé.
