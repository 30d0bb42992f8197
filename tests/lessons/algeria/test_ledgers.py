"""Time series, causes and dice are read from the history alone, and add up to what the position shows."""

from itertools import pairwise
from math import comb

import pytest

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import FLN, by_kind
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS
from algeria_lab.core.events import Moved, Rolled
from algeria_lab.core.game import Game
from algeria_lab.lessons.algeria.accounts import levels_by_turn
from algeria_lab.lessons.algeria.causes import SPENDING, bridges, changes_of_support
from algeria_lab.lessons.algeria.dice_ledger import THROWN_BY, band, tallies
from algeria_lab.lessons.algeria.ledgers import (
    AP_INCOME,
    AP_SPENDING,
    ap_by_source,
    areas_held,
    forces,
    forces_by_turn,
    gov_spending,
    losses_by_turn,
    markers_by_turn,
    turn_ends,
)
from tests.playing_on import begin, play_on, play_to, quiet
from tests.views.algeria.words import vocabulary


@pytest.fixture(scope="module")
def war() -> Game[State]:
    war = begin("1958", seed=11)
    play_to(war, turn=4)
    return war


@pytest.fixture(scope="module")
def resettled() -> Game[State]:
    war = begin("1956-like", seed=9)
    play_to(war, turn=2, players=quiet())
    war.play("gov resettle II-2")
    play_on(war, turns=2, players=quiet())
    return war


def test_ap_by_source_add_up_to_the_track(war: Game[State]):
    rows = ap_by_source(war.history)

    assert [row.turn for row in rows] == [0, 1, 2, 3, 4]
    assert sum(sum(row.sums.values()) for row in rows) == war.state.fln_ap
    assert {source for row in rows for source in row.sums} <= {*AP_INCOME, *AP_SPENDING}


def test_income_is_above_and_spending_below_nothing(war: Game[State]):
    sums = [item for row in ap_by_source(war.history) for item in row.sums.items()]

    assert all(number > 0 for source, number in sums if source in AP_INCOME)
    assert all(number < 0 for source, number in sums if source in AP_SPENDING)


def test_every_reason_that_moves_ap_has_its_source_in_the_chart(war: Game[State]):
    """Read out of the engine, so that a new reason cannot be left out of the picture unseen."""
    moved = {vocabulary.argument(call, 3, "why") for call in vocabulary.calls("pay_ap")}
    for call in vocabulary.calls("count"):
        if vocabulary.argument(call, 0, "track") == "fln_ap":
            moved.add(vocabulary.argument(call, 4, "why"))

    assert moved - {""} <= {*AP_INCOME, *AP_SPENDING}
    assert {"income", "built", "mission-cost"} <= moved


def test_the_government_spends_what_its_support_pays(war: Game[State]):
    spent = sum(sum(row.sums.values()) for row in gov_spending(war.history))
    paid = [row.change for row in changes_of_support(war.history) if row.cause in SPENDING]

    assert spent == -sum(paid) > 0
    assert {source for row in gov_spending(war.history) for source in row.sums} <= set(SPENDING)


def test_every_area_is_held_or_contested(war: Game[State]):
    rows, control = areas_held(war.history), list(war.state.control.values())

    assert all(row.fln + row.gov + row.contested == len(AREA_IDS) for row in rows)
    assert (rows[-1].fln, rows[-1].gov) == (control.count("fln"), control.count("gov"))


def test_the_end_of_a_turn_is_before_anything_of_the_next(war: Game[State]):
    ends = turn_ends(war.history)

    assert [end.turn for end in ends] == [end.state.turn for end in ends] == [0, 1, 2, 3, 4]
    for end, level in zip(ends, levels_by_turn(war.history), strict=True):
        assert (end.state.fln_psl, end.state.gov_psl) == (level.fln, level.gov)


