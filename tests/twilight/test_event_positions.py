"""Positions in the middle of an Event that somebody wrote: what fits is played on, what does not is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.twilight.boards import RULES, board
from tests.twilight.event_lines import event


def faults(agenda: list[list[Any]], **changes: Any) -> list[str]:
    """Return what is wrong with a position in which an agenda waits."""
    data = json.loads(json.dumps(board(agenda=(), deck=(2, 4, 67), box1="EVENT", **changes).to_json()))
    data["agenda"] = [["next-card"], ["begin-turn", "fln"], *agenda]
    return [flaw.problem for flaw in RULES.positions.flaws(data)]


def test_a_position_within_an_event_comes_back_from_json():
    """What an Event asks is saved with all it needs."""
    state = event(54, "single", "gov pick batna", "gov move FT oran batna 1", oran={"FT": 2}, batna={"U": 1})

    again = RULES.state_from_json(json.loads(json.dumps(state.to_json())))
    assert again.agenda == state.agenda
    assert RULES.legal(again) == RULES.legal(state)


@pytest.mark.parametrize(
    ("agenda", "fault"),
    [
        ([["effect", "gov", 3, "unshaded", 1, [0]], ["choose-wilaya", "gov", 3, "unshaded", 0]], []),
        ([["choose-wilaya", "gov", 3, "unshaded", 0]], ["not-asked"]),
        ([["effect", "gov", 3, "unshaded", 1], ["choose-spaces", "gov", 3, "unshaded", 0]], ["not-asked"]),
        ([["effect", "gov", 10, "unshaded", 1], ["choose-wilaya", "gov", 3, "unshaded", 0]], ["not-asked"]),
        ([["choose-spaces", "gov", 24, "unshaded", 4]], ["no-effect"]),
        ([["effect", "gov", 11, "unshaded"]], ["no-effect"]),
        ([["shift-france", "gov", 14, "single", -1]], ["field"]),
    ],
)
def test_what_does_not_belong_to_a_text_is_told(agenda: list[list[Any]], fault: list[str]):
    """A decision is one that its effect asks for, and what follows waits beneath it."""
    assert faults(agenda, oran={"FT": 1}) == fault
