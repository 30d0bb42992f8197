# La page de Colonial Twilight : elle parle d’une partie là où les autres parlent d’une guerre, et de ses règles en solitaire.

campaign-solitaire = Contre lui valent les règles en solitaire : le Gouvernement ne peut gagner qu’après la dernière carte de propagande, le FLN à chaque phase de victoire [CT-9.16].
campaign-files-open-failed = %name% n’a pas pu être ouvert ; la partie de la table reste comme elle était.
campaign-files-too-large = %name% dépasse 5 Mo. Aucune partie enregistrée n’est si grande : choisissez un autre fichier.
campaign-files-no-answer = Le carnet n’a pas encore répondu. Il est peut-être occupé : attendez un peu. S’il s’est arrêté, enregistrez la partie dans un fichier, rechargez la page et ouvrez ce fichier.
campaign-files-kept = Parties conservées
campaign-files-forget-war = Oublier %label%, jouée pour la dernière fois le %date%
campaign-files-forgotten = Cette partie n’est plus conservée dans le navigateur.
campaign-files-store-note = Après chaque décision, la partie est aussi conservée dans ce navigateur, sur cet ordinateur seulement.
campaign-files-store-full = Ce navigateur n’a plus de place pour conserver la partie. Enregistrez-la dans un fichier, ou oubliez-en une autre de la liste : cela fait de la place.
campaign-files-menu = Cette partie
campaign-files-resumed = Votre partie continue : %name%.
campaign-files-resume-failed = La partie conservée par ce navigateur (%name%) est abîmée et n’a pas pu être ouverte. Elle reste parmi les parties conservées ; une nouvelle partie a commencé.
campaign-files-begin = Commencer une autre partie
campaign-files-two-pages = Cette partie se joue aussi dans un autre onglet. Les deux suites sont conservées, chacune comme une partie.
campaign-files-share-title = Une partie pour quelqu’un d’autre
campaign-files-share-note = Le lien contient la partie elle-même et s’ouvre comme le début d’une autre partie ; rien n’est conservé sur un serveur.
campaign-files-share-war = La partie entière, avec toutes ses branches
campaign-files-link-too-long = Cette partie est trop longue pour un lien. Enregistrez-la et transmettez le fichier.
campaign-files-link-opened = La partie du lien est ouverte et devient la vôtre. Celle que vous jouiez, s’il y en avait une, est parmi les parties conservées.

## Le chemin du tutoriel

campaign-tutorial = Tutoriel
campaign-tutorial-about = pour qui débute : 12 cartes, les deux camps à la main, un guide à côté de la carte.
