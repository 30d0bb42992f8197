"""Accounts are read from events alone, and they add up to what the tracks show."""

from itertools import pairwise

import pytest

from algeria_lab.algeria.state import State
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.events import Rolled
from algeria_lab.core.game import Game
from algeria_lab.lessons.algeria.accounts import (
    Levels,
    because_of,
    levels_by_turn,
    of_turn,
    postings,
    total,
)
from tests.playing_on import begin, play_on, play_to, quiet


@pytest.fixture(scope="module")
def war() -> Game[State]:
    war = begin("1956-like", seed=9)
    play_to(war, turn=2, players=quiet())
    war.play("gov resettle II-2")
    play_on(war, turns=3)
    return war


def test_the_rows_add_up_to_the_tracks(war: Game[State]):
    rows, start, now = postings(war.history), war.history[0].state, war.state

    assert total(rows, "fln") == now.fln_psl - start.fln_psl
    assert total(rows, "gov") == now.gov_psl - start.gov_psl


def test_the_rows_of_a_turn_add_up_to_its_levels(war: Game[State]):
    rows, levels = postings(war.history), levels_by_turn(war.history)

    assert [level.turn for level in levels] == list(range(6))
    for last, level in pairwise(levels):
        assert total(of_turn(rows, level.turn), "fln") == level.fln - last.fln
        assert total(of_turn(rows, level.turn), "gov") == level.gov - last.gov


def test_a_resettlement_moves_support_by_its_dice_and_its_front(war: Game[State]):
    (award,) = (
        event.total for event in war.events if isinstance(event, Rolled) and event.what == "resettlement"
    )

    rows = [(row.side, row.change, row.event.rule) for row in because_of(postings(war.history), "II-2")[:4]]

    assert rows == [
        ("gov", -1, "A:9.27"),
        ("fln", award, "A:9.27"),
        ("gov", 2, "A:C.6"),
        ("fln", -1, "A:C.6"),
    ]


def test_the_standing_charge_comes_once_a_turn(war: Game[State]):
    charges = [row for row in postings(war.history) if row.event.why == "resettled"]

    assert [(row.turn, row.side, row.change) for row in charges] == [(turn, "gov", -1) for turn in (2, 3, 4)]


def test_points_of_one_cause_are_one_row(war: Game[State]):
    rows = postings(war.history)

    causes = [(row.turn, row.ply, row.side, row.event.rule, row.event.where, row.event.why) for row in rows]
    assert all(one != other for one, other in pairwise(causes))


def test_only_what_the_limits_leave_is_counted():
    """At 97 a gain of 10 counts 2; the rest is taken from the other side, in a row of its own."""
    war = begin("1956-like", seed=9)
    play_to(war, turn=2, players=quiet())
    state = war.state.copy()
    state.fln_psl = 97
    rows = postings(after(war, state).history)

    assert [(row.side, row.change, row.event.why) for row in rows] == [
        ("gov", -1, "mission-cost"),
        ("fln", 2, "resettlement"),
        ("gov", -8, "overflow"),
    ]


def after(war: Game[State], state: State) -> Game[State]:
    """Return a war that begins at *state*, with IV-1 resettled by dice that show 3, 3 and 4."""
    twin = war.fork(dice=FixedDice([3, 3, 4]))
    events = twin.rules.apply(state, twin.rules.complete(state, "resettle IV-1"), FixedDice([3, 3, 4]))
    first = type(war.history[-1])(None, (), state, ())
    twin._past.entries = [first, type(first)(None, events[1], events[0], ())]
    return twin


def test_levels_begin_at_the_set_up():
    war = begin("1956-like", seed=9)

    assert levels_by_turn(war.history)[0] == Levels(0, 55, 57)
