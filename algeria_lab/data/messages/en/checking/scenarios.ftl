# Checking the files of instructors: what the command says, and what is wrong with a scenario beyond what faults.ftl
# says of any file. $given is what stands there, $known what may, $near the nearest valid name.

scenario-check-result = { $file }: { $faults ->
    [0] nothing to mend
    [one] 1 fault
   *[other] { $faults } faults
}{ $warnings ->
    [0] .
    [one] , 1 warning.
   *[other] , { $warnings } warnings.
}
scenario-check-plays = Playing { $file } through
scenario-check-no-file = Name a file to check, or a code to explain: algeria-lab check --explain E204.
scenario-check-format = There is no form of report “{ $given }”. There are: { $known }.
scenario-check-cannot = { $file } cannot be read: { $reason ->
    [missing] there is no such file
    [folder] it is a folder
    [letters] it holds no text in UTF-8
    [common] it is no doctrine, it holds what the doctrines of one side share. Check one that stands beside it, such as gov_grid.toml
   *[closed] the system does not open it
}.
scenario-explain-wrong = For example, wrong:
scenario-explain-right = And mended:

## Forms, in any file

fault-great = { $given } is too large; the most is { $most }.
fault-kinds = “{ $given }” cannot stand here. What can: { $kinds }.
fault-a-text = a text
fault-a-table = a table of names and values
fault-a-list = a list
fault-a-truth = true or false
fault-a-whole = a whole number
fault-a-number = a number
fault-or = or
fault-unfit = “{ $given }” cannot stand here. Look up this key in the reference of the format.
fault-more = { $count ->
    [one] There is { $count } more fault
   *[other] There are { $count } more faults
}. Mend these first.

## Files in YAML: lines, dashes and colons

fault-toml = This line is no TOML. A quotation mark or a bracket may be missing here or just before.
fault-yaml = This line cannot be read. A quotation mark, a bracket or a colon may be missing here or in the line above.
fault-yaml-colon = A colon followed by a space stands inside a text here. Put the whole text between quotation marks.
fault-yaml-quote = The quotation mark that opens here is never closed. Add the same mark behind the text.
fault-yaml-no-colon = This line is no key with its value. Write a colon and a space behind the key.
fault-yaml-bracket = The bracket that opens here is not closed, or a comma is missing between its parts.
fault-yaml-behind = Something stands behind a text that has ended. Put all of it between one pair of quotation marks.
fault-yaml-dash = A list with dashes cannot begin behind a key. Begin it in the next line.
fault-yaml-indent = This line begins at a column where nothing began above. What belongs together begins at the same column.
fault-yaml-tab = A tab stands here. Indent with spaces.
fault-yaml-sign = A text cannot begin with “{ $given }”. Put it between quotation marks.
fault-yaml-escape = “\{ $given }” means nothing between double quotation marks. Use single ones, or write the backslash twice.
fault-alias = “*” and “&” repeat parts of a file; here everything is written out. Write the part itself.
fault-tag = “{ $given }” is no part of this format. Take it away.
fault-documents = A second file begins here (“---”). Keep one scenario in a file.
fault-key = A list or a table stands here as the name of a key. Write a plain name.
fault-things = There are more than { $most } keys and values, which such a file never has.

## Names, lines and ways of a scenario

