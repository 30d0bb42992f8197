# Ce que le plateau dit de lui-même.

session-old-screen = Cet écran n’était plus à jour ; rien n’a été fait. Il l’est maintenant : choisissez à nouveau.
session-taken-back = Action annulée.
session-failed = Quelque chose s’est mal passé pendant cette action. Le plateau montre où en est la guerre maintenant.
session-failed-hint = Rien n’est perdu : continuez d’ici, ou annulez. Si cela se reproduit, enregistrez la guerre dans un fichier et signalez ce message.
session-watcher-failed = Votre choix a été exécuté, mais le graphique ou l’enregistrement à côté du plateau n’a pas pu suivre.
session-dice-ran-out = Les dés donnés pour cette guerre sont épuisés ; rien n’a été fait. Commencez une guerre avec un numéro de dés pour continuer.
session-seat-taken = Ici, c’est l’autre camp qui décide, et ce n’est pas vous qui le jouez.

# What keeps a decision from being taken back or done again, at every game and in the terminal.
undo-nothing = Il n’y a rien à annuler : vous n’avez encore rien décidé.
undo-dice = Cela ne peut pas être annulé : des dés ont été lancés depuis.
undo-shown = Cela ne peut pas être annulé : une carte cachée a été vue depuis.
undo-others = Cela ne peut pas être annulé : quelqu’un d’autre a décidé depuis.
undo-over = La partie est finie et tout est visible : rien ne peut être annulé.
redo-nothing = Il n’y a rien à rétablir.
