# Partie guidée : ce que dit le plateau là où une étape le limite (guiding-limited…), les mots fixes du panneau du
# guide (guided-…) et ce que le noyau y écrit (guiding-…).

## Sur le plateau

guiding-limited = Cette étape n’offre qu’une partie des choix. Pour tout le reste : « Jouer librement », à la fin de « Toutes les étapes ».
guiding-limited-all = Rien à jouer ici pour le moment. Le texte de l’étape dit ce qui vient ensuite.
guiding-not-played = Le plateau reste comme il était : rien n’en a été joué.
guiding-undo-before = Rien de cette étape n’est encore joué : il n’y a rien à annuler ici. Les étapes précédentes restent comme vous les avez jouées.
guiding-no-advice = Le conseiller ferait autre chose que ce dont traite cette étape. Le guide a ses propres indices.

guiding-saved = Pour lire la suite et jouer, exécutez cette cellule dans JupyterLab ou Notebook.

## Le panneau

guided-label = Guide
guided-loading = Le guide arrive…
guided-draw-failed = Le guide ne peut pas être affiché.
guided-malformed = Le guide n’a pas compris ce que la page a envoyé.
guided-malformed-hint = Rechargez la page et réessayez.
guiding-failed = Une erreur est survenue pendant l’exécution. Le guide montre où en sont les choses.
guided-fold = Replier le texte
guided-unfold = Afficher le texte
guided-note = Avant de lire la suite
guided-hints = Indices
guided-steps = Toutes les étapes
guided-skip = Passer…
guided-take = À télécharger
guided-take-name = Votre nom, un surnom ou votre numéro de place, si vous voulez :
guided-take-receipt = Pour votre professeur : enregistrer le reçu
guided-take-others = Autres fichiers
guided-take-report = Rapport à imprimer
guided-take-report-text = Rapport en texte (Markdown)
guided-take-log = Journal de la partie (CSV)
guided-take-saved = Enregistré : %name%.
guided-take-hand = Donnez ensuite ce fichier à votre professeur de la façon qu’il a demandée : par l’ENT, sur une clé USB ou par courriel. Il est dans vos téléchargements.
guided-take-ask = Sans nom, votre professeur ne saura pas de qui est ce fichier. Écrivez un nom ou un numéro de place ci-dessus ; ou laissez vide et enregistrez encore une fois.
guided-take-place = place %place%
guided-take-note = Le reçu dit à votre professeur ce que vous avez fait et répondu, étape par étape. Il témoigne d’un travail et ne prouve pas l’absence de triche.
guided-hand-in = Remettre à votre professeur
guided-hand-in-title = Remettre mon travail
guided-hand-in-name = Votre nom ou un surnom, si vous voulez :
guided-hand-in-again = Remettre encore une fois
guided-hand-in-word = Un mot à votre professeur, si vous voulez :
guided-hand-in-what = Votre reçu avec toutes les réponses et le rapport vont au bureau de votre professeur, avec ce mot et votre nom ou surnom si vous en avez donné un. Sans cela, rien de ce que vous avez fait ne reste dans la salle quand elle ferme.
guided-hand-in-newer = Ce que vous remettez à nouveau remplace ce que vous aviez remis.
guided-terms = Les mots soulignés de points sont expliqués : Entrée en ouvre un, les flèches mènent au suivant.
guided-goals = Objectifs atteints
guiding-talk = À discuter
guided-own-game = Dans votre partie :
guided-read-on = Pour aller plus loin :
guided-sources = Sur quoi cela repose
guided-made = Qui l’a fait
guided-state-now = en cours
guided-state-before = faite
guided-state-passed = sautée
guided-state-later = pas faite
guided-picture-missing = L’image de l’auteur n’est pas là.

## Ce que le noyau écrit

