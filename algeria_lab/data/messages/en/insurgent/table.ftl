# Fixed words of the card table. What changes during a game (cards, choices, the log) comes with each scene.

table-loading = The card table is being prepared …
table-draw-failed = The card table could not be drawn. The game itself is not lost: save it, then run the cell again.
table-malformed = The card table sent a message that cannot be read, so nothing was done.
table-malformed-hint = Load the page again; the game stands as before.

table-fronts = The three fronts
table-icons = Icons:
table-row-empty = No card
table-face-up = face-up
table-face-down = face-down
table-back = Unknown face-down card
table-acting = acting
table-now = now
table-fresh = new
table-choose = choose
table-may-choose = Can be chosen.
table-source = Source:

table-prompt = What to decide
table-choices = Choices
table-choose-card = Choose a framed card to see where it may go (keys 1 to 9).
table-no-choice = Nothing to choose about this card now.
table-confirm-no = No, go back
table-sampled = by sampling

table-piles = Beside the fronts
table-in-hand = in hand
table-in-deck = in the deck
table-prison = Prison
table-graveyard = Out of play
table-discard = Discard

table-news = Since your last decision
table-news-list = Show all events
table-news-steps = Show one event at a time
table-news-back = Previous event
table-news-forward = Next event
table-die-hit = hit
table-die-miss = miss
table-die-again = rolled again

table-log = Log
table-turn = Turn
table-turn-before = Before the first turn
table-ending-front = Front
table-goal = Eight icons ahead in one front win at once.
table-points = What swung the game
table-points-note = Counted with all cards open, and with everything else as it came.
table-points-look = Look at this moment
table-ending-winner = Won by

table-replay = Replay
table-replay-open = All cards are open.
table-replay-slider = Moment of the game
table-replay-turn-back = Start of the turn, or the turn before
table-replay-back = One moment back
table-replay-forward = One moment on
table-replay-turn-forward = Next turn

table-skip = Go to what is to be decided
table-overview = The fronts at a glance
table-choose-tap = Tap a card to see where it may go.

table-aim = How to win
table-aim-count = Each card counts for its front with one point an icon, for as long as it lies there.
table-aim-win = Eight points ahead in one front wins at once [INS-5.2]. If nobody gets there before the cards run out, whoever holds more fronts wins [INS-5.4].
table-aim-act = A card played face-up acts straight away: its icons are used from left to right [INS-3.4]. Tap a card to read what its icons do.
table-aim-hide = The FLN may lay a card face-down: it counts as much and cannot be attacked, but does not act [INS-1.6].
