# Guided play: what the board says where a step limits it (guiding-limited…), the fixed words of the guide's panel
# (guided-…), and what the kernel writes into it (guiding-…).

## At the board

guiding-limited = This step offers only some of the choices. For all the rest: “Play on freely”, at the end of “All steps”.
guiding-limited-all = Nothing to play here just now. The text of the step says what comes next.
guiding-not-played = The board stands as before: nothing of it was played.
guiding-undo-before = Nothing of this step has been played yet: there is nothing to take back here. Earlier steps stay as you played them.
guiding-no-advice = The advisor would do something that this step is not about. The guide has hints of its own.

guiding-saved = To read on and to play, run this cell in JupyterLab or Notebook.

## The panel

guided-label = Guide
guided-loading = The guide is on its way…
guided-draw-failed = The guide cannot be shown.
guided-malformed = The guide did not understand what the page sent.
guided-malformed-hint = Reload the page and try again.
guiding-failed = Something went wrong while this was carried out. The guide shows how things stand now.
guided-fold = Hide the text
guided-unfold = Show the text
guided-note = Before you read on
guided-hints = Hints
guided-steps = All steps
guided-skip = Other ways on…
guided-take = Take it with you
guided-take-name = Your name, a nickname or the number of your place, if you like:
guided-take-receipt = For your teacher: save the receipt
guided-take-others = Other files
guided-take-report = Report to print
guided-take-report-text = Report as text (Markdown)
guided-take-log = Log of the game (CSV)
guided-take-saved = Saved: %name%.
guided-take-hand = Then give this file to your teacher as they asked: by the school’s platform, a USB stick or mail. It is among your downloads.
guided-take-ask = Without a name your teacher will not know whose file this is. Write a name or the number of your place above; or leave it empty and save once more.
guided-take-place = place %place%
guided-take-note = The receipt tells your teacher what you did and answered, step by step. It is evidence of work and no proof against cheating.
guided-hand-in = Hand in to your teacher
guided-hand-in-title = Hand in my work
guided-hand-in-name = Your name or a nickname, if you like:
guided-hand-in-again = Hand in once more
guided-hand-in-word = A word to your teacher, if you like:
guided-hand-in-what = Your receipt with all answers and the report go to your teacher’s desk, with this word and your name or nickname if you gave one. Without it nothing of what you did stays in the room when it closes.
guided-hand-in-newer = What you hand in again takes the place of what you handed in before.
guided-terms = Dotted words are explained: Enter opens one, arrow keys lead to the next.
guided-goals = Goals that count
guiding-talk = To talk about
guided-own-game = In your own game:
guided-read-on = To read on:
guided-sources = What this rests on
guided-made = Who made it
guided-state-now = now
guided-state-before = done
guided-state-passed = passed over
guided-state-later = not done
guided-picture-missing = The picture of the author is not here.

## What the kernel writes

guiding-receipt-about = Evidence of work, and no proof against cheating: it says what was put in, and whoever plays it again comes to the same result.
guiding-step = Step { $number } of { $steps }
guiding-left =
    { $minutes ->
        [one] about 1 minute left
       *[other] about { $minutes } minutes left
    }
