# An experiment of a lesson: a prediction, many wars or throws, what they say, and what they do not.

trial-heading-question = The question
trial-heading-prediction = Your prediction
trial-heading-run = Many wars
trial-heading-throws = Many throws
trial-heading-shares = Who had won, who was ahead
trial-heading-judged = Your prediction beside the wars
trial-heading-spread = How the wars are spread
trial-heading-difference = The difference, war by war
trial-heading-vary = What would change this?
trial-heading-sentence = In your own words
trial-heading-found = What was found, in this model

## Predicting

trial-predict = This is my prediction
trial-predict-not = Go on without a prediction
trial-predict-what = Before you see anything: what will the mean be? { $measure }.
trial-predict-how = Draw a bar for each way. With keys: the arrows move it by 1, Page up and Page down by a tenth of the scale. You can also type the number.
trial-predict-missing = Still without a bar: { $ways }. Draw it, or go on without a prediction.
trial-predict-set = { $numbers ->
    [one] You have set a number. “This is my prediction” keeps it
   *[other] You have set { $numbers } numbers. “This is my prediction” keeps them
}; “Go on without a prediction”, pressed once more, throws { $numbers ->
    [one] it
   *[other] them
} away.
trial-predict-range = Choose a number from { $low } to { $high }.
trial-predicted = You predicted: { $items }.
trial-predicted-nothing = You went on without a prediction.

## Playing

trial-load = Show the { $wars } wars of each way
trial-play = Play { $wars } wars of each way
trial-play-hint = They are played on this computer{ experiment-each-opponent }. You can stop at any time.
trial-more = Play { $pairs } more of each way
trial-more-hint = With dice that have not fallen yet. Your wars are added to those that you see.
trial-forty = Play twice forty of our own
trial-forty-hint = Forty wars of each way with dice that no other place in the class gets. What they come to is counted on the wall, without a name.
trial-heading-forty = Your own wars, forty a way
trial-forty-own = Your { $wars }
trial-forty-kept = The { $wars } kept
trial-forty-between = between { $low } and { $high }
trial-forty-wide = With { $wars } wars the interval is about { $times } times as wide as with { $kept }.
trial-forty-told = Against the computer player { $against }. They are counted on the wall with those of the class; your place has the number { $place }.
trial-moment = One moment …
trial-stop = Stop
trial-show = What is measured
trial-played = { $kept ->
    [0] You see { $wars } wars of each way{ experiment-each-opponent }, played here.
   *[other] { $played ->
        [0] You see { $kept } wars of each way{ experiment-each-opponent }. They were played before, and kept.
       *[other] You see { $wars } wars of each way{ experiment-each-opponent }: { $kept } that were kept, and { $played } that you played with new dice.
    }
}
trial-played-before = Before this page was loaded again you had { $wars } wars of each way played here. They are not kept; the button plays the same ones again, with the same dice.
trial-not-kept-missing = The { $wars } wars that belong to this question are not on this computer. You can play some here.
trial-not-kept-question = The kept wars answer an earlier form of this question, so they are not shown. You can play some here.
trial-not-kept-rules = The kept wars were played by earlier rules, so they are not shown. You can play some here.
trial-progress = { $begun ->
    [yes] { $done } of { $wars } wars, { $left } left
   *[no] The position is being set up …
}
trial-done = { $done ->
    [one] { $done } war was played in all.
   *[other] { $done } wars were played in all, every way together.
}
trial-stopped = Stopped after { $done } of { $wars } wars. Only whole pairs count.

## Results

