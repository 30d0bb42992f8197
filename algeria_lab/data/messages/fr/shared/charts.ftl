# Les graphiques de tous les jeux : comment en choisir un, ce qui accompagne chacun.

charts-choose = Graphique
charts-turn-name = { $game ->
    [twilight] Carte
   *[other] Tour
  }
charts-turn-choose = Tour
charts-turn-board = celui du plateau
charts-turn = tour { $turn }
charts-caption = { $game ->
    [twilight] Carte
   *[other] Tour
  } { $turn }. algeria_lab { $version }.
charts-caption-war = Une guerre à partir de « { $scenario } », numéro de tirage { $seed }, vue { $game ->
    [twilight] à la carte
   *[other] au tour
  } { $turn }. algeria_lab { $version }.
charts-failed = Ce graphique n’a pas pu être dessiné ; les autres et la guerre continuent.
charts-replay-failed = La guerre n’a pas pu recommencer.

## À côté de chaque graphique

pane-text = En texte
pane-table = En tableau
pane-fallback = Le graphique n’est pas affiché : le carnet est peut-être occupé, ou a été redémarré. Les chiffres se trouvent ci-dessous.
pane-save = Emporter
pane-png = Image (PNG)
pane-svg = Dessin (SVG)
pane-csv = Tableau (CSV)
pane-save-failed = L’enregistrement a échoué.
pane-moment = Montrer sur le plateau
