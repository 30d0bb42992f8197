# Choices of Colonial Twilight on its map: headings, what is chosen about them, prices, what is closed.

## Headings: what is done

play-title-pivotal = Pivotal Event
play-title-skip = No Pivotal Event
play-title-event = Event
play-title-box = The box “{ $box }”
play-title-pass = Pass
play-title-done = Done
play-title-train = Train
play-title-garrison = Garrison
play-title-sweep = Sweep
play-title-assault = Assault
play-title-rally = Rally
play-title-march = March
play-title-attack = Attack
play-title-terror = Terror
play-title-deploy = Deploy
play-title-troop-lift = Troop Lift
play-title-neutralize = Neutralize
play-title-oas = OAS
play-title-extort = Extort
play-title-subvert = Subvert
play-title-ambush = Ambush
play-title-pacify = Pacify
play-title-agitate = Agitate
play-title-activate = Activate Guerrillas
play-title-brave = Peace of the Brave
play-title-assault-brave = Assault with Peace of the Brave
play-title-resettle = Resettle
play-title-revenge = A Guerrilla after the Assault
play-title-train-place = Place Algerian cubes
play-title-garrison-bring = Bring Police
play-title-sweep-bring = Bring Troops
play-title-deploy-deploy = Include in the Deploy
play-title-deploy-move = Move French pieces
play-title-deploy-move-away = Send pieces to Available
play-title-lift = Lift French Troops
play-title-remove = Remove pieces
play-title-replace = Replace Police by a Guerrilla
play-title-rally-space-place = Place Guerrillas
play-title-base = Put up a Base
play-title-hide = Hide Guerrillas
play-title-nothing = Nothing
play-title-group = Send a group
play-title-hit = Choose the loss
play-title-take = Take from the map
play-title-pick = Choose a space
play-title-set = Set Support or Opposition
play-title-wilaya = Choose a Wilaya
play-title-choose = Choose one
play-title-discard = Take a Capability out of play
play-title-shift = Move the France Track
play-title-raise = Raise Commitment
play-title-place = Place pieces
play-title-bring = Bring pieces from Out of Play
play-title-send = Send pieces to Out of Play
play-title-move = Move pieces
play-title-to = Redeploy to
play-title-from = Redeploy from
play-title-return = Return from Suez
play-title-lose = Out of Play for good
play-head-special = Special activity

## What it is for, in a sentence

play-about-train = French rule grows: Algerian cubes are placed, and a space can be Pacified [CT-5.2.1].
play-about-garrison = Police move across the map, and Guerrillas are brought into the open [CT-5.2.2].
play-about-sweep = Troops move in from beside, and Guerrillas are brought into the open [CT-5.2.3].
play-about-assault = Cubes remove Active Guerrillas, then Bases [CT-5.2.4].
play-about-rally = Guerrillas are placed or hidden, or two of them become a Base [CT-5.4.1].
play-about-march = Guerrillas step into a space beside; a large group in a guarded one becomes Active [CT-5.4.2].
play-about-attack = A roll of one die against the number of Guerrillas decides whether cubes fall [CT-5.4.3].
play-about-terror = An Underground Guerrilla becomes Active, and the space gets a Terror marker or turns Neutral [CT-5.4.4].
play-about-bring-in-bring = They cost a third of their number in Commitment, to the nearest: the second costs 1, then every third one after it [CT-6.2].
play-about-send-out-send = Every third piece brings 1 Commitment [CT-6.2].
play-about-to = Pieces go there from other spaces, at no cost [CT-6.5].
play-about-deploy-deploy = One of up to three spaces between which, and Available, French pieces move [CT-5.3.1].
play-about-neutralize-neutralize = Exposed pieces are removed; the space shifts toward Opposition or gets a Terror marker [CT-5.3.3].

## What is chosen about it

