# Fixed words of the board. What changes during a war (names of places, actions, the log) comes with each scene.

board-loading = The board is being prepared …
board-draw-failed = The board could not be drawn. The game itself is not lost: save it, then run the cell again.
board-malformed = The board sent a message that cannot be read, so nothing was done.
board-malformed-hint = Load the page again; the game stands as before.

board-list-label = State of every area
board-view = View
board-view-map = Map
board-view-list = List
board-tools = Tools
board-help = Legend

board-zoom-in = Enlarge
board-zoom-out = Reduce
board-zoom-all = Whole map
board-modern-name = today’s name

board-actions = Choices
board-other-actions = Other choices
board-choices = Choices
board-show-all = Show all
board-nothing-here = Nothing to choose here now.
board-nothing-here-step = Nothing to play here now. If the question of the step asks for a place, this one is chosen in its list: press “Add a place” there.
board-no-aimed-actions = No choice on the map now.
board-over = The game has ended

board-comma = ,{" "}

board-tracks = Support and points
board-since = since your last choice
board-log = What happened
board-log-empty = Nothing yet.

board-only-choices = Only places with choices
board-column-place = Place
board-column-control = Control
board-column-marks = Kind and markers

board-help-map = On the map
board-help-legal = Can be chosen now
board-help-pieces = Pieces: round FLN, square Government
board-help-boxes = Boxes and conditions
board-help-keys = Keyboard
board-key-arrows = Arrows
board-key-arrows-does = go to the neighbour in that direction
board-key-pages = Page up, Page down
board-key-pages-does = go through the areas in order of wilaya
board-key-enter = Enter
board-key-enter-does = open the choices of an area, or take a choice
board-key-escape = Escape
board-key-escape-does = close, and go back to the area
board-key-help = ?
board-key-help-does = show or hide this legend
board-tabs = What is shown

## The map: its tools, its layers, its boxes

board-map-tools = Tools of the map
board-modern-names = Today’s names
board-layer = Show
board-layer-none = no layer

board-column-layer = Layer

board-help-layers = Layers
board-help-layers-about = “Show” over the map tints each area for one thing at a time and writes its figure there; the names read out and the list say the same.
board-key-zoom = + − 0
board-key-zoom-does = enlarge the map, reduce it, show it whole

## The units of a place, in its card

board-units-here = Units here

## Support in sight

board-support = Support of both sides
board-support-open = Open the charts
board-support-close = Close the charts
board-support-turn = Turn %turn%
board-more = Show all points and what support means
board-less = Show only what is in play
board-charts = Charts

## The card that tells what the others did, beside the map

board-telling-next = Next
board-telling-last = Go on
board-telling-close = Close
board-telling-back = Back
board-telling-skip = Skip the rest
board-telling-pause = Pause
board-telling-play = Play on
board-telling-to-end = To the end
board-telling-again = Tell it again
board-telling-replay = Replay
board-telling-count = %at% of %count%
board-telling-own = Your decision
board-telling-sum = In all, since your last decision
board-telling-sum-watched = In all, while you watched
