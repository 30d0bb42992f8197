# Words beside every chart.
pane-table = The numbers of this chart as a table
pane-fallback = The chart is not here: the notebook may be busy, or was restarted. The numbers stand below.
