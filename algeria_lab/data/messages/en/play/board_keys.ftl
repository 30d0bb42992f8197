# Keys of the board, and what it asks before a phase is thrown away.

board-keys = Keys
board-keys-title = Keys
board-keys-on = Letters and digits are on
board-keys-game = In the game
board-keys-map = Everywhere, and on the map
board-hot-digits = take that choice
board-hot-n = go on: the next card, or the question
board-hot-e = end what is at hand: the turn, a phase
board-hot-h = hint
board-hot-u = undo
board-hot-r = roll the dice, or carry out the plan
board-hot-b = tables of the rules
board-hot-m = map
board-hot-l = list
board-hot-c = choices
board-hot-w = what happened
board-hot-t = page of the last turn
board-hot-g = charts

board-tables = Tables
board-tables-read = read last, or in force now
board-asks-yes = Do it all the same
board-asks-no = Not yet
board-resign = Resign
board-resign-about = Give the game up: the other side wins
board-resign-ask = %side%: resign? The other side wins, and the game ends here.
board-resign-yes = Resign
board-resign-no = Play on
