"""Passing and the Limited Operation [CT-4.4], and the boxes in which cylinders end [CT-4.2]."""

from typing import Any

import pytest

from algeria_lab.core.actions import Seat
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, legal, reason

BUSY: dict[str, Any] = {
    "medea": {"U": 2, "FP": 1, "FT": 1},
    "barika": {"U": 2},
    "fln_resources": 9,
    "gov_resources": 9,
    "france": 2,
}


def cylinder(first: Seat, *texts: str, faces: tuple[int, ...] = (), **changes: Any) -> str:
    """Return the box in which the cylinder of the 1st Eligible ends."""
    return after(board(first=first, **{**BUSY, **changes}), *texts, faces=faces).box1


def second(box: str, first: Seat = "gov", **changes: Any) -> State:
    """Return a board on which the 2nd Eligible is up after a box."""
    return board(first=first, box1=box, **{**BUSY, **changes})


@pytest.mark.parametrize(("seat", "gov", "fln"), [("gov", 11, 9), ("fln", 9, 10)])
def test_passing_brings_the_government_two_and_the_fln_one(seat: Seat, gov: int, fln: int):
    state = after(board(first=seat, **BUSY), "pass")

    assert (state.gov_resources, state.fln_resources, state.box1) == (gov, fln, "PASS")


def test_the_income_of_a_pass_stops_at_fifty():
    assert after(board(first="gov", gov_resources=49), "pass").gov_resources == 50


def test_a_limited_operation_has_no_special_activity():
    state = after(board(first="fln", **BUSY), "rally limited")

    assert reason(state, "extort") == reason(state, "subvert") == "ct-no-special-here"


@pytest.mark.parametrize(
    "operation",
    [
        "rally limited; rally bougie; place 1",
        "march limited; march setif; group barika 1 0",
        "terror limited; terror medea",
    ],
)
def test_a_limited_operation_of_the_fln_has_one_space(operation: str):
    name = operation.split(maxsplit=1)[0]
    state = after(board(first="fln", **BUSY), operation)

    assert reason(state, f"{name} {'batna' if name != 'terror' else 'barika'}") == "ct-no-more-places"
    assert after(state, "done").box1 == "LIM_OP"


def test_one_space_is_a_limited_operation_whatever_was_chosen():
    assert cylinder("fln", "rally alone; rally bougie; place 1; done") == "LIM_OP"
    assert cylinder("fln", "rally with-special; rally bougie; place 1; done") == "LIM_OP"


def test_two_spaces_are_an_operation():
    assert cylinder("fln", "terror with-special; terror medea; terror barika; done") == "OP_ONLY"


def test_any_special_activity_puts_the_cylinder_beside_it():
    assert cylinder(
        "fln", "rally with-special; rally bougie; place 1; extort; extort barika; done; done"
    ) == ("OP_SA")


def test_an_attack_that_fails_is_an_operation():
    assert cylinder("fln", "attack alone; attack medea; done", faces=(6,)) == "LIM_OP"


@pytest.mark.parametrize(
    ("box", "words"),
    [
        ("PASS", {"alone", "limited", "with-special"}),
        ("EVENT", {"with-special"}),
        ("OP_SA", {"limited"}),
        ("LIM_OP", {"alone", "with-special"}),
        ("OP_ONLY", {"limited"}),
    ],
)
def test_the_box_of_the_first_says_what_the_second_may_do(box: str, words: set[str]):
    state = second(box)

    assert {text.split()[1] for text in legal(state, "rally")} == words
    assert bool(legal(state, "event")) is (box in ("PASS", "OP_SA"))
    assert legal(state, "pass") == ["pass"]


def test_the_second_may_do_less_than_its_box_allows():
    state = second("EVENT")
    later = after(state, "rally with-special; rally bougie; place 1; done")

    assert (later.turn, later.fln_resources) == (state.turn + 1, state.fln_resources - 1)


def test_an_operation_cannot_begin_in_a_closed_box():
    assert reason(second("EVENT"), "rally alone") == "ct-box-closed"
