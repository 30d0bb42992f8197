"""Extort, sentence by sentence [CT-5.5.1]."""

from typing import Any

import pytest

from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.fln import Attack, Extort, March, Rally, Terror
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, legal, pieces, reason


def extorting(**changes: Any) -> State:
    """Return a board on which the FLN has begun to extort."""
    return board(**{"scenario": "short", "fln_resources": 0, **changes}, agenda=[NextCard(), Extort("fln")])


def operation(frame: Frame, **changes: Any) -> State:
    """Return a board on which an operation of the FLN has begun."""
    return board(
        **{"scenario": "short", "fln_resources": 5, **changes}, first="fln", agenda=[NextCard(), frame]
    )


def test_each_space_brings_one_and_activates_one():
    state = after(extorting(medea={"U": 2}, bougie={"U": 1}), "extort medea; extort bougie; done")

    assert state.fln_resources == 2
    assert (pieces(state, "medea"), pieces(state, "bougie")) == ({"U": 1, "A": 1}, {"A": 1})


def test_a_space_is_used_once():
    assert reason(after(extorting(medea={"U": 2}), "extort medea"), "extort medea") == "ct-selected-already"


def test_populated_spaces_under_fln_control():
    state = extorting(medea={"U": 1}, algiers={"U": 1, "FP": 1}, batna={"U": 1}, setif={"A": 1})

    assert legal(state, "extort") == ["extort medea"]
    assert reason(state, "extort algiers") == "ct-not-fln-controlled"
    assert reason(state, "extort batna") == "ct-not-populated"
    assert reason(state, "extort setif") == "ct-underground-needed"


def test_countries_once_they_are_independent():
    assert legal(extorting(morocco={"U": 1}, tunisia={"A": 1}), "extort") == ["extort morocco"]
    assert reason(extorting(scenario="full", morocco={"U": 1}), "extort morocco") == "ct-not-independent"


def test_hardened_attitudes_bar_sectors_without_a_base():
    spaces: dict[str, Any] = {"medea": {"U": 1}, "bougie": {"U": 1, "B": 1}, "oran": {"U": 1}}
    state = extorting(**spaces, morocco={"U": 1}, momentum={"hardened"})

    assert set(legal(state, "extort")) == {"extort bougie", "extort oran", "extort morocco"}
    assert reason(state, "extort medea") == "ct-hardened-bars"


@pytest.mark.parametrize("kind", [Rally, March, Attack, Terror])
def test_it_goes_with_any_operation_before_during_or_after(kind: type[Frame]):
    frame = kind("fln", "OP_SA", NO_LIMIT)  # type: ignore[call-arg, arg-type]
    state = operation(frame, medea={"U": 2}, bougie={"U": 1, "FP": 1})

    assert after(state, "extort; extort medea; done").fln_resources == 6


@pytest.mark.parametrize("box", ["OP_ONLY", "LIM_OP", ""])
def test_it_needs_the_box_with_a_special_activity(box: str):
    state = operation(Terror("fln", box, NO_LIMIT), medea={"U": 2})

    assert reason(state, "extort") == "ct-no-special-here"


def test_only_one_kind_of_special_activity_and_that_once():
    state = operation(Rally("fln", "OP_SA", NO_LIMIT), medea={"U": 2}, setif={"U": 1, "AP": 1})
    state = after(state, "extort; extort medea; done")

    assert reason(state, "extort") == reason(state, "subvert") == "ct-special-used"


def test_it_may_pay_for_an_operation_that_begins_without_resources():
    state = board(first="fln", fln_resources=0, scenario="short", medea={"U": 1})

    assert reason(state, "rally alone") == "ct-nothing-to-select"
    state = after(state, "rally with-special; extort; extort medea; done; rally bougie; place 1; done")
    assert (state.fln_resources, state.box1) == (0, "OP_SA")


def test_an_operation_without_resources_cannot_end_before_it():
    state = after(board(first="fln", fln_resources=0, scenario="short", medea={"U": 1}), "march with-special")

    assert legal(state) == ["extort"]


def test_an_extort_that_could_pay_for_nothing_is_refused():
    state = board(first="fln", fln_resources=0, scenario="short", medea={"U": 1})

    assert reason(state, "attack with-special") == "ct-nothing-to-select"


def test_an_extort_before_terror_leaves_a_guerrilla_for_it():
    state = operation(Terror("fln", "OP_SA", NO_LIMIT), medea={"U": 1}, tunisia={"U": 1}, fln_resources=0)
    state = after(state, "extort")

    assert legal(state, "extort") == ["extort tunisia"]
    assert reason(state, "extort medea") == "ct-spoils-terror"
    state = after(state, "extort tunisia; done; terror medea")
    assert pieces(state, "medea") == {"A": 1}


def test_after_terror_the_last_one_may_extort():
    state = operation(Terror("fln", "OP_SA", NO_LIMIT), medea={"U": 2})

    assert pieces(after(state, "terror medea; extort; extort medea; done"), "medea") == {"A": 2}
