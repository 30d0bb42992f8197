"""What is called a 95 % interval holds the truth in 95 of 100 samples: counted, for small samples too."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import comb, prod
from random import Random

import pytest

from algeria_lab.experiments.results.intervals import Pairs, Share, mean_of

SIZES = (2, 3, 5, 10, 30)
SAMPLES = 2000  # of each size: the measured share of hits is within 1.5 points, but for one time in a hundred
CHANCE = 0.015
TINY = 1e-9  # the ends of some intervals are the truth itself, but for the last digit
SEED = 8

Draw = Callable[[Random], float]


def few(rng: Random) -> float:
    """Return the level of a side that has collapsed in most wars: 0, and now and then as high as 60."""
    return 0.0 if rng.random() < 0.85 else float(rng.randint(1, 60))


# How a war may come out, its true mean, how far it may go, and the least coverage at each of the sizes. For
# what leans far to one side Student's t promises nothing: there stands what was measured.
KINDS: dict[str, tuple[Draw, float, tuple[float, float], Sequence[float]]] = {
    "bell": (lambda rng: rng.gauss(10, 3), 10, (-99, 99), [0.95] * 5),
    "bell in whole numbers": (lambda rng: round(rng.gauss(10, 1)), 10, (0, 25), [0.95] * 5),
    "flat": (lambda rng: rng.uniform(0, 1), 0.5, (0, 1), [0.92, 0.93, 0.94, 0.95, 0.95]),
    "two values": (lambda rng: rng.choice((0, 1)), 0.5, (0, 1), [0.95] * 5),
    "leaning": (lambda rng: rng.expovariate(1), 1, (0, 50), [0.91, 0.88, 0.88, 0.9, 0.93]),
    "mostly none": (few, 0.15 * 30.5, (0, 99), [0.95, 0.95, 0.95, 0.91, 0.89]),
}


@pytest.mark.parametrize("place", range(len(SIZES)))
@pytest.mark.parametrize("kind", KINDS)
def test_the_interval_of_a_mean_holds_the_true_mean(kind: str, place: int):
    draw, truth, reach, least = KINDS[kind]
    rng, size = Random(SEED), SIZES[place]
    found = [mean_of([draw(rng) for _ in range(size)], reach) for _ in range(SAMPLES)]

    hits = sum(estimate.low <= truth <= estimate.high for estimate in found)
    assert hits / SAMPLES >= least[place] - CHANCE


@pytest.mark.parametrize("size", SIZES)
def test_the_interval_of_a_share_holds_the_true_share(size: int):
    """Counted over all samples there are, for shares from 1 in 1000 to 999 in 1000."""
    bounds = [Share(number, size).bounds for number in range(size + 1)]

    for thousandth in range(1, 1000):
        share = thousandth / 1000
        held = sum(
            comb(size, number) * share**number * (1 - share) ** (size - number)
            for number, (low, high) in enumerate(bounds)
            if low <= 100 * share <= high
        )
        assert held >= 0.95


def pairs_of(size: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield how many pairs may win both, only the one, only the other, none."""
    for both, one, other in product(range(size + 1), repeat=3):
        if both + one + other <= size:
            yield both, one, other, size - both - one - other


def likelihood(counts: Sequence[int], shares: Sequence[float]) -> float:
    """Return how likely so many pairs of each kind are."""
    ways, left = 1, sum(counts)
    for count in counts:
        ways, left = ways * comb(left, count), left - count
    return ways * prod(share**count for share, count in zip(shares, counts, strict=True))


# Shares of pairs that win both, only the one, only the other, none.
KINDS_OF_PAIRS = [
    (0.25, 0.25, 0.25, 0.25),
    (0.4, 0.1, 0.1, 0.4),
    (0.3, 0.4, 0.1, 0.2),
    (0.7, 0.2, 0.05, 0.05),
    (0.01, 0.04, 0.0, 0.95),
    (0.0, 0.01, 0.0, 0.99),
    (0.95, 0.03, 0.02, 0.0),
    (0.5, 0.0, 0.0, 0.5),
    (0.1, 0.8, 0.05, 0.05),
]


OPPOSITE = [
    (0.0, 0.5, 0.5, 0.0),
    (0.01, 0.37, 0.57, 0.05),
    (0.016, 0.735, 0.247, 0.002),
    (0.015, 0.866, 0.106, 0.013),
]


def coverage(size: int, kinds: Sequence[tuple[float, float, float, float]]) -> list[float]:
    """Return how often the interval holds the true difference, counted over all samples there are."""
    bounds = {counts: Pairs(*counts).difference for counts in pairs_of(size)}
    found = []
    for shares in kinds:
        truth = 100 * (shares[1] - shares[2])
        held = [counts for counts, (_, low, high) in bounds.items() if low - TINY <= truth <= high + TINY]
        found.append(sum(likelihood(counts, shares) for counts in held))
    return found


@pytest.mark.parametrize("size", [2, 3, 5, 10, 20])
def test_the_interval_of_a_paired_difference_of_shares_holds_the_true_one(size: int):
    assert min(coverage(size, KINDS_OF_PAIRS)) >= 0.95


@pytest.mark.parametrize(("size", "least"), [(2, 0.86), (5, 0.89), (10, 0.93), (20, 0.93)])
def test_pairs_that_go_opposite_ways_are_held_less_often(size: int, least: float):
    assert min(coverage(size, OPPOSITE)) >= least


@pytest.mark.parametrize("size", [2, 3, 10, 20])
def test_pairs_that_differ_by_chance_alone_are_seldom_called_clear(size: int):
    clear = [counts for counts in pairs_of(size) if Pairs(*counts).difference.is_clear]

    for apart in (0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5):
        alike = (1 - 2 * apart) / 2
        assert sum(likelihood(counts, (alike, apart, apart, alike)) for counts in clear) <= 0.05


@pytest.mark.parametrize("size", SIZES)
def test_a_sample_all_alike_leaves_open_what_it_may_have_missed(size: int):
    """If more than *missed* of all wars were otherwise, fewer than 25 in 1000 samples would be all alike."""
    found = mean_of([20.0] * size, (0, 99))

    missed = 1 - 0.025 ** (1 / size)
    assert found == pytest.approx((20, 20 - 20 * missed, 20 + 79 * missed))


def test_a_sample_all_alike_beyond_its_reach_is_within_its_own_interval():
    """Wars may be let run longer than a menu shows."""
    assert mean_of([60.0, 60.0], (0, 40)).high == 60


def test_a_sample_all_alike_at_the_end_of_its_reach_errs_to_one_side_only():
    found = mean_of([0.0] * 200, (0, 99))

    assert found.low == 0
    assert 1 < found.high < 2
