# What a reader's page has in the room of a class: the strip, notices of the teacher, handing in.

hour-ui-label = Your place in the class
hour-ui-place = Place %place%
hour-ui-no-place = In class
hour-ui-nickname = Nickname
hour-ui-nickname-is = Nickname: %name%
hour-ui-nickname-field = What you want to be called, if you like:
hour-ui-nickname-note = Kept only while the room is open, and seen only at the teacher’s desk.
hour-ui-nickname-keep = Keep
hour-ui-nickname-away = Take it away
hour-ui-nickname-kept = Kept.
hour-ui-hand = Raise my hand
hour-ui-hand-up = Hand raised: lower it
hour-ui-hand-said = Your teacher sees that you raised your hand.
hour-ui-hand-down = You have lowered your hand.
hour-ui-hand-taken = Your teacher has lowered your hand.
guiding-now-shut = Done. Your teacher will open the next step.
hour-ui-wait = Your teacher asks you to wait
hour-ui-wait-text = Please look up for a moment.
hour-ui-wait-so = I wait
hour-ui-wait-on = Go on all the same
hour-ui-again = Read again
hour-ui-fold = Fold
hour-ui-unfold = From your teacher: %count%
hour-ui-back = You were at step %number%.
hour-ui-go-back = Back to step %number%
hour-go-elsewhere = { $number ->
    [0] Your teacher asks everybody to go to a step of “{ $title }”
   *[other] Your teacher asks everybody to go to step { $number } of “{ $title }”
}
hour-go-step = { $number ->
    [0] Your teacher asks everybody to go to the step “{ $title }”
   *[other] Your teacher asks everybody to go to step { $number }: { $title }
}
hour-go-next = It is the step that comes next. All that you did stays.
hour-go-jump = The board will stand as it does where that step begins. Your answers and notes stay; what you played yourself is not on that board.
hour-go-left = The step opens as you left it, with your own game. Your answers and notes stay.
hour-go-and-back = You can come back to step { $number } as you leave it.
hour-go-not-here = The form of the lesson that you take leaves this step out. Stay here, or ask your teacher.
hour-line-step = { $number ->
    [0] Your teacher waits for you at the step “{ $title }”
   *[other] Your teacher waits for you at step { $number }: { $title }
}
hour-line-elsewhere = { $number ->
    [0] Your teacher waits for you in “{ $title }”
   *[other] Your teacher waits for you at step { $number } of “{ $title }”
}
hour-ui-go-there = Go there
hour-ui-go-link = Open this lesson
hour-ui-stay = Stay here
hour-form = Your teacher takes the form of the lesson for { $minutes } minutes
hour-form-more = What you did so far is taken along where it fits.
hour-form-take = Take this form
hour-form-unfit = This form has steps before the place where you are. You can open the first of them: what you did up to there comes along, the rest is done again. Your way so far stays among the “ways begun” of the menu “Lesson”.
hour-form-open = Open the first step that is missing: { $title }
hour-ui-form-gone = Your teacher no longer asks for another form
hour-ui-form-gone-more = You keep the form of the lesson that you take.
hour-ui-form-stay = Keep mine
hour-ui-vote = Your teacher puts a question again
hour-ui-vote-given = Your vote is counted: %given%
hour-ui-vote-heading = Your teacher puts this question again
hour-ui-vote-number = Your answer
hour-ui-vote-send = Vote
hour-ui-vote-change = Change my vote
hour-ui-vote-counted = Counted: %given%. You can change it until the vote ends.
hour-ui-vote-unread = That was not a number. Nothing was counted of it.
hour-ui-vote-close = Close
hour-ui-draw-failed = The strip of the class could not be drawn.
hour-ui-malformed = The page sent something that is no message.
