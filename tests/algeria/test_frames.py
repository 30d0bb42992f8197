"""The kinds of frames: who awaits a decision, and what runs by itself."""

from __future__ import annotations

from typing import get_args

import pytest

from algeria_lab.algeria.frames import DECISIONS, FRAMES, FinalAdjustment, Operations, Procedure
from algeria_lab.algeria.rules import RUNS, STEPS


def test_every_decision_has_verbs_and_every_procedure_a_run():
    """Operations have verbs of their own for each side."""
    assert {FRAMES.kinds[name] for name in STEPS} == DECISIONS - {Operations}
    assert set(RUNS) == set(get_args(Procedure))


def test_a_decision_begins_with_who_decides():
    assert {kind._fields[0] for kind in DECISIONS} == {"seat"}


@pytest.mark.parametrize("data", [["final_adjustment"], ["final_adjustment", "checked"]], ids=len)
def test_the_final_adjustment_is_saved_in_two_forms(data: list[str]):
    frame = FRAMES.from_json(data)

    assert isinstance(frame, FinalAdjustment)
    assert (bool(frame.checked), FRAMES.to_json(frame)) == (len(data) == 2, data)
