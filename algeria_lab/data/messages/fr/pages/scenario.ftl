# La page où l’on joue un scénario avec son guide : learn-files-… sont les mots de ses boutons de fichiers.

learn-title = Scénarios
learn-introduction = De courtes leçons sur les plateaux, étape par étape, avec un guide.
learn-choose = Choisissez un scénario, ou ouvrez un fichier ou un lien que l’on vous a donné.
learn-no-example = Il n’y a pas d’exemple nommé { $name }. Choisissez-en un ci-dessous.
learn-game-algeria = Algeria : la guerre sur la carte
learn-game-insurgent = INSURGENT : le duel de cartes
learn-game-twilight = Colonial Twilight
learn-minutes =
    { $minutes ->
        [one] 1 minute environ
       *[other] { $minutes } minutes environ
    }
learn-note = Avant de commencer
learn-all = Tous les scénarios
learn-begin-failed = Ce scénario n’a pas pu commencer.
learn-keep-failed = Votre parcours dans le scénario n’a pas pu être conservé.
learn-faults = Ce qui ne va pas dans { $name }
learn-fault-count =
    { $count ->
        [one] Il contient une erreur, indiquée ci-dessous.
       *[other] Il contient { $count } erreurs, indiquées ci-dessous.
    }
learn-archive = C’est une archive. Décompressez-la, puis ouvrez-y le fichier dont le nom finit par .yaml.
learn-kept-damaged = Ce qui était conservé ne peut pas être lu.
learn-label = { $title } : { $heading }
learn-files-menu = Scénario
learn-files-begin = { "" }
learn-files-open-failed = %name% n’a pas pu être ouvert ; ce que vous jouiez reste comme c’était.
learn-files-kept = Scénarios commencés
learn-files-store-note = Ce que vous faites est aussi conservé dans ce navigateur, sur cet ordinateur seulement.
learn-files-no-store = Ce navigateur ne conserve rien d’une visite à l’autre (fenêtre privée, ou réglage). Pour continuer un autre jour, enregistrez dans un fichier.
learn-files-store-full = Ce navigateur n’a plus de place pour conserver ce que vous faites. Enregistrez dans un fichier, ou oubliez-en une autre de la liste : cela fait de la place.
learn-files-resumed = Vous continuez là où vous étiez : %name%.
learn-files-resume-failed = Ce que ce navigateur avait conservé (%name%) n’a pas pu être ouvert. Cela reste parmi les scénarios commencés.
learn-files-forgotten = Ceci n’est plus conservé dans le navigateur.
learn-files-two-pages = Ce scénario est aussi joué dans un autre onglet. Les deux parcours sont conservés.
learn-files-no-answer = La page n’a pas encore répondu. Elle est peut-être occupée : attendez un peu. Si elle s’est arrêtée, enregistrez dans un fichier, rechargez la page et ouvrez-y le fichier.
learn-files-too-large = %name% dépasse 5 Mo. Un scénario n’est jamais si gros : choisissez un autre fichier.
learn-files-share-title = Ce scénario pour quelqu’un d’autre
learn-files-share-note = Le lien contient le scénario lui-même ; rien n’est stocké sur un serveur.
learn-files-share-position = Le scénario, depuis le début
learn-files-share-war = Le scénario, avec votre parcours
learn-files-link-too-long = C’est trop long pour un lien. Enregistrez dans un fichier et donnez le fichier.
learn-files-link-opened = Le scénario du lien est ouvert.
