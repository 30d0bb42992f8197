# *Colonial Twilight* on its map: what a space is, what is counted there, what the layers show.

campaign-kind-coast = coast
campaign-kind-border = on the border with { $country }
campaign-closed = closed until Morocco and Tunisia are independent

campaign-mark-support = Support
campaign-mark-neutral = Neutral
campaign-mark-oppose = Opposition
campaign-mark-about-support = Square, arrow up: Support. The number is the Population that counts for the Government.
campaign-mark-about-neutral = Plain, arrows to both sides: Neutral. This Population counts for neither side.
campaign-mark-about-oppose = Round, arrow down: Opposition. The number is the Population that counts for the FLN.
campaign-counted-support = Support, Population { $count }
campaign-counted-neutral = Neutral, Population { $count }
campaign-counted-oppose = Opposition, Population { $count }

campaign-layer-pieces = pieces of both sides
campaign-layer-terror = Terror and resettlement
campaign-layer-pop = Population
campaign-layer-changed = changes of this card
campaign-layer-about-pieces = Pieces of the FLN, then of the Government; tinted for the larger number.
campaign-layer-about-terror = Crossed: Terror marker. Grid: resettled. Both: both.
campaign-layer-about-pop = The people who can be won here: printed Population, with what markers change.
campaign-layer-about-changed = Where anything changed since this card began.
campaign-layer-says-pieces = Pieces: FLN %fln%, Government %gov%
campaign-layer-says-pop = Population %value%
campaign-layer-says-changed = Changed since this card began

campaign-legend-closed = Not in the game yet: Morocco and Tunisia until they are independent
campaign-legend-ground = Mountains: brown ground and drawn slopes, only where the game counts a Sector as mountains
campaign-legend-callout = Pieces without room in their place: beside it, under its name, with a line to it
campaign-legend-scale = North is up; the north is drawn larger than the desert

campaign-gauge = { $track } (wins above { $line })
