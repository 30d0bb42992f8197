# The desk of whoever opened the room. What the page says of itself takes no values.
desk-page-heading = The desk of this room
desk-page-title = The desk
desk-page-private = For you alone
desk-page-wall = Open the wall in a window
desk-page-silent = The server does not answer. What stands here is what was so before; the desk asks again every few seconds.
desk-page-back = The server answers again.
desk-page-locked = This desk belongs to a room that was closed. Its new address stands in the terminal.
desk-page-refused = That was not done. Try it again.
desk-page-now = Now, on every page
desk-page-hands = Hands
desk-page-hands-none = No hand is up.
desk-page-down = Take down
desk-page-all = To all
desk-page-wait = Wait for me
desk-page-wait-word = A word with it, if you like
desk-page-wait-on = Everybody is asked to wait
desk-page-go-on = Go on
desk-page-go-shown = Everybody is asked to go to
desk-page-go-end = Take the notice away
desk-page-go-stays = Not going there:
desk-page-gate-shown = Closed behind
desk-page-gate-next = Open the next step
desk-page-gate-all = Open all steps
desk-page-form = Form of the lesson
desk-page-form-fifty = 50 minutes
desk-page-form-ninety = 90 minutes
desk-page-form-free = Everybody chooses
desk-page-form-apply = Apply
desk-page-steps = Steps
desk-page-steps-none = Nobody has a lesson open yet. Its steps stand here as soon as somebody has.
desk-page-steps-reading = The lesson is being read…
desk-page-go = Call all here
desk-page-gate = Close behind this
desk-page-gate-beyond = Beyond it already:
desk-page-gate-yet = Close all the same.
desk-page-closed = closed
desk-page-called = called here
desk-page-lesson = Lesson
desk-page-places = Places
desk-page-places-none = Nobody is here yet. How they come in stands below, and on the wall.
desk-page-place = Place
desk-page-place-of = place
desk-page-name = Nickname
desk-page-state = Here?
desk-page-where = Where
desk-page-minutes = Minutes
desk-page-note = To look at
desk-page-tables = Tables
desk-page-tables-none = Nobody has opened a table yet.
desk-page-here = here
desk-page-coming = coming
desk-page-lost = connection lost
desk-page-gone = gone
desk-page-hand = hand up
desk-page-stays = stays where they are
desk-page-goes-on = goes on
desk-page-handed-in = handed in
desk-page-free = free
desk-page-answers = What was answered
desk-page-answers-none = No question yet.
desk-page-right = Right:
desk-page-right-bar = right
desk-page-mistakes = What was answered wrongly
desk-page-texts = What was written
desk-page-texts-none = Nothing was written yet.
desk-page-show = Show on the wall
desk-page-hide = Take off the wall
desk-page-open-all = Open all
desk-page-close-all = Close all
desk-page-wall-heading = On the wall
desk-page-wall-empty = What the wall can show stands here as soon as there is something.
desk-page-wall-now = on the wall now
desk-page-wall-result = Show the result
desk-page-wall-result-yet = Show the result all the same
desk-page-wall-result-hide = Hide the result
desk-page-vote = Vote again
desk-page-vote-end = End the vote
desk-page-vote-shown = Everybody is asked to vote again:
desk-page-wall-mark = Mark the line of place
desk-page-wall-blank = Wipe the wall
desk-page-wall-blank-back = Show it again
desk-page-wall-dark = Turn the wall dark
desk-page-wall-is-dark = Wall: dark (turn it light)
desk-page-wall-is-light = Wall: light (turn it dark)
desk-page-wall-corner = Put address and key in a corner
desk-page-wall-corner-hide = No address in the corner
desk-page-wall-keys = Keys: ← and → go along this list, R shows the result (so does Space, away from a button), the digit before a button chooses it and, typed again, the next with the same digit, B wipes the wall, L changes the light. Whoever stands at the wall may type the number of a place.
desk-page-handed = Handed in
desk-page-handed-none = Nothing was handed in yet. Readers hand in at the end of the lesson; it is kept here, in memory, until you save it or close the room.
desk-page-handed-save = Save all (a ZIP file)
desk-page-handed-note = A ZIP file, with every receipt and report, the words of the readers, and the table of the class.
desk-page-handed-signs = Each cell gives the letter or the number of the last answer, “a4b2” what was put together; of a text, the number of words. The questions stand above. A work “comes to the same” where its receipt, played again here, arrives at what it says.
desk-page-handed-table = The whole table, to print
desk-page-handed-safe = All of it is saved.
desk-page-handed-word = Word
desk-page-handed-time = Time
desk-page-handed-result = Played again
desk-page-handed-lesson = Lesson
desk-page-class-table = The class’s table
desk-page-ways = How readers come in
desk-page-address = Address
desk-page-key = Key
desk-page-others = If that address does not open, try another one
desk-page-jump = Parts of the desk

