# The charts of Colonial Twilight: their sentences, the names of their series. $turn is the number of cards revealed.

## The two lines that decide the game

charts-lines-title = The two lines that decide the game
charts-lines-file = two-lines-card-{ $turn }
charts-lines-start = Where it began.
charts-lines-name-fln = O+B
charts-lines-name-gov = S+C
charts-lines-needed-fln = O+B > { $needed }
charts-lines-needed-gov = S+C > { $needed }
charts-lines-what = What moved them
charts-lines-summary = Card { $turn }: Support + Commitment (S+C) is { $gov }, it began at { $gov_start }, and the Government wins above { $gov_needed }; Opposition + Bases (O+B) is { $fln }, it began at { $fln_start }, and the FLN wins above { $fln_needed }; Propaganda Rounds so far, shown as numbered bands: { $rounds } of { $rounds_total }.

## Resources

charts-resources-title = Resources of both sides
charts-resources-axis = Resources
charts-resources-file = resources-card-{ $turn }
charts-resources-name-fln = FLN
charts-resources-name-gov = Gov.
charts-resources-column-fln-gained = FLN, gained
charts-resources-column-fln-spent = FLN, spent or lost
charts-resources-column-fln-level = FLN, then
charts-resources-column-gov-gained = Government, gained
charts-resources-column-gov-spent = Government, spent or lost
charts-resources-column-gov-level = Government, then
charts-resources-summary = Card { $turn }: the FLN has { $fln } Resources, after { $fln_start } at the beginning, { $fln_gained } gained and { $fln_spent } spent or lost; the Government has { $gov }, after { $gov_start } at the beginning, { $gov_gained } gained and { $gov_spent } spent or lost.

## Where Resources came from and went

charts-accounts-title = Where Resources came from and went
charts-accounts-axis = Resources
charts-accounts-file = resources-by-source-card-{ $turn }
charts-accounts-kind = From or for
charts-accounts-total = Both sides
charts-accounts-gained-round = Got in Rounds
charts-accounts-passed = Got for passing
charts-accounts-extorted = Extorted
charts-accounts-gained-event = Got by Events
charts-accounts-gained-other = Got otherwise
charts-accounts-spent-round = Lost in Rounds
charts-accounts-spent-event = Lost by Events
charts-accounts-spent-other = Lost otherwise
charts-accounts-train = For Train
charts-accounts-garrison = For Garrison
charts-accounts-sweep = For Sweep
charts-accounts-assault = For Assault
charts-accounts-pacify = For Pacification
charts-accounts-rally = For Rally
charts-accounts-march = For March
charts-accounts-attack = For Attack
charts-accounts-terror = For Terror
charts-accounts-agitate = For Agitation
charts-accounts-oas = Lost to the OAS
charts-accounts-summary = Up to card { $turn }: the FLN spent or lost { $fln } Resources{ $fln_most ->
    [none] { "" }
   *[other] , most of them under “{ $fln_most }” ({ $fln_number })
  }; the Government { $gov }{ $gov_most ->
    [none] { "" }
   *[other] , most of them under “{ $gov_most }” ({ $gov_number })
  }.

## Control

charts-control-title = Population by who has Control
charts-control-axis = Population
charts-control-file = control-card-{ $turn }
charts-control-fln = FLN Control
charts-control-nobody = Nobody
charts-control-gov = Government Control
charts-control-summary = Card { $turn }: of a Population of { $total }, { $gov } are in spaces under Government Control, { $fln } under FLN Control, and { $nobody } where nobody has it.

## Pieces

charts-pieces-title = Pieces on the map and off it
charts-pieces-axis = Pieces
charts-pieces-file = pieces-card-{ $turn }
charts-pieces-kind = Pieces
charts-pieces-total = All
charts-pieces-map = On the map
charts-pieces-available = Available
charts-pieces-casualties = Casualties
charts-pieces-out-of-play = Out of Play
charts-pieces-suez = Set aside for Suez
charts-pieces-kind-guerrillas = Guerrillas
charts-pieces-kind-fln-bases = FLN Bases
charts-pieces-kind-french-troops = French Troops
charts-pieces-kind-french-police = French Police
charts-pieces-kind-algerian-troops = Algerian Troops
charts-pieces-kind-algerian-police = Algerian Police
charts-pieces-kind-gov-bases = Gov. Bases
charts-pieces-summary = Card { $turn }: on the map are { $fln } FLN pieces ({ $hidden } of them Underground Guerrillas; it began with { $fln_start }) and { $gov } Government pieces (it began with { $gov_start }); in Casualties lie { $fln_lost } of the FLN and { $gov_lost } of the Government.

## Events

charts-events-title = Events played, and what they moved
charts-events-axis = Change of a line
charts-events-file = events-card-{ $turn }
charts-events-card = Event
charts-events-by = By
charts-events-text = Text
charts-events-text-unshaded = unshaded
charts-events-text-shaded = shaded
charts-events-text-single = single text
charts-events-text-pivotal = Pivotal Event
charts-events-played-fln = FLN (filled: shaded; large: Pivotal)
charts-events-played-gov = Gov. (filled: shaded; large: Pivotal)
charts-events-summary = Up to card { $turn }: { $count ->
    [0] no Event has been played.
   *[other] Events played by the FLN: { $fln }, by the Government: { $gov }; together they moved Support + Commitment by { $gov_change } and Opposition + Bases by { $fln_change }.
  }