fault-name-used = Number { $first } of this list is called “{ $given }” already. Give this one another name.
fault-name-kept = “{ $given }” means the end of every scenario. Give this step another name.
fault-step-unknown = There is no step “{ $given }”. Known: { $known }.
fault-back-later = “{ $given }” does not come before this step, so the game cannot go back to it. Steps before it: { $earlier }.
fault-back-skipped = A branch may lead to “{ $step }” without “{ $given }”, so the game could not go back to it. Let every way pass through that step, or go back to an earlier one.
fault-exhibit-none = This shows nothing yet. Say what it shows: excerpts of sources (“voices”), your own documents (“documents”), figures of history (“facts”), works to read (“works”), the timeline (“timeline”), exact chances (“chances”), what moved support (“accounts”), a table of amounts (“amounts”), something to drag (“slide”), the lines of support (“support”), the course of the game (“course”), a recorded game (“trace”), or who Galula was (“galula”).
fault-exhibit-two = This shows { $first } already. Show { $given } in an exhibit of its own.
fault-cause-exhibit = { $kind ->
    [voices] excerpts of sources
    [documents] your own documents
    [facts] figures of history
    [works] works to read
    [timeline] the timeline
    [chances] exact chances
    [accounts] what moved support
    [amounts] a table of amounts
    [slide] something to drag
    [support] the lines of support
    [course] the course of the game
    [trace] a recorded game
   *[galula] who Galula was
}
fault-exhibit-game = Only a war of “algeria” has accounts, not a game of “{ $game }”. “amounts” or “support” serve every game.
fault-trace-broken = The recorded game “{ $given }” cannot be replayed: { $why }
fault-part-plays = This step has another scenario as its part. Leave out what is played or watched in it, or make a step of its own of it.
fault-part-broken = The scenario “{ $given }”, part of this step, cannot be played: { $why }
fault-part-nested = The scenario “{ $given }” has parts of its own. A part has none: name them in steps of this file.
fault-question-unknown = There is no question “{ $given }”. Known: { $known }.
fault-experiment-unknown = There is no experiment “{ $given }”. Known: { $known }.
fault-string-unknown = There is no text “{ $given }” among the “strings”. Known: { $known }.
fault-beside-none = “{ $given }” is a file, but the scenario came without its folder. Write here what the file holds.
fault-beside-outside = “{ $given }” lies outside the folder of the scenario. Put the file beside it and write only its name.
fault-beside-unreadable = There is no file “{ $given }” beside the scenario that can be read.
fault-verb-unknown = “{ $given }” is no action of this game. Known: { $known }.
fault-line-form = “{ $given }” is no action. Write it like “gov resettle II-2” or “fln done”.
fault-doctrine-unoffered = This doctrine is not offered: add its name, “{ $given }”, to order in { $file }.
fault-doctrine-side = The doctrine “{ $given }” is one of { $side }, who does not play here.
fault-player-number = No player “{ $given }”: { $why }
fault-two-starts = A game begins at “{ $first }” or at “{ $given }”, not at both. Keep one of them.
fault-force-game = Random events can be forced in the game “algeria” only, not in “{ $game }”.
fault-moment-form = “{ $given }” names no moment. Write a turn behind the @, as in “{ $name }@5”.
fault-way-waits = This way waits for “{ $given }”, but has no opening to play then. Add “opening:”, or take “when:” away.
fault-way-refused = Tried out, this way cannot be played: { $why }
fault-way-never = Tried out, the moment for “{ $given }” never comes.
fault-stop-early = The wars would stop after turn { $given }, but they begin in turn { $turn }. Stop later.
fault-event-never = This event says neither when nor in which turn it comes. Add “turn:” or “when:”.
fault-watch-plays = A step is watched or played, not both. Take one of them away.
fault-step-unreached = Nobody comes to the step “{ $given }”. Let another step lead there, or take it away.
fault-step-endless = From the step “{ $given }” nobody comes to the end. Let a branch or “next” lead on.
fault-board-none = This lesson says “board: false”, and “{ $given }” needs a board. Take one of the two away, or play it in a file of its own, with “part”.
fault-period-none = Only a lesson with “periods: [50, 90]” leaves steps out. Write both, or take “only: { $given }” away.
fault-period-gone = “{ $given }” is left out where there are 50 minutes, and this stays. Give both “only: 90”, or neither, or name something else.
fault-period-unreached = Where there are 50 minutes, nobody comes to the step “{ $given }”. Give it “only: 90” too, or let a step that stays lead there.
fault-period-long = The steps for { $period } minutes take { $count }; beside arriving and talking there are { $most }. Make them shorter, or leave some out with “only: 90”.
fault-choices-plays = This step lets the learner choose between orders, so that “{ $given }” has no place in it. Take it away, or put it into a step of its own.
fault-choices-same = The order “{ $given }” cannot be told from “{ $first }”: once one was played, the other would be too. Write orders that differ from some action on, none the beginning of another.
fault-order-answered = Others act before its end, so that it cannot be one order: “{ $given }” is followed by what computers do. End it there; what comes later is a step of its own.
fault-at-nowhere = “at” says a moment of a saved game, and there is none: it has no effect. Write “turn” and “phase”, or name a saved game with “save”.
fault-settled-only = Only a prediction, a question of the kind “predict”, is settled by a later step.
fault-settled-line = What a line of play brings is read as soon as that line was played. Take “line” away, or “settled”: “{ $given }” can settle it only without a line.
fault-settled-unasked = No step asks “{ $given }” before it is played. Name it under “predict” in a step, so that it is asked first and settled later.
fault-settled-earlier = “{ $given }” comes before “{ $step }”, which asks. Name a step that comes later.
fault-settled-nothing = Nothing is played from “{ $step }”, which asks, to the end of “{ $given }”: nothing can have changed. Name a step in which, or behind which, something was played or watched.
fault-settled-at-once = Nothing is played in the step “{ $given }”, which asks this: it would be settled as soon as it is predicted. Add “settled” with a step at whose end it is read. Steps in which something is played: { $steps }.
fault-settled-skipped = A branch may lead to the end without “{ $given }”. Whoever goes there never learns what came of the prediction that “{ $step }” asks.
fault-quiz-unasked = No step asks the question “{ $given }”: it comes only behind the last one, in the debrief. Name it under “ask” or “predict” in a step, such as “{ $last }”. Steps: { $steps }.
fault-document-unknown = This scenario has no document “{ $given }” of its own. Known: { $known }.
fault-document-name = “{ $given }” is an excerpt of the fact base already. Give your document another name.
fault-document-words = This document has { $count } words; it may have { $most }. Shorten it, and mark with […] what you left out.
fault-document-unshown = No step shows the document “{ $given }”. Add “show: [{"{"}documents: [{ $given }]{"}"}]” to a step.

