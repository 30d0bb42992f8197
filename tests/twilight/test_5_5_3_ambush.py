"""Ambush, sentence by sentence [CT-5.5.3]."""

from typing import Any

from algeria_lab.twilight.frames.fln import Attack
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.operations.attack import carry_out_ambush
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, draft_of, legal, pieces, reason

TARGET: dict[str, Any] = {"U": 2, "FP": 2}


def attacking(box: str = "OP_SA", **changes: Any) -> State:
    """Return a board on which the FLN has begun to Attack."""
    changes = {"scenario": "short", "fln_resources": 20, "commitment": 10, **changes}
    return board(**changes, first="fln", agenda=[NextCard(), Attack("fln", box, NO_LIMIT)])


def test_one_piece_falls_without_a_die_without_attrition_and_one_guerrilla_becomes_active():
    state = after(attacking(medea=TARGET), "ambush medea")

    assert pieces(state, "medea") == {"U": 1, "A": 1, "FP": 1}
    assert pieces(state, "casualties") == {"FP": 1}


def test_each_space_is_paid_as_an_attack():
    state = after(attacking(medea=TARGET, batna=TARGET), "ambush medea; ambush batna")

    assert state.fln_resources == 18
    assert reason(attacking(medea=TARGET, fln_resources=0), "ambush medea") == "ct-cannot-pay"


def test_at_most_two_spaces():
    state = after(attacking(medea=TARGET, batna=TARGET, setif=TARGET), "ambush medea; ambush batna")

    assert reason(state, "ambush setif") == "ct-no-more-ambushes"
    assert "attack setif" in legal(state)


def test_a_space_is_ambushed_or_attacked():
    state = after(attacking(medea=TARGET, batna=TARGET), "ambush medea; attack batna", faces=[6])

    assert reason(state, "attack medea") == reason(state, "ambush batna") == "ct-selected-already"


def test_it_needs_a_guerrilla_underground():
    assert reason(attacking(medea={"A": 2, "FP": 1}), "ambush medea") == "ct-underground-needed"


def test_the_order_is_that_of_an_attack():
    state = after(attacking(medea={"U": 1, "FT": 1, "AP": 1}), "ambush medea")

    assert pieces(state, "medea") == {"A": 1, "FT": 1}


def test_the_fln_picks_the_nationality():
    state = after(attacking(medea={"U": 1, "FP": 1, "AP": 1}), "ambush medea")

    assert legal(state) == ["hit FP", "hit AP"]
    assert pieces(after(state, "hit AP"), "medea") == {"A": 1, "FP": 1}


def test_a_government_base_costs_one_commitment():
    assert after(attacking(medea={"U": 1, "GB": 1}), "ambush medea").commitment == 9


def test_commandos_leave_everybody_underground():
    state = after(attacking(medea=TARGET, capabilities={"commandos_fln"}), "ambush medea")

    assert pieces(state, "medea") == {"U": 2, "FP": 1}


def test_it_is_the_special_activity_of_the_card():
    state = after(attacking(medea=TARGET, bougie={"U": 1}), "ambush medea")

    assert reason(state, "extort") == "ct-special-used"
    state = after(attacking(medea=TARGET, bougie={"U": 1}), "extort; extort bougie; done")
    assert reason(state, "ambush medea") == "ct-special-used"


def test_it_needs_the_box_with_a_special_activity():
    assert reason(attacking("OP_ONLY", medea=TARGET), "ambush medea") == "ct-no-special-here"


def test_the_cylinder_ends_with_the_special_activity():
    state = after(board(first="fln", medea=TARGET), "attack with-special; ambush medea; done")

    assert state.box1 == "OP_SA"


def test_the_effect_alone_lets_a_french_piece_fall():
    state = attacking(medea={"U": 1, "FP": 1, "AP": 1})
    carry_out_ambush(draft_of(state), PLACE["medea"])

    assert pieces(state, "medea") == {"A": 1, "AP": 1}
