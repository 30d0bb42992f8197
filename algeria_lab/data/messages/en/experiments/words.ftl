# Experiments: many wars from one position, in several ways, and what they say.
# $way is a way to fight, $against an opponent, $measure what is measured, $low and $high an interval.

experiment-heading-question = The question
experiment-heading-prediction = Your prediction
experiment-heading-distributions = How the wars came out
experiment-heading-fan = Support, turn by turn
experiment-heading-difference = What the choice changes
experiment-heading-changes = What would change this?

experiment-colon = { $what }: { $value }
experiment-quoted = “{ $name }”
experiment-interval = { $low } to { $high }
experiment-interval-of = { $mean } ({ $low } to { $high })
experiment-interval-none = { $mean } (too few wars for an interval)
experiment-percent-of = { $value }%
experiment-and-more = { $items } and { $number } more

## The question

experiment-question = From { $position }, { $side ->
    [gov] the Government
   *[fln] the FLN
  } fights { $count ->
    [one] in one way ({ $ways })
   *[other] in { $count } ways ({ $ways })
  } against { $opponents }. { $runs ->
    [one] Each way fights one war{ experiment-each-opponent }.
   *[other] Each way fights { $runs } wars{ experiment-each-opponent }.
  }
experiment-question-audit = From { $position }, { $side ->
    [gov] the Government
   *[fln] the FLN
  } fights as { $player } against { $opponents }: under the printed rules, and with { $count ->
    [one] one change of the model
   *[other] { $count } changes of the model, one after another
  }. { $runs ->
    [one] One war is played under each.
   *[other] { $runs } wars are played under each.
  }
experiment-question-pairs = Wars with the same number are compared with each other: they meet the same dice as far as they do the same things.
experiment-question-end = Each stops after turn { $turn } at the latest.
experiment-question-stop = A war also stops when a turn ends with “{ $measure }” at { $level } or less.
experiment-position-new = the position “{ $title }”
experiment-position-state = a position in turn { $turn } of “{ $title }”
experiment-position-changed = { $position }, with { $changes }
experiment-printed = as printed
experiment-way-changed = { $way }, { $changes }

## What is measured

experiment-measured-turn = { $measure } at the end of turn { $turn }
experiment-measured-end = { $measure } at the end
experiment-measure-balance = Balance of support (Government less FLN)
experiment-measure-gov-wins = Percent of wars won by the Government
experiment-measure-fln-wins = Percent of wars won by the FLN
experiment-measure-turns = Turns played
experiment-measure-gov-psl = Government support
experiment-measure-fln-psl = FLN support
experiment-measure-gov-areas = Areas held by the Government
experiment-measure-fln-areas = Areas held by the FLN
experiment-measure-gov-units = Government units in Algeria (without neutralized ones)
experiment-measure-fln-units = FLN units in Algeria (without neutralized ones)
experiment-measure-fln-abroad = FLN units in Morocco and Tunisia
experiment-measure-terror = Areas with a Terror marker
experiment-measure-resettled = Resettled areas
experiment-measure-gov-spent = Support spent by the Government (half points rounded up)
experiment-measure-fln-spent = Action points spent by the FLN

## What the wars show, and what not

experiment-headline-two = With { $way } it is on average { $by } { $direction ->
    [higher] higher
   *[lower] lower
  } than with { $first }.
experiment-headline-unclear = Between { $way } and { $first } no clear difference shows.
experiment-headline-same = { $way } and { $first } came out the same every time.
experiment-headline-all = { $others ->
    [one] { $way } comes out clearly
   *[other] Every other way comes out clearly
  } { $direction ->
    [higher] higher
   *[lower] lower
  } than { $first }{ experiment-each-opponent }, on average by { $least } to { $most }.
experiment-headline-all-by = { $others ->
    [one] { $way } comes out clearly
   *[other] Every other way comes out clearly
  } { $direction ->
    [higher] higher
   *[lower] lower
  } than { $first }{ experiment-each-opponent }, on average by { $least }.
experiment-headline-some = { $clear ->
    [0] None of the { $all } comparisons with { $first } shows a clear difference.
    [one] One of the { $all } comparisons with { $first } shows a clear difference, each taken by itself.
   *[other] { $clear } of the { $all } comparisons with { $first } show a clear difference, each taken by itself.
  }
experiment-shows = { $measure }, on average, compared with { $first }: { $groups }.
experiment-shows-item = { $way } { $by } { $direction ->
    [higher] higher
   *[lower] lower
  }
