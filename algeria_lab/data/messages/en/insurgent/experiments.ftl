# What results of many wars say of the card duel in other words: each message stands for the one without ``duel-``.

duel-experiment-heading-distributions = How the games came out
duel-experiment-heading-fan = Icons on the table, turn by turn
duel-experiment-question =
    From { $position }, { $side ->
        [gov] the French play
       *[fln] the FLN plays
    } { $count ->
        [one] in one way ({ $ways })
       *[other] in { $count } ways ({ $ways })
    } against { $opponents }. { $runs ->
        [one] Each way plays one game{ experiment-each-opponent }.
       *[other] Each way plays { $runs } games{ experiment-each-opponent }.
    }
duel-experiment-question-audit =
    From { $position }, { $side ->
        [gov] the French play
       *[fln] the FLN plays
    } as { $player } against { $opponents }: under the rules as adopted, and with { $count ->
        [one] one change of the model
       *[other] { $count } changes of the model, one after another
    }. { $runs ->
        [one] One game is played under each.
       *[other] { $runs } games are played under each.
    }
duel-experiment-question-pairs = Games with the same number are compared with each other: they meet the same dice as far as they do the same things.
duel-experiment-question-stop = A game also stops when a turn ends with “{ $measure }” at { $level } or less.
duel-experiment-shows-item-same = { $way } the same in every game
duel-experiment-shows-two-unclear = { $measure }: between { $way } and { $first } these games show no clear difference (95% interval: { $low } to { $high }).
duel-experiment-shows-two-same = { $measure }: { $way } and { $first } give the same in every game.
duel-experiment-over = Of { $wars } games each, these were over by the end of turn { $turn } and count with their last value: { $groups }.
duel-experiment-sampling = With { $wars } games of each kind, chance alone moves a share of games by up to ±{ $share } percentage points and a mean of this measure by up to ±{ $mean }, in 95 of 100 cases; four times as many games would halve that. A difference is called clear if 0 lies outside its interval.
duel-experiment-sampling-share = With { $wars } games of each kind, chance alone moves a share of games by up to ±{ $share } percentage points, in 95 of 100 cases; four times as many games would halve that. A difference is called clear if 0 lies outside its interval.
duel-experiment-too-few = Fewer than two games of each kind have been played so far: a mean needs two or more, its interval five.
duel-experiment-unfinished = Here are { $played } of { $runs } games of each kind.
duel-experiment-cancelled = The run was stopped before its end. The games that had been played are kept, in whole pairs.
duel-experiment-summary-caption = { $measure }: { $wars } games of each kind
duel-experiment-summary-middle = Middle half of the games
duel-experiment-summary-difference = Difference from { $first }, game by game (95% interval)
duel-experiment-won-end = Who had won when the game was over, or stopped after turn { $turn }: { $groups }.
duel-experiment-won-shares = FLN { $fln }%, French { $gov }%, draw or undecided { $open }%
duel-experiment-drawn = Numbers of the dice: { $seeds }; { $wars ->
    [one] one game
   *[other] { $wars } games
  } of each kind.
duel-experiment-drawn-other = Numbers of the dice: { $seeds }; { $wars ->
    [one] one game
   *[other] { $wars } games
  } of each kind, not all by the same numbers.
duel-experiment-drawn-apart = Numbers of the dice: { $seeds }; from { $least } to { $most } games of each kind, not all by the same numbers: { $groups }.
duel-experiment-drawn-part = Drawn are { $drawn } of the { $asked } games asked for: the others were filtered out, or not played.
duel-experiment-pairs-drawn = Drawn are { $drawn } of the { $asked } pairs asked for, each of two games with the same number: { $groups }.
duel-experiment-headline-none = Nothing is compared with { $first } here: no other way has two pairs of games with the same numbers.
duel-experiment-headline-few = { $all ->
    [one] One comparison with { $first }, of too few games for an interval: whether it is clear cannot be said.
   *[other] { $all } comparisons with { $first }, of too few games for an interval: whether any is clear cannot be said.
  }
duel-experiment-headline-unsure = { $number ->
    [one] One more is of too few games for an interval.
   *[other] { $number } more are of too few games for an interval.
  }
