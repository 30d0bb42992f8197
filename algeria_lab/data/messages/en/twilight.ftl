# What Colonial Twilight calls its things, and how it tells what happens. $place and the like are names; $seat is fln or gov.

twilight-scenario-full = 1955–62, the whole war
twilight-scenario-medium = 1957–62, the middle of the war
twilight-scenario-short = 1960–62, the end of the war
twilight-list-and = { $first } and { $last }
twilight-side-fln = FLN
twilight-side-gov = Government
twilight-card = { $title } ({ $number })
twilight-place-morocco = Morocco
twilight-place-tunisia = Tunisia
twilight-place-available = Available
twilight-place-casualties = Casualties
twilight-place-out_of_play = Out of Play
twilight-place-suez = set aside for Suez
twilight-place-france_track = the France Track
twilight-place-border_zone_track = the Border Zone Track

## Pieces

twilight-pieces-FT = { $count } French Troops
twilight-pieces-FP = { $count } French Police
twilight-pieces-AT = { $count } Algerian Troops
twilight-pieces-AP = { $count } Algerian Police
twilight-pieces-GB = { $count } { $count ->
    [one] Government Base
   *[other] Government Bases
  }
twilight-pieces-U = { $count } { $count ->
    [one] Underground Guerrilla
   *[other] Underground Guerrillas
  }
twilight-pieces-A = { $count } { $count ->
    [one] Active Guerrilla
   *[other] Active Guerrillas
  }
twilight-pieces-B = { $count } { $count ->
    [one] FLN Base
   *[other] FLN Bases
  }
twilight-kind-FT = French Troops
twilight-kind-FP = French Police
twilight-kind-AT = Algerian Troops
twilight-kind-AP = Algerian Police
twilight-kind-GB = Government Base
twilight-kind-U = Underground Guerrilla
twilight-kind-A = Active Guerrilla
twilight-kind-B = FLN Base

## Tracks, markers and states

twilight-track-sc = Support + Commitment
twilight-track-ob = Opposition + Bases
twilight-track-commitment = Commitment
twilight-track-gov_resources = Government Resources
twilight-track-fln_resources = FLN Resources
twilight-track-france = France Track
twilight-track-border_zone = Border Zone
twilight-track-resettled = Resettled Sectors
twilight-track-propaganda_played = Propaganda cards played
twilight-level-support = Support
twilight-level-neutral = Neutral
twilight-level-oppose = Oppose
twilight-control-GOV = Government
twilight-control-FLN = FLN
twilight-control-NONE = nobody
twilight-box-PASS = Pass
twilight-box-EVENT = Event
twilight-box-OP_SA = Operation and special activity
twilight-box-LIM_OP = Limited Operation
twilight-box-OP_ONLY = Operation only
twilight-capabilities = Capabilities in play
twilight-momentum = Momentum until the next Reset
twilight-pivotal-played = Pivotal Events in effect or used
twilight-current-card = Card
twilight-boxes-taken = On this card
twilight-fold-spaces = Spaces
twilight-spaces = What stands in each space
twilight-boxes = Off the map
twilight-head-space = Space
twilight-head-control = Control
twilight-head-level = State
twilight-head-markers = Population and markers
twilight-head-box = Box
twilight-head-pieces = Pieces
twilight-space-zone = { $name } ({ $zone })
twilight-pop = Population { $pop }
twilight-terror = { $count } { $count ->
    [one] Terror marker
   *[other] Terror markers
  }
twilight-has-resettled = Resettled
twilight-has-plus_pop = +1 Population
twilight-has-plus_base = room for one more Base

## Moments

twilight-moment = card { $turn }, { $card }, { $side } to decide
twilight-moment-over = card { $turn }, over, winner: { $side }
twilight-tally = S+C { $support }, O+B { $opposition }
twilight-ending-final = { $winner ->
    [fln] The FLN wins
   *[gov] The Government wins
  } by the margins after the last Propaganda card: Government { $gov } (S+C less 35), FLN { $fln } (O+B less 30).
twilight-ending-victory = { $winner ->
    [fln] The FLN wins in the Victory Phase: O+B is above 30.
   *[gov] The Government wins in the Victory Phase: S+C is above 35.
  } Margins: Government { $gov }, FLN { $fln }.

## What is told

twilight-told-chose = { $seat ->
    [fln] FLN
   *[gov] Government
  }: { $action }
