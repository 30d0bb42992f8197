# The home page: home-ui-… are the fixed words of its widget.

home-title = A war, a model, and what the model leaves out
home-what = Algeria, 1954 to 1962: a war of independence in three board games, in which you decide, the dice fall and every result is explained.
home-why = Then ask what such a model leaves out: historians and witnesses answer in each lesson.

# The living map.
home-war-title = A war between two computer players
home-war-turn =
    { $last ->
        [yes] Turn { $turn }, the end.
       *[no]
            { $turn ->
                [0] Turn 1: the Government began at { $began } and has paid for its army.
               *[other] End of turn { $turn }.
            }
    }
home-war-taken =
    { $side ->
        [fln] The FLN takes control of { $areas }
       *[gov] The Government takes control of { $areas }
    }{ $more ->
        [0] .
        [one] {" "}and of one more area.
       *[other] {" "}and of { $more } more areas.
    }
home-war-levels = Political support: FLN { $fln }, Government { $gov }.
home-war-end =
    { $side ->
        [fln] The game ends in turn { $turn }: support for the FLN is 0.
        [gov] The game ends in turn { $turn }: support for the Government is 0.
       *[none] The game ends in turn { $turn }.
    } Another war from the same beginning goes another way.
home-war-open = Nobody has won after { $turn } turns, and this war stops here. Another war from the same beginning goes another way.

# One roll.
home-throw-question = Propaganda in { $place }: what will the die bring?
home-throw-why =
    { $patrols ->
        [0] No police patrol there, so the die counts as it falls.
        [one] One police unit patrols there. It takes 1 off the die.
       *[other] { $patrols } police units patrol there. They take { $patrols } off the die.
    }
home-throw-verdict =
    { $right ->
        [yes] You expected this. Its chance was { $chance }.
       *[no] You expected another result. The chance of this one was { $chance }.
    }
home-throw-score =
    { $asked ->
        [one] One prediction proves nothing: a likely result may fail to come, an unlikely one may come.
       *[other] { $right } of your { $asked } predictions came true.
    }
home-step-die = The die shows { $face }.
home-step-patrol =
    { $patrols ->
        [0] Nothing changes it: no police unit patrols there [A:9.21].
        [one] One police unit on patrol takes 1 off: { $face } − 1 = { $total } [A:9.21].
       *[other] { $patrols } police units on patrol take { $patrols } off: { $face } − { $patrols } = { $total } [A:9.21].
    }
home-step-table = { $read } [A:C.1]
home-step-points =
    { $points ->
        [0] It brings the FLN no point of political support [A:9.11].
        [one] It brings one point of political support [A:9.11]. The FLN may add it to its own, or take it from the Government.
       *[other] It brings { $points } points of political support [A:9.11]. The FLN may add them to its own, or take them from the Government.
    }
home-step-lost = At 1 or less the Cadre, the few people who spoke there, is lost, and the Government gains a point.
home-step-price =
    { $left ->
        [one] The attempt cost the FLN one of its action points; one is left [A:9.11].
       *[other] The attempt cost the FLN one of its action points; { $left } are left [A:9.11].
    }

# Two hundred wars.
home-many-won =
    { $side ->
        [fln] The FLN wins
        [gov] The Government wins
       *[none] Undecided
    }
home-many-says = In this model, between these two computer players, the FLN wins { $share } of { $wars } wars from here (95% interval: { $low } to { $high }). One roll moved a point or two. Whether that mattered, { $wars } wars cannot show: the lessons let the same war be fought twice, with one choice changed.

# Where one may go.
home-door-play = Play a war
home-door-play-text = Three games: “Algeria” on the map, “Colonial Twilight” on the map with cards, “INSURGENT: Algeria” with cards alone.
home-door-ask = Ask a question
home-door-ask-text = Put it to hundreds of wars, or look up what happened when.
home-door-guided = Go step by step
home-door-guided-text = Short guided games of ten to twenty minutes, or one that you write for others.
home-door-teach = Teach
home-door-teach-text = A plan for one hour, lessons by programme, paper versions, a link for the class.
home-link-teachers = Pages for teachers
home-link-hour = How to run an hour of it
home-link-war-room = The war room (Algeria)
home-link-twilight = The war by cards (Colonial Twilight)
home-link-duel = The card duel (INSURGENT)
home-link-laboratory = The laboratory
home-link-scenario = Scenarios
home-link-studio = The studio
home-link-timeline = The timeline of the war
home-timeline-about = What happened when, by theme, how sure it is, and which lesson or game meets it.
home-timeline-open = Open the timeline
home-timeline-shut = Close the timeline

