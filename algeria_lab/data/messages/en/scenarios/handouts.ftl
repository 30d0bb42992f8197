# Scenario files: their commands, drawings, pages and reports.

## Files

scenario-written = Written: { $file }

## What is done in a step

scenario-minutes = about { $minutes } min
scenario-does-read = to read
scenario-does-play = to play
scenario-does-choose = to decide between { $count } orders
scenario-does-predict =
    { $count ->
        [one] 1 prediction
       *[other] { $count } predictions
    }
scenario-does-watch = { $count ->
    [one] to watch for a turn
   *[other] to watch for { $count } turns
}
scenario-does-ask = { $count ->
    [one] a question
   *[other] { $count } questions
}
scenario-does-experiment = an experiment
scenario-does-back = ↶ back to the beginning of “{ $step }”
scenario-does-part = ▣ another game is played here, from { $file }
scenario-exhibit-timeline = the timeline of the war
scenario-exhibit-chances = a chart of exact chances
scenario-exhibit-accounts = what moved support in the learner’s game
scenario-exhibit-amounts = a table that the engine reckons
scenario-exhibit-slide = something to drag, with what each notch brings
scenario-exhibit-support = the lines of support in the learner’s game
scenario-exhibit-trace = a recorded game
scenario-exhibit-audit = which number of the model moves a result most
scenario-exhibit-likeness = kept wars, of which you ask which look like the war that was
scenario-page-choose = One of these orders, each with what is said to it
scenario-page-foretold = To be predicted: what comes of “{ $line }”.
scenario-page-choice-to = (leads to { $step })

## Steps and where they lead

scenario-graph-title = The steps of “{ $title }”
scenario-graph-everywhere = In every step
scenario-graph-step = { $number } { $id }
scenario-graph-debrief = Debrief
scenario-graph-file = another scenario: { $id }
scenario-graph-missing = { $id }
scenario-graph-if = if { $when }
scenario-graph-order = order “{ $order }”
scenario-graph-otherwise = otherwise
scenario-graph-empty = This scenario has no steps: a game without a guide.
scenario-graph-no-step = There is no such step.
scenario-graph-unreached = Nobody comes to this step.
scenario-graph-endless = From this step nobody comes to the debrief.

## Pages

scenario-preview = Preview for the author: the guided line, played by itself
scenario-preview-title = Preview: { $title }
scenario-preview-progress = Playing the guided line
scenario-page-contents = Contents
scenario-page-step = Step { $number } of { $count }: { $title }
scenario-page-left = about { $minutes } min left from here
scenario-page-file = { $id }, version { $version }
scenario-page-size = { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $questions ->
    [one] one question
   *[other] { $questions } questions
}, about { $minutes } min
scenario-page-game = { $game }; the learner plays: { $side }
scenario-page-boardless = documents, no board
scenario-page-both = both sides
scenario-page-seed = seed of the dice: { $seed }
scenario-page-authors = Authors
scenario-page-licence = Licence
scenario-page-board = { $moment }. { $tally }. { $awaited }
scenario-page-in-words = The same in words
scenario-page-note = Before you read on
scenario-page-no-picture = The picture { $file } is not beside the scenario. It shows:
scenario-page-dice = Teaching dice: these faces fall in this order
scenario-page-hints = Hints
scenario-page-wrong = What is said to other picks
scenario-page-any-pick = any other
scenario-page-opening = Played by the guide first
scenario-page-play = The guided line
scenario-page-allow = Also allowed
scenario-page-until = Done when
scenario-page-by = In this preview, played by
scenario-page-happened = What happened ({ $count ->
    [one] one sentence
   *[other] { $count } sentences
})
scenario-page-done = Said when the step is done
scenario-page-question = Question
scenario-page-unit = Unit
scenario-page-tried = Experiment
scenario-page-experiment = { $runs } games each way, seeds from { $seed }; measured: { $measures }.
scenario-page-broke-off = The guided line ends here, for this step is not done: { $detail }
scenario-page-event = What happens now
scenario-page-goal = A goal is met
scenario-page-assumed = The guided line does not come here. This is the branch that leaves “{ $step }”, played as if its condition were true.
scenario-page-start = Where it begins
scenario-page-end = After the last step
scenario-page-quiz = Questions at the end
scenario-page-graph = Steps and where they lead
scenario-page-debrief = To talk about
scenario-page-sources = Sources
scenario-page-made = Made by algeria_lab { $version }.
scenario-game-algeria = Algeria
scenario-game-insurgent = INSURGENT
scenario-game-twilight = Colonial Twilight

## Kinds of questions

