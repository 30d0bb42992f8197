# At a table: why something was not done.

table-refused-old = Somebody else decided meanwhile; yours was not done. The board shows what happened.
table-refused-not-yours = This is not yours to decide.
table-refused-taken = Somebody of this side is at the table; a computer plays there only if nobody is.
table-refused-sits = You sit at this table already, on the side { table-of }.
table-refused-sat = You have played the other side at this table: you know what it knows. You can watch, or play at another table.
table-refused-gone = This table is not there any more.
table-refused-full = There is no room left: { $most } people sit on this side already, the most there can be.
table-refused-many = You sit at { $count } tables already, the most there can be: { $listed }. Leave one to open another.
table-refused-room = There are sixty tables in this room already, the most there can be. Sit down at one of them.
table-refused-over = The game is over.
table-refused-not-allowed = At this table that was not agreed.
table-refused-asked = Something is asked already: wait for the answer.

## The bar of a table: who is awaited, what is asked, what can be done

table-name = Table { $table }
table-the = { $seat ->
    [fln] the FLN
   *[gov] { $game ->
        [insurgent] the French
       *[other] the Government
    }
}
table-of = { $seat ->
    [fln] of the FLN
   *[gov] { $game ->
        [insurgent] of the French
       *[other] of the Government
    }
}
table-decides = { $seat ->
    [fln] The FLN decides
   *[gov] { $game ->
        [insurgent] The French decide
       *[other] The Government decides
    }
}
table-at-side = { $table }, you play { table-the }.
table-at-watching = { $table }, you watch.
table-you = You decide.
table-you-team = You decide, or { $places }.
table-awaits = { table-decides }: { $places }.
table-awaits-gone = { table-decides }: { $places }, { $where }.
table-where-lesson = in a lesson just now
table-where-page = on another page just now
table-where-gone = not connected just now
table-away = On the other side: { $places }, { $where }.
table-team-away = { $place } ({ $where })
table-awaits-nobody = { table-decides }; nobody sits on that side yet.
table-awaits-left = { table-decides }: { $gone }.
table-away-left = On the other side: { $gone }.
table-gone = { $count ->
    [0] nobody any more
    [one] place { $listed } has left
   *[other] places { $listed } have left
}
table-awaits-computer = { table-decides }: a computer.
table-over = The game is over.
table-given-up = { $seat ->
    [fln] The FLN has given up.
   *[gov] { $game ->
        [insurgent] The French have given up.
       *[other] The Government has given up.
    }
}
table-apart-says = You try a line of your own. At the table: { $says }
table-nobody = nobody yet
table-watchers = Watching: { $places }
table-role = { $place }: { $role }. { $does }
table-lead-back = Back to the table
table-rise = Leave the table …
table-rise-ask = Leave? Somebody else can sit down in your place; the game stays at the table.
table-rise-yes = Leave
table-watch-no-more = Watch no more
table-stay = Go on playing
table-left = You have left table { $table }. This is a game of your own.
table-watched = You no longer watch table { $table }. This is a game of your own.
table-give-up = Resign …
table-give-up-ask = Resign the game? It then ends for both sides.
table-give-up-yes = Resign
table-computer-menu = As long as nobody of that side is at the table, a computer can play { table-the }. Its way of playing:
table-computer = Let a computer play
table-people = Wait again for somebody to play { table-the }
table-computer-failed = The computer could not decide. Choose another one, or wait for people again.

table-acts = { $count ->
    [one] one move
   *[other] { $count } moves
} { table-of }
table-acts-and = { $first } and { $second }
table-undo-unnamed = the last decision
table-undo-all = “{ $action }”{ $count ->
    [one] {""}
   *[other] {" "}and what has followed, in all { $acts }
}
table-undo-back = Back to: { $moment } (moment { $at } of { $last }){ $dice ->
    [yes] ; dice were thrown since
   *[no] {""}
}.
table-undo-button = Ask to take back
table-undo-full = Ask to take back { table-undo-all }. { table-undo-back }
table-undo-wish = Ask the other side to take back { table-undo-all }? { table-undo-back }
table-undo-wish-yes = Yes, ask them
table-undo-wish-no = No, go on
table-undo-waits = You have asked to take back { table-undo-all }. The other side has not answered yet; the game can go on.
table-undo-asks = { $seat ->
    [fln] The FLN asks
   *[gov] { $game ->
        [insurgent] The French ask
       *[other] The Government asks
    }
} to take back { table-undo-all }. { table-undo-back }
table-undo-asks-yes = Yes, take it back
table-undo-asks-no = No
table-undo-dropped = Nothing was asked; the game goes on.
table-undo-denied = You have said no: nothing is taken back, the game goes on.
table-undo-refused = The other side does not want it taken back.
table-undo-not-now = That cannot be asked just now: something is asked already, or the game is over.
table-taken-back = It was taken back: both sides are again where they were.

table-apart = “{ $name }” is for you alone: you play both sides, with other dice.
table-apart-hint = Nothing of it comes to the table. “Back to the table” leads back.
table-stays = The table cannot be removed. You can leave it with “Leave the table”.
table-no-hints = At this table no advice was agreed.
table-not-over = The game at this table is not over: nobody begins it anew. A new game of your own can be begun above.
table-broken = This page cannot follow the table ({ $why }). Load the page again.
table-save-label = { $title }, table { $table }, { $game ->
    [twilight] card
   *[other] turn
} { $turn }
