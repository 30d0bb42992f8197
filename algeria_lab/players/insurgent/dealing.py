"""Hidden cards dealt out at random, consistently with everything that a side can know.

A side knows the 42 cards, what it sees of them, the cards under its deck, that hidden FLN cards lie where
they may lie [INS-3.3.4], and that nobody dominates yet [INS-5.3]. All deals that agree with this are equally
likely, whatever a clever opponent might rather hide.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, combinations, product
from math import comb, perm
from random import Random
from typing import TypeAlias

from algeria_lab.core.actions import SEATS
from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.draft import LEAD_THAT_DOMINATES
from algeria_lab.insurgent.state import DECK, HAND, ROW, ROWS, UNKNOWN, State

Counts: TypeAlias = tuple[int, int, int]  # one number a front
TRIES = 40


class Dealer:
    """Deals out the hidden cards of one view as often as wanted.

    Args:
        view: What the seat may see; it stays as it is.
        seat: Who looks; empty for a spectator.
    """

    __slots__ = ("_free", "_homes", "_shares", "_slots", "_unknown", "_view")

    def __init__(self, view: State, seat: str) -> None:
        cards = view.cards
        self._view = view
        self._unknown = {owner: [card for card in cards.of(owner) if not view.where[card]] for owner in SEATS}
        self._slots: Counts = (0, 0, 0)
        if seat != "fln":
            military, political, diplomatic = (view.zones[row].count(UNKNOWN) for row in ROWS["fln"])
            self._slots = military, political, diplomatic
        places = {card: cards.places[card] for card in self._unknown["fln"]}
        self._free = [card for card, where in places.items() if len(where) > 1]
        self._homes = [[card for card, where in places.items() if where == (front,)] for front in FRONTS]
        military, political, diplomatic = (len(home) for home in self._homes)
        self._shares = _shares(self._slots, (military, political, diplomatic), len(self._free))

    def deal(self, rng: Random) -> State:
        """Return a position that the seat cannot tell from the true one."""
        state = self._view.copy()
        hidden = self._hidden(rng) if any(self._slots) else []
        for front, laid in zip(FRONTS, hidden, strict=False):
            _lay(state, ROW["fln"][front], laid)
            state.down.update(laid)
        in_rows = {card for laid in hidden for card in laid}
        for owner in SEATS:
            rest = _shuffled([card for card in self._unknown[owner] if card not in in_rows], rng)
            _lay(state, HAND[owner], rest)
            _lay(state, DECK[owner], rest)
        return state

    def _hidden(self, rng: Random) -> list[list[int]]:
        """Return the face-down FLN cards of each front."""
        for _ in range(TRIES):
            laid = self._draw(rng)
            if all(self._is_possible(front, cards) for front, cards in enumerate(laid)):
                return laid
        found = self._search(rng, 0, set())
        assert found is not None, "the true cards are one consistent deal [INS-5.3]"
        return found

    def _draw(self, rng: Random) -> list[list[int]]:
        """Draw cards that may lie where they lie; every such choice is equally likely."""
        ways, weights = self._shares
        (share,) = rng.choices(ways, cum_weights=weights)
        free = _shuffled(self._free, rng)
        laid = []
        for slots, from_free, home in zip(self._slots, share, self._homes, strict=True):
            own = _shuffled(home, rng)[: slots - from_free]
            laid.append(_shuffled(own + [free.pop() for _ in range(from_free)], rng))
        return laid

    def _is_possible(self, front: int, hidden: Sequence[int]) -> bool:
        """Return whether nobody would dominate a front with these hidden cards."""
        view = self._view
        lead = view.lead("fln", FRONTS[front]) + view.sum_values(hidden)
        return bool(view.winner) or -LEAD_THAT_DOMINATES < lead < LEAD_THAT_DOMINATES

    def _search(self, rng: Random, front: int, used: set[int]) -> list[list[int]] | None:
        """Find hidden cards for this front and the next ones, where drawing hardly ever finds any."""
        if front == len(FRONTS):
            return []
        pool = [card for card in self._homes[front] + self._free if card not in used]
        for cards in combinations(_shuffled(pool, rng), self._slots[front]):
            if self._is_possible(front, cards):
                rest = self._search(rng, front + 1, used | set(cards))
                if rest is not None:
                    return [list(cards), *rest]
        return None


def _lay(state: State, zone: str, cards: list[int]) -> None:
    """Put cards in the unknown places of a zone; those that are laid leave the list."""
    places = state.zones[zone]
    if UNKNOWN not in places:
        return
    given = iter(cards)
    state.zones[zone] = [next(given) if card == UNKNOWN else card for card in places]
    laid = cards[: places.count(UNKNOWN)]
    for card in laid:
        state.where[card] = zone
    if zone in state.totals:
        state.totals[zone] += state.sum_values(laid)
    elif zone in HAND.values():
        del cards[: len(laid)]


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    """Return cards in random order; several times as fast as `Random.shuffle`."""
    draw = rng.random
    return sorted(cards, key=lambda _card: draw())


@cache
def _shares(slots: Counts, homes: Counts, free: int) -> tuple[list[Counts], list[int]]:
    """Return how many free cards may lie hidden in each front, with the cumulated number of deals.

    Args:
        slots: Hidden places of each front.
        homes: Unknown agents that can only lie in each front.
        free: Unknown cards that may lie anywhere.
    """
    ways, deals = list[Counts](), list[int]()
    for share in product(*(range(min(count, free) + 1) for count in slots)):
        number = perm(free, sum(share))
        for count, from_free, home in zip(slots, share, homes, strict=True):
            number *= comb(count, from_free) * perm(home, count - from_free)
        if number:
            ways.append((share[0], share[1], share[2]))
            deals.append(number)
    return ways, list(accumulate(deals))
