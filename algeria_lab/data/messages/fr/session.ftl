# Ce que le plateau dit de lui-même.

session-old-screen = Cet écran n’était plus à jour ; rien n’a été fait. Il l’est maintenant : choisissez à nouveau.
session-taken-back = Action annulée.
session-failed = Quelque chose s’est mal passé pendant cette action. Le plateau montre où en est la guerre maintenant.
session-failed-hint = Rien n’est perdu : continuez d’ici, ou annulez. Si cela se reproduit, enregistrez la guerre dans un fichier et signalez ce message.
session-watcher-failed = Votre choix a été exécuté, mais le graphique ou l’enregistrement à côté du plateau n’a pas pu suivre.
session-dice-ran-out = Les dés donnés pour cette guerre sont épuisés ; rien n’a été fait. Commencez une guerre avec un numéro de dés pour continuer.
session-cannot-undo = Cela ne peut pas être annulé : aucune décision de votre part ne précède, ou des dés ont roulé depuis.
session-seat-taken = Ici, c’est l’autre camp qui décide, et ce n’est pas vous qui le jouez.