guiding-receipt-about = Témoignage d’un travail, et non preuve contre la triche : ce reçu dit ce qui a été fait, et qui le rejoue arrive au même résultat.
guiding-step = Étape { $number } sur { $steps }
guiding-left =
    { $minutes ->
        [one] encore 1 minute environ
       *[other] encore { $minutes } minutes environ
    }
guiding-untitled = Étape { $number }
guiding-debrief = Bilan
guiding-part-over = Terminé
guiding-dice = Dés d’apprentissage : { $faces }. L’auteur du scénario a fixé leur résultat à cette étape.
guiding-off-step = { $still ->
    [yes] Pas encore.
   *[no] Ce n’est pas l’objet de cette étape. Le voici : « { $title } ».
}
guiding-off-step-hint = { $hint ->
    [yes] Relisez l’étape, demandez un indice, ou jouez librement et revenez plus tard.
   *[no] Relisez l’étape, ou jouez librement et revenez plus tard.
}
guiding-still = { $more ->
    [yes] Reste à faire : { $choices }, entre autres.
   *[no] Reste à faire : { $choices }.
}
guiding-choice = « { $name } »
guiding-spent = { $has_unit ->
    [no] Dépensé : { $spent } sur { $most }. Reste : { $left }.
   *[yes] Dépensé : { $spent } sur { $most } { $unit }. Reste : { $left }.
}
guiding-now-read = Lisez, puis continuez.
guiding-now-away = Vous ne lisez pas cette étape. Vous continuerez d’ici, dès que la suivante est ouverte.
guiding-now-play = À jouer maintenant sur le plateau.
guiding-now-choose = Décidez : jouez l’un de ces ordres sur le plateau.
guiding-now-choose-here = Décidez : appuyez sur l’un de ces ordres, ou jouez-le sur le plateau.
guiding-now-telling = Regardez d’abord ce que raconte le plateau ; la suite vient après.
guiding-choose = L’un de ces ordres :
guiding-chose = Vous avez choisi entre ces ordres :
guiding-is-chosen = choisi
guiding-choose-next = Reste à jouer : { $next }
guiding-one-game = C’est une seule partie, avec un seul tirage de dés ; des joueurs automatiques ont joué les deux camps, le vôtre aussi. Avec d’autres dés, le même ordre peut finir autrement.
guiding-one-game-many = L’expérience de cet exercice joue un grand nombre de parties.
guiding-watch-ended = La partie s’est terminée au tour { $turn } : il n’y avait plus rien à regarder.
guiding-now-ask = Répondez, puis continuez.
guiding-now-experiment = Faites d’abord l’expérience, sur cette page. Répondez ensuite, puis continuez.
guiding-phase-predict = Prévoir
guiding-phase-do = Faire
guiding-phase-see = Voir
guiding-phase-say = Dire pourquoi
guided-phases = Cette étape, en quatre temps
guided-phase-now = maintenant
guided-phase-before = fait
guided-phase-passed = sauté
guided-phase-later = à venir
guided-predictions = Votre pronostic
guided-written = Vous aviez écrit
guided-begin = Commencer : %title%
guided-unsent = Vous avez écrit une réponse sans l’envoyer. Envoyez-la, ou appuyez encore une fois sur « %button% » pour continuer sans elle.
guided-last = C’est la dernière étape : sa question resterait sans réponse. Écrivez une réponse, ou appuyez encore une fois sur « %button% » pour finir sans elle.
guided-again = Relire
guiding-now-predict = Donnez d’abord votre pronostic : la suite s’ouvre après.
guiding-predict-first = Donnez d’abord votre pronostic : la suite s’ouvre après. Le guide demande ce que vous attendez.
guiding-do-skip-predictions = Continuer sans pronostic
guiding-says-back = La partie revient au début de « { $name } » : le plateau et les dés sont comme à ce moment-là. Une autre partie commence ici ; celle que vous avez jouée est conservée.
guiding-to-question = Aller à la question
guiding-question = Question { $number } sur { $count } · { $title }
guiding-dots = Cent points, dont { $count } pleins
guiding-question-of = Question { $number } sur { $count }
guiding-scale = Une échelle de { $low } à { $high }.
guiding-scale-you = vous : { $number }
guiding-scale-result = résultat : { $number }
guiding-scale-start = au début : { $number }
guiding-says-stayed = Cette étape reviendrait au début de « { $name } », mais vous n’êtes pas passé par cette étape. La partie continue d’ici.
guiding-now-watch = Les joueurs automatiques jouent la suite pour les deux camps.
guiding-now-part = Jouez la partie dans le cadre. Quand elle est finie, ou avec « Retour à la leçon », la leçon reprend ici.
guiding-now-part-read = Faites ce que demande le cadre. Ensuite, ou avec « Retour à la leçon », la leçon reprend ici.
guiding-now-part-over = C’est tout ici : la leçon continue.
guiding-now-done = C’est fait. Continuez quand vous voulez.
guiding-now-free = Vous jouez librement. La partie guidée vous attend là où vous l’avez laissée.
guiding-now-debrief = Revenez maintenant sur ce qui s’est passé.
guiding-early = Vous êtes ici avant la fin : ce qui est dit de votre partie vaut pour toutes les étapes, et peut ne pas s’être produit encore.
guiding-closed = L’étape suivante est fermée : votre professeur l’ouvrira
guiding-do-go-on = Continuer
guiding-do-accept = Lire cette étape
guiding-do-watch = Laisser jouer
guiding-do-end-part = Retour à la leçon
guiding-do-come-back = Revenir à la partie guidée
guiding-do-hint = Un indice
guiding-do-leave = Jouer librement
guiding-do-debrief = Aller au bilan
guiding-do-pass-over = Passer cette étape
guiding-do-wait-without = Ne pas la lire, attendre la suivante
guiding-do-put-away = Ranger ce texte, attendre la suite
guiding-now-elsewhere = Le guide en est à une autre étape.
guiding-do-go-there = Aller à cette étape
guiding-do-end-telling = Passer tout de suite à la question
guiding-do-see-telling = Voir le résultat tout de suite
guiding-do-skip-questions = Continuer sans répondre
guiding-do-show-me = Jouer à ma place
guiding-do-leave-debrief = Revenir où j’étais
guiding-free = Jeu libre
guiding-jump = Y aller : { $title }
guiding-says-wrong = Le guide :
guiding-says-event = Il se passe quelque chose :
guiding-says-goal =
    { $points ->
        [0] Un objectif est atteint.
        [one] Un objectif est atteint (1 point).
       *[other] Un objectif est atteint ({ $points } points).
    }