guiding-untitled = Step { $number }
guiding-debrief = Debrief
guiding-part-over = Done
guiding-dice = Teaching dice: { $faces }. The author of the scenario has set how they fall in this step.
guiding-off-step = { $still ->
    [yes] Not yet.
   *[no] That is not what this step is about. It is: “{ $title }”.
}
guiding-off-step-hint = { $hint ->
    [yes] Read the step once more, take a hint, or play on freely and come back later.
   *[no] Read the step once more, or play on freely and come back later.
}
guiding-still = { $more ->
    [yes] Still to be done: { $choices }, and more.
   *[no] Still to be done: { $choices }.
}
guiding-choice = “{ $name }”
guiding-spent = { $has_unit ->
    [no] Spent: { $spent } of { $most }. Left: { $left }.
   *[yes] Spent: { $spent } of { $most } { $unit }. Left: { $left }.
}
guiding-now-read = Read, then go on.
guiding-now-away = You do not read this step. You go on from here once the next one is open.
guiding-now-play = Now play this on the board.
guiding-now-choose = Decide: play one of these orders on the board.
guiding-now-choose-here = Decide: press one of these orders, or play it on the board.
guiding-now-telling = Look first at what the board tells; it goes on from there.
guiding-choose = One of these orders:
guiding-chose = You chose between these orders:
guiding-is-chosen = chosen
guiding-choose-next = Still to be played: { $next }
guiding-one-game = This was one single game, with one run of the dice; computer players played both sides, yours too. With other dice the same order may end otherwise.
guiding-one-game-many = The experiment of this exercise plays many games.
guiding-watch-ended = The game was over in turn { $turn }: there was no more to watch.
guiding-now-ask = Answer, then go on.
guiding-now-experiment = First do the experiment on this page. Then answer, and go on.
guiding-phase-predict = Predict
guiding-phase-do = Do
guiding-phase-see = See
guiding-phase-say = Say why
guided-phases = This step, in four phases
guided-phase-now = now
guided-phase-before = done
guided-phase-passed = passed over
guided-phase-later = still to come
guided-predictions = Your prediction
guided-written = You wrote before
guided-begin = Begin: %title%
guided-unsent = You have written an answer and not sent it. Send it, or press “%button%” once more to go on without it.
guided-last = This is the last step: its question would stay unanswered. Write an answer, or press “%button%” once more to end without one.
guided-again = Read it again
guiding-now-predict = Predict first: the rest opens then.
guiding-predict-first = Predict first: the rest opens then. The guide asks what you expect.
guiding-do-skip-predictions = Go on without predicting
guiding-says-back = The game goes back to the beginning of “{ $name }”: the board and the dice are as they were then. Another line begins here; the one that you played is kept.
guiding-to-question = To the question
guiding-question = Question { $number } of { $count } · { $title }
guiding-dots = A hundred dots, { $count } of them filled
guiding-question-of = Question { $number } of { $count }
guiding-scale = A scale from { $low } to { $high }.
guiding-scale-you = you: { $number }
guiding-scale-result = result: { $number }
guiding-scale-start = at first: { $number }
guiding-says-stayed = This step would go back to the beginning of “{ $name }”, but you left that step out. The game goes on from here.
guiding-now-watch = The computer players play the next stretch for both sides.
guiding-now-part = Play the game in the frame. Once it is over, or with “Back to the lesson”, the lesson goes on here.
guiding-now-part-read = Do what the frame asks. Once that is done, or with “Back to the lesson”, the lesson goes on here.
guiding-now-part-over = That is all here: the lesson goes on.
guiding-now-done = Done. Go on when you are ready.
guiding-now-free = You play freely. The guided line waits where you left it.
guiding-now-debrief = Now look back at what has happened.
guiding-early = You are here before the end: what is said of your own game is meant for all steps, so some of it may not have come about yet.
guiding-closed = The next step is closed: your teacher will open it
guiding-do-go-on = Go on
guiding-do-accept = Read this step
guiding-do-watch = Let it be played
guiding-do-end-part = Back to the lesson
guiding-do-come-back = Back to the guided line
guiding-do-hint = A hint
guiding-do-leave = Play on freely
guiding-do-debrief = To the debrief
guiding-do-pass-over = Skip this step
guiding-do-wait-without = Do not read it, wait for the next one
guiding-do-put-away = Put this text away, wait for the next step
guiding-now-elsewhere = The guide is at another step.
guiding-do-go-there = Go to this step
guiding-do-end-telling = Go to the question at once
guiding-do-see-telling = See at once what came of it
guiding-do-skip-questions = Go on without answering
guiding-do-show-me = Let it be played for me
guiding-do-leave-debrief = Back to where I was
guiding-free = Free play
guiding-jump = Go there: { $title }
guiding-says-wrong = The guide:
guiding-says-event = Something happens:
guiding-says-goal =
    { $points ->
        [0] A goal is reached.
        [one] A goal is reached (1 point).
       *[other] A goal is reached ({ $points } points).
    }
