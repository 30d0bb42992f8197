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
