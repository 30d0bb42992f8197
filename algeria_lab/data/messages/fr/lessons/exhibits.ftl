# Ce que des étapes de scénarios montrent en plus de leur texte : chances, tableaux, lignes de parties.

exhibit-failed = Ceci ne peut pas être montré ici : { $detail }
exhibit-failed-hint = Le reste de la page continue sans cela.
exhibit-board-show = Montrer le plateau
exhibit-board-hide = Cacher le plateau
exhibit-amounts = Ce que le jeu calcule
exhibit-amount-what = Ce qui est compté
exhibit-amount-value = Valeur
exhibit-slide = Ce qu’apporte chaque cran
exhibit-slide-at = { $count } sur { $most }
exhibit-slide-ends = Dans votre partie, cela ne va pas plus loin que { $count }.
exhibit-chances-axis = Résultat
exhibit-chances-summary = Le résultat va de { $low } à { $high }, { $mean } en moyenne. { $least } ou plus a une chance de { $chance }.
exhibit-chances-fell = Dans votre partie, le résultat est { $fell } : cela ou plus avait une chance de { $chance }.
exhibit-line-own = Votre partie
exhibit-line-now = La ligne que vous jouez maintenant
exhibit-line-left = La partie précédente
exhibit-line-by = Partie « { $does } »
exhibit-line-trace = La partie enregistrée
exhibit-track-of = { $track } : { $line }
exhibit-line-moved = { $track } de { $first } à { $last }
exhibit-line-summary = { $line }, { $by ->
    [step] jusqu’à l’étape { $turn }
    [twilight] jusqu’à la carte { $turn }
   *[other] jusqu’au tour { $turn }
  } : { $moved }.
exhibit-points = Points
exhibit-turns-algeria = Fin du tour
exhibit-turns-insurgent = Après le tour
exhibit-turns-twilight = Après la carte
exhibit-turns-step = Après l’étape
exhibit-turn-algeria = Tour
exhibit-turn-insurgent = Tour
exhibit-turn-twilight = Carte
exhibit-turn-step = Étape
exhibit-moves = Ce qui a déplacé les lignes
exhibit-deed = Ce qui a été fait
exhibit-step-title = Ce qui s’est joué
exhibit-moved = { $change }, désormais { $now }
exhibit-deeds-more = { $deeds } … ({ $count } en tout)
