# The laboratory: a question to many wars is put, predicted, played, read and taken along.
# $measure is what is read from a war, $way a way to fight, $against an opponent, $side one side with its article.

lab-title = The laboratory
lab-introduction = The computer fights the same war hundreds of times, each time in several ways. Choose a question, say what you expect, let it play, and see what the choice changes.
lab-results = What came out
lab-results-before = These wars answer another question than the one above: { $question }
lab-fold = Change the question, or begin from a saved war
lab-heading-starters = Questions to begin with
lab-starter-put = “{ $title }” is chosen. Say what you expect, then play.
lab-starter-grid-reserve = Grid or mobile reserve?
lab-starter-grid-reserve-about = Which of them holds more areas? Lesson 4.
lab-starter-resettlement = Does resettlement bring more than it costs?
lab-starter-resettlement-about = None, 1, 3 or 6 areas resettled, two opponents. Lesson 5.
lab-starter-barrier = What does a barrier on the border change?
lab-starter-barrier-about = The mixed doctrine with and without it, facing an army abroad. Lesson 6.
lab-starter-rules = Which rule carries the result?
lab-starter-rules-about = Eight numbers of the model, changed one at a time. Capstone.

## The question

lab-group-place = Where and who
lab-position = The wars begin in
lab-open = Open a saved war or question…
lab-open-hint = A file that the war room or this page has saved.
lab-opened = { $name } is open: the wars begin where it stands.
lab-moment = At this moment of it
lab-moment-turn = the beginning of turn { $turn }
lab-moment-now = as it stands now, turn { $turn }
lab-side = Whose ways are compared
lab-side-fln = FLN
lab-side-gov = Government
lab-mode = What is compared
lab-mode-ways = two to four ways to fight
lab-mode-audit = one way, with a number of the model changed

lab-group-ways = How { $side } fights
lab-way-first = Way 1: the others are compared with it
lab-way = Way { $number }
lab-player = Doctrine
lab-number = Its number
lab-number-resettle = Areas resettled before it stops
lab-number-barrier = Step at which it stops building
lab-add = Add a way
lab-drop = Leave out way { $number }
lab-own = { $name } (from the link)
lab-own-hint = A way that no menu offers; the link brought it.

lab-group-audit = Which number of the model
lab-doctrine = Way to fight, in both cases
lab-changed = What is changed
lab-constant = Number of the model
lab-constant-all = all eight, one at a time
lab-constant-all-hint = Each is moved to the nearest value below and above the printed one.
lab-rule = Rule: { $rule }{ $cite }
lab-value = Its value, beside the printed one
lab-printed = printed

lab-group-against = Against { $side }
lab-opponent = Opponent { $number }
lab-opponent-none = no second opponent

lab-group-size = What is read, and how often
lab-measure = Read from each war
lab-at = When
lab-at-end = at its end
lab-at-turn = at the end of turn { $turn }
lab-runs = Wars for each pairing
lab-runs-hint = Every way meets every opponent so often.
lab-count = { $count }
lab-turn = Last turn
lab-turn-hint = A war that nobody has won by then is stopped.
lab-seed = Number of the first war’s dice
lab-seed-hint = The same number gives the same wars.
lab-or = { " or " }
lab-asks-ways = What does it change whether { $side ->
    [gov] the Government
   *[fln] the FLN
  } fights by { $ways }?
lab-asks-way = What comes out when { $side ->
    [gov] the Government
   *[fln] the FLN
  } fights by { $ways }?
lab-asks-rules = What changes when { $count ->
    [one] one number of the model is another?
   *[other] one number of the model after another is changed? { $count } changes are tried.
  }
lab-asks-where = From { $position }, against { $opponents }.
lab-exactly = The question in full
lab-reads = What counts: { $measure }.
lab-wars = { $count ->
    [one] One war in all.
   *[other] { $count } wars in all.
  }
lab-likely = { $count ->
    [one] One war in all: it is likely to take { $time } on this computer.
   *[other] { $count } wars in all: they are likely to take { $time } on this computer.
  }
lab-copy = Copy a link to this question
lab-copy-hint = It holds the question and your prediction, and nothing about you.

lab-error-twice = This is the same as number { $first }. Choose another.
lab-error-printed = This is the printed value. Choose another one to compare it with.
lab-error-over = This war is over (turn { $turn }): nothing is left to play. Choose an earlier moment of it.
lab-error-stop = The position stands in turn { $turn }: choose that turn or a later one.
lab-error-at = The position stands in turn { $turn }: choose that turn or a later one.
lab-error-late = What is read is to be read at the end of turn { $turn }, but the wars stop after turn { $last }. Choose an earlier moment here, or a later last turn.
lab-error-prediction = What can come out lies between { $least } and { $most }: write a number from { $least } to { $most }.
lab-error-number = Write a whole number from { $least } to { $most }.
lab-link-put = This is the question of the address, with what was predicted. Its wars are not kept: played again, they go as they went.
lab-error-link = { $what }

## The prediction

