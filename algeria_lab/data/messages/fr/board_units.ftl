# Les unités d’un lieu dans sa fiche.

board-units-here = Unités présentes
