# What happened since the reader's last decision, told card by card.

## Headings: who did what

# $seat is none for the game itself; $count is how many times it was done.
telling-setup = { $seat ->
    [fln] The FLN took up its positions
    [gov] The Government took up its positions
   *[none] The war begins
  }
telling-deployment = { $seat ->
    [gov] The Government deployed its units
   *[fln] The FLN deployed its units
  }
telling-bought-gov = { $count ->
    [0] The Government spent { telling-points }: { $before } → { $after }
    [one] The Government mobilized 1 unit and spent { telling-points } in all: { $before } → { $after }
   *[other] The Government mobilized { $count } units and spent { telling-points } in all: { $before } → { $after }
  }
# $points is the number that { $cost } writes.
telling-points = { $points ->
    [one] { $cost } point of support
   *[other] { $cost } points of support
  }
telling-bought-fln = { $income ->
    [0] { $count ->
        [0] The FLN spent { $cost } AP: { $before } → { $after }
        [one] The FLN spent { $cost } AP on 1 unit: { $before } → { $after }
       *[other] The FLN spent { $cost } AP on { $count } units: { $before } → { $after }
    }
   *[other] { $count ->
        [0] The FLN received { $income } AP and spent { $cost }: { $before } → { $after }
        [one] The FLN received { $income } AP and spent { $cost } on 1 unit: { $before } → { $after }
       *[other] The FLN received { $income } AP and spent { $cost } on { $count } units: { $before } → { $after }
    }
  }
telling-income = The FLN received { $income } AP
telling-ready = The Government’s reinforcement began
telling-propaganda = The FLN made propaganda { $at }
telling-propaganda-many = The FLN made propaganda { $count } times
telling-strike = The FLN called a Strike { $at }
telling-move = The FLN moved a unit { $to }
telling-move-many = The FLN moved { $count } units
telling-raid = The FLN raided { $place }
telling-harass = The FLN harassed a unit { $at }
telling-flush = The Government carried out a Flush { $at }
telling-react = The Government reacted { $at }
telling-decline = The Government did not react
telling-intelligence = The Government gathered intelligence { $at }
telling-civil-affairs = The Government carried out Civil Affairs { $at }
telling-civil-affairs-many = The Government carried out Civil Affairs in { $count } places
telling-suppress = The Government carried out a Suppression { $at }
telling-resettle = The Government resettled the population { $at }
telling-oas = { $seat ->
    [fln] The FLN decided where the OAS is
   *[gov] The Government decided where the OAS is
  }
telling-pass = { $seat ->
    [fln] The FLN passed
   *[gov] The Government passed
  }
telling-operations = The operations of turn { $turn } began
telling-interphase = The end of turn { $turn }: control and support
telling-coup = Attempted coup d’état
telling-adjustment = The end of turn { $turn }: support
telling-random-events = Turn { $turn } begins: { $event }
telling-game-over = The war ended
telling-mission = What followed
telling-goes-on = { $title } (continued)

## Lines

telling-list = { $what } { $units }: { $places }{ $cite }.
telling-list-nowhere = { $what } { $units }{ $cite }.
telling-order-activate = activated:
telling-order-mobilize = mobilized:
telling-order-remove = back to the pool:
telling-order-build = built:
telling-order-convert = converted into:
telling-order-patrol = on Patrol:
telling-order-deploy = sent:
telling-order-lift = airmobilized:
telling-order-mode = changed in form:
telling-order-ops = in Operations:
telling-order-to_france = sent:
telling-order-from_france = back:
telling-order-place = placed:
telling-order-shift = shifted:
telling-order-itself = without an order:

telling-roll = { $title }: { $effect }{ $cite }.
telling-roll-brief = { $place }: { $effect }.
telling-roll-because = { $title }: { $effect } ({ $why }).
telling-mod = { $value } { $why } [{ $rule }]
telling-total = makes { $total }
telling-chance = chance: { $chance }
telling-price = price of { $count ->
    [one] 1 mission
   *[other] { $count } missions
  }: { $track } { $change }{ $cite }.

## What it moved

telling-areas = { $side ->
    [fln] Areas under FLN control
   *[gov] Areas under Government control
  }
telling-both-ways = { $track } ({ $down }, { $up })
telling-losses = { $side }: { $parts }.
telling-lost = { $count ->
    [one] 1 unit taken off the board
   *[other] { $count } units taken off the board
  }
telling-reduced = { $count ->
    [one] 1 unit reduced
   *[other] { $count } units reduced
  }
telling-neutralized = { $count ->
    [one] 1 unit neutralized
   *[other] { $count } units neutralized
  }
telling-recovered = { $count ->
    [one] 1 unit fit again
   *[other] { $count } units fit again
  }
telling-away = { $count ->
    [one] 1 unit sent away
   *[other] { $count } units sent away
  }

## Two people at one board

telling-over = { $seat ->
    [fln] Now the FLN decides: hand over the screen
   *[gov] Now the Government decides: hand over the screen
  }

## A stretch that was watched: one sentence a moment

telling-moment-ready = Turn { $turn }: both sides get ready and send their units where they will act
telling-moment-missions = Turn { $turn }: missions of the FLN { $fln }, of the Government { $gov }{ $most ->
    [none] {""}
   *[other] ; what moved support most: “{ $most }”
  }
telling-moment-end = Turn { $turn } ends: it is settled who controls which area, and that moves support
