# Words beside every chart.
pane-table = The numbers of this chart as a table
pane-fallback = The chart is not here: the notebook may be busy, or was restarted. The numbers stand below.
pane-save = Save
pane-png = Picture (PNG)
pane-svg = Drawing (SVG)
pane-csv = Table (CSV)
pane-save-failed = This could not be saved.
pane-moment = Show on the board
