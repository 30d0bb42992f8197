# What Colonial Twilight calls its things, and how it tells what happens. $place and the like are names; $seat is fln or gov.

twilight-scenario-full = 1955–62, the whole war
twilight-scenario-medium = 1957–62, the middle of the war
twilight-scenario-short = 1960–62, the end of the war
twilight-list-and = { $first } and { $last }
twilight-side-fln = FLN
twilight-side-gov = Government
twilight-card = { $title } ({ $number })
twilight-place-algiers = Algiers
twilight-place-tebessa = Tebessa
twilight-place-setif = Setif
twilight-place-medea = Medea
twilight-place-orleansville = Orleansville
twilight-place-mecheria = Mecheria
twilight-place-sidi_bel_abbes = Sidi Bel Abbes
twilight-place-saida = Saida
twilight-place-ain_sefra = Ain Sefra
twilight-place-ain_oussera = Ain Oussera
twilight-place-sidi_aissa = Sidi Aissa
twilight-place-negrine = Negrine
twilight-place-morocco = Morocco
twilight-place-tunisia = Tunisia
twilight-place-available = Available
twilight-place-casualties = Casualties
twilight-place-out_of_play = Out of Play
twilight-place-suez = set aside for Suez
twilight-place-france_track = the France Track
twilight-place-border_zone_track = the Border Zone Track

## Pieces

twilight-pieces-FT = { $count } { $count ->
    [one] French Troops cube
   *[other] French Troops
  }
twilight-pieces-FP = { $count } { $count ->
    [one] French Police cube
   *[other] French Police
  }
twilight-pieces-AT = { $count } { $count ->
    [one] Algerian Troops cube
   *[other] Algerian Troops
  }
twilight-pieces-AP = { $count } { $count ->
    [one] Algerian Police cube
   *[other] Algerian Police
  }
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
twilight-box-PASS = Pass
twilight-box-EVENT = Event
twilight-box-OP_SA = Operation and special activity
twilight-box-LIM_OP = Limited Operation
twilight-box-OP_ONLY = Operation only
twilight-capabilities = Capabilities in play
twilight-momentum = Momentum until the next Reset
twilight-pivotal-played = Pivotal Events in effect or used
twilight-of-line = { $value } (wins above { $line })
twilight-eligible = { $place ->
    [1] 1st Eligible
   *[other] 2nd Eligible
  } { $side }{ $box ->
    [none] { "" }
   *[other] { " " }({ $box })
  }
twilight-control-GOV = Government
twilight-control-FLN = FLN
twilight-control-NONE = nobody
twilight-price = { $operation ->
    [garrison] { $price } Resources in all
    [terror] 1 Resource a space
   *[other] { $price ->
        [one] 1 Resource a space
       *[other] { $price } Resources a space
      }
  }
twilight-about-space = { $name }{ $zone ->
    [none] { "" }
   *[other] { " " }({ $zone })
  }: { $kind ->
    [mountain] a mountain Sector
    [plains] a Sector in the plains
    [city] a City
   *[country] a Country
  }{ $coastal ->
    [yes] , on the coast
   *[no] { "" }
  }{ $border ->
    [none] { "" }
   *[other] , on the border of { $border }
  }; printed Population { $pop }. Beside it: { $beside }.
twilight-current-card = Card
twilight-boxes-taken = On this card
twilight-fold-spaces = Spaces
twilight-spaces = What stands in each space
twilight-boxes = Off the map
twilight-head-space = Space
twilight-head-markers = Control, state, Population
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

twilight-moment = card { $turn }, { $card }: { $side }
twilight-moment-before = before the first card
twilight-moment-over = card { $turn }, over, winner: { $side }
twilight-tally = S+C { $support }, O+B { $opposition }
twilight-ending-final = { $winner ->
    [fln] The FLN wins
   *[gov] The Government wins
  } by the margins after the last Propaganda card: Government { $gov } (S+C less 35), FLN { $fln } (O+B less 30).
