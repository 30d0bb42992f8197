"""What positions are worth that come of another one: the same as rated alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from algeria_lab.core.dice import SeededDice
from algeria_lab.players.twilight.government import worth as government
from algeria_lab.players.twilight.insurgency import worth as insurgency
from algeria_lab.players.twilight.random_campaign import drawn
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.rules import TwilightRules, advance
from algeria_lab.twilight.state import State

APART = 3
"""Decisions between a position and the one that is rated from it."""


def _pairs(seed: int) -> Iterator[tuple[State, State]]:
    """Yield positions of a random game, each with one that came of it."""
    dice, rng = SeededDice(seed), Random(seed)
    state, _ = TwilightRules().new("short", {}, dice)
    draft, before = Draft(state, dice, listening=False), [state.copy()]
    while state.agenda:
        advance(draft, *drawn(state, rng))
        before.append(state.copy())
        yield before[-1 - APART] if len(before) > APART else before[0], before[-1]


@pytest.mark.parametrize("seed", range(4))
def test_an_outlook_rates_as_if_the_position_stood_alone(seed: int) -> None:
    """Whatever changed in between, both sides rate a position from an earlier one as they do by itself."""
    for before, after in _pairs(seed):
        assert insurgency.Outlook(before)(after) == insurgency.worth(after)
        assert government.Outlook(before)(after) == government.worth(after)
