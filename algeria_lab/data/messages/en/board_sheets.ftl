# Pages over the board: that of a turn, and the one about the whole game. Fixed words: values are filled in by the browser.

board-page-turn = Turn page
board-page-turn-title = What moved support in this turn, and what to think about
board-page-turn-number = Turn %turn%
board-page-branch = Go on from the start of this turn
board-page-print = Print
board-page-go-on = Go on
