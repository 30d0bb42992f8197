# Enregistrer et ouvrir une guerre. La page remplace les mots entre % : %name% est un fichier, %date% un moment,
# %label% dit laquelle, par exemple « 1954, tour 4 ».

files-label = Enregistrer et ouvrir
files-save = Enregistrer
files-open = Ouvrir
files-saved = Enregistrée sous %name% : voyez les téléchargements de votre navigateur.
files-opening = Ouverture de %name%…
files-opened = %name% est ouvert.
files-open-failed = %name% n’a pas pu être ouvert ; la guerre sur le plateau reste telle qu’elle était.
files-too-large = %name% dépasse 5 Mo. Aucune guerre enregistrée n’est aussi grande : choisissez un autre fichier.
files-unreadable = %name% n’a pas pu être lu. Est-il toujours à sa place ? Réessayez, ou choisissez un autre fichier.
files-malformed = La page a envoyé quelque chose d’illisible ; rien n’a été fait. Rechargez la page et réessayez.
files-no-answer = Le programme n’a pas encore répondu. Il est peut-être occupé : patientez un peu. S’il s’est arrêté, enregistrez la guerre dans un fichier, rechargez la page et ouvrez-y ce fichier.

files-kept = Guerres gardées
files-resume = Reprendre %label%, dernière décision le %date%
files-forget = Oublier
files-forget-war = Oublier %label%, dernière décision le %date%
files-forgotten = Cette guerre n’est plus conservée dans le navigateur.
files-store-note = Après chaque décision, la guerre est aussi conservée dans ce navigateur, sur cet ordinateur seulement.
files-no-store = Ce navigateur ne conserve rien d’une visite à l’autre (fenêtre privée ou réglage). Pour continuer un autre jour, enregistrez dans un fichier.
files-store-full = Ce navigateur n’a plus de place pour conserver la guerre. Enregistrez-la dans un fichier.
files-close = Fermer ce message