duel-experiment-interval-none = { $mean } (too few games for an interval)
duel-experiment-interval-few = too few games
duel-experiment-shows-two-few = { $measure }: between { $way } and { $first } these games show no clear difference; they are too few for an interval.
duel-experiment-shows-two-same-few = { $measure }: { $way } and { $first } give the same in every game; they are too few for an interval.
duel-experiment-shows-one-few = { $way } { $mean } on average (too few games for an interval)
duel-experiment-difference-mark-few = Counted here are pairs of games with the same number: how much more or less one gave than { $first }. The diamond marks the mean difference; the pairs are too few for an interval.
duel-experiment-prediction-few = These games are too few for intervals, and so for judging a prediction.
duel-experiment-prediction-item-few = { $way } { $measured } where { $predicted } was predicted (too few games for an interval)
duel-experiment-sensitivity-few = These games are too few for intervals, and so for showing whether the result changes.
duel-experiment-wars = Games
duel-experiment-distributions-title = How the games came out
duel-experiment-distributions-outcome-gov = Won by the French
duel-experiment-distributions-mark = The height of a bar says how many games came out there, by the scale beside its row; its shading says who had won them. The diamond under a row marks the mean of all its games: where won, lost and undecided games stand apart, hardly a game may lie there.
duel-experiment-difference-title = Difference from { $first }, game by game
duel-experiment-difference-pairs = { $measure }: { $pairs } pairs of games with the same number
duel-experiment-difference-mark = Counted here are pairs of games with the same number: how much more or less one gave than { $first }. The diamond marks the mean difference, the bar through it its interval: if as many games were played again and again with other dice, 95 of 100 such intervals would hold the true mean.
duel-experiment-difference-mark-share = The diamond marks the difference from { $first }, the bar through it its interval: if as many games were played again and again with other dice, 95 of 100 such intervals would hold the true difference.
duel-experiment-fan-title = Icons in the rows of both sides, turn by turn
duel-experiment-fan-file = experiment-icons-by-turn
duel-experiment-fan-item = { $way } (French { $gov }, FLN { $fln })
duel-experiment-fan-note = Line: the median of each side, turn by turn. At each turn half of the games are above, half below; no single game follows this line. Dark band: the middle half of the games. Light band: the middle 90 of 100. Games that are over count with their last value.
duel-experiment-fan-over = Games that are over
duel-experiment-tornado-printed = Adopted
duel-experiment-refused =
    { $wars ->
        [one] One game was
       *[other] { $wars } games were
    } not played, because the opening could not be: { $items }. No mean counts { $wars ->
        [one] it, and no difference a pair in which it is missing
       *[other] them, and no difference a pair in which one is missing
    }; if these games differ from the others, so may the result.
duel-experiment-refused-item =
    { $way } in { $wars ->
        [one] one game
       *[other] { $wars } games
    } (number { $seed }, for one: { $why })
duel-experiment-frame-rows =
    { $wars ->
        [one] One game
       *[other] { $wars } games
    } in { $rows ->
        [one] one row
       *[other] { $rows } rows
    }: one for the start and one for the end of each turn.
duel-experiment-question-own-stop = A game also stops when a turn ends and the function “{ $name }” says yes.

## What is measured

duel-experiment-measure-balance = Lead in icons on all fronts (French less FLN)
duel-experiment-measure-gov-wins = Percent of games won by the French
duel-experiment-measure-fln-wins = Percent of games won by the FLN
duel-experiment-measure-draws = Percent of games that nobody won
duel-experiment-measure-domination = Percent of games ended by domination of a front
duel-experiment-measure-fln-military = FLN icons on the military front
duel-experiment-measure-fln-political = FLN icons on the political front
duel-experiment-measure-fln-diplomatic = FLN icons on the diplomatic front
duel-experiment-measure-gov-military = French icons on the military front
duel-experiment-measure-gov-political = French icons on the political front
duel-experiment-measure-gov-diplomatic = French icons on the diplomatic front
duel-experiment-measure-fln-icons = FLN icons on all fronts
duel-experiment-measure-gov-icons = French icons on all fronts
duel-experiment-measure-fln-fronts = Fronts on which the FLN lead
duel-experiment-measure-gov-fronts = Fronts on which the French lead
duel-experiment-measure-fln-cards = FLN cards in rows
duel-experiment-measure-gov-cards = French cards in rows
duel-experiment-measure-fln-hidden = Face-down FLN cards in rows
duel-experiment-measure-prisoners = Cards in prison
duel-experiment-measure-removed = Cards out of play
duel-experiment-unit-icons = { $count ->
    [1] { $number } icon
   *[other] { $number } icons
  }
duel-experiment-unit-fronts = { $count ->
    [1] { $number } front
   *[other] { $number } fronts
  }
duel-experiment-unit-cards = { $count ->
    [1] { $number } card
   *[other] { $number } cards
  }

## Numbers of the model

experiment-constant-activation-cap = How often one card may act in a turn
duel-experiment-frame-few = Fewer than two games of a way are left here, so nothing is summed up.
duel-experiment-unpaired = The ways do not hold the same games here: a mean is over all games of its way, a difference only over games with the same number under both ways, so that the two need not fit. The column “pairs” of the summary says how many there are.
duel-experiment-shows-unpaired = { $measure }: { $groups }. No two games with the same number are left to be compared.
duel-experiment-stopped-item = { $way } in { $number } of { $wars } games
duel-experiment-twice = Some games stand here more than once; each is counted once.

# An experiment of a lesson plays games of the duel, not wars.

