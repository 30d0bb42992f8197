# L’atelier, où des enseignants écrivent des scénarios : studio-ui-… est lu par le navigateur (qui remplace les mots entre %),
# studio-cm-… sont les mots de l’éditeur de texte, tout le reste est dit par le programme.

studio-title = Atelier de scénarios
studio-introduction = Écrivez un scénario pour votre classe : en texte, par formulaire, sur le plateau. Rien ne quitte cet ordinateur.
studio-untitled = Scénario sans titre
studio-stands = { $wrong ->
    [0] { $odd ->
        [0] Aucune erreur : ce scénario peut être joué.
        [one] Aucune erreur, une remarque : ce scénario peut être joué.
       *[other] Aucune erreur, { $odd } remarques : ce scénario peut être joué.
    }
    [one] { $odd ->
        [0] Une erreur.
        [one] Une erreur et une remarque.
       *[other] Une erreur et { $odd } remarques.
    }
   *[other] { $odd ->
        [0] { $wrong } erreurs.
        [one] { $wrong } erreurs et une remarque.
       *[other] { $wrong } erreurs et { $odd } remarques.
    }
}
studio-new-id = mon-scenario
studio-new-title = Mon scénario
studio-new-step = Dites ici ce que la classe doit regarder d’abord.
studio-starter-nothing = À partir de rien : quelques lignes
studio-starter-says = « { $wish } » { $facts }
studio-position-form = Le plateau montrera de nouveau la position dès que game, start et set_up auront la bonne forme.
studio-position-wrong = Le plateau montre encore la position précédente.
studio-link-opened = Le scénario du lien est ouvert. Ce que vous écriviez, s’il y avait quelque chose, est parmi les textes conservés.
studio-link-long = Le lien n’a pas pu être ouvert : il est plus long que tous les liens de ce programme. Rien n’est perdu.
studio-link-damaged = Le lien n’a pas pu être ouvert : il semble en manquer une partie. Recopiez le lien entier, ou demandez le fichier.

studio-ui-label = Atelier
studio-ui-text = Texte du scénario
studio-ui-leave = Pendant que vous écrivez, Tab décale la ligne ; Échap puis Tab permet d’en sortir. Ctrl+Espace complète.
studio-ui-problems = Ce qui a été trouvé dans le texte
studio-ui-error = Erreur
studio-ui-warning = Remarque
studio-ui-at = ligne %line%
studio-ui-at-where = ligne %line%, %where%
studio-ui-files = Le fichier
studio-ui-views = Vues du scénario
studio-ui-tab-text = Texte
studio-ui-tab-position = Position
studio-ui-new = Nouveau
studio-ui-open = Ouvrir un fichier
studio-ui-save = Enregistrer
studio-ui-share = Partager
studio-ui-kept = Textes conservés (%count%)
studio-ui-kept-note = Pendant que vous écrivez, le texte est conservé dans ce navigateur, sur cet ordinateur seulement.
studio-ui-close = Fermer ce message
studio-ui-opened = %name% est ouvert.
studio-ui-resumed = Voici ce que vous écriviez : %name%.
studio-ui-saved = Enregistré sous %name% : voyez les téléchargements de votre navigateur.
studio-ui-too-large = %name% est plus grand que tout scénario (200 Ko). Choisissez un autre fichier.
studio-ui-unreadable = %name% n’a pas pu être lu. Est-il toujours à sa place ? Réessayez, ou choisissez un autre fichier.
studio-ui-no-store = Ce navigateur ne conserve rien d’une visite à l’autre (fenêtre privée ou réglage). Pour continuer un autre jour, enregistrez le texte dans un fichier.
studio-ui-store-damaged = Une partie de ce que ce navigateur conserve est illisible et a été mise de côté. Le reste est toujours dans la liste.
studio-ui-two-pages = Ce texte s’écrit aussi dans un autre onglet. Les deux sont conservés, chacun comme un texte à part.
studio-ui-store-full = Ce navigateur n’a plus de place pour conserver le texte. Enregistrez-le dans un fichier.
studio-ui-no-answer = Le programme n’a pas encore répondu. Il est peut-être occupé : patientez un peu. S’il s’est arrêté, enregistrez le texte dans un fichier, rechargez la page et ouvrez-y ce fichier.
studio-ui-malformed = La page a envoyé quelque chose d’illisible ; rien n’a été fait. Rechargez la page : votre texte est conservé.
studio-ui-failed = Cela a échoué ; votre texte est tel qu’il était.

