# Why something cannot be done in the card game, and what would work. $given is what was asked for.

duel-refusal-game-over = The game is over: nothing more can be decided.
duel-refusal-not-your-decision = { $turn ->
    [fln] The FLN decides
   *[gov] The French decide
  } now, not { $seat ->
    [fln] the FLN
   *[gov] the French
  }.
duel-refusal-wrong-words = “{ $verb }” takes: { $takes }.
duel-refusal-verb-not-awaited = “{ $verb }” is not asked for now. { $near ->
    [none] Possible are: { $known }.
   *[other] Did you mean “{ $near }”? Possible are: { $known }.
  }
duel-refusal-no-such-card = There is no such card: { $given }.
duel-refusal-not-a-target = { $given } cannot be chosen here.
duel-refusal-not-in-hand = { $given }: this card is not among those that can be played now.
duel-refusal-wrong-front = { $given }: this card may not go there. An agent without Rally belongs to its home front, an event to the discard.
duel-refusal-wrong-facing = { $given }: this card may not lie that way. Only the FLN plays face-down, and never events.
duel-hint-choose-an-option = Choose one of the offers on the table.
