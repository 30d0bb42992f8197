# Why the Government's computer player of Colonial Twilight decided as it did: the question it asked itself, and what it found.
# Worths are in hundredths of a point of the final score: $worth is how much better than a pass, $ahead how far before the
# next best. $pieces, $points: numbers.

## The Pivotal window

judgement-twilight-gov-mobilize = Are there pieces worth mobilizing?
judgement-twilight-gov-mobilize-found = Yes: { $pieces } French pieces are Out of Play.
judgement-twilight-gov-recall = Would the Recall of de Gaulle pay more than pieces held back, or save Commitment?
judgement-twilight-gov-recall-found = Yes: Total Support is { $support }, { $pieces } French pieces are Available, { $lost } are in Casualties.
judgement-twilight-gov-coup = Is it time to risk a Coup d’état?
judgement-twilight-gov-coup-found = Yes: { $resources } Resources are left, or the card would help the FLN too much.
judgement-twilight-gov-no-pivotal = Is it better to wait with the Pivotal Events?
judgement-twilight-gov-no-pivotal-found = Yes.

## The turn

judgement-twilight-gov-event = Is the Event on the Government’s list, and does it promise most?
judgement-twilight-gov-event-found = Yes: with a point of the final score as 100, it is worth { $worth } more than a pass, and { $ahead } more than the next best.
judgement-twilight-gov-assault = Does an Assault promise most?
judgement-twilight-gov-assault-found = Yes: with a point of the final score as 100, the whole of it is worth { $worth } more than a pass, and { $ahead } more than the next best.
judgement-twilight-gov-sweep = Does a Sweep promise most?
judgement-twilight-gov-sweep-found = Yes: with a point of the final score as 100, the whole of it is worth { $worth } more than a pass, and { $ahead } more than the next best.
judgement-twilight-gov-train = Does a Train promise most?
judgement-twilight-gov-train-found = Yes: with a point of the final score as 100, the whole of it is worth { $worth } more than a pass, and { $ahead } more than the next best.
judgement-twilight-gov-garrison = Does a Garrison promise most?
judgement-twilight-gov-garrison-found = Yes: with a point of the final score as 100, the whole of it is worth { $worth } more than a pass, and { $ahead } more than the next best.
judgement-twilight-gov-pass = Is it best to save Resources?
judgement-twilight-gov-pass-found = Yes: nothing promises more than a pass.

## Choices that come up

judgement-twilight-gov-train-free = Is there a place where the Train that was granted helps?
judgement-twilight-gov-train-free-found = Yes.
judgement-twilight-gov-best = Which option leaves the best position?
judgement-twilight-gov-best-found = { $ways ->
    [1] The only one there is.
   *[other] This one, of { $ways }, each tried on a copy.
  }
judgement-twilight-gov-supply = Can the piece be spared somewhere on the map?
judgement-twilight-gov-supply-found = Yes: more stand there than it takes to hold the place.
judgement-twilight-gov-no-more = Is that enough?
judgement-twilight-gov-no-more-found = Yes.

## The Propaganda Round

judgement-twilight-gov-bring-in = Should French pieces come into play?
judgement-twilight-gov-bring-in-found = Yes: { $pieces }, as far as Commitment stays high.
judgement-twilight-gov-send-out = Are there French pieces that no longer serve?
judgement-twilight-gov-send-out-found = Yes: { $pieces }. Three of them are a point of Commitment.
judgement-twilight-gov-pacify = Where does Pacification bring most for its price?
judgement-twilight-gov-pacify-found = Here: Support less Opposition rises by { $points }.
judgement-twilight-gov-redeploy = Are there cubes that are missed elsewhere?
judgement-twilight-gov-redeploy-found = Yes: { $pieces }, from where they can be spared.
judgement-twilight-gov-return = Where are the Troops from Suez needed most?
judgement-twilight-gov-return-found = Where the threat around is greatest.
judgement-twilight-gov-lose = Which French pieces will be missed least?
judgement-twilight-gov-lose-found = Police first, then Troops, then Bases: { $pieces } in all.

# What the strategist compared. $ways: whole turns; $tries: times that one was played on; $ahead: hundredths of a
# point by which the best is ahead of the next best.
judgement-twilight-strategist = Which turn promises most when the next cards are played on?
judgement-twilight-strategist-found = This one, of { $ways }, played on { $tries } times in all; the next best is { $ahead } hundredths of a point behind.

# The rungs of the ladder: how each opponent thinks and what it does not see.
opponent-twilight-random = Draws its moves by lot; it sees no aim at all.
opponent-twilight-chart = Follows the published chart, question by question; it does not see ahead.
opponent-twilight-improviser = Plans a turn of each operation and draws one by lot; it does not see which is worth most.
opponent-twilight-sensible = Tries a whole turn of each operation and takes what is worth most at its end; it does not see your answer.
opponent-twilight-planner = Tries a whole turn of each operation and takes what is worth most at its end; it does not see your answer.
opponent-twilight-strategist = Plays whole turns on over the next two cards, your answers included, with decks that it imagines; it does not know the order of the deck and counts no cards.
