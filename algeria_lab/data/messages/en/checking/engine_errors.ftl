# What errors of the engine say as reasons.
fault-cause-save-large = { $file } is larger than { $most } bytes: this is not a saved game.
fault-cause-save-unreadable = { $file } cannot be read.
fault-cause-save-foreign = { $file } is not a saved game of this program.
fault-cause-save-format = { $file } has the save format { $given }; this program reads 1, 2 and 3.
fault-cause-save-game = { $file } is a game of { $given }. This reads: { $known }.
fault-cause-save-damaged = { $where }: the file is damaged here.
fault-cause-save-set-up = { $file }: the game cannot be set up. { $why }
fault-cause-save-replay = { $file }: move { $number } (“{ $given }”) cannot be played again. { $why }
fault-cause-save-differs = { $file }: after move { $number } (“{ $given }”) the position differs from the saved one. The file was changed, or saved under other rules.
fault-cause-save-taken = { $file } is not a saved game, and is left as it is: save under another name.
fault-cause-save-unwritten = { $file } cannot be written.
fault-cause-turn-damaged = { $file } is a turn that somebody handed over, but part of it is missing or was changed. Ask them to send it once more; your game is kept as it is.
fault-cause-turn-side = { $file } is the turn for the other side of a game that this browser plays. Send it to the person who plays there; your game is kept as it is.
fault-cause-turn-older = { $file } is an older turn: it holds { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
  }, the game kept in this browser { $kept }. Yours is kept as it is: open the turn that came last.
fault-cause-turn-differs = { $file } does not go on from the game kept in this browser: something in its first { $kept ->
    [one] { $kept } decision
   *[other] { $kept } decisions
  } is different. Yours is kept as it is; hand your last turn over once more, and go on from there.
fault-cause-turn-forged = { $file }: what stands near decision { $number } cannot have come about in this game and with its dice. The file was changed; your game is kept as it is.
fault-cause-option-map = “{ $name }” maps names to values; “{ $given }” does not.
fault-cause-option-truth = “{ $name }” is switched on or off by true or false, not by “{ $given }”.
fault-cause-option-kind = “{ $name }” was set to { $given }; it is { $now } and takes a value of that kind.
fault-cause-option-range = “{ $name }” was set to { $given }; it goes from { $least } to { $most }.
fault-cause-option-one-of = “{ $name }” was set to { $given }; it takes: { $known }.
fault-cause-option-scenario = “{ $name }” belongs to the scenario { $right } only, not to { $given }.
fault-cause-options-twice = The options { $given } were given besides a position, which has its own. Change them in the position.
fault-cause-later-turn = Only a war of “algeria” can begin at a later turn, not one of “{ $given }”.
fault-cause-later-phase = In turn { $turn } the war does not come to the phase “{ $given }” with a decision of { $side ->
    [fln] the FLN
    [gov] the Government
   *[both] either side
 }. Take another turn or phase.
