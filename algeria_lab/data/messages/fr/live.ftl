## Boards and charts in a notebook

live-branch = La partie a continué depuis que ce plateau est affiché. Ce que vous y jouez est une branche à part et ne change rien ailleurs.

## How a card duel begins

duel-scenario-duel = Duel à deux
duel-scenario-solo = Solo contre l’automate
