# How a game of Colonial Twilight is told on its board: titles of turns and phases, spaces that change hands.

## What a side did on a card. $deed is an operation or a special activity, $where its spaces.

campaign-did-pivotal = Pivotal Event { $card }
campaign-did-pass = pass
campaign-did-event = Event { $card }{ $which ->
    [single] { "" }
   *[other] , { $text }
  }
campaign-did-in = { $deed }{ $verb ->
    [march] { " " }into
   *[other] { " " }in
  } { $where }
campaign-did-then = { $first }, then { $last }
campaign-did-with = { $first }, with { $last }
campaign-spaces = { $count } { $count ->
    [one] space
   *[other] spaces
  }
campaign-told-round = Propaganda Round: { $phase ->
    [victory] Victory Phase
    [resources] Resources Phase
    [commitment] Commitment Phase
    [support] Support Phase
    [redeploy] Redeploy Phase
   *[reset] Reset Phase
  }{ $seat ->
    [fln] , FLN
    [gov] , Government
   *[none] { "" }
  }
campaign-told-losses = { $side ->
    [fln] The FLN loses
   *[gov] The Government loses
  } { $pieces } (→ { $box }).

## Who controls a space. $changes are the parts below, $places spaces.

campaign-control-changes = Control: { $changes }.
campaign-control-to = { $side ->
    [GOV] the Government now holds { $places }
    [FLN] the FLN now holds { $places }
   *[NONE] nobody holds { $places } any more
  }
