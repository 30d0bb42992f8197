# Why a computer player of the duel decided as it did: the question it asked itself, and what it found.
# Worths are in hundredths of a front held for certain: $worth is that of the choice, $second that of the next best,
# $ahead the difference. $ways: choices compared; $deals: deals of the hidden cards it tried them out on.

## Cards to be played

judgement-duel-win = Does a way to play win the game at once?
judgement-duel-win-found = Yes, in every deal of the hidden cards that was tried.
judgement-duel-best = Which way to play promises most at the end of the turn?
judgement-duel-best-found = This one, of { $ways }, tried out on up to { $deals } deals of the hidden cards. If a front held for certain is 100, the table and the cards left in hand are then worth { $worth } on average; the next best way is { $ahead } behind.
judgement-duel-forced = Is there only one way to play?
judgement-duel-forced-found = Yes.
judgement-duel-keep = Is the first hand good enough?
judgement-duel-keep-found = Yes: it promises { $worth }% of what five cards promise on average.
judgement-duel-redraw = Is the first hand clearly worse than most?
judgement-duel-redraw-found = Yes: it promises only { $worth }% of what five cards promise on average.

## Icons. $ways: cards that could be chosen.

judgement-duel-attack = Which card would the other side miss most?
judgement-duel-attack-found = { $ways ->
    [1] The only card there is.
   *[other] This one, of { $ways }.
  } If a front held for certain is 100, its loss shifts the balance by { $worth }.
judgement-duel-hit = Which card would the other side miss most?
judgement-duel-hit-found = { $ways ->
    [1] The only card there is.
   *[other] This one, of { $ways }.
  } If a front held for certain is 100, its loss shifts the balance by { $worth }.
judgement-duel-capture = Which card would the FLN miss most?
judgement-duel-capture-found = { $ways ->
    [1] The only card there is.
   *[other] This one, of { $ways }.
  } If a front held for certain is 100, its capture shifts the balance by { $worth }.
judgement-duel-spare = Would striking gain nothing?
judgement-duel-spare-found = Yes: no card that can be struck is worth it.
judgement-duel-bomb = Is there a card that a hit could strike?
judgement-duel-bomb-found = Yes: { $ways }. No hit in 16% of all rolls, one in 48%, two in 36%.
judgement-duel-recruit = Can another card be played this turn?
judgement-duel-recruit-found = Yes: recruiting adds a card to the table without taking one from the hand.
judgement-duel-negotiate = Can a card be drawn without missing a larger draw at the end of the turn?
judgement-duel-negotiate-found = Yes: one is drawn.
judgement-duel-draw-five = Does an empty hand bring more cards at the end of the turn?
judgement-duel-draw-five-found = Yes: { $cards } cards are drawn then, so nothing is drawn now.
judgement-duel-hide = Which face-up card most needs cover?
judgement-duel-hide-found = { $ways ->
    [1] The only card there is.
   *[other] This one, of { $ways }.
  } If a front held for certain is 100, its cover is worth { $worth }.
judgement-duel-stay-open = Is it better to leave every card face-up?
judgement-duel-stay-open-found = Yes: hiding would cost more, in actions still to come, than cover is worth.
judgement-duel-spring = Is there a hidden card whose actions are worth more than its cover?
judgement-duel-spring-found = { $ways ->
    [1] Yes, the only one there is.
   *[other] Yes, this one, of { $ways }.
  } If a front held for certain is 100, it gains { $worth }.
judgement-duel-stay-hidden = Is every hidden card worth more under cover?
judgement-duel-stay-hidden-found = Yes: none is turned up.
judgement-duel-expose = Where would it weigh most to find a hidden card?
judgement-duel-expose-found = { $ways ->
    [1] The only one there is.
   *[other] Here, of { $ways } hidden cards.
  } If a front held for certain is 100, it is worth { $worth }, the answer of that card taken off.
judgement-duel-leave-hidden = Would the answer of an exposed card cost more than finding it gains?
judgement-duel-leave-hidden-found = Yes, for every hidden card.
judgement-duel-jailbreak = Whose return from prison is worth most, and how?
judgement-duel-jailbreak-found = This one, of { $ways } ways. If a front held for certain is 100, it gains { $worth }.

# What the strategist compared. $ways: choices; $tries: times that one was played on; $chance, $second: games of a
# hundred that the best and the next best would win.
judgement-duel-strategist = Which choice wins most often when it is played on?
judgement-duel-strategist-found = This one, of { $ways }, played on over the next turns { $tries } times in all, on deals of the hidden cards: { $chance } wins of a hundred; the next best { $second }.

# The rungs of the ladder: how each opponent thinks and what it does not see.
opponent-insurgent-random = Draws its cards and choices by lot; it does not see the fronts.
opponent-insurgent-sensible = Tries each play on two deals of the hidden cards, to the end of the turn; it does not see your answer.
opponent-insurgent-strategist = Plays each choice on over the next turns, your answers included, on many deals; it sees no hidden card and does not learn from how you play.