trial-winners = Who had won at the end of turn { $turn }, and who was ahead where nobody had, in percent of the wars
trial-winners-end = Who had won by the end of turn { $turn }, and who was ahead where nobody had, in percent of the wars
trial-versus = Against { $against }
trial-share = { $who } { $share } %
trial-who-won = { $side } won
trial-who-ahead = { $side } ahead
trial-who-open = nobody ahead
trial-differences = { $measure }: how much higher or lower than under { $first }
trial-between = { $clear ->
    [yes] between { $low } and { $high }
    [same] the same in every pair: no difference at all
   *[no] between { $low } and { $high }: higher or lower, these wars do not say
}
trial-interval-means = Both wars of a pair meet the same dice. “Between” is a 95 % interval: made from 100 such samples, it would hold the true difference about 95 times.
trial-size = Each number rests on { $wars } wars of each way{ experiment-each-opponent }.
trial-you-said = You said
trial-more-shown = More of these wars: your prediction in numbers, who was ahead, how they spread
trial-more-hidden = Fold away
trial-how-sure = How sure is this?
trial-near = { $near ->
    [inside] your bar lies within the 95 % interval
    [yes] close to your bar, which stays outside the 95 % interval
    [lower] lower than your bar
   *[higher] higher than your bar
}
trial-judged-direction = { $verdict ->
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
    } { $first }. These wars do not bear that out{ $rivals ->
        [one] { "" }
       *[other] { " " }against every opponent
    }.
}

## Found

trial-found = { $agree ->
    [all] Against every opponent { $way } comes out { $direction ->
        [higher] higher
       *[lower] lower
    } than { $first }. { $measure }: { $items }.
    [none] Between { $way } and { $first } no difference can be seen against any opponent. { $measure }: { $items }.
    [differ] { $way } compared with { $first }: it depends on the opponent. { $measure }: { $items }.
   *[one] { $way } compared with { $first }. { $measure }: { $items }.
}
trial-found-item = { $direction ->
    [same] against { $against } the same in every pair
    [higher] against { $against } { $by } higher (95 % interval: { $low } to { $high })
    [lower] against { $against } { $by } lower (95 % interval: { $low } to { $high })
   *[unclear] against { $against } not clear (95 % interval: { $low } to { $high })
}
trial-found-alone = { $way } against { $against }. { $measure }: { $mean } (95 % interval: { $low } to { $high }).

## Changing a number of the model

trial-vary-what = Change one number of the model and play the same wars again. What stays, and what goes?
trial-vary-rule = You change a number of the rule [{ $rule }]: { $number }. That asks the model a question. It measures nothing that happened.
trial-vary-which = Which number
trial-vary-printed = This is the printed number. Choose another one.
trial-vary-play = Play { $wars } wars of each way with this number
trial-vary-drawn = The wars with the changed number:
trial-printed = printed
trial-as-printed = As printed: { $value }
trial-changed = Changed: { $value }

## The own sentence

trial-sentence-hint = One or two sentences. They go into your report; nobody grades them here.
trial-sentence-done = Keep my sentence
trial-sentence-change = Change my sentence
trial-sentence-not = Go on without a sentence
trial-sentence-empty = Nothing is written yet. Write a sentence, or go on without one.

## Throws

trial-throw = { $again ->
    [yes] Throw { $times } times more
   *[no] Throw { $times } times
}
trial-thrown-mean = The mean of all throws
trial-thrown-title = { $way }: how often each number came
trial-thrown-file = throws
trial-thrown-number = Number
trial-thrown-share = Share of throws, %
trial-thrown-exactly = Exact chance
trial-thrown-here = Thrown here, %
trial-thrown-between = 95 % interval, %
trial-thrown-none = { $way }: { $times } throws, too few or too much alike for an interval.
trial-thrown-sampled = { $way }: the mean of { $times } throws is { $mean } (95 % interval: { $low } to { $high }).
trial-thrown-summary = { $way }: the mean of { $times } throws is { $mean } (95 % interval: { $low } to { $high }). The exact mean is { $exact }{ $inside ->
    [yes] , inside the interval.
   *[no] , outside the interval: that happens in 5 of 100 samples.
}
trial-thrown-judged = You said { $guess } for { $way }.

## In the report

scenario-report-experiments = Experiments
trial-report-predicted = predicted: { $items }
trial-report-nothing = without a prediction
trial-report-run = wars of each way and opponent: { $kept } kept, { $played } played
trial-report-thrown = throws: { $played }
trial-report-vary = changed: { $number } = { $value }

## Also in questions of the laboratory: behind what each way does, only where there are several opponents

experiment-each-opponent = { $rivals ->
    [one] { "" }
   *[other] { " " }against each opponent
  }
