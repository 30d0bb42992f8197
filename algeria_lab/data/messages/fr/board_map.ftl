# Textes fixes de la carte : ses outils, ses couches, ses cases.

board-map-tools = Outils de la carte
board-modern-names = Noms actuels
board-layer = Afficher
board-layer-none = carte simple

board-column-layer = Couche

board-help-layers = Couches
board-help-layers-about = « Afficher », au-dessus de la carte, teinte chaque zone selon une seule chose à la fois et y inscrit le chiffre ; les noms lus à voix haute et la liste disent la même chose.
board-key-zoom = + − 0
board-key-zoom-does = agrandir la carte, la réduire, la montrer entière
