"""What is true at every moment of every duel, INS-11.4, for whoever plays at random."""

from __future__ import annotations

from algeria_lab.insurgent.frames import Play
from algeria_lab.insurgent.state import DECK, FRONT_OF, HAND, PRISON, State
from tests.insurgent.tables import RULES

CARDS = RULES.cards
IS_EVENT = [card.kind == "event" for card in CARDS.all]
MAY_LIE = [
    {f"{CARDS.seat[number]}-{front}" for front in card.places} for number, card in enumerate(CARDS.all)
]
EVERY_CARD = list(range(42))


class Inspector:
    """Looks at each position of a game.

    Attributes:
        played: How many cards each side had put into play when it looked last.
    """

    def __init__(self) -> None:
        self.played = {"fln": 0, "gov": 0}

    def __call__(self, state: State) -> None:
        """Check what one position shows, and what may only grow."""
        zones = state.zones
        assert sorted([card for cards in zones.values() for card in cards]) == EVERY_CARD
        for row in FRONT_OF:
            for card in zones[row]:
                assert row in MAY_LIE[card]
            assert state.totals[row] == sum([CARDS.value[card] for card in zones[row]])
        for card in zones[PRISON]:
            assert card < 21
            assert not IS_EVENT[card]
            assert f"fln-{state.captured_from[card]}" in MAY_LIE[card]
        assert len(state.captured_from) == len(zones[PRISON])
        assert state.down <= set(state.in_rows("fln"))
        self._look_at_the_course(state)

    def _look_at_the_course(self, state: State) -> None:
        assert state.turn == sum(state.turns.values()) <= 42
        if not state.winner:
            assert all(abs(state.lead("fln", front)) < 8 for front in ("military", "political", "diplomatic"))
        else:
            assert not state.agenda
            assert not state.down
        if isinstance(state.top, Play):
            assert state.zones[HAND[state.top.seat]]
        for seat, before in self.played.items():
            self.played[seat] = 21 - len(state.zones[HAND[seat]]) - len(state.zones[DECK[seat]])
            assert self.played[seat] >= before
