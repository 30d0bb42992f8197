## Boards and charts in a notebook

live-branch = The game has moved on since this board was shown. What you play on it is a branch of its own and changes nothing elsewhere.

## How a card duel begins

duel-scenario-duel = Duel of two
duel-scenario-solo = Solo against the automaton
