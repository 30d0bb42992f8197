# Enregistrer et ouvrir une guerre. La page remplace les mots entre % : %name% est un fichier, %date% un moment,
# %label% dit laquelle, par exemple « 1954, tour 4 ».

files-label = Enregistrer et ouvrir
files-save = Enregistrer
files-open = Ouvrir
files-saved = Enregistrée sous %name% : voyez les téléchargements de votre navigateur.
files-opening = Ouverture de %name%…
files-opened = %name% est ouvert.
files-open-failed = %name% n’a pas pu être ouvert ; la partie sur le plateau reste telle qu’elle était.
files-too-large = %name% dépasse 5 Mo. Aucune partie enregistrée n’est aussi grande : choisissez un autre fichier.
files-unreadable = %name% n’a pas pu être lu. Est-il toujours à sa place ? Réessayez, ou choisissez un autre fichier.
files-malformed = La page a envoyé quelque chose d’illisible ; rien n’a été fait. Rechargez la page et réessayez.
files-no-answer = Le programme n’a pas encore répondu. Il est peut-être occupé : patientez un peu. S’il s’est arrêté, enregistrez la partie dans un fichier, rechargez la page et ouvrez-y ce fichier.

files-kept = Parties conservées
files-resume = Reprendre %label%, dernière décision le %date%
files-forget = Oublier
files-forget-war = Oublier %label%, dernière décision le %date%
files-forgotten = Cette partie n’est plus conservée dans le navigateur.
files-store-note = Après chaque décision, la partie est aussi conservée dans ce navigateur, sur cet ordinateur seulement.
files-no-store = Ce navigateur ne conserve rien d’une visite à l’autre (fenêtre privée ou réglage). Pour continuer un autre jour, enregistrez dans un fichier.
files-store-full = Ce navigateur n’a plus de place pour conserver la partie. Enregistrez-la dans un fichier, ou oubliez-en une autre de la liste : cela fait de la place.
files-close = Fermer ce message

files-menu = Cette partie
files-whose = Quelqu’un a commencé cette leçon dans ce navigateur. Voulez-vous la poursuivre, ou venez-vous pour la première fois ?
files-whose-on = Continuer là où cet ordinateur s’est arrêté : %label%, %date%
files-whose-anew = Commencer depuis le début
files-whose-note = Commencer depuis le début n’efface rien : ce qui a été fait reste dans le menu « Leçon ».
files-resumed = Votre partie continue : %name%.
files-slow = Reprendre « %name% » demande trop de temps à cet ordinateur en ce moment. Tout reste conservé : rechargez la page un peu plus tard.
files-resume-failed = La partie que ce navigateur conservait (%name%) est endommagée et n’a pas pu être ouverte. Elle reste parmi les parties conservées ; une nouvelle partie a commencé.
files-resume-damaged = Essayer de reprendre %label%, endommagée, dernière décision le %date%
files-begin = Nouvelle partie
files-two-pages = Cette partie se joue aussi dans un autre onglet. Les deux suites sont conservées, chacune comme une partie à part.

## Une partie pour quelqu’un d’autre

files-share = Partager
files-studio = Scénario à partir d’ici
files-studio-about = Écrire un scénario qui commence à ce moment
files-share-title = Une partie pour quelqu’un d’autre
files-share-note = Le lien contient la partie elle-même et s’ouvre comme le début d’une autre partie, celle du destinataire ; rien n’est déposé sur un serveur.
files-share-notebook = Un carnet n’a pas d’adresse à transmettre. Enregistrez la partie dans un fichier et donnez ce fichier : « Ouvrir » l’ouvre ici et sur toutes les pages du projet.
files-share-position = Jusqu’au moment affiché
files-share-war = Toute la partie, avec toutes ses branches
files-copy = Copier le lien
files-copied = Copié.
files-copy-by-hand = Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copiez-le par Ctrl+C ou par un appui long.
files-link-size = Longueur : %size% Ko.
files-link-some-cut = Certaines messageries coupent les liens de plus de 2 Ko ; dans le doute, envoyez le fichier.
files-link-many-cut = Beaucoup de programmes coupent les liens de plus de 8 Ko : un fichier est plus sûr.
files-link-too-long = Cette partie est trop longue pour un lien. Enregistrez-la et transmettez le fichier.
files-link-name = le lien
files-link-opened = La partie du lien est ouverte et devient la vôtre. Celle que vous jouiez, s’il y en avait une, est parmi les parties conservées.
files-turn-opened = Le tour reçu est ouvert : vous jouez votre camp.
files-link-failed = Le lien n’a pas pu être ouvert ; rien n’est perdu.
files-link-long = Il est plus long que tous les liens de ce programme.
files-link-damaged = Il semble en manquer une partie : recopiez le lien entier, ou demandez le fichier.

## Le stockage du navigateur, quelle que soit la page

files-store-damaged = Une partie de ce que ce navigateur conserve est illisible et a été mise de côté. Le reste est toujours dans la liste.

## Où s’ouvre la sauvegarde d’un autre jeu

page-opens-save = { $game ->
    [algeria] Elle s’ouvre dans la salle d’opérations : « Ouvrir ».
    [twilight] Elle s’ouvre sur la page de Colonial Twilight : « Ouvrir ».
   *[insurgent] Elle s’ouvre sur la page du duel de cartes : « Ouvrir ».
  }