# In a room: who waits at a table.
home-game = { $game ->
    [algeria] Algeria
    [twilight] Colonial Twilight
   *[insurgent] INSURGENT
}
home-table-waits = A table waits: “{ $title }”; still missing: { table-the }
home-table-own = Back to your table { $table }: “{ $title }”

# At the end of the page.
home-absent = Who is not on this board?
home-absent-text = Nearly everybody. The board knows units, areas and two numbers for support. It has no villager who is questioned by both sides, no woman, no child, no Algerian worker in France, no conscript’s family, no prisoner. Each lesson asks what follows from that, and lets some of them speak.
home-care = People died in this war, and families in many classrooms remember it. No piece on a board bears the name of somebody who died; cards name known people, and some say how they died. The pages show no picture of the dead. Content notes stand before every lesson.
home-privacy = Privacy
home-privacy-text = No account, no counting of visitors, nothing sent to other computers. What you play stays in this browser until you clear it.
home-privacy-more = All of it on one page
home-credits = Who made this
home-credits-text = The games: “Algeria” and “Colonial Twilight” by Brian Train, “INSURGENT: Algeria” by Matthew Denton. The program rebuilds their rules and cites them by number; its mistakes are its own. Software under the MIT licence, lessons under CC BY 4.0.
home-credits-more = Sources, licences, how to cite

# The fixed words of the widget.
home-ui-loading = The page is being prepared…
home-ui-draw-failed = This part of the page could not be drawn.
home-ui-map = Map of Algeria as the game divides it
home-ui-play = Let the war go on
home-ui-pause = Pause
home-ui-again = From the beginning
home-ui-another = Another war
home-ui-back = One turn back
home-ui-forward = One turn on
home-ui-fln = FLN
home-ui-gov = Government
home-ui-controls = controls
home-ui-key = ● orange: the FLN controls · ■ blue: the Government controls · plain: contested. Dots: units.
home-ui-lines = Political support of both sides, from 0 to 99
home-ui-table = The same war as a table
home-ui-turn = Turn
home-ui-support = Support
home-ui-areas = Areas controlled
home-ui-start = Begin
home-ui-sent = Sent by a teacher? Here are the lessons
home-ui-who = The FLN, the National Liberation Front, fights for independence. The French Government fights to keep Algeria French.
home-ui-throw = Throw a die yourself
home-ui-throw-lead = November 1954, turn 1: you decide for the FLN. In a town, a few people speak for independence; the rules call it Propaganda.
home-ui-where = Where?
home-ui-predict = What do you expect? Choose a result, and the die falls.
home-ui-expect = I expect: %text% (%chance%)
home-ui-dice = The die
home-ui-number = Number of the dice: %number%. The same number gives the same roll.
home-ui-how = How this came about
home-ui-your = your prediction
home-ui-came = this came
home-ui-roll-again = Roll again
home-ui-many = Two hundred wars from here
home-ui-many-title = Two hundred wars from here
home-ui-many-going = %done% of %of% wars are played.
home-ui-stop = Stop
home-ui-many-each = Each mark is one war.
home-ui-next = Next: %title%
home-ui-path = The path
home-ui-path-lead = Take it in order or pick what you need. Nothing is locked. Your place is kept in this browser only.
home-ui-ways = How much time do you have?
home-ui-way-come = %done% of %take% done.
home-ui-way-done = %done% of %take% done. Take a longer way, or whatever you like.
home-ui-open = Open
home-ui-continue = Continue
home-ui-begin = Begin
home-ui-review = Look again
home-ui-state-new = not begun
home-ui-state-begun = begun: step %step% of %steps%
home-ui-state-opened = begun
home-ui-state-done = done
home-ui-state-passed-one = ended; 1 question passed over
home-ui-state-passed = ended; %passed% questions passed over
home-ui-notes = Before you begin: content notes of the lessons
home-ui-return = Go on where you stopped
home-ui-return-next = Your next lesson
home-ui-return-step = Go on with step %step%
home-ui-return-go = Go on
home-ui-clear = Clear what this browser keeps of the lessons
home-ui-clear-ask = This forgets every lesson you began here, with your answers. Save what you need to a file first.
home-ui-clear-yes = Clear now
home-ui-clear-no = Keep it
home-ui-cleared = This browser keeps nothing of the lessons any more.
home-ui-no-store = This browser keeps nothing between visits (a private window, or a setting).
home-ui-doors = Four ways in
home-ui-home = Home

# Lessons in a list.
path-number =
    { $number ->
        [0] Starter
        [12] Capstone
       *[other] Lesson { $number }
    }
path-way = { $title }: { $minutes }
path-minutes = { $minutes } minutes
path-or = {" "}or{" "}
path-age = from age { $age }
