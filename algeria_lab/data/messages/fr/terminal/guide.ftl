# Le jeu guidé dans un terminal : `algeria-lab play FICHIER.yaml`.

guidance-welcome-documents = Des documents en { $steps } { $steps ->
        [one] étape
       *[other] étapes
    }, sans plateau. « { $next } », ou Entrée seule, pour continuer ; « { $hint } » donne un indice ; « { $help } » donne toutes les commandes.
guidance-welcome =
    { $steps ->
        [0] Une partie sans guide. « { $help } » donne la liste des commandes.
        [one] Un scénario d’une étape. « { $next } », ou Entrée seule, pour continuer ; « { $hint } » donne un indice ; « { $free } » laisse jouer librement ; « { $help } » donne toutes les commandes.
       *[other] Un scénario de { $steps } étapes. « { $next } », ou Entrée seule, pour continuer ; « { $hint } » donne un indice ; « { $free } » laisse jouer librement ; « { $help } » donne toutes les commandes.
    }
guidance-left-out = Laissé de côté dans cette forme : { $steps }. « --period { $period } » les reprend.
guidance-note = Avant de lire la suite : { $text }
guidance-heading = Étape { $number } sur { $steps }, { $left }
guidance-picture = [Image : { $alt }]
guidance-hint = Indice { $number } sur { $count } : { $text }
guidance-no-hint = Il n’y a plus d’indice ici.
guidance-experiment = Cette étape propose une expérience sur de nombreuses guerres. Elle se fait sur la page et dans un notebook ; ici, vous continuez sans elle. Ce qu’elle ne montre pas : { $text }
guidance-question = Question { $id } : { $text }
guidance-key = La bonne réponse : { $key }
guidance-no-key = Rien n’est juste ou faux ici, ou ce n’est pas encore connu.

# Comment répondre à une question, selon sa forme.
guidance-how-choice = « { $answer } { $id } » et l’un des noms ci-dessus. « { $omit } { $id } » la laisse de côté.
guidance-how-many = « { $answer } { $id } » et tous les noms qui sont justes, séparés par des virgules. « { $omit } { $id } » la laisse de côté.
guidance-how-number = « { $answer } { $id } » et un nombre, comme dans « { $answer } { $id } 4 ». « { $omit } { $id } » la laisse de côté.
guidance-how-number-in = « { $answer } { $id } » et un nombre, comme dans « { $answer } { $id } 4 » ({ $unit }). « { $omit } { $id } » la laisse de côté.
guidance-how-fraction = « { $answer } { $id } » et une probabilité, comme dans « { $answer } { $id } 1/3 ». « { $omit } { $id } » la laisse de côté.
guidance-how-order = « { $answer } { $id } » et tous les noms dans l’ordre, séparés par des virgules. « { $omit } { $id } » la laisse de côté.
guidance-how-map = « { $answer } { $id } » et un lieu, ou plusieurs séparés par des virgules. « { $omit } { $id } » la laisse de côté.
guidance-how-predict = « { $answer } { $id } » et ce que vous attendez. « { $omit } { $id } » la laisse de côté.
guidance-how-decisive = « { $answer } { $id } » et l’un des noms ci-dessus. « { $omit } { $id } » la laisse de côté.
guidance-how-match = « { $answer } { $id } » et des paires, comme dans « { $answer } { $id } un=deux, deux=un ». « { $omit } { $id } » la laisse de côté.
guidance-how-text = « { $answer } { $id } » et votre texte. Il est conservé, non noté. « { $omit } { $id } » la laisse de côté.
guidance-how-sheet = « { $answer } { $id } » : cinq lignes sont demandées l’une après l’autre ; Entrée seule en laisse une vide. Elles sont conservées, non notées. « { $omit } { $id } » la laisse de côté.
guidance-good = Une bonne réponse : { $rubric }
guidance-again = « { $answer } { $id } » la réécrit ; chaque version est conservée.

guidance-prompt-read = Entrée : continuer
guidance-prompt-done = Entrée : continuer
guidance-prompt-watch = Entrée : regarder
guidance-prompt-part = Entrée : jouer l’autre partie
guidance-do-part = « { $command } », ou Entrée seule : l’autre partie. « { $end } » y ramène ici.
guidance-not-part = Aucune autre partie ne se joue dans cette étape maintenant.
guidance-not-jump = On ne peut pas sauter ici.
guidance-prompt-ask = Votre réponse
guidance-prompt-predict = Votre pronostic
guidance-predict-first = Donnez d’abord votre pronostic : la suite s’ouvre après.
guidance-prompt-debrief = Bilan
guidance-do-read = « { $command } », ou Entrée seule : l’étape suivante.
guidance-do-done = « { $command } », ou Entrée seule : l’étape suivante.
guidance-do-watch = « { $command } », ou Entrée seule : les ordinateurs jouent.
guidance-do-free = « { $command } » ramène à la suite guidée, exactement là où vous l’avez quittée.
guidance-do-debrief = « { $command } » écrit un reçu à remettre.

