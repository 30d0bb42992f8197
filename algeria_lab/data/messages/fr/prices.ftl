# Ce qu’un choix coûte et laisse, dit avant qu’il soit fait, et les seuils qu’il franchit.

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
threshold-oas-enters = À { $entry } ou moins au début de la prochaine phase de renforts, l’OAS entre en jeu [A:11.3].
# $recovery et $depreciation sont des modificateurs comme « −1 ».
threshold-low = Désormais { $recovery } quand les unités du Gouvernement récupèrent, et { $depreciation } quand des Points aériens et d’hélicoptères peuvent être perdus [A:12.1].
threshold-oas-stays = À { $leaves } ou plus au début de la prochaine phase de renforts, l’OAS aurait pu quitter la guerre ; à présent elle reste [A:IN-28].
threshold-not-high = Au-dessous de { $high }, on perd le +1 qu’un soutien élevé donne quand les unités récupèrent et quand des Points peuvent être perdus [A:12.1].