experiment-shows-item-unclear = { $way } no clear difference
experiment-shows-item-same = { $way } the same in every war
experiment-shows-all = { $measure }: every other way is clearly { $direction ->
    [higher] higher
   *[lower] lower
  } than { $first }, on average by { $least } ({ $weakest }) to { $most } ({ $strongest }).
experiment-shows-all-by = { $measure }: every other way is clearly { $direction ->
    [higher] higher
   *[lower] lower
  } than { $first }, on average by { $by }.
experiment-shows-where = { $way } against { $against }
experiment-shows-two = { $measure }: with { $way } it is on average { $by } { $direction ->
    [higher] higher
   *[lower] lower
  } than with { $first } (95% interval: { $least } to { $most }): a clear difference.
experiment-shows-two-unclear = { $measure }: between { $way } and { $first } these wars show no clear difference (95% interval: { $low } to { $high }).
experiment-shows-two-same = { $measure }: { $way } and { $first } give the same in every war; the interval beside it allows for wars that so small a sample may have missed.
experiment-shows-head = What it shows
experiment-shows-not-head = What it does not show
experiment-along-head = What moved along with it
experiment-along-turn = the end of turn { $turn }
experiment-along-end = the end
experiment-along-two = Other things by { $when }, with { $way } less with { $first }.
experiment-along-widest = Where the difference is largest, with { $way } less with { $first } against { $against }, by { $when }.
experiment-along-moved = Clearly different: { $items }.
experiment-along-still = Not clearly different: { $items }.
experiment-along-uncounted = Not counted in these wars: { $items }.
experiment-along-caution = What moves along may be the cause, the effect, or neither: change that one thing alone to find out.
experiment-looks = { $number } differences are read here at once: if none of the changes did anything, chance alone would still push about { $chance } of the { $number } intervals off 0. Each by itself, { $alone } are clear; judged together, so that of those that stay 5 in 100 are expected to be false (Benjamini and Yekutieli 2001), { $together } are.
experiment-shows-one = { $measure }: { $groups }. With one way there is nothing to compare.
experiment-shows-one-item = { $way } { $mean } on average ({ $low } to { $high })
experiment-shows-not = What happened in Algeria, or what people would have done: these are computer players ({ $players }) under the rules of one board game, up to turn { $turn }, and others may give another answer.
experiment-over = Of { $wars } wars each, these were over by the end of turn { $turn } and count with their last value: { $groups }.
experiment-over-item = { $way } { $number }
experiment-sampling = With { $wars } wars of each kind, chance alone moves a share of wars by up to ±{ $share } percentage points and a mean of this measure by up to ±{ $mean }, in 95 of 100 cases; four times as many wars would halve that. A difference is called clear if 0 lies outside its interval.
experiment-sampling-share = With { $wars } wars of each kind, chance alone moves a share of wars by up to ±{ $share } percentage points, in 95 of 100 cases; four times as many wars would halve that. A difference is called clear if 0 lies outside its interval.
experiment-sampling-many = Of { $differences } differences between ways that do not differ, chance alone would call about { $chance } clear: one in twenty.
experiment-too-few = Fewer than two wars of each kind have been played so far: a mean needs two or more, its interval five.
experiment-unfinished = Here are { $played } of { $runs } wars of each kind.
experiment-executor-died = The other processes stopped in the middle; what they had begun was played again here. That cost time and nothing else.
experiment-cancelled = The run was stopped before its end. The wars that had been played are kept, in whole pairs.

experiment-summary-caption = { $measure }: { $wars } wars of each kind
experiment-numbers = Means, differences and their intervals as a table
experiment-summary-against = Opponent
experiment-summary-way = Way
experiment-summary-mean = Mean (95% interval)
experiment-summary-middle = Middle half of the wars
experiment-summary-difference = Difference from { $first }, war by war (95% interval)

## Who won

experiment-won-turn = Who had won by the end of turn { $turn }: { $groups }.
experiment-won-end = Who had won when the war was over, or stopped after turn { $turn }: { $groups }.
experiment-won-item = { $way } ({ $shares })
experiment-won-shares = FLN { $fln }%, Government { $gov }%, no winner { $open }%

## Units of measures: $number as it is written, $count its size

experiment-unit-points = { $count ->
    [1] { $number } point
   *[other] { $number } points
  }
experiment-in-percent = percent
experiment-unit-percent = { $number } percentage points
experiment-unit-turns = { $count ->
    [1] { $number } turn
   *[other] { $number } turns
  }
experiment-unit-areas = { $count ->
    [1] { $number } area
   *[other] { $number } areas
  }
experiment-unit-units = { $count ->
    [1] { $number } unit
   *[other] { $number } units
  }
