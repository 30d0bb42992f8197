# Les résultats d’une action, regroupés selon ce qu’ils changent.

# $count est le nombre d’unités du FLN que le combat peut concerner.
outcome-all-lost = { $count ->
    [1] l’unité du FLN perdue
    [2] les deux unités du FLN perdues
   *[other] toutes les unités du FLN au combat perdues
  }
# $high est le plus grand nombre, avec ce qui est compté, comme « 6 points pour le FLN ».
outcome-span = { $low } à { $high }
outcome-up-to = jusqu’à { $most }
# Dit après le résumé à qui ne voit pas les lignes.
outcome-exact = Ces sortes de résultats regroupent { $count } résultats exacts.