play-crew = Who and how many
play-aim-box = Box of the initiative track
play-aim-way = What happens there
play-aim-place = Where to
play-row-steps = steps
play-row-pieces = pieces
play-brings-no-commitment = { $text }. Commitment stays as it is: every third piece sent out brings 1 [CT-6.2]
play-lacking = What is missing there: { $kinds }.
# Why an activity can begin nowhere: the reason of one space, and how many others have the same one.
play-nowhere = { $text }{ $more ->
    [0] {""}
    [one] { " " }({ $more } more space for the same reason.)
   *[other] { " " }({ $more } more spaces for the same reason.)
}
play-taken-from-the-map = { $text }. Missing from Available: { $pieces }. You may take them from elsewhere on the map, one by one, or leave it [CT-7.5]
play-only-missing = Missing there: { $pieces }. Take no more than that [CT-7.5].
play-nobody-yet = Nobody is chosen yet: say who, and how many.
# What an Event still takes; $pieces is “none” where kinds differ.
play-left-to-take = Left to take: { $pieces ->
    [none] { $count ->
        [one] 1 piece
       *[other] { $count } pieces
      }
   *[other] { $pieces }
  }.
# What runs along in a Deploy: $places between which pieces may go, besides Available, and how many have gone.
play-deployed-so-far = { $count ->
    [0] First include the spaces, { $most } at most, between which and Available French pieces are to move.
   *[other] French pieces may move between Available and { $places } ({ $most } spaces at most): { $moved } of { $pieces } pieces moved.
  }
# What runs along where the other side has declared a Pivotal Event: what it does, and what an answer does to it.
play-declared = { $seat ->
    [fln] The FLN
   *[gov] The Government
  } declares the Pivotal Event { $card }: { $text } If you play one of your own, it takes its place, and theirs stays with them; without one, theirs is carried out now [CT-4.5].
play-row-available = { $what } ({ $count } Available)
play-row-from = { $what }, from { $place }
play-row-to = { $what }, to { $place }

## The same as one choice in the list; $place may be empty

play-all-train-place = Place Algerian cubes in { $place } …
play-all-garrison-bring = Bring Police to { $place } …
play-all-sweep-bring = Bring Troops to { $place } …
play-all-deploy-move = Move French pieces to { $place } …
play-all-deploy-move-away = Send pieces from { $place } to Available …
play-all-troop-lift-lift = Lift French Troops to { $place } …
play-all-neutralize-remove = Remove pieces in { $place } …
play-all-march-into-group = Send a group to { $place } …
play-all-subvert-remove = Remove Algerian cubes in { $place } …
play-all-supply-take = Take pieces from { $place } …
play-all-remove-pieces-remove = Take pieces { $place ->
    [none] off the map
   *[other] from { $place }
  } …
play-all-place-pieces-place = Place pieces in { $place } …
play-all-place-pieces-bring = Place pieces in { $place }, from Out of Play …
play-all-move-pieces-move = Move pieces to { $place } …
play-all-bring-in-bring = Bring French pieces from Out of Play to Available …
play-all-send-out-send = Send French pieces from Available to Out of Play …
play-all-pacify-phase-pacify = Pacify { $place } …
play-all-agitate-phase-agitate = Agitate in { $place } …
play-all-moves-from = Redeploy pieces to { $place } …
play-all-suez-return-return = Return Troops from Suez to { $place } …
play-all-losses-lose = Send French Casualties to Out of Play …

## Prices

play-points-gov_resources = Resources
play-points-fln_resources = Resources
play-points-commitment = Commitment
play-spends-the-last = This takes the last Resources.
play-spends-the-last-means = At 0 nothing more that costs Resources can be done, until some come in [CT-7.3].

## What runs along under the question

play-so-far = Paid so far: { $spent }. Left: { $left ->
    [one] 1 Resource
   *[other] { $left } Resources
  }.
play-gained-so-far = Gained this turn: { $gained }. Left: { $left ->
    [one] 1 Resource
   *[other] { $left } Resources
  }.
play-places = Spaces chosen: { $count }{ $limit ->
    [none] { "" }
   *[other] { " " }of { $limit }
  }.
play-limited = Limited Operation: { $left ->
    [0] no space is left [CT-4.4].
    [one] 1 space is left [CT-4.4].
   *[other] { $left } spaces are left [CT-4.4].
  }
play-special-open = A special activity is still possible, before, between or after the spaces [CT-5.1].
