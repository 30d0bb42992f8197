# What the terminal says while a game is played, replayed or simulated.

terminal-welcome = Choose by number, or type an action such as “{ $example }”. “{ $command }” lists the commands.
# An action as it is typed, by game.
terminal-example-algeria = fln raid V-4; band-3; done
terminal-example-insurgent = fln play FLN-01 military down
# How one wins, and when the game ends, by game: three short lines.
terminal-aim-algeria =
    How one wins: each side has support, from 0 to 99. When that of a side falls to 0, the other side has won; if both are at 0, the FLN.
    By how much: the support that the winner is then ahead, up to 25 marginal, up to 50 substantial, beyond that decisive.
    When it ends: only then, there is no last turn. With the option shorter_game a lead of 26 at two checks in a row, one every sixth turn, wins too.
terminal-aim-insurgent =
    How one wins: whoever leads by 8 icons or more on one front wins at once; cards of the FLN that lie face-down count.
    When it ends otherwise: a side has played its last card, and the other has taken one more turn; alone, with the automaton’s last card.
    Then each front goes to the side with more icons there, at a tie to the one with more Rally icons; more fronts win, and as many each is a draw.
terminal-aim-twilight =
    How one wins: the Government with Support + Commitment above 35, the FLN with Opposition + Bases above 30.
    When it is looked at: in every Propaganda Round but the first; if both are above, the one further above wins, the FLN on a tie. With the option solo or mode=coltwi only the FLN can win before the end.
    When it ends otherwise: in the last Propaganda Round; whoever is then further above, or less below, wins, the FLN on a tie.
# What may be asked for to read them, words between bars.
terminal-aim-words = victory|win|winning|how to win|goal|aim
terminal-over = Nothing is left to decide. You can still look back, save and leave.
terminal-more = … and { $count } more: “{ $command }”.
terminal-no-choice = No choice holds “{ $text }”.
terminal-no-row = No row holds “{ $text }”.
terminal-no-number = There is no choice of this number: they run from 1 to { $most }.
terminal-several = Several choices begin with “{ $text }”: { $choices }. Write more of the words, or type a number.
terminal-no-choices = There is nothing to choose now.
terminal-ask = { $question } (yes or no)
terminal-yes = yes
terminal-not-done = Nothing was done.
terminal-undone = Taken back: { $action }
terminal-odds-of-what = The chances of what? Give the number of a choice, or an action.
terminal-odds-after-dice = “{ $action }” rolls dice or shows something hidden, so the chances of what comes after it are not known yet. Ask about it alone, or play up to there first.
terminal-odds-too-many = There are too many outcomes to count.
terminal-why = { $side }: { $action } ({ $line })
terminal-why-nothing = The computer has not decided anything yet.
terminal-why-not-there = No computer has asked itself anything about { $name }.
terminal-why-later = What the computer thought would give away what it holds: you may ask once the game is over.
terminal-explain-how = “{ $explain }” explains one of these words, a rule by its number as it stands in [brackets], where there are cards, a card by a part of its name, and how one wins: “{ $explain } victory”. “{ $map } name” shows a place.
terminal-explain-nothing = There is no rule, no card and no word of the glossary “{ $name }”. Give the number of a rule as it stands in brackets, a word, or a part of the name of a card.
terminal-explain-many = Too much holds “{ $name }”. Write more of the name.
terminal-see = See also: { $rules }
terminal-pass-on = Next to decide: { $side }. Enter clears the screen; then pass it on
terminal-take = { $side }: once you alone look at the screen, press Enter
terminal-covered = Nobody’s cards are shown now. Press Enter once the one who decides sits alone before the screen.

terminal-saved = Saved in { $file }.
terminal-not-saved = The game could not be written to { $file } ({ $detail }). It goes on; choose another file.
terminal-file-exists = There is a file { $file } already. Choose another name, or insist: { $command } { $file }
terminal-no-period = The scenario is not offered for { $period } minutes. Known: { $known }.
terminal-save-exists = There is a file { $file } already. Name another one, or go on with that game: --load { $file }
terminal-ask-save = This game is not saved. Name of a file (Enter: { $file }; a hyphen: leave without saving):
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
terminal-command-explain = explain
terminal-command-log = log
terminal-command-save = save
terminal-command-help = help
terminal-command-quit = quit

# Further words for commands: each with the English name of its command behind a colon.
terminal-synonyms = explanation:explain|exit:quit|chances:odds