guidance-off-step = { $has ->
    [yes] Ce n’est pas l’objet de cette étape : { $title }. « { $hint } » donne un indice, « { $free } » laisse jouer librement ; vous pourrez revenir.
   *[no] Ce n’est pas l’objet de cette étape : { $title }. « { $free } » laisse jouer librement ; vous pourrez revenir.
}
guidance-nothing-to-play = Rien ne se joue ici maintenant. « { $command } » laisse jouer librement ; vous pourrez revenir.
guidance-not-done = Cette étape n’est pas encore faite.
guidance-not-watch = Il n’y a rien à regarder ici.
guidance-not-asked = Ce n’est pas demandé ici. Demandé : { $asked }.
guidance-no-question = Aucune question n’est posée ici maintenant.
guidance-not-undo = Une nouvelle ligne commence ici : le scénario a changé le plateau, ou la partie est revenue en arrière. Rien de ce qui précède ne peut être repris.
guidance-not-show = Il n’y a rien à jouer ici.
guidance-not-steps = C’est une partie sans étapes.
guidance-not-stuck = Cette étape n’a pas pu se jouer d’elle-même. Jouez-la, ou passez au bilan.
guidance-checkpoints =
    { $count ->
        [0] Ce scénario n’a pas de points de passage.
       *[other] Points de passage, par leur nom :
    }
guidance-receipt = Le reçu est dans { $file }. Il témoigne de votre travail et ne prouve rien contre la triche ; il ne porte aucun nom, sauf si vous en avez donné un.
guidance-receipt-exists = Il y a déjà un fichier { $file }. Choisissez un autre nom.
guidance-go-on = Pour continuer : algeria-lab play { $scenario } --load { $file }
guidance-not-resumed = Impossible de continuer à partir de { $file } : { $detail }
guidance-beside-none = Ce scénario nomme le fichier « { $file } », mais il est venu sans son dossier. Mettez les deux dans un même dossier.
guidance-beside-outside = Ce scénario nomme le fichier « { $file } », qui n’est pas dans son propre dossier. Seuls les fichiers à côté de lui sont lus.
guidance-beside-unreadable = Ce scénario nomme le fichier « { $file } », qui ne peut pas être lu : { $detail }. Mettez-le à côté du scénario.
guidance-two-beginnings = Un fichier de scénario dit lui-même où il commence et qui joue. Retirez : { $options }.

# Les commandes : un mot chacune, tapé à l’invite.
guidance-command-next = continuer
guidance-command-step = étape
guidance-command-hint = indice
guidance-command-answer = réponse
guidance-command-omit = omettre
guidance-command-key = corrigé
guidance-command-show = montrer
guidance-command-free = libre
guidance-command-back = retour
guidance-command-debrief = bilan
guidance-command-jump = aller
guidance-command-receipt = reçu

guidance-help = Commandes du guide :
guidance-help-next = { $command } – l’étape suivante, ou regarder ce que jouent les ordinateurs ; Entrée seule fait de même
guidance-help-step = { $command } – le texte de l’étape encore une fois
guidance-help-hint = { $command } [question] – l’indice suivant de l’étape, ou d’une question
guidance-help-answer = { $command } question réponse – répondre à une question ; sans son nom, à celle qui est ouverte
guidance-help-omit = { $command } [question] – laisser une question de côté, ou toutes celles qui sont ouvertes
guidance-help-key = { $command } question – la bonne réponse ; le reçu garde que vous l’avez demandée
guidance-help-show = { $command } – laisser jouer cette étape comme l’auteur l’a voulue
guidance-help-free = { $command } – jouer librement ; la suite guidée attend
guidance-help-back = { $command } – retour à la suite guidée, exactement là où vous l’avez quittée
guidance-help-debrief = { $command } – au bilan ; « retour » ramène
guidance-help-jump = { $command } [point] – aller à un point de passage, ou en voir la liste
guidance-help-receipt = { $command } [fichier [surnom]] – écrire un reçu à remettre ; il témoigne du travail et ne prouve rien contre la triche
