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
fault-cause-option-map = “{ $name }” maps names to values; “{ $given }” does not.
fault-cause-option-truth = “{ $name }” is switched on or off by true or false, not by “{ $given }”.
fault-cause-option-kind = “{ $name }” was set to { $given }; it is { $now } and takes a value of that kind.
fault-cause-option-range = “{ $name }” was set to { $given }; it goes from { $least } to { $most }.
fault-cause-option-one-of = “{ $name }” was set to { $given }; it takes: { $known }.
fault-cause-option-scenario = “{ $name }” belongs to the scenario { $right } only, not to { $given }.
fault-cause-options-twice = The options { $given } were given besides a position, which has its own. Change them in the position.
fault-cause-later-turn = Only a war of “algeria” can begin at a later turn, not one of “{ $given }”.
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
fault-cause-receipt-large = It is larger than { $most } bytes.
fault-cause-receipt-json = It is no JSON.
fault-cause-receipt-format = It should have 'format': '{ $right }'.
fault-cause-receipt-unreadable = { $text }
fault-cause-receipt-time = Playing it again takes longer than { $count } seconds.
fault-cause-receipt-differs = { $known }
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
fault-cause-receipt-other = It is not of { $known }.
fault-cause-receipt-unknown = It is of { $given }, which is none of the { $count } scenarios that were looked at. Add “--scenario FILE” with the file that the class has played.
fault-cause-receipt-edition = It is of { $given }, and the file of that name here has been changed since, or was another one. Add “--scenario FILE” with the one that the class has played.
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
