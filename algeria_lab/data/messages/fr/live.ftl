## Boards and charts in a notebook

live-branch = La partie a continué depuis que ce plateau est affiché. Ce que vous y jouez est une branche à part et ne change rien ailleurs.

## How a card duel begins

duel-scenario-duel = Duel à deux
duel-scenario-solo = Solo contre l’automate

## Deux guerres côte à côte

lesson-pair-one = dans la première guerre
lesson-pair-other = dans la seconde guerre
lesson-pair-past = Jusqu’à la fin du tour { $turn }, les deux guerres n’en font qu’une ; la suite vient de ce qui a été fait autrement, et de dés qui ont alors servi à autre chose.
lesson-pair-start = Toutes deux partent de { $one } avec les mêmes dés : chaque tour apporte le même événement aléatoire, quoi que fassent les deux camps.
lesson-pair-dice = Toutes deux partent de { $one }, mais avec d’autres dés : le hasard suffit à les séparer.
lesson-pair-beginnings = L’une part de { $one }, l’autre de { $other } : comparez leur évolution, non leurs niveaux.
lesson-pair-rules = Elles se jouent aussi avec des options différentes.
