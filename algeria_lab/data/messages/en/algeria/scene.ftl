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
# It came into play when the Government’s support fell; whoever has it this turn has yet to place it.
scene-oas-waiting = rule of the game: the OAS enters when the Government’s support is 30 or less (in history: 1961); the { $side } is to place the marker
# Beside the map, where there is little room.
scene-oas-to-place = to be placed by the { $side }
scene-oas = { $place }, placed by the { $side }
scene-odds-too-many = too many outcomes to count here
scene-several = { $kind } ×{ $number }

## Both sides’ support in sight: what its levels mean, and its course in words

support-high-name = { $high } or more: easier recovery · Government: the OAS leaves
support-low-name = { $low } or less: harder recovery · Government: coup, OAS
support-lost-name = 0: the war is lost
support-high-text = With { $high } or more a side’s neutralized units recover more easily (+1), and fewer of its points are lost between turns (+1). When the Government’s support reaches { $leaves }, the OAS leaves the game.
support-low-text = With { $low } or less a side’s neutralized units recover less easily (−1), and more of its points are lost between turns (−1). With { $coup } or less the Government may face a coup at the end of the turn; with { $low } or less the OAS comes into play.
support-lost-text = A side whose support falls to 0 has lost the war.
support-says = { $name } { $now }: { $whole } since the beginning, { $turn } in this turn.

track-short-fln_ap = AP
track-short-air = Air
track-short-helicopter = Helicopters
track-short-naval = Naval
track-short-border_zone = Border Zone
