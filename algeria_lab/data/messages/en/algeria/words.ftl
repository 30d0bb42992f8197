# The area-map war game: places, units, actions, what happened, why something is refused.

## Places

place-FRANCE = France
place-TUNISIA = Tunisia
place-MOROCCO = Morocco
place-CONSTANTINE = Constantine
place-ALGIERS = Algiers
place-ORAN = Oran
place-I-1 = Barika
place-I-2 = Batna
place-I-3 = Biskra
place-I-4 = Tebessa
place-II-1 = Setif
place-II-2 = Philippeville
place-II-3 = Souk Ahras
place-III-1 = Tizi Ouzou
place-III-2 = Bordj Bou Arreridj
place-III-3 = Bougie
place-IV-1 = Medea
place-IV-2 = Orleansville
place-V-1 = Mecheria
place-V-2 = Tlemcen
place-V-3 = Sidi Bel Abbes
place-V-4 = Mostaganem
place-V-5 = Saida
place-V-6 = Mascara
place-V-7 = Ain Sefra
place-V-8 = Laghouat
place-VI-1 = Sidi Aissa
place-VI-2 = Ain Qussera

# $place is the name with its code, such as "Mostaganem (V-4)"; $id is the code alone.
place-coded = { $name } ({ $id })
place-at = in { $place }
place-to = to { $place }
place-from = from { $place }
wilaya = wilaya { $wilaya }

## Units

kind-front = Front
kind-cadre = Cadre
kind-band = Band
kind-failek = Failek
kind-division = French division
kind-brigade = French brigade
kind-elite = elite brigade
kind-algerian = Algerian brigade
kind-police = Police unit

unit-front = Front { $number }
unit-cadre = Cadre { $number }
unit-band = Band { $number }
unit-failek = Failek { $number }
unit-division = division { $number }
unit-brigade = French brigade { $number }
unit-elite = elite brigade { $number }
unit-algerian = Algerian brigade { $number }
unit-police = Police { $number }
# A unit as the heading of what is said of it, as in “Police 8: Patrol”.
label-front = Front { $number }
label-cadre = Cadre { $number }
label-band = Band { $number }
label-failek = Failek { $number }
label-division = division { $number }
label-brigade = French brigade { $number }
label-elite = elite brigade { $number }
label-algerian = Algerian brigade { $number }
label-police = Police { $number }
unit-all = all

units-front = { $count ->
    [one] { $count } Front
   *[other] { $count } Fronts
  }
units-cadre = { $count ->
    [one] { $count } Cadre
   *[other] { $count } Cadres
  }
units-band = { $count ->
    [one] { $count } Band
   *[other] { $count } Bands
  }
units-failek = { $count ->
    [one] { $count } Failek
   *[other] { $count } Faileks
  }
units-division = { $count ->
    [one] { $count } French division
   *[other] { $count } French divisions
  }
units-brigade = { $count ->
    [one] { $count } French brigade
   *[other] { $count } French brigades
  }
units-elite = { $count ->
    [one] { $count } elite brigade
   *[other] { $count } elite brigades
  }
units-algerian = { $count ->
    [one] { $count } Algerian brigade
   *[other] { $count } Algerian brigades
  }
units-police = { $count } Police
# $spot is a name with its code, such as "Mostaganem, V-4".
place-listed = { $name }, { $id }
unit-where = { $unit } ({ $spot })
only-front = the Front
only-front-there = the Front { $at }
only-cadre = the Cadre
only-cadre-there = the Cadre { $at }

box-UG = Underground
box-OPS = Operations
box-PTL = Patrol
box-OC = Operations Completed
box-none = off the map
mode-dispersed = dispersed
mode-concentrated = concentrated

## Tracks and phases

track-fln_psl = FLN support
track-gov_psl = Government support
track-fln_ap = FLN AP
track-air = Air Points available
track-air_max = Air Points
track-helicopter = Helicopter Points available
track-helicopter_max = Helicopter Points
track-naval = Naval Points
track-border_zone = Border Zone modifier
track-oas = OAS
track-turn = Turn

phase-setup = Set-up
phase-random_events = Random events
phase-reinforcement = Reinforcement
phase-deployment = Deployment
phase-operations = Operations
phase-interphase = Turn Interphase
phase-game_over = The war has ended

entered-setup = Set-up
entered-random_events = Turn { $turn }: random events
entered-reinforcement-gov = Turn { $turn }: Government reinforcement
entered-reinforcement-fln = Turn { $turn }: FLN reinforcement
entered-deployment-gov = Turn { $turn }: Government deployment
entered-deployment-fln = Turn { $turn }: FLN deployment
entered-operations = Turn { $turn }: operations
entered-interphase = Turn { $turn }: Turn Interphase

## Actions, by step and verb

act-setup-quick = Use the ready-made deployment
act-setup-place = Place one { $kind } { $at }
act-setup-shift = Shift one { $kind } { $from } { $to }
act-setup-done = End the set-up

