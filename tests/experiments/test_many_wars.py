"""Many wars: paired, repeatable, and honest about what a sample can say."""

from math import isclose

import pytest

from algeria_lab.algeria.state import State
from algeria_lab.core.refusals import IllegalAction
from algeria_lab.experiments.many_wars import (
    Record,
    Share,
    TooFewWars,
    many_wars,
    mean_of,
    paired_difference,
    won_by,
    worst_margin,
)
from algeria_lab.lessons.play_on import begin, doctrines, play_to, quiet

SEEDS = range(1, 13)
LAST = 6


@pytest.fixture(scope="module")
def position() -> State:
    war = begin("1956-like", seed=9)
    play_to(war, turn=2, players=quiet())
    return war.state


@pytest.fixture(scope="module")
def moved(position: State) -> list[Record]:
    return many_wars(position, "gov resettle II-2", doctrines(), SEEDS, turn_limit=LAST)


@pytest.fixture(scope="module")
def stayed(position: State) -> list[Record]:
    return many_wars(position, "gov civil_affairs II-2", doctrines(), SEEDS, turn_limit=LAST)


def test_one_record_a_seed_in_their_order(moved: list[Record]):
    assert [record.seed for record in moved] == list(SEEDS)
    assert {record.begun for record in moved} == {2}


def test_levels_begin_at_the_position_and_end_at_the_limit(position: State, moved: list[Record]):
    for record in moved:
        assert (record.fln[0], record.gov[0]) == (position.fln_psl, position.gov_psl)
        assert len(record.fln) == len(record.gov) <= LAST
        assert record.winner or len(record.fln) == LAST


def test_the_same_call_gives_the_same_wars(position: State, moved: list[Record]):
    assert many_wars(position, "gov resettle II-2", doctrines(), SEEDS, turn_limit=LAST) == moved


def test_the_position_stays_as_it_is(position: State):
    before = position.to_json()

    many_wars(position, "gov resettle II-2", doctrines(), [1], turn_limit=3)

    assert position.to_json() == before


def test_each_war_throws_its_own_opening_dice(position: State):
    """The award of the FLN differs from war to war: read after turn 2 with everybody quiet."""
    wars = many_wars(position, "gov resettle II-2", quiet(), range(40), turn_limit=2)

    gains = {record.fln[1] - record.fln[0] for record in wars}
    assert len(gains) > 6
    assert gains <= set(range(2, 18))


def test_paired_wars_meet_the_same_dice(position: State):
    """Without any opening both samples are one."""
    assert many_wars(position, "", doctrines(), [5], turn_limit=4) == many_wars(
        position, " ", doctrines(), [5], turn_limit=4
    )


def test_resettlement_moves_the_balance_towards_the_fln(moved: list[Record], stayed: list[Record]):
    """The swing at once is 8.5 on average, so already the mean of turn 2 is below 0."""
    assert paired_difference(moved, stayed, lambda record: record.balance(2)).high < 0


def test_progress_is_told_after_each_war(position: State):
    told: list[int] = []

    many_wars(position, "gov pass", doctrines(), [3, 4, 5], turn_limit=2, tell=told.append)

    assert told == [1, 2, 3]


def test_an_opening_that_is_refused_is_named(position: State):
    with pytest.raises(IllegalAction, match="resettle I-1"):
        many_wars(position, "gov resettle I-1", doctrines(), [1], turn_limit=3)


def test_the_balance_of_a_war_that_is_over_is_its_last():
    record = Record(1, "fln", 2, (55, 60, 70), (57, 20, 0))

    assert [record.balance(turn) for turn in (1, 2, 3, 4, 9)] == [2, -40, -70, -70, -70]
    assert [record.is_over(turn) for turn in (2, 3, 4)] == [False, True, True]
    assert not Record(1, "", 2, (55, 60), (57, 20)).is_over(9)


def test_a_mean_and_its_interval():
    found = mean_of([1.0, 2.0, 3.0, 4.0])

    assert found.mean == 2.5
    assert isclose(found.margin, 1.96 * 1.2909944487 / 2, rel_tol=1e-9)
    with pytest.raises(TooFewWars, match="at least 2"):
        mean_of([1.0])


def test_only_paired_samples_are_compared(moved: list[Record], stayed: list[Record]):
    with pytest.raises(ValueError, match="not paired"):
        paired_difference(moved, stayed[1:], lambda record: record.balance(2))


def test_shares_and_their_error():
    assert won_by([Record(1, "fln", 2, (1,), (0,)), Record(2, "", 2, (1,), (1,))], "fln") == Share(1, 2)
    low, high = Share(0, 200).bounds
    assert low == 0
    assert 1.5 < high < 2
    low, high = Share(100, 200).bounds
    assert isclose(50 - low, high - 50)
    assert isclose(high - 50, 6.9, abs_tol=0.1)
    assert round(worst_margin(200), 1) == 6.9