guiding-says-came = Your prediction:
guiding-says-done = This step is done.
guiding-says-chosen = You chose: { $name }.
guiding-says-played = That is played. Questions are still open.
guiding-says-left = What was played ({ $name }) is not part of this step: from here on you play freely.
guiding-says-next = Another scenario follows this one: { $name }. Open its file.
guiding-points =
    { $points ->
        [one] (1 point)
       *[other] ({ $points } points)
    }
guiding-no-goals = None of the goals of this scenario was reached.
guiding-score = Points for goals: { $points } of { $most }.
guiding-unfinished = The game is undecided; it stands in turn { $turn }.
guiding-turn = Turn { $turn }
guiding-turn-of = Game { $game }, turn { $turn }
guiding-stuck = From here this step cannot be played for you. Undo your last moves on the board and try again, play it yourself, or go on to the debrief.
guiding-taken-back =
    { $count ->
        [one] To play on for you, your last move was taken back: { $deeds }.
       *[other] To play on for you, your last { $count } moves were taken back: { $deeds }.
    }
guiding-not-now = That is not possible in this step.

## Experiments

guiding-trial-failed = The games could not be played.
guiding-trial-caveat = What this does not show

## The debrief of a lesson

guiding-under-happened = What happened
guiding-under-model = What the model says
guiding-under-historians = What documents and historians say
guiding-under-left-out = What the model leaves out
guiding-under-felt = How it felt
guiding-under-class = For the class
guiding-claim = The claim
guiding-claim-law = The claim: Galula’s law { $law }
guiding-not-reread = No historian from outside has reread this lesson yet.
guiding-reread-by = Reread, from outside, by { $who }.
guiding-own = Your own game
guiding-bought = Not counted among these: what the Government chose and paid from its support{ $game ->
    [0] { "" }
   *[other] { " " }in game { $game }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} in all{ $lent ->
    [0] { "" }
   *[other] , { $lent } of them paid by a computer player
}.
guiding-how-likely = { $way ->
    [fall] Dice that bring as great a fall or a greater one
   *[rise] Dice that bring this or more
}: { $chance } ({ $percent }).
guiding-how-likely-fixed = { $way ->
    [fall] Free dice bring as great a fall or a greater one
   *[rise] Free dice bring this or more
} with a chance of { $chance } ({ $percent }); here the lesson had fixed how they fall.

## For the class

guided-class = For the class
guided-class-note = For one screen in front of everybody, or for paper. Each sheet is saved as a file: open it, then print it.
guided-class-large = Large type, and a counter of votes at each answer
guided-class-roles = Role cards to print
guided-class-paper = Questions on paper

## The forms of a lesson, for 50 or for 90 minutes

period-size =
    { $steps ->
        [one] { $minutes } minutes · 1 step
       *[other] { $minutes } minutes · { $steps } steps
    }
period-form = Form for { $minutes } minutes
period-only = for { $minutes } minutes only
period-not-this = This step belongs to the form for { $minutes } minutes only. Whoever has the time chooses it at the beginning of the lesson, or under “All steps”.
period-unfit = The form for { $minutes } minutes has steps before the place where you are. Press once more to open the first of them: what you did up to there comes along, the rest is done again. Your way so far stays among the “ways begun” of the menu “Lesson”.
guided-period = How long do you have? The steps take about three quarters of it; the rest is for arriving and for talk.
guided-period-left-out = Left out of this form:
guided-period-take = Take the form for %minutes% minutes

## The question on top, and the lines to keep

guided-top-label = The question of this lesson
guided-top-claim = The claim:
guided-trace = Lines to keep
guided-trace-note = Made from your own answers. What you left out is a line to fill in on paper.
guided-trace-copy = Copy
guided-trace-copied = Copied.
guided-trace-uncopied = Your browser did not allow that. Mark the lines and copy them.
guided-trace-other = Another sentence (this is %place% of %count%)
guided-trace-blank = a blank line to fill in
guided-own-words = Write for yourself
guided-own-keep = Keep
guided-own-kept = Kept. It is printed in your report.