act-un_debate-raise_fln = Raise FLN support by one die
act-un_debate-lower_gov = Lower Government support by one die
act-purge_zone-zone = Choose { $wilaya } for the purge
act-purge-neutralize = Neutralize { $unit }
act-withdraw-remove = Send { $unit } to NATO until next turn
act-suez-remove = Send { $unit } to Suez until next turn
act-place_oas-oas = Place the OAS { $at }
act-oas_removal-keep = Leave the OAS in play
act-oas_removal-remove_oas = Take the OAS out of play

act-gov_reinforcement-activate = { $all ->
    [yes] Activate all inactive units
   *[no] Activate { $unit }
  }
act-gov_reinforcement-mobilize = Mobilize { $unit }
act-gov_reinforcement-remove = Remove { $unit } from the map
act-gov_reinforcement-buy = { $points ->
    [air] Buy an Air Point
    [helicopter] Buy a Helicopter Point
   *[naval] Buy a Naval Point
  }
act-gov_reinforcement-border = { $act ->
    [mobilize] Mobilize the Border Zone
    [improve] Improve the Border Zone
   *[activate] Activate the Border Zone
  }
act-gov_reinforcement-done = End reinforcement
act-mobilize-to = Arrive { $at }

act-fln_reinforcement-build = Build a { $kind } { $at }
act-fln_reinforcement-convert = Turn { $unit } into a { $kind }
act-fln_reinforcement-done = End reinforcement

act-gov_deployment-patrol = Put { $unit } on Patrol
act-gov_deployment-deploy = Deploy { $unit } elsewhere
act-gov_deployment-mode = { $mode ->
    [dispersed] Disperse { $unit }
   *[concentrated] Concentrate { $unit }
  }
act-gov_deployment-lift = Airmobilize { $unit }
act-gov_deployment-done = End deployment
act-deploy-to = Go { $to }

act-fln_deployment-ops = { $all ->
    [yes] Bring all units out to Operations
   *[no] Bring { $unit } out to Operations
  }
act-fln_deployment-to_france = Send { $unit } to France
act-fln_deployment-from_france = Bring the Cadre in France back { $to }
act-fln_deployment-done = End deployment

act-operations-propaganda = Propaganda by { $unit }
act-operations-strike = Strike led by { $unit }
act-operations-move = Move { $unit }
act-operations-raid = Raid { $at }
act-operations-harass = Harass { $at }
act-operations-yield = Let the Government act
act-operations-pass = { $seat ->
    [fln] Pass (ends your turn)
   *[gov] Pass
  }
act-operations-auto_pass = Pass for the rest of the phase
act-operations-flush = Flush { $at }
act-operations-intelligence = Intelligence { $at }
act-operations-civil_affairs = Civil Affairs { $at }
act-operations-suppress = Suppression { $at }
act-operations-resettle = Population Resettlement { $at }

act-strike-pick = Let { $unit } join the Strike
act-strike-done = Roll for the Strike
act-move-to = Move { $to }
act-raid-pick = Let { $unit } join the Raid
act-raid-done = Roll for the Raid
act-harass-target = Choose { $unit } as the target
act-harass-pick = Let { $unit } join the Harass
act-harass-done = Roll for the Harass
act-flush-pick = Let { $unit } join the Flush
act-flush-lift = Airmobilize { $unit }
act-flush-air = { $number ->
    [0] Commit no Air Points
    [one] Commit { $number } Air Point
   *[other] Commit { $number } Air Points
  }
act-flush-done = Roll for the Flush
act-react-pick = Let { $unit } join the reaction
act-react-lift = { act-flush-lift }
act-react-air = { act-flush-air }
act-react-done = React
act-react-decline = Do not react
act-commit_air-air = { act-flush-air }
act-choose_loss-lose = { $unit } takes a hit
act-distribute-raise = { $seat ->
    [fln] Raise FLN support by { $number }
   *[gov] Raise Government support by { $number }
  }
act-distribute-lower = { $seat ->
    [fln] Lower Government support by { $number }
   *[gov] Lower FLN support by { $number }
  }
act-suppressed-neutralize = Neutralize { $unit }
act-assist-pick = Let { $unit } assist
act-assist-done = Roll for the Suppression
act-free_mobilization-mobilize = Mobilize { $unit } free of charge
act-free_mobilization-done = Do not use the rest
act-free_unit-to = { act-mobilize-to }
act-remove_elites-remove = Remove { $unit } from the war

## Headings for lists of actions, by verb

group-quick = Set-up
group-place = Place units
group-shift = Shift units
group-done = Go on
group-raise_fln = United Nations debate
group-lower_gov = { group-raise_fln }
group-zone = Wilaya
group-neutralize = Neutralize
group-remove = Remove
group-oas = OAS
group-keep = OAS
group-remove_oas = OAS
group-activate = Activate
group-mobilize = Mobilize
group-buy = Buy Points
group-border = Border Zone
group-to = Where to
group-build = Build
group-convert = Convert
group-patrol = Patrol
group-deploy = Deploy
group-mode = Division modes
group-lift = Airmobilize
group-ops = To Operations
group-to_france = France
group-from_france = France
group-propaganda = Propaganda
group-strike = Strike
group-move = Move
group-raid = Raid
group-harass = Harass
group-yield = Go on
group-pass = Go on
group-auto_pass = Go on
group-flush = Flush
group-intelligence = Intelligence
group-civil_affairs = Civil Affairs
group-suppress = Suppression
group-resettle = Population Resettlement
group-pick = Units that take part
group-target = Target
group-air = Air Points
group-decline = Go on
group-lose = Losses
group-raise = Raise support
group-lower = Lower support

