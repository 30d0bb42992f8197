# Textes qui accompagnent chaque graphique.
pane-table = Les chiffres de ce graphique sous forme de tableau
pane-fallback = Le graphique n’est pas affiché : le carnet est peut-être occupé, ou a été redémarré. Les chiffres se trouvent ci-dessous.
pane-save = Enregistrer
pane-png = Image (PNG)
pane-svg = Dessin (SVG)
pane-csv = Tableau (CSV)
pane-save-failed = L’enregistrement a échoué.
pane-moment = Montrer sur le plateau
