# Mots de la page et du plateau de Colonial Twilight à la place des mots communs du même nom : des cartes au lieu de tours, des
# espaces au lieu de zones. Les mots entre signes % sont remplis par la page.

campaign-files-open-failed = %name% n’a pas pu être ouvert ; la partie sur le plateau reste telle qu’elle était.
campaign-files-too-large = %name% dépasse 5 Mo. Aucune partie enregistrée n’est aussi grande : choisissez un autre fichier.
campaign-files-no-answer = Le programme n’a pas encore répondu. Il est peut-être occupé : patientez un peu. S’il s’est arrêté, enregistrez la partie dans un fichier, rechargez la page et ouvrez-y ce fichier.
campaign-files-kept = Parties conservées
campaign-files-forgotten = Cette partie n’est plus conservée dans le navigateur.
campaign-files-store-note = Après chaque décision, la partie est aussi conservée dans ce navigateur, sur cet ordinateur seulement.
campaign-files-store-full = Ce navigateur n’a plus de place pour conserver la partie. Enregistrez-la dans un fichier.
campaign-files-begin = Nouvelle partie
campaign-files-menu = Partie
campaign-files-resumed = Votre partie continue : %name%.
campaign-files-resume-failed = La partie que ce navigateur conservait (%name%) est endommagée et n’a pas pu être ouverte. Elle reste parmi les parties conservées ; une nouvelle partie a commencé.
campaign-files-two-pages = Cette partie se joue aussi dans un autre onglet. Les deux suites sont conservées, chacune comme une partie à part.
campaign-files-share-title = Une partie pour quelqu’un d’autre
campaign-files-share-note = Le lien contient la partie elle-même et s’ouvre comme le début d’une autre partie, celle du destinataire ; rien n’est déposé sur un serveur.
campaign-files-share-war = Toute la partie, avec toutes ses branches
campaign-files-link-too-long = Cette partie est trop longue pour un lien. Enregistrez-la et transmettez le fichier.
campaign-files-link-opened = La partie du lien est ouverte et devient la vôtre. Celle que vous jouiez, s’il y en avait une, est parmi les parties conservées.

campaign-board-time = Moments de la partie
campaign-board-time-at = Carte %turn%, moment %at% sur %last%
campaign-board-time-replay = Revoir cette carte
campaign-board-past = Vous regardez la carte %turn%, moment %at% sur %last%. Rien ne peut être choisi ici.
campaign-board-branch-named = Et si, carte %turn%
campaign-board-branch-length = carte %turn%, moment %last%
campaign-board-support-turn = Carte %turn%
campaign-board-page-turn = Page de la carte
campaign-board-page-turn-title = Ce que cette carte a fait bouger, et de quoi y réfléchir
campaign-board-page-turn-number = Carte %turn%
campaign-board-page-branch = Rejouer cette carte
campaign-board-page-so-far = La partie jusqu’ici
campaign-board-page-turns = Pages des cartes
campaign-board-hot-t = page de la dernière carte
campaign-board-list-label = État de chaque espace
campaign-board-filter-by-place = Par espace
campaign-board-filter-any-place = Tous les espaces