## What is awaited, by step

prompt-setup = { $seat }: place your units where the scenario allows, or use the ready-made deployment.
prompt-un_debate = { $seat }: raise FLN support or lower Government support by the debate of the United Nations.
prompt-purge_zone = { $seat }: name a wilaya for the purge in the FLN.
prompt-purge = { $seat }: choose { $count ->
    [one] one more unit
   *[other] { $count } more units
  } to neutralize in the purge { $at }.
prompt-withdraw = { $seat }: give up { $count ->
    [one] one more brigade
   *[other] { $count } more brigades
  } for NATO; a division counts as three.
prompt-suez = { $seat }: send { $count ->
    [one] one more elite brigade
   *[other] { $count } more elite brigades
  } to Suez until next turn.
prompt-place_oas = { $seat }: place the OAS.
prompt-oas_removal = { $seat }: the OAS may be taken out of play.
prompt-gov_reinforcement = { $seat }: activate, mobilize or buy; each costs support.
prompt-mobilize = { $seat }: where does { $unit } arrive?
prompt-fln_reinforcement = { $seat }: build and convert units with { $ap } AP.
prompt-gov_deployment = { $seat }: put active units on Patrol or send them elsewhere, disperse or concentrate divisions.
prompt-deploy = { $seat }: where does { $unit } go?
prompt-fln_deployment = { $seat }: { $left ->
    [0] all your units have come out, end the deployment
   *[other] choose the units that come out from underground
  }.
prompt-operations-fln = { $seat }: choose a mission, let the Government act, or pass.
prompt-operations-gov = { $seat }: choose a mission or pass.
prompt-strike = { $seat }: choose the Cadres that join the Strike { $at }, then roll.
prompt-move = { $seat }: where does { $unit } move?
prompt-raid = { $seat }: choose who takes part in the Raid { $at }, then roll.
prompt-harass = { $seat }: choose the target and who takes part in the Harass { $at }, then roll.
prompt-flush = { $seat }: choose who takes part in the Flush { $at }, then roll.
prompt-react = { $seat }: react to the { $what ->
    [propaganda] Propaganda
    [strike] Strike
    [move] Move
    [raid] Raid
   *[harass] Harass
  } { $at }, or not?
prompt-commit_air = { $seat }: how many Air Points for the combat { $at }?
prompt-choose_loss = { $seat }: { $count ->
    [one] one hit to take in the combat { $at }: which unit?
   *[other] { $count } hits to share out in the combat { $at }: which unit takes the next?
  }
prompt-distribute = { $seat }: { $count ->
    [one] one point
   *[other] { $count } points
  } to distribute; raise your support or lower the other side’s.
prompt-suppressed = { $seat }: choose { $count ->
    [one] one more unit
   *[other] { $count } more units
  } to neutralize in the Suppression { $at }.
prompt-assist = { $seat }: choose the elite brigades that assist in the Suppression { $at }, then roll.
prompt-free_mobilization = { $seat }: mobilize units free of charge; their prices may add up to { $price }.
prompt-free_unit = { $seat }: where does { $unit } arrive?
prompt-remove_elites = { $seat }: remove { $count ->
    [one] one more elite brigade
   *[other] { $count } more elite brigades
  } from the war after the coup.
prompt-so-far = So far: { $units }.
prompt-air = Air Points: { $number }.
prompt-over = The war has ended.
prompt-why = { $rule-title } [{ $rule }]

mission-propaganda = Propaganda
mission-strike = Strike
mission-move = Move
mission-raid = Raid
mission-harass = Harass
mission-civil_affairs = Civil Affairs
mission-suppression = Suppression

## Rolls: what for

