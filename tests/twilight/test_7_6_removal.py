"""Where removed pieces go [CT-7.6], and what their fall costs [CT-7.7]."""

from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.operations.attack import ATTACK
from algeria_lab.twilight.pieces import AT, FP, GB, A, U
from algeria_lab.twilight.removal import destroy, remove_guerrillas
from tests.twilight.boards import board, draft_of, pieces

MEDEA = PLACE["medea"]


def test_guerrillas_go_in_turn_to_available_and_to_casualties():
    state = board(available={"U": 0}, medea={"A": 3})
    remove_guerrillas(draft_of(state), A, 3, MEDEA, ATTACK)

    assert (pieces(state, "available")["U"], pieces(state, "casualties")["U"]) == (2, 1)


def test_a_row_may_go_on():
    state = board(available={"U": 0}, medea={"U": 2})
    remove_guerrillas(draft_of(state), U, 2, MEDEA, ATTACK, fallen=1)

    assert (pieces(state, "available")["U"], pieces(state, "casualties")["U"]) == (1, 1)


def test_government_pieces_fall_to_casualties():
    state = board(medea={"FP": 1, "AT": 1}, commitment=5)
    draft = draft_of(state)
    destroy(draft, FP, MEDEA, ATTACK)
    destroy(draft, AT, MEDEA, ATTACK)

    assert (pieces(state, "casualties"), state.commitment) == ({"FP": 1, "AT": 1}, 5)


def test_a_government_base_costs_one_commitment_as_far_as_there_is_any():
    state = board(medea={"GB": 2}, commitment=1)
    draft = draft_of(state)
    destroy(draft, GB, MEDEA, ATTACK)
    destroy(draft, GB, MEDEA, ATTACK)

    assert (pieces(state, "casualties"), state.commitment) == ({"GB": 2}, 0)