lab-predict = Before you play: what do you expect on average? Draw each bar, or write a number.
lab-guess-intro = Before you play: eight numbers of the model are changed, one at a time. Which of them will move the result most? What is read: { $measure }.
lab-guess = Your answer
lab-guess-none = not yet
lab-guess-right = You named it: { $name } moves the result most.
lab-guess-wrong = You named { $guess }; { $name } moves the result most.

## The run

lab-heading-run = Play
lab-run = Play the wars
lab-run-other = Play this question instead
lab-run-more = Ask again with other dice
lab-load = Show kept results at once
lab-load-hint = Just these wars have been played before, with the same dice and by the same rules.
lab-loaded = { $runs ->
    [one] Kept results are shown: one war for each pairing.
   *[other] Kept results are shown: { $runs } wars for each pairing.
  }
lab-cancel = Stop
lab-cancel-hint = What has been played is kept.
lab-not-ready = Something above has to be mended first; it is said beside the field.
lab-other-stopped = The wars of the question before were stopped; these are played instead.
lab-progress = { $done } of { $wars } wars, { $left }
lab-left = { $time } left
lab-left-unknown = just begun
lab-took = { $time } in all
lab-seconds = { $count ->
    [one] about a second
   *[other] about { $count } seconds
  }
lab-minutes = { $count ->
    [one] about a minute
   *[other] about { $count } minutes
  }
lab-said-begun = { $wars } wars are being played.
lab-said-part = { $percent }% are played.
lab-said-done = All { $wars } wars are played. The results stand below.
lab-said-stopped = Stopped after { $done } of { $wars } wars. What was played is kept, and stands below.
lab-said-none = Stopped before a war was played to its end.
lab-failed = This did not work. ({ $what })

## What would change this

lab-change-intro = Ask again with one thing changed: another opponent or position above, or here one number of the model. The same ways are played at each of its values.
lab-change-wait = Once two to four ways have been played to the end, the same ways can be played here at every value of one number of the model.
lab-fewer = Wars at each value
lab-vary = Play at every value
lab-read-value = Read out at: { $name }
lab-read-head = { $change }. { $measure }:
lab-read-way = { $way }, against { $against }: { $mean } ({ $low } to { $high })

## What one takes along

lab-heading-files = Take it along
lab-pictures = Every chart above can be saved as a picture (PNG, SVG) or a table (CSV) by “Take” under it.
lab-group-tables = Tables and the question
lab-save-summary = Summary (CSV)
lab-save-summary-hint = Means, intervals and differences of all measures.
lab-save-wars = Every war and turn (CSV)
lab-save-wars-hint = A row for each end of a turn, for a spreadsheet or a notebook.
lab-save-question = Question and seeds (JSON)
lab-save-question-hint = All that is needed to play the same wars again.
lab-group-watch = Watch one of these wars
lab-watch-way = Way to fight
lab-watch-against = Opponent
lab-watch-pick = Which war
lab-watch-seed = Number of the war
lab-pick-middle = the one whose value lies in the middle
lab-pick-highest = the one with the highest value
lab-pick-lowest = the one with the lowest value
lab-pick-number = one by its number
lab-watch-keep = Keep it for the war room
lab-watch-keep-hint = In the war room, under “{ files-kept }”: look at every move, and leave the war at any moment to play on yourself.
lab-watch-save = Save it to a file
lab-watch-label = War { $seed }: { $way } against { $against }

## Of the page. Words between % signs are filled in there: %file% is a file, %letters% a number of letters.

lab-ui-kept = Wars kept in this browser
lab-ui-kept-item = %label%, %date%
lab-ui-choose-file = File of a saved war
lab-ui-no-prediction = nothing yet
lab-ui-predict-clear = Take back
lab-ui-predict-clear-way = Take back the prediction for %way%
lab-ui-predict-way = Prediction for %way%
lab-ui-predict-number = Number for %way%
lab-ui-mark = %value%, %mark%
lab-ui-progress = Wars played
lab-ui-copied = The link is copied.
lab-ui-copied-long = The link is copied. It has %letters% letters: some programs cut links of more than 2,000. Save the question as a file if it has to be safe.
lab-ui-copy-by-hand = This page may not copy by itself. The link is selected: copy it with the keys of your computer.
lab-ui-link = Link to this question
lab-ui-saved = Saved as %file%: look among your browser’s downloads.
lab-ui-kept-done = The war is kept. Open the war room: it stands on the board there.
lab-ui-kept-full = This browser keeps five wars already. Forget one in the war room first, or save this war to a file.
lab-ui-kept-failed = This browser keeps nothing (a private window, or no room). Save the war to a file.
lab-ui-to-results = To what came out
lab-ui-room = Open the war room
lab-ui-too-large = %file% is larger than 5 MB. A saved war never is: choose another file.
lab-ui-unreadable = %file% could not be read. Choose it again, or another one.
lab-ui-no-answer = The page gets no answer. Reload it; the question stands in the address.

## A run that waits for its turn

# Many readers share the workers of one computer: how a run stands that waits for its turn.
# $done of $wars are played; $before: turns of others that come first.
waiting-progress = { $done } of { $wars } played · waiting, { $before } before you
waiting-said = Others have runs here, too: yours waits for its turn.
