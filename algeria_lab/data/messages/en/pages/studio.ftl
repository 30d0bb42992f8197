# The studio, in which teachers write scenarios: studio-ui-… is read by the browser (words between % signs are filled in
# there), studio-cm-… are the words of its text editor, all others are told by the kernel.

studio-title = Scenario studio
studio-introduction = Write a scenario for your class: as a text, as a form, on the board. Nothing leaves this computer.
studio-untitled = Untitled scenario
studio-stands = { $wrong ->
    [0] { $odd ->
        [0] No faults: this scenario can be played.
        [one] No faults, one remark: this scenario can be played.
       *[other] No faults, { $odd } remarks: this scenario can be played.
    }
    [one] { $odd ->
        [0] One fault.
        [one] One fault and one remark.
       *[other] One fault and { $odd } remarks.
    }
   *[other] { $odd ->
        [0] { $wrong } faults.
        [one] { $wrong } faults and one remark.
       *[other] { $wrong } faults and { $odd } remarks.
    }
}
studio-new-id = my-scenario
studio-new-title = My scenario
studio-new-step = Say here what the class should look at first.
studio-starter-nothing = From nothing: a few lines
studio-starter-says = “{ $wish }” { $facts }
studio-position-form = The board shows the position again once the form of game, start and set_up is right.
studio-position-wrong = The board still shows the position before.
studio-link-opened = The scenario of the link is open. What you wrote before, if anything, is among the kept texts.
studio-link-long = The link could not be opened: it is longer than any link of this program. Nothing was lost.
studio-link-damaged = The link could not be opened: part of it seems to be missing. Copy the whole link once more, or ask for the file.

studio-ui-label = Studio
studio-ui-text = Text of the scenario
studio-ui-leave = While you write, Tab indents; Escape, then Tab, leads out of it. Ctrl+Space completes.
studio-ui-problems = What was found in the text
studio-ui-error = Error
studio-ui-warning = Remark
studio-ui-at = line %line%
studio-ui-at-where = line %line%, %where%
studio-ui-files = The file
studio-ui-views = Views of the scenario
studio-ui-tab-text = Text
studio-ui-tab-position = Position
studio-ui-new = New
studio-ui-open = Open a file
studio-ui-save = Save
studio-ui-share = Share
studio-ui-kept = Kept texts (%count%)
studio-ui-kept-note = While you write, the text is kept in this browser, on this computer only.
studio-ui-close = Close this message
studio-ui-opened = %name% is open.
studio-ui-resumed = Here is what you were writing: %name%.
studio-ui-saved = Saved as %name%: look among your browser’s downloads.
studio-ui-too-large = %name% is larger than any scenario (200 KB). Choose another file.
studio-ui-unreadable = %name% could not be read. Is it still where it was? Try once more, or choose another file.
studio-ui-no-store = This browser keeps nothing between visits (a private window, or a setting). To go on another day, save the text to a file.
studio-ui-store-damaged = Part of what this browser keeps could not be read and was put aside. The rest is still in the list.
studio-ui-two-pages = This text is being written in another tab, too. Both are kept, each as a text of its own.
studio-ui-store-full = This browser has no room left to keep the text. Save it to a file.
studio-ui-no-answer = The program has not answered yet. It may be busy: wait a little. If it has ended, save the text to a file, reload the page and open the file there.
studio-ui-malformed = The page sent something unreadable; nothing was done. Reload the page: your text is kept.
studio-ui-failed = That failed; your text is as it was.

studio-cm-find = Find
studio-cm-replace = Replace
studio-cm-next = next
studio-cm-previous = previous
studio-cm-all = all
studio-cm-match-case = match case
studio-cm-by-word = whole words
studio-cm-regexp = regular expression
studio-cm-replace-all = replace all
studio-cm-close = close
studio-cm-go-to-line = Go to line
studio-cm-go = go
studio-cm-completions = What fits here
studio-cm-folded-lines = Folded lines
studio-cm-unfolded-lines = Unfolded lines
studio-cm-folded-code = folded lines
studio-cm-unfold = unfold

