# The charts of a war: their sentences, the names of their series.

## Support

charts-support-title = Political support of both sides
charts-support-file = support-turn-{ $turn }
charts-support-turning = ({ $number }) turn { $turn }, { $side }, { $what }
charts-support-points = Turning points: { $points }.
charts-support-levels = Dotted lines: { $levels }.
charts-support-column = Turning points
charts-support-name-fln = FLN
charts-support-name-gov = Gov.

## What moved support in a turn

charts-waterfall-title = What moved support in a turn
charts-waterfall-axis = Political support
charts-waterfall-file = what-moved-support-turn-{ $turn }
charts-waterfall-fln-start = FLN, start
charts-waterfall-fln-end = FLN, end
charts-waterfall-gov-start = Government, start
charts-waterfall-gov-end = Government, end
charts-waterfall-what = What
charts-waterfall-change = Change
charts-waterfall-level = Support then
charts-waterfall-summary = Turn { $turn }: FLN support { $fln_change ->
    [0] stayed at { $fln }
   *[other] went from { $fln_start } to { $fln }
  }, Government support { $gov_change ->
    [0] stayed at { $gov }
   *[other] went from { $gov_start } to { $gov }
  }.
charts-waterfall-most-fln = What moved the FLN’s most: { $cause } ({ $change }).
charts-waterfall-most-gov = What moved the Government’s most: { $cause } ({ $change }).

## Causes, as short names beside a bar

charts-cause-propaganda = Propaganda
charts-cause-strike = Strike
charts-cause-raid = Raid
charts-cause-move = Units lost moving
charts-cause-combat = Combat
charts-cause-distributed = Points distributed
charts-cause-overflow = Beyond 99
charts-cause-reduced = Units reduced
charts-cause-mission-cost = Missions paid
charts-cause-activated = Units activated
charts-cause-mobilized = Units mobilized
charts-cause-points = Points bought
charts-cause-border-zone = Border Zone
charts-cause-civil-affairs = Civil Affairs
charts-cause-backfire = Suppression
charts-cause-no-reaction = No reaction
charts-cause-resettlement = Resettlement
charts-cause-un-debate = UN debate
charts-cause-sartre = J.-P. Sartre
charts-cause-elections = Elections
charts-cause-coup = Coup attempt
charts-cause-independence = Independence
charts-cause-oas = OAS
charts-cause-resettled = Resettled areas
charts-cause-terror = Terror markers
charts-cause-no-mobile-units = No mobile unit
charts-cause-army-abroad = Army abroad
charts-cause-control = Areas controlled
charts-cause-other = Other

## AP of the FLN

charts-ap-title = AP of the FLN: income and spending
charts-ap-axis = AP: income up, spending down
charts-ap-file = fln-ap-turn-{ $turn }
charts-ap-start = At the start
charts-ap-income = Areas
charts-ap-income-support = Support
charts-ap-raid = Raids
charts-ap-arms = Arms shipments
charts-ap-infiltration = Infiltration
charts-ap-mission-cost = Missions
charts-ap-built = Units built
charts-ap-converted = Units converted
charts-ap-depreciation = Depreciation
charts-ap-summary = Turn { $turn }: the FLN got { $gained } AP, let { $spent } go, and has { $level }.

## Support that the Government spends

charts-spending-title = Support spent by the Government
charts-spending-axis = Points of support spent
charts-spending-file = government-spending-turn-{ $turn }
charts-spending-activated = Activation
charts-spending-mobilized = Mobilization
charts-spending-mission-cost = Missions
charts-spending-points = Points bought
charts-spending-border-zone = Border Zone
charts-spending-summary = Turn { $turn }: the Government spent { $spent } of its support, { $total } so far. Most of all went into { $most } ({ $number }).
charts-spending-summary-none = The Government has not spent any support yet.

## Areas

charts-areas-title = Areas that each side controls
charts-areas-axis = Areas
charts-areas-file = areas-turn-{ $turn }
charts-areas-fln = FLN
charts-areas-contested = Contested
charts-areas-gov = Government
charts-areas-summary = Turn { $turn }: the FLN controls { $fln } of 25 areas, the Government { $gov }; { $contested } are contested.

## Forces

charts-boxes-title = Who stands in which box now
charts-boxes-axis = Units
charts-boxes-file = boxes-turn-{ $turn }
charts-boxes-neutralized = Neutralized
charts-boxes-kind = Units
charts-boxes-total = All
charts-boxes-summary = Turn { $turn }, now: { $fln } FLN units ({ $hidden } of them Underground) and { $gov } Government units are on the map; { $down } of all are neutralized.

charts-forces-title = Units on the map, turn by turn
charts-forces-axis = FLN up, Government down
charts-forces-file = forces-turn-{ $turn }
charts-forces-summary = Turn { $turn }: { $fln } FLN units and { $gov } Government units are on the map.

charts-losses-title = Units neutralized, reduced and eliminated
charts-losses-axis = FLN up, Government down
charts-losses-file = losses-turn-{ $turn }
charts-losses-fln-neutralized = FLN, neutralized
charts-losses-fln-reduced = FLN, reduced
charts-losses-fln-eliminated = FLN, eliminated
charts-losses-gov-neutralized = Gov., neutralized
charts-losses-summary = Up to turn { $turn }: FLN units were neutralized { $fln-neutralized ->
    [one] once
   *[other] { $fln-neutralized } times
  }, reduced { $fln-reduced ->
    [one] once
   *[other] { $fln-reduced } times
  } and eliminated { $fln-eliminated ->
    [one] once
   *[other] { $fln-eliminated } times
  }; Government units were neutralized { $gov-neutralized ->
    [one] once
   *[other] { $gov-neutralized } times
  }.

## Terror and resettlement

charts-markers-title = Terror and resettlement, and what they cost
charts-markers-axis = Areas up, cost a turn down
charts-markers-file = terror-resettlement-turn-{ $turn }
charts-markers-terror = Terrorized areas
charts-markers-resettled = Resettled areas
charts-markers-cost = Cost in support
charts-markers-summary = Turn { $turn }: areas with a Terror marker: { $terror }; resettled areas: { $resettled }. Together they cost the Government { $cost } of its support each turn.

## Two branches side by side

charts-pair-title = Support in both branches
charts-pair-file = two-branches-turn-{ $turn }
charts-pair-summary = { $first } (turn { $first_turn }): FLN { $first_fln }, Government { $first_gov }. { $second } (turn { $second_turn }): FLN { $second_fln }, Government { $second_gov }.

## Axes and summaries

chart-start = Start of the war
chart-support = Political support
chart-summary = Turn { $turn }: FLN support is { $fln } (it began at { $fln_start }), Government support is { $gov } (it began at { $gov_start }).

## Dice

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