terminal-help = Type the number of a choice, or actions separated by semicolons; a line is all or nothing. Commands:
terminal-help-list = { $command } [text] – all choices, or those that hold a text
terminal-help-more = { $command } – the next page of choices
terminal-help-undo = { $command } – take back your last decision, if nothing was rolled or shown since
terminal-help-redo = { $command } – do again what was taken back
terminal-help-odds = { $command } 3 – the chances of choice 3, or of an action or line, as far as your side can know them
terminal-help-why = { $command } [number or name] – why the computer decided as it did, the last time or several times, once it gives no secret away
terminal-help-status = { $command } – where the game stands, and the choices
terminal-help-map = { $command } [text] – all that lies on the table or map, or the rows that hold a text
terminal-help-areas = { $command } [text] – the same
terminal-help-explain = { $command } name – what stands on a card, what a word means, or what a rule says, such as the one in [brackets]
terminal-help-log = { $command } [number] – what has happened
terminal-help-save = { $command } [file] – save the game
terminal-help-save-anyway = { $command } file – save over a file that exists
terminal-help-quit = { $command } – leave
terminal-help-help = { $command } – this list

terminal-column-result = Result
terminal-column-chance = Chance
terminal-column-percent = Percent
terminal-column-winner = Winner
terminal-column-wars = Games
terminal-column-share = Share
terminal-column-turns = Turns on average
terminal-column-receipt = Receipt
terminal-column-nickname = Nickname
terminal-column-holds = Holds
terminal-column-right = Right
terminal-column-points = Points
terminal-column-minutes = Minutes
terminal-column-step = Step
terminal-column-reached = Reached
terminal-column-done = Done
terminal-column-decisions = Decisions
terminal-column-faces = Dice
terminal-column-slowest = Slowest

terminal-player-human = a person
terminal-player-computer = the computer ({ $title })
terminal-player-rules = the rules of the game

terminal-replay-move = { $side }: { $action }
terminal-war = { $scenario }, seed { $seed }
terminal-seat = { $side }: { $player }
terminal-replay-now = Now: { $moment }; { $tally }.
terminal-replay-on = The game is not over.
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

terminal-wars-progress = Games
terminal-wars-draw = Draw
terminal-wars-undecided = Undecided
terminal-wars-stopped = Stopped after { $count } of { $wars } games; those are kept.
terminal-wars-written = Written to { $file }.
terminal-not-written = { $file } cannot be written ({ $detail }). Nothing was played; choose another file.
terminal-too-few = { $option } is { $number }; it must be 1 or more.

terminal-refused = “{ $action }” is not possible: { $reason } [{ $rule }]
terminal-malformed = That is not an action. An action is a verb and what it takes, such as “{ $example }”; several are separated by semicolons.
terminal-nearly = “{ $given }” is the name of nothing here. Did you mean { $meant }?
terminal-seat-taken = “{ $action }” was not played: there { $side } decides, and that side is played by { $player }. End the line before it; the other side then answers by itself.
terminal-not-yours = “{ $action }” was not played: there { $side } decides, and somebody else plays that side. End the line before it.
terminal-bad-save = The saved game cannot be used. { $detail }
terminal-unknown = Unknown { $what }: “{ $name }”. Known: { $known }.
terminal-near = Did you mean “{ $near }”?
terminal-scenario-of = “{ $name }” is a scenario of another game: --game { $game } --scenario { $name }
terminal-wrong-number = There is no player “{ $name }”: its number goes from { $least } to { $most }.
terminal-nothing = none
terminal-no-player-needed = In { $scenario } nobody is needed for { $side }: the rules play that side themselves. Leave the option out.
terminal-seats-twice = Say who plays in one way: --side and --opponent, or --fln and --gov.
terminal-what-scenario = scenario
terminal-what-option = optional rule
terminal-what-rule-profile = rule profile
terminal-what-player-for-fln = player for the FLN
terminal-what-player-for-gov = player for the Government
terminal-what-side = side
terminal-what-game = game
terminal-what-language = language
terminal-what-page = page
terminal-what-mode = mode of the rules
terminal-what-switch = reading of the rules
terminal-bad-option = { $detail }
terminal-no-voila = { $place ->
    [checkout] The pages need Voila. Install it in the folder of the project: pip install ".[voila]"
   *[installed] The pages need Voila. Install it: pip install "algeria-lab[voila]"
}
terminal-no-pages = The pages are missing from this installation. Install it again: pip install --force-reinstall --no-deps algeria-lab – or name a notebook.
terminal-lessons-row = { $name }: { $title } ({ $minutes } min)
terminal-lessons-written = { $folder }
terminal-lessons-kept = { $count ->
    [one] One file in { $folder } is yours or of another version: it stays as it is.
   *[other] { $count } files in { $folder } are yours or of another version: they stay as they are.
}
terminal-lessons-open = To open them: jupyter lab { $folder }
terminal-not-a-page = “{ $file }” is no page, so there is nothing to open. Name a page such as war-room, a lesson such as 05-resettlement, a notebook (.ipynb) or a scenario of your own (.yaml).
terminal-no-such-file = The file “{ $file }” is not here: it was looked for from the folder { $folder }. Go to the folder in which it was saved, or give its whole path.
terminal-no-site = There is no site in { $folder }. Name the folder in which its index.html and its folder “site” stand; `make site` in a checkout writes one.
