"""Another order of the cards that nobody has seen: for whoever tries a line that is not the table's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.set_up import PILE

if TYPE_CHECKING:
    from algeria_lab.core.dice import Dice
    from algeria_lab.twilight.state import State


def shuffled(state: State, dice: Dice) -> State:
    """Return a position whose deck is another one that may lie there, as far as anybody knows [CT-3.3].

    Each pile of the deck keeps its Propaganda card, wherever in it; Events may lie in any pile.
    """
    events = [card for card in state.deck if not CARDS[card].is_propaganda]
    dice.shuffle(events)
    deck: list[int] = []
    for start in range(0, len(state.deck), PILE + 1):  # the last pile lies at the beginning, and is whole
        pile = state.deck[start : start + PILE + 1]
        kept = [card for card in pile if CARDS[card].is_propaganda]
        anew = [*kept, *(events.pop() for _ in range(len(pile) - len(kept)))]
        dice.shuffle(anew)
        deck += anew
    other = state.copy()
    other.deck = deck
    return other
