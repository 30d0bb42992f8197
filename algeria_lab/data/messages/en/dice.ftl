# The dice page.

charts-dice-title = Dice
charts-dice-file = dice-turn-{ $turn }
charts-dice-axis = Percent of the dice thrown
charts-dice-face = Face
charts-dice-fell = Fell so often
charts-dice-band = Band of fair dice
charts-dice-expected = Expected of each face
charts-dice-head-all = All
charts-dice-head-fln = FLN
charts-dice-head-gov = Gov.
charts-dice-group-all = All dice
charts-dice-group-fln = FLN
charts-dice-group-gov = Government
charts-dice-summary-none = No dice have fallen yet.
charts-dice-summary-inside = { $dice } dice so far. Each face is expected { $expected } times and, with fair dice, falls { $low } to { $high } times in 95 wars of 100: all six faces are within this band.
charts-dice-summary-outside = { $dice } dice so far. Each face is expected { $expected } times and, with fair dice, falls { $low } to { $high } times in 95 wars of 100: outside this band: { $faces }.
charts-dice-side-inside = { $side }, { $dice } dice in missions and fights: within the band.
charts-dice-side-outside = { $side }, { $dice } dice in missions and fights: outside the band: { $faces }.
charts-dice-how-often = Fair dice put at least one of their six faces outside in about one war of five: one alone means nothing.

dice-seed = Number of the dice (seed): { $seed }
dice-again = Play again from this seed
dice-again-hint = Begins the same war anew: the same decisions meet the same dice
