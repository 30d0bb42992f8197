# The card game: what stands on the table, what may be picked, how it ends, and the page around it.
# $seat is fln or gov, $card a card by name, $where a place, $icons and $rally numbers such as “3” or “3 to 6”.

duel-card-unknown = a card
duel-card-quoted = { $card }
# A card by name with its kind, such as “agent, military front”.
duel-card-kind = { $card } ({ $kind })
duel-list-and = { $first } and { $last }
duel-range = { $least } to { $most }
duel-word-up = face-up
duel-word-down = face-down
duel-word-discard = discard

## Where things are

duel-title-solo = Solo: the FLN against the automaton
duel-title-both = Two at one screen
duel-title-fln = The FLN against a computer player
duel-title-gov = The French against a computer player
duel-title-none = Two computer players
duel-title-elsewhere = { $seat ->
    [fln] The FLN against somebody elsewhere
    [gov] The French against somebody elsewhere
   *[none] Two people, watched
  }
# At a table of the room: against whom, such as “place 3”, by $places; $count is 0 while nobody sits there.
duel-title-table = { $seat ->
    [fln] The FLN
   *[gov] The French
  } against { $count ->
    [0] the other player
   *[other] { $places }
  }
duel-turn-before = Before the first turn
duel-turn = Turn { $turn }{ $last ->
    [yes] , the last one
   *[no] { "" }
  }: { $seat ->
    [fln] FLN
   *[gov] French
  }
duel-turn-over = The game is over after { $count ->
    [one] one turn
   *[other] { $count } turns
  }
duel-front-military = military front
duel-front-political = political front
duel-front-diplomatic = diplomatic front
duel-in-military = in the military front
duel-in-political = in the political front
duel-in-diplomatic = in the diplomatic front
duel-lies-row = card { $place } of { $count } { $where }
duel-lies-hand = in hand
duel-lies-deck = on top of the deck
duel-lies-graveyard = out of play
duel-lies-discard = in the discard
duel-lies-prison = in prison, captured { $where }
duel-label = { $card }, { $seat ->
    [fln] FLN
   *[gov] French
  } { $kind ->
    [agent] agent
    [event] event
   *[supporter] supporter
  }, { $lies }{ $facing ->
    [up] , face-up
    [known] , face-down, but the French have seen it
    [secret] , face-down, unknown to the French
   *[none] { "" }
  }. Icons: { $icons }.
duel-label-unknown = Unknown FLN card, { $lies }, face-down. Icons: { $icons }.
duel-state-acting = It is acting: { $icon }.
duel-state-fresh = New since your last decision.

## Fronts and piles

duel-row = { $seat ->
    [fln] FLN
   *[gov] French
  }, { $front }: { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  }. Icons: { $icons }. Rally: { $rally }.
duel-row-rally = Rally: { $rally }
duel-lead-none = Neither side leads
duel-lead = { $seat ->
    [fln] The FLN leads
   *[gov] The French lead
  } by { $by }
duel-lead-open = Between French +{ $gov } and FLN +{ $fln }
duel-race = Still needed: FLN { $fln }, French { $gov }
# Shares of the sampled deals in which some way to play leads to a lead of eight, with the table as it lies.
duel-risk = { $seat ->
    [fln] The FLN
   *[gov] The French
  } could win here at their next turn in about { $chance } of sampled deals of the cards you do not see
duel-risk-rare = { $seat ->
    [fln] The FLN
   *[gov] The French
  } could win here at their next turn in less than { $chance } of sampled deals of the cards you do not see
duel-hand = Your hand: { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  }
duel-looked = From the deck: play { $count ->
    [one] it
   *[other] one of them
  }
duel-turn-left = { $count ->
    [0] the French deck is empty: after this turn the fronts are counted
    [one] 1 card left in the French deck: then the fronts are counted
   *[other] { $count } cards left in the French deck
  }
duel-other-hand = Hand of the { $seat ->
    [fln] FLN
   *[gov] French
  }: { $count ->
    [one] one card
   *[other] { $count } cards
  }
duel-pile-fln = FLN: { $hand ->
    [one] one card
   *[other] { $hand } cards
  } in hand, { $deck } in the deck
