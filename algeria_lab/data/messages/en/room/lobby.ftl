# Two people at two computers of one room: finding a table.

lobby-title = { $count ->
    [0] Play with somebody here
    [one] Play with somebody here (1 table)
   *[other] Play with somebody here ({ $count } tables)
}
lobby-title-seated = { $count ->
    [0] This table
   *[other] This table, and others ({ $count })
}
lobby-short = Table
lobby-note = { $number ->
    [0] People are known by the number of their place.
   *[other] You are place { $number }. Others see this number, and no name.
}
lobby-none = No table of this game is open yet. Open one, and somebody at another computer can sit down.
lobby-places = { $count ->
    [one] place { $listed }
   *[other] places { $listed }
}
lobby-table = Table { $table }: { $scenario }
lobby-team-people = { $side }: { $places }
lobby-team-computer = { $side }: a computer
lobby-team-free = { $side }: free
lobby-allows = This table allows: { $listed }.
lobby-allows-hints = hints and advice
lobby-allows-undo = taking back by consent
lobby-denies = This table does not allow: { $listed }.
lobby-denies-hints = hints and advice
lobby-denies-undo = taking back
lobby-timed = { $minutes ->
    [0] No clock.
   *[other] Clock: { $minutes } minutes for each side.
}
lobby-clock = { $minutes ->
    [0] no clock
   *[other] { $minutes } minutes each
}
lobby-sit = Sit down on the side { table-of }
lobby-join = Join the team { table-of } (with { $count ->
    [one] place { $listed }
   *[other] places { $listed }
})
lobby-watch = Watch
lobby-back = Back to my table
lobby-open-one = Open a table …
lobby-choose = Open a table
lobby-choose-note = Somebody at another computer of this room sits down on the other side. Up to four can share a side.
lobby-more = Reading of the rules
lobby-open = Open the table
lobby-seat = You play
lobby-hints = Hints and advice
lobby-hints-hint = Both sides may ask what the guide advises.
lobby-undo = Take back by consent
lobby-undo-hint = Whoever wishes to take something back asks the other side.
lobby-watched = Others may watch
lobby-watched-hint = Whoever watches sees the board and decides nothing.
lobby-minutes = Clock
lobby-minutes-hint = How long each side may think in all.
