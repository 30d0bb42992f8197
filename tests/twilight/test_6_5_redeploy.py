"""CT 6.5: what may be redeployed whither, with Control frozen."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.core.dice import FixedDice
from algeria_lab.twilight.frames.propaganda import Redeploy, Thaw
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.geography import PLACE, SUEZ
from algeria_lab.twilight.pieces import FT
from algeria_lab.twilight.state import State
from tests.twilight.boards import RULES, after, board, legal, pieces, reason


def asked(**changes: Any) -> State:
    """Return the Redeploy Phase at its first decision."""
    agenda = [NextCard(), Thaw(), Redeploy("fln"), Redeploy("gov")]
    return RULES.resume(board(agenda=agenda, **changes), FixedDice(()))[0]


def test_troops_go_to_cities_and_government_bases_from_anywhere() -> None:
    """French and Algerian, however far away."""
    state = asked(batna={"FT": 2, "AT": 1}, saida={"GB": 1})
    assert legal(state) == ["to constantine", "to algiers", "to oran", "to saida", "done"]

    state = after(state, "gov to oran; gov from batna FT 2; gov to saida; gov from batna AT 1")

    assert pieces(state, "oran") == {"FT": 2}
    assert pieces(state, "saida") == {"AT": 1, "GB": 1}


def test_police_go_to_spaces_under_government_control() -> None:
    """Not to an Uncontrolled City, where Troops may go."""
    state = asked(batna={"FT": 1, "FP": 1, "AP": 1}, medea={"FP": 1}, oran={"FP": 1, "U": 1})

    to_medea, to_oran = after(state, "gov to medea"), after(state, "gov to oran")

    assert legal(to_medea, "from") == ["from batna FP 1", "from oran FP 1", "from batna AP 1"]
    assert legal(to_oran, "from") == ["from batna FT 1"]
    assert reason(to_oran, "gov from batna FP 1") == "ct-not-welcome"
    assert reason(to_medea, "gov from batna FT 1") == "ct-not-welcome"


def test_nobody_redeploys_to_a_country_or_an_empty_sector() -> None:
    """Algeria only, and Control or a Base or a City is needed."""
    state = asked(batna={"FT": 1, "FP": 1})

    assert reason(state, "gov to tunisia") == "ct-no-redeploy-there"
    assert reason(state, "gov to medea") == "ct-no-redeploy-there"
    assert reason(state, "gov to batna") == "ct-nothing-to-redeploy"


def test_control_is_that_before_the_phase() -> None:
    """Police may come to a space that all others have left meanwhile, and only later is it Uncontrolled."""
    state = asked(batna={"FP": 1}, medea={"FP": 1}, mascara={"FP": 1}, oran={"FP": 1})

    state = after(state, "gov to batna; gov from medea FP 1; gov to medea; gov from mascara FP 1")

    assert pieces(state, "medea") == {"FP": 1}
    assert [state.control(PLACE[space]) for space in ("batna", "mascara")] == ["GOV", "GOV"]
    assert after(state, "gov done").control(PLACE["mascara"]) == "NONE"


def test_control_is_frozen_for_the_fln_too() -> None:
    """It is settled once both sides are done."""
    state = asked(medea={"FT": 1, "U": 1}, orleansville={"B": 1})
    assert state.control(PLACE["medea"]) == "NONE"

    state = after(state, "gov to algiers; gov from medea FT 1")
    assert (state.turn_of, state.control(PLACE["medea"])) == ("fln", "NONE")

    state = after(state, "fln done")
    assert state.control(PLACE["medea"]) == "FLN"


def test_guerrillas_go_to_fln_bases_of_their_wilaya_as_they_are() -> None:
    """Underground ones stay Underground, Active ones Active."""
    state = asked(medea={"U": 2, "A": 1}, orleansville={"B": 1}, oran={"U": 1})
    assert legal(state) == ["to orleansville", "done"]

    state = after(state, "fln to orleansville")
    assert legal(state, "from") == ["from medea U 1", "from medea U 2", "from medea A 1"]
    assert reason(state, "fln from oran U 1") == "ct-out-of-reach"

    state = after(state, "fln from medea U 1; fln from medea A 1; fln done")
    assert pieces(state, "orleansville") == {"U": 1, "A": 1, "B": 1}


def test_with_cross_wilaya_movement_guerrillas_go_to_any_fln_base_in_algeria() -> None:
    """Countries stay outside of it."""
    state = asked(oran={"U": 1}, tunisia={"U": 1, "B": 1}, orleansville={"B": 1}, capabilities={"covert_fln"})

    assert legal(after(state, "fln to orleansville"), "from") == ["from oran U 1"]
    assert reason(state, "fln to tunisia") == "ct-no-redeploy-there"


def test_a_space_is_named_once_and_what_has_come_stays() -> None:
    """So the phase ends; pieces of another kind may still leave."""
    state = asked(batna={"FT": 2, "FP": 1}, oran={"FT": 1, "FP": 1})

    state = after(state, "gov to oran; gov from batna FT 1; gov to batna")

    assert legal(state) == ["to constantine", "to algiers", "from oran FP 1", "done"]
    assert reason(state, "gov to oran") == "ct-selected-already"
    assert reason(after(state, "gov to algiers"), "gov from oran FT 1") == "ct-redeployed-already"


@pytest.mark.parametrize("number", [0, 3])
def test_no_more_pieces_go_than_there_are(number: int) -> None:
    """2 Troops are there."""
    state = after(asked(batna={"FT": 2}), "gov to oran")

    assert reason(state, f"gov from batna FT {number}") == "ct-not-so-many"


def test_a_target_must_be_named_first() -> None:
    """Pieces go to the space that was named last."""
    assert reason(asked(batna={"FT": 1}), "gov from batna FT 1") == "ct-name-a-target"


def test_nobody_has_to_redeploy() -> None:
    """Both sides may leave everything where it is [CT 11/A36]."""
    start = asked(batna={"FT": 1}, medea={"U": 1}, orleansville={"B": 1})

    state = after(start, "gov done; fln done")

    assert state.pieces == start.pieces


def test_a_side_without_a_choice_is_not_asked() -> None:
    """Nothing stands on the map."""
    assert asked().phase != "redeploy"


def test_the_troops_of_suez_must_come_back_without_cost() -> None:
    """To any Cities or Government Bases, split as the Government likes."""
    state = asked(suez={"FT": 3}, medea={"GB": 1}, commitment=0)
    assert legal(state)[:3] == ["return constantine 1", "return constantine 2", "return constantine 3"]
    assert "done" not in legal(state)
    assert reason(state, "gov return tunisia 1") == "ct-no-redeploy-there"
    assert reason(state, "gov return medea 4") == "ct-not-so-many"

    state = after(state, "gov return medea 2; gov return algiers 1")

    assert state.pieces[SUEZ][FT] == 0
    assert (pieces(state, "medea"), pieces(state, "algiers")) == ({"FT": 2, "GB": 1}, {"FT": 1})
