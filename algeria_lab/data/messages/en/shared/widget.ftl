# Fixed words of every widget that plays a game.

widget-undo = Undo
widget-redo = Redo
widget-labelled = %label%: %value%
widget-close = Close
widget-dismiss = Dismiss this message
widget-notice-refusal = Not possible:
widget-notice-error = Something went wrong:
widget-notice-info = Note:
widget-notice-step = The guide:
widget-no-answer = The notebook has not answered yet.
widget-thinks = Still at work. A computer that plays far ahead thinks for up to two seconds a decision, longer on a busy machine.
widget-no-answer-hint = It may still be busy: wait a little. If it was restarted, open your last saved game and go on from there.
widget-answer-failed = The last choice could not be carried out. The game stands as before.
widget-answer-failed-hint = Try again or choose something else. If it happens again, save the game and report this message.
widget-rule-key = Rule %key%
widget-rule-question = What the printed rules leave open
widget-rule-choice = How it is played here
widget-rule-see = See also

# After a game: what cost most.
widget-costly = What cost most
widget-costly-about = The strongest player looks again at every decision that was yours: seconds in the card game, a minute or a few in a long game. The page stays usable meanwhile.
widget-costly-stop = Stop
widget-costly-go-on = Look further
widget-costly-begun = Looking at your decisions.
widget-costly-progress = %done% of %of% decisions
widget-costly-left = %done% of %of% decisions, about %seconds% s more
widget-costly-stopped = Stopped after %done% of %of% decisions.
widget-costly-all = Show all %count%
widget-costly-played = Played:
widget-costly-better = Better:
widget-costly-steps = Step by step
widget-costly-from = Go on from here
widget-costly-from-which = Go on from here: %when%, %played%

# The reader's own games, as this browser remembers them.
widget-record-won = Your games against this player: %won% of %of% won
widget-record-drawn = Your games against this player: %won% of %of% won, %drawn% drawn