studio-only-text = This is written in the text in a way that the form would have to rewrite: { $where }. Edit it in the text; nothing was changed.
studio-part-head = What it is
studio-part-beginning = Where it begins
studio-part-steps = Steps
studio-part-quiz = Questions
studio-part-options = Answers to choose from
studio-part-goals = Goals
studio-part-experiments = Experiments
studio-part-debrief = Debrief
studio-add-steps = Add a step
studio-add-quiz = Add a question to the last step
studio-add-options = Add an answer
studio-add-goals = Add a goal
studio-add-experiments = Add an experiment
studio-add-debrief = Add a question to talk about
studio-new-text = Write here.
studio-new-question = What do you ask?
studio-new-debrief = Of what happened, what came of your decisions, and what did not?
studio-new-yes = Yes
studio-new-no = No
studio-new-caveat = Say here what the result does not show.
studio-field-title = Title
studio-field-about = In a sentence or two
studio-field-id = Name in the file
studio-field-lang = Language of texts that stand alone
studio-field-minutes = Minutes
studio-field-authors = Authors, one a line
studio-field-game = Game
studio-field-side = The class plays
studio-field-start = Starting position
studio-field-dice = Dice
studio-field-opponent = The other side is played by
studio-field-text = Text
studio-field-play = Order to play
studio-field-allow = What may be done, one a line
studio-field-goal = Goal: what must be true
studio-field-hints = Hints, up to three, in order
studio-field-on-done = Said when it is done
studio-field-ask = The question
studio-field-steps-ask = Questions, afterwards
studio-field-experiment = Experiment offered here
studio-field-next = Then goes on with
studio-field-kind = What kind of question
studio-field-match = What belongs to it
studio-field-answer = Right answer
studio-field-after = Said afterwards
studio-field-again = The earlier text that it writes anew
studio-field-points = Points
studio-field-when = Once this is true
studio-field-say = What is said
studio-field-at = Begins at the step
studio-field-runs = Wars for each way
studio-field-stop = Stops after turn
studio-field-measures = Measures, one a line
studio-field-predict = Learners predict first
studio-field-caveat = What the result does not show
studio-hint-id = For links and receipts. Small letters, digits and hyphens.
studio-hint-dice = A number from which all dice follow: with the same one they fall alike for everybody.
studio-hint-steps-dice = The faces that fall in this step, such as 4 6; without any, those that follow from the number above.
studio-hint-play = As it is written in the game, such as “gov deploy division-5; to IV-1; done”. Several orders: one a line.
studio-hint-goal = The step is done once this is true, such as turn >= 2.
studio-choice-algeria = Algeria, the war on the map
studio-choice-insurgent = INSURGENT, the card duel
studio-choice-twilight = Colonial Twilight
studio-choice-gov = Government
studio-choice-fln = FLN
studio-choice-both = both sides
studio-choice-en = English
studio-choice-fr = French
studio-choice-usual = the usual player
studio-choice-person = a person
studio-choice-next = the step that follows
studio-choice-choice = one answer of several
studio-choice-many = several answers: all that are right
studio-choice-number = a number to reckon
studio-choice-fraction = a chance, as a fraction
studio-choice-order = answers to put in order
studio-choice-map = a place on the map
studio-choice-predict = a prediction, not graded
studio-choice-decisive = the decisive moment of one’s own game
studio-choice-match = pairs to match
studio-choice-text = an answer in one’s own words
studio-choice-sheet = a sheet about a document: who, when, why
studio-ui-tab-form = Form
studio-ui-in-text = Go to the text
studio-ui-form-waits = The text cannot be read as it stands: mend the first error, and the form follows.
studio-ui-more = Also in the text:
studio-ui-up = Move up: %name%
studio-ui-down = Move down: %name%
studio-ui-remove = Remove: %name%
studio-ui-count = faults: %count%
studio-ui-count-odd = remarks: %count%

