# What the board shows: headings, summaries of places and pieces, tracks.

scene-heading = { $scenario } · turn { $turn } · { $phase }
scene-heading-set-up = { $scenario } · set-up

scene-kind-urban = urban
scene-kind-rural = rural
scene-kind-remote = remote
scene-control-fln = controlled by the FLN
scene-control-gov = controlled by the Government
scene-control-none = contested
# Where no unit is, either.
scene-control-nobody = nobody’s
scene-terror = Terror marker
scene-resettled = resettled
scene-oas-here = the OAS is here
scene-units = { $units } ({ $where })
scene-unit-neutralized = neutralized
scene-unit-dispersed = dispersed
scene-unit-airmobile = airmobilized

scene-available = { $most ->
    [0] none
   *[other] { $available } of { $most }
  }
scene-zone-none = not built
scene-zone-active = { $drm }, active
scene-zone-inactive = { $drm }, not active
scene-oas-none = not in play
scene-oas-waiting = not placed yet
scene-oas = { $place } ({ $side })
scene-odds-too-many = too many outcomes to count here
scene-several = { $kind } ×{ $number }