## Played through

fault-dry-start = The scenario cannot be begun: { $why }
fault-dry-line = Played through, this line of the step “{ $given }” is refused: { $why }
fault-dry-phase = Played through, this line of the step “{ $given }” is refused: { $why } It can begin in the phase { $phases ->
        [reinforcement] “Reinforcement”
        [deployment] “Deployment”
        [operations] “Operations”
       *[other] { $phases }
    }; this step begins in the phase { $now ->
        [reinforcement] “Reinforcement”
        [deployment] “Deployment”
        [operations] “Operations”
        [random_events] “Random events”
        [interphase] “Turn Interphase”
       *[other] { $now }
    }. What would work: “start: { $start }”, or a step before it that plays on to that phase.
fault-dry-goal = Played through, the step “{ $given }” comes to no end: { $why }
fault-dry-nobody = Played through, nobody finds anything in the step “{ $given }” that it allows: { $why }
fault-dry-over = Played through, the game ends before this is true: { $given }
fault-dry-dice = The teaching dice are used up in the step “{ $given }”. Add faces, or write “then: seed”.
fault-dry-long = So much is played before the step “{ $given }” that it was not tried. Play it yourself once.
fault-dice-left = Played through, { $count ->
    [one] one of the teaching dice does
   *[other] { $count } of the teaching dice do
} not fall here.
fault-event-waits = Played through, this event never comes.

## Sources, rules, pictures, care

fault-source-unknown = No work “{ $given }” is in the fact base. Known: { $known }. Write a work of your own out in full, such as “Author, Title, year”.
fault-lesson-lacks = A lesson needs “{ $given }”; this one has none.
fault-programme-unknown = There is no programme “{ $given }” in the list. Known: { $known }.
fault-term-unknown = No glossary explains “{ $given }”. Known: { $known }.
fault-exam-question = The exam item “{ $given }” is no question of this lesson that is answered by a text and has a rubric.
fault-rule-unknown = There is no rule “{ $given }” of this game.
fault-fact-unknown = No record “{ $given }” is in the fact base. Known: { $known }.
fault-fact-contested = The record “{ $given }” has the mark “{ $mark ->
    [C] { mark-C }
   *[D] { mark-D }
 }”: it cannot be the key of a question that counts. Ask for reasons instead, with the kind “text”.
