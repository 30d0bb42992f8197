# The log of the card game. $who is fln, gov or automaton; $card a card by name; $where a place with its preposition.

duel-log-setup = Both decks are shuffled.
duel-log-turn = Turn { $turn }: { $who ->
    [fln] the FLN
    [gov] the French
   *[automaton] the automaton of the French
  }
duel-log-keep = { $who ->
    [fln] The FLN keeps its
   *[gov] The French keep their
  } first hand.
duel-log-redraw = { $who ->
    [fln] The FLN puts its first hand back and shuffles.
   *[gov] The French put their first hand back and shuffle.
  }
duel-log-play = { $who ->
    [fln] The FLN plays
    [gov] The French play
   *[automaton] The automaton plays
  } { $card }{ $facing ->
    [up] { " " }face-up
    [down] { " " }face-down
   *[open] { "" }
  } { $where }{ $how ->
    [recruit] , recruited from the deck
   *[hand] { "" }
  }.
duel-log-play-discard = { $who ->
    [fln] The FLN plays
    [gov] The French play
   *[automaton] The automaton plays
  } the event { $card }{ $how ->
    [recruit] , recruited from the deck
   *[hand] { "" }
  }.
duel-log-flip-another = Negotiate: the automaton flips another card and plays it.
duel-log-attack = { $who ->
    [fln] The FLN attacks
    [gov] The French attack
   *[automaton] The automaton attacks
  } { $card }: the card goes out of play.
duel-log-hit = { $who ->
    [fln] The FLN lets
    [gov] The French let
   *[automaton] The automaton lets
  } a hit fall on { $card }: the card goes out of play.
duel-log-capture = { $who ->
    [gov] The French capture
   *[automaton] The automaton captures
  } { $card }: the card goes to prison.
duel-log-hide = The FLN hides { $card }: the card lies face-down.
duel-log-expose = { $who ->
    [fln] The FLN exposes
    [gov] The French expose
   *[automaton] The automaton exposes
  } { $card }: the card lies face-up and acts.
duel-log-jailbreak = { $card } comes back from prison and lies { $facing ->
    [up] face-up
   *[down] face-down
  } { $where }.
duel-log-skip = { $who ->
    [fln] The FLN does
   *[gov] The French do
  } without { $icon } ({ $card }).
duel-log-waive = { $who ->
    [fln] The FLN waives
   *[gov] The French waive
  } a hit.
duel-log-idle = { $icon } ({ $card }) cannot be done and is skipped.
duel-log-lost = { $card } can do no more this time: { $icons } lost.
duel-log-bomb = { $card }, Bomb: { $who ->
    [fln] the FLN rolls
    [gov] the French roll
   *[automaton] the automaton rolls
  } two dice: { $hits ->
    [0] no hit
    [one] one hit
   *[other] two hits
  }.
duel-log-lot = The lot falls on { $name }, one of { $count }.
duel-log-drawn = { $who ->
    [fln] The FLN draws
   *[gov] The French draw
  } { $cards }.
duel-log-drawn-hidden = { $who ->
    [fln] The FLN draws
   *[gov] The French draw
  } { $count ->
    [one] a card
   *[other] { $count } cards
  }.
duel-log-looked = { $who ->
    [fln] The FLN looks
    [gov] The French look
   *[automaton] The automaton looks
  } at { $cards }.
duel-log-looked-hidden = { $who ->
    [fln] The FLN looks
   *[gov] The French look
  } at { $count ->
    [one] the last card of the deck
   *[other] the top { $count } cards of the deck
  }.
duel-log-under = { $card } goes under the deck.
duel-log-under-hidden = The other card goes under the deck unseen.
duel-log-uncovered = The hidden { $count ->
    [one] card is
   *[other] cards are
  } turned up: { $cards }.
duel-log-final-turn = { $who ->
    [fln] The FLN has played its last card: the French take one more turn.
   *[gov] The French have played their last card: the FLN takes one more turn.
  }
duel-log-concede = { $who ->
    [fln] The FLN gives up.
   *[gov] The French give up.
  }
duel-log-end = { $title } { $text }

## Which line of its list decided for the automaton

duel-why-INS-6-4 = An agent without Rally goes to its home front.
duel-why-INS-6-4-1 = There the FLN has at least three cards more than the French (line 1).
duel-why-INS-6-4-2 = Most French cards lie there (line 2).
duel-why-INS-6-4-3 = Most French icons lie there (line 3).
duel-why-INS-6-4-4 = Several fronts were equal, so the lot decided (line 4).
duel-why-INS-6-5 = There is no other choice.
duel-why-INS-6-5-1-1 = It has the most icons (line 1).
duel-why-INS-6-5-1-2 = Both have equal icons; a supporter comes before an agent, an agent before an event (line 2).
duel-why-INS-6-5-1-3 = Both were equal, so the lot decided (line 3).
duel-why-INS-6-5-2-1 = It has the most icons (line 1).
duel-why-INS-6-5-2-2 = Of those with the most icons, it lies in the front with the most FLN cards (line 2).
duel-why-INS-6-5-2-3 = Several cards were equal, so the lot decided (line 3).
duel-why-INS-6-5-3-1 = Of the fronts with hidden cards it holds the most FLN cards; the topmost hidden one is turned (line 1).
duel-why-INS-6-5-3-2 = Several fronts were equal, so the lot decided (line 2).
duel-why-INS-7-A64 = No FLN card lies open in a front, so a prisoner is chosen.
