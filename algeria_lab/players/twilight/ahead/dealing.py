"""The deck to come, laid out anew for each try: as many cards, and where Propaganda may lie [CT-3.3].

It counts no cards: of those that were played it knows what the position shows, the last two.
"""

from __future__ import annotations

from random import Random
from typing import Final

from algeria_lab.twilight.cards import EVENTS, PROPAGANDA
from algeria_lab.twilight.state import State

PILE: Final = 13  # twelve Events and one Propaganda card


def dealt(view: State, rng: Random) -> State:
    """Return a position with a deck that may be the true one, as far as a player can tell; *view* stays."""
    state = view.copy()
    seen = (view.card, view.previous)
    events = [card for card in EVENTS if card not in seen]
    rng.shuffle(events)
    left = max(0, view.propaganda_total - view.propaganda_played)
    rounds = [card for card in PROPAGANDA if card not in seen][:left]
    cards = list[int]()
    for size, holds_round in _piles(len(view.deck), len(rounds)):
        part = [events.pop() for _ in range(min(size - holds_round, len(events)))]
        if holds_round:
            part.append(rounds.pop())
        rng.shuffle(part)
        cards += part
    state.deck = cards[::-1]
    return state


def _piles(left: int, rounds: int) -> list[tuple[int, bool]]:
    """Return the piles to come, the next one first: how many cards, and whether Propaganda is among them.

    The piles below are whole. What is left of the first holds a Propaganda card if they hold fewer than are
    to come. A stacked deck may hold fewer cards than its Rounds need; the first pile then takes what is left.
    """
    whole, rest = divmod(left, PILE)
    piles = [(PILE, at < rounds) for at in range(whole)]
    if rest:
        piles.insert(0, (rest, rounds > whole))
    return piles
