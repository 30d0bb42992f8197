# Pages over the board: that of a turn, and the one about the whole game. Fixed words: values are filled in by the browser.

board-page-turn = Turn page
board-page-turn-title = What moved support in this turn, and what to think about
board-page-turn-number = Turn %turn%
board-page-other = Turn %turn%
board-page-branch = Play this turn again
board-page-print = Print
board-page-go-on = Go on
board-page-so-far = The war so far
board-page-board = To the board
board-page-table = The levels as a table
board-page-exchange = Play the other side
board-page-again = Again with the same dice
board-page-from = Go on from
board-page-report-html = Report to print
board-page-report-markdown = Report (Markdown)
board-page-report-csv = Table (CSV)
board-page-end = How it ended
board-page-peaks = What decided it
board-page-peaks-so-far = What moved support most
board-page-turns = Pages of the turns
