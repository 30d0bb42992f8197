# Looking back, bookmarks and branches: what the board says about them.

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