twilight-ending-victory_phase = { $winner ->
    [fln] The FLN wins in the Victory Phase: O+B is above 30.
   *[gov] The Government wins in the Victory Phase: S+C is above 35.
  } Margins: Government { $gov }, FLN { $fln }.

## What is told

twilight-told-chose = { $seat ->
    [fln] FLN
   *[gov] Government
  }: { $action }.
twilight-told-shuffle = The deck is shuffled.
twilight-told-card = Card: { $card }.
twilight-told-lot = { $what } Drawn by lot among { $count }: { $chosen }.
twilight-told-terror = { $place }: Terror { $change }, now { $now }.
twilight-told-track = { $track } { $change }, now { $now }{ $limit ->
    [top] , the most there can be
    [bottom] , the least there can be
   *[none] { "" }
  } ({ $why }).
twilight-told-active = { $place }: { $count ->
    [one] 1 Guerrilla becomes Active.
   *[other] { $count } Guerrillas become Active.
  }
twilight-told-underground = { $place }: { $count ->
    [one] 1 Guerrilla goes Underground.
   *[other] { $count } Guerrillas go Underground.
  }
twilight-told-support = { $place }: now { $to ->
    [support] at Support
    [oppose] at Oppose
   *[neutral] Neutral
  }.
twilight-told-marker = { $in_play ->
    [yes] In play from now on: { $marker }.
   *[no] No longer in play: { $marker }.
  }
twilight-told-resettled = { $place } is Resettled: its people are moved to camps, its Population counts 0.
twilight-told-plus_pop = { $place }: +1 Population.
twilight-told-plus_base = { $place }: room for one more Base.
twilight-told-first = 1st Eligible from now on: { $to ->
    [fln] the FLN
   *[gov] the Government
  }.
twilight-told-recall = Recall of de Gaulle: { $to ->
    [in_effect] in effect
    [cancelled] cancelled
   *[no] not in effect
  }.
twilight-told-suez_due = Suez: { $to ->
    [true] the FLN gains 6 Resources in the next Propaganda Round
   *[false] the gain of the FLN is settled
  }.
twilight-told-winner = The game is over. { $to ->
    [fln] The FLN wins.
   *[gov] The Government wins.
  }
twilight-told-moved = { $pieces }: { $source } → { $target }.

twilight-told-paid = { $seat ->
    [fln] FLN
   *[gov] Government
  }: { $action } ({ $track } { $change }, now { $now }).
twilight-told-die = { $what }: the die shows { $face }{ $limit ->
    [0] { "" }
   *[other] ; up to { $limit } it succeeds
  }{ $reads ->
    [same] { "" }
   *[other] { $total ->
        [0] , so it fails
       *[other] , so the result is { $total }
      }
  }.
twilight-told-attack = Attack, { $place }: the die shows { $face }, { $there } { $there ->
    [one] Guerrilla is
   *[other] Guerrillas are
  } there: { $success ->
    [yes] it succeeds
   *[no] it fails
  }.
twilight-told-coup = Coup d’etat: the Government rolls { $gov }, the FLN { $fln }; { $won ->
    [gov] the Government wins: Recall de Gaulle and OAS are cancelled if in effect, Commitment rises by the FLN’s die, Government Resources by both
    [fln] the FLN wins, and chooses what the Government loses by the lower die
   *[none] a tie changes nothing
  }.
twilight-die-event = { $card }{ $part ->
    [none] { "" }
    [pieces] , pieces
    [resources] , Resources
    [gov] , Government
    [fln] , FLN
   *[other] , { $part }
  }
twilight-die-rally-or-march = Rally or March
twilight-die-event-test = Whether the Non-Player plays the Event
twilight-told-extorted = Extort, { $place }: 1 Guerrilla becomes Active, { $track } { $change }, now { $now }.
twilight-told-all-active = Guerrillas become Active: { $places }.
twilight-told-all-underground = Guerrillas go Underground: { $places }.
twilight-told-number-at = { $place } { $count }
twilight-told-calmed = One Terror marker less in each of: { $places }.
twilight-told-supplied = { $pieces }, as Available is short: { $source } → { $target }, by way of Available.
twilight-told-captured = Captured goods arm { $pieces }: { $source } → { $target }.
twilight-told-played = { $played ->
    [yes] Pivotal Event played: { $card }
   *[no] Can be played again: { $card }
  }.
