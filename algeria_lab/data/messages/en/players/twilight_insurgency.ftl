# Why the FLN's free computer player of Colonial Twilight decided as it did: the question it asked itself, and what it found.
# Worths are in hundredths of a point of the final score: $worth is how much better than a pass, $ahead how far before the
# next best. $points, $pieces, $ways, $actions: numbers. $held and $there: Resources of the FLN and of the Government.

## The Pivotal window

judgement-twilight-fln-independence = Can Morocco and Tunisia become independent?
judgement-twilight-fln-independence-found = Yes: Bases there cannot be assaulted.
judgement-twilight-fln-suez = Would the Suez Crisis cost the Government more than the FLN?
judgement-twilight-fln-suez-found = Yes: the FLN has { $held } Resources to lose, the Government { $there }.
judgement-twilight-fln-no-pivotal = Is it better to wait with the Pivotal Events?
judgement-twilight-fln-no-pivotal-found = Yes.

## The turn

judgement-twilight-fln-event = Does the Event promise most?
judgement-twilight-fln-event-found = Yes: with a point of the final score as 100, it is worth { $worth } more than a pass, and { $ahead } more than the next best.
judgement-twilight-fln-terror = Does Terror promise most?
judgement-twilight-fln-terror-found = Yes: with a point of the final score as 100, the whole of it is worth { $worth } more than a pass, and { $ahead } more than the next best.
judgement-twilight-fln-rally = Does a Rally promise most?
judgement-twilight-fln-rally-found = Yes: with a point of the final score as 100, the whole of it is worth { $worth } more than a pass, and { $ahead } more than the next best.
judgement-twilight-fln-march = Does a March promise most?
judgement-twilight-fln-march-found = Yes: with a point of the final score as 100, the whole of it is worth { $worth } more than a pass, and { $ahead } more than the next best.
judgement-twilight-fln-attack = Does an Attack promise most, as dice fall on average?
judgement-twilight-fln-attack-found = Yes: with a point of the final score as 100, the whole of it is worth { $worth } more than a pass, and { $ahead } more than the next best.
judgement-twilight-fln-pass = Is it best to save Resources?
judgement-twilight-fln-pass-found = Yes: nothing promises more than a pass.

## What was begun, and what Events grant

judgement-twilight-fln-attack-on = Is another space worth an Attack or an Ambush?
judgement-twilight-fln-attack-on-found = Yes: it promises { $worth } hundredths of a point beyond its price.
judgement-twilight-fln-hit = Should a French piece fall first?
judgement-twilight-fln-hit-found = Yes, if there is one: French losses cost Commitment.
judgement-twilight-fln-rally-free = Is a Rally granted by an Event worth carrying out?
judgement-twilight-fln-rally-free-found = Yes: in { $actions } actions.
judgement-twilight-fln-march-free = Is a March granted by an Event worth carrying out?
judgement-twilight-fln-march-free-found = Yes: in { $actions } actions.
judgement-twilight-fln-best = Which of the choices leaves the FLN in the best position?
judgement-twilight-fln-best-found = This one, out of { $ways }.
judgement-twilight-fln-no-more = Is it best to leave it at that?
judgement-twilight-fln-no-more-found = Yes.

## The Propaganda Round

judgement-twilight-fln-agitate = Where does a Resource spent on Agitation bring most Population?
judgement-twilight-fln-agitate-found = Where it is done now: Opposition gains { $points } on Support.
judgement-twilight-fln-gather = Would a Base fall without more Guerrillas beside it?
judgement-twilight-fln-gather-found = Yes: { $pieces } of them gather at Bases.