guiding-says-came = Votre pronostic :
guiding-says-done = Cette étape est terminée.
guiding-says-chosen = Vous avez choisi : { $name }.
guiding-says-played = C’est joué. Il reste des questions.
guiding-says-left = Ce qui a été joué ({ $name }) ne fait pas partie de cette étape : vous jouez désormais librement.
guiding-says-next = Un autre scénario suit celui-ci : { $name }. Ouvrez son fichier.
guiding-points =
    { $points ->
        [one] (1 point)
       *[other] ({ $points } points)
    }
guiding-no-goals = Aucun objectif de ce scénario n’a été atteint.
guiding-score = Points pour les objectifs : { $points } sur { $most }.
guiding-unfinished = La partie n’est pas décidée ; elle en est au tour { $turn }.
guiding-turn = Tour { $turn }
guiding-turn-of = { $game ->
    [1] 1re partie
   *[other] { $game }e partie
 }, tour { $turn }
guiding-stuck = D’ici, cette étape ne se joue pas toute seule. Annulez vos derniers coups sur le plateau et réessayez, jouez-la vous-même, ou passez au bilan.
guiding-taken-back =
    { $count ->
        [one] Pour jouer la suite à votre place, votre dernier coup a été repris : { $deeds }.
       *[other] Pour jouer la suite à votre place, vos { $count } derniers coups ont été repris : { $deeds }.
    }
