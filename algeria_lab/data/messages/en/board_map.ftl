# Fixed words of the map: its tools, its layers, its boxes.

board-map-tools = Tools of the map
board-modern-names = Today’s names
board-layer = Show
board-layer-none = no layer
board-layer-control = control
board-layer-presence = units of both sides
board-layer-fire = firepower
board-layer-terror = terror and resettlement
board-layer-income = FLN income
board-layer-changed = changes of this turn

board-layer-about-control = Dots: Government. Stripes: FLN. Plain: contested.
board-layer-about-presence = Units of the FLN, then of the Government; tinted for the larger number.
board-layer-about-fire = Firepower of the FLN, then of the Government; tinted for the stronger side.
board-layer-about-terror = Crossed: Terror marker. Grid: resettled. Both: both.
board-layer-about-income = Action points (AP) that the FLN would receive here now.
board-layer-about-changed = Where anything changed since this turn began.

board-layer-short-fln = FLN
board-layer-short-gov = Gov
board-layer-presence-says = Units: FLN %fln%, Government %gov%
board-layer-fire-says = Firepower: FLN %fln%, Government %gov%
board-layer-income-says = FLN income: %points% AP
board-layer-changed-says = Changed this turn
board-column-layer = Layer

board-box-name-ug = Underground
board-box-name-ops = Operations
board-box-name-ptl = Patrol
board-box-name-oc = Completed

board-help-layers = Layers
board-help-layers-about = “Show” over the map tints each area for one thing at a time and writes its figure there; the names read out and the list say the same.
board-help-town = Town
board-help-wilaya = Border of a wilaya, with its number
board-help-remote = Remote area: name in italics
board-key-zoom = + − 0
board-key-zoom-does = enlarge the map, reduce it, show it whole
