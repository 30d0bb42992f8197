# Les pages par-dessus le plateau : celle d’un tour, celle de toute la partie. Mots fixes : le navigateur y met les valeurs.

board-page-turn = Page du tour
board-page-turn-title = Ce qui a fait bouger le soutien dans ce tour, et de quoi y réfléchir
board-page-turn-number = Tour %turn%
board-page-other = Tour %turn%
board-page-branch = Rejouer ce tour
board-page-print = Imprimer
board-page-go-on = Continuer
board-page-so-far = La guerre jusqu’ici
board-page-board = Voir le plateau
board-page-table = Les niveaux en tableau
board-page-exchange = Jouer l’autre camp
board-page-again = Rejouer avec les mêmes dés
board-page-from = Reprendre à partir du
board-page-report-html = Rapport à imprimer
board-page-report-markdown = Rapport (Markdown)
board-page-report-csv = Tableau (CSV)
board-page-end = Comment elle a fini
board-page-peaks = Ce qui a été décisif
board-page-peaks-so-far = Ce qui a le plus fait bouger le soutien
board-page-turns = Pages des tours
