"""Placing pieces, and where from if Available lacks them [CT-7.5]."""

from typing import Any

import pytest

from algeria_lab.core.actions import Seat
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.operations.rally import RALLY
from algeria_lab.twilight.pieces import KIND
from algeria_lab.twilight.placing import obtainable, place, take_from_map
from algeria_lab.twilight.state import State
from tests.twilight.boards import after, board, draft_of, legal, pieces, reason


def placing(kind: str, number: int, target: str, *, seat: Seat = "fln", **changes: Any) -> State:
    """Return a board on which a side has just placed pieces."""
    state = board(**{"scenario": "short", **changes}, agenda=[NextCard()])
    place(draft_of(state), seat, KIND[kind], number, PLACE[target], RALLY)
    return state


def test_pieces_come_out_of_available_guerrillas_underground():
    state = placing("U", 3, "medea", batna={"A": 2})

    assert pieces(state, "medea") == {"U": 3}
    assert len(state.agenda) == 1


def test_what_available_lacks_may_come_from_the_map():
    state = placing("U", 2, "medea", available={"U": 1}, batna={"A": 1}, setif={"U": 2})

    assert pieces(state, "medea") == {"U": 1}
    assert legal(state) == ["take A batna", "take U setif", "done"]


def test_a_guerrilla_from_the_map_arrives_underground():
    state = after(placing("U", 1, "medea", available={"U": 0}, batna={"A": 1}), "take A batna")

    assert (pieces(state, "medea"), pieces(state, "batna")) == ({"U": 1}, {})


def test_nobody_must_take_from_the_map():
    state = after(placing("U", 1, "medea", available={"U": 0}, batna={"A": 1}), "done")

    assert (pieces(state, "medea"), pieces(state, "batna")) == ({}, {"A": 1})


def test_one_is_asked_for_at_a_time_until_there_are_enough():
    state = placing("U", 2, "medea", available={"U": 0}, batna={"A": 1}, setif={"U": 2})
    state = after(state, "take U setif; take U setif")

    assert pieces(state, "medea") == {"U": 2}


def test_no_guerrilla_leaves_a_country_for_algeria():
    state = placing("U", 1, "medea", available={"U": 0}, tunisia={"U": 4}, batna={"A": 1})

    assert legal(state, "take") == ["take A batna"]
    assert reason(state, "take U tunisia") == "ct-stays-in-country"


def test_a_guerrilla_may_leave_a_country_for_the_other_one():
    state = placing("U", 1, "morocco", available={"U": 0}, tunisia={"U": 4})

    assert legal(state, "take") == ["take U tunisia"]


def test_a_base_may_leave_a_country_for_algeria():
    """The exception is for Guerrillas."""
    bases: dict[str, Any] = {space: {"B": 2} for space in ("batna", "biskra", "setif", "saida", "mascara")}
    state = placing("B", 1, "medea", **bases, tunisia={"B": 2}, morocco={"B": 2}, oran={"B": 1})

    assert "take B tunisia" in legal(state, "take")


def test_never_from_casualties_or_out_of_play():
    state = placing("U", 1, "medea", available={"U": 0}, casualties={"U": 5})

    assert len(state.agenda) == 1


def test_only_the_kind_that_is_placed():
    state = placing("AP", 1, "medea", seat="gov", available={"AP": 0}, oran={"AP": 1, "AT": 1})

    assert legal(state, "take") == ["take AP oran"]
    assert reason(state, "take AT oran") == "ct-wrong-kind"


def test_not_from_the_space_itself():
    state = placing("U", 1, "medea", available={"U": 0}, medea={"A": 1}, setif={"A": 1})

    assert reason(state, "take A medea") == "ct-none-there"


@pytest.mark.parametrize(("target", "most"), [("medea", 4), ("morocco", 8)])
def test_how_many_can_be_placed(target: str, most: int):
    state = board(scenario="short", available={"U": 1}, batna={"A": 2, "U": 1}, tunisia={"U": 4})

    assert obtainable(state, KIND["U"], PLACE[target]) == most


def test_a_piece_from_the_map_passes_through_available():
    state = board(batna={"A": 1})
    draft = draft_of(state)
    take_from_map(draft, KIND["A"], PLACE["batna"], PLACE["medea"])

    assert [event.place for event in draft.happened] == ["available", "medea"]  # type: ignore[attr-defined]
