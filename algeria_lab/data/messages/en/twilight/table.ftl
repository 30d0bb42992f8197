# The cards and tracks beside the map of Colonial Twilight. Words between % signs are filled in by the page.

## What the parts of a text could do now

cards-part-count = { $track } { $change }, now at { $now }
cards-part-die = { $track } { $way ->
    [up] up
   *[down] down
  } by a die, now { $now }
cards-part-france = France Track up to { $most } { $most ->
    [one] box
   *[other] boxes
  } { $toward ->
    [a] toward A
    [f] toward F
   *[any] either way
  }, now { $now }
cards-part-raise = Commitment up by { $most } at most, for French cubes
cards-part-spaces = { $count } { $count ->
    [one] space qualifies
   *[other] spaces qualify
  }{ $count ->
    [0] { "" }
   *[other] : { $names }
  }{ $more ->
    [0] { "" }
   *[other] , and { $more } more
  }
cards-part-marked = A marker in { $count ->
    [0] no space
    [one] 1 space: { $names }
   *[other] { $count } spaces: { $names }
  }
cards-part-activate = Guerrillas become Active: { $count } Underground in reach
cards-part-hide = Guerrillas go Underground: { $count } Active in reach
cards-part-remove = { $what } to { $to }: { $there } in reach
cards-part-place = { $what } onto the map: { $there } at hand
cards-part-move = { $what } move: { $there } in reach
cards-part-discard = A Capability leaves the game: { $count } in play
cards-part-operate = A free { $name }, up to { $limit } { $limit ->
    [one] place
   *[other] places
  }
cards-part-subvert = A free Subvert
cards-part-agitate = A free Agitation, if the FLN gains Control there

## The card and the deck

cards-none = No card yet
cards-event = Event card
cards-pivotal = Pivotal Event
cards-propaganda = Propaganda card
cards-propaganda-does = A Propaganda Round: victory, Resources, Commitment, support, redeployment, reset [CT-6].
cards-before = Card before: { $card }
cards-coming = Next card: face down, nobody may look at it [CT-3.3]. { $left ->
    [0] The deck is empty.
    [one] 1 card is left.
   *[other] { $left } cards are left.
  }
cards-coming-last = last Propaganda Round
cards-coming-short = { $left } to come
cards-round-sure = A Propaganda card is the next one.
cards-round-within = The next Propaganda card is 1 to { $most } cards away.
cards-round-between = The next Propaganda card is { $least } to { $most } cards away.
cards-round-none = No Propaganda card is left.
cards-round-unknown = Nobody knows when the next Propaganda card comes.
cards-round-short = Propaganda in { $least }–{ $most }
cards-rounds = Propaganda cards: { $played } of { $total } played

## The initiative track

cards-short-PASS = Pass
cards-short-EVENT = Event
cards-short-OP_SA = Op + special
cards-short-LIM_OP = Limited Op
cards-short-OP_ONLY = Op only
cards-order = 1st Eligible { $first }, 2nd Eligible { $second }
cards-box-taken = { $box }: taken by the { $place ->
    [1] 1st Eligible
   *[other] 2nd Eligible
  }, { $side }.
cards-box-open-first = { $box }: open. Leaves the { $other }: { $left }. 1st Eligible on the next card: { $next } [CT-4.2, CT-4.3].
cards-box-open-second = { $box }: open. The last choice on this card; 1st Eligible on the next card: { $next }, whatever is chosen [CT-4.2, CT-4.3].
cards-box-closed = { $box }: closed, as the 1st Eligible took { $taken } [CT-4.2].
cards-box-idle = { $box }: nobody chooses now.

## Markers and Pivotal Events

cards-capability = Capability, to the end of the game
cards-momentum = Momentum, until the next Reset Phase
cards-helps = { $seat ->
    [fln] helps the FLN
    [gov] helps the Government
   *[both] cuts both ways
  }
cards-hand-played = in effect or used
cards-hand-ready = may be played in the window before the first choice of a card

## Tracks

cards-edge-short-gov_resources = Res
cards-edge-short-fln_resources = Res
cards-edge-short-commitment = C
cards-edge-short-support_commitment = S+C
cards-edge-short-opposition_bases = O+B
cards-line-support_commitment = Above { $line } the Government wins
cards-line-opposition_bases = Above { $line } the FLN wins
cards-france-box = Box { $box }: in each Propaganda Round { $commitment ->
    [0] no Commitment is lost
   *[other] Commitment −{ $commitment }
  }, FLN Resources +{ $resources } [CT-1.3].
cards-france-moves = A Rally ({ $rally } { $rally ->
    [one] Resource
   *[other] Resources
  }) moves it one box toward F, a Train ({ $train } { $train ->
    [one] Resource
   *[other] Resources
  }) one box toward A; each Reset Phase one box toward A [CT-5.4.1, CT-5.2.1, CT-6.6].
cards-border-does = Level { $level }: in each Propaganda Round FLN Resources −{ $level }; the higher it stands, the sooner Guerrillas who cross the border become Active [CT-6.2, CT-5.4.2].
cards-border-moves = A Train ({ $train } { $train ->
    [one] Resource
   *[other] Resources
  }) raises it by 1, each Reset Phase lowers it by 1 [CT-5.2.1, CT-6.6].
cards-border-idle = Not in use before Morocco and Tunisia are independent [CT-1.2].

## Boxes

cards-box-empty = empty
cards-about-available = Pieces that may be placed; each French piece here is 1 Resource for the Government in a Propaganda Round, unless Recall de Gaulle is in effect [CT-6.2].
cards-about-casualties = Every 3 French pieces here cost 1 Commitment in a Propaganda Round, unless Recall de Gaulle is in effect; in the Reset Phase one third of them goes Out of Play, the rest to Available [CT-6.2, CT-6.6].
cards-about-out_of_play = Pieces that are not in the war now; some Events bring them in or send them here [CT-1.1].
cards-about-suez = French Troops set aside for Suez; they return with the next Redeploy Phase [CT-6.5].

## Fixed words of the page

board-cards = Cards and tracks
board-cards-details = Texts, tracks, boxes
board-cards-order = Initiative track
board-cards-shelf = In effect: Pivotal Events, Capabilities, Momentum
board-cards-hand = Pivotal Events
board-cards-edge = Edge track
board-cards-france = France Track
board-cards-border = Border Zone
board-cards-boxes = Off the map
board-cards-history = Behind the card
board-cards-works = Works in full
board-cards-can = could do something now
board-cards-cannot = would change nothing now
board-cards-card = Card
board-cards-tracks = Tracks
board-cards-none = None in play
board-cards-none-short = Nothing in effect
# The button at the end of the row for what has no room in it; %count% is how many.
board-cards-folded = + %count% more
board-pivotal = Pivotal Event
board-pivotal-open = you are asked now: play one, or go on without (No Pivotal)
board-pivotal-again = not asked for on this card; press to be asked
board-pivotal-next = press to be asked before the first choice of the next card
board-pivotal-armed = you will be asked before the first choice of the next card; press to take that back
board-pivotal-none = none of yours can be played now
board-pivotal-always = Ask me about a Pivotal Event at each card

## Who is 1st and 2nd Eligible, and what is in effect

cards-eligible-short = { $seat ->
    [fln] FLN
   *[gov] Gov.
  } { $place ->
    [1] 1st
   *[other] 2nd
  }
cards-eligible = { $place ->
    [1] 1st Eligible
   *[other] 2nd Eligible
  }: { $side }{ $box ->
    [none] , has not chosen yet
   *[other] ; the cylinder stands in { $box }
  }.
cards-pivotal-lasts = Pivotal Event, in effect
