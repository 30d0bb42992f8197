# Fixed words of choosing and understanding: offers, plans, odds, rolls, rules, hints.

board-back = Back to the choices
board-refused = Not possible here
board-tests = Tests that candidates passed: %count%
board-closed = Closed now, and why
board-roll = Roll the dice
# %deed% is “Roll the dice” or “Do it”.
board-all-the-same = %deed% all the same
# The button of a hint says what it is for, as another plan may stand beside it.
board-deed-for = %deed% – %name%
board-do-it = Do it
board-crew-number = %count% of %most%
board-crew-far = From elsewhere
board-crew-less = One fewer: %units%
board-crew-more = One more: %units%
board-crew-all = All
board-crew-all-of = All of them: %units%
board-aim-wait = Choose first: on the map, or here.
board-mods = What changes the roll
board-predict-first = Predict first
board-predict-question = What will come?
board-predict-wait = Choose what you expect, then roll.
board-predict-right = You were right.
board-predict-wrong = It came out differently.
board-predict-said = You said: %said% – %chance%
board-predict-came = What came: %came% – %chance%
board-came = came
board-roll-title = Your last roll
board-roll-work = How it came about
board-roll-no-mods = Nothing changed this roll.
board-roll-total = makes %total%
board-roll-chance = The chance of this was %chance%.
board-hint = Hint
board-hint-about = What the computer would do here, and why
board-hint-title = The computer would do this
board-hint-why = Why?
board-hint-thinking = The strongest player is thinking…

# What a hint teaches, once the strongest player has thought: the best way beside the next best. $list: what differs
# at the end of what it played on in thought, on average; $line: the next best way; $tries: how many tries there were.
# $best and $second: chances in a hundred; $ahead: points of the score; $error: by how much the difference may be off.
hint-brings = For example, it gains on the next best, on average: { $list }.
hint-costs = For example, it gives up: { $list }.
hint-costs-nothing = It gives up nothing that was counted.
hint-next-chance = Next best: “{ $line }”. Played on in thought from here ({ $tries } tries), the advised move has, all in all, about { $best } chances in a hundred of winning, this one about { $second } (the difference is right to within { $error }).
hint-line-part = { $begun ->
    [yes] the same at first, then:{ " " }
   *[no] { "" }
  }{ $line }{ $goes ->
    [yes] { " " }…
   *[no] { "" }
  }
hint-next-points = Next best: “{ $line }”. Played on in thought from here ({ $tries } tries), all that counts taken together the advised move ends { $ahead } points better (right to within { $error }); a point is worth as much as one of Support and Commitment or of Opposition and Bases.
hint-next-close = About as good: “{ $line }”. Played on in thought from here ({ $tries } tries), neither came out clearly ahead of the other; in so few tries a difference of a few points may stay unseen.
hint-measure-fln-support = support of the FLN { $change }
hint-measure-gov-support = support of the Government { $change }
hint-measure-fln-areas = areas of the FLN { $change }
hint-measure-gov-areas = areas of the Government { $change }
hint-measure-fronts = Fronts { $change }
hint-measure-gov-score = Support and Commitment { $change }
hint-measure-fln-score = Opposition and Bases { $change }
hint-measure-gov-resources = Resources of the Government { $change }
hint-measure-fln-resources = Resources of the FLN { $change }
hint-measure-military = military lead { $change }
hint-measure-political = political lead { $change }
hint-measure-diplomatic = diplomatic lead { $change }
hint-measure-hand = cards in hand { $change }
hint-measure-prisoners = prisoners { $change }
board-yes = Yes.
board-no = No.

board-only = Only: %name%
board-only-all = Show all choices

## A plan whose button was pressed before it was worked out

board-pressed-wait = It is being worked out; then it will be done.

## The advice, the first minute and the glossary

board-advice = For example:
board-advice-ringed = For example, ringed on the map:
board-advice-show = Show it
board-advice-show-about = Opens the hint: the chances, every question on the way, and a button that does it
board-odds-exact = All %count% exact results
board-glossary = Glossary
board-glossary-open = All terms
board-minute-open = The first minute
board-minute-go = To the board
board-calibration = How well do you predict?
board-calibration-band = Chance
board-calibration-right = Came true
board-calibration-sure = 95% interval
board-calibration-of = %right% of %count%
board-calibration-about = On the line, what had a chance of one half came half of the time. Below it, it came less often than its chance.