twilight-told-shuffle = The deck is shuffled.
twilight-told-card = Card: { $card }.
twilight-told-lot = Drawn by lot among { $count }: { $chosen }.
twilight-told-rolled = { $count ->
    [0] The die gives { $total }.
   *[other] Die: { $faces }; that reads { $total }.
  }
twilight-told-terror = { $place }: Terror { $change }, now { $now }.
twilight-told-track = { $track } { $change }, now { $now }{ $why ->
    [none] .
   *[other] { "" } ({ $why }).
  }
twilight-told-active = { $place }: { $count ->
    [one] 1 Guerrilla becomes Active.
   *[other] { $count } Guerrillas become Active.
  }
twilight-told-underground = { $place }: { $count ->
    [one] 1 Guerrilla goes Underground.
   *[other] { $count } Guerrillas go Underground.
  }
twilight-told-support = { $place }: now { $level }.
twilight-told-marker = { $in_play ->
    [yes] In play from now on: { $marker }.
   *[no] No longer in play: { $marker }.
  }
twilight-told-resettled = { $place } is Resettled: its people are moved to camps, its Population counts 0.
twilight-told-plus_pop = { $place }: +1 Population.
twilight-told-plus_base = { $place }: room for one more Base.
twilight-told-first = 1st Eligible: { $to ->
    [fln] the FLN
   *[gov] the Government
  }.
twilight-told-recall = Recall of de Gaulle: { $to ->
    [in_effect] in effect
    [cancelled] cancelled
   *[no] not in effect
  }.
twilight-told-suez_due = Suez: { $to ->
    [true] the FLN gains 6 Resources in the next Round
   *[other] settled
  }.
twilight-told-winner = The game is over. { $to ->
    [fln] The FLN wins.
   *[gov] The Government wins.
  }
twilight-told-moved = { $pieces }: { $source } → { $target }.

twilight-phase-pivotal = A Pivotal Event takes the place of the card.
twilight-phase-first = 1st Eligible: { $seat ->
    [fln] the FLN
   *[gov] the Government
  }.
twilight-phase-second = 2nd Eligible: { $seat ->
    [fln] the FLN
   *[gov] the Government
  }.
twilight-phase-victory = Propaganda Round: Victory Phase.
twilight-phase-resources = Resources Phase.
twilight-phase-commitment = Commitment Phase.
twilight-phase-support = Support Phase: { $seat ->
    [fln] the FLN
    [gov] the Government
   *[none] both sides
  }.
twilight-phase-redeploy = Redeploy Phase: { $seat ->
    [fln] the FLN
    [gov] the Government
   *[none] both sides
  }.
twilight-phase-reset = Reset Phase.

## Words of actions

twilight-word-with-special = with a special activity
twilight-word-limited = limited to one space
twilight-word-alone = without a special activity
twilight-word-unshaded = unshaded text
twilight-word-shaded = shaded text
twilight-word-single = text
twilight-word-event = Event
twilight-word-pass = Pass
twilight-word-train = Train
twilight-word-garrison = Garrison
twilight-word-sweep = Sweep
twilight-word-assault = Assault
twilight-word-rally = Rally
twilight-word-march = March
twilight-word-attack = Attack
twilight-word-terror = Terror
twilight-word-pivotal = Pivotal Event
twilight-do-event = execute the Event, { $text }
twilight-do-pivotal = play the Pivotal Event { $card }
twilight-do-pass = pass
twilight-do-skip = do without
twilight-do-done = done
twilight-do-chart = let the Non-Player’s chart decide
twilight-do-turn-train = Train, { $a1 }
twilight-do-turn-garrison = Garrison, { $a1 }
twilight-do-turn-sweep = Sweep, { $a1 }
twilight-do-turn-assault = Assault, { $a1 }
twilight-do-turn-rally = Rally, { $a1 }
twilight-do-turn-march = March, { $a1 }
twilight-do-turn-attack = Attack, { $a1 }
twilight-do-turn-terror = Terror, { $a1 }
twilight-do-terror-terror = Terror in { $a1 }
twilight-do-terror-extort = begin to Extort
twilight-do-extort-extort = Extort in { $a1 }
twilight-do-take = take 1 { $a1 } from { $a2 }

## What is asked

twilight-asks-pivotal = play a Pivotal Event, or do without.
twilight-asks-turn = choose a box of the initiative track, and what to do there.
twilight-asks-terror = choose the next space for Terror, a special activity, or be done.
twilight-asks-extort = choose the next space to Extort from, or be done.
twilight-asks-supply = Available is short: take pieces from the map, or leave it.

# An action as it is typed, for the terminal.
terminal-example-twilight = gov train with-special
