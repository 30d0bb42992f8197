"""CT 13.3: whatever is played, positions are whole, somebody can decide, and there is an end.

More of the same: ``python -m tests.twilight.at_random games 1000`` and ``... saves 10000``.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from algeria_lab.twilight.geography import AVAILABLE, CASUALTIES, PLACE
from algeria_lab.twilight.pieces import FP, A, B, U
from algeria_lab.twilight.state import OPPOSE, State
from tests.twilight.at_random import load_damaged, play_at_random
from tests.twilight.boards import board
from tests.twilight.invariants import whole


@pytest.mark.parametrize("number", range(9))
def test_random_play_is_whole_and_ends(number: int) -> None:
    """All scenarios and modes, with and without the chart."""
    assert play_at_random(number).winner in ("fln", "gov")


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_a_damaged_save_loads_or_is_refused_in_words(first: int) -> None:
    """Whatever was done to it; what opens can be played on."""
    said = [load_damaged(number) for number in range(first, first + 50)]

    assert "loaded" in said
    assert set(said) != {"loaded"}


def _lose_a_piece(state: State) -> None:
    state.pieces[AVAILABLE][FP] -= 1


def _lay_an_active_guerrilla_into_a_box(state: State) -> None:
    state.pieces[AVAILABLE][U] -= 1
    state.pieces[CASUALTIES][A] += 1


def _stack_bases(state: State) -> None:
    state.pieces[AVAILABLE][B] -= 3
    state.pieces[PLACE["batna"]][B] += 3


def _oppose_nobody(state: State) -> None:
    state.support[PLACE["batna"]] = OPPOSE


def _resettle_a_city(state: State) -> None:
    state.resettled[PLACE["oran"]] = True


def _spend_too_much(state: State) -> None:
    state.fln_resources = -1


def _freeze(state: State) -> None:
    state.frozen = ["NONE"] * 30


def _answer_with_a_closed_box(state: State) -> None:
    state.box1, state.box2 = "EVENT", "LIM_OP"


def _double_a_card(state: State) -> None:
    state.deck = [4, 4]


@pytest.mark.parametrize(
    "breach",
    [
        *(_lose_a_piece, _lay_an_active_guerrilla_into_a_box, _stack_bases, _oppose_nobody, _resettle_a_city),
        *(_spend_too_much, _freeze, _answer_with_a_closed_box, _double_a_card),
    ],
)
def test_a_breach_is_noticed(breach: Callable[[State], None]) -> None:
    """The look at positions would see it."""
    state = board(card=2)
    whole(state)

    breach(state)

    with pytest.raises((AssertionError, KeyError)):
        whole(state)
