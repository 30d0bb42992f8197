# La vérification des fichiers : ce que dit la commande, et ce qui ne va pas dans un scénario, outre ce que faults.ftl
# dit de tout fichier. $given est ce qui s’y trouve, $known ce qui le peut, $near le nom valable le plus proche.

scenario-check-result = { $file } : { $faults ->
    [0] rien à corriger
    [one] 1 faute
   *[other] { $faults } fautes
}{ $warnings ->
    [0] .
    [one] , 1 avertissement.
   *[other] , { $warnings } avertissements.
}
scenario-check-plays = { $file } est joué d’un bout à l’autre
scenario-check-no-file = Nommez un fichier à vérifier, ou un code à expliquer : algeria-lab check --explain E204.
scenario-check-format = Il n’y a pas de rapport sous la forme « { $given } ». Il y a : { $known }.
scenario-check-cannot = { $file } ne peut pas être lu : { $reason ->
    [missing] ce fichier n’existe pas
    [folder] c’est un dossier
    [letters] il ne contient pas de texte en UTF-8
    [common] ce n’est pas une doctrine, il contient ce que les doctrines d’un camp ont en commun. Vérifiez l’une de celles qui sont à côté, comme gov_grid.toml
   *[closed] le système ne l’ouvre pas
}.
scenario-explain-wrong = Par exemple, fautif :
scenario-explain-right = Et corrigé :

## Formes, dans tout fichier

fault-great = { $given } est trop grand ; le maximum est { $most }.
fault-kinds = « { $given } » ne peut pas se trouver ici. Ce qui le peut : { $kinds }.
fault-a-text = un texte
fault-a-table = une table de noms et de valeurs
fault-a-list = une liste
fault-a-truth = vrai ou faux
fault-a-whole = un nombre entier
fault-a-number = un nombre
fault-or = ou
fault-unfit = « { $given } » ne peut pas se trouver ici. Cherchez cette clé dans la référence du format.
fault-more = Il y a { $count ->
    [one] { $count } autre faute
   *[other] { $count } autres fautes
}. Corrigez d’abord celles-ci.

## Fichiers YAML : lignes, tirets et deux-points

fault-toml = Cette ligne n’est pas du TOML. Il manque peut-être un guillemet ou un crochet ici ou juste avant.
fault-yaml = Cette ligne ne peut pas être lue. Il manque peut-être un guillemet, un crochet ou un deux-points, ici ou à la ligne précédente.
fault-yaml-colon = Un deux-points suivi d’une espace se trouve ici dans un texte. Mettez tout le texte entre guillemets droits.
fault-yaml-quote = Le guillemet ouvert ici n’est jamais fermé. Ajoutez le même signe après le texte.
fault-yaml-no-colon = Cette ligne n’est pas une clé avec sa valeur. Écrivez un deux-points et une espace après la clé.
fault-yaml-bracket = Le crochet ouvert ici n’est pas fermé, ou une virgule manque entre ses parties.
fault-yaml-behind = Quelque chose suit un texte déjà terminé. Mettez le tout entre une seule paire de guillemets droits.
fault-yaml-dash = Une liste à tirets ne peut pas commencer derrière une clé. Commencez-la à la ligne suivante.
fault-yaml-indent = Cette ligne commence à une colonne où rien ne commençait plus haut. Ce qui va ensemble commence à la même colonne.
fault-yaml-tab = Une tabulation se trouve ici. Décalez les lignes avec des espaces.
fault-yaml-sign = Un texte ne peut pas commencer par « { $given } ». Mettez-le entre guillemets droits.
fault-yaml-escape = « \{ $given } » ne veut rien dire entre guillemets doubles. Employez des guillemets simples, ou doublez la barre oblique.
fault-alias = « * » et « & » répètent des parties d’un fichier ; ici, tout est écrit. Écrivez la partie elle-même.
fault-tag = « { $given } » ne fait pas partie de ce format. Retirez-le.
fault-documents = Un second fichier commence ici (« --- »). Gardez un scénario par fichier.
fault-key = Une liste ou une table tient lieu de nom de clé. Écrivez un simple nom.
fault-things = Il y a plus de { $most } clés et valeurs, ce qu’un tel fichier n’a jamais.

## Noms, lignes et chemins d’un scénario