rolled-starting-ap = AP to begin with
rolled-event = Random event
rolled-arms = Arms shipment
rolled-elections = Elections in France
rolled-un-debate = United Nations debate
rolled-purge = Purge in { $wilaya }
rolled-nato = NATO asks for units
rolled-suez = Suez: elite brigades called away
rolled-infiltration = Infiltration from Morocco and Tunisia
rolled-independence-check = Independence of Morocco and Tunisia
rolled-independence-fln = Independence of Morocco and Tunisia, FLN support
rolled-independence-gov = Independence of Morocco and Tunisia, Government support
rolled-oas-control = Control of the OAS
rolled-oas-suppression = Suppression by the OAS { $at }
rolled-propaganda = The FLN makes propaganda { $at }
rolled-strike = The FLN calls a Strike { $at }
rolled-strike-points = Points of the Strike { $at }
rolled-no-reaction = No reaction to the Strike { $at }
rolled-move = The FLN moves { $to }
rolled-raid = The FLN raids { $place }
rolled-contact = Contact with { $unit }
rolled-evasion = Evasion by { $unit }
rolled-fln-fire = FLN fire { $at }
rolled-gov-fire = Government fire { $at }
rolled-civil-affairs = Civil Affairs { $at }
rolled-suppression = Suppression { $at }
rolled-backfire = The Suppression { $at } turns people against the Government
rolled-suppression-victim = Unit neutralized by the Suppression { $at }, by lot
rolled-resettlement = Population Resettlement { $at }
rolled-control-fln = Control { $at }, die of the FLN
rolled-control-gov = Control { $at }, die of the Government
rolled-depreciation-air-max = Depreciation of Air Points at the end of the turn
rolled-depreciation-helicopter-max = Depreciation of Helicopter Points at the end of the turn
rolled-depreciation-fln-ap = Depreciation of AP at the end of the turn
rolled-recovery = Recovery of { $unit }
rolled-terror-recovery = Terror marker { $at }
rolled-no-mobile-units = No mobile FLN unit is ready in Algeria
rolled-coup-check = Threat of a coup
rolled-coup = Coup attempt
rolled-coup-points = Points
rolled-free-mobilization = Points of free mobilization
rolled-elites-removed = Elite brigades removed

# Several units that roll against one limit, with the same modifiers.
trials-contact = Contact
trials-evasion = Evasion
trials-recovery = Recovery
trials = { $what }{ $cite }, limit { $limit }{ $mods }: { $results }.
trials-item = { $label } rolled { $face }, { $result }

# The tens die and the ones die.
roll-event = { $what }{ $cite }: rolled { $tens } and { $ones }: { $result }.
# Air Points add their dice to the firepower.
fire = { $what }{ $cite }: firepower { $power }{ $air ->
    [no] { "" }
   *[yes] { " " }with { $faces } from the air
  }, rolled { $face }: { $result }.

## Rolls: what came of it

result-points = { $number ->
    [0] no point
    [one] { $number } point
   *[other] { $number } points
  }
result-doubled = { $number ->
    [0] no point
    [one] { $number } point, doubled to { $doubled } in a city
   *[other] { $number } points, doubled to { $doubled } in a city
  }
result-ap = { $number } AP
result-hits = { $number ->
    [0] no hit
    [one] { $number } hit
   *[other] { $number } hits
  }
result-propaganda-plus = { $result }, and the unit that spoke is lost or reduced
result-strike-dice = { $number ->
    [0] no point
    [one] one die of points
   *[other] { $number } dice of points
  }
result-strike-plus = { $result }, and the units of the Strike are lost or reduced
result-strike-at = { $result }, and any Police there are neutralized
result-raid-plus = { $result }, one raider neutralized, and a Terror marker
result-raid-at = { $result }, one Police unit there, if any, neutralized, and a Terror marker
result-fln-loses = { $number ->
    [0] the FLN loses no support
    [one] the FLN loses { $number } point of support
   *[other] the FLN loses { $number } points of support
  }
result-civil-affairs-marked = { $result }, and any Terror marker there is lifted
result-another = another unit
result-neutralizes = { $number ->
    [0] nobody is neutralized
    [one] up to { $number } Band or Failek is neutralized
   *[other] up to { $number } Bands or Faileks are neutralized
  }
result-suppression-plus = { $result }, and it backfires: a Terror marker and lost support
result-suppression-at = { $result }, Cadres and Fronts too, and a Terror marker
result-move = { $passed ->
    [yes] the unit is eliminated
   *[no] the unit arrives
  }
result-contact = { $passed ->
    [yes] contact
   *[no] no contact
  }
result-evasion = { $passed ->
    [yes] gets away
   *[no] does not get away
  }
result-recovery = { $passed ->
    [yes] stays neutralized
   *[no] recovers
  }
result-terror-recovery = { $passed ->
    [yes] it stays
   *[no] it is lifted
  }
result-control = { $passed ->
    [yes] control claimed
   *[no] no control
  }
result-depreciation = { $passed ->
    [yes] loses { $limit }
   *[no] no loss
  }
result-oas-control = { $passed ->
    [yes] the FLN decides where it is this turn
   *[no] the Government decides where it is this turn
  }
result-coup-check = { $passed ->
    [yes] no attempt
   *[no] an attempt is made
  }
result-independence-check = { $passed ->
    [yes] both countries become independent
   *[no] not yet
  }
result-brigades = { $number ->
    [one] { $number } brigade
   *[other] { $number } brigades
  }
result-units = { $number ->
    [one] { $number } unit
   *[other] { $number } units
  }
result-gains = { $number ->
    [one] the Government gains one die of points
   *[other] the Government gains { $number } dice of points
  }
result-loses = { $number ->
    [one] the Government loses one die of points
   *[other] the Government loses { $number } dice of points
  }