studio-not-for-learners = There is no link for learners yet, for something is wrong: { $fault }
studio-half-sign = The text holds half of a sign, which no link can carry. It shows as an empty box or a question mark: take it out, then share again.
studio-mend-first = Mend the errors first: only a scenario without errors can be tried.
studio-not-shown = This cannot be shown.
studio-graph-text = The same as text
studio-keys-none = This scenario asks no questions.
studio-ui-tab-play = Play
studio-ui-tab-graph = Branches
studio-ui-tab-keys = Keys
studio-ui-play-from = Play from
studio-ui-play-begin = the beginning
studio-ui-play = Play
studio-ui-graph = Draw the branches
studio-ui-keys = Show the keys to a teacher
studio-ui-keys-note = What is right in each question. Not for eyes that are to answer them.
studio-ui-keys-print = Print the key
studio-order-choosing = You are choosing the order of the step “{ $step }”: click on the board what the learner is to do.
studio-order-opening = You are choosing what the step “{ $step }” opens with, for both sides: click it on the board.
studio-order-at-start = The step begins here where the scenario begins.
studio-order-stuck = Nobody comes to this step yet, for the step “{ $step }” before it stops: { $why } Mend that one first, or begin where the scenario begins.
studio-order-not-begun = The board cannot be opened at this step: { $why }
studio-order-cannot = This cannot be the order: { $why }
studio-order-gone = The step “{ $step }” is no longer in the text: the order has no place. Cancel, and begin at another step.
studio-order-written = Written as the order: { $line }
studio-ui-order-click = Click it on the board
studio-ui-order-click-of = Click it on the board: %field%
studio-ui-tab-order = Order
studio-ui-order-picks = Clicked so far
studio-ui-order-line = In the file:
studio-ui-order-none = Nothing was clicked yet.
studio-ui-order-undo = Undo the last
studio-ui-order-again = Begin again
studio-ui-order-use = Use this as the order
studio-ui-order-cancel = Cancel
studio-ui-order-start = Begin where the scenario begins
studio-order-then = { $first }; { $after }
studio-ui-share-title = Hand the scenario on
studio-ui-share-note = The link holds the scenario itself; nothing is stored on a server. The edition for learners holds the keys only sealed: nobody reads them by accident, but it is no lock against somebody determined.
studio-ui-share-learner = For learners: opens the scenario to be played
studio-ui-share-author = For authors: opens the text in the studio, with all keys
studio-ui-share-here = This page runs on your own computer: on any other one these links lead nowhere. Save the file and hand on the file.
studio-ui-copy = Copy the link
studio-ui-copied = Copied.
studio-ui-copy-by-hand = This browser does not let the page copy. The link is selected: copy it with Ctrl+C or by a long press.
studio-ui-link-size = %size% signs.
studio-ui-link-long = Some mail programs cut links of more than 2,000 signs; if in doubt, send the file.
studio-ui-link-none = There is no such link: the scenario is too long for one, or it has faults. Save it to a file and hand on the file.
studio-ui-share-notebook = A notebook has no address to hand on: save the scenario to a file and give that away.

studio-move = Take a piece to move it, or choose a place to change it.
studio-where-to = Where to with { $unit }?
studio-take = Take { $unit } (here: { $units })
studio-leave-it = Leave { $units } where it is
studio-off-map = { $units } off the map
studio-put = to { $place }
studio-put-group = Move { $units }
studio-box = into the box { $box }
studio-control = { $side ->
    [gov] Control: Government
    [fln] Control: FLN
   *[none] Control: nobody
}
studio-terror = { $lies ->
    [yes] Take the Terror marker away
   *[no] Lay a Terror marker
}
studio-resettled = { $lies ->
    [yes] No longer resettled
   *[no] Resettled
}
studio-cannot-stand = Not written: nobody could play from there. { $why }
studio-part-set-up = What differs there

studio-taken = From a war that was played, turn { $turn }. What stands in set_up changes it.
studio-war-taken = The moment of your war is the start of this scenario. The war itself is kept where you played it.
studio-war-not-taken = The war could not be taken over.
studio-field-gov-psl = Government support
studio-field-fln-psl = FLN support
studio-field-fln-ap = FLN points (AP)
studio-field-air = Air points
studio-field-helicopter = Helicopters
studio-field-naval = Naval points
studio-field-border-zone = Barrier on the border
studio-field-turn = Turn
studio-field-gov-resources = Government Resources
studio-field-fln-resources = FLN Resources
studio-field-commitment = Commitment

# Positions without a board, edited in fields; several pieces at once.
studio-take-some = Take { $count } of { $of }
studio-part-cards = Where the cards lie: { $side }
studio-part-turns = Turns that have been taken
studio-field-turns = Turns: { $side }
studio-field-card = { $icons ->
    [none] { $card }
   *[other] { $card } ({ $icons })
}
studio-lies-row = { $facing ->
    [open] { $front }, face-up
    [down] { $front }, face-down
   *[none] { $front }
}
studio-lies-hand = in hand
studio-lies-deck = in the deck
studio-lies-discard = among the events played
studio-lies-graveyard = out of play
studio-lies-prison = in prison, taken from: { $front }
studio-part-tracks = Tracks and cards
studio-part-space = { $space } · Control: { $control }
studio-field-first = First to decide
studio-field-deck = Cards to come
studio-hint-deck = Numbers of cards, the next one first; if empty, each game shuffles its own.
studio-field-state = Support or Opposition
studio-field-terror = Terror markers
studio-ui-position-fields = Change the position in fields
studio-ui-at-file = %file%, line %line%
studio-taken-difference = From a war that was played, turn { $turn }: set_up says what differs there from the published position.
studio-ui-pick-which = Choose…
studio-ui-pick-add = Add

