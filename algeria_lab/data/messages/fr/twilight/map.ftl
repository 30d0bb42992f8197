# *Colonial Twilight* sur sa carte : ce qu’est un espace, ce qui y est compté, ce que montrent les vues.

campaign-kind-coast = côte
campaign-kind-border = à la frontière ({ $country })
campaign-closed = fermé jusqu’à l’indépendance du Maroc et de la Tunisie

campaign-mark-support = soutien
campaign-mark-neutral = neutre
campaign-mark-oppose = opposition
campaign-mark-about-support = Carré, flèche vers le haut : soutien. Le nombre est la population comptée pour le Gouvernement.
campaign-mark-about-neutral = Uni, flèches des deux côtés : neutre. Cette population n’est comptée pour aucun camp.
campaign-mark-about-oppose = Rond, flèche vers le bas : opposition. Le nombre est la population comptée pour le FLN.
campaign-counted-support = soutien, population { $count }
campaign-counted-neutral = neutre, population { $count }
campaign-counted-oppose = opposition, population { $count }

campaign-layer-pieces = pièces des deux camps
campaign-layer-terror = terreur et regroupement
campaign-layer-pop = population
campaign-layer-changed = changements de cette carte
campaign-layer-about-pieces = Pièces du FLN, puis du Gouvernement ; teinte du camp le plus nombreux.
campaign-layer-about-terror = Croisillons : marqueur de terreur. Quadrillage : regroupement. Les deux : les deux.
campaign-layer-about-pop = La population que l’on peut gagner ici : celle imprimée, avec ce que changent les marqueurs.
campaign-layer-about-changed = Là où quelque chose a changé depuis le début de cette carte.
campaign-layer-says-pieces = Pièces : FLN %fln%, Gouvernement %gov%
campaign-layer-says-pop = Population %value%
campaign-layer-says-changed = Changé depuis le début de cette carte

campaign-legend-closed = Pas encore dans le jeu : le Maroc et la Tunisie jusqu’à leur indépendance
campaign-legend-ground = Montagnes : sol brun et pentes dessinées, seulement là où le jeu compte un secteur comme montagneux
campaign-legend-callout = Pièces sans place dans leur espace : à côté, sous son nom, avec un trait qui y mène
campaign-legend-scale = Le nord est en haut ; il est représenté plus grand que le désert

campaign-gauge = { $track } (gagne au-dessus de { $line })
