# What the board says about itself.

session-old-screen = This screen was not up to date any more; nothing was done. It is now: please choose again.
session-taken-back = Taken back.
# While the computer thinks; $title: “the strategist”, or “none”.
session-thinks = The computer{ $title ->
    [none] { "" }
   *[other] { " " }({ $title })
  } is thinking…
session-failed = Something went wrong while this was carried out. The board shows how the war stands now.
session-failed-hint = Nothing is lost: go on from here, or take back. If it happens again, save the war to a file and report this message.
session-watcher-failed = Your choice was carried out, but the chart or the save beside the board could not follow.
session-dice-ran-out = The dice given for this war are used up, so nothing was done. Begin a war with a number of dice to go on.
session-no-page = Of this turn there is no page: the game on this board has not come there, or began later.
session-seat-taken = Here the other side decides, and it is not you who plays it.

# What keeps a decision from being taken back or done again, at every game and in the terminal.
undo-nothing = There is nothing to take back here.
undo-dice = That cannot be taken back: dice have fallen since.
undo-shown = That cannot be taken back: a hidden card has been seen since.
undo-others = That cannot be taken back: somebody else has decided since.
undo-over = The game is over, and everything lies open: nothing can be taken back.
redo-nothing = There is nothing to do again.

## Looking back, bookmarks and branches

time-first-branch = The war as first played
time-branch = { $turn ->
    [0] Branch { $number }, from the set-up
   *[other] Branch { $number }, from { $game ->
        [twilight] card { $turn }
       *[other] turn { $turn }
    }
}
time-bookmark = { $turn ->
    [0] Set-up
   *[other] { $game ->
        [twilight] Card { $turn }
       *[other] Turn { $turn }
    }
}
time-only-looking = You are looking at an earlier moment, so nothing was done.
time-only-looking-hint = Go back to now to play on, or branch from here to go another way.
time-marked = “{ $name }” marks this moment.
time-mark-moved = “{ $name }” now marks this moment instead of the one before.
time-unmarked = The bookmark “{ $name }” is gone.
time-branched = You now play “{ $name }”. “{ $kept }” is kept as it was.
time-branched-hint = All branches have the same dice: the same action meets the same faces, and the same turn brings the same event.
time-branched-elsewhere = At the moment chosen nothing was yours to decide: the branch begins at the nearest decision of yours.
time-switched = You now play “{ $name }”.
time-dropped = “{ $name }” is gone.
time-compared = “{ $name }” and the branch on the board are compared below.
time-compare-itself = This is the branch on the board. Choose another one to compare it with.
time-only-branch = This is the only branch of the war, so it stays.
time-not-there = This moment, bookmark or branch is not there any more; nothing was done.
time-cannot-undo-hint = To try another way, look back to an earlier moment and branch from there: what was played is kept.
time-only-end = All that is left to do here: { $ways }.
time-or = {" "}or{" "}

## Boards in a notebook

live-branch = The game has moved on since this board was shown. What you play on it is a branch of its own and changes nothing elsewhere.

# A side that resigns, and a question that the page answers for people.
session-resigned = { $seat ->
    [fln] The FLN resigns: the Government wins.
   *[gov] { $game ->
        [insurgent] The French resign: the FLN wins.
       *[other] The Government resigns: the FLN wins.
    }
}
session-resigned-rule = By resignation, not by a rule of the game: the sums stand where they stood.
session-resigned-title = { $game ->
    [twilight] The game has ended on card { $turn }: resignation
   *[other] The game has ended in turn { $turn }: resignation
}
session-spare-armed = You will be asked about a Pivotal Event before the first choice of the next card.
session-spare-disarmed = You will not be asked about a Pivotal Event at the next card.
session-spared = For a Pivotal Event, press its button on the strip.
## After a game: what cost most

# $turn: the turn, or the card, of a decision.
costly-when = { $turn ->
    [0] Set-up
   *[other] { $game ->
        [twilight] Card { $turn }
       *[other] Turn { $turn }
    }
}
# What it cost, with the ends of the interval of 95 %.
costly-chance = It cost about { $cost } wins in a hundred games ({ $low } to { $high }).
costly-points = It cost about { $cost } points, each worth as much as one of Support and Commitment or of Opposition and Bases ({ $low } to { $high }).
costly-none = None of these decisions cost more than chance explains.
# $count: decisions; $sure: how many of them have a range above 0.
costly-end = { $count ->
    [0] There was no decision to look at.
    [one] One decision was looked at; { $sure ->
        [0] it cost no more than chance explains.
       *[other] it cost more than chance explains.
    }
   *[other] { $count } decisions were looked at; { $sure ->
        [0] none cost more than chance explains.
        [one] one of them cost more than chance explains.
       *[other] { $sure } of them cost more than chance explains.
    }
}
costly-note = Judged by the strategist, from no more than the side could see at that moment: { $tries } tries to find the best way, then { $pairs } pairs of tries to compare it with what was played. The ranges hold in 95 of 100 such measurements. The dearest of many decisions look a little dearer than they are.

## The ladder of opponents

# $number: its rung; $rungs: how many there are; $title: what it is called.
ladder-rung = { $number } of { $rungs } · { $title }
ladder-rung-recommended = { $number } of { $rungs } · { $title } (recommended)
# $games: games against the rung below; $share: how many of a hundred it won; $low, $high: the interval of 95 %.
ladder-fared = Of { $games } games against the one below it won { $share }% ({ $low }–{ $high }).
# The levels of a game side by side.
ladder-compare = Compare the levels
ladder-level = Level
ladder-against = Against level { $number }
ladder-won = { $share }% ({ $low }–{ $high }), { $games } games
ladder-unplayed = not played
ladder-note = How many of a hundred games a level won against a lower one, both sides together, with the interval of 95 %. Each number of the dice was played twice, with sides swapped ({ $scenario }); the strategist had { $tries } tries a decision, fewer than it takes on the page.
ladder-title = Who beats whom
ladder-higher = opponent
ladder-lower = against
ladder-games = games
ladder-share = won, %
ladder-as-fln = as FLN, %
ladder-as-gov = on the other side, %
ladder-none = No games are kept.
ladder-about = Games of { $game } ({ $scenario }), each seed twice with sides swapped; 95 % intervals. The strategist had { $tries } tries a decision.
