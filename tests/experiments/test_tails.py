"""Tails of distributions: those of scipy to twelve digits, over all sizes of runs."""

from decimal import Decimal, localcontext
from math import comb

import pytest
from scipy.special import betaincinv, stdtrit
from scipy.stats import binomtest
from scipy.stats import t as student

from algeria_lab.experiments.results.intervals import ABOVE, BELOW
from algeria_lab.experiments.results.tails import (
    beta_quantile,
    beta_tails,
    coin_chance,
    student_above,
    student_quantile,
)

DIGITS = 1e-12
FREEDOMS = (*range(1, 120), 199, 250, 499, 999, 1999, 9999, 99_999, 10**6, 10**7)
SIZES = (*range(2, 40), 50, 100, 199, 200, 500, 1000, 1999, 10_000, 100_000)


def counts(size: int) -> list[int]:
    """Return how many of a sample may have something: few, some, half, nearly all."""
    some = {0, 1, 2, 3, 5, size // 10, size // 3, size // 2, size - size // 10, size - 2, size - 1, size}
    return sorted(some & set(range(size + 1)))


@pytest.mark.parametrize("above", [BELOW, 0.005, 0.1])
def test_quantiles_of_student_are_those_of_scipy(above: float):
    for freedom in FREEDOMS:
        assert student_quantile(freedom, above) == pytest.approx(stdtrit(freedom, 1 - above), rel=DIGITS)


def test_bounds_of_shares_are_those_of_scipy():
    for size in SIZES:
        for number in counts(size):
            others = size - number
            if number:
                exact = betaincinv(number, others + 1, BELOW)
                assert beta_quantile(number, others + 1, BELOW) == pytest.approx(exact, rel=DIGITS)
            if others:
                exact = betaincinv(number + 1, others, ABOVE)
                assert beta_quantile(number + 1, others, ABOVE) == pytest.approx(exact, rel=DIGITS)


def test_a_share_of_a_million_is_told_to_the_last_digit():
    """By exact sums: there scipy itself knows eleven digits only."""
    size, number = 10**6, 2
    with localcontext() as context:
        context.prec = 40
        part = Decimal(beta_quantile(number + 1, size - number, ABOVE))
        below = sum(comb(size, one) * part**one * (1 - part) ** (size - one) for one in range(number + 1))

        assert float(below) == pytest.approx(1 - ABOVE, rel=DIGITS)


@pytest.mark.parametrize("freedom", [1, 2, 3, 10, 50, 199, 1999, 99_999])
def test_chances_of_student_are_those_of_scipy(freedom: int):
    for value in (0.001, 0.1, 0.5, 1, 1.96, 3, 5, 10):
        assert student_above(value, freedom) == pytest.approx(student.sf(value, freedom), rel=DIGITS)


@pytest.mark.parametrize("tosses", [1, 2, 5, 16, 17, 30, 101, 1000, 5000])
def test_chances_of_a_coin_are_those_of_scipy(tosses: int):
    for heads in counts(tosses):
        expected = binomtest(heads, tosses).pvalue
        if expected > 1e-300:
            assert coin_chance(heads, tosses) == pytest.approx(expected, rel=DIGITS)


def test_both_tails_are_the_whole():
    for part in (0.01, 0.3, 0.5, 0.8, 0.99):
        below, above = beta_tails(3, 5.5, part, 1 - part)
        turned = beta_tails(5.5, 3, 1 - part, part)

        assert below + above == pytest.approx(1, rel=DIGITS)
        assert (above, below) == pytest.approx(turned, rel=DIGITS)


@pytest.mark.parametrize("freedom", [1, 5, 39, 9999])
@pytest.mark.parametrize("value", [1e-300, 1e-17, 1e-12, 1e-9, 9.9e-9, 1e-8, 1e-6])
def test_a_difference_that_only_rounding_made_lies_in_the_middle(value: float, freedom: float):
    assert student_above(value, freedom) == pytest.approx(student.sf(value, freedom), rel=1e-8)