studio-cm-find = Chercher
studio-cm-replace = Remplacer
studio-cm-next = suivant
studio-cm-previous = précédent
studio-cm-all = tout
studio-cm-match-case = respecter la casse
studio-cm-by-word = mots entiers
studio-cm-regexp = expression rationnelle
studio-cm-replace-all = tout remplacer
studio-cm-close = fermer
studio-cm-go-to-line = Aller à la ligne
studio-cm-go = aller
studio-cm-completions = Ce qui convient ici
studio-cm-folded-lines = Lignes repliées
studio-cm-unfolded-lines = Lignes dépliées
studio-cm-folded-code = lignes repliées
studio-cm-unfold = déplier

studio-only-text = Cela est écrit dans le texte d’une manière que le formulaire devrait récrire : { $where }. Modifiez-le dans le texte ; rien n’a été changé.
studio-part-head = Ce que c’est
studio-part-beginning = Où cela commence
studio-part-steps = Étapes
studio-part-quiz = Questions
studio-part-options = Réponses proposées
studio-part-goals = Objectifs
studio-part-experiments = Expériences
studio-part-debrief = Bilan
studio-add-steps = Ajouter une étape
studio-add-quiz = Ajouter une question à la dernière étape
studio-add-options = Ajouter une réponse
studio-add-goals = Ajouter un objectif
studio-add-experiments = Ajouter une expérience
studio-add-debrief = Ajouter une question à discuter
studio-new-text = Écrivez ici.
studio-new-question = Que demandez-vous ?
studio-new-debrief = Dans ce qui s’est passé, qu’est-ce qui vient de vos décisions, et qu’est-ce qui n’en vient pas ?
studio-new-yes = Oui
studio-new-no = Non
studio-new-caveat = Dites ici ce que le résultat ne montre pas.
studio-field-title = Titre
studio-field-about = En une phrase ou deux
studio-field-id = Nom dans le fichier
studio-field-lang = Langue des textes qui n’en indiquent pas
studio-field-minutes = Minutes
studio-field-authors = Auteurs, un par ligne
studio-field-game = Jeu
studio-field-side = La classe joue
studio-field-start = Position de départ
studio-field-dice = Dés
studio-field-opponent = L’autre camp est joué par
studio-field-text = Texte
studio-field-play = Ordre à jouer
studio-field-allow = Ce qui est permis, un par ligne
studio-field-goal = But : ce qui doit être vrai
studio-field-hints = Indices, trois au plus, dans l’ordre
studio-field-on-done = Dit une fois que c’est fait
studio-field-ask = La question
studio-field-steps-ask = Questions, ensuite
studio-field-experiment = Expérience proposée ici
studio-field-next = Continue avec
studio-field-kind = Genre de question
studio-field-match = Ce qui lui correspond
studio-field-answer = Bonne réponse
studio-field-after = Dit ensuite
studio-field-again = Le texte antérieur qu’il réécrit
studio-field-points = Points
studio-field-when = Dès que ceci est vrai
studio-field-say = Ce qui est dit
studio-field-at = Commence à l’étape
studio-field-runs = Guerres par option
studio-field-stop = S’arrête après le tour
studio-field-measures = Mesures, une par ligne
studio-field-predict = Les élèves écrivent d’abord un pronostic
studio-field-caveat = Ce que le résultat ne montre pas
studio-hint-id = Pour les liens et les reçus. Lettres minuscules sans accent, chiffres et traits d’union.
studio-hint-dice = Un nombre dont tous les dés découlent : avec le même, ils tombent pareil pour tout le monde.
studio-hint-steps-dice = Les faces qui tombent à cette étape, par exemple 4 6 ; sans rien, ceux qui découlent du nombre plus haut.
studio-hint-play = Comme on l’écrit dans le jeu, par exemple « gov deploy division-5; to IV-1; done ». Plusieurs ordres : un par ligne.
studio-hint-goal = L’étape est finie dès que ceci est vrai, par exemple turn >= 2.
studio-choice-algeria = Algeria, la guerre sur la carte
studio-choice-insurgent = INSURGENT, le duel de cartes
studio-choice-twilight = Colonial Twilight
studio-choice-gov = Gouvernement
studio-choice-fln = FLN
studio-choice-both = les deux camps
studio-choice-en = anglais
studio-choice-fr = français
studio-choice-usual = le joueur habituel
studio-choice-person = une personne
studio-choice-next = l’étape qui suit
studio-choice-choice = une réponse parmi plusieurs
studio-choice-many = plusieurs réponses : toutes les bonnes
studio-choice-number = un nombre à calculer
studio-choice-fraction = une chance, en fraction
studio-choice-order = des réponses à mettre en ordre
studio-choice-map = un lieu de la carte
studio-choice-predict = un pronostic, non noté
studio-choice-decisive = le moment décisif de sa propre partie
studio-choice-match = des paires à former
studio-choice-text = une réponse rédigée
studio-choice-sheet = une fiche sur un document : qui, quand, pourquoi
studio-ui-tab-form = Formulaire
studio-ui-in-text = Aller au texte
studio-ui-form-waits = Le texte ne peut pas être lu tel quel : corrigez la première erreur, le formulaire suivra.
studio-ui-more = Aussi dans le texte :
studio-ui-up = Monter : %name%
studio-ui-down = Descendre : %name%
studio-ui-remove = Retirer : %name%
studio-ui-count = erreurs : %count%
studio-ui-count-odd = remarques : %count%

