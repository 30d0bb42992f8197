# Textes fixes de la carte : ses outils, ses couches, ses cases.

board-map-tools = Outils de la carte
board-modern-names = Noms actuels
board-layer = Afficher
board-layer-none = sans couche
board-layer-control = contrôle
board-layer-presence = unités des deux camps
board-layer-fire = puissance de feu
board-layer-terror = terreur et regroupement
board-layer-income = revenu du FLN
board-layer-changed = changements de ce tour

board-layer-about-control = Pointillé : Gouvernement. Rayures : FLN. Uni : disputé.
board-layer-about-presence = Unités du FLN, puis du Gouvernement ; teinte du camp le plus nombreux.
board-layer-about-fire = Puissance de feu du FLN, puis du Gouvernement ; teinte du camp le plus fort.
board-layer-about-terror = Croisillons : marqueur de terreur. Quadrillage : regroupement. Les deux : les deux.
board-layer-about-income = Points d’action (PA) que le FLN recevrait ici maintenant.
board-layer-about-changed = Là où quelque chose a changé depuis le début du tour.

board-layer-short-fln = FLN
board-layer-short-gov = Gouv.
board-layer-presence-says = Unités : FLN %fln%, Gouvernement %gov%
board-layer-fire-says = Puissance de feu : FLN %fln%, Gouvernement %gov%
board-layer-income-says = Revenu du FLN : %points% PA
board-layer-changed-says = Changée ce tour-ci
board-column-layer = Couche

board-box-name-ug = Clandestinité
board-box-name-ops = Opérations
board-box-name-ptl = Patrouille
board-box-name-oc = Terminées

board-help-layers = Couches
board-help-layers-about = « Afficher », au-dessus de la carte, teinte chaque zone selon une seule chose à la fois et y inscrit le chiffre ; les noms lus à voix haute et la liste disent la même chose.
board-help-town = Ville
board-help-wilaya = Limite d’une wilaya, avec son numéro
board-help-remote = Zone isolée : nom en italique
board-key-zoom = + − 0
board-key-zoom-does = agrandir la carte, la réduire, la montrer entière