def test_forces_count_every_unit_on_the_map_once(war: Game[State]):
    counts = forces(war.state)

    totals = {kind: sum(boxes.values()) for kind, boxes in counts.items()}
    assert {kind: number for kind, number in totals.items() if number} == by_kind(war.state.on_map())
    assert forces_by_turn(war.history)[-1].kinds == by_kind(war.state.on_map())


def test_a_neutralized_unit_stands_apart_from_its_box(war: Game[State]):
    state = war.state.copy()
    single = state.oc & -state.oc
    before = forces(state)
    state.neutralized |= single
    (kind,) = by_kind(single)

    assert forces(state)[kind]["OC"] == before[kind]["OC"] - 1
    assert forces(state)[kind]["neutralized"] == before[kind]["neutralized"] + 1


def test_eliminations_are_those_of_the_events(war: Game[State]):
    dead = [event for event in war.events if isinstance(event, Moved) and event.place == "DEAD"]

    assert sum(row.fln_eliminated for row in losses_by_turn(war.history)) == sum(
        len(event.pieces) for event in dead
    )
    assert dead
    assert all(number >= 0 for row in losses_by_turn(war.history) for number in row)


def test_a_resettled_area_costs_as_long_as_the_war(resettled: Game[State]):
    rows = markers_by_turn(resettled.history)

    assert [row.resettled for row in rows] == [0, 0, 1, 1, 1]
    assert rows[-1].cost >= 1
    assert rows[1].cost == rows[1].terror


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_the_steps_of_a_turn_lead_from_its_start_to_its_end(war: Game[State], turn: int):
    levels = levels_by_turn(war.history)

    for seat, bridge in zip(SEATS, bridges(war.history, turn), strict=True):
        assert bridge.side == seat
        assert bridge.start == getattr(levels[turn - 1], seat)
        assert bridge.start + sum(change for _, change in bridge.steps) == bridge.end
        assert bridge.end == getattr(levels[turn], seat)


def test_distributed_points_are_told_by_what_brought_them(war: Game[State]):
    causes = {change.cause for change in changes_of_support(war.history)}

    assert {"propaganda", "combat"} <= causes
    assert "distributed" not in causes


def test_all_dice_are_counted_and_each_for_one_thrower(war: Game[State]):
    everything, fln, gov = tallies(war.history)
    faces = [face for event in war.events if isinstance(event, Rolled) for face in event.faces]

    assert everything.counts == tuple(faces.count(face) for face in range(1, 7))
    assert fln.dice + gov.dice <= everything.dice
    assert fln.dice > 0 < gov.dice


def test_whoever_throws_is_named_by_rolls_that_exist():
    assert set(THROWN_BY) <= {event.what for event in vocabulary.rolls()}


@pytest.mark.parametrize("dice", [0, 1, 6, 59, 60, 105, 600])
def test_the_band_is_exact(dice: int):
    """At most one war in forty lies beyond each end, and a narrower band would leave out more."""
    low, high = band(dice)
    ways = [comb(dice, fell) * 5 ** (dice - fell) for fell in range(dice + 1)]

    assert 40 * sum(ways[:low]) <= 6**dice < 40 * sum(ways[: low + 1])
    assert 40 * sum(ways[high + 1 :]) <= 6**dice
    assert high == 0 or 40 * sum(ways[high:]) > 6**dice


def test_fln_units_alone_are_reduced_or_eliminated(war: Game[State]):
    dead = [
        name
        for event in war.events
        if isinstance(event, Moved) and event.place == "DEAD"
        for name in event.pieces
    ]

    assert set(by_kind(FLN)) >= {name.rpartition("-")[0] for name in dead}


def test_turns_follow_each_other_without_a_gap(war: Game[State]):
    for rows in (areas_held, markers_by_turn, losses_by_turn, forces_by_turn, gov_spending):
        turns = [row.turn for row in rows(war.history)]
        assert all(then == turn + 1 for turn, then in pairwise(turns))
