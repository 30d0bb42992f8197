# Le soutien sous les yeux : mots fixes du plateau.

board-support = Soutien aux deux camps
board-support-open = Ouvrir les graphiques
board-support-close = Fermer les graphiques
board-support-turn = Tour %turn%
board-more = Montrer tous les points et ce que veut dire le soutien
board-less = Ne montrer que ce qui est en jeu
board-charts = Graphiques