twilight-told-propaganda_played = Propaganda cards so far: { $to }.
twilight-told-frozen = { $to ->
    [true] Control stays as it is now until both sides have redeployed
   *[false] Control is again what the pieces say
  }.
twilight-told-box1 = Taken by who chose first: { $box }.
twilight-told-box2 = Taken by who chose second: { $box }.
twilight-why-at = { $why }: { $place }
twilight-why-pacify = Pacification
twilight-why-agitate = Agitation
twilight-why-paid-peace = Peace of the Brave
twilight-why-base-lost = a Government Base lost
twilight-why-base-removed = an FLN Base removed
twilight-why-passed = for passing
twilight-why-extorted = Extort
twilight-why-brought-in = French pieces brought in
twilight-why-sent-out = French pieces sent out
twilight-why-round-commitment = Commitment
twilight-why-round-support = Total Support, as Recall de Gaulle is in effect
twilight-why-round-available = French pieces in Available
twilight-why-round-base-sector = Population of Controlled Sectors with a Government Base
twilight-why-round-resettled = Resettled Sectors
twilight-why-round-base = FLN Bases
twilight-why-round-france = France Track
twilight-why-round-border-zone = Border Zone
twilight-why-round-suez = Suez
twilight-why-round-reset = Reset
twilight-why-round-casualties = French pieces in Casualties, 1 for every 3
twilight-do-pivotal-chart = ask the Non-Player’s chart about a Pivotal Event
twilight-phase-pivotal = A Pivotal Event of { $seat ->
    [fln] the FLN
   *[gov] the Government
  } takes the place of the card.
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
twilight-word-limited = in one place only
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
twilight-word-deploy = Deploy
twilight-word-troop-lift = Troop Lift
twilight-word-neutralize = Neutralize
twilight-word-oas = OAS
twilight-word-extort = Extort
twilight-word-subvert = Subvert
twilight-word-ambush = Ambush
twilight-do-event = execute the Event{ $which ->
    [single] { "" }
   *[other] , { $text }
  }
twilight-do-pivotal = play the Pivotal Event { $card }
twilight-do-pass = pass
twilight-do-skip = do without a Pivotal Event
twilight-do-done = end here
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
twilight-do-take = take { $pieces } from { $a2 }

## What is asked

twilight-asks-nobody = Nobody decides: the next card is still to be drawn.
twilight-asks-pivotal = play a Pivotal Event, or do without.
twilight-asks-turn = choose a box of the initiative track, and what to do there.
twilight-asks-extort = choose the next space to Extort from, or end here.
twilight-asks-supply = Available is short: take pieces from the map, or leave it.
# What is asked for, beside the side, where Available is short: $pieces that are still to be placed.
twilight-wanted = { $pieces } for { $place }

# An action as it is typed, for the terminal.
terminal-example-twilight = gov train with-special
twilight-asks-revenge = place a Guerrilla in a space of the Assault, or do without.
# Of an Operation only what is still open is asked for: $parts are some of the next lines.
twilight-asks-parts = { $parts }{ $ends ->
    [yes] , or end here
   *[no] { "" }
  }.
