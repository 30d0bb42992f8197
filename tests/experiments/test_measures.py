"""Every measure of *Algeria*, counted by hand on positions that a person can survey."""

import pytest

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.spending import spend
from algeria_lab.core.dice import FixedDice
from algeria_lab.experiments import compare
from algeria_lab.experiments.measuring.algeria import ALGERIA, WHILE_PLAYED
from algeria_lab.experiments.results.frames import at, values
from tests.algeria.boards import Board, board


def on_the_map() -> Board:
    """Return a position of turn 3: who stands where is written down below."""
    return (
        board()
        .set(turn=3, gov_psl=44, fln_psl=31)
        .put("division-1 police-1", "V-4")
        .put("brigade-1", "V-4", marks="N")  # neutralized: it does not count
        .put("elite-1", "II-2", "PTL")
        .put("division-2", "FRANCE")  # not in Algeria
        .put("division-3", "NATO")  # off the map
        .put("band-1 band-2 cadre-1", "V-4", "UG")
        .put("failek-1", "II-2", "OC", marks="N")  # neutralized: it does not count
        .put("front-1", "I-1")
        .put("failek-2 cadre-2", "MOROCCO")  # abroad, and not in Algeria
        .put("band-3", "TUNISIA", "OPS", marks="N")  # abroad in whatever state
        .control("gov", "V-4", "II-2", "I-1")
        .control("fln", "III-1")
        .mark("terror", "V-4", "II-2")
        .mark("resettled", "II-3")
    )


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("turn", 2),  # turns that are over
        ("gov.psl", 44),
        ("fln.psl", 31),
        ("gov.areas", 3),
        ("fln.areas", 1),
        ("gov.units", 3),  # a division, a Police unit, an elite brigade on patrol
        ("fln.units", 4),  # two bands, a cadre, a front
        ("fln.abroad", 3),
        ("terror", 2),
        ("resettled", 1),
    ],
)
def test_a_position_is_counted(name: str, expected: int):
    assert ALGERIA.look(on_the_map().state)[name] == expected


def test_all_that_is_read_of_a_position_was_counted():
    assert set(ALGERIA.look(on_the_map().state)) == {"turn", *ALGERIA.read} - set(WHILE_PLAYED)


def test_the_turn_in_which_a_war_is_won_is_over():
    assert ALGERIA.look(on_the_map().set(winner="fln").state)["turn"] == 3


@pytest.mark.parametrize(("halves", "points"), [(0, 0), (1, 1), (4, 2), (5, 3)])
def test_half_a_point_of_support_that_is_begun_is_spent(halves: int, points: int):
    draft = Draft(on_the_map().state, FixedDice(()))

    spend(draft, halves, "A:6.3")

    assert WHILE_PLAYED["gov.spent"](draft) == points
    assert WHILE_PLAYED["fln.spent"](draft) == 0


def test_action_points_that_are_paid_are_spent():
    draft = Draft(on_the_map().set(fln_ap=7).state, FixedDice(()))

    draft.pay_ap(2, "A:9.11", "V-4", "mission-cost")
    draft.pay_ap(3, "A:6.2", "V-4", "built")
    draft.count("fln_ap", -1, "A:10.11", why="depreciation")  # lost, not spent

    assert WHILE_PLAYED["fln.spent"](draft) == 5
    assert WHILE_PLAYED["gov.spent"](draft) == 0


def test_what_is_derived_is_made_from_what_was_read():
    """Of each war its last row: winner, turns, and both levels."""
    frame = compare("1954", {"a": "mixed", "b": "resettle-3"}, runs=6)
    last = at(frame).set_index(["against", "way", "seed"])

    for war, row in last.iterrows():
        assert values(frame, "balance")[war] == row["gov.psl"] - row["fln.psl"]
        assert values(frame, "gov.wins")[war] == (100 if row["winner"] == "gov" else 0)
        assert values(frame, "fln.wins")[war] == (100 if row["winner"] == "fln" else 0)
        assert values(frame, "turns")[war] == row["turn"]
    assert set(last["winner"]) >= {"gov", "fln"}
    assert set(values(frame, "turns@2")) == {2}