studio-not-for-learners = Pas encore de lien pour les élèves, car quelque chose ne va pas : { $fault }
studio-half-sign = Le texte contient la moitié d’un signe, qu’aucun lien ne peut porter. Il apparaît comme une case vide ou un point d’interrogation : retirez-le, puis partagez de nouveau.
studio-mend-first = Corrigez d’abord les erreurs : seul un scénario sans erreur peut être essayé.
studio-not-shown = Cela ne peut pas être montré.
studio-graph-text = La même chose en texte
studio-keys-none = Ce scénario ne pose aucune question.
studio-ui-tab-play = Jouer
studio-ui-tab-graph = Branches
studio-ui-tab-keys = Corrigé
studio-ui-play-from = Jouer à partir de
studio-ui-play-begin = le début
studio-ui-play = Jouer
studio-ui-graph = Dessiner les branches
studio-ui-keys = Montrer le corrigé à l’enseignant
studio-ui-keys-note = Ce qui est juste dans chaque question. À ne pas montrer à qui doit répondre.
studio-ui-keys-print = Imprimer le corrigé
studio-order-choosing = Vous choisissez l’ordre de l’étape « { $step } » : cliquez sur le plateau ce que l’élève doit faire.
studio-order-opening = Vous choisissez ce qui ouvre l’étape « { $step } », pour les deux camps : cliquez-le sur le plateau.
studio-order-at-start = L’étape commence ici là où commence le scénario.
studio-order-stuck = Personne n’arrive encore à cette étape, car l’étape « { $step } », avant elle, s’arrête : { $why } Corrigez d’abord celle-là, ou commencez là où commence le scénario.
studio-order-not-begun = Le plateau ne peut pas s’ouvrir à cette étape : { $why }
studio-order-cannot = Ceci ne peut pas être l’ordre : { $why }
studio-order-gone = L’étape « { $step } » n’est plus dans le texte : l’ordre n’a plus de place. Abandonnez, et partez d’une autre étape.
studio-order-written = Écrit comme ordre : { $line }
studio-ui-order-click = Le cliquer sur le plateau
studio-ui-order-click-of = Le cliquer sur le plateau : %field%
studio-ui-tab-order = Ordre
studio-ui-order-picks = Cliqué jusqu’ici
studio-ui-order-line = Dans le fichier :
studio-ui-order-none = Rien n’a encore été cliqué.
studio-ui-order-undo = Retirer le dernier
studio-ui-order-again = Recommencer
studio-ui-order-use = En faire l’ordre
studio-ui-order-cancel = Abandonner
studio-ui-order-start = Commencer là où commence le scénario
studio-order-then = { $first } ; { $after }
studio-ui-share-title = Transmettre le scénario
studio-ui-share-note = Le lien contient le scénario lui-même ; rien n’est déposé sur un serveur. L’édition pour élèves ne contient le corrigé que scellé : personne ne le lit par hasard, mais ce n’est pas un verrou contre qui y tient.
studio-ui-share-learner = Pour les élèves : ouvre le scénario à jouer
studio-ui-share-author = Pour les auteurs : ouvre le texte dans l’atelier, corrigé compris
studio-ui-share-here = Cette page tourne sur votre propre ordinateur : sur un autre, ces liens ne mènent nulle part. Enregistrez le fichier et transmettez le fichier.
studio-ui-copy = Copier le lien
studio-ui-copied = Copié.
studio-ui-copy-by-hand = Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copiez-le par Ctrl+C ou par un appui long.
studio-ui-link-size = %size% signes.
studio-ui-link-long = Certaines messageries coupent les liens de plus de 2 000 signes ; dans le doute, envoyez le fichier.
studio-ui-link-none = Ce lien n’existe pas : le scénario est trop long, ou il contient des erreurs. Enregistrez-le dans un fichier et transmettez le fichier.
studio-ui-share-notebook = Un carnet n’a pas d’adresse à transmettre : enregistrez le scénario dans un fichier et donnez ce fichier.