result-elections = { $result }
result-coup-wild-success = great success; { $result } and may mobilize units free of charge
result-coup-big-success = clear success; { $result } and may mobilize units free of charge
result-coup-success = success; { $result }
result-coup-fizzle = it comes to nothing; { $result }
result-coup-failure = failure; { $result } and one elite brigade
result-coup-abject-failure = complete failure; { $result } and elite brigades
result-event-none = no event
result-event-arms = an arms shipment for the FLN
result-event-jealousy = rivalries in the FLN, no Moves between wilayas this turn
result-event-elections = elections in France
result-event-un-debate = the United Nations debate Algeria
result-event-purge = a purge in the FLN
result-event-independence = Morocco and Tunisia
result-event-nato = NATO asks for French units
result-event-suez = the Suez crisis
result-event-amnesty = an amnesty: Civil Affairs and Suppression work better this turn
result-event-sartre = Jean-Paul Sartre speaks out against the war

## Modifiers: why

why-units-beyond-first = { $count ->
    [one] unit beyond the first
   *[other] units beyond the first
  }
why-units-on-patrol = { $count ->
    [one] unit on Patrol
   *[other] units on Patrol
  }
why-cadres-assist = { $count ->
    [one] Cadre assists
   *[other] Cadres assist
  }
why-elites-assist = { $count ->
    [one] elite brigade assists
   *[other] elite brigades assist
  }
why-terrorized = Terror marker
why-remote = remote area
why-urban = urban area
why-evasion-above-contact = Evasion rating above the Contact ratings
why-border-zone = Border Zone
why-amnesty = amnesty
why-elite = elite unit
why-high-psl = support of 70 or more
why-low-psl = support of 30 or less
why-no-active-fln = no ready FLN unit there
why-oas-in-france = OAS in France

## Tracks that moved, and why

counted = { $track }: { $change }{ $reason }{ $cite }, now { $now }.
counted-reason = { " " }({ $reason })
counted-reason-placed = { "" }, { $reason }
counted-border_zone = The Border Zone stands at { $now }{ $cite }.

# $by is the side that distributes the points.
reason-distributed = { $by ->
    [gov] points for FLN units eliminated
   *[fln] points from a mission or combat of the FLN
  }
reason-overflow = what the other side gained beyond 99
reason-reduced = a Front or Failek reduced { $at }
reason-mission-cost = price of the mission { $at }
reason-raid = Raid { $at }
reason-civil-affairs = Civil Affairs { $at }
reason-backfire = Suppression { $at }
reason-no-reaction = no reaction to the Strike { $at }
reason-resettlement = Population Resettlement { $at }
reason-un-debate = United Nations debate
reason-sartre = Jean-Paul Sartre
reason-arms = arms shipment, less Naval Points
reason-infiltration = infiltration
reason-elections = elections in France
reason-coup = coup attempt
reason-independence = independence of Morocco and Tunisia
reason-oas = the OAS { $at }
reason-resettled = resettled population { $at }
reason-terror = Terror marker { $at }
reason-no-mobile-units = no mobile unit ready in Algeria
reason-army-abroad = army in Morocco and Tunisia
reason-control = more areas controlled
reason-depreciation = depreciation
reason-income = income { $at }
reason-income-many = income from { $count } areas
reason-income-support = income from support
reason-built = a unit built { $at }
reason-converted = a unit converted { $at }
reason-activated = units activated
reason-points = Points bought
reason-border-zone = Border Zone
reason-half = a half is dropped at the end of the phase
reason-mobilized = a unit mobilized { $at }
reason-committed = committed { $at }
reason-airlift = a unit airmobilized

## What was chosen

chosen-setup-quick = { $seat ->
    [fln] The FLN takes
   *[gov] The Government takes
  } the ready-made deployment{ $cite }.
chosen-setup-place = { $seat ->
    [fln] The FLN places
   *[gov] The Government places
  } one { $kind } { $at }{ $cite }.
chosen-setup-shift = { $seat ->
    [fln] The FLN shifts
   *[gov] The Government shifts
  } one { $kind } { $from } { $to }{ $cite }.
chosen-fln_reinforcement-convert = The FLN turns { $unit } into a { $kind }{ $cite }.
chosen-operations-harass = The FLN begins a Harass { $at }{ $cite }.
chosen-operations-yield = The FLN lets the Government act{ $cite }.
chosen-operations-pass = { $seat ->
    [fln] The FLN passes
   *[gov] The Government passes
  }{ $cite }.
chosen-operations-auto_pass = The Government passes for the rest of the phase{ $cite }.
chosen-operations-flush = The Government begins a Flush { $at }{ $cite }.
chosen-operations-intelligence = The Government begins Intelligence { $at }{ $cite }.
chosen-react-done = The Government reacts{ $cite }.
chosen-react-decline = The Government does not react{ $cite }.
chosen-oas_removal-keep = The Government leaves the OAS in play{ $cite }.

## Pieces that moved

