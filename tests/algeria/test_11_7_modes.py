"""Modes of divisions, A:11.7."""

import pytest

from algeria_lab.algeria.board.units import units_of
from algeria_lab.algeria.missions.combat import firepower
from algeria_lab.algeria.missions.contact import contact_rating
from algeria_lab.algeria.phases.interphase import control_points
from tests.algeria.boards import Board, board, legal, play, psl, refused, stands


def deploying() -> Board:
    return board().awaiting("gov_deployment", "gov")


@pytest.mark.parametrize(("marks", "ratings"), [("", (1, 25, 1)), ("D", (2, 12, 3))])
def test_the_ratings_of_both_modes(marks: str, ratings: tuple[int, int, int]):
    """Concentrated: Contact 1, firepower 25, control 1; dispersed: 2, 12 and 3."""
    state, division = board().put("division-1", "V-3", marks=marks).state, units_of(["division-1"])

    assert (
        contact_rating(state, division),
        firepower(state, division),
        control_points(state, division),
    ) == ratings


@pytest.mark.parametrize(("box", "marks"), [("OPS", ""), ("PTL", ""), ("OC", ""), ("OC", "N")])
def test_any_division_on_the_map_changes_mode(box: str, marks: str):
    """Active or not, neutralized or not, for nothing, in the Government's deployment."""
    state, _ = play(deploying().put("division-1", "V-3", box, marks), "gov mode division-1 dispersed")

    assert (stands(state, "division-1"), psl(state)) == (f"V-3 {box} {marks}D", (50, 65))


def test_once_a_turn():
    """A division that has changed does not change back this turn."""
    start = deploying().put("division-1 division-2", "V-3")
    state, _ = play(start, "gov mode division-1 dispersed")

    assert refused(state, "gov mode division-1 concentrated") == ("mode-changed", "A:11.7")
    assert legal(state, "mode") == {"gov mode division-2 dispersed"}


def test_it_changes_to_the_other_mode():
    """A dispersed division concentrates; nothing else is a change."""
    start = deploying().put("division-1", "V-3", marks="D")

    assert legal(start, "mode") == {"gov mode division-1 concentrated"}
    assert refused(start, "gov mode division-1 dispersed") == ("mode-changed", "A:11.7")
    assert refused(start.put("brigade-1", "V-3"), "gov mode brigade-1 dispersed") == ("wrong-unit", "A:11.7")


def test_only_on_the_map_and_only_then():
    """Not in the pool, and not in Operations."""
    assert refused(deploying(), "gov mode division-1 dispersed") == ("not-on-map", "A:11.7")
    operations = board().put("division-1", "V-3").awaiting("operations", "gov")
    assert refused(operations, "gov mode division-1 dispersed") == ("verb-not-now", "A:4")


def test_slow_french_reaction_forbids_it():
    """Under Slow French Reaction no division changes mode."""
    start = deploying().put("division-1", "V-3").set(slow_reaction=True)

    assert refused(start, "gov mode division-1 dispersed") == ("slow-reaction", "A:13.1")
    assert legal(start, "mode") == set()
