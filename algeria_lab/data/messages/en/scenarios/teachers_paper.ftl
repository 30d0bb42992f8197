# Papers for those who teach: a lesson on two pages, a lesson to be looked through, its key.

sheet-title = Teacher’s sheet: { $title }
sheet-key-title = Key: { $title }
sheet-number = Lesson { $number }
sheet-age = from age { $age }
sheet-mind = holds answers: not for pupils
sheet-aims = Aims
sheet-time = Timing
sheet-minutes = min
sheet-does = What the class does
sheet-sum = Steps in all
sheet-numbers = no. { $numbers }
sheet-back = ↶ step { $number }
sheet-beside = + { $minutes }: 5 to arrive, 8 to talk at the end
sheet-documents = { $count ->
    [one] 1 document
   *[other] { $count } documents
}
sheet-board = On the board
sheet-board-when = { $count ->
    [one] To be filled after step { $numbers }, here with what stands in the author’s line.
   *[other] To be filled after steps { $numbers }, here with what stands in the author’s line.
}
sheet-keep = The lines to keep
sheet-surprises = What a sharp pupil will say
sheet-spare = If time is short, leave out step { $number }, “{ $title }”. Lost: { $lost }.
sheet-wrong = What pupils get wrong
sheet-foreseen = No. { $number }, “{ $given }”: { $says }
sheet-care = To mind
sheet-notes = Content notes: what may be passed over
sheet-step = “{ $title }”
sheet-only = (only { $minutes } min)
sheet-lost = Without it, lost: { $lost }.
sheet-lost-questions = { $count ->
    [one] question { $numbers }
   *[other] questions { $numbers }
}
sheet-answers = Questions and answers
sheet-answers-note = Numbers and letters are those of the questions on paper, in this form. The key has the whole wording, and the wrong answers to expect.
sheet-guess = Prediction, not graded.
sheet-guess-came = Prediction, not graded; what comes: { $came }
sheet-criteria = Expected
sheet-free = Free text, not graded.
sheet-see-exam = Model answer: “Exam item”, on the sheet.
sheet-exam = Exam item
sheet-exam-paper = This form does not show all its documents: hand out on paper the “Documents” of the { $minutes }-minute form.
sheet-sources = Documents: still to be checked
sheet-sources-figures = Figures in dispute, not settled; pages to be found
sheet-sources-rest = { $count ->
    [0] Of every document something is still to be checked.
    [one] Of 1 document nothing is open.
   *[other] Of { $count } documents nothing is open.
}
sheet-who = Who wrote it, who read it
sheet-readers = Read by historians from outside
sheet-reader = { $name } ({ $date })
sheet-readers-none = No historian from outside has read it yet: check what you pass on.
sheet-next = Next lesson
sheet-no-lesson = { $file } is no lesson: its file has no block “lesson”.
sheet-progress = Reckoning the lesson

## The exam item

exam-answer = A model answer
exam-levels = Four levels
exam-level-1 = 1 · quotes:
exam-level-2 = 2 · presents:
exam-level-3 = 3 · confronts:
exam-level-4 = 4 · criticises:

## Looked through

through-title = To look through: { $title }
through-lead = For the teacher: each step in a few lines, to be read in ten minutes. The whole text of each opens below. Not for pupils.
through-everything = Unfold everything, on the screen and in print
through-whole = The whole text
through-read = To read
through-shown = To see
through-only = only in { $minutes } min
through-played = What is played
through-then = Then
through-tried = Experiment
through-came = What came of it ({ $count ->
    [one] one sentence
   *[other] { $count } sentences
})
through-again = Documents once more: { $names }
through-found = What its wars say
through-part = A game of its own: { $title }
through-wrong = { $count ->
    [one] To 1 wrong answer
   *[other] To { $count } wrong answers
}
through-surprises = { $count ->
    [one] One remark, and an answer
   *[other] { $count } remarks, and answers
}
through-sheet = What is known of the document

## Content notes of all lessons

notes-title = Content notes of the lessons
notes-lead = What is said before a lesson and before a step. Each pupil may pass over both, without giving a reason; the last column says what is then missing. Question numbers are those of the long form.
notes-step = Step
notes-what = What it speaks of
notes-lost = Missing without it
notes-nothing = a text only
notes-none = No step of it has a note of its own.
