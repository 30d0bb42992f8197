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
scene-oas-waiting = pas encore placée
scene-oas = { $place } ({ $side })
scene-odds-too-many = trop d’issues à compter ici
scene-several = { $kind } ×{ $number }