guiding-not-now = Ce n’est pas possible à cette étape.

## Expériences

guiding-trial-failed = Les parties n’ont pas pu être jouées.
guiding-trial-caveat = Ce que cela ne montre pas

## The debrief of a lesson

guiding-under-happened = Ce qui s’est passé
guiding-under-model = Ce que dit le modèle
guiding-under-historians = Ce que disent les documents et les historiens
guiding-under-left-out = Ce que le modèle laisse de côté
guiding-under-felt = Ce que vous avez ressenti
guiding-under-class = Pour la classe
guiding-claim = La thèse
guiding-claim-law = La thèse : loi { $law } de Galula
guiding-not-reread = Aucun historien extérieur n’a encore relu cette leçon.
guiding-reread-by = Leçon relue, de l’extérieur, par { $who }.
guiding-own = Votre propre partie
guiding-bought = N’est pas compté ici ce que le gouvernement a choisi et payé sur son soutien{ $game ->
    [0] { "" }
   *[other] { " " }dans la partie { $game }
} : { $points ->
    [one] 1 point
   *[other] { $points } points
} en tout{ $lent ->
    [0] { "" }
    [one] , dont 1 payé par un joueur automatique
   *[other] , dont { $lent } payés par un joueur automatique
}.
guiding-how-likely = { $way ->
    [fall] Probabilité d’une baisse aussi forte ou plus
   *[rise] Probabilité d’un tel résultat ou plus
} : { $chance } ({ $percent }).
guiding-how-likely-fixed = { $way ->
    [fall] Des dés libres donnent une baisse aussi forte ou plus
   *[rise] Des dés libres donnent cela ou plus
} avec une chance de { $chance } ({ $percent }) ; ici, la leçon avait fixé leur résultat.

## Pour la classe

guided-class = Pour la classe
guided-class-note = Pour un écran devant tous, ou pour le papier. Chaque feuille s’enregistre : ouvrez le fichier, puis imprimez-le.
guided-class-large = Grands caractères, et un compteur de voix à chaque réponse
guided-class-roles = Cartes de rôle à imprimer
guided-class-paper = Questions sur papier

## Les formes d’une leçon, pour 50 ou pour 90 minutes

period-size =
    { $steps ->
        [one] { $minutes } minutes · 1 étape
       *[other] { $minutes } minutes · { $steps } étapes
    }
period-form = Forme pour { $minutes } minutes
period-only = pour { $minutes } minutes seulement
period-not-this = Cette étape n’appartient qu’à la forme pour { $minutes } minutes. Qui a le temps la choisit au début de la leçon, ou sous « Toutes les étapes ».
period-unfit = La forme pour { $minutes } minutes a des étapes avant l’endroit où vous êtes. Appuyez encore une fois pour ouvrir la première : ce que vous aviez fait jusque-là vous suit, le reste est à refaire. Votre chemin de maintenant reste parmi les « parcours commencés » du menu « Leçon ».
guided-period = De combien de temps disposez-vous ? Les étapes en prennent les trois quarts environ ; le reste est pour l’installation et le bilan.
guided-period-left-out = Laissé de côté dans cette forme :
guided-period-take = Prendre la forme pour %minutes% minutes

## La question au-dessus, et les lignes à garder

guided-top-label = La question de cette leçon
guided-top-claim = La thèse :
guided-trace = Trace écrite : les lignes à garder
guided-trace-note = Faite de vos propres réponses. Ce que vous avez laissé de côté est une ligne à remplir sur papier.
guided-trace-copy = Copier
guided-trace-copied = Copié.
guided-trace-uncopied = Votre navigateur ne l’a pas permis. Sélectionnez les lignes et copiez-les.
guided-trace-other = Une autre phrase (celle-ci : %place% sur %count%)
guided-trace-blank = une ligne à remplir
guided-own-words = Notes personnelles
guided-own-keep = Garder
guided-own-kept = Gardé. Le rapport l’imprime.
