# Decks of cards: what their icons, types and fronts are called, what can be wrong with a deck, and the form in which an
# owner of the printed game enters the cards.

## Names

icon-ATTACK = Attack
icon-ATTACK-about = One open card of the other side, or a card in prison, goes out of play.
icon-BOMB = Bomb
icon-BOMB-about = Two dice, a 3 being rolled again; each 4, 5 or 6 sends an open card of the other side out of play.
icon-RALLY = Rally
icon-RALLY-about = Does nothing when it is played; counts as support and lets an agent join any front.
icon-RECRUIT = Recruit
icon-RECRUIT-about = Look at the next two cards of one’s own deck, play one, put the other under the deck.
icon-NEGOTIATE = Negotiate
icon-NEGOTIATE-about = Draw the next card of one’s own deck.
icon-EXPOSE = Expose
icon-EXPOSE-about = Turn a hidden FLN card face-up; its icons are then used.
icon-CAPTURE = Capture
icon-CAPTURE-about = An open FLN card goes to prison. Only the French have this action.
icon-HIDE = Hide
icon-HIDE-about = Turn an open FLN card face-down. Only the FLN has this action.
icon-JAILBREAK = Jailbreak
icon-JAILBREAK-about = A card in prison goes back to its front. Only the FLN has this action.
card-kind-agent = Agent
card-kind-event = Event
card-kind-supporter = Supporter
card-front-military = Military
card-front-political = Political
card-front-diplomatic = Diplomatic
deck-side-fln = FLN
deck-side-gov = French
deck-provenance-reconstructed = reconstructed deck
deck-provenance-printed-game = cards of the printed game
deck-provenance-custom = cards of one’s own

## The form: what the notebook says

deck-start-empty = An empty deck: { $side }
deck-start-copy = A copy of the { $label }
deck-copy-label = { $side } (own deck)
deck-why = Not offered, because only the other side has it: { $icons } ({ $rule }).
deck-count-agent = Agents: { $have } of { $need }
deck-count-event = Events: { $have } of { $need }
deck-count-supporter = Supporters: { $have } of { $need }
deck-ready = This deck is complete and can be played with.
deck-draft-cards = { $count ->
    [one] Not yet playable: one card to finish.
   *[other] Not yet playable: { $count } cards to finish.
  }
deck-draft-deck = Not yet playable: what does not fit is said above.
deck-row-good = complete
deck-row-faults = { $count ->
    [one] one thing to mend
   *[other] { $count } things to mend
  }
deck-row-empty = not yet written
deck-opened = { $name } is open.
deck-opened-draft = { $name } is open. It is not yet a playable deck: what is missing or wrong is said beside the fields.
deck-left-out = { $name } is open, but this could not be taken over:
deck-not-opened = { $name } could not be opened; the form stays as it was.
deck-saved-ready = Saved as { $name }: look among your browser’s downloads.
deck-saved-draft = Saved as { $name }: look among your browser’s downloads. It is a draft that cannot be played with yet; open it here to go on.
deck-used = { $label } is ready on this page.
deck-not-used = The deck is not complete yet. What is missing or wrong is said beside the fields.
deck-failed = That did not work; your cards are still here. ({ $what })
deck-malformed = The page sent something unreadable; nothing was done. Save the cards to a file and reload the page.

## The form: what the page says. Words between % signs are filled in by the page.

deck-ui-label = Enter the cards of a deck
deck-ui-title = Your own deck
deck-ui-intro = If you own the printed game, copy its cards here, the 21 of one side at a time. Each field says at once what does not fit.
deck-ui-copyright = For your own use only. The cards of the printed game belong to its author and publisher: do not publish the file or pass it on.
deck-ui-begin = Begin
deck-ui-begin-with = Begin with
deck-ui-begin-button = Begin
deck-ui-open = Open a deck file…
deck-ui-choose-file = Deck file
deck-ui-kept = Go on with the draft kept here
deck-ui-kept-name = The kept draft
deck-ui-kept-hint = What you write is kept in this browser, on this computer only, until you save it to a file.
deck-ui-lose = What you have written since you last saved will be lost.
deck-ui-lose-yes = Begin anew all the same
deck-ui-lose-no = Go on writing
deck-ui-deck = The deck
deck-ui-deck-label = Name of the deck
deck-ui-side = Side
deck-ui-provenance = Where the cards come from
deck-ui-deck-id = Short name, for files
deck-ui-deck-id-hint = Small letters, digits and hyphens.
deck-ui-deck-note = Remark (may stay empty)
deck-ui-cards = The 21 cards
deck-ui-card = Card %number%
deck-ui-unnamed = no name yet
deck-ui-name = Name
deck-ui-kind = Type
deck-ui-front = Home front
deck-ui-choose = choose…
deck-ui-none = none
deck-ui-icons = Icons, from left to right
deck-ui-icons-none = None yet. Press the icons below in the order in which they stand on the card.
deck-ui-icons-keys = On an icon: arrow keys move it, Delete takes it away.
deck-ui-add = Add:
deck-ui-add-icon = Add %icon%
deck-ui-earlier = Move %icon% one place earlier
deck-ui-later = Move %icon% one place later
deck-ui-remove = Take %icon% away
deck-ui-icon-at = %icon%, place %place% of %count%
deck-ui-added = %icon% is now number %place%.
deck-ui-removed = %icon% is taken away.
deck-ui-date = Date (may stay empty)
deck-ui-note = Text on the card (may stay empty)
deck-ui-id = Mark of the card
deck-ui-id-hint = Three capitals, a hyphen, two digits. It need not be changed.
deck-ui-next = Next card
deck-ui-state = How the deck stands
deck-ui-warnings = Allowed, but worth knowing
deck-ui-first-fault = What is missing?
deck-ui-save = Save to a file
deck-ui-use = Play with this deck
deck-ui-close = Close this message
deck-ui-too-large = %file% is far too large to be a deck. Choose another file.
deck-ui-unreadable = %file% could not be read. Choose it again, or another one.
deck-ui-no-answer = The notebook does not answer. Save the cards to a file, reload the page and open the file there.
deck-ui-saved-unchecked = Saved as %file% without a check, because the notebook does not answer. Reload the page and open the file there.