fault-fact-unread = Nobody has looked up “{ $given }” in its source yet: it cannot be the key of a question that counts.
fault-figure-contested = This is the figure “{ $given }”, whose mark is “{ $mark ->
    [C] { mark-C }
   *[D] { mark-D }
 }”: it cannot be the key of a question that counts. Ask for reasons instead, with the kind “text”.
fault-figure-second-hand = This is “{ $given }”, which was read only in a page that quotes it: it cannot be the key of a question that counts until somebody adds the page of the work. Ask for a sum or for reasons instead.
fault-voice-unknown = No excerpt “{ $given }” is in the fact base. Known: { $known }.
fault-voice-alone = The excerpt “{ $given }” may not stand alone. Show { $others } in the same exhibit.
fault-voice-as-key = “{ $given }” is an excerpt: what somebody says is not the key of a question. Show it in the step, and ask for reasons with the kind “text”.
fault-topic-unknown = No topic “{ $given }” is in the fact base. Known: { $known }.
fault-theme-unknown = The timeline has no theme “{ $given }”. Known: { $known }.
fault-years-turned = The timeline would begin in { $first } and end in { $last }. Give the earlier year as “first”.
fault-figure-like = This equals the figure “{ $given }”, whose mark is “{ $mark ->
    [C] { mark-C }
   *[D] { mark-D }
 }”. If it is that one, ask for reasons instead, with the kind “text”.
fault-picture-remote = “{ $given }” lies on another computer. Put the picture beside the scenario and write only its name.
fault-picture-form = “{ $given }” is no picture that can be shown. Use a file .png, .jpg, .gif, .webp or .svg.
fault-alt-missing = Nobody has said what this picture shows. Write it for those who do not see it.
fault-subject-unannounced = This speaks of { $subject ->
    [torture] torture
    [execution] executions
    [massacre] massacres
    [sexual-violence] sexual violence
    [children] deaths of children
    [camps] hunger and death in camps
   *[civilians] attacks on civilians
}, and no content note comes before it. Add “content_note:” here, or name it in “content_notes:”.
fault-untold = “{ $where }” has no { $language ->
    [fr] French
   *[en] English
} text; { $shown ->
    [fr] French
   *[en] English
} will be shown.
fault-untold-all = { $count ->
    [one] The one text is not in
   *[other] None of the { $count } texts is in
} { $language ->
    [fr] French
   *[en] English
}; the { $shown ->
    [fr] French
   *[en] English
} one will be shown everywhere. If your class reads no other language, write “read_in: { $shown }”: nothing is said of it then.
fault-untold-many = { $count ->
    [one] { $count } of { $of } texts is not in
   *[other] { $count } of { $of } texts are not in
} { $language ->
    [fr] French
   *[en] English
}, the first of them “{ $where }”; the { $shown ->
    [fr] French
   *[en] English
} one will be shown there. If your class reads no other language, write “read_in: { $shown }”: nothing is said of it then.
fault-words = { $count } words are many to read. A text of a step has { $most } at most, better half of it.
fault-words-all = { $count } words are many to read. A scenario has { $most } at most, better 2500.
fault-decisions = Learners decide { $count } times; { $most } is what a class has time for.
fault-condition-no-value = Where this is first asked it has no value, and counts as not true: { $why }

## Why something was not possible

fault-cause-said = { $text }
fault-cause-off-step = “{ $given }” is not part of the step, which allows: { $allowed }.
fault-cause-seat = “{ $given }” is decided by { $player }, who plays the other side. End the line before it.
fault-cause-nearly = “{ $given }” is the name of nothing here.
fault-cause-malformed = That is no action. An action is a side, a verb and what it takes, such as “gov resettle II-2”.
fault-cause-dice = The teaching dice are used up.
fault-cause-outcomes = There are too many outcomes to count.
fault-cause-open = It is still to be done: { $status ->
    [play] something is to be played
    [watch] something is to be watched
    [ask] a question is open
   *[other] { $status }
}.
fault-cause-decisions = “{ $goal }” is not true after { $count } decisions.
fault-cause-nothing = { $player } finds nothing that the step allows.
fault-cause-actions = { $count } actions are played before it.
fault-cause-number = The number of “{ $given }” goes from { $least } to { $most }.