duel-pile-gov = French: { $hand ->
    [one] one card
   *[other] { $hand } cards
  } in hand, { $deck } in the deck
duel-pile-solo = French automaton: no hand, { $deck ->
    [one] one card
   *[other] { $deck } cards
  } in the deck
duel-prison = Prison: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }
duel-graveyard = Out of play: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }
duel-discard-fln = Events played by the FLN: { $count ->
    [0] none
   *[other] { $count }
  }
duel-discard-gov = Events played by the French: { $count ->
    [0] none
   *[other] { $count }
  }
duel-decks-reconstructed = { $which ->
    [fln] The FLN plays with a reconstructed deck: its cards are not those of the printed game. What a card can do is our choice: no published rule gives it.
    [gov] The French play with a reconstructed deck: its cards are not those of the printed game. What a card can do is our choice: no published rule gives it.
   *[both] Reconstructed deck: the cards were designed for this project and are not those of the printed game. What a card can do is our choice: no published rule gives it, and it is no evidence about anybody.
  }

## The screen changes hands

duel-handover = { $seat ->
    [fln] The FLN decides
   *[gov] The French decide
  } next. Pass the screen on; no hand is shown until then.
duel-handover-take = { $seat ->
    [fln] I play the FLN and am alone before the screen
   *[gov] I play the French and am alone before the screen
  }

## What is asked. $card acts.

duel-prompt-over = The game is over. Look at any moment of it with all cards open.
duel-prompt-mulligan = Keep these five cards, or put all of them back and draw five others?
duel-prompt-play = Play one card from your hand.
duel-prompt-attack = { $card }, Attack: choose an open card of the other side or a prisoner, or do without.
duel-prompt-bomb = { $card }, Bomb: roll two dice?
duel-prompt-hit = { $card }, Bomb: { $hits ->
    [one] one hit is left.
   *[other] { $hits } hits are left.
  } Choose an open card of the other side, or waive the hit.
duel-prompt-recruit = { $card }, Recruit: look at the next two cards of the deck? One of them must then be played.
duel-prompt-recruit-play = { $card }, Recruit: play one of the cards from the deck. The other goes under it.
duel-prompt-negotiate = { $card }, Negotiate: draw a card?
duel-prompt-expose = { $card }, Expose: choose a hidden card of the FLN to turn up, or do without. It then acts.
duel-prompt-expose-slot = { $card }, Expose: choose a hidden card of the FLN to turn up, or do without. The FLN then uses its icons.
duel-prompt-capture = { $card }, Capture: choose an open card of the FLN for prison, or do without.
duel-prompt-hide = { $card }, Hide: choose an open card of the FLN to turn down, or do without.
duel-prompt-jailbreak = { $card }, Jailbreak: choose a prisoner who returns to the front, or do without.
duel-hint-mulligan = You may do this once. The new hand must be kept.
duel-hint-play-fln = A card played face-down counts for its front and cannot be attacked, but its icons are not used.
duel-hint-play-gov = Hidden cards of the FLN count for their front. Expose turns one up, but then it acts.
duel-hint-final-turn = This is your last turn; then the fronts are counted.
duel-hint-negotiate = Your hand is empty. If you do not draw now, you draw { $cards ->
    [one] one card
   *[other] { $cards } cards
  } at the end of the turn.

## What may be picked

duel-pick-keep = Keep this hand
duel-pick-redraw = Put it back and draw five others
duel-pick-play = { $facing ->
    [up] Play { $card } face-up { $where }
    [down] Play { $card } face-down { $where }
   *[open] Play { $card } { $where }
  }
# Under the name of a card.
duel-pick-place = { $front }{ $facing ->
    [up] , face-up
    [down] , face-down
   *[open] { "" }
  }
duel-pick-play-event = Play { $card }
duel-pick-attack = Attack { $card }, { $where }
duel-pick-attack-prison = Attack { $card } in prison
duel-pick-bomb = Roll two dice
duel-pick-hit = Let the hit fall on { $card }, { $where }
duel-pick-recruit = Look at the cards
duel-pick-negotiate = Draw a card
duel-pick-expose = Expose { $card }, { $where }
duel-pick-expose-slot = Expose the hidden card: { $lies }
duel-pick-capture = Capture { $card }, { $where }
duel-pick-hide = Hide { $card }, { $where }
duel-pick-jailbreak = { $facing ->
    [up] Bring { $card } back face-up, { $where }
   *[down] Bring { $card } back face-down, { $where }
  }
