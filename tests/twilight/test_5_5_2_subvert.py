"""Subvert, sentence by sentence [CT-5.5.2]."""

from typing import Any

import pytest

from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.fln import Attack, March, Rally, Subvert, Terror
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.special.subvert import can_subvert
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, legal, pieces, reason


def subverting(*, without_underground: bool = False, **changes: Any) -> State:
    """Return a board on which the FLN has begun to subvert."""
    frame = Subvert("fln", without_underground)
    return board(**{"scenario": "short", **changes}, agenda=[NextCard(), frame])


def test_spaces_with_a_guerrilla_underground_and_algerian_cubes():
    state = subverting(medea={"U": 1, "AP": 1, "FP": 1}, batna={"A": 2, "AT": 1}, setif={"U": 1})

    assert legal(state) == ["remove medea AP", "replace medea"]
    assert reason(state, "remove batna AT") == "ct-underground-needed"
    assert reason(state, "remove setif AP") == "ct-none-there"
    assert reason(state, "remove medea FP") == "ct-not-algerian"


def test_two_cubes_of_one_space_go_to_available():
    state = after(subverting(medea={"U": 1, "AP": 1, "AT": 2}), "remove medea AT; remove medea AP")

    assert pieces(state, "medea") == {"U": 1, "AT": 1}
    assert (pieces(state, "available")["AT"], pieces(state, "available")["AP"]) == (2, 7)


def test_or_one_each_of_two_spaces():
    state = after(subverting(medea={"U": 1, "AP": 2}, setif={"U": 1, "AT": 1}), "remove medea AP")

    assert pieces(after(state, "remove setif AT"), "setif") == {"U": 1}


def test_or_only_one():
    state = after(subverting(medea={"U": 1, "AP": 2}), "remove medea AP; done")

    assert pieces(state, "medea") == {"U": 1, "AP": 1}


def test_it_ends_by_itself_when_nobody_is_left():
    state = subverting(medea={"U": 1, "AP": 1})

    assert after(state, "remove medea AP").turn == state.turn + 1


def test_something_is_done_once_it_has_begun():
    assert reason(subverting(medea={"U": 1, "AP": 1}), "done") == "ct-select-a-place"


def test_a_police_is_replaced_by_a_guerrilla_underground():
    state = after(subverting(medea={"U": 1, "AP": 2, "AT": 1}), "replace medea")

    assert pieces(state, "medea") == {"U": 2, "AP": 1, "AT": 1}


def test_troops_are_not_replaced():
    """Police only [CT-11/A12]."""
    assert reason(subverting(medea={"U": 1, "AT": 1}), "replace medea") == "ct-none-there"


def test_replacing_and_removing_exclude_each_other():
    state = after(subverting(medea={"U": 1, "AP": 3}), "remove medea AP")

    assert reason(state, "replace medea") == "ct-remove-or-replace"


def test_the_guerrilla_comes_only_out_of_available():
    state = subverting(medea={"U": 1, "AP": 1}, available={"U": 0}, batna={"A": 2})

    assert reason(state, "replace medea") == "ct-none-there"


def test_nobody_becomes_active():
    assert pieces(after(subverting(medea={"U": 1, "AP": 1}), "remove medea AP"), "medea") == {"U": 1}


@pytest.mark.parametrize("kind", [Rally, March, Terror])
def test_it_goes_with_rally_march_and_terror(kind: type[Frame]):
    frame = kind("fln", "OP_SA", NO_LIMIT)  # type: ignore[call-arg, arg-type]
    state = board(first="fln", scenario="short", medea={"U": 1, "AP": 1}, agenda=[NextCard(), frame])
    state = after(state, "subvert; replace medea")

    assert pieces(state, "medea") == {"U": 2}
    assert reason(state, "subvert") == "ct-special-used"


def test_it_does_not_go_with_attack():
    state = board(first="fln", medea={"U": 1, "AP": 1}, agenda=[NextCard(), Attack("fln", "OP_SA", NO_LIMIT)])

    assert reason(state, "subvert") == "ct-verb-not-awaited"


def test_it_does_not_stand_alone():
    """An operation selects at least one space [CT-4.2]."""
    state = board(first="fln", fln_resources=0, scenario="short", medea={"A": 1}, setif={"U": 1, "AT": 3})

    assert reason(state, "march with-special") == "ct-nothing-to-select"


def test_integration_needs_nobody_underground():
    state = subverting(medea={"AP": 1}, without_underground=True)

    assert legal(state) == ["remove medea AP", "replace medea"]
    assert can_subvert(state, Subvert("fln", without_underground=True))
    assert not can_subvert(state, Subvert("fln"))
