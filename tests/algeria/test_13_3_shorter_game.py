"""Shorter Game, A:13.3."""

import pytest

from algeria_lab.core.rules import Outcome
from tests.algeria.boards import RULES, Board, board, run


def ending(turn: int, fln: int, gov: int, leader: str = "", **values: object) -> Board:
    start = (
        board().put("cadre-1", "V-3", "UG").set(turn=turn, fln_psl=fln, gov_psl=gov, shorter_leader=leader)
    )
    return start.set(shorter_game=True, **values).awaiting()


@pytest.mark.parametrize(
    ("fln", "gov", "leader"), [(70, 44, "fln"), (70, 45, ""), (40, 66, "gov"), (50, 50, "")]
)
def test_a_lead_of_26_is_noted_every_sixth_turn(fln: int, gov: int, leader: str):
    """At the end of turns 6, 12, 18 the side that leads by 26 or more is the leader of the check."""
    assert run(ending(6, fln, gov), "final_adjustment")[0].shorter_leader == leader
    assert run(ending(5, fln, gov), "final_adjustment")[0].shorter_leader == ""


@pytest.mark.parametrize(
    ("fln", "gov", "outcome"),
    [
        (70, 44, Outcome("fln", "substantial", "A:13.3")),
        (90, 39, Outcome("fln", "decisive", "A:13.3")),
    ],
)
def test_the_same_leader_twice_wins(fln: int, gov: int, outcome: Outcome):
    """Two checks in a row with the same leader end the war, with a level by the difference."""
    state, _ = run(ending(12, fln, gov, "fln"), "final_adjustment")

    assert RULES.outcome(state) == outcome


def test_the_government_wins_in_the_same_way():
    """The rule serves both sides."""
    assert RULES.outcome(run(ending(18, 30, 60, "gov"), "final_adjustment")[0]) == Outcome(
        "gov", "substantial", "A:13.3"
    )


@pytest.mark.parametrize(("fln", "gov", "leader"), [(50, 50, ""), (30, 60, "gov")])
def test_another_result_forgets_the_leader(fln: int, gov: int, leader: str):
    """Without the lead, or with the other side's, the count begins again."""
    state, _ = run(ending(12, fln, gov, "fln"), "final_adjustment")

    assert (state.shorter_leader, state.winner) == (leader, "")


def test_the_check_comes_last():
    """It looks at the PSL after all adjustments."""
    state, _ = run(ending(6, 70, 44).mark("terror", "II-1").control("fln", "ORAN", "V-3"), "final_adjustment")
    assert (state.fln_psl - state.gov_psl, state.shorter_leader) == (28, "fln")

    state, _ = run(ending(6, 69, 44, oas="FRANCE"), "final_adjustment")
    assert state.shorter_leader == "fln"


def test_without_the_option_nothing_is_checked():
    """In the usual game only a PSL of 0 ends the war."""
    state, _ = run(ending(12, 90, 20, "fln").set(shorter_game=False), "final_adjustment")

    assert (state.winner, state.turn) == ("", 13)
