# The charts of any game: how one is chosen, what stands beside every one.

charts-choose = Chart
charts-turn-name = { $game ->
    [twilight] Card
   *[other] Turn
  }
charts-turn-choose = Turn
charts-turn-board = as on the board
charts-turn = turn { $turn }
charts-caption = { $game ->
    [twilight] Card
   *[other] Turn
  } { $turn }. algeria_lab { $version }.
charts-caption-war = A war from “{ $scenario }”, number of the dice { $seed }, looked at in { $game ->
    [twilight] card
   *[other] turn
  } { $turn }. algeria_lab { $version }.
charts-failed = This chart could not be drawn; the others and the war go on.
charts-replay-failed = The war could not begin again.

## Beside every chart

pane-text = As text
pane-table = As a table
pane-fallback = The chart is not here: the notebook may be busy, or was restarted. The numbers stand below.
pane-save = Take
pane-png = Picture (PNG)
pane-svg = Drawing (SVG)
pane-csv = Table (CSV)
pane-save-failed = This could not be saved.
pane-moment = Show on the board
