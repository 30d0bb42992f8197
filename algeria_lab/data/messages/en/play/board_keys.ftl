# Keys of the board, and what it asks before a phase is thrown away.

board-keys = Keys
board-keys-title = Keys
board-keys-on = Letters and digits are on
board-keys-game = In the game
board-keys-map = Everywhere, and on the map
board-hot-digits = take that choice
board-hot-n = go on: the next card, or the question
board-hot-h = hint
board-hot-u = undo
board-hot-r = roll the dice, or carry out the plan
board-hot-m = map
board-hot-l = list
board-hot-c = choices
board-hot-w = what happened
board-hot-t = page of the last turn
board-hot-g = charts

board-asks-yes = Do it all the same
board-asks-no = Not yet