scenario-kind-choice = one answer, { $points ->
    [one] one point
   *[other] { $points } points
}
scenario-kind-many = all that are right, { $points ->
    [one] one point
   *[other] { $points } points
}
scenario-kind-number = a number, { $points ->
    [one] one point
   *[other] { $points } points
}
scenario-kind-fraction = a fraction, { $points ->
    [one] one point
   *[other] { $points } points
}
scenario-kind-order = to be put in order, { $points ->
    [one] one point
   *[other] { $points } points
}
scenario-kind-map = a place on the map, { $points ->
    [one] one point
   *[other] { $points } points
}
scenario-kind-predict = a prediction, kept, not graded
scenario-kind-decisive = the result that decided most, { $points ->
    [one] one point
   *[other] { $points } points
}
scenario-kind-match = pairs, { $points ->
    [one] one point
   *[other] { $points } points
}
scenario-kind-text = a text of one’s own, kept, not graded
scenario-kind-sheet = a document’s sheet, kept, not graded

## The key

scenario-key-progress = Computing the answers
scenario-key-none = This scenario asks no questions.
scenario-key-column = { $name ->
    [form] form in minutes
    [question] question
    [kind] kind
    [step] step
    [moment] moment of the game
    [ask] what is asked
    [answer] answer in the file
    [says] answer in words
    [computed] computed from
    [rules] rules
    [after] what is said then
    [points] points
   *[other] forms that ask it
}
scenario-key-step = step { $step }
scenario-key-beginning = the beginning
scenario-key-answer = Answer
scenario-key-computed = computed: { $engine } ({ $moment })
scenario-key-foreseen = to { $answer }: { $text }
scenario-key-after = Afterwards
scenario-key-text = kept, not graded; a good answer has: { $rubric }
scenario-key-sheet = kept, not graded; a good sheet: { $sheet }
scenario-key-documents = The documents, for the teacher
scenario-key-predict = known once this was played: { $line }
scenario-key-decisive = known once the game was played: what moved the tracks most
scenario-key-forms = { $count ->
    [one] form for { $last } minutes only
   *[other] forms for { $first } and { $last } minutes
}
scenario-key-unknown = not known, see below
## Packed scenarios

scenario-pack-read = Read in English
scenario-pack-use = This page is complete: it needs no program and no network, and can be printed. It follows the guided line; what was played and what came of it opens below each step. Numbers in square brackets are rules of the game.
scenario-pack-made = { $id }, version { $number }; packed by algeria_lab { $version }.
scenario-pack-ending = { $file } cannot be packed: the file must end in one of { $known }.
scenario-pack-one-out = One file cannot hold { $count } sheets: ask for one of them, or leave --out away.
scenario-pack-has-keys = The scenario in this archive holds the keys of its questions. For a class, say --learner.
scenario-pack-no-licence = not stated
scenario-pack-read-me =
    # { $title }

    Authors: { $authors }. Licence: { $licence }.

    - `{ $name }.html`: the scenario as a page. Open it in any browser; it needs no network and no program.
    - `{ $name }.yaml`: the scenario itself, for those who have the program algeria_lab { $version } or later.
      Play it on the page that `algeria-lab app scenario` opens (choose Open there), or in a terminal with `algeria-lab play { $name }.yaml`.
    - Other files are what the scenario needs. Keep them beside it.

## Dry runs

scenario-seconds = { $seconds } s
scenario-dry-run-progress = Playing it through
scenario-dry-run-goal = Goal { $goal }: { $share } of the runs.
scenario-dry-run-trouble = Step { $step } was not done in { $count ->
    [one] one run
   *[other] { $count } runs
}: { $trouble ->
    [line] its line is refused
    [goal] its goal is not met
    [nobody] nobody finds what the step allows
    [error] the engine refuses it; “check” says why
    [dice] the teaching dice are used up
    [endless] the steps lead round and round
   *[other] { $trouble }
}.
scenario-dry-run-seeds = Seeds to look at, with the step: { $seeds }
scenario-dry-run-sum = { $done } of { $runs ->
    [one] one run
   *[other] { $runs } runs
} came to an end.

## Receipts

scenario-receipts-progress = Playing the receipts again
scenario-receipts-folder = The folder { $folder } cannot be read: { $detail }.
scenario-receipts-none = There is no receipt in { $folder }. Receipts end in .json.
scenario-receipts-holds = holds
scenario-receipts-unreadable = no: cannot be read
scenario-receipts-format = no: this is no receipt
scenario-receipts-scenario = no: of another scenario
scenario-receipts-edition = unchecked: other edition
scenario-receipts-replay = no: an input cannot be played
scenario-receipts-differs = no: it leads elsewhere
scenario-receipts-time = no: it takes too long
scenario-receipts-detail = { $file }: { $problem ->
    [differs] it says something else of this: { $detail }
    [scenario] { $detail } Put the file that the class has played into the folder of the receipts, or name it by “--scenario FILE”.
    [edition] { $detail } To check it, name the file that the class has played by “--scenario FILE”.
   *[other] { $detail }
}
scenario-receipts-sum = { $count ->
    [one] One receipt read
   *[other] { $count } receipts read
}{ $failing ->
    [0] { $count ->
        [one] , it holds
       *[other] , all of them hold
    }
   *[other] , { $holding ->
        [0] none holds
        [one] { $holding } holds
       *[other] { $holding } hold
    }
}{ $others ->
    [0] .
    [one] , one of another edition is unchecked.
   *[other] , { $others } of another edition are unchecked.
}
scenario-receipts-worth = A receipt is evidence of work and no proof: it says what was put in, and playing it again leads where it says. Whoever can write a program can write one.

