"""Deployment, A:7."""

import pytest

from algeria_lab.algeria.board.geography import AREA_IDS
from tests.algeria.boards import Board, awaits, board, legal, play, refused, run, stands


def government() -> Board:
    return board().awaiting("gov_deployment", "gov")


def fln(scenario: str = "1954") -> Board:
    return board(scenario).awaiting("fln_deployment", "fln")


def test_the_government_deploys_before_the_fln():
    """The Government deploys first, then the FLN, then Operations begin."""
    state, _ = play(board().awaiting("fln_reinforcement", "fln"), "fln done")
    assert awaits(state) == ("gov_deployment", "gov")

    state, _ = play(state, "gov done")
    assert awaits(state) == ("fln_deployment", "fln")
    state, _ = play(state, "fln done")
    assert (awaits(state), state.phase) == (("operations", "fln"), "operations")


def test_active_mobile_units_in_ops_deploy():
    """Only mobile units in OPS that are not neutralized deploy, those mobilized this turn among them."""
    start = (
        government().put("brigade-1", "V-3").put("brigade-2", "V-3", "OC").put("brigade-3", "V-3", "OPS", "N")
    )
    start.put("police-1", "V-3")

    assert legal(start, "patrol") == {"gov patrol brigade-1"}
    assert refused(start, "gov patrol brigade-2") == ("not-active", "A:7")
    assert refused(start, "gov deploy brigade-3") == ("neutralized", "A:7")
    assert refused(start, "gov deploy police-1") == ("wrong-unit", "A:7")


def test_a_unit_goes_on_patrol_where_it_stands():
    """A unit may go to PTL of its own area."""
    state, _ = play(government().put("brigade-1", "V-3"), "gov patrol brigade-1")

    assert stands(state, "brigade-1") == "V-3 PTL"


def test_a_unit_goes_to_any_other_area():
    """A unit may go to OPS of any other area at any distance, and not on Patrol there this turn."""
    state, _ = play(government().put("division-1", "V-7"), "gov deploy division-1")
    assert legal(state) == {f"gov to {area}" for area in AREA_IDS if area != "V-7"}
    assert refused(state, "gov to V-7") == ("same-area", "A:7")

    state, _ = play(state, "gov to II-3")
    assert stands(state, "division-1") == "II-3 OPS"
    assert refused(state, "gov patrol division-1") == ("deployed-already", "A:7")
    assert refused(state, "gov deploy division-1") == ("deployed-already", "A:7")


def test_a_unit_that_patrols_stays():
    """One choice a unit: after going on Patrol it goes nowhere else."""
    state, _ = play(government().put("brigade-1", "V-3"), "gov patrol brigade-1")

    assert refused(state, "gov deploy brigade-1") == ("deployed-already", "A:7")


def test_everybody_deploys_anew_next_turn():
    """The marks of deployment are taken off when the Government has finished."""
    state, _ = play(
        government().put("brigade-1 division-1", "V-3"),
        "gov deploy brigade-1; gov to V-4; gov mode division-1 dispersed; gov done",
        alone=True,
    )

    assert (state.deployed, state.mode_changed) == (0, 0)


def test_fln_units_come_out_of_hiding():
    """FLN units in UG that are not neutralized go to OPS of their area, Fronts included."""
    start = fln().put("front-1 cadre-1 band-1", "II-2", "UG").put("band-2", "II-2", "OC", "N")
    assert legal(start, "ops") == {f"fln ops {name}" for name in ("all", "front-1", "cadre-1", "band-1")}
    assert refused(start, "fln ops band-2") == ("not-underground", "A:7")

    state, _ = play(start, "fln ops front-1")
    assert [stands(state, name) for name in ("front-1", "cadre-1")] == ["II-2 OPS", "II-2 UG"]
    assert refused(state, "fln ops front-1") == ("not-underground", "A:7")


def test_all_may_come_out_at_once():
    """All units that may come out do so by one word."""
    state, _ = play(fln().put("front-1 cadre-1", "II-2", "UG").put("band-1", "V-7", "UG"), "fln ops all")

    assert [stands(state, name) for name in ("front-1", "cadre-1", "band-1")] == [
        "II-2 OPS",
        "II-2 OPS",
        "V-7 OPS",
    ]
    assert refused(state, "fln ops all") == ("not-underground", "A:7")


def test_neutralized_units_stay_hidden():
    """A neutralized unit cannot be brought out."""
    start = fln().put("cadre-1", "II-2", "UG", "N")

    assert legal(start, "ops") == set()


def test_units_abroad_get_ready_by_themselves():
    """At the end all mobile FLN units in Morocco and Tunisia stand in OPS; Fronts there do not."""
    start = fln("1958").put("band-1 front-1", "TUNISIA", "UG").put("failek-1", "MOROCCO", "UG")
    assert refused(start, "fln ops band-1") == ("not-underground", "A:7")

    state, _ = play(start, "fln done", alone=True)
    assert [stands(state, name) for name in ("band-1", "front-1", "failek-1")] == [
        "TUNISIA OPS",
        "TUNISIA UG",
        "MOROCCO OPS",
    ]


def test_the_cadre_in_france_gets_ready_first():
    """The phase begins by putting the Cadre in France back underground."""
    state, _ = run(board().put("cadre-1", "FRANCE", "OC").awaiting(), "begin_fln_deployment")

    assert stands(state, "cadre-1") == "FRANCE UG"


@pytest.mark.parametrize("text", ["fln ops cadre-1", "fln done"])
def test_nobody_acts_out_of_turn(text: str):
    """While the Government deploys the FLN waits."""
    start = government().put("cadre-1", "II-2", "UG")

    assert refused(start, text) == ("not-your-turn", "A:4")
