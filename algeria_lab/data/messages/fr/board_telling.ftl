# La carte qui raconte ce que les autres ont fait, à côté de la carte géographique.

board-telling-next = Suite
board-telling-last = Continuer
board-telling-back = Retour
board-telling-skip = Sauter le récit
board-telling-again = Raconter de nouveau
board-telling-count = %at% sur %count%
board-telling-own = Votre décision
board-telling-sum = En tout, depuis votre dernière décision
