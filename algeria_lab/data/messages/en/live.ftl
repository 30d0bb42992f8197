## Boards and charts in a notebook

live-branch = The game has moved on since this board was shown. What you play on it is a branch of its own and changes nothing elsewhere.

## How a card duel begins

duel-scenario-duel = Duel of two
duel-scenario-solo = Solo against the automaton

## Two wars side by side

lesson-pair-one = in the first war
lesson-pair-other = in the second war
lesson-pair-past = Until the end of turn { $turn } the two wars are one; what follows comes from what was done otherwise, and from dice that then served other purposes.
lesson-pair-start = Both begin from { $one } with the same dice: each turn brings the same random event, whatever the two sides do.
lesson-pair-dice = Both begin from { $one }, but with other dice: chance alone may part them.
lesson-pair-beginnings = One begins from { $one }, the other from { $other }: compare how they go, not where they stand.
lesson-pair-rules = They are played with different options, too.
