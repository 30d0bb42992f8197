# The whole position as text, for those who cannot see the board; it can be set up again from it.

state-title = Position: { $scenario }
state-turn = Turn { $turn }, { $phase }.
state-prompt = { $text } { $why }
state-heading-tracks = Tracks
state-heading-places = Places
state-heading-off-map = Units off the map
state-units = – { $side }: { $units }
state-group = { $units } ({ $where })
state-country = outside Algeria
state-independence = Morocco and Tunisia independent
state-amnesty = Amnesty this turn
state-jealousy = Jealousy in the FLN this turn
state-yes = yes
state-no = no
state-off-POOL = In the pool
state-off-SETUP = Still to be placed
state-off-NATO = Away for NATO
state-off-REMOVED = Out of the war
state-off-DEAD = Eliminated
state-off-SUEZ = Away to Suez, back { $at }
