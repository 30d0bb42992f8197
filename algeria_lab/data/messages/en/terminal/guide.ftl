# Guided play in a terminal: `algeria-lab play FILE.yaml`.

guidance-welcome-documents = Documents in { $steps } { $steps ->
        [one] step
       *[other] steps
    }, and no board. “{ $next }”, or Enter alone, to go on; “{ $hint }” gives a hint; “{ $help }” lists all commands.
guidance-welcome =
    { $steps ->
        [0] A game without a guide. “{ $help }” lists the commands.
        [one] A scenario of one step. “{ $next }”, or Enter alone, goes on; “{ $hint }” gives a hint; “{ $free }” plays on freely; “{ $help }” lists all commands.
       *[other] A scenario of { $steps } steps. “{ $next }”, or Enter alone, goes on; “{ $hint }” gives a hint; “{ $free }” plays on freely; “{ $help }” lists all commands.
    }
guidance-left-out = Left out of this form: { $steps }. “--period { $period }” takes them in.
guidance-note = Before you read on: { $text }
guidance-heading = Step { $number } of { $steps }, { $left }
guidance-picture = [Picture: { $alt }]
guidance-hint = Hint { $number } of { $count }: { $text }
guidance-no-hint = There is no further hint here.
guidance-experiment = This step offers an experiment with many wars. It runs on the page and in a notebook; here you go on without it. What it does not show: { $text }
guidance-question = Question { $id }: { $text }
guidance-key = What is right: { $key }
guidance-no-key = Nothing here is right or wrong, or it is not known yet.

# How a question is answered, by its kind.
guidance-how-choice = “{ $answer } { $id }” and one of the names above. “{ $omit } { $id }” leaves it out.
guidance-how-many = “{ $answer } { $id }” and all names that are right, with commas between. “{ $omit } { $id }” leaves it out.
guidance-how-number = “{ $answer } { $id }” and a number, as in “{ $answer } { $id } 4”. “{ $omit } { $id }” leaves it out.
guidance-how-number-in = “{ $answer } { $id }” and a number, as in “{ $answer } { $id } 4” ({ $unit }). “{ $omit } { $id }” leaves it out.
guidance-how-fraction = “{ $answer } { $id }” and a chance, as in “{ $answer } { $id } 1/3”. “{ $omit } { $id }” leaves it out.
guidance-how-order = “{ $answer } { $id }” and all names in order, with commas between. “{ $omit } { $id }” leaves it out.
guidance-how-map = “{ $answer } { $id }” and a place, or several with commas between. “{ $omit } { $id }” leaves it out.
guidance-how-predict = “{ $answer } { $id }” and what you expect. “{ $omit } { $id }” leaves it out.
guidance-how-decisive = “{ $answer } { $id }” and one of the names above. “{ $omit } { $id }” leaves it out.
guidance-how-match = “{ $answer } { $id }” and pairs, as in “{ $answer } { $id } one=two, two=one”. “{ $omit } { $id }” leaves it out.
guidance-how-text = “{ $answer } { $id }” and your text. It is kept, not graded. “{ $omit } { $id }” leaves it out.
guidance-how-sheet = “{ $answer } { $id }”: five lines are asked one by one; Enter alone leaves one empty. They are kept, not graded. “{ $omit } { $id }” leaves it out.
guidance-good = A good answer: { $rubric }
guidance-again = “{ $answer } { $id }” writes it again; every version is kept.

guidance-prompt-read = Enter: go on
guidance-prompt-done = Enter: go on
guidance-prompt-watch = Enter: look on
guidance-prompt-part = Enter: play the other game
guidance-do-part = “{ $command }”, or Enter alone: the other game. “{ $end }” in it leads back here.
guidance-not-part = No other game is played in this step now.
guidance-not-jump = There is no jumping here.
guidance-prompt-ask = Your answer
guidance-prompt-predict = Your prediction
guidance-predict-first = Predict first: the rest opens then.
guidance-prompt-debrief = Debrief
guidance-do-read = “{ $command }”, or Enter alone: the next step.
guidance-do-done = “{ $command }”, or Enter alone: the next step.
guidance-do-watch = “{ $command }”, or Enter alone: the computers play.
guidance-do-free = “{ $command }” leads back to the guided line, exactly to where you left it.
guidance-do-debrief = “{ $command }” writes a receipt to hand in.

guidance-off-step = { $has ->
    [yes] That is not what this step is about: { $title }. “{ $hint }” gives a hint, “{ $free }” plays on freely; you can come back.
   *[no] That is not what this step is about: { $title }. “{ $free }” plays on freely; you can come back.
}
guidance-nothing-to-play = Nothing is played here now. “{ $command }” plays on freely; you can come back.
guidance-not-done = This step is not done yet.
guidance-not-watch = There is nothing to look on at here.
guidance-not-asked = That is not asked here. Asked: { $asked }.
guidance-no-question = No question is asked here now.
guidance-not-undo = A new line begins here: the scenario has changed the board, or the game has gone back. Nothing before it can be taken back.
guidance-not-show = There is nothing to be played here.
guidance-not-steps = This is a game without steps.
guidance-not-stuck = This step could not be played by itself. Play it, or go on to the debrief.
guidance-checkpoints =
    { $count ->
        [0] This scenario has no checkpoints.
       *[other] Checkpoints, by name:
    }
guidance-receipt = The receipt is in { $file }. It is evidence of your work, and no proof against cheating; it holds no name unless you gave one.
guidance-receipt-exists = There is a file { $file } already. Choose another name.
guidance-go-on = To go on with it: algeria-lab play { $scenario } --load { $file }
guidance-not-resumed = { $file } cannot be gone on with: { $detail }
guidance-beside-none = This scenario names the file “{ $file }”, but came without its folder. Put both into one folder.
guidance-beside-outside = This scenario names the file “{ $file }”, which does not lie in its own folder. Only files beside it are read.
guidance-beside-unreadable = This scenario names the file “{ $file }”, which cannot be read: { $detail }. Put it beside the scenario.
guidance-two-beginnings = A scenario file says itself where it begins and who plays. Leave out: { $options }.

# Commands: one word each, typed at the prompt.
guidance-command-next = next
guidance-command-step = step
guidance-command-hint = hint
guidance-command-answer = answer
guidance-command-omit = omit
guidance-command-key = key
guidance-command-show = show
guidance-command-free = free
guidance-command-back = back
guidance-command-debrief = debrief
guidance-command-jump = jump
guidance-command-receipt = receipt

guidance-help = Commands of the guide:
guidance-help-next = { $command } – the next step, or look on at what the computers play; Enter alone does the same
guidance-help-step = { $command } – the text of the step once more
guidance-help-hint = { $command } [question] – the next hint of the step, or of a question
guidance-help-answer = { $command } question answer – answer a question; without its name, the one that is open
guidance-help-omit = { $command } [question] – leave a question out, or all that are open
guidance-help-key = { $command } question – what is right; that you asked is kept in the receipt
guidance-help-show = { $command } – let this step be played as its author has it in mind
guidance-help-free = { $command } – play on freely; the guided line waits
guidance-help-back = { $command } – back to the guided line, exactly to where you left it
guidance-help-debrief = { $command } – to the debrief; “back” leads back
guidance-help-jump = { $command } [checkpoint] – go to a checkpoint, or list them
guidance-help-receipt = { $command } [file [nickname]] – write a receipt to hand in; it is evidence of work, and no proof against cheating
