# What steps of scenarios show besides their text: chances, tables, lines of games.

exhibit-failed = This cannot be shown here: { $detail }
exhibit-failed-hint = The rest of the page goes on without it.
exhibit-board-show = Show the board
exhibit-board-hide = Hide the board
exhibit-amounts = What the game reckons
exhibit-amount-what = What is counted
exhibit-amount-value = Value
exhibit-slide = What each notch brings
exhibit-slide-at = { $count } of { $most }
exhibit-slide-ends = In your game it goes no further than { $count }.
exhibit-chances-axis = What it comes to
exhibit-chances-summary = It comes to { $low } to { $high }, { $mean } on average. { $least } or more has a chance of { $chance }.
exhibit-chances-fell = In your game it came to { $fell }: this or more had a chance of { $chance }.
exhibit-line-own = Your game
exhibit-line-now = The line that you play now
exhibit-line-left = The line that you left
exhibit-line-by = War “{ $does }”
exhibit-line-trace = The recorded game
exhibit-track-of = { $track }: { $line }
exhibit-line-moved = { $track } from { $first } to { $last }
exhibit-line-summary = { $line }, { $by ->
    [step] up to step { $turn }
    [twilight] up to card { $turn }
   *[other] up to turn { $turn }
  }: { $moved }.
exhibit-points = Points
exhibit-turns-algeria = End of turn
exhibit-turns-insurgent = After turn
exhibit-turns-twilight = After card
exhibit-turns-step = After step
exhibit-turn-algeria = Turn
exhibit-turn-insurgent = Turn
exhibit-turn-twilight = Card
exhibit-turn-step = Step
exhibit-moves = What moved the lines
exhibit-deed = What was done
exhibit-step-title = What was played
exhibit-moved = { $change }, now { $now }
exhibit-deeds-more = { $deeds } … ({ $count } in all)