fault-name-used = Le numéro { $first } de cette liste s’appelle déjà « { $given } ». Donnez un autre nom à celui-ci.
fault-name-kept = « { $given } » désigne la fin de tout scénario. Donnez un autre nom à cette étape.
fault-step-unknown = Il n’y a pas d’étape « { $given } ». Connues : { $known }.
fault-back-later = « { $given } » ne précède pas cette étape : la partie ne peut pas y revenir. Étapes précédentes : { $earlier }.
fault-back-skipped = Une branche peut mener à « { $step } » sans passer par « { $given } » : la partie ne pourrait pas y revenir. Faites passer tous les chemins par cette étape, ou revenez à une étape antérieure.
fault-exhibit-none = Ceci ne montre encore rien. Dites ce que cela montre : des extraits de sources (« voices »), vos propres documents (« documents »), des chiffres d’histoire (« facts »), des ouvrages à lire (« works »), la chronologie (« timeline »), les chances exactes (« chances »), ce qui a déplacé le soutien (« accounts »), un tableau de quantités (« amounts »), un curseur à déplacer (« slide »), les courbes de soutien (« support »), le cours de la partie (« course »), une partie enregistrée (« trace ») ou qui était Galula (« galula »).
fault-exhibit-two = Ceci montre déjà { $first }. Montrez { $given } à part, dans un autre élément.
fault-cause-exhibit = { $kind ->
    [voices] des extraits de sources
    [documents] vos propres documents
    [facts] des chiffres d’histoire
    [works] des ouvrages à lire
    [timeline] la chronologie
    [chances] les chances exactes
    [accounts] ce qui a déplacé le soutien
    [amounts] un tableau de quantités
    [slide] un curseur à déplacer
    [support] les courbes de soutien
    [course] le cours de la partie
    [trace] une partie enregistrée
   *[galula] qui était Galula
}
fault-exhibit-game = Seule une guerre de « algeria » a des comptes, pas une partie de « { $game } ». « amounts » et « support » servent à tous les jeux.
fault-trace-broken = La partie enregistrée « { $given } » ne peut pas être rejouée : { $why }
fault-part-plays = Cette étape a un autre scénario pour partie. Ôtez ce qui s’y joue ou s’y regarde, ou faites-en une étape à part.
fault-part-broken = Le scénario « { $given } », partie de cette étape, ne peut pas être joué : { $why }
fault-part-nested = Le scénario « { $given } » a lui-même des parties. Une partie n’en a pas : nommez-les dans des étapes de ce fichier.
fault-question-unknown = Il n’y a pas de question « { $given } ». Connues : { $known }.
fault-experiment-unknown = Il n’y a pas d’expérience « { $given } ». Connues : { $known }.
fault-string-unknown = Il n’y a pas de texte « { $given } » parmi les « strings ». Connus : { $known }.
fault-beside-none = « { $given } » est un fichier, mais le scénario est venu sans son dossier. Écrivez ici ce que contient le fichier.
fault-beside-outside = « { $given } » se trouve hors du dossier du scénario. Mettez le fichier à côté et n’écrivez que son nom.
fault-beside-unreadable = Aucun fichier « { $given } » lisible ne se trouve à côté du scénario.
fault-verb-unknown = « { $given } » n’est pas une action de ce jeu. Connues : { $known }.
fault-line-form = « { $given } » n’est pas une action. Écrivez-la comme « gov resettle II-2 » ou « fln done ».
fault-doctrine-unoffered = Cette doctrine n’est pas proposée : ajoutez son nom, « { $given } », à order dans { $file }.
fault-doctrine-side = La doctrine « { $given } » est de { $side }, qui ne joue pas ici.
fault-player-number = Pas de joueur « { $given } » : { $why }
fault-two-starts = Une partie commence à « { $first } » ou à « { $given } », pas aux deux. Gardez l’un d’eux.
fault-force-game = On ne peut imposer d’événement aléatoire que dans le jeu « algeria », pas dans « { $game } ».
fault-moment-form = « { $given } » ne nomme pas de moment. Écrivez un tour après le @, comme « { $name }@5 ».
fault-way-waits = Cette voie attend « { $given } », mais n’a pas d’ouverture à jouer alors. Ajoutez « opening: », ou retirez « when: ».
fault-way-refused = À l’essai, cette voie ne peut pas se jouer : { $why }
fault-way-never = À l’essai, le moment de « { $given } » ne vient jamais.
fault-stop-early = Les guerres s’arrêteraient après le tour { $given }, mais elles commencent au tour { $turn }. Arrêtez-les plus tard.
fault-event-never = Cet événement ne dit ni quand ni à quel tour il vient. Ajoutez « turn: » ou « when: ».
fault-watch-plays = Une étape se regarde ou se joue, pas les deux. Retirez l’un des deux.
fault-step-unreached = Personne n’arrive à l’étape « { $given } ». Faites-y mener une autre étape, ou retirez-la.
fault-step-endless = De l’étape « { $given } », personne n’arrive à la fin. Faites mener plus loin une branche ou « next ».
fault-board-none = Cette leçon dit « board: false », et « { $given } » a besoin d’un plateau. Retirez l’un des deux, ou faites jouer cela dans un fichier à part, avec « part ».
fault-period-none = Seule une leçon qui a « periods: [50, 90] » laisse des étapes de côté. Écrivez les deux, ou retirez « only: { $given } ».
fault-period-gone = « { $given } » est laissé de côté quand on a 50 minutes, et ceci reste. Mettez « only: 90 » aux deux, ou à aucun, ou nommez autre chose.
fault-period-unreached = Quand on a 50 minutes, personne n’arrive à l’étape « { $given } ». Mettez-lui aussi « only: 90 », ou faites-y mener une étape qui reste.
fault-period-long = Les étapes pour { $period } minutes en prennent { $count } ; l’accueil et la discussion en laissent { $most }. Raccourcissez-les, ou laissez-en de côté avec « only: 90 ».
fault-choices-plays = Cette étape laisse l’élève choisir entre des ordres : « { $given } » n’y a pas sa place. Retirez-le, ou mettez-le dans une étape à part.
fault-choices-same = L’ordre « { $given } » ne se distingue pas de « { $first } » : dès que l’un est joué, l’autre le serait aussi. Écrivez des ordres qui diffèrent à partir d’une action, et dont aucun n’est le début d’un autre.
fault-order-answered = D’autres agissent avant sa fin, si bien qu’il ne peut pas être un seul ordre : « { $given } » est suivi de ce que jouent les ordinateurs. Arrêtez-le là ; la suite est une étape à part.
fault-at-nowhere = « at » dit un moment d’une partie enregistrée, et il n’y en a pas : il n’a aucun effet. Écrivez « turn » et « phase », ou nommez une partie enregistrée avec « save ».
fault-settled-only = Seul un pronostic, une question de la sorte « predict », se dénoue à une étape ultérieure.
fault-settled-line = Ce qu’apporte une suite d’ordres se lit dès qu’elle est jouée. Retirez « line », ou « settled » : « { $given } » ne dénoue qu’un pronostic sans « line ».
fault-settled-unasked = Aucune étape ne pose « { $given } » avant d’être jouée. Nommez-la sous « predict » dans une étape : elle est posée d’abord et dénouée plus tard.
fault-settled-earlier = « { $given } » vient avant « { $step } », qui pose la question. Nommez une étape qui vient plus tard.
fault-settled-nothing = Rien ne se joue de « { $step } », qui pose la question, à la fin de « { $given } » : rien ne peut avoir changé. Nommez une étape où l’on joue ou regarde, ou une étape qui suit.
fault-settled-at-once = Rien ne se joue à l’étape « { $given } », qui pose cette question : le pronostic serait dénoué aussitôt fait. Ajoutez « settled » avec l’étape à la fin de laquelle on le lit. Étapes où l’on joue : { $steps }.
fault-settled-skipped = Une branche peut mener à la fin sans passer par « { $given } ». Qui passe par là n’apprend jamais ce qu’est devenu le pronostic de « { $step } ».
fault-quiz-unasked = Aucune étape ne pose la question « { $given } » : elle ne vient qu’après la dernière, dans le bilan. Nommez-la sous « ask » ou « predict » dans une étape, comme « { $last } ». Étapes : { $steps }.
fault-document-unknown = Ce scénario n’a pas de document « { $given } » à lui. Connus : { $known }.
fault-document-name = « { $given } » est déjà un extrait de la base de faits. Donnez un autre nom à votre document.
fault-document-words = Ce document a { $count } mots ; il peut en avoir { $most }. Raccourcissez-le, et marquez par […] ce que vous avez coupé.
fault-document-unshown = Aucune étape ne montre le document « { $given } ». Ajoutez « show: [{"{"}documents: [{ $given }]{"}"}] » à une étape.