# Steps, what happens in them, and the questions that they ask.
studio-part-asked-steps = Questions of this step
studio-part-rest-steps = More: what follows, hints, time, goal, dice
studio-part-rest-quiz = More: hints, points
studio-part-choose = Orders to choose between
studio-add-choose = Add an order
studio-full-choose = Three orders are the most that a step can offer.
studio-add-ask = New question here
studio-add-predict = New prediction here
studio-field-happens = What happens in this step
studio-choice-happens-read = The class reads
studio-choice-happens-play = The class plays one order
studio-choice-happens-choose = The class chooses between two or three orders
studio-choice-happens-watch = The class watches: computers play some turns
studio-choice-happens-part = Another scenario file is played
studio-field-watch = How long the class watches
studio-choice-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
studio-field-choose-text = What the class reads
studio-hint-choose-text = Left empty, it is called as on the board.
studio-field-choose-order = Order, as it is played
studio-hint-choose-order = Such as “gov border activate; done”.
studio-field-choose-say = Said once it is played
studio-field-choose-to = Then goes on with
studio-field-steps-predict = Predictions, before anything is played
studio-field-step = Asked in step
studio-choice-unasked = no step: it comes only at the very end
studio-hint-step = Choose another step, and the question moves there.
studio-field-settled = The result is read at the end of
studio-choice-at-once = the step that asks it
studio-field-answer-free = Right answer
studio-hint-answer-free = A number as 12 or 0.5, a fraction as 1/3, a place as II-2.
studio-field-answer-read = What is read as the result
studio-hint-answer-read = A prediction is never graded: the class sees its own number beside this one.
studio-choice-engine = as the condition of each answer says
studio-field-options-text = Answer
studio-field-options-match = What belongs to it
studio-field-options-when = Right if this is true
studio-left-out = Taken out of the text, for it has no place there any more: { $what }. “Undo” brings it back.
studio-gone-step = Removed: { $name }.{ $count ->
        [0] {""}
        [one] {" "}Its question went with it: { $questions }.
       *[other] {" "}Its { $count } questions went with it: { $questions }.
    }{ $ways ->
        [0] {""}
        [one] {" "}What led to it goes on with the step that follows.
       *[other] {" "}What led to it in { $ways } places goes on with the step that follows.
    } “Undo” brings all of it back.
studio-gone-question = Removed: “{ $name }”. { $count ->
        [one] Its step asks it no more.
       *[other] { $count } steps ask it no more.
    } “Undo” brings it back.
studio-new-prediction = What do you expect? By how many points will it change?
studio-ui-both = Write every text in English and in French
studio-ui-undo = Undo
studio-ui-redo = Redo
studio-ui-go = Open: %name%
studio-ui-go-short = Open
studio-ui-count-which = What can be counted…
studio-ui-count-add = Put in
studio-ui-reading-how = What of it is read
studio-ui-reading-what = The quantity
studio-ui-reading-change = how much it changes from this moment on (change)
studio-ui-reading-now = how much there is by then
studio-ui-reading-by-hand = Written by hand: the menus have no words for it.
studio-ui-reading-menus = Choose from the menus
studio-ui-to-fill = To be filled in
studio-ui-means = In words: %words%
studio-quoted = “{ $name }”
studio-ui-order-waits = The board is being opened…
studio-gone-unasked = { $count ->
    [one] Removed: { $questions }. No other step asked it.
   *[other] Removed: { $questions }. No other step asked them.
} “Undo” brings all of it back.
studio-one-steps = step { $count }
studio-one-choose = order { $count }
studio-one-quiz = question { $count }
studio-one-options = answer { $count }
studio-one-goals = goal { $count }
studio-one-experiments = experiment { $count }
studio-one-debrief = question { $count } of the debrief
studio-one-documents = document { $count }