duel-pick-skip = Do without { $icon }
duel-pick-waive = Waive the hit
duel-pick-concede = Resign
duel-pick-play-event-idle = Play { $card } (none of its icons can be done now)
duel-pick-wins = { $label } (wins at once)
duel-pick-may-win = { $label } (may win at once)
duel-confirm-concede = { $seat ->
    [fln] Resign? The French win the game.
   *[gov] Resign? The FLN wins the game.
  }
duel-confirm-prisoner = { $card } is one of your own and would be gone for good. Really attack?
duel-confirm-hide = { $card } still has icons to use. Turned face-down, it loses them. Hide it all the same?
duel-odds-hits = { $hits ->
    [0] No hit
    [one] One hit
   *[other] Two hits
  }{ $lost ->
    [0] { "" }
   *[other] , one without a target
  }
duel-odds-again = A 3 is rolled again until it is another number. So each die hits with 3 of 5 numbers.
duel-odds-certain = No dice are rolled for it: it happens as it is written.
duel-odds-unknown = No dice are rolled for it; what comes of it depends on a hidden card.

## How it ended. $winner is fln, gov or draw; $triggered is the side that played its last card first.

duel-ending-title = { $winner ->
    [fln] The FLN wins the game.
    [gov] The French win the game.
   *[draw] The game is a draw.
  }
duel-ending-domination = { $winner ->
    [fln] The FLN leads
   *[gov] The French lead
  } by eight icons or more in the { $front ->
    [military] military
    [political] political
   *[diplomatic] diplomatic
  } front. That ends the game at once.
duel-ending-totals = Icons there: FLN { $fln }, French { $gov }.
duel-ending-attrition = { $triggered ->
    [fln] The FLN had played its last card, and the French took one more turn.
   *[gov] The French had played their last card, and the FLN took one more turn.
  } Then the fronts were counted.
duel-ending-solo-deck-out = The automaton had played the last card of the French deck. Then the fronts were counted.
duel-ending-concession = { $winner ->
    [fln] The French gave up.
   *[gov] The FLN gave up.
  }
duel-ending-row = { $icons ->
    [one] 1 icon
   *[other] { $icons } icons
  }, Rally { $rally }
duel-ending-tie = nobody

## What swung the game, once it is over. $before and $after are leads of the side that gained.

duel-swing = Turn { $turn }, { $front }: the lead of the { $seat ->
    [fln] FLN
   *[gov] French
  } went from { $before } to { $after }.
duel-swing-came = Came to lie there: { $cards }.
duel-swing-left = Went from there: { $cards }.
duel-swing-dice = Dice: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
  }; as many or more had a chance of { $chance }.
duel-swing-deck = Deck: each of { $count } cards had a chance of { $chance } to be among the two that were looked at.
duel-swing-certain = Nothing in it was left to dice or deck.
duel-swing-answer = In turn { $turn } the { $seat ->
    [fln] FLN
   *[gov] French
  } could have laid { $card } ({ $icons ->
    [one] 1 icon
   *[other] { $icons } icons
  }) there. { $stops ->
    [yes] The lead would have stopped at { $lead }, short of eight.
   *[no] The lead would have been { $lead }.
  }
duel-swing-no-answer = In turn { $turn } the { $seat ->
    [fln] FLN
   *[gov] French
  } held no { $laid ->
    [0] card that could be laid in this front.
   *[other] other card for this front with more icons than the one laid there ({ $laid }).
  }

## What the table says of itself

