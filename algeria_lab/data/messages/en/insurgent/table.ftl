# Fixed words of the card table. What changes during a game (cards, choices, the log) comes with each scene.

duel-table-loading = The card table is being prepared …
duel-table-draw-failed = The card table could not be drawn. The game itself is not lost: save it, then run the cell again.
duel-table-malformed = The card table sent a message that cannot be read, so nothing was done.
duel-table-malformed-hint = Load the page again; the game stands as before.

duel-table-fronts = The three fronts
duel-table-icons = Icons:
duel-table-row-empty = No card
duel-table-face-up = face-up
duel-table-face-down = face-down
duel-table-back = Unknown face-down card
duel-table-acting = acting
duel-table-now = now
duel-table-fresh = new
duel-table-choose = choose
duel-table-may-choose = Can be chosen.
duel-table-source = Source:

duel-table-prompt = What to decide
duel-table-choices = Choices
duel-table-choose-card = Choose a framed card to see where it may go (keys 1 to 9, 0 for the tenth).
duel-table-no-choice = Nothing to choose about this card now.
duel-table-confirm-no = No, go back
duel-table-sampled = by sampling

duel-table-piles = Beside the fronts
duel-table-in-hand = in hand
duel-table-in-deck = in the deck
duel-table-prison = Prison
duel-table-graveyard = Out of play
duel-table-discard = Discard

duel-table-news = Since your last decision
duel-table-news-list = Show all events
duel-table-news-steps = Show one event at a time
duel-table-news-back = Previous event
duel-table-news-forward = Next event
duel-table-die-hit = hit
duel-table-die-miss = miss
duel-table-die-again = rolled again

duel-table-log = Log
duel-table-turn = Turn
duel-table-turn-before = Before the first turn
duel-table-ending-front = Front
duel-table-goal = Eight icons ahead in one front win at once.
duel-table-points = What swung the game
duel-table-points-note = Counted with all cards open, and with everything else as it came. What a side could have laid is compared by icons alone: what they would have done, such as a Capture, is not reckoned.
duel-table-points-look = Watch from the start of this turn
duel-table-ending-winner = Won by
duel-table-begin-again = Play again
duel-table-begin-exchange = Play the other side

duel-table-replay = Replay
duel-table-replay-open = All cards are open.
duel-table-replay-slider = Moment of the game
duel-table-replay-turn-back = Start of the turn, or the turn before
duel-table-replay-back = One moment back
duel-table-replay-forward = One moment on
duel-table-replay-turn-forward = Next turn

duel-table-skip = Go to what is to be decided
duel-table-overview = The fronts at a glance
duel-table-choose-tap = Tap a card to see where it may go.

duel-table-aim = How to win
duel-table-aim-count = Each card counts for its front with one point an icon, for as long as it lies there.
duel-table-aim-win = Eight points ahead in one front wins at once [INS-5.2]. If nobody gets there before the cards run out, whoever holds more fronts wins [INS-5.4].
duel-table-aim-act = A card played face-up acts straight away: its icons are used from left to right [INS-3.4]. Tap a card to read what its icons do.
duel-table-aim-hide = The FLN may lay a card face-down: it counts as much and cannot be attacked, but does not act [INS-1.6].

## The hint: a choice at once, and a moment later what the strongest player has found

duel-table-hint = Hint
duel-table-hint-about = What the computer would do here, and what for (key H). It knows only what you see.
duel-table-hint-title = The computer would do this
duel-table-hint-thinking = The strongest player is thinking…
duel-table-hint-do = Play this
