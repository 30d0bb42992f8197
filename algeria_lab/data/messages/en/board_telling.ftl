# The card that tells what the others did, beside the map.

board-telling-next = Next
board-telling-last = Go on
board-telling-back = Back
board-telling-skip = Skip the rest
board-telling-again = Tell it again
board-telling-count = %at% of %count%
board-telling-own = Your decision
board-telling-sum = In all, since your last decision