duel-old-screen = This screen was no longer up to date, so nothing was done. Now it is: please choose again.
duel-covered = The hand is covered. Whoever decides takes the screen first.
duel-malformed = That is not among the choices; nothing was done.
duel-taken-back = Your decision has been taken back.
duel-take-nobody = Nobody is waiting for the screen.
duel-take-other = The other side decides now.
duel-look-later = Past moments can be looked at once the game is over, when all cards lie open.
duel-branched = You now play on from turn { $turn }, in a game of its own. The one that is over is kept as it was, under “{ duel-files-kept }”.
duel-look-nowhere = The game has no such moment.
duel-failed = Something went wrong with this decision. The table shows the game as it is now.
duel-watcher-failed = Your decision was carried out, but the game could not be kept for later.

## The page

duel-title = INSURGENT: Algeria
duel-introduction = A card game about secrecy, force and public support.
duel-choose = A new game
duel-choose-note = A game in which you have decided something is kept: the menu “{ duel-files-menu }” has it under “{ duel-files-kept }”.
duel-more = Shuffle
duel-game = Game
duel-game-solo = alone as the FLN, against the automaton
duel-game-both = two people at one screen
duel-game-fln = as the FLN
duel-game-gov = as the French
duel-opponent = Against
duel-deck-fln = FLN deck
duel-deck-gov = French deck
duel-deck-own = Enter or open a deck of your own
duel-deck-done = Close the form of the deck
duel-deck-chosen = { $label } is among the decks now and has been chosen for the next game.
duel-seed = Number of the shuffle
duel-seed-hint = The same number shuffles and draws the same: give it to others to play the same game.
duel-begin = Begin the game
duel-ask = A game is running. Begin another one? This one stays among the kept games.
duel-ask-yes = Begin another one
duel-ask-no = Go on with this one
duel-begun = A new game has begun. { $game }.
duel-begin-failed = The game could not begin; the one on the table is unchanged.
duel-save-label = { $title }, turn { $turn }
duel-missing-deck = { $seat ->
    [fln] FLN
   *[gov] French
  }: “{ $label }”, { $hash }
duel-save-of-algeria = { $name } is a war on the map, not a card game: open it on the page of the war room.
duel-other-decks = { $name } was played with decks that are not open here ({ $missing }). Open { $count ->
    [one] this deck file
   *[other] these deck files
  } first, then the game.

# Instead of the messages of the same name that speak of a war.
duel-files-open-failed = %name% could not be opened; the game on the table stays as it was.
duel-files-too-large = %name% is larger than 5 MB. No saved game is that large: choose another file.
duel-files-no-answer = The notebook has not answered yet. It may be busy: wait a little. If it has stopped, save the game to a file, reload the page and open that file.
duel-files-kept = Kept games
duel-files-forget-war = Forget %label%, last decision %date%
duel-files-forgotten = That game is no longer kept in the browser.
duel-files-store-note = After each decision the game is also kept in this browser, on this computer only.
duel-files-no-store = This browser keeps nothing from one visit to the next (private window or settings). To go on another day, save to a file.
duel-files-store-full = This browser has no room left to keep the game. Save it to a file, or forget a kept one: that makes room.
duel-files-begin = Another game
duel-files-menu = This game
duel-files-resumed = Your game goes on: %name%.
duel-files-resume-failed = The game that this browser kept (%name%) is damaged and could not be opened. It stays among the kept games; a new game has begun.
duel-files-two-pages = This game is being played in another tab, too. Both lines are kept, each as a game of its own.
duel-files-share-title = A game for somebody else
duel-files-share-note = The link holds the game itself, hidden cards still folded away, and opens as the start of a game of their own; nothing is stored on a server.
duel-files-share-war = The whole game
duel-files-link-too-long = This game is too long for a link. Save it to a file and hand on the file.
duel-files-link-opened = The game of the link is open as a game of your own. Yours, if you had one, is among the kept games.

## How a duel begins

duel-scenario-duel = Duel of two
duel-scenario-solo = Solo against the automaton

# What a card that is advised is for. $value: its icons, which count for its front; $icons: their names.
duel-advice-open = It counts { $value } { $where }, and its icons act at once, as far as they can: { $icons }.
duel-advice-hidden = It counts { $value } { $where }, where it lies hidden and cannot be attacked. Its icons wait: { $icons }.
duel-advice-event = Its icons act at once: { $icons }.
duel-advice-nobody = There is nothing to advise now: another side decides, or the hand is covered.