## Joué d’un bout à l’autre

fault-dry-start = Le scénario ne peut pas commencer : { $why }
fault-dry-line = À l’essai, cette ligne de l’étape « { $given } » est refusée : { $why }
fault-dry-phase = À l’essai, cette ligne de l’étape « { $given } » est refusée : { $why } Elle peut commencer à la phase { $phases ->
        [reinforcement] « Renforts »
        [deployment] « Déploiement »
        [operations] « Opérations »
       *[other] { $phases }
    } ; cette étape commence à la phase { $now ->
        [reinforcement] « Renforts »
        [deployment] « Déploiement »
        [operations] « Opérations »
        [random_events] « Événements aléatoires »
        [interphase] « Interphase »
       *[other] { $now }
    }. Ce qui convient : « start: { $start } », ou une étape avant elle qui joue jusqu’à cette phase.
fault-dry-goal = À l’essai, l’étape « { $given } » n’en finit pas : { $why }
fault-dry-nobody = À l’essai, personne ne trouve dans l’étape « { $given } » quelque chose qu’elle permet : { $why }
fault-dry-over = À l’essai, la partie finit avant que ceci ne soit vrai : { $given }
fault-dry-dice = Les dés pédagogiques sont épuisés à l’étape « { $given } ». Ajoutez des faces, ou écrivez « then: seed ».
fault-dry-long = On joue tant avant l’étape « { $given } » qu’elle n’a pas été essayée. Jouez-la vous-même une fois.
fault-dice-left = À l’essai, { $count ->
    [one] un des dés pédagogiques ne tombe pas
   *[other] { $count } des dés pédagogiques ne tombent pas
} ici.
fault-event-waits = À l’essai, cet événement ne vient jamais.

