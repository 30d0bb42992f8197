# Questions of scenarios: what is said to an answer, on boards, in notebooks, in the terminal and on paper.

## What is wrong with a question, told as the faults of any file

fault-quiz-answer = A question of this kind ({ $kind }) needs a key. Write “answer:”, or “when:” at its options.
fault-quiz-no-answer = A question of this kind ({ $kind }) has no key. Take “answer:” away.
fault-quiz-one = One answer is wanted here, not several. If several are right, the kind is “many”.
fault-quiz-options = There { $count ->
    [0] are no options
    [one] is one option
   *[other] are { $count } options
}; at least { $least } are needed to choose from.
fault-quiz-option-twice = Two options are called “{ $given }”. Each needs an id of its own.
fault-quiz-match = Nothing belongs to “{ $given }” yet. Write it as “match:”.
fault-quiz-number = “{ $given }” is no number. Write it like 12, 0.5, "1/3" or "33 %".
fault-quiz-place = No place is called “{ $given }”. Write its code or its name, such as II-2 or Philippeville.
fault-quiz-right = “{ $given }” is right: nothing can be said to it as a mistake.
fault-quiz-line = What is to be predicted? Write the line of play as “line:”.
fault-quiz-expect = “{ $given }” cannot be what this key comes to.
fault-quiz-changed = This key was expected to be { $expected } and comes to { $now }. The rules or the scenario have changed since; see which is right.
fault-quiz-key-moment = The guided line never comes to the step “{ $step }”, so this key cannot be computed. Name another step as “at:”, or mend the line.
fault-quiz-key-options = { $count ->
    [0] No option is true
   *[other] { $count } options are true ({ $found })
} where this is asked; one should be.
fault-quiz-key-engine = “{ $given }” cannot be computed where this is asked: { $why }
fault-quiz-key-kind = The key comes to “{ $given }”, which answers no question of the kind “{ $kind }” with these options.
fault-sheet-document = A sheet asks about one document. Name the excerpt as “document:”.
fault-sheet-only = Only a question of the kind “sheet” asks about a document. Take “document:” away, or write “kind: sheet”.
fault-sheet-cells = Only a question of the kind “sheet” has cells. Take “cells:” away, or write “kind: sheet”.
fault-sheet-unseen = The excerpt “{ $given }” is not shown before it is asked about. Show it in this step or in an earlier one.
fault-again-only = Only a text of one’s own is written anew. Take “again:” away, or write “kind: text”.
fault-again-text = “{ $given }” is no text that learners write before this. Name an earlier question of the kind “text”.
fault-sealed = What was sealed here is damaged. Ask for the file again.

## Editions for learners

quiz-edition = Edition for learners. Keys, hints and reasons lie folded away in “sealed”, at the end: a folded sheet of paper and no lock.

## What is said to an answer

quiz-right = That is right.
quiz-told = Kept, not graded.
quiz-exactly = Rounded; exactly it is { $exact }.
quiz-problem-wrong = That is not it. Look again at the text and the board.
quiz-problem-foreseen = Not yet.
quiz-problem-unit = The value is right, but not in “{ $unit }”.
quiz-problem-unit-missing = The value is right, but counted in another unit. In which one is it asked?
quiz-problem-slip = Very near: perhaps a slip on the way.
quiz-problem-complement = That is how likely it is that it does not happen.
quiz-problem-no-chance = “{ $given }”? What is asked lies between 0 and 1: from 0 % to 100 %.
quiz-problem-sign = The other way round: look at the sign.
quiz-problem-missing = { $missing ->
    [one] All that you chose belongs here; one is missing.
   *[other] All that you chose belongs here; { $missing } are missing.
}
quiz-problem-extra = { $extra ->
    [one] None is missing, but one does not belong here.
   *[other] None is missing, but { $extra } do not belong here.
}
quiz-problem-extra-and-missing = Some are missing ({ $missing }), and some do not belong here ({ $extra }).
quiz-problem-order = { $right } of { $all } stand in the right place.
quiz-problem-pairs = { $right ->
    [0] None of the { $all } pairs fits.
    [one] One of { $all } pairs fits: { $which }.
   *[other] { $right } of { $all } pairs fit: { $which }.
}
quiz-problem-empty = Nothing has been answered yet.
quiz-problem-number = “{ $given }” cannot be read as a number. Write it like 12, 0.5, 1/3 or 33 %.
quiz-problem-whole = “{ $given }” is no whole number, and the answer is one. Look at what the question counts.
quiz-problem-names = “{ $given }” is no answer to this question.
quiz-problem-unknown = “{ $given }” is not known here.
quiz-problem-one = Choose one.
quiz-problem-every = Use all { $count } items, each of them once.
quiz-problem-long = That is longer than { $most } letters.
quiz-problem-rounded = Rounded, that is right. Give it exactly: as a fraction, such as 1/6, or with all its digits.

## How a question is shown

