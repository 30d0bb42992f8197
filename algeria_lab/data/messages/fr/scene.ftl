# Ce que montre le plateau : titres, résumés des lieux et des pions, pistes.

scene-heading = { $scenario } · tour { $turn } · { $phase }
scene-heading-set-up = { $scenario } · mise en place

scene-kind-urban = urbain
scene-kind-rural = rural
scene-kind-remote = isolé
scene-control-fln = contrôlé par le FLN
scene-control-gov = contrôlé par le Gouvernement
scene-control-none = disputé
scene-terror = marqueur Terreur
scene-resettled = population regroupée
scene-oas-here = l’OAS est ici
scene-units = { $units } ({ $where })
scene-unit-neutralized = neutralisé
scene-unit-dispersed = dispersé
scene-unit-airmobile = héliporté

scene-half = ½
scene-available = { $available } sur { $most }
scene-zone-none = pas construit
scene-zone-active = { $drm }, active
scene-zone-inactive = { $drm }, inactive
scene-oas-none = absente
scene-oas-waiting = pas encore placée
scene-oas = { $place } ({ $side })
scene-odds-too-many = trop d’issues à compter ici
scene-several = { $kind } ×{ $number }
scene-price-ap = −{ $count } PA
scene-price-support = { $count ->
    [one] −{ $number } point de soutien
   *[other] −{ $number } points de soutien
  }
