"""Many differences at once: chances and how they are judged together, as scipy reckons them."""

import pytest
from scipy.stats import binomtest, false_discovery_control, ttest_rel

from algeria_lab.experiments.results.looks import judged_together, mean_chance, sign_chance

DIGITS = 1e-12


@pytest.mark.parametrize(
    "chances", [[0.5], [0.01, 0.04, 0.03, 0.2], [0.9, 1e-9, 0.02, 0.02, 1.0], [0.05] * 30, []]
)
def test_chances_are_judged_together_as_scipy_does(chances: list[float]):
    expected = false_discovery_control(chances, method="by") if chances else []

    assert judged_together(chances) == pytest.approx(list(expected), rel=DIGITS)


def test_the_chance_of_a_mean_is_that_of_scipy():
    pairs = [(3.0, 1.0), (2.0, 2.5), (7.0, 1.0), (4.0, 3.0), (0.0, 4.0), (9.0, 2.0)]

    assert mean_chance(pairs) == pytest.approx(ttest_rel(*zip(*pairs, strict=True)).pvalue, rel=DIGITS)
    assert mean_chance([(1, 2), (2, 1)]) == 1


def test_the_chance_of_signs_is_that_of_scipy():
    pairs = [(1, 0)] * 9 + [(0, 1)] * 2 + [(1, 1)] * 5

    assert sign_chance(pairs) == pytest.approx(binomtest(9, 11).pvalue, rel=DIGITS)
    assert sign_chance([(1, 1)] * 5) == 1
    assert mean_chance([(2, 1)] * 6) == sign_chance([(2, 1)] * 6)  # no spread to measure by