experiment-unit-action-points = { $number } AP

experiment-caption = { $question } { $drawn } algeria_lab { $version }.
experiment-seeds = { $first } to { $last }
experiment-drawn = Numbers of the dice: { $seeds }; { $wars ->
    [one] one war
   *[other] { $wars } wars
  } of each kind.
experiment-caption-shown = Shown: { $shown }.
experiment-caption-part = { $parts ->
    [1] In the picture: { $groups }.
   *[other] Picture { $part } of { $parts }, in it: { $groups }.
  }
experiment-caption-beyond = { $left ->
    [one] One more is not drawn.
   *[other] { $left } more are not drawn.
  }
experiment-caption-intervals = { $key ->
    [none] No 95% intervals are drawn: fewer than { $few } of a kind have none.
    [some] The line through a mark is the 95% interval of the { $of ->
        [differences] mean difference
       *[means] mean
      }; fewer than { $few } of a kind have none.
   *[all] The line through a mark is the 95% interval of the { $of ->
        [differences] mean difference
       *[means] mean
      }.
  }
experiment-continued = Continued: picture { $part } of { $parts }.
experiment-caption-rules = Rules and players: { $rules }.

## Charts

experiment-facing = against { $against }: { $items }
experiment-against = Against “{ $against }”
experiment-lane = { $way }: { $value }
experiment-lane-mean = { $way }: { $shares }; mean { $value }
experiment-more = { $count } more
experiment-not-drawn = { $drawn ->
    [one] The picture shows one row of { $all }.
   *[other] The picture shows { $drawn } rows of { $all }.
  } Left out: { $left }.
experiment-wars = Wars
experiment-way = Way to fight
experiment-mean = Mean
experiment-interval-head = 95% interval
experiment-opponent = Opponent

experiment-prediction-title = Predicted and measured
experiment-prediction-file = experiment-prediction
experiment-prediction-predicted = Predicted
experiment-prediction-measured = Measured
experiment-prediction-apart = Measured less predicted
experiment-prediction-you = you: { $value }
experiment-prediction-result = result: { $value }
experiment-prediction-one = You expected { $predicted }. On average it was { $measured }.
experiment-prediction-inside = What you expected lies inside the 95% interval of { $inside ->
    [0] none
    [one] one
   *[other] { $inside }
  } of the { $all } results.
experiment-prediction-summary = { $measure }: { $items }.
experiment-prediction-item = { $way } { $measured } where { $predicted } was predicted ({ $inside ->
    [yes] within the interval
   *[no] outside the interval
  } { $low } to { $high })
experiment-prediction-many = { $measure }: { $inside } of { $all } predictions lie within the interval of what was measured. Farthest off: { $item }.
experiment-prediction-far = { $way } against { $against }, { $measured } where { $predicted } was predicted
experiment-prediction-open = You have not predicted anything. Next time, write down a number for each way before you run: a wrong prediction teaches more than none.

experiment-distributions-title = How the wars came out
experiment-distributions-file = experiment-distributions
experiment-distributions-means = On average: { $items }.
experiment-distributions-means-same = On average { $mean } everywhere.
experiment-distributions-means-between = On average from { $low } ({ $least }) to { $high } ({ $most }).
experiment-distributions-summary = { $measure }, means: { $groups }.
experiment-distributions-item = { $way } { $mean }
experiment-distributions-shaded = The shading says who had won.
experiment-distributions-label-open = no winner
experiment-distributions-outcome-fln = Won by the FLN
experiment-distributions-outcome-open = Won by nobody
experiment-distributions-outcome-gov = Won by the Government
experiment-distributions-mark = The height of a bar says how many wars came out there, by the scale beside its row; its shading says who had won them. The diamond under a row marks the mean of all its wars: where won, lost and undecided wars stand apart, hardly a war may lie there.
experiment-distributions-mark-share = The diamond marks the mean, the line through it its interval.

experiment-difference-title = Difference from { $first }, war by war
experiment-difference-file = experiment-difference
experiment-difference-axis = Difference from { $first }: { $measure }
experiment-difference-mark = Counted here are pairs of wars with the same number: how much more or less one gave than { $first }. The diamond marks the mean difference, the bar through it its interval: if as many wars were played again and again with other dice, 95 of 100 such intervals would hold the true mean.
experiment-difference-mark-share = The diamond marks the difference from { $first }, the bar through it its interval: if as many wars were played again and again with other dice, 95 of 100 such intervals would hold the true difference.