twilight-asks-only-end = nothing more can be done here: end it.
twilight-asks-special = begin a special activity
twilight-asks-train-place = choose the next place to Train
twilight-asks-train-cubes = place cubes
twilight-asks-train-pacify = Pacify
twilight-asks-garrison-move = move Police
twilight-asks-garrison-activate = Activate Guerrillas
twilight-asks-sweep-place = choose the next space to Sweep
twilight-asks-sweep-bring = bring Troops
twilight-asks-sweep-activate = Activate Guerrillas
twilight-asks-assault-place = choose the next space to Assault
twilight-asks-rally-place = choose the next place to Rally
twilight-asks-rally-agitate = Agitate
twilight-asks-march-place = choose the next space to March into
twilight-asks-attack-place = choose the next space to Attack
twilight-asks-attack-ambush = make the Attack an Ambush
twilight-asks-terror-place = choose the next space for Terror
twilight-asks-deploy = choose spaces and move French pieces among them and Available, or Resettle a Sector; then end it.
twilight-asks-troop-lift = lift French Troops among the spaces, or end here.
twilight-asks-neutralize = choose a space and what to remove there, or end here.
twilight-asks-rally-space = choose what Rally does there.
twilight-asks-march-into = say who comes, and from where.
twilight-asks-attack-losses = choose which piece is lost.
twilight-asks-subvert = remove Algerian cubes or replace one Police by a Guerrilla, or end here.
twilight-asks-choose-spaces = the Event asks for a space.
twilight-asks-set-levels = the Event asks for a space and its new state.
twilight-asks-choose-wilaya = the Event asks for a Wilaya.
twilight-asks-choose-branch = the Event offers a choice.
twilight-asks-discard-marker = choose the Capability that leaves play.
twilight-asks-shift-france = move the France Track.
twilight-asks-raise-commitment = say by how much Commitment rises.
twilight-asks-remove-pieces = choose the pieces that the Event takes.
twilight-asks-place-pieces = choose where the pieces of the Event go.
twilight-asks-move-pieces = choose which pieces the Event moves, and where to.
twilight-asks-agitate-free = Agitate once free of charge, or leave it.
twilight-asks-coup-won = choose what the lost coup costs the Government.
twilight-asks-bring-in = bring French pieces from Out of Play to Available for Commitment, or end here.
twilight-asks-send-out = send French pieces from Available to Out of Play for Commitment, or end here.
twilight-asks-pacify-phase = Pacify spaces, or end here.
twilight-asks-agitate-phase = Agitate in spaces, or end here.
twilight-asks-moves = redeploy pieces, or end here.
twilight-asks-suez-return = choose where the Troops set aside for Suez return to.
twilight-asks-losses = choose which French pieces of the Casualties leave the war.

## The actions at each decision

twilight-do-train-train = Train: { $a1 }
twilight-do-train-place = place Algerian Troops: { $a1 }, Algerian Police: { $a2 }
twilight-do-train-pacify = Pacify { $a1 }: { $does ->
    [terror] one Terror marker less
    [level] one level toward Support
   *[other] one Terror marker less, or one level toward Support
  }
twilight-do-deploy = begin to Deploy
twilight-do-troop-lift = begin a Troop Lift
twilight-do-neutralize = begin to Neutralize
twilight-do-oas = OAS in { $a1 }
twilight-do-garrison-garrison = Garrison: { $a1 } chosen as a destination
twilight-do-garrison-bring = bring { $pieces } from { $a1 }
twilight-do-garrison-activate = Activate Guerrillas in { $a1 }
twilight-do-sweep-sweep = Sweep { $a1 }
twilight-do-sweep-bring = bring { $pieces } from { $a1 }
twilight-do-brave = { $a1 }: pay 1 more to send { $pieces } to Available
twilight-do-sweep-activate = Activate Guerrillas in { $a1 }
twilight-do-assault-brave = Assault in { $a1 }, and pay 1 more to send { $pieces } to Available
twilight-do-assault-assault = Assault in { $a1 }
twilight-do-revenge = place a Guerrilla in { $a1 }
twilight-do-deploy-deploy = Deploy: include { $a1 }
twilight-do-deploy-move = move { $pieces } from { $a1 } to { $a2 }
twilight-do-resettle = Resettle { $a1 }
twilight-do-lift = lift { $a3 ->
    [one] 1 French Troops cube
   *[other] { $a3 } French Troops
  }: { $a1 } → { $a2 }
