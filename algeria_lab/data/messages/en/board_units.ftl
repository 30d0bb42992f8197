# The units of a place in its card.

board-units-here = Units here
