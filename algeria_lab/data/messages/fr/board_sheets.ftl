# Les pages par-dessus le plateau : celle d’un tour, celle de toute la partie. Mots fixes : le navigateur y met les valeurs.

board-page-turn = Page du tour
board-page-turn-title = Ce qui a fait bouger le soutien dans ce tour, et de quoi y réfléchir
board-page-turn-number = Tour %turn%
board-page-branch = Reprendre au début de ce tour
board-page-print = Imprimer
board-page-go-on = Continuer
