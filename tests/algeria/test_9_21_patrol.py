"""Patrol, A:9.21."""

import pytest

from algeria_lab.core.events import Mod
from tests.algeria.boards import Board, board, play, refused, roll

MISSIONS = {
    "propaganda": "fln propaganda cadre-1",
    "strike": "fln strike front-1; done",
    "raid": "fln raid ORAN; band-1; done",
    "move": "fln move band-2; fln to ORAN",
}


def watched() -> Board:
    """Return a city with one ready unit of each kind and two units on Patrol that count."""
    start = board().put("front-1 cadre-1 band-1", "ORAN").put("band-2", "V-3")
    return start.put("police-1", "ORAN").put("elite-1", "ORAN", "PTL")


@pytest.mark.parametrize("mission", MISSIONS)
def test_each_unit_on_patrol_lowers_the_roll(mission: str):
    """Propaganda, Strike, Raid and Moves into the area suffer -1 for each unit on Patrol, Police included."""
    _, events = play(watched(), MISSIONS[mission], faces=[5, 1] if mission == "strike" else [5], alone=True)

    assert Mod(-2, "units-on-patrol", "A:9.21") in roll(events, mission).mods


@pytest.mark.parametrize("mission", MISSIONS)
def test_neutralized_units_and_those_elsewhere_do_not_patrol(mission: str):
    """Neutralized Police, units in OPS or OC and units of other areas do not count."""
    start = (
        watched()
        .put("police-2", "ORAN", marks="N")
        .put("brigade-1", "ORAN", "OPS")
        .put("brigade-2", "ORAN", "OC")
    )
    start.put("police-3", "V-3")

    _, events = play(start, MISSIONS[mission], faces=[5, 1] if mission == "strike" else [5], alone=True)

    assert Mod(-2, "units-on-patrol", "A:9.21") in roll(events, mission).mods


def test_patrol_is_set_up_in_the_deployment_phase_only():
    """During Operations no unit goes on Patrol."""
    start = board().put("brigade-1", "ORAN").awaiting("operations", "gov")

    assert refused(start, "gov patrol brigade-1") == ("verb-not-now", "A:4")


def test_a_unit_on_patrol_still_flushes_and_then_does_not_patrol():
    """A unit leaves PTL for OC when it flushes, and its Patrol ends with that."""
    start = (
        board().put("brigade-1", "II-1", "PTL").put("band-1 cadre-1", "II-1").awaiting("operations", "gov")
    )

    state, _ = play(start, "gov flush II-1; brigade-1; done", faces=[6, 6])

    assert state.patrols("II-1") == 0
