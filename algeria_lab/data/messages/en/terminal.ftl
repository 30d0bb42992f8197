# What the terminal says while a war is played, replayed or simulated.

terminal-welcome = Choose by number, or type an action such as “fln raid V-4; band-3; done”. “{ $command }” lists the commands.
terminal-over = Nothing is left to decide. You can still look back, save and leave.
terminal-more = … and { $count } more: “{ $command }”.
terminal-no-choice = No choice holds “{ $text }”.
terminal-no-number = There is no choice of this number: they run from 1 to { $most }.
terminal-undone = Taken back: { $action }
terminal-odds-of-what = The chances of what? Give the number of a choice, or an action.
terminal-odds-after-dice = “{ $action }” rolls dice, so the chances of what comes after it are not known yet. Ask about it alone, or play up to there first.
terminal-why = { $side }: { $action } ({ $line })
terminal-why-nothing = The computer has not decided anything yet.

terminal-saved = Saved in { $file }.
terminal-not-saved = The war could not be written to { $file } ({ $detail }). It goes on; choose another file.
terminal-file-exists = There is a file { $file } already. Choose another name, or insist: save! { $file }
terminal-save-exists = There is a file { $file } already. Name another one, or go on with that war: --load { $file }
terminal-ask-save = This war is not saved. Name of a file (Enter: { $file }; a hyphen: leave without saving):
terminal-go-on = To go on with it: algeria-lab play --load { $file }

# Commands: one word each, typed at the prompt.
terminal-command-list = list
terminal-command-more = more
terminal-command-undo = undo
terminal-command-redo = redo
terminal-command-odds = odds
terminal-command-why = why
terminal-command-status = status
terminal-command-map = map
terminal-command-areas = areas
terminal-command-log = log
terminal-command-save = save
terminal-command-help = help
terminal-command-quit = quit

terminal-help = Type the number of a choice, or actions separated by semicolons; a line is all or nothing. Commands:
terminal-help-list = { $command } [text] – all choices, or those that hold a text
terminal-help-more = { $command } – the next page of choices
terminal-help-undo = { $command } – take back your last decision, if no dice have fallen since
terminal-help-redo = { $command } – do again what was taken back
terminal-help-odds = { $command } 3 – the exact chances of choice 3, or of an action or line
terminal-help-why = { $command } [number] – why the computer decided as it did, the last time or several times
terminal-help-status = { $command } – where the war stands, and the choices
terminal-help-map = { $command } [text] – all places, or those that hold a text
terminal-help-areas = { $command } [text] – the same
terminal-help-log = { $command } [number] – what has happened
terminal-help-save = { $command } [file] – save the war
terminal-help-save-anyway = { $command } file – save over a file that exists
terminal-help-quit = { $command } – leave
terminal-help-help = { $command } – this list

terminal-column-place = Place
terminal-column-marks = Control and markers
terminal-column-fln = FLN
terminal-column-gov = Government
terminal-column-result = Result
terminal-column-chance = Chance
terminal-column-percent = Percent
terminal-column-winner = Winner
terminal-column-wars = Wars
terminal-column-share = Share
terminal-column-turns = Turns on average

terminal-player-human = a person
terminal-player-computer = the computer ({ $title })

terminal-replay-move = { $side }: { $action }
terminal-war = { $scenario }, seed { $seed }
terminal-seat = { $side }: { $player }
terminal-replay-now = Turn { $turn }: FLN support { $fln }, Government support { $gov }.
terminal-replay-on = The war is not over.
terminal-replay-verified = { $count ->
    [one] Verified: the one move replays, and its position agrees.
   *[other] Verified: all { $count } moves replay, and every position agrees.
  }
terminal-replay-branches = { $count ->
    [one] This is the branch “{ $name }”. The other branch of the file was verified as well.
   *[other] This is the branch “{ $name }”. The { $count } other branches of the file were verified as well.
  }
terminal-play-branches = { $count ->
    [one] You play the branch “{ $name }”. The other branch stays in the file as it is.
   *[other] You play the branch “{ $name }”. The { $count } other branches stay in the file as they are.
  }

terminal-wars-progress = Wars
terminal-wars-draw = Draw
terminal-wars-undecided = Undecided
terminal-wars-stopped = Stopped after { $count } of { $wars } wars; those are kept.
terminal-wars-written = Written to { $file }.
terminal-not-written = { $file } cannot be written ({ $detail }). Nothing was played; choose another file.
terminal-too-few = { $option } is { $number }; it must be 1 or more.

terminal-refused = “{ $action }” is not possible: { $reason } [{ $rule }]
terminal-malformed = That is not an action. An action is a verb and what it takes, such as “raid V-4”, “band-3” or “done”; several are separated by semicolons.
terminal-nearly = “{ $given }” is the name of nothing here. Did you mean { $meant }?
terminal-seat-taken = “{ $action }” was not played: there { $side } decides, and that side is played by { $player }. End the line before it; the other side then answers by itself.
terminal-bad-save = The saved war cannot be used. { $detail }
terminal-unknown = Unknown { $what }: “{ $name }”. Known: { $known }.
terminal-near = Did you mean “{ $near }”?
terminal-wrong-number = There is no player “{ $name }”: its number goes from { $least } to { $most }.
terminal-nothing = none
terminal-other-game = The terminal does not show { $game } yet, only { $known }. Its page does: algeria-lab app { $page }. Many games between computers: algeria-lab simulate --game { $game }.
terminal-no-player-needed = In { $scenario } nobody is needed for { $side }: the rules play that side themselves. Leave the option out.
terminal-what-scenario = scenario
terminal-what-option = optional rule
terminal-what-rule-profile = rule profile
terminal-what-player-for-fln = player for the FLN
terminal-what-player-for-gov = player for the Government
terminal-what-side = side
terminal-what-game = game
terminal-what-language = language
terminal-what-page = page
terminal-bad-option = { $detail }
terminal-no-voila = The pages need Voila. Install it with: pip install "algeria-lab[voila]"
terminal-no-pages = There are no pages here. Go to the folder of the project, or name a notebook.
