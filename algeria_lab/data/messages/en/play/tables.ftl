# The tables of both games on a map, as the tool “Tables” shows them.

tables-total = Total
tables-points = Points
tables-marks = “+” and “@” behind a number: what rules C.1 and 9 add to it.
tables-die = Die
tables-die-firepower = Die, by firepower
tables-two-dice = Two dice
tables-result = Result
tables-psp = Support points
tables-dice = { $count ->
    [1] +1 die
    [-1] −1 die
    [-2] −2 dice
    [-3] −3 dice
   *[other] +{ $count } dice
  }
tables-coup-wild-success = great success
tables-coup-big-success = clear success
tables-coup-success = success
tables-coup-fizzle = it comes to nothing
tables-coup-failure = failure
tables-coup-abject-failure = complete failure
tables-victory = Levels of victory
tables-distance = Distance of the two levels
tables-victory-now = Now: { $distance }.
tables-sequence = Sequence of play
tables-phase = Phase
tables-who = Who decides
tables-box = Box
tables-leaves = Leaves the 2nd Eligible
tables-next-first = 1st Eligible next
tables-stays = stays
tables-changes = the other side
tables-boxes-note = The 1st Eligible’s box is that of what was really done: one space alone is a Limited Op [CT-4.2].
tables-operations = Operations
tables-operation = Operation
tables-side = Side
tables-price = Price
tables-force = Cubes that it takes
tables-terrain = Terrain
tables-terrain-plain = City, Plains
tables-terrain-mountain = Mountains
tables-activate = to Activate one Guerrilla
tables-remove-guerrilla = to remove one Active Guerrilla
tables-remove-base = to remove a Base
tables-force-note = With the Capabilities and Momentum that are in effect now. Troops move in a Sweep, Police in a Garrison; in an Assault Police count in Cities, and in Border Sectors once these are in use [CT-5.2].
tables-attack = Attack
tables-guerrillas = Guerrillas
tables-attack-on = succeeds up to { $face }
tables-chance = Chance
tables-round = Propaganda Round
tables-what = What happens
tables-phase-victory = Victory Phase
tables-phase-resources = Resources Phase
tables-phase-commitment = Commitment Phase
tables-phase-support = Support Phase
tables-phase-redeploy = Redeploy Phase
tables-phase-reset = Reset Phase
tables-does-victory = a side above its line may win
tables-does-resources = both sides receive Resources
tables-does-commitment = French pieces go in or out, then Commitment falls
tables-does-support = the Government Pacifies, then the FLN Agitates
tables-does-redeploy = the Government, then the FLN, moves pieces at no cost
tables-does-reset = Casualties come back, tracks move, Momentum ends, Guerrillas hide