experiment-fan-title = Support of both sides, turn by turn
experiment-fan-file = experiment-support-by-turn
experiment-fan-headline = The medians end at: { $items }.
experiment-fan-bands = Line: the median. { $key ->
    [none] No bands are drawn: of fewer than { $few } of a kind they would say nothing.
    [some] Dark band: the middle half. Light band: the middle 90 of 100. Of fewer than { $few } of a kind none is drawn.
   *[all] Dark band: the middle half. Light band: the middle 90 of 100.
  }
experiment-fan-summary = Medians at the end of turn { $turn }: { $items }.
experiment-fan-item = { $way } (Government { $gov }, FLN { $fln })
experiment-fan-note = Line: the median of each side, turn by turn. At each turn half of the wars are above, half below; no single war follows this line. Dark band: the middle half of the wars. Light band: the middle 90 of 100. Wars that are over count with their last value.
experiment-fan-panel = “{ $way }” against “{ $against }”
experiment-fan-band = { $side }, { $percent }%
experiment-fan-median = { $side }, median
experiment-fan-over = Wars that are over

experiment-tornado-headline = { $clear ->
    [0] No single change moves the result clearly: all { $all } judged together, each may be chance.
    [one] One of { $all } changes moves the result clearly, all judged together: { $item }.
   *[other] { $clear } of { $all } changes move the result clearly, all judged together. The strongest: { $item }.
}
experiment-tornado-title = Which rule carries the result?
experiment-tornado-file = experiment-audit
experiment-tornado-axis = Difference from the printed rules: { $measure }
experiment-tornado-summary = { $measure } under the printed rules: { $printed }. The widest reach: { $items }.
experiment-tornado-item = { $change } moves it by { $by }
experiment-tornado-constant = Number of the model
experiment-tornado-value = Value
experiment-tornado-printed = Printed
experiment-tornado-together = Clear among all
experiment-tornado-stays = yes
experiment-tornado-stays-not = no
experiment-tornado-lane = { $name } (printed { $printed }) [{ $rule }]

experiment-pairs-headline = { $clear ->
    [0] No pair of changes differs clearly from the sum of the two: { $all } looked at, each alone.
    [one] One of { $all } pairs, each looked at alone, differs clearly from the sum of the two.
   *[other] { $clear } of { $all } pairs, each looked at alone, differ clearly from the sum of the two.
}
experiment-pairs-title = Two numbers changed together
experiment-pairs-file = experiment-audit-pairs
experiment-pairs-axis = Difference from the printed rules: { $measure }
experiment-pairs-summary = What two changes do together is most unlike the sum of the two alone here: { $change }, { $together } together, { $added } added up, { $beyond } beyond the sum ({ $low } to { $high }).
experiment-pairs-together = Together
experiment-pairs-added = Added up
experiment-pairs-beyond = Beyond the sum
experiment-pairs-change = Changes
experiment-pairs-both = { $first } and { $second }

experiment-sensitivity-headline = { $clear ->
    [0] These wars do not show that “{ $name }” changes the result: along each line one level lies in all intervals.
   *[other] Along { $clear } of { $all } { $all ->
        [one] line
       *[other] lines
    } the result changes with “{ $name }”: the intervals of some values lie apart.
}
experiment-sensitivity-title = { $name }
experiment-sensitivity-file = experiment-sensitivity
experiment-sensitivity-summary = { $measure }, as “{ $name }” goes from { $from } to { $to }: { $items }. Printed value: { $printed } [{ $rule }].
experiment-sensitivity-item = { $way } from { $first } to { $last }
experiment-sensitivity-printed = printed: { $value }

## What one could change

experiment-changes-intro = One run answers one question. Ask again with one thing changed:
experiment-changes-opponent = another opponent: { $names };
experiment-changes-position = another position: { $names };
experiment-changes-constant = one number of the model, such as one of these:
experiment-changes-caption = Numbers that carry the model
experiment-changes-values = Values worth trying
experiment-changes-rule = Rule

## Numbers of the model

experiment-constant-resettlement-award-dice = Dice of support that the FLN throws for a resettlement
experiment-constant-resettled-charge = Charge a turn for a resettled area
experiment-constant-terror-charge = Charge a turn for a Terror marker
experiment-constant-psl-per-ap = FLN support that gives one action point
experiment-constant-activation-percent = Price of active units (percent)
experiment-constant-control-lead-per-psp = Areas of lead for one point of support
experiment-constant-coup-threshold = Government support at which a coup threatens
experiment-constant-move-loss-at-most = Highest roll of the die at which a unit is lost on the move
experiment-value-move-loss-at-most-0 = 0 (none is lost)
experiment-value-psl-per-ap-0 = 0 (off)