studio-move = Prenez une pièce pour la déplacer, ou choisissez un lieu pour le modifier.
studio-where-to = Où placer { $unit } ?
studio-take = Prendre { $unit } (ici : { $units })
studio-leave-it = Laisser { $units } à sa place
studio-off-map = { $units } hors de la carte
studio-put = vers { $place }
studio-put-group = Déplacer { $units }
studio-box = dans la case { $box }
studio-control = { $side ->
    [gov] Contrôle : Gouvernement
    [fln] Contrôle : FLN
   *[none] Contrôle : personne
}
studio-terror = { $lies ->
    [yes] Retirer le marqueur Terreur
   *[no] Poser un marqueur Terreur
}
studio-resettled = { $lies ->
    [yes] N’est plus regroupé
   *[no] Regroupé
}
studio-cannot-stand = Non écrit : personne ne pourrait jouer à partir de là. { $why }
studio-part-set-up = Ce qui y diffère

studio-taken = D’une guerre qui a été jouée, tour { $turn }. Ce qui est écrit sous set_up la modifie.
studio-war-taken = Le moment de votre partie est le début de ce scénario. La partie elle-même est conservée là où vous jouiez.
studio-war-not-taken = La partie n’a pas pu être reprise.
studio-field-gov-psl = Soutien au Gouvernement
studio-field-fln-psl = Soutien au FLN
studio-field-fln-ap = Points du FLN (PA)
studio-field-air = Points aériens
studio-field-helicopter = Hélicoptères
studio-field-naval = Points navals
studio-field-border-zone = Barrage frontalier
studio-field-turn = Tour
studio-field-gov-resources = Ressources du Gouvernement
studio-field-fln-resources = Ressources du FLN
studio-field-commitment = Engagement

# Positions without a board, edited in fields; several pieces at once.
studio-take-some = Prendre { $count } sur { $of }
studio-part-cards = Où sont les cartes : { $side }
studio-part-turns = Tours déjà joués
studio-field-turns = Tours : { $side }
studio-field-card = { $icons ->
    [none] { $card }
   *[other] { $card } ({ $icons })
}
studio-lies-row = { $facing ->
    [open] { $front }, face visible
    [down] { $front }, face cachée
   *[none] { $front }
}
studio-lies-hand = en main
studio-lies-deck = dans la pioche
studio-lies-discard = parmi les événements joués
studio-lies-graveyard = hors jeu
studio-lies-prison = en prison, capturée sur le front : { $front }
studio-part-tracks = Pistes et cartes
studio-part-space = { $space } · Contrôle : { $control }
studio-field-first = Décide en premier
studio-field-deck = Cartes à venir
studio-hint-deck = Numéros des cartes, la prochaine d’abord ; sans rien, chaque partie mélange les siennes.
studio-field-state = Soutien ou opposition
studio-field-terror = Marqueurs de terreur
studio-ui-position-fields = Modifier la position dans des champs
studio-ui-at-file = %file%, ligne %line%
studio-taken-difference = D’une guerre déjà jouée, tour { $turn } : set_up dit ce qui y diffère de la position publiée.
studio-ui-pick-which = Choisir…
studio-ui-pick-add = Ajouter

