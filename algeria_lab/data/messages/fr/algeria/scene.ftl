# Ce que montre le plateau : titres, résumés des lieux et des pions, pistes.

scene-heading = { $scenario } · tour { $turn } · { $phase }
scene-heading-set-up = { $scenario } · mise en place

scene-kind-urban = zone urbaine
scene-kind-rural = zone rurale
scene-kind-remote = zone isolée
scene-control-fln = contrôlée par le FLN
scene-control-gov = contrôlée par le Gouvernement
scene-control-none = disputée
# Là où il n’y a pas non plus d’unité.
scene-control-nobody = à personne
scene-terror = marqueur de terreur
scene-resettled = population regroupée
scene-oas-here = l’OAS est ici
scene-units = { $units } ({ $where })
scene-unit-neutralized = à l’état neutralisé
scene-unit-dispersed = en mode dispersé
scene-unit-airmobile = par hélicoptère

scene-available = { $most ->
    [0] aucun
   *[other] { $available } sur { $most }
  }
scene-zone-none = pas construit
scene-zone-active = { $drm }, actif
scene-zone-inactive = { $drm }, inactif
scene-oas-none = absente
# Entrée en jeu quand le soutien au Gouvernement a baissé ; le camp qui en dispose ce tour doit encore la placer.
scene-oas-waiting = règle du jeu : l’OAS entre quand le soutien au Gouvernement est de 30 ou moins (dans l’histoire : 1961) ; le { $side } posera le marqueur
# À côté de la carte, où la place manque.
scene-oas-to-place = à placer par le { $side }
scene-oas = { $place }, placée par le { $side }
scene-odds-too-many = trop d’issues à compter ici
scene-several = { $kind } ×{ $number }

## Le soutien des deux camps sous les yeux : ce que veulent dire ses niveaux, et sa courbe en mots

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
