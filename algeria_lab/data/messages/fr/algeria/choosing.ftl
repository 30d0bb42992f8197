# Ce qui est dit à qui choisit.

## Ce qu’un choix coûte et laisse, dit avant qu’il soit fait, et les seuils qu’il franchit

# Comme dans « soutien −16 (49 → 33) » ; $points est l’un des quatre suivants.
price = { $points } { $change } ({ $before } → { $after })
price-ap = PA
price-support = soutien
price-air = Points aériens
price-helicopter = Points d’hélicoptères

threshold-leaves = Le soutien au Gouvernement descend à { $after }.
threshold-ends = À 0, la guerre prend fin et le FLN l’emporte [A:12.2].
threshold-coup = { $inclusive ->
    [yes] À { $limit } ou moins
   *[no] Au-dessous de { $limit }
  }, on lance un dé à la fin de chaque tour : à { $die } ou plus, il y a tentative de coup d’État [A:11.4].
threshold-oas-enters = À { $entry } ou moins au début de la prochaine phase de renforts, l’OAS, armée secrète d’Européens opposés à l’indépendance, entre en jeu [A:11.3].
# $recovery et $depreciation sont des modificateurs comme « −1 ».
threshold-low = Désormais les unités du Gouvernement mises hors de combat reviennent plus difficilement ({ $recovery }), et il perd plus facilement des avions et des hélicoptères ({ $depreciation }) [A:12.1].
threshold-oas-stays = À { $leaves } ou plus au début de la prochaine phase de renforts, l’OAS aurait pu quitter la guerre ; à présent elle reste [A:IN-28].
threshold-not-high = Au-dessous de { $high }, on perd le +1 qu’un soutien élevé donne quand les unités récupèrent et quand des Points peuvent être perdus [A:12.1].

## Plusieurs unités déployées ensemble

stack-title = Envoyer des unités ailleurs
stack-about = Elles y sont en Opérations, prêtes à ratisser ou à réagir.
stack-crew = Qui part
stack-aim = Vers où
stack-nobody = Personne n’a été choisi pour partir.
stack-text = { $units } { $to }

## Avant la fin d’une phase où rien n’a été fait : ce qui resterait à faire

asks-fln_reinforcement = Rien n’a encore été créé ni converti, et { $ap ->
    [one] 1 PA est disponible
   *[other] { $ap } PA sont disponibles
 } pour le faire.
asks-gov_reinforcement = Aucune unité n’a encore été mobilisée ni activée.
asks-fln_deployment = Aucune unité n’est encore sortie : { $count ->
    [one] 1 unité est
   *[other] { $count } unités sont
 } dans la clandestinité.
asks-gov_deployment = Aucune unité n’a encore été déployée : { $count ->
    [one] 1 unité est
   *[other] { $count } unités sont
 } encore là où le dernier tour s’est terminé.
asks-operations-fln = Aucune mission n’a encore été menée, et passer vaut jusqu’à la fin du tour.
asks-pass-fln = Vous passez : vos unités en Opérations ne feront plus rien pendant ce tour.
asks-operations-gov = Aucune mission n’a encore été menée pendant ce tour.
asks-free_mobilization = Ce qui reste de la mobilisation gratuite est perdu.

## Les résultats d’une action, regroupés selon ce qu’ils changent

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