# Steps, what happens in them, and the questions that they ask.
studio-part-asked-steps = Questions de cette étape
studio-part-rest-steps = Plus : la suite, indices, durée, but, dés
studio-part-rest-quiz = Plus : indices, points
studio-part-choose = Ordres au choix
studio-add-choose = Ajouter un ordre
studio-full-choose = Une étape propose trois ordres au plus.
studio-add-ask = Nouvelle question ici
studio-add-predict = Nouveau pronostic ici
studio-field-happens = Ce qui se passe dans cette étape
studio-choice-happens-read = La classe lit
studio-choice-happens-play = La classe joue un ordre
studio-choice-happens-choose = La classe choisit entre deux ou trois ordres
studio-choice-happens-watch = La classe regarde : l’ordinateur joue quelques tours
studio-choice-happens-part = Un autre fichier de scénario est joué
studio-field-watch = Combien de temps la classe regarde
studio-choice-turns = { $count ->
    [one] un tour
   *[other] { $count } tours
}
studio-field-choose-text = Ce que la classe lit
studio-hint-choose-text = Sans rien, il s’appelle comme sur le plateau.
studio-field-choose-order = Ordre, comme il est joué
studio-hint-choose-order = Par exemple « gov border activate; done ».
studio-field-choose-say = Dit une fois qu’il est joué
studio-field-choose-to = Continue ensuite avec
studio-field-steps-predict = Pronostics, avant que rien ne soit joué
studio-field-step = Posée à l’étape
studio-choice-unasked = aucune : elle ne vient qu’à la toute fin
studio-hint-step = Choisissez une autre étape : la question s’y déplace.
studio-field-settled = Le résultat se lit à la fin de
studio-choice-at-once = l’étape qui la pose
studio-field-answer-free = Bonne réponse
studio-hint-answer-free = Un nombre comme 12 ou 0,5, une fraction comme 1/3, un lieu comme II-2.
studio-field-answer-read = Ce qui est lu comme résultat
studio-hint-answer-read = Un pronostic n’est jamais noté : la classe voit son nombre à côté de celui-ci.
studio-choice-engine = selon la condition de chaque réponse
studio-field-options-text = Réponse
studio-field-options-match = Ce qui lui correspond
studio-field-options-when = Juste si ceci est vrai
studio-left-out = Retiré du texte, car cela n’y a plus sa place : { $what }. « Annuler » le remet.
studio-gone-step = Retirée : { $name }.{ $count ->
        [0] {""}
        [one] {" "}Sa question est partie avec elle : { $questions }.
       *[other] {" "}Ses { $count } questions sont parties avec elle : { $questions }.
    }{ $ways ->
        [0] {""}
        [one] {" "}Ce qui y menait continue avec l’étape qui suit.
       *[other] {" "}Ce qui y menait, à { $ways } endroits, continue avec l’étape qui suit.
    } « Annuler » remet tout.
studio-gone-question = Retirée : « { $name } ». { $count ->
        [one] Son étape ne la pose plus.
       *[other] { $count } étapes ne la posent plus.
    } « Annuler » la remet.
studio-new-prediction = Qu’attendez-vous ? De combien de points cela changera-t-il ?
studio-ui-both = Écrire chaque texte en français et en anglais
studio-ui-undo = Annuler
studio-ui-redo = Rétablir
studio-ui-go = Ouvrir : %name%
studio-ui-go-short = Ouvrir
studio-ui-count-which = Ce qui se compte…
studio-ui-count-add = Insérer
studio-ui-reading-how = Ce qui en est lu
studio-ui-reading-what = La grandeur
studio-ui-reading-change = de combien change depuis ce moment (change)
studio-ui-reading-now = combien il y en a alors
studio-ui-reading-by-hand = Écrit à la main : les menus n’ont pas de mots pour cela.
studio-ui-reading-menus = Choisir dans les menus
studio-ui-to-fill = À remplir
studio-ui-means = En mots : %words%
studio-quoted = « { $name } »
studio-ui-order-waits = Le plateau s’ouvre…
studio-gone-unasked = { $count ->
    [one] Retirée : { $questions }. Aucune autre étape ne la posait.
   *[other] Retirées : { $questions }. Aucune autre étape ne les posait.
} « Annuler » remet tout.
studio-one-steps = étape { $count }
studio-one-choose = ordre { $count }
studio-one-quiz = question { $count }
studio-one-options = réponse { $count }
studio-one-goals = objectif { $count }
studio-one-experiments = expérience { $count }
studio-one-debrief = question { $count } du bilan
studio-one-documents = document { $count }
