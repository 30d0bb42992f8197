"""CT 3: set-up, as far as `test_data` does not count it: the deck, and where it is shuffled."""

from __future__ import annotations

import pytest

from algeria_lab.core.dice import FixedDice, SeededDice
from algeria_lab.core.events import Rolled
from algeria_lab.core.refusals import WrongOption
from algeria_lab.twilight.cards import EVENTS, PROPAGANDA
from algeria_lab.twilight.set_up import starting_state
from algeria_lab.twilight.switches import MODES, RULES
from tests.twilight.boards import RULES as DOOR
from tests.twilight.boards import pieces


def test_the_third_algerian_troops_stand_in_oran_or_constantine() -> None:
    """In the Full scenario, as the reading says [CT 11/A01]."""
    here, there = (
        starting_state("full", RULES.changed({"third_algerian_troops": city}))
        for city in ("oran", "constantine")
    )

    assert (pieces(here, "oran"), pieces(here, "constantine")) == (
        {"FP": 1, "AT": 1},
        {"FT": 1, "FP": 1, "U": 1},
    )
    assert (pieces(there, "oran"), pieces(there, "constantine")["AT"]) == ({"FP": 1}, 1)
    assert all(pieces(starting_state("full", mode), "oran") == {"FP": 1, "AT": 1} for mode in MODES.values())


@pytest.mark.parametrize(("scenario", "piles"), [("full", 5), ("medium", 4), ("short", 3)])
def test_each_pile_of_thirteen_holds_one_propaganda_card(scenario: str, piles: int) -> None:
    """Twelve Events and a Propaganda card, wherever it comes to lie in its pile."""
    state, _ = DOOR.new(scenario, {}, SeededDice(3))
    deck = [state.card, *reversed(state.deck)]

    assert len(set(deck)) == len(deck) == 13 * piles
    assert set(deck) <= {*EVENTS, *PROPAGANDA}
    for pile in range(piles):
        part = deck[13 * pile : 13 * (pile + 1)]
        assert [card for card in part if card in PROPAGANDA] == [PROPAGANDA[pile]]


def test_the_next_card_alone_is_seen() -> None:
    """The dice of the shuffle are not shown either."""
    state, events = DOOR.new("short", {}, SeededDice(3))
    view = DOOR.observe(state, "gov")

    assert view.card == state.card
    assert set(view.deck) == {0}
    assert [event.faces for event in DOOR.observe_events(events, "gov") if isinstance(event, Rolled)] == [()]


def test_a_stacked_deck_needs_no_dice() -> None:
    """Its first card is the next one."""
    state, _ = DOOR.new("short", {"deck": [53, 23, 67]}, FixedDice(()))

    assert (state.card, state.deck) == (53, [67, 23])


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        ([53, 53], "holds card 53 twice"),
        ([61], "holds 61; a deck holds cards 1 to 60"),
        (["53"], "holds '53'"),
        ([], "holds 0 cards"),
        ([67, 68, 69, 70], "at most 3 Propaganda cards"),
        ("53", "must be a list"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(deck: object, why: str) -> None:
    """With what stands in it and what may."""
    with pytest.raises(WrongOption, match=why):
        DOOR.new("short", {"deck": deck}, FixedDice(()))
