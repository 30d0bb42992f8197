"""Lines that are thrown many times, beside the exact chances of what they bring."""

from fractions import Fraction
from statistics import fmean

import pytest

from algeria_lab.core.refusals import IllegalAction
from algeria_lab.scenarios.from_text import inspect_scenario, scenario_as_written
from algeria_lab.scenarios.throws import Throws

TEXT = """
format: algeria-scenario/1
id: small
title: Small
start: {scenario: 1956-like, turn: 2}
experiments:
  - id: rolls
    ways: {front: {opening: gov resettle II-2}, none: {opening: gov resettle V-4}}
    throws: change(fln.psl)
    runs: 600
    seed: 1
    caveat: A model.
"""


def thrown(text: str = TEXT, most: int = 0) -> Throws:
    scenario = scenario_as_written(text)
    throws = Throws(scenario, scenario.experiments[0])
    assert [*throws.go_on(most)] == list(range(1, most + 1))
    return throws


def test_the_exact_chances_are_those_of_three_dice():
    chances = thrown().chances["none"]

    assert chances.mean == Fraction(21, 2)
    assert chances.shares is not None
    assert chances.shares[3] == chances.shares[18] == Fraction(1, 216)
    assert sum(chances.shares.values()) == 1


def test_throws_come_near_what_is_exact_and_are_the_same_again():
    throws = thrown(most=600)

    assert throws.done == len(throws.numbers["none"]) == 600
    assert fmean(throws.numbers["none"]) == pytest.approx(10.5, abs=0.4)
    assert thrown(most=50).numbers["none"] == throws.numbers["none"][:50]


def test_the_same_dice_fall_for_each_way():
    throws = thrown(most=20)

    apart = {one - other for one, other in zip(throws.numbers["none"], throws.numbers["front"], strict=True)}
    assert apart == {1.0}  # a Front that becomes a Cadre


def test_what_is_too_much_to_count_has_no_exact_chances(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("algeria_lab.scenarios.throws.MOST_LEAVES", 5)

    assert thrown().chances["none"] == (None, None)


def test_a_line_that_is_refused_is_told_at_its_key():
    wrong = TEXT.replace("resettle V-4", "resettle ORAN")

    with pytest.raises(IllegalAction):
        thrown(wrong)
    (fault,) = inspect_scenario(wrong).faults
    assert (fault.problem, fault.path) == ("way-refused", ("experiments", 0, "ways", "none", "opening"))
