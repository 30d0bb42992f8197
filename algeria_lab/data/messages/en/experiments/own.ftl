# Results of many wars that show themselves: code of one's own, parts of a frame, wars that were not played.

experiment-unit-own = { $number }
experiment-left-out = Left out here: { $items }.
experiment-left-ways = { $count ->
    [one] the way { $items }
   *[other] the ways { $items }
  }
experiment-left-opponents = { $count ->
    [one] the opponent { $items }
   *[other] the opponents { $items }
  }
experiment-yardstick = The ways are compared with { $way }, the first that is left.
experiment-refused = { $wars ->
    [one] One war was
   *[other] { $wars } wars were
  } not played, because the opening could not be: { $items }. No mean counts { $wars ->
    [one] it, and no difference a pair in which it is missing
   *[other] them, and no difference a pair in which one is missing
  }; if these wars differ from the others, so may the result.
experiment-refused-item = { $way } in { $wars ->
    [one] one war
   *[other] { $wars } wars
  } (number { $seed }, for one: { $why })
experiment-never-came = its moment never came
experiment-frame-rows = { $wars ->
    [one] One war
   *[other] { $wars } wars
  } in { $rows ->
    [one] one row
   *[other] { $rows } rows
  }: one for the start and one for the end of each turn.
experiment-question-own-stop = A war also stops when a turn ends and the function “{ $name }” says yes.
experiment-question-opening = { $way } opens with “{ $line }”.
experiment-question-waiting = { $way } plays “{ $line }” when “{ $when }” comes.
experiment-frame-turns = Some turns are filtered out here, so nothing is summed up.
experiment-frame-few = Fewer than two wars of a way are left here, so nothing is summed up.
experiment-frame-strange = These rows cannot be summed up ({ $why }).
experiment-unpaired = The ways do not hold the same wars here: a mean is over all wars of its way, a difference only over wars with the same number under both ways, so that the two need not fit. The column “pairs” of the summary says how many there are.
experiment-shows-unpaired = { $measure }: { $groups }. No two wars with the same number are left to be compared.
experiment-stopped = Stopped before the end of turn { $turn }, with nobody having won: { $groups }.
experiment-stopped-item = { $way } in { $number } of { $wars } wars
experiment-twice = Some wars stand here more than once; each is counted once.
experiment-seeds-some = from { $first } to { $last } ({ $number } of them)
experiment-drawn-other = Numbers of the dice: { $seeds }; { $wars ->
    [one] one war
   *[other] { $wars } wars
  } of each kind, not all by the same numbers.
experiment-drawn-apart = Numbers of the dice: { $seeds }; from { $least } to { $most } wars of each kind, not all by the same numbers: { $groups }.
experiment-drawn-part = Drawn are { $drawn } of the { $asked } wars asked for: the others were filtered out, or not played.
experiment-pairs-drawn = Drawn are { $drawn } of the { $asked } pairs asked for, each of two wars with the same number: { $groups }.
experiment-pairs-seeds = Numbers of the dice: { $seeds }.
experiment-pairs-left = Left out, with fewer than two pairs: { $groups }.
experiment-headline-none = Nothing is compared with { $first } here: no other way has two pairs of wars with the same numbers.
experiment-headline-left = { $number ->
    [one] One more comparison is left out, with fewer than two pairs.
   *[other] { $number } more comparisons are left out, with fewer than two pairs.
  }
experiment-difference-pairs = { $measure }: { $pairs } pairs of wars with the same number

## Too few wars for an interval

experiment-interval-few = too few wars
experiment-shows-two-few = { $measure }: between { $way } and { $first } these wars show no clear difference; they are too few for an interval.
experiment-shows-two-same-few = { $measure }: { $way } and { $first } give the same in every war; they are too few for an interval.
experiment-shows-one-few = { $way } { $mean } on average (too few wars for an interval)
experiment-headline-few = { $all ->
    [one] One comparison with { $first }, of too few wars for an interval: whether it is clear cannot be said.
   *[other] { $all } comparisons with { $first }, of too few wars for an interval: whether any is clear cannot be said.
  }
experiment-headline-unsure = { $number ->
    [one] One more is of too few wars for an interval.
   *[other] { $number } more are of too few wars for an interval.
  }
experiment-difference-mark-few = Counted here are pairs of wars with the same number: how much more or less one gave than { $first }. The diamond marks the mean difference; the pairs are too few for an interval.
experiment-prediction-few = These wars are too few for intervals, and so for judging a prediction.
experiment-prediction-item-few = { $way } { $measured } where { $predicted } was predicted (too few wars for an interval)
experiment-pairs-summary-few = What two changes do together is most unlike the sum of the two alone here: { $change }, { $together } together, { $added } added up, { $beyond } beyond the sum (too few wars for an interval).
experiment-sensitivity-few = These wars are too few for intervals, and so for showing whether the result changes.

## Several positions: $position is the name of one, $first that of the first, $clear of $all differences are clear.

experiment-positions = { $count ->
    [one] the position { $names }
   *[other] each of { $count } positions ({ $names })
  }
experiment-positions-pairs = The same numbers are played from each position: wars with the same number meet the same dice there, too, as far as they do the same things.
experiment-positions-of = Of the game “{ $game }”, { $count ->
    [one] scenario { $scenarios }.
   *[other] scenarios { $scenarios }.
  }
experiment-caption-positions = What the names stand for: { $items }.
experiment-caption-called = Among the positions asked for it is called “{ $name }”.
experiment-positions-each = The charts of one position, such as the difference of the ways there, are had as figures by { $code }.
experiment-begins-set-up = Each war begins with the set-up: both sides deploy as their players choose.
experiment-begins-after = The wars begin after the set-up, with the units where the position has them.
experiment-begins-both = Scenarios by their names begin with the set-up, the other positions after it.
experiment-heading-positions = What the position changes
experiment-heading-position = The wars from one position
experiment-summary-position = Position
experiment-summary-shift = Difference from the position { $first }, war by war (95% interval)
experiment-left-positions = { $count ->
    [one] the position { $items }
   *[other] the positions { $items }
  }
experiment-positions-title = From position to position
experiment-positions-file = experiment-positions
experiment-positions-lane = { $way }, against { $against }
experiment-positions-item = { $mean } ({ $position })
experiment-positions-summary = { $measure }, on average, position by position: { $items }.
experiment-positions-headline = { $clear ->
    [0] None of the { $all } comparisons with the position “{ $first }” shows a clear difference.
    [one] One of the { $all } comparisons with the position “{ $first }” shows a clear difference, each taken by itself.
   *[other] { $clear } of the { $all } comparisons with the position “{ $first }” show a clear difference, each taken by itself.
  }
experiment-positions-many = Of { $shifts } differences between positions that do not differ, chance alone would call about { $chance } clear: one in twenty.
