# The table of a class, for marking: on paper, in a spreadsheet, on the page for teachers.
marking-title = For marking: { $title }
marking-title-all = The receipts of the class, for marking
marking-receipt = receipt
marking-report = report
marking-lesson = lesson{ $number }
marking-file = { $name }-answers
marking-file-lesson = { $name }-{ $lesson }
marking-file-strays = { $name }-other-files
marking-class = class
marking-strays = Files without a table
marking-strays-note = They belong to no lesson that is known here, or are no receipts.
marking-count = { $count ->
    [one] One pupil
   *[other] { $count } pupils
} · { $asked ->
    [0] no graded question
    [one] one graded question
   *[other] { $asked } graded questions
}{ $points ->
    [0] {""}
    [one] {" "}· at most 1 point
   *[other] {" "}· at most { $points } points
}{ $aside ->
    [0] {""}
    [one] {" "}· what was missed counts without one unchecked receipt
   *[other] {" "}· what was missed counts without { $aside } unchecked receipts
}
marking-keep = This table holds the key and what pupils wrote: keep it to yourself.
marking-worth = A receipt is evidence of work; it proves neither who did it, nor that nobody helped.
marking-signs = Signs
marking-letters = Letters are those of the questions on paper; what they stand for is below, question by question. O1: an order that was chosen. P1: a question of another game played inside a step, which does not count in the total.
marking-mark = { $mark ->
    [right] right
    [wrong] wrong
    [open] to be read
    [guess] prediction
    [order] order chosen
    [left] left out
    [unchecked] unchecked
   *[none] no answer
}
marking-pupil = Pupil
marking-right = Right
marking-points = Points
marking-minutes = Minutes
marking-of = { $number } / { $most }
marking-head = { $number }. { $title }
marking-head-worth = { $number }: result
marking-head-points = { $points ->
    [0] not graded
    [one] 1 pt
   *[other] { $points } pts
}
marking-part = Questions { $first } to { $last }
marking-written = { $count ->
    [one] one word
   *[other] { $count } words
}
marking-then = {" → "}
marking-expected = predicted { $expected }
marking-came = predicted { $expected } · came { $came }
marking-hardest = What the class missed
marking-hardest-none = Nothing: no answer was wrong.
marking-hardest-question = Question
marking-hardest-count = Pupils
marking-hardest-mistake = What they answered, and what the key says of it
marking-missed = { $count } of { $all } went wrong{ $never ->
    [0] {""}
    [-1] {" "}and never got it right
   *[other] , { $never } of them never right
}
marking-mistake = { $count ->
    [one] 1 pupil
   *[other] { $count } pupils
}: { $given }
marking-mistake-other = { $count ->
    [one] 1 pupil, another answer
   *[other] { $count } pupils, other answers
}: { $given }
marking-questions = Question by question
marking-right-is = Right
marking-rubric = What is expected
marking-texts-none = Nobody wrote anything.
marking-nobody-wrong = No answer was wrong.
marking-why = { $problem ->
    [differs] played again, it says something else for: { $detail }.
    [scenario] { $detail } Drop the file of this scenario beside the receipts, the one that the class has played: it may be called { $file }.
    [edition] { $detail } To check it, drop the file that the class has played beside the receipts.
   *[other] { $detail }
}
marking-who = Who answered what
marking-sum = Right answers
marking-order = Order chosen: { $step }
marking-orders = Orders chosen
marking-order-count = { $order }: { $count ->
    [one] { $count } pupil
   *[other] { $count } pupils
}
marking-inside = In “{ $title }”, played inside a step
marking-head-outside = not in the total
marking-away = { $name ->
    [left_the_line] { $count ->
        [one] left the lesson’s way once
       *[other] left the lesson’s way { $count } times
    }
    [shown] { $count ->
        [one] { $count } passage played for them
       *[other] { $count } passages played for them
    }
    [jumps] { $count ->
        [one] { $count } step jumped
       *[other] { $count } steps jumped
    }
   *[keys] { $count ->
        [one] { $count } answer shown
       *[other] { $count } answers shown
    }
}
marking-help = Whom to look at first
marking-help-none = Nobody: everyone has half of the answers right or more, and came to the debrief without passing over a step.
marking-help-unchecked = { $name } (unchecked)
marking-alike = { $count ->
    [2] Two receipts bear
   *[other] { $count } receipts bear
} the name { $name }: { $files }. One pupil who handed in more than once, or pupils of the same name? Each receipt counts as a pupil here.
marking-help-stopped = stopped at step { $at } of { $all }
marking-help-passed = { $count ->
    [one] passed over step { $last }
   *[other] passed over steps { $first } to { $last }
} to go to the debrief
marking-help-left = { $count } questions passed over
marking-silent = { $silent } without an answer
marking-help-few = { $tried ->
    [0] answered none of the { $asked } graded questions
   *[other] answered only { $tried } of the { $asked } graded questions
}{ $right ->
    [0] {""}
   *[other] , { $right } of them right
}
marking-help-in = { $said }, in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
marking-help-tried = tried { $tried } of the { $asked } graded questions{ $right ->
    [0] , all wrong
   *[other] , { $right } of them right
}
marking-help-twice = { $said } (the same mistake again: { $twice })
marking-help-again = question { $number }, { $count ->
    [2] twice
   *[other] { $count } times
} “{ $given }”
marking-narrow = Each cell has the letter or number of the last answer; of a text, how many words. Questions and their letters are below, under “Question by question”; whole answers are in the printed table.