twilight-do-neutralize-neutralize = Neutralize in { $a1 }
twilight-do-neutralize-remove = remove { $pieces } from { $a1 }
twilight-do-rally-rally = Rally: { $a1 }
twilight-do-agitate = Agitate in { $a1 }: { $does ->
    [terror] one Terror marker less
    [level] one level toward Opposition
   *[other] one Terror marker less, or one level toward Opposition
  }
twilight-do-extort = begin to Extort
twilight-do-subvert = begin to Subvert
twilight-do-rally-space-place = place { $a1 ->
    [one] 1 Guerrilla
   *[other] { $a1 } Guerrillas
  }, Underground
twilight-do-rally-space-base = put a Base in the place of { $a1 ->
    [0] 2 Active Guerrillas
    [1] 1 Underground and 1 Active Guerrilla
   *[other] 2 Underground Guerrillas
  }
twilight-do-rally-space-hide = hide all Guerrillas there
twilight-do-rally-space-nothing = do nothing there
twilight-do-march-march = March to { $a1 }
twilight-do-march-into-group = from { $a1 }: { $a2 } Underground, { $a3 } Active
twilight-do-attack-attack = Attack in { $a1 }
twilight-do-attack-ambush = Ambush in { $a1 }
twilight-do-attack-losses-hit = the loss is { $pieces }
twilight-do-subvert-remove = remove { $pieces } from { $a1 }
twilight-do-subvert-replace = replace 1 Algerian Police cube by a Guerrilla: { $a1 }
twilight-do-choose-spaces-pick = choose { $a1 }
twilight-do-set-levels-set = set { $a1 } to { $a2 }
twilight-do-choose-wilaya-wilaya = choose Wilaya { $a1 }
twilight-do-choose-branch-choose = choose: { $a1 }
twilight-do-discard-marker-discard = take { $a1 } out of play
twilight-do-shift-france-shift = move the France Track { $a2 ->
    [one] 1 box
   *[other] { $a2 } boxes
  } toward { $a1 }
twilight-do-raise-commitment-raise = raise Commitment by { $a1 }
twilight-do-remove-pieces-remove = take { $pieces } from { $a2 }
twilight-do-place-pieces-place = place { $a2 ->
    [one] 1 piece
   *[other] { $a2 } pieces
  } in { $a1 }, from Available
twilight-do-place-pieces-bring = place { $a2 ->
    [one] 1 piece
   *[other] { $a2 } pieces
  } in { $a1 }, from Out of Play
twilight-do-move-pieces-move = move { $pieces }: { $a2 } → { $a3 }
twilight-do-agitate-free-agitate = Agitate free of charge
twilight-do-coup-won-choose = the Government loses: { $a1 }
twilight-do-bring-in-bring = bring { $pieces } from Out of Play to Available
twilight-do-send-out-send = send { $pieces } from Available to Out of Play
twilight-do-pacify-phase-pacify = Pacify { $a1 }, { $a2 ->
    [one] 1 step
   *[other] { $a2 } steps
  }{ $does ->
    [terror] : Terror is taken away, the level stays
    [level] { " toward Support" }
    [both] : Terror is taken away, then toward Support
   *[other] { "" }
  }
twilight-do-agitate-phase-agitate = Agitate in { $a1 }, { $a2 ->
    [one] 1 step
   *[other] { $a2 } steps
  }{ $does ->
    [terror] : Terror is taken away, the level stays
    [level] { " toward Opposition" }
    [both] : Terror is taken away, then toward Opposition
   *[other] { "" }
  }
twilight-do-moves-to = send pieces to { $a1 }
twilight-do-moves-from = move { $pieces } from { $a1 }
twilight-do-suez-return-return = { $a2 ->
    [one] 1 French Troops cube returns
   *[other] { $a2 } French Troops return
  } to { $a1 }
twilight-do-losses-lose = send { $pieces } from Casualties to Out of Play

twilight-word-support = Support
twilight-word-oppose = Opposition
twilight-word-guerrillas = Guerrillas
twilight-word-france = the France Track
twilight-word-commitment = Commitment
twilight-word-space = a space to Support
twilight-word-troops = Troops
twilight-word-a = A
twilight-word-f = F
