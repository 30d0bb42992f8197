# La page d’une leçon : lessons-files-… sont les mots de son bureau des fichiers.

lessons-not-this = Ce n’est pas un parcours de cette leçon. Ouvrez le fichier sur la page de la leçon d’où il vient.
lessons-keep-failed = Votre parcours n’a pas pu être conservé.
lessons-files-menu = Leçon
lessons-files-begin = { "" }
lessons-files-open-failed = %name% n’a pas pu être ouvert ; ce que vous faisiez reste en l’état.
lessons-files-kept = Parcours commencés
lessons-files-store-note = Ce que vous faites est aussi conservé dans ce navigateur, sur cet ordinateur seulement.
lessons-files-no-store = Ce navigateur ne conserve rien d’une visite à l’autre (fenêtre privée ou réglage). Pour continuer un autre jour, enregistrez dans un fichier.
lessons-files-store-full = Ce navigateur n’a plus de place pour conserver ce que vous faites. Enregistrez-le dans un fichier, ou oubliez-en une autre de la liste : cela fait de la place.
lessons-files-resumed = Vous continuez où vous étiez.
lessons-step-before = L’étape où vous étiez ne peut pas être ouverte. Voici celle d’avant.
lessons-files-resume-failed = Ce que ce navigateur avait conservé (%name%) n’a pas pu être ouvert, par exemple parce que la leçon a changé depuis. Cela reste parmi les parcours commencés ; la leçon recommence.
lessons-files-forgotten = Ceci n’est plus conservé dans le navigateur.
lessons-files-two-pages = Cette leçon est aussi ouverte dans un autre onglet. Les deux parcours sont conservés.
lessons-files-no-answer = La page n’a pas encore répondu. Elle est peut-être occupée : attendez un peu. Si elle est arrêtée, enregistrez dans un fichier, rechargez la page et ouvrez-y le fichier.
lessons-files-too-large = %name% dépasse 5 Mo. Un parcours n’est jamais si long : choisissez un autre fichier.
lessons-files-share-title = Votre parcours, pour quelqu’un d’autre
lessons-files-share-note = Le lien contient ce que vous avez fait et répondu ; rien n’est stocké sur un serveur.
lessons-files-share-position = Depuis le début
lessons-files-share-war = Avec tout ce que vous avez fait
lessons-files-link-too-long = C’est trop long pour un lien. Enregistrez dans un fichier et transmettez le fichier.
lessons-files-link-opened = Le parcours du lien est ouvert.
cells-line = Ligne { $line } : { $text }
cells-kept = Python ne peut pas faire cela. Rien de la leçon n’est perdu : remettez ce que vous avez changé, ou essayez une autre valeur, et relancez la cellule.
