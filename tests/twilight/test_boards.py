"""The boards of the tests: what they leave out stands in a box, and the pieces add up."""

import pytest

from algeria_lab.twilight.geography import CASUALTIES, OUT_OF_PLAY, PLACE
from algeria_lab.twilight.pieces import AP, COUNTS, FP, A, U
from tests.twilight.boards import after, board, legal, level, pieces, reason


def test_what_is_not_mentioned_is_available():
    state = board(algiers={"FT": 2, "A": 1, "state": "oppose", "terror": 1}, commitment=5)

    assert pieces(state, "algiers") == {"FT": 2, "A": 1}
    assert pieces(state, "available") == {"FT": 7, "FP": 21, "AT": 3, "AP": 7, "GB": 6, "U": 29, "B": 15}
    assert (level(state, "algiers"), state.terror[PLACE["algiers"]], state.commitment) == ("oppose", 1, 5)


def test_what_available_gives_stands_there_exactly():
    state = board(available={"FP": 2, "AP": 0}, oran={"FP": 3})

    assert state.pieces[OUT_OF_PLAY][FP] == 16
    assert state.pieces[CASUALTIES][AP] == 7
    assert sum(row[U] + row[A] for row in state.pieces) == COUNTS[U]


def test_the_first_eligible_is_asked_and_then_the_other():
    state = board(first="fln")

    assert state.turn_of == "fln"
    assert after(state, "fln pass").turn_of == "gov"
    assert board(box1="OP_SA").turn_of == "fln"


def test_several_actions_may_stand_in_one_text():
    assert after(board(first="fln", fln_resources=0), "pass; pass").fln_resources == 1


def test_legal_actions_and_refusals_go_by_their_words():
    state = board(box1="EVENT", first="fln")

    assert "pass" in legal(state)
    assert legal(state, "event") == []
    assert reason(state, "event unshaded") == "ct-box-closed"


def test_a_slip_is_told():
    with pytest.raises(ValueError, match="algiers has no FX"):
        board(algiers={"FX": 1})
    with pytest.raises(ValueError, match="a board has no comitment"):
        board(comitment=5)
