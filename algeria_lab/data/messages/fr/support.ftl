# Le soutien des deux camps sous les yeux : ce que veulent dire ses niveaux, et sa courbe en mots.

support-high-name = { $high } ou plus : récupération aisée · Gouvernement : l’OAS se retire
support-low-name = { $low } ou moins : récupération difficile · Gouvernement : coup d’État, OAS
support-lost-name = 0 : la guerre est perdue
support-high-text = À { $high } ou plus, les unités neutralisées d’un camp récupèrent plus facilement (+1) et il perd moins de points entre les tours (+1). Quand le soutien au Gouvernement atteint { $leaves }, l’OAS quitte le jeu.
support-low-text = À { $low } ou moins, les unités neutralisées d’un camp récupèrent moins facilement (−1) et il perd plus de points entre les tours (−1). À { $coup } ou moins, le Gouvernement risque un coup d’État à la fin du tour ; à { $low } ou moins, l’OAS entre en jeu.
support-lost-text = Un camp dont le soutien tombe à 0 a perdu la guerre.
support-says = { $name } : { $now }, soit { $whole } depuis le début et { $turn } pendant ce tour.

track-short-fln_ap = PA
track-short-air = Avions
track-short-helicopter = Hélicoptères
track-short-naval = Points navals
track-short-border_zone = Barrage