## What it says with numbers.
desk-said-answered = { $count ->
    [0] Nobody has answered
    [one] One has answered
   *[other] { $count } have answered
}{ $graded ->
    [True] { $count ->
        [0] {""}
       *[other] , { $well ->
            [0] none of them rightly
            [one] one rightly
           *[other] { $well } rightly
        }{ $late ->
            [0] {""}
           *[other] {" "}(after a wrong try: { $late })
        }
    }
   *[other] {""}
}
desk-said-voted = { $count ->
    [one] In the second vote, one has voted: { $counts }
   *[other] In the second vote, { $count } have voted: { $counts }
}
desk-said-counts = { $here } here{ $coming ->
    [0] {""}
   *[other] , { $coming } coming
}{ $lost ->
    [0] {""}
    [one] , one connection lost
   *[other] , { $lost } connections lost
}, { $free } free
desk-said-stuck = not moved for { $minutes } min
desk-said-waits = { $minutes ->
    [0] just now
   *[other] for { $minutes } min
}
desk-said-minutes = { $minutes } min
desk-said-share = { $count } ({ $percent }%)
desk-said-came = What came: { $came }
desk-said-missing = { $kind ->
    [predictions] There is no result to show: nobody has played this step yet.
    [votes] There is no result to show: the lesson names no right answer to this question.
    [pooled] There is no result to show: no wars are kept beside this experiment, or they are still being read.
   *[other] The wall is empty: nothing of this has come from any page yet.
}
desk-said-unready = { $count ->
    [0] Nobody has answered
    [one] { $count } of { $here } has answered
   *[other] { $count } of { $here } have answered
} yet. Ask once more, and the wall shows the result.
desk-said-step = Step { $number } of { $of }
desk-said-debrief = Came as far as step { $number } of { $of }
desk-said-left = lesson left: step { $number } of { $of }
desk-said-form = form of { $minutes } minutes
desk-said-turn = Turn { $turn }
desk-said-phase = { $phase ->
    [opening] not begun yet
    [read] reading
    [predict] predicting
    [play] playing
    [asked] answering
    [shown] looking at what came
    [away] waiting without the text of this step
    [debrief] looking back
    [free] free
   *[other] {""}
}
desk-said-game = { $game ->
    [algeria] The war on the map
    [twilight] The war by cards
    [insurgent] The card duel
   *[other] A game
}
desk-said-tight = Memory is left for about { $enough } more, { $free } places are free. When it is used up, whoever comes reads that every place is taken. Close other programs on this computer.
desk-said-alone = Only this computer can come in. The terminal says how to let others in.
desk-said-unsaved = { $count ->
    [one] One lesson was handed in and is not saved yet. It is gone when the room closes.
   *[other] { $count } lessons were handed in and are not saved yet. They are gone when the room closes.
}
desk-said-checking = { $count ->
    [one] One receipt is being played again…
   *[other] { $count } receipts are being played again…
}
desk-said-holds = { $problem ->
    [waiting] is being played again…
    [holds] comes to the same
    [failed] could not be played again here
   *[other] does not hold
}
desk-said-place = Place { $number }
desk-said-table = Table { $number } · { $game }
desk-said-team = { $side } { $kind ->
    [computer] (a computer)
    [free] (nobody yet)
    [left] (nobody any more)
   *[places] { $count ->
        [one] place { $places }
       *[other] places { $places }
    }
}
desk-said-away = { $number } (elsewhere)
desk-said-table-stands = { $how ->
    [over] the game is over
    [waits] not begun
   *[turn] turn { $turn }
}
desk-said-table-next = to play: { $side }
desk-said-watched = watched by { $count }
desk-said-given-up = Given up: { $side }.
desk-said-no-time = Clock at zero: { $side }. The game goes on.
desk-said-folder = handed-in
desk-said-words = words

desk-said-asked = { $step ->
    [0] { $asks }
   *[other] Step { $step } · { $asks }
}
desk-said-shows = { $kind ->
    [invitation] How to come in
    [here] Who is here, step by step
    [hour] The question of the hour
    [predictions] { $title }
    [votes] { $title }
    [wars] Our wars: { $title }
   *[pooled] Forty wars each: { $title }
}
