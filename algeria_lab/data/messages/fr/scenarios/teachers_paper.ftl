# Feuilles pour l’enseignant : une leçon en deux pages, une leçon à parcourir, son corrigé.

sheet-title = Fiche de l’enseignant : { $title }
sheet-key-title = Corrigé : { $title }
sheet-number = Leçon { $number }
sheet-age = dès { $age } ans
sheet-mind = contient les réponses : pas pour les élèves
sheet-aims = Objectifs
sheet-time = Minutage
sheet-minutes = min
sheet-does = Ce que fait la classe
sheet-sum = En tout
sheet-numbers = n° { $numbers }
sheet-back = ↶ étape { $number }
sheet-beside = + { $minutes } : 5 pour l’accueil, 8 pour le bilan
sheet-documents = { $count ->
    [one] { $count } document
   *[other] { $count } documents
}
sheet-board = Au tableau
sheet-board-when = { $count ->
    [one] À remplir après l’étape { $numbers }, avec les valeurs de la ligne de l’auteur.
   *[other] À remplir après les étapes { $numbers }, avec les valeurs de la ligne de l’auteur.
}
sheet-keep = Les lignes à garder
sheet-surprises = Ce que dira un élève attentif
sheet-spare = Si le temps manque, passez l’étape { $number }, « { $title } ». On y perd : { $lost }.
sheet-wrong = Les erreurs des élèves
sheet-foreseen = N° { $number }, « { $given } » : { $says }
sheet-care = À surveiller
sheet-notes = Avertissements : ce que l’on peut passer
sheet-step = « { $title } »
sheet-only = (seulement en { $minutes } min)
sheet-lost = Ce qui manque alors : { $lost }.
sheet-lost-questions = { $count ->
    [one] la question { $numbers }
   *[other] les questions { $numbers }
}
sheet-answers = Questions et réponses
sheet-answers-note = Numéros et lettres sont ceux des questions sur papier, dans cette forme. L’énoncé entier et les réponses fausses attendues sont dans le corrigé.
sheet-guess = Pronostic, sans note.
sheet-guess-came = Pronostic, sans note ; ce qui arrive : { $came }
sheet-criteria = Attendu
sheet-free = Texte libre, sans note.
sheet-see-exam = Corrigé : « Sujet d’examen », sur la fiche.
sheet-exam = Sujet d’examen
sheet-exam-paper = Cette forme n’en montre pas tous les documents : distribuez sur papier les « Documents » de la forme de { $minutes } minutes.
sheet-sources = Documents : ce qui reste à vérifier
sheet-sources-figures = Chiffres discutés, non tranchés ; pages à retrouver
sheet-sources-rest = { $count ->
    [0] Pour chaque document, quelque chose reste à vérifier.
    [one] Pour un document, rien ne reste à vérifier.
   *[other] Pour { $count } documents, rien ne reste à vérifier.
}
sheet-who = Qui l’a écrite, qui l’a relue
sheet-readers = Relue par des historiens extérieurs
sheet-reader = { $name } ({ $date })
sheet-readers-none = Aucun historien extérieur ne l’a encore relue : vérifiez ce que vous transmettez.
sheet-next = Leçon suivante
sheet-no-lesson = { $file } n’est pas une leçon : ce fichier n’a pas de bloc « lesson ».
sheet-progress = Calcul de la leçon

## Le sujet d’examen

exam-answer = Corrigé
exam-levels = Quatre niveaux
exam-level-1 = 1 · cite :
exam-level-2 = 2 · présente :
exam-level-3 = 3 · confronte :
exam-level-4 = 4 · critique :

## À parcourir

through-title = À parcourir : { $title }
through-lead = Pour l’enseignant : chaque étape en quelques lignes, à lire en dix minutes. Le texte entier de chacune s’ouvre dessous. Pas pour les élèves.
through-everything = Tout déplier, à l’écran et à l’impression
through-whole = Le texte entier
through-read = À lire
through-shown = À voir
through-only = en { $minutes } min seulement
through-played = Ce que l’on joue
through-then = Ensuite
through-tried = Expérience
through-came = Ce qui s’est passé ({ $count ->
    [one] une phrase
   *[other] { $count } phrases
})
through-again = Documents, encore une fois : { $names }
through-found = Résultat de ces guerres
through-part = Une partie à part : { $title }
through-wrong = { $count ->
    [one] Une réponse fausse, et ce qu’on y répond
   *[other] { $count } réponses fausses, et ce qu’on y répond
}
through-surprises = { $count ->
    [one] Une remarque, et une réponse
   *[other] { $count } remarques, et des réponses
}
through-sheet = Ce que l’on sait du document

## Les avertissements de toutes les leçons

notes-title = Les avertissements des leçons
notes-lead = Ce qui est dit avant une leçon et avant une étape. Chaque élève peut passer l’une et l’autre, sans dire pourquoi ; la dernière colonne dit ce qui manque alors. Les numéros de questions sont ceux de la forme longue.
notes-step = Étape
notes-what = De quoi il est question
notes-lost = Ce qui manque alors
notes-nothing = un texte seulement
notes-none = Aucune de ses étapes n’a d’avertissement à elle.
