"""The race between ways to go on: an answer at once, the same for the same tries, the better way found."""

from __future__ import annotations

from random import Random

import pytest

from algeria_lab.players.thinking.named import budget_named
from algeria_lab.players.thinking.race import Budget, Race
from algeria_lab.players.thinking.teaching import Measure, taught

WORTH = {"plain": 0.40, "good": 0.60, "poor": 0.20, "bad": 0.10, "worst": 0.0}
WAYS = tuple(WORTH)


def attempt(way: str, seed: int) -> float:
    """Return the worth of a way with the luck of a seed, which is the same for all ways."""
    return WORTH[way] + Random(seed).random() + 0.1 * Random(f"{way} {seed}").random()


def race(budget: Budget, seed: int = 1, ways: tuple[str, ...] = WAYS) -> Race[str]:
    return Race(ways, attempt, budget, Random(seed))


def test_the_way_that_is_worth_most_is_found():
    assert race(Budget(None, 60)).run().way == "good"


def test_the_first_way_stays_where_no_other_promises_clearly_more():
    alike = Race(("first", "other"), lambda _way, seed: Random(seed).random(), Budget(None, 40), Random(1))
    assert alike.run().way == "first"


def test_the_same_seed_and_tries_give_the_same_race():
    one, other = race(Budget(None, 50), 7), race(Budget(None, 50), 7)
    one.run(), other.run()
    assert [(runner.way, runner.promises) for runner in one.ranked] == [
        (runner.way, runner.promises) for runner in other.ranked
    ]


def test_there_is_an_answer_before_the_first_try_and_after_each_round():
    running = race(Budget(None, 50))
    steps = running.steps()
    assert next(steps).way == "plain"
    assert running.tries == 0
    ways = [runner.way for runner in steps]
    assert ways[-1] == "good"
    assert len(ways) > 3


def test_no_more_tries_are_made_than_allowed_and_all_ways_meet_the_same_dice():
    running = race(Budget(None, 33))
    running.run()
    assert 0 < running.tries <= 33
    lengths = [len(runner.promises) for runner in running.ranked]
    assert min(lengths) >= 1
    assert lengths[0] == max(lengths)


def test_a_race_that_is_decided_ends_early():
    clear = Race(
        ("low", "high"),
        lambda way, seed: (way == "high") + 0.01 * Random(seed).random(),
        Budget(None, 9000),
        Random(1),
    )
    assert clear.run().way == "high"
    assert clear.tries < 100


def test_time_ends_a_race_too_and_a_budget_must_have_an_end():
    assert race(Budget(seconds=0.0)).run().way == "plain"
    with pytest.raises(ValueError, match="never end"):
        race(Budget(None, None)).run()


def test_a_name_tells_how_many_tries():
    usual = Budget(2.0, 300)
    assert budget_named("strategist", "strategist", usual) == usual
    assert budget_named("strategist-48", "strategist", usual) == Budget(None, 48)
    for wrong in (
        "strategist-",
        "strategist-0",
        "strategist-048",
        "strategist-x",
        "other",
        "strategist-9999999",
    ):
        assert budget_named(wrong, "strategist", usual) is None


def test_what_is_taught_names_the_next_best_and_what_each_is_better_at():
    running = race(Budget(None, 60))
    running.run()
    ends = {way: {"support": 10 * worth, "money": -5 * worth, "same": 3.0} for way, worth in WORTH.items()}
    measures = (Measure("support", 1), Measure("money", 1), Measure("same", 1))

    found = taught(running, lambda way, _seed: ends[way], measures, Random(2))

    assert (found.best, found.second) == ("good", "plain")
    assert found.ahead == pytest.approx(0.2, abs=0.05)
    assert not found.is_close
    assert [each.measure for each in found.brings] == ["support"]
    assert [each.measure for each in found.costs] == ["money"]
    assert found.costs[0].difference == pytest.approx(-1.0)


def test_less_of_what_harms_is_something_that_a_way_brings():
    running = race(Budget(None, 60))
    running.run()
    ends = {way: {"losses": -10 * worth} for way, worth in WORTH.items()}

    found = taught(running, lambda way, _seed: ends[way], (Measure("losses", -1),), Random(2))

    assert [each.measure for each in found.brings] == ["losses"]
    assert found.costs == ()