moved-dead = { $label }: eliminated{ $cite }.
moved-no-counter = { moved-dead }
moved-pool = { $label }: back to the pool{ $cite }.
moved-nato = { $label }: away for NATO until next turn{ $cite }.
moved-suez = { $label }: away to Suez until next turn{ $cite }.
moved-removed = { $label }: out of the war{ $cite }.
moved-arrives = { $units } { $count ->
    [one] arrives
   *[other] arrive
  } { $at }{ $cite }.
moved-built = { $label }: new { $at }{ $cite }.
moved-stand-in = { $place } is a base for the FLN{ $cite }.
moved-back = { $label }: back { $at }{ $cite }.
moved-UG = { $label }: Underground { $at }{ $cite }.
moved-OPS = { $label }: in Operations { $at }{ $cite }.
moved-PTL = { $label }: on Patrol { $at }{ $cite }.
moved-reduced = { moved-pool }
moved-replaces = { $label }: { $at }, { $box }{ $cite }.
moved-many = { $label }: { $box }, in { $count } places{ $cite }.
reduced-to = { $label } is reduced to a { $kind } { $at }{ $cite }.

## Things that turned

flipped-neutralized-on = { $label }: neutralized{ $cite }.
flipped-airmobile-on = { $label }: airmobilized{ $cite }.
flipped-dispersed-on = { $label }: dispersed{ $cite }.
flipped-dispersed-off = { $label }: concentrated{ $cite }.
flipped-terror-on = Terror marker { $at }{ $cite }.
flipped-terror-off = The Terror marker { $at } is lifted{ $cite }.
flipped-resettled-on = The population of { $place } is resettled: a remote area from now on{ $cite }.
flipped-control = { $side ->
    [fln] { $place } is under FLN control
    [gov] { $place } is under Government control
   *[none] { $place } is contested
  }{ $cite }.
# Several areas at once, by name.
flipped-control-many = { $side ->
    [fln] Now under FLN control
    [gov] Now under Government control
   *[none] Now contested
  }{ $cite }: { $places }.
flipped-independent-on = Morocco and Tunisia become independent{ $cite }.
flipped-oas-pending = The OAS comes into play{ $cite }.
flipped-oas-placed = The OAS is { $at }{ $cite }.
flipped-oas-gone = The OAS is out of play{ $cite }.
flipped-border_zone_active-on = The Border Zone is active this turn{ $cite }.
flipped-slow_reaction-off = Slow French Reaction is over{ $cite }.
flipped-shorter_leader = { $side ->
    [fln] The FLN leads by 26 or more
    [gov] The Government leads by 26 or more
   *[none] Nobody leads by 26 any more
  }{ $cite }.
flipped-winner = { $side ->
    [fln] The war ends. Government support is 0
   *[gov] The war ends. FLN support is 0
  }{ $cite }.
flipped-winner-lead = { $side ->
    [fln] The war ends. The FLN leads by 26 or more for the second time
   *[gov] The war ends. The Government leads by 26 or more for the second time
  }{ $cite }.

# $support is the level of the side that did not win.
outcome-support = The war ends. { $loser ->
    [gov] Government support is { $support }.
   *[fln] FLN support is { $support }.
  } { $winner ->
    [fln] In the terms of the game it is a { $level } victory of the FLN.
   *[gov] In the terms of the game it is a { $level } victory of the Government.
  }
outcome-lead = The war ends. FLN support is { $fln }, Government support is { $gov }. { $winner ->
    [fln] In the terms of the game it is a { $level } victory of the FLN.
   *[gov] In the terms of the game it is a { $level } victory of the Government.
  }
level-marginal = marginal
level-substantial = substantial
level-decisive = decisive

## Chances: what an action may bring

brings-nothing = nothing
brings-fln_points = { $count ->
    [one] { $count } point for the FLN
   *[other] { $count } points for the FLN
  }
brings-gov_points = { $count ->
    [one] { $count } point for the Government
   *[other] { $count } points for the Government
  }
brings-fln_psl = FLN support { $change }
brings-gov_psl = Government support { $change }
brings-fln_ap = AP { $change }
brings-fln_hits = { $count ->
    [one] { $count } hit on the FLN
   *[other] { $count } hits on the FLN
  }
brings-fln_eliminated = { $count ->
    [one] { $count } FLN unit eliminated
   *[other] { $count } FLN units eliminated
  }
brings-fln_reduced = { $count ->
    [one] { $count } FLN unit reduced
   *[other] { $count } FLN units reduced
  }
brings-fln_neutralized = { $count ->
    [one] { $count } FLN unit neutralized
   *[other] { $count } FLN units neutralized
  }
brings-fln_exposed = { $count ->
    [one] { $count } FLN unit found
   *[other] { $count } FLN units found
  }
brings-fln_hidden = { $count ->
    [one] { $count } FLN unit gets away
   *[other] { $count } FLN units get away
  }
brings-gov_neutralized = { $count ->
    [one] { $count } Government unit neutralized
   *[other] { $count } Government units neutralized
  }
