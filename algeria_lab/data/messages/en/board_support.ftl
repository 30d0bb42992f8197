# Support in sight: fixed words of the board.

board-support = Support of both sides
board-support-open = Open the charts
board-support-close = Close the charts
board-support-turn = Turn %turn%
board-more = Show all points and what support means
board-less = Show only what is in play
board-charts = Charts