quiz-title-choice = Choose one
quiz-title-many = Choose all that are right
quiz-title-number = Give a number
quiz-title-fraction = Give a fraction or a share
quiz-title-order = Put in order
quiz-title-map = Name the place or places
quiz-title-predict = What do you expect?
quiz-title-decisive = Which result moved most?
quiz-title-match = Find what belongs together
quiz-title-text = In your own words
quiz-title-sheet = The document’s sheet
quiz-sheet-who = Who speaks?
quiz-sheet-when = When?
quiz-sheet-whom = To whom?
quiz-sheet-why = Why?
quiz-sheet-limits = What can it not prove?
quiz-sheet-cell = { $asks } { $text }
quiz-earlier = At first you wrote:
quiz-earlier-none = No first version is kept.
quiz-version = Your version { $number }:
quiz-tries = { $left ->
    [one] One more try; after it the answer is shown by itself.
   *[other] { $left } more tries; after them the answer is shown by itself.
}
quiz-then = { " " }→{ " " }
quiz-pair = { $one } – { $other }
quiz-amount = { $count ->
    [one] { $number } { $one }
   *[other] { $number } { $many }
}
quiz-tolerance = (± { $off })
quiz-came = You expected: { $expected }. Result: { $came }.
quiz-came-same = You expected: { $expected }. That is right.
quiz-found = You expected { $expected }. It was { $came }.
quiz-found-same = You expected { $expected }, and so it was.
quiz-found-fell = You wrote { $expected }; it fell by { $size }: the same, if you meant a fall.
quiz-off-near = That is near enough.
quiz-off-high = Too high by { $off }.
quiz-off-low = Too low by { $off }.
quiz-off-times-high = You expected { $exact ->
    [yes] exactly
   *[no] more than
} { $times } times as much as came.
quiz-off-times-low = What came is { $exact ->
    [yes] exactly
   *[no] more than
} { $times } times as much as you expected.
quiz-off-fell = It went the other way: it fell.
quiz-off-rose = It went the other way: it rose.
quiz-order-came = { $same ->
    [yes] You expected this order, and so it was.
   *[no] In what order it came
}
quiz-order-result = Result:
quiz-order-expected = You expected:
quiz-found-alone = Result: { $came }.
quiz-came-chance = Before it was played, this had { $of } chances in 100.
quiz-came-chance-more = Before it was played, exactly this had { $of } chances in 100, and { $number } or more { $more_of }.
quiz-came-fixed = Free dice bring this { $of } times in 100; here the lesson had fixed how they fall.
quiz-came-fixed-more = Free dice bring exactly this { $of } times in 100, and { $number } or more { $more_of } times in 100; here the lesson had fixed how they fall.
quiz-came-open = You wrote: “{ $expected }”. Compare your sentence with what you see now.
quiz-expected = You expect: { $expected }. What comes of it is shown here after the play.
quiz-expected-later = You expect: { $expected }. What comes of it is told at the end of the step “{ $step }”.
quiz-expected-telling = You expect: { $expected }. What came of it is told once the board has told the turns.
quiz-moved = { $track } { $change }
quiz-result = Turn { $turn }: { $moved }
quiz-result-at = Turn { $turn }, { $place }: { $moved }

# Fixed words of the panel; %name% is filled in by the page.
quiz-panel-answer = Answer
quiz-panel-hint = Hint
quiz-panel-key = Show the answer
quiz-panel-yours = Your answer
quiz-panel-key-is = Answer:
quiz-panel-hints = Hints
quiz-panel-rubric = A good answer
quiz-panel-again = Write it again
quiz-panel-part = One cell is enough; leave the others empty if you do not know.
quiz-panel-choose = Choose …
quiz-panel-belongs = What belongs to “%one%”?
quiz-panel-up = Move “%one%” up
quiz-panel-down = Move “%one%” down
quiz-panel-moved = %one%: place %place% of %all%
quiz-panel-add = Add a place
quiz-panel-take = Take “%one%” away
quiz-panel-places = Chosen places
quiz-panel-no-places = None chosen yet
quiz-form-share = A decimal such as 0.25, a fraction such as 3/8, or a percentage
quiz-form-hundred = A number from 0 to 100
quiz-form-change = A whole number, for example 4, or −4 for a fall
quiz-form-whole = A whole number
quiz-form-amount = A number; decimals with a point or a comma
quiz-panel-draw-failed = The question could not be drawn.
quiz-panel-loading = The question is coming …
quiz-panel-elsewhere = The guide is at another step. Go there first, then answer.
quiz-panel-malformed = What the page sent could not be read.
quiz-panel-wrong = Not yet
quiz-panel-missed = Not this
quiz-panel-unclear = No answer yet

## On paper

quiz-paper-title = Questions: { $title }
quiz-paper-name = Name
quiz-paper-date = Date
quiz-paper-rank = Write 1 for the first, 2 for the second, and so on.
quiz-paper-came = What came out:
quiz-paper-comes = What comes:
quiz-paper-key = Key for the instructor
quiz-paper-key-note = Do not hand this sheet out with the questions.
quiz-paper-computed = Computed from
quiz-paper-wrong = To { $given }
quiz-paper-rules = Rules
quiz-paper-forms = In the lesson
quiz-paper-after = Afterwards
quiz-paper-open-predict = What comes out when the line is played; kept, not graded.
quiz-paper-open-decisive = The result that moved the tracks most in the learner’s own game.
quiz-paper-open-text = Kept, not graded; compare with what a good answer has.
quiz-paper-open-sheet = Kept, not graded; compare with the model answer of each cell.
quiz-paper-again = You wrote on this at question { $number }. Write it anew: what do you keep, what do you change?
quiz-panel-vote-less = One vote less for: { $one }
quiz-panel-vote-more = One vote more for: { $one }