brings-combat_against-fln = FLN units neutralized
brings-combat_against-gov = Government units neutralized
brings-terror-on = Terror marker
brings-terror-off = Terror marker lifted
brings-winner-fln = the war ends: FLN
brings-winner-gov = the war ends: Government

# $number is $count as it is written, with a decimal.
amount-fln_points = { $count ->
    [one] { $number } point for the FLN
   *[other] { $number } points for the FLN
  }
amount-gov_points = { $count ->
    [one] { $number } point for the Government
   *[other] { $number } points for the Government
  }
amount-fln_hits = { $count ->
    [one] { $number } hit on the FLN
   *[other] { $number } hits on the FLN
  }
amount-fln_eliminated = { $count ->
    [one] { $number } FLN unit eliminated
   *[other] { $number } FLN units eliminated
  }
amount-fln_reduced = { $count ->
    [one] { $number } FLN unit reduced
   *[other] { $number } FLN units reduced
  }
amount-fln_neutralized = { $count ->
    [one] { $number } FLN unit neutralized
   *[other] { $number } FLN units neutralized
  }
amount-fln_exposed = { $count ->
    [one] { $number } FLN unit found
   *[other] { $number } FLN units found
  }
amount-fln_hidden = { $count ->
    [one] { $number } FLN unit gets away
   *[other] { $number } FLN units get away
  }
amount-gov_neutralized = { $count ->
    [one] { $number } Government unit neutralized
   *[other] { $number } Government units neutralized
  }
amount-terror = { $count ->
    [one] { $number } Terror marker
   *[other] { $number } Terror markers
  }

## Refusals, and what would work

refusal-war-over = The war has ended.
refusal-no-concession = A war on the map is not conceded: it lasts until one side has won or its end comes. You may save the game, or leave it.
refusal-not-your-turn = It is { $turn } that decides now, not { $seat }.
refusal-verb-not-now = “{ $verb }” is not a choice now. Choices: { $known }.
refusal-wrong-arguments = “{ $verb }” takes { $takes }.
refusal-not-offered = “{ $given }” is not a choice now.
refusal-not-a-unit = “{ $given }” is not a unit; units are called like band-3.
refusal-not-a-units = “{ $given }” is neither a unit, such as elite-2, nor “all”.
refusal-not-a-area = “{ $given }” is not an area; areas are called like V-4 or ALGIERS.
refusal-not-a-place = “{ $given }” is not a place; places are called like V-4, ALGIERS or TUNISIA.
refusal-not-a-kind = “{ $given }” is not a type of unit.
refusal-not-a-number = “{ $given }” is not a number of at most two digits.
refusal-not-a-word = “{ $given }” is none of: { $takes }.

refusal-units-left = { $left ->
    [one] One unit is still to be placed.
   *[other] { $left } units are still to be placed.
  }
refusal-none-left = No { $kind } is left to place.
refusal-none-there = There is no { $kind } { $at }.
refusal-wilaya-full = { $wilaya } takes no more units of the type { $kind }.
refusal-other-wilaya = { $start } and { $end } are not two areas of one wilaya.
refusal-quick-first = The ready-made deployment is for a side that has placed nothing yet.
refusal-no-front-here = No Front can stand { $at }: remote areas and countries have none, and an area has at most one.

refusal-not-in-wilaya = { $unit } is no FLN unit in { $wilaya } that could be neutralized.
refusal-oas-place = The OAS stands in Algiers, Constantine, Oran or France, not { $at }.

refusal-too-little-psl = This costs { $price } of support and the Government has { $psl }: that is not enough.
refusal-not-in-pool = { $unit } is not in the pool of units to mobilize.
refusal-over-budget = { $unit } costs { $price } and there is only { $left } left.
refusal-not-inactive = { $all ->
    [yes] No unit is waiting to be activated.
   *[no] { $unit } is not waiting to be activated.
  }
refusal-slow-allowance = Under Slow French Reaction one mobile unit or Point a turn is all; this turn’s is used.
refusal-slow-reaction = Slow French Reaction forbids this until FLN support is above Government support.
refusal-track-full = { $points ->
    [air] Air Points end at { $most }.
    [helicopter] Helicopter Points end at { $most }.
   *[naval] Naval Points end at { $most }.
  }
refusal-zone-independence = The Border Zone can be built once Morocco and Tunisia are independent.
refusal-zone-mobilized = The Border Zone is mobilized already.
refusal-zone-too-early = The Border Zone is improved from the turn after it is mobilized.
refusal-zone-complete = The Border Zone is complete: its modifier is { $drm }.
refusal-zone-steps = The Border Zone is improved by at most { $most } a turn.
refusal-zone-no-effect = The Border Zone has no effect yet, so there is nothing to activate.
refusal-zone-active = The Border Zone is active already.

