"""Exact odds walk every outcome of the same code."""

from fractions import Fraction

import pytest

from algeria_lab.core.dice import Dice, FixedDice
from algeria_lab.core.odds import odds
from algeria_lab.core.refusals import TooManyOutcomes, WrongOption


def test_shares_sum_to_one_and_are_exact():
    found = odds(lambda dice: dice.d6() + dice.d6())

    assert sum(share for _, share in found) == 1
    assert found[7] == Fraction(1, 6)
    assert found[13] == 0


def test_faces_that_read_alike_are_one_branch():
    """Seven dice in a pool have 279,936 faces but 36 sums: far fewer leaves than faces."""
    found = odds(lambda dice: dice.outcome((7,), lambda total: total)[0], most_leaves=40)

    assert len(found) == 36
    assert found.mean(lambda total: total) == Fraction(49, 2)


def test_interchangeable_trials_count_only_by_number():
    found = odds(lambda dice: sum(dice.trials([2] * 10, ["band"] * 10)[0]), most_leaves=11)

    assert found[0] == Fraction(2, 3) ** 10


def test_trials_that_look_different_are_told_apart():
    found = odds(lambda dice: tuple(dice.trials([1, 6], ["band", "cadre"])[0]))

    assert found[False, True] == Fraction(5, 6)
    assert found[True, True] == Fraction(1, 6)


def test_every_path_agrees_with_plain_faces():
    """The same procedure by single faces: 216 leaves, the same distribution."""

    def play(dice: Dice) -> int:
        first = dice.outcome((1,), lambda face: face > 4)[0]
        return sum(dice.trials([3, 3], ["a", "a"])[0]) if first else 9

    by_faces: dict[int, Fraction] = {}
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                result = play(FixedDice([a, b, c]))
                by_faces[result] = by_faces.get(result, Fraction(0)) + Fraction(1, 216)

    assert odds(play).shares == by_faces


def test_too_many_outcomes_are_refused_with_a_way_out():
    with pytest.raises(TooManyOutcomes, match="Sample instead"):
        odds(lambda dice: tuple(dice.d6() for _ in range(5)), most_leaves=100)


def test_a_fair_draw_has_equal_shares():
    assert odds(lambda dice: dice.draw(7)[0]).shares == dict.fromkeys(range(7), Fraction(1, 7))


def test_the_mean_of_numbers_needs_no_reading_and_that_of_others_does():
    assert odds(lambda dice: dice.d6()).mean() == Fraction(7, 2)
    assert odds(lambda dice: dice.d6() > 4).mean() == Fraction(1, 3)
    with pytest.raises(WrongOption, match=r"'high' is no number.*mean\(len\)"):
        odds(lambda _: "high").mean()
