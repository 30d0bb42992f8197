"""Odds of group rolls when whoever asks looks at totals only."""

from collections.abc import Hashable
from fractions import Fraction

from algeria_lab.core.dice import Dice, FixedDice
from algeria_lab.core.odds import Telling, Totals, odds

WORTH = {"small": (1,), "large": (3,)}
LABELS = ["small"] * 4 + ["large"] * 3
LIMITS = [2] * 4 + [4] * 3


def total(dice: Dice) -> int:
    passed, _ = dice.trials(LIMITS, LABELS)
    return sum(WORTH[label][0] for label, good in zip(LABELS, passed, strict=True) if good)


def worth(label: Hashable) -> Totals:
    return WORTH[str(label)]


def leaves(telling: Telling | None) -> int:
    count = 0

    def counted(dice: Dice) -> int:
        nonlocal count
        count += 1
        return total(dice)

    odds(counted, telling=telling)
    return count


def test_branches_that_look_alike_are_walked_once_with_the_same_odds():
    by_total = Telling(worth, lambda passed, _failed: passed)

    assert odds(total, telling=by_total) == odds(total)
    assert leaves(None) == 5 * 4
    assert leaves(by_total) == len({small + 3 * large for small in range(5) for large in range(4)}) == 14


def test_what_is_seen_may_depend_on_those_who_failed():
    """Whether everybody large failed: asked with the totals of both sides."""
    nobody = Telling(worth, lambda passed, failed: (passed, failed[0] > 8))

    assert odds(total, telling=nobody) == odds(total)


def test_a_single_trial_is_told_apart_by_its_result():
    """Labels of single trials need no worth."""
    by_total = Telling(lambda _label: 1 / 0, lambda passed, _failed: passed)  # type: ignore[arg-type, return-value]

    found = odds(lambda dice: dice.trials([2], [""])[0][0], telling=by_total)

    assert found[True] == Fraction(1, 3)


def test_a_draw_among_equals_counts_each_label_once():
    def draw(dice: Dice) -> str:
        names = ["a", "b", "b"]
        return names[dice.draw(3, names)[0]]

    assert dict(odds(draw)) == {"a": Fraction(1, 3), "b": Fraction(2, 3)}
    assert draw(FixedDice([1])) == "a"
