"""What the recorded Non-Player FLN did in its operations a person may do as well [CT-5.4, CT-5.5]."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.conformance.twilight_fln_turns import NOT_FOR_PEOPLE, OPERATIONS, is_operation, play_as_person
from tests.conformance.vectors import read_steps

SAMPLE = sorted((Path(__file__).parent.parent / "data" / "twilight").glob("*.jsonl.gz"))


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.stem)
def test_recorded_operations_of_the_fln_are_a_persons_as_well(path: Path) -> None:
    """Each of its operations leads to the recorded position, but where it broke a rule."""
    found = {
        step["id"]: play_as_person(step)
        for step in read_steps(path)
        if is_operation(step) and not NOT_FOR_PEOPLE.keys() & set(step["quirks"])
    }

    assert found
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_the_sample_holds_all_operations_of_the_fln() -> None:
    """Rally, March, Attack with and without Ambush, Terror; Extort and Subvert beside them."""
    done = Counter(act["do"] for path in SAMPLE for step in read_steps(path) for act in step["acts"])

    assert {*OPERATIONS, "extort", "subvert", "agitate"} <= set(done)