## Sources, règles, images, précautions

fault-source-unknown = Aucun ouvrage « { $given } » n’est dans la base de faits. Connus : { $known }. Écrivez vos propres ouvrages en entier, comme « Auteur, titre, année ».
fault-lesson-lacks = Une leçon a besoin de « { $given } » ; celle-ci n’en a pas.
fault-programme-unknown = Le programme « { $given } » n’est pas dans la liste. Connus : { $known }.
fault-term-unknown = Aucun glossaire n’explique « { $given } ». Connus : { $known }.
fault-exam-question = Le sujet d’examen « { $given } » n’est pas une question de cette leçon à laquelle on répond par un texte et qui a une liste de critères.
fault-rule-unknown = Ce jeu n’a pas de règle « { $given } ».
fault-fact-unknown = Aucune notice « { $given } » n’est dans la base de faits. Connues : { $known }.
fault-fact-contested = La donnée « { $given } » porte la marque « { $mark ->
    [C] { mark-C }
   *[D] { mark-D }
 } » : ce ne peut être la clé d’une question notée. Demandez plutôt des raisons, avec la sorte « text ».
fault-fact-unread = Personne n’a encore vérifié « { $given } » dans sa source : ce ne peut être la clé d’une question notée.
fault-figure-contested = C’est le chiffre « { $given } », qui porte la marque « { $mark ->
    [C] { mark-C }
   *[D] { mark-D }
 } » : ce ne peut être la clé d’une question notée. Demandez plutôt des raisons, avec la sorte « text ».