fault-cause-dealt-anew = “{ $given }” is dealt anew for each game, so that it is no position yet. Give a game that was dealt.
fault-cause-deck-list = The deck is a list of card numbers, the next one first, not “{ $given }”.
fault-cause-deck-card = The deck holds “{ $given }”; a deck holds cards 1 to 60 and 67 to 71.
fault-cause-deck-twice = The deck holds card { $given } twice; there is one of each.
fault-cause-deck-cards = The deck holds { $count } cards, { $given } of them Propaganda; it takes 1 or more, and at most { $most } Propaganda cards in this scenario.
fault-cause-seed = A seed is a whole number such as 7, not { $given }.
fault-cause-bookmark-name = A bookmark has a name, such as “before the raid”, not { $given }.
fault-cause-journal = The journal cannot be read, or is of another scenario.
fault-cause-journal-input = Input { $number } of the journal is damaged, or cannot be put in there.
fault-cause-journal-why = Input { $number } of the journal cannot be put in there. { $why }
fault-cause-not-now = { $problem ->
    [done] What comes before is not done.
    [asked] The question is not asked there.
    [moves] Moves are missing before it, or there are too many.
    [watch] There is nothing to watch there.
   *[other] That is not possible there.
}
fault-cause-receipt-large = It is larger than { $most } bytes.
fault-cause-receipt-json = It is no JSON.
fault-cause-receipt-page = This is a report, or another page: ask for the receipt (.json).
fault-cause-receipt-format = It should have 'format': '{ $right }'.
fault-cause-receipt-unreadable = The file cannot be read: { $text }.
fault-cause-receipt-time = Playing it again takes longer than { $count } seconds.
fault-cause-receipt-differs = It says something else of { $count ->
    [one] one thing
   *[other] { $count } things
} than what it leads to.
receipt-part = { $name ->
    [period] the form of the lesson
    [status] how far it came
    [step] the step
    [outcome] how the game ended
    [right] right answers
    [answered] answered questions
    [asked] questions asked
    [tries] tries
    [points] points
    [skipped] questions left out
    [undos] decisions taken back
    [hints] hints
    [keys] keys asked for
    [wrong_picks] picks off the step
    [left_the_line] free play
    [shown] steps played by the guide
    [jumps] jumps
    [minutes] minutes
    [seed] the number of the dice
    [answers] what was answered
   *[other] { $name }
}
receipt-column = { $name ->
    [file] file
    [holds] holds
    [why] why not
    [nickname] nickname
    [scenario] scenario
    [version] version
    [edition] edition
    [program] program
    [status] status
    [step] step
    [outcome] how the game ended
    [period] form in minutes
    [right] right
    [answered] answered
    [asked] asked
    [tries] tries
    [points] points
    [skipped] left out
    [undos] taken back
    [hints] hints
    [keys] answers shown
    [wrong_picks] picks off the step
    [left_the_line] free play
    [shown] steps played by the guide
    [jumps] jumps
    [minutes] minutes
   *[given] answers given
}
receipt-holds = { $problem ->
    [edition] unchecked: other edition
    [unreadable] no: cannot be read
    [format] no: this is no receipt
    [scenario] no: of another scenario
    [replay] no: an input cannot be played
    [differs] no: it says something else of what stands under “why not”
    [time] no: it takes too long
   *[none] yes
}
receipt-status = { $name ->
    [predict] to predict
    [read] reading
    [play] playing
    [ask] at a question
    [watch] watching
    [part] in another scenario
    [done] step done
    [free] playing freely
    [debrief] debrief
   *[other] { $name }
}
receipt-outcome = { $winner ->
    [fln] FLN
    [gov] Government
    [draw] nobody
   *[other] { $winner }
}: { $level ->
    [marginal] marginal
    [substantial] substantial
    [decisive] decisive
   *[other] { $level }
}
fault-cause-receipt-unknown = It is of { $given }, which is none of the { $count } scenarios that were looked at.
fault-cause-receipt-edition = It was made with another edition of { $given } (“{ $theirs }”; here it is “{ $here }”): text, questions or moves have been changed since, so it cannot be played again here. That is no fault of the learner’s. Counts and answers stand in the table as the receipt gives them.
fault-cause-experiment-empty = An experiment needs at least one way to fight and one opponent.
fault-cause-experiment-twins = Two opponents bear one name: { $known }.
fault-cause-experiment-few = { $given } wars were asked for. Ask for 1 or more; 200 give a first idea.
fault-cause-experiment-many = { $given } wars were asked for: more than there are seeds. Ask for fewer.
fault-cause-experiment-seed = The first seed is { $given }. Take one from 0 to { $most }.
fault-cause-experiment-ends = The opening of “{ $given }” ends the war. Leave a part of it to the player.
fault-cause-experiment-stops = The wars would stop at once where “{ $given }” begins ({ $known }). Stop at something that is not so there yet.
fault-cause-experiment-late = The wars would stop after turn { $given }, but the position stands in turn { $turn }. Stop after that turn or later.
fault-cause-opening-moment = The opening waits for “{ $given }”. Write a turn after the @, such as “{ $example }”.
fault-cause-opening-none = The way waits for { $given }, but has no opening to play then.

## What a file or a war may hold at most

fault-cause-save-moves = { $file } holds { $number } moves in all its branches; at most { $most } are opened. Open a save of fewer branches.
fault-cause-branches-full = This war already holds { $number ->
    [one] { $number } move
   *[other] { $number } moves
 } in { $branches ->
    [one] one branch
   *[other] { $branches } branches
 }. Played to their ends, they and another would come to more than the { $most } moves or { $most-branches } branches that a save may hold. Remove a branch, then try again.
