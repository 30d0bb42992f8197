# What the board tells when it is asked: chances, rolls explained, what can be done at a place, hints, predictions.

## Chances

# A chance inside a sentence, as in “The chance of this was 1 in 3 (33%)”.
panel-chance-in = { $exact ->
    [yes] { "" }
   *[no] about{ " " }
  }{ $times } in { $of } ({ $percent })
panel-chance-percent = { $percent }
panel-chance-sure = 100%
panel-chance-about = about { $fraction }
panel-odds-certain = Certain: { $text }
panel-score = { $count ->
    [one] Right so far: { $right } of one prediction; chance alone would give { $expected }.
   *[other] Right so far: { $right } of { $count } predictions; chance alone would give { $expected }.
  }

panel-price-free = free
# A Move that brings nothing else.
panel-arrives = the unit arrives
# Said to those who do not see the bars. $results is how many rows there are, $text the likeliest of them, $count their number.
panel-odds-summary = { $count ->
    [one] Of { $results } possible results the likeliest is: { $text }. Its chance is { $chance }.
   *[other] Of { $results } possible results these are the likeliest: { $text }. The chance of each is { $chance }.
  }

## Rolls, explained

panel-roll-several = { $what } ({ $count } dice)
# $most is the highest result with its unit, such as "14 points".
panel-roll-span = { $low } to { $most }
# A chance that several sums have together; $span says which, as in “11 to 12 points”.
panel-chance-span = { $chance } for { $span }
panel-table-mission-success = Mission Success Table
panel-table-coup = Coup Table
panel-table-events = Random Events Table
panel-table-combat = Combat Results Table
panel-table-limit = one die against a limit
# Which part of a table a roll has led to, such as “11 to 12”.
panel-read-row = { $table }: the row “{ $row }” was read.
panel-read-column = { $table }: the column “{ $row }” was read.
# $needs: as in `trial`.
panel-read-limit = { $needs ->
    [more] More than { $limit } was needed.
    [less] { $limit } or less was needed.
   *[either] { $passed ->
        [yes] The die says { $limit } or less.
       *[no] The die says more than { $limit }.
      }
  }
panel-row = { $low } to { $high }
panel-row-single = { $low }
panel-row-lowest = { $high } or less
panel-row-highest = { $low } or more
panel-column = firepower { $low } to { $high }
panel-column-single = firepower { $low }
panel-column-lowest = firepower { $high } or less
panel-column-highest = firepower { $low } or more
panel-several-contact = { $number } of { $count } found
panel-several-evasion = { $number } of { $count } get away
panel-several-recovery = { $number } of { $count } stay neutralized
panel-chance-certain = certain

## What can be done at a place

panel-about-propaganda = A Front or Cadre speaks to the people: points for the FLN, more in a city.
panel-about-strike = A Front calls a strike in a city: many points, and pressure on the Government to react.
panel-about-move = A Cadre, Band or Failek goes to another area, another wilaya or across the border.
panel-about-raid = Bands and Faileks bring in AP; it may leave a Terror marker.
panel-about-harass = Bands and Faileks attack one Government unit, which fires back at half strength.
panel-about-flush = Mobile units look for exposed FLN units and fight those they find.
panel-about-intelligence = The Police look for FLN units underground; those found are exposed.
panel-about-civil_affairs = The Police work for the population: FLN support falls, and a Terror marker may go.
panel-about-suppress = The Police neutralize Bands and Faileks by force, at a high roll Cadres and Fronts, too; it may leave a Terror marker and cost support.
panel-about-resettle = The population is moved for ever: the area counts as remote, support for the FLN rises, and there is a standing cost.

# $unit is the type of unit that the mission is about, such as "Cadre".
panel-offer-title = { $mission }: { $unit }
panel-react = React
panel-about-place = A unit of this type is placed in an area before turn 1.
panel-about-done = This step ends; if a mission was being prepared, the dice are rolled.
panel-about-mobilize = A new Government unit enters the war; its area is chosen next.
panel-about-deploy = A Government unit leaves for another area, which is chosen next.
panel-about-to = The unit chosen just now goes there.
panel-about-react = Mobile units try to catch the FLN units that have just acted; each of these may evade.
panel-crew-react = Who reacts
panel-crew-strike = Cadres that join the Strike
panel-crew-raid = Who takes part in the Raid
panel-crew-harass = Who takes part in the Harass
panel-crew-flush = Who takes part in the Flush
panel-crew-suppress = Elite brigades that assist
panel-crew-air = Air Points
panel-crew-group = { $kind } – { $what }
panel-by-helicopter = by helicopter
panel-lifted = by helicopter: { $units }
panel-lifted-here = of these airmobilized, Contact +1
panel-aim-move = Where to
panel-aim-harass = Target

# Reasons that only arise when somebody asks about a place as a whole.
refusal-outside-algeria = This is not done { $at }.
refusal-nobody-there = No unit of this side is { $at }.

## Lines worked out, hints, reasons

# $parts are who takes part and against what, separated by commas.
panel-line = { $action }: { $parts }
panel-against = against { $unit }
panel-with-air = { $count ->
    [one] { $count } Air Point
   *[other] { $count } Air Points
  }
panel-line-too-long = The other side, or the next phase, comes before the end of this line.
panel-dice-before = Dice fall before the end of this line, so nobody can know yet what comes after.
panel-malformed = This line cannot be read.
panel-why = { $side }: { $action }

panel-why-answer = { $answer ->
    [yes] Yes.
   *[no] No.
  }

## Choices

choice-way = { " " }→{ " " }
# Units still in the pool, of which one is taken.
choice-stock = { $kind } ({ $number } left)
# Headings over amounts. $seat is the side that distributes its points.
choice-raise = { $seat ->
    [fln] Raise FLN support by
   *[gov] Raise Government support by
  }
choice-lower = { $seat ->
    [fln] Lower Government support by
   *[gov] Lower FLN support by
  }
# A unit that may take a hit, and what that does.
choice-loss = { $unit }: { $effect }
loss-reduced = reduced to a { $kind }
loss-eliminated = eliminated

## Predictions: how often what was predicted came, by the chance it had

calibration-band = { $low } to { $high }%
calibration-span = { $low } to { $high }
calibration-of = { $right } of { $count }

## The set-up

# Along with the question of the set-up: the units that are left, by number and type.
prompt-to-place = { $count ->
    [0] Nothing is left to place.
   *[other] Still to place: { $units }.
  }
# One choice that places all that is left where the scenario proposes it.
choice-place-the-rest = Place the rest as proposed ({ $count ->
    [one] 1 unit
   *[other] { $count } units
  })
