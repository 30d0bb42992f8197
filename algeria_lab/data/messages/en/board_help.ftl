# Fixed words of the advice, the first minute and the glossary.

board-advice = For example:
board-advice-show = Show it
board-advice-show-about = Opens the hint: the chances, every question on the way, and a button that does it
board-odds-exact = All %count% exact results
board-glossary = Glossary
board-glossary-open = All terms
board-minute-open = The first minute
board-minute-go = To the board
board-calibration = How well do you predict?
board-calibration-band = Chance
board-calibration-right = Came true
board-calibration-sure = 95% interval
board-calibration-of = %right% of %count%
board-calibration-about = On the line, what had a chance of one half came half of the time. Below it, it came less often than its chance.
