# Fixed words of the map: its tools, its layers, its boxes.

board-map-tools = Tools of the map
board-modern-names = Today’s names
board-layer = Show
board-layer-none = no layer

board-column-layer = Layer

board-help-layers = Layers
board-help-layers-about = “Show” over the map tints each area for one thing at a time and writes its figure there; the names read out and the list say the same.
board-key-zoom = + − 0
board-key-zoom-does = enlarge the map, reduce it, show it whole