fault-figure-second-hand = C’est « { $given } », lu seulement dans une page qui le cite : ce ne peut être la clé d’une question notée tant que personne n’ajoute la page de l’ouvrage. Demandez plutôt un calcul ou des raisons.
fault-voice-unknown = Aucun extrait « { $given } » n’est dans la base de faits. Connus : { $known }.
fault-voice-alone = L’extrait « { $given } » ne se montre pas seul. Montrez { $others } dans le même document.
fault-voice-as-key = « { $given } » est un extrait : ce que dit une personne n’est pas la clé d’une question. Montrez-le dans l’étape, et demandez des raisons avec la sorte « text ».
fault-topic-unknown = Aucun sujet « { $given } » n’est dans la base de faits. Connus : { $known }.
fault-theme-unknown = La chronologie n’a pas de thème « { $given } ». Connus : { $known }.
fault-years-turned = La chronologie commencerait en { $first } et finirait en { $last }. Donnez l’année la plus ancienne comme « first ».
fault-figure-like = Ceci est égal au chiffre « { $given } », qui porte la marque « { $mark ->
    [C] { mark-C }
   *[D] { mark-D }
 } ». Si c’est bien lui, demandez plutôt des raisons, avec la sorte « text ».
fault-picture-remote = « { $given } » se trouve sur un autre ordinateur. Mettez l’image à côté du scénario et n’écrivez que son nom.
fault-picture-form = « { $given } » n’est pas une image que l’on puisse montrer. Prenez un fichier .png, .jpg, .gif, .webp ou .svg.
fault-alt-missing = Personne n’a dit ce que montre cette image. Écrivez-le pour qui ne la voit pas.
fault-subject-unannounced = Ceci parle { $subject ->
    [torture] de la torture
    [execution] d’exécutions
    [massacre] de massacres
    [sexual-violence] de violences sexuelles
    [children] de la mort d’enfants
    [camps] de la faim et de la mort dans des camps
   *[civilians] d’attaques contre des civils
}, et aucun avertissement ne le précède. Ajoutez « content_note: » ici, ou nommez-le dans « content_notes: ».
fault-untold = « { $where } » n’a pas de texte { $language ->
    [fr] français
   *[en] anglais
} ; le texte { $shown ->
    [fr] français
   *[en] anglais
} sera montré.
fault-untold-all = { $count ->
    [one] Le seul texte n’est pas en
   *[other] Aucun des { $count } textes n’est en
} { $language ->
    [fr] français
   *[en] anglais
} ; le texte { $shown ->
    [fr] français
   *[en] anglais
} sera montré partout. Si votre classe ne lit que cette langue, écrivez « read_in: { $shown } » : plus rien n’en sera dit.
fault-untold-many = { $count ->
    [one] { $count } texte sur { $of } n’est pas en
   *[other] { $count } textes sur { $of } ne sont pas en
} { $language ->
    [fr] français
   *[en] anglais
}, à commencer par « { $where } » ; le texte { $shown ->
    [fr] français
   *[en] anglais
} y sera montré. Si votre classe ne lit que cette langue, écrivez « read_in: { $shown } » : plus rien n’en sera dit.
fault-words = { $count } mots, c’est beaucoup à lire. Un texte d’étape en a { $most } au plus, mieux la moitié.
fault-words-all = { $count } mots, c’est beaucoup à lire. Un scénario en a { $most } au plus, mieux 2500.
fault-decisions = Les élèves décident { $count } fois ; une classe a le temps de { $most }.
fault-condition-no-value = Là où ceci est d’abord demandé, il n’y a pas de valeur, et cela compte comme faux : { $why }

## Pourquoi quelque chose n’était pas possible

fault-cause-said = { $text }
fault-cause-off-step = « { $given } » ne fait pas partie de l’étape, qui permet : { $allowed }.
fault-cause-seat = De « { $given } » décide { $player }, qui joue l’autre camp. Arrêtez la ligne avant.
fault-cause-nearly = « { $given } » n’est le nom de rien ici.
fault-cause-malformed = Ce n’est pas une action. Une action est un camp, un verbe et son complément, comme « gov resettle II-2 ».
fault-cause-dice = Les dés pédagogiques sont épuisés.
fault-cause-outcomes = Il y a trop d’issues pour les compter.
fault-cause-open = Il reste à faire : { $status ->
    [play] il faut jouer quelque chose
    [watch] il faut regarder quelque chose
    [ask] une question est ouverte
   *[other] { $status }
}.
fault-cause-decisions = « { $goal } » n’est pas vrai après { $count } décisions.
fault-cause-nothing = { $player } ne trouve rien que l’étape permette.
fault-cause-actions = { $count } actions se jouent avant elle.
fault-cause-number = Le nombre de « { $given } » va de { $least } à { $most }.
