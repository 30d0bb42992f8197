"""Tails of the distributions that intervals and chances need, to twelve digits, by the standard library.

All come from the incomplete beta function: a power term over a continued fraction, both written so that no
digits cancel where shapes are large (Didonato and Morris, ACM Transactions on Mathematical Software 18, 1992,
360-373). Quantiles are found by Newton's method. `tests/experiments/test_tails.py` compares with scipy.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp, lgamma, log, log1p, pi, sqrt
from sys import float_info

LARGE = 16  # from here on the series of Stirling gives all digits
STIRLING = (1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360)
MOST_STEPS = 100_000  # of the fraction, which takes about the root of the larger shape
MOST_ROUNDS = 200  # of Newton, which takes six
FAST = 4096  # quantiles that are remembered: intervals ask for few sizes again and again
EXACT = 2 * float_info.epsilon
LEAST = 1e-8  # below it the square of a value of Student's t is lost beside its degrees of freedom
NEAR = 1e-9  # of Newton's last step: what is left is its square


def _stirling(shape: float) -> float:
    """Return how far the logarithm of the gamma function lies above Stirling's formula."""
    if shape < LARGE:
        return lgamma(shape) - ((shape - 0.5) * log(shape) - shape + 0.5 * log(2 * pi))
    found, square = 0.0, 1 / (shape * shape)
    for factor in reversed(STIRLING):
        found = found * square + factor
    return found / shape


def _power(one: float, other: float, part: float, rest: float) -> float:
    """Return ``part**one * rest**other`` over the beta function of both shapes."""
    whole, apart = one + other, part * other - rest * one
    exponent = one * log1p(apart / one) + other * log1p(-apart / other)
    correction = _stirling(whole) - _stirling(one) - _stirling(other)
    return sqrt(one * other / (2 * pi * whole)) * exp(exponent + correction)


def _tail(one: float, other: float, part: float, rest: float) -> float:
    """Return the chance below a part that lies below the middle of the distribution, by Lentz's method."""
    middle = one * rest - other * part + 1
    found = above = one * middle / (one + 1)
    below, change = 0.0, 0.0
    for step in range(1, MOST_STEPS):
        if abs(change - 1) < EXACT:
            break
        even = one + 2 * step
        upper = (one + step - 1) * (one + other + step - 1) / (even - 1) ** 2
        upper *= step * (other - step) * part * part
        lower = step + step * (other - step) * part / (even - 1)
        lower += (one + step) * (middle + step * (1 + rest)) / (even + 1)
        below = 1 / (lower + upper * below)
        above = lower + upper / above
        change = above * below
        found *= change
    return _power(one, other, part, rest) / found


def beta_tails(one: float, other: float, part: float, rest: float) -> tuple[float, float]:
    """Return the chances that a share with a beta distribution lies below a part, and above it.

    Args:
        one: Its first shape, above 0.
        other: Its second shape, above 0.
        part: Between 0 and 1, neither included.
        rest: What it lacks of 1; asked for because it may be too small to be told from the part.
    """
    if part * (one + other + 2) < one + 1:
        below = _tail(one, other, part, rest)
        return below, 1 - below
    above = _tail(other, one, rest, part)
    return 1 - above, above


@lru_cache(maxsize=FAST)
def beta_quantile(one: float, other: float, chance: float) -> float:
    """Return below which part a share with a beta distribution lies with a chance; see `beta_tails`.

    The smaller tail is what is met, so that none of its digits are lost.
    """
    low, high, part = 0.0, 1.0, one / (one + other)
    for _ in range(MOST_ROUNDS):
        below, above = beta_tails(one, other, part, 1 - part)
        over = below - chance if chance <= 1 / 2 else 1 - chance - above
        low, high = (low, part) if over > 0 else (part, high)
        before, density = part, _power(one, other, part, 1 - part) / (part * (1 - part))
        part -= over / density if density else 1
        if not low <= part <= high:
            part = (low + high) / 2
        if abs(part - before) <= NEAR * part:
            break
    return part


def student_above(value: float, freedom: float) -> float:
    """Return the chance that Student's t lies above a value, which is above 0.

    Args:
        value: The value.
        freedom: Degrees of freedom.
    """
    if value < LEAST:
        return 0.5
    return beta_tails(freedom / 2, 0.5, *_shares(value, freedom))[0] / 2


def _shares(value: float, freedom: float) -> tuple[float, float]:
    square = value * value
    return freedom / (freedom + square), square / (freedom + square)


@lru_cache(maxsize=FAST)
def student_quantile(freedom: float, above: float) -> float:
    """Return above which value Student's t lies with a chance of less than one sixth.

    The tail is hollow there, so that Newton's steps from the left never go too far.

    Args:
        freedom: Degrees of freedom.
        above: The chance.
    """
    value = 1.0
    for _ in range(MOST_ROUNDS):
        density = _power(freedom / 2, 0.5, *_shares(value, freedom)) / value
        step = (student_above(value, freedom) - above) / density
        value += step
        if abs(step) <= NEAR * value:
            break
    return value


def coin_chance(heads: int, tosses: int) -> float:
    """Return the chance that a fair coin falls at least as unevenly: exact, on both sides.

    Args:
        heads: How often it fell on one side.
        tosses: How often it was tossed.
    """
    fewer = min(heads, tosses - heads)
    if 2 * fewer == tosses:
        return 1.0
    # The sum of a binomial tail is an incomplete beta function; of few tosses it is counted.
    if tosses <= LARGE:
        return 2 * sum(comb(tosses, number) for number in range(fewer + 1)) / 2**tosses
    return 2 * beta_tails(tosses - fewer, fewer + 1, 0.5, 0.5)[0]
