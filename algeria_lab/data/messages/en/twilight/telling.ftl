# How a game of Colonial Twilight is told on its board: titles of turns and phases, spaces that change hands.

## What a side did on a card. $deed is an operation or a special activity, $where its spaces.

campaign-did-pivotal = Pivotal Event { $card }
campaign-did-pass = pass
campaign-did-pacify = Pacify
campaign-did-agitate = Agitate
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
campaign-spaces = { $named } and { $count } more
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
# Several acts that were watched, as one sentence. $fln and $gov are how many turns each side took, $most the heading of one of them.
campaign-told-moment = Card { $card }: the FLN acts { $fln ->
    [one] once
   *[other] { $fln } times
  }, the Government { $gov ->
    [one] once
   *[other] { $gov } times
  }{ $most ->
    [none] { "" }
   *[other] ; what moved most: “{ $most }”
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

## The page about a whole game, and the report made of it.

campaign-ending-title = The game ended on card { $turn }
campaign-ending-so-far = The game so far, card { $turn }
campaign-ending-card = Card
campaign-ending-rule-final = After the last Propaganda card the higher margin wins; a tie goes to the FLN [{ $rule }].
campaign-ending-rule-victory_phase = In a Victory Phase a side wins that is above its line [{ $rule }].
campaign-ending-rule-open = It ends when a side is above its line in a Victory Phase, else after the last Propaganda card, by the higher margin [{ $rule }].
campaign-ending-margin-gov = Government: Support { $support } + Commitment { $commitment }, less { $line }: margin { $margin }.
campaign-ending-margin-fln = FLN: Opposition { $opposition } + Bases { $bases }, less { $line }: margin { $margin }.
campaign-ending-lines = Both sums at the end of each card, with the lines above which a side can win
campaign-ending-no-peak = Nothing moved a sum by 2 or more.
# $sums are the sums that it moved, $act what was done, such as "FLN: Rally in 3 spaces, then Extort".
campaign-ending-peak = Card { $turn }, { $sums }: { $act }
# $line is the name of a sum.
campaign-ending-moved = { $line } { $change }
campaign-ending-sums = In whose turns the sums moved
campaign-ending-sum = { $who ->
    [gov] turns of the Government
    [fln] turns of the FLN
   *[round] Propaganda Rounds and cards
  } { $change }
campaign-ending-question-tracks = Which three acts moved the sums most, and which other choice was there?
campaign-ending-question-believed = What did you believe on the first card that you no longer believe?
campaign-report-title = Colonial Twilight, { $scenario }: report of a game
campaign-report-cards = Card by card
campaign-report-caption = What was done on each card, and what it made of both sums
campaign-report-act = What was done

## The first minute. Each step of a card in a word, then in words.

campaign-minute-title = { $seat ->
    [fln] You play the FLN. The game in one minute
    [gov] You play the Government. The game in one minute
   *[none] The game in one minute
  }
campaign-minute-who = The FLN (Front de libération nationale, National Liberation Front) fights for the independence of Algeria; the French Government, with its army and police there, fights against it.
campaign-minute-card = Each card offers an event. One side chooses first: the event, an operation on the map, or to pass; the other side chooses from what that leaves open.
campaign-minute-win = The Government wins by the Support of the people and the Commitment of France together, above { $support }; the FLN by Opposition and its Bases together, above { $opposition }.
campaign-minute-long = { $rounds } Propaganda cards lie in the deck: after each both sides receive Resources and it is looked who has won; after the last the game ends.
campaign-minute-source = Sources: proclamation of the FLN, 1 November 1954; rules [CT-4.1, CT-6.1, CT-6.7].
campaign-minute-loop = One card after the other: { $steps }.
campaign-minute-name-card = Card
campaign-minute-name-first = First side
campaign-minute-name-second = Other side
campaign-minute-name-round = Propaganda Round
campaign-minute-step-card = a card is revealed
campaign-minute-step-first = the side that may choose first acts
campaign-minute-step-second = the other side acts
campaign-minute-step-round = after a Propaganda card a Round is counted

## The log

campaign-told-dropped = The chart weighed it and dropped it; the dice stay thrown. { $text }
campaign-told-test = Whether the Non-Player plays the Event: the die shows { $face } (1 to 4: yes): { $plays ->
    [yes] yes
   *[no] no
  }.
campaign-told-skipped = A second Propaganda card in a row: it is counted, its Round is left out.
# A phase of a Propaganda Round in which a side was not asked anything, after the name of the phase.
campaign-told-unasked-commitment = No French piece could be moved: { $why ->
    [commitment] Commitment is too low to bring one in, and none is Available to be sent out
   *[pieces] none is Out of Play, and none is Available
  }.
campaign-told-unasked-support = { $seat ->
    [fln] Nothing could be done: { $why ->
        [resources] the FLN has no Resources to Agitate
       *[space] no populated space short of Opposition holds FLN pieces without Government Control
      }.
   *[gov] Nothing could be done: { $why ->
        [commitment] Commitment is too low to spend anything
        [resources] the Government has no Resources to Pacify
       *[space] no populated space short of Support has Government Control, Troops and Police together
      }.
  }
campaign-told-unasked-redeploy = { $seat ->
    [fln] Nothing could be done: no Guerrilla can reach another Base.
   *[gov] Nothing could be done: no Troops or Police can go to another space.
  }

## Rolls that have fallen, explained on the map

campaign-roll-attack = Attack, { $place }
campaign-roll-read-up-to = { $limit ->
    [one] 1 Guerrilla is there: a 1 was needed.
   *[other] { $limit } Guerrillas are there: { $limit } or less was needed.
  }
campaign-roll-read-half = Half of the die counts, rounded up.
campaign-roll-read-coup = The higher die decides: the first is that of the Government, the second that of the FLN.
campaign-roll-attack-captures = the Attack succeeds: up to two pieces of the Government fall, and captured goods arm one more Guerrilla
campaign-roll-attack-succeeds = the Attack succeeds: up to two pieces of the Government fall
campaign-roll-attack-fails = the Attack fails: the Government loses nothing
campaign-roll-event = the number of the Event is { $number }
campaign-roll-event-fails = the die is higher than the number of Guerrillas there: nothing follows
campaign-roll-coup = { $won ->
    [gov] the Government’s die is higher
    [fln] the FLN’s die is higher
   *[none] both dice show the same: nothing changes
  }
