# How the things of a game tell themselves in a console and in a notebook.

show-game = Game('{ $game }', '{ $scenario }', seed { $seed }, { $moment }; { $tally }; ply { $ply })
show-state = State('{ $scenario }', { $moment }; { $tally })
show-moment = { $turn ->
    [0] { $phase }
   *[other] turn { $turn }, { $phase }
  }, { $side } to move
show-moment-over = turn { $turn }, over, { $winner ->
    [draw] a draw
   *[other] winner: { $side }
  }
show-moment-event = turn { $turn }, before the random event
show-heading = { $scenario } · { $moment }
show-support = support FLN { $fln } : { $gov } Government
show-left = The board as it stood when its cell ran. To play on, run the cell in JupyterLab or Notebook.
show-nothing = nothing to tell

show-story = Story({ $count ->
    [one] 1 event
   *[other] { $count } events
  }: { $last })
show-story-earlier = … { $count ->
    [one] 1 sentence
   *[other] { $count } sentences
  } before; .text() tells all.
show-decisions = Decisions({ $count }; { $story })
show-entry = Entry({ $deed }; { $count ->
    [one] 1 event
   *[other] { $count } events
  })
show-setup = set-up
show-history = History({ $count ->
    [one] 1 action
   *[other] { $count } actions
  }; the last: { $last })
show-history-caption = What was done
show-history-earlier = … { $count ->
    [one] 1 action
   *[other] { $count } actions
  } before; .text() lists all.
show-history-ply = Ply
show-history-seat = Side
show-history-deed = Action

show-actions = Actions({ $count ->
    [0] none
    [one] 1 action
   *[other] { $count } actions
  }{ $verbs })
show-actions-verbs = : { $verbs }
show-actions-caption = { $count ->
    [0] Nothing may be done
    [one] One action may be taken
   *[other] { $count } actions may be taken
  }
show-actions-typed = Typed
show-actions-means = What it is
show-actions-more = … and { $count } more
show-actions-more-of = … and { $count } more: legal("{ $verb }") lists them.

show-odds = Distribution({ $count ->
    [one] 1 result
   *[other] { $count } results
  }: { $likely })
show-odds-mean = mean { $mean }
show-odds-until = before the next phase begins
show-odds-caption = Exact chances
show-odds-result = Result
show-odds-fraction = Chance
show-odds-percent = In percent
show-odds-bar = Compared
show-odds-more = … { $count ->
    [one] 1 more result
   *[other] { $count } more results
  }
show-odds-more-results = Everything else
show-yes = yes
show-no = no
show-none = none

show-refused = '{ $asked }' was refused: { $why }
show-refusal = Refusal({ $text })
show-outcome = Outcome({ $text })
show-table = Table({ $seats }; { $game })
show-human = a person

## The position of a war.

show-war-places = Places
show-war-place = Place
show-war-control = Control
show-war-event = The random event of turn { $turn } comes first; a game throws the dice as it begins.
show-war-fold = Places and units

## The still map.

show-map-label = Map, { $moment }. { $tally }. Areas: { $held }; contested { $contested }.
show-map-key-number = how many units; a number without a drawing: units of several types
show-map-units = { $side }: { $units }.

## The position of a duel.

show-duel-front = Front
show-duel-leads = Lead
show-duel-fronts = The three fronts
show-duel-total = icons: { $total }
show-duel-tally = leads { $leads }
show-duel-lead = { $front } { $by }
show-duel-unknown = { $count ->
    [one] 1 face-down card
   *[other] { $count } face-down cards
  }
show-duel-down = { $card } (face-down)
show-duel-no-card = no card
show-duel-hand = { $label }; in hand: { $cards }
show-duel-zone = { $label }: { $cards }
show-duel-title-duel = The duel
show-duel-title-solo = The duel against the automaton
show-duel-phase-setup = set-up
show-duel-phase-turn = play
show-duel-even = even
show-duel-tally-even = all fronts even
show-duel-phase-mulligan = first hands