## Reports of guided games

scenario-report-title = Report: { $title }
scenario-report-by = Played by { $name }
scenario-report-end = How it stands
scenario-report-turns = Turn by turn
scenario-report-game = { $number ->
    [1] Your first game
    [2] Your second game
   *[other] Your game { $number } of { $games }
  }
scenario-report-turns-caption = { $games ->
    [one] Both sides at the end of each turn
   *[other] Both sides at the end of each turn, in your last game
  }
scenario-report-turn = Turn
scenario-report-decisive = What decided most
scenario-report-steps = Steps
scenario-report-steps-caption = Steps not done in full, or with hints or other picks
scenario-report-step = Step
scenario-report-deed = How it stands
scenario-report-chosen = Chosen in “{ $step }”: { $order }.
scenario-report-deed-done = done
scenario-report-deed-partly = something left out
scenario-report-deed-shown = played for you, or passed over
scenario-report-deed-never = not reached
scenario-report-hints = Hints
scenario-report-wrong = Picks that were not right
scenario-report-done = { $done ->
    [one] { $done } of { $steps } steps was done in full: played, answered and tried.
   *[other] { $done } of { $steps } steps were done in full: played, answered and tried.
}
scenario-report-answers = Answers
scenario-report-unanswered = Not answered
scenario-report-trace = Lines to keep
scenario-report-answers-caption = What was answered, every try
scenario-report-question = Question
scenario-report-tries = Answers in their order
scenario-report-points = Points
scenario-report-try = { $given } ({ $outcome })
scenario-report-right = right
scenario-report-wrong-answer = wrong
scenario-report-told = kept, not graded
scenario-report-no-points = no points
scenario-report-skipped = { $text } (left out)
scenario-report-unclear = unclear
scenario-report-goals = Goals
scenario-report-goal = { $text } ({ $points ->
    [one] one point
   *[other] { $points } points
})
scenario-report-debrief = To talk about
scenario-report-sources = Sources
scenario-report-made = How this was made
scenario-report-facts = Scenario { $id }, version { $number }, fingerprint { $hash }; seed { $seed }; algeria_lab { $version }.
scenario-report-work = Taken back: { $undos }. Minutes at work, at least: { $minutes }; time with the page closed is not counted.
scenario-report-cite = Cite as: { $authors }. { $title }, version { $number }. Scenario for algeria_lab { $version }.

## Role cards for a team at one screen

roles-title = Role cards
roles-how = Two to five people at one screen. Cut along the lines; with fewer people, one takes two cards of the same side. Whoever does not wish to play a side is the chronicler.
roles-no-side = no side
roles-does = What you do
roles-knows = What you know
roles-asks = Your question for the debrief
roles-who = Name:

## Documents alone, and the whole lesson, on paper

documents-title = Documents: { $title }
documents-step = Step { $number }. { $title }
documents-none = This scenario shows no documents.
lesson-paper-title = { $title }: the whole lesson on paper
lesson-paper-how = For an hour without a network. Where the lesson is played, this sheet follows the line that its author has in mind: a map before the first move, one in the middle and one at the end, and what each step shows.
lesson-paper-first = Cover what follows with a sheet, and write your prediction first.
lesson-paper-played = What is played here, in short
lesson-paper-dice = Dice that fell: { $faces }
lesson-paper-throw = Throw dice of your own as well, and find what they bring in the table of chances.
lesson-paper-map-begin = The map before the first move
lesson-paper-map-middle = The map in the middle of the line
lesson-paper-map-end = The map at the end of the line
lesson-paper-kept = { $wars } wars were played beforehand; this is what they say.
lesson-paper-not-kept = No wars of this experiment are kept. Without the program it cannot be tried.
lesson-paper-words = Words of this lesson
lesson-paper-rules = Rules that it rests on
key-before = Asked at the beginning of the step ({ $moment })
key-after = Asked once the step was played ({ $moment })
key-settled = the program reads the result at the end of the step “{ $step }”
key-orders = The orders, what pupils are told, and what came in one game
key-came = In one game: { $came }
key-one-game = One game for each order, with the dice of the exercise; computer players played the rest for both sides. Other picks or other dice give other numbers: nothing here is the right order.
