# Touches du plateau, et ce qu’il demande avant qu’une phase soit perdue.

board-keys = Touches
board-keys-title = Touches
board-keys-on = Les lettres et les chiffres sont actifs
board-keys-game = Dans la partie
board-keys-map = Partout, et sur la carte
board-hot-digits = prendre ce choix
board-hot-n = continuer : la carte suivante, ou la question
board-hot-e = terminer ce qui est en cours : le tour, une phase
board-hot-h = conseil
board-hot-u = annuler
board-hot-r = lancer les dés, ou exécuter le plan
board-hot-b = tables des règles
board-hot-m = carte
board-hot-l = liste
board-hot-c = choix
board-hot-w = ce qui s’est passé
board-hot-t = page du dernier tour
board-hot-g = graphiques

board-tables = Tables
board-tables-read = lu en dernier, ou en vigueur à présent
board-asks-yes = Le faire quand même
board-asks-no = Pas encore
board-resign = Abandonner
board-resign-about = Mettre fin à la partie : l’autre camp gagne
board-resign-ask = %side% : abandonner ? L’autre camp gagne, et la partie s’arrête ici.
board-resign-yes = Abandonner
board-resign-no = Continuer