duel-trial-heading-run = Many games
duel-trial-heading-judged = Your prediction beside the games
duel-trial-heading-spread = How the games are spread
duel-trial-heading-difference = The difference, game by game
duel-trial-load = Show the { $wars } games of each way
duel-trial-play = Play { $wars } games of each way
duel-trial-more = Play { $pairs } more of each way
duel-trial-more-hint = With dice that have not fallen yet. Your games are added to those that you see.
duel-trial-forty = Play forty of our own
duel-trial-forty-hint = Forty games of each way with dice that no other place in the class gets. What they come to is counted on the wall, without a name.
duel-trial-heading-forty = Your own forty
duel-trial-forty-wide = With { $wars } games the interval is about { $times } times as wide as with { $kept }.
duel-trial-played = { $kept ->
    [0] You see { $wars } games of each way{ experiment-each-opponent }, played here.
   *[other] { $played ->
        [0] You see { $kept } games of each way{ experiment-each-opponent }. They were played before, and kept.
       *[other] You see { $wars } games of each way{ experiment-each-opponent }: { $kept } that were kept, and { $played } that you played with new dice.
    }
}
duel-trial-not-kept-missing = The { $wars } games that belong to this question are not on this computer. You can play some here.
duel-trial-not-kept-question = The kept games answer an earlier form of this question, so they are not shown. You can play some here.
duel-trial-not-kept-rules = The kept games were played by earlier rules, so they are not shown. You can play some here.
duel-trial-progress = { $begun ->
    [yes] { $done } of { $wars } games, { $left } left
   *[no] The position is being set up …
}
duel-trial-done = { $done ->
    [one] { $done } game was played.
   *[other] { $done } games were played.
}
duel-trial-stopped = Stopped after { $done } of { $wars } games. Only whole pairs count.
duel-trial-winners = Who had won at the end of turn { $turn }, and who was ahead where nobody had, in percent of the games
duel-trial-winners-end = Who had won by the end of turn { $turn }, and who was ahead where nobody had, in percent of the games
duel-trial-between = { $clear ->
    [yes] between { $low } and { $high }
    [same] the same in every pair: no difference at all
   *[no] between { $low } and { $high }: higher or lower, these games do not say
}
duel-trial-interval-means = Both games of a pair meet the same dice. “Between” is a 95 % interval: made from 100 such samples, it would hold the true difference about 95 times.
duel-trial-size = Each number rests on { $wars } games of each way{ experiment-each-opponent }.
duel-trial-judged-direction = { $verdict ->
    [right] You expected { $way } { $expected ->
        [higher] above
       *[lower] below
    } { $first }, and so it came out.
    [other] You expected { $way } { $expected ->
        [higher] above
       *[lower] below
    } { $first }. In this model it came out the other way. A surprise is a good place to begin: which rule did it?
   *[open] You expected { $way } { $expected ->
        [higher] above
       *[lower] below
    } { $first }. These games do not bear that out{ $rivals ->
        [one] { "" }
       *[other] { " " }against every opponent
    }.
}
duel-trial-vary-what = Change one number of the model and play the same games again. What stays, and what goes?
duel-trial-vary-play = Play { $wars } games of each way with this number
duel-trial-vary-drawn = The games with the changed number:
duel-trial-report-run = games of each way and opponent: { $kept } kept, { $played } played

## What each measure counts

duel-experiment-counts-balance = French icons on the three fronts less those of the FLN; icons of face-down cards count.
duel-experiment-counts-gov-wins = 100 for a game that the French had won by that moment, 0 for any other, an undecided one too; so its mean is a percentage.
duel-experiment-counts-fln-wins = 100 for a game that the FLN had won by that moment, 0 for any other, an undecided one too; so its mean is a percentage.
duel-experiment-counts-draws = 100 for a game that was over by that moment and that nobody had won, 0 for any other, one that was stopped too; so its mean is a percentage.
duel-experiment-counts-domination = 100 for a game that had ended by that moment because one side, whichever, dominated a front, 0 for any other; so its mean is a percentage.
duel-experiment-counts-turns = Turns of both sides that are over at that moment.
duel-experiment-counts-fln-military = Icons on the cards in the row of the FLN on the military front, face-down ones too.
duel-experiment-counts-fln-political = Icons on the cards in the row of the FLN on the political front, face-down ones too.
duel-experiment-counts-fln-diplomatic = Icons on the cards in the row of the FLN on the diplomatic front, face-down ones too.
duel-experiment-counts-gov-military = Icons on the cards in the row of the French on the military front.
duel-experiment-counts-gov-political = Icons on the cards in the row of the French on the political front.
duel-experiment-counts-gov-diplomatic = Icons on the cards in the row of the French on the diplomatic front.
duel-experiment-counts-fln-icons = Icons on the cards in the three rows of the FLN, face-down ones too.
duel-experiment-counts-gov-icons = Icons on the cards in the three rows of the French.
duel-experiment-counts-fln-fronts = Fronts on which the FLN have more icons than the French; face-down cards count, and a tie is nobody's.
duel-experiment-counts-gov-fronts = Fronts on which the French have more icons than the FLN; face-down cards count, and a tie is nobody's.
duel-experiment-counts-fln-cards = Cards in the three rows of the FLN, face-down ones too.
duel-experiment-counts-gov-cards = Cards in the three rows of the French.
duel-experiment-counts-fln-hidden = Cards of the FLN that lie face down in its rows.
duel-experiment-counts-prisoners = Cards that are in prison.
duel-experiment-counts-removed = Cards that are out of play, in nobody's deck or discard pile any more.