refusal-too-few-ap = This costs { $cost } AP and the FLN has { $ap }.
refusal-no-counter = All counters of the type { $kind } are in use.
refusal-no-front = There is no Front { $at } that could support this.
refusal-not-independent = { $place } is not independent yet.
refusal-no-such-conversion = { $unit } cannot become a { $kind }.
refusal-not-in-algeria-or-abroad = { $unit } is not in Algeria, Morocco or Tunisia.
refusal-front-already = There is a Front { $at } already.
refusal-failek-abroad = Faileks are raised in Morocco and Tunisia, not { $at }.
refusal-stand-in = The base { $at } stands for a Front and cannot be converted.

refusal-deployed-already = { $unit } is not in Operations or has been deployed this phase.
refusal-same-area = The unit is { $at } already.
refusal-mode-changed = { $unit } is { $mode } already or has changed its mode this turn.
refusal-not-underground = { $all ->
    [yes] No unit is Underground and ready in Algeria.
   *[no] { $unit } is not Underground and ready in Algeria.
  }
refusal-france-full = There is a Cadre in France already.
refusal-france-once = One journey to or from France a turn is all.
refusal-france-empty = There is no Cadre in France.

refusal-fln-has-passed = The FLN has passed, so passing once is enough.
refusal-gov-just-passed = The Government has just passed and cannot be told to act.
refusal-not-on-map = { $unit } is not on the map.
refusal-neutralized = { $unit } is neutralized.
refusal-not-in-operations = { $unit } ({ $spot }) is not in Operations.
refusal-once-a-turn = { $mission }: once a turn { $at }, and it has been done.
refusal-remote-area = { $place } is a remote area; this needs an urban or rural one.
refusal-needs-urban = { $place } is not a city.
refusal-needs-rural = { $place } is { $area ->
    [urban] an urban area
   *[remote] a remote area
  }; this needs a rural one.
refusal-wrong-unit = { $unit } cannot do this; it takes { $needs }.
refusal-only-move-abroad = Units { $at } can only move.
refusal-not-in-area = { $unit } is not { $at }.
refusal-picked-already = { $all ->
    [none] A unit has been chosen already.
   *[no] { $unit } takes part already.
  }
refusal-nobody-picked = Nobody takes part yet.
refusal-no-move-in-france = { $unit } is in France and comes back in the Deployment Phase only.
refusal-nowhere-to-go = { $unit } has nowhere to go { $from }.
refusal-out-of-reach = { $end } cannot be reached { $from }.
refusal-jealousy = Jealousy in the FLN: no Move { $from } { $to } this turn.
refusal-jealousy-border = Jealousy in the FLN: units { $at } cannot cross the border this turn.
refusal-no-ready-fighters = No Band or Failek is ready { $at }.
refusal-no-target = There is no Government unit { $at }.
refusal-no-target-named = No target { $at } is named yet.
refusal-needs-failek = { $unit } can join only where a Failek takes part.

refusal-not-active = { $unit } is not active.
refusal-not-liftable = { $unit } cannot be carried by helicopter.
refusal-airmobile-already = { $unit } is airmobilized already.
refusal-helicopters = { $unit } needs Helicopter Points: { $price }. Left: { $left }.
refusal-no-target-by-air = { $unit } would find no exposed FLN unit within reach.
refusal-out-of-area = { $unit } is not { $at }.
refusal-needs-division = { $unit } is not an elite unit, and there is no division { $at } to act with.
refusal-mixed-group = Without a division { $at } only elite units act together.
refusal-air-later = Air Points are committed once there is contact.
refusal-air-urban = Air Points are not used in a city.
refusal-air-available = Air Points asked for: { $given }. Available: { $left }.
refusal-air-same = { $given ->
    [0] No Air Points are committed as it is.
   *[other] { $given } Air Points are committed already.
  }
refusal-nobody-exposed = No FLN unit { $at } is in Operations or Operations Completed.
refusal-nobody-can-engage = No active mobile unit can act { $at }.
refusal-no-police = No Police unit { $at } is fit to act.
refusal-nobody-underground = No FLN unit { $at } is Underground.
refusal-no-fln = There is no FLN unit { $at }.
refusal-resettled-already = The population of { $place } is resettled already.
refusal-not-in-combat = { $unit } is not in this combat.
refusal-not-a-victim = { $unit } is not a Band or Failek { $at } that could be neutralized.
refusal-points-left = Points asked for: { $given }. Points left to distribute: { $left }.

needs-front = a Front
needs-cadre = a Cadre
needs-front-or-cadre = a Front or a Cadre
needs-band-or-failek = a Band or a Failek
needs-cadre-band-or-failek = a Cadre, a Band or a Failek
needs-cadre-underground = a Cadre that is Underground and ready
needs-mobile-government-unit = a mobile Government unit
needs-division = a division
needs-division-or-brigade = a division or a French brigade on the map
needs-elite = an elite brigade
needs-police-on-map = a Police unit on the map

hint-deploy-first = Units come out to Operations in the Deployment Phase.
hint-activate-first = Units are activated in the Reinforcement Phase.
hint-airmobilize-first = Airmobilize it first, or choose a unit that is there.
hint-pick-a-unit = Choose a unit first.
hint-name-a-target = Choose a target first.
hint-undo = Take back your last choice to do this instead.
