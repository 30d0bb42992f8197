"""Exact odds: every outcome of the same code that plays, with its probability as a fraction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from math import comb
from numbers import Rational
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from algeria_lab.core.dice import Dice, Faces, T, fair_dice
from algeria_lab.core.refusals import TooManyOutcomes, WrongOption
from algeria_lab.core.words.voice import PLAIN, Shown, Voice

R = TypeVar("R", bound=Hashable)
Branch: TypeAlias = tuple[T, int]  # a result, and in how many ways it comes about
Totals = tuple[int, ...]
Group = tuple[int, Hashable]

MOST_LEAVES = 20_000
SHOWN = 6  # results that one line names


class Telling(NamedTuple):
    """How closely somebody who counts odds looks at the units of one group roll.

    Without it every kind of unit is told apart, which is right for any question but slow for a crowd of
    mixed units. Somebody who only asks about totals says so and gets the same odds from fewer branches.

    Attributes:
        worth: What a unit with a given label adds to the totals.
        seen: What is told apart, from the totals of those that succeeded and of those that failed;
            branches with equal answers are counted as one.
    """

    worth: Callable[[Hashable], Totals]
    seen: Callable[[Totals, Totals], Hashable]


class _Walk(Dice):
    """Dice that follow one path of branches and note the branches they meet for the first time.

    A branch is a *result*, not a face: faces that read alike are one branch with their joint weight,
    and interchangeable units count only by how many of them succeed.
    """

    def __init__(self, telling: Telling | None = None) -> None:
        self.telling = telling
        self.branches: list[list[Branch[Any]]] = []
        self.choice: list[int] = []
        self.spans: list[int] = []
        self.depth = 0
        self._groups: dict[object, dict[Group, list[int]]] = {}

    def _take(self, offer: Callable[[], tuple[list[Branch[T]], int]]) -> T:
        if self.depth == len(self.branches):
            branches, span = offer()
            self.branches.append(branches)
            self.choice.append(0)
            self.spans.append(span)
        taken: T = self.branches[self.depth][self.choice[self.depth]][0]
        self.depth += 1
        return taken

    def d6(self) -> int:
        return self._take(lambda: ([(face, 1) for face in range(1, 7)], 6))

    def outcome(self, pools: tuple[int, ...], read: Callable[..., T]) -> tuple[T, Faces]:
        def offer() -> tuple[list[Branch[T]], int]:
            weights: dict[T, int] = {}
            for sums, weight in pool_sums(pools):
                result = read(*sums)
                weights[result] = weights.get(result, 0) + weight
            return list(weights.items()), 6 ** sum(pools)

        return self._take(offer), ()

    def again(self, until: tuple[int, ...]) -> tuple[int, Faces]:
        return self._take(lambda: ([(face, 1) for face in until], len(until))), ()

    def draw(self, size: int, alike: Sequence[Hashable] = ()) -> tuple[int, Faces]:
        if not fair_dice(size):
            return 0, ()
        labels = list(alike) or list(range(size))
        first = {label: labels.index(label) for label in labels}
        branches = [(drawn, labels.count(label)) for label, drawn in first.items()]
        return self._take(lambda: (branches, size)), ()

    def trials(self, limits: Sequence[int], alike: Sequence[Hashable]) -> tuple[list[bool], Faces]:
        passed = [False] * len(limits)
        asked = tuple(limits), tuple(alike)
        if asked not in self._groups:
            self._groups[asked] = _grouped(limits, alike)
        groups = self._groups[asked]
        # One trial alone is simply told apart by its result, whatever its label.
        counts = self._successes(groups, self.telling if len(limits) > 1 else None)
        for members, succeed in zip(groups.values(), counts, strict=True):
            for index in members[:succeed]:
                passed[index] = True
        return passed, ()

    def _successes(self, groups: dict[Group, list[int]], telling: Telling | None) -> Totals:
        """Return how many succeed in each group, on the path being walked."""
        if telling:
            return self._take(lambda: _crowd(groups, telling))
        return tuple([self._take(partial(_binomial, len(of), good)) for (good, _), of in groups.items()])

    def weight(self) -> tuple[int, int]:
        """Return the probability of the path just walked, as weight and span."""
        above, below = 1, 1
        for branches, choice, span in zip(self.branches, self.choice, self.spans, strict=True):
            above *= branches[choice][1]
            below *= span
        return above, below

    def advance(self) -> bool:
        """Turn to the next path; False when all have been walked."""
        self.depth = 0
        while self.choice:
            self.choice[-1] += 1
            if self.choice[-1] < len(self.branches[-1]):
                return True
            self.choice.pop()
            self.branches.pop()
            self.spans.pop()
        return False


def _grouped(limits: Sequence[int], alike: Sequence[Hashable]) -> dict[Group, list[int]]:
    groups: dict[Group, list[int]] = {}
    for index, (limit, label) in enumerate(zip(limits, alike, strict=True)):
        groups.setdefault((min(max(limit, 0), 6), label), []).append(index)
    return groups


def _binomial(size: int, good: int) -> tuple[list[Branch[int]], int]:
    bad = 6 - good
    rows = [(count, comb(size, count) * good**count * bad ** (size - count)) for count in range(size + 1)]
    return [row for row in rows if row[1]], 6**size


def _crowd(groups: dict[Group, list[int]], telling: Telling) -> tuple[list[Branch[Totals]], int]:
    """Return one branch for each result of several group rolls that *telling* tells apart.

    A branch is how many succeed in each group, in one of the results that it stands for.
    """
    worths = [telling.worth(label) for _, label in groups]
    sizes = tuple([len(members) for members in groups.values()])
    nobody = (0,) * len(worths[0])
    whole = nobody
    found: dict[Totals, tuple[Totals, int]] = {nobody: ((), 1)}
    for (good, _), size, worth in zip(groups, sizes, worths, strict=True):
        whole = _plus(whole, worth, size)
        found = _joined(found, _binomial(size, good)[0], worth)
    branches: dict[Hashable, tuple[Totals, int]] = {}
    for totals, (counts, weight) in found.items():
        seen = telling.seen(totals, _plus(whole, totals, -1))
        shown, before = branches.get(seen, (counts, 0))
        branches[seen] = shown, before + weight
    return list(branches.values()), 6 ** sum(sizes)


def _joined(
    found: dict[Totals, tuple[Totals, int]], rows: list[Branch[int]], worth: Totals
) -> dict[Totals, tuple[Totals, int]]:
    """Return *found* with one more group: by totals, an example and in how many ways they come about."""
    grown: dict[Totals, tuple[Totals, int]] = {}
    for count, ways in rows:
        for totals, (counts, before) in found.items():
            more = _plus(totals, worth, count)
            shown, weight = grown.get(more, ((*counts, count), 0))
            grown[more] = shown, weight + before * ways
    return grown


def _plus(totals: Totals, worth: Totals, count: int) -> Totals:
    return tuple([total + count * each for total, each in zip(totals, worth, strict=True)])


@lru_cache(maxsize=256)
def pool_sums(pools: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return every tuple of sums that *pools* can show, with its number of ways.

    Examples:
        >>> dict(pool_sums((2,)))[(7,)]
        6
    """
    rows: list[tuple[tuple[int, ...], int]] = [((), 1)]
    for count in pools:
        sums = Counter({0: 1})
        for _ in range(count):
            sums = _one_more(sums)
        rows = [
            ((*before, total), ways * more) for before, ways in rows for total, more in sorted(sums.items())
        ]
    return tuple(rows)


def _one_more(sums: Counter[int]) -> Counter[int]:
    grown: Counter[int] = Counter()
    for total, ways in sums.items():
        for face in range(1, 7):
            grown[total + face] += ways
    return grown


def odds(
    play: Callable[[Dice], R], *, most_leaves: int = MOST_LEAVES, telling: Telling | None = None
) -> Distribution[R]:
    """Return the exact distribution of what *play* returns.

    Args:
        play: Called once a distinct outcome with dice to use; must depend on nothing else.
        most_leaves: Where to give up.
        telling: Which results of group rolls make no difference to what *play* returns.

    Returns:
        A distribution whose probabilities sum to exactly 1.

    Raises:
        TooManyOutcomes: Past *most_leaves* outcomes; sample with seeded dice instead.

    Examples:
        >>> odds(lambda dice: dice.d6() > 4)[True]
        Fraction(1, 3)
    """
    walk, leaves = _Walk(telling), 0
    ways: dict[R, dict[int, int]] = {}  # by result and size of the span: adding integers is far cheaper
    while True:
        of_span = ways.setdefault(play(walk), {})
        weight, span = walk.weight()
        of_span[span] = of_span.get(span, 0) + weight
        leaves += 1
        if leaves > most_leaves:
            raise TooManyOutcomes(
                f"more than {most_leaves} outcomes: exact odds would take too long. "
                "Sample instead: play the action many times with seeded dice."
            )
        if not walk.advance():
            return Distribution(
                {result: sum(map(Fraction, of.values(), of), Fraction(0)) for result, of in ways.items()}
            )


class Distribution(Shown, Generic[R]):
    """Results with their exact probabilities; reads like a mapping.

    Attributes:
        shares: Probability of each result as a fraction; they sum to 1.
        voice: How it is told.
        phase_ends: Whether a phase or a turn ends in it: then it was counted before the next one begins, and
            what that brings (dice, but also income that is certain) is not in it.
    """

    def __init__(self, shares: dict[R, Fraction], voice: Voice = PLAIN, *, phase_ends: bool = False) -> None:
        self.shares, self.voice, self.phase_ends = shares, voice, phase_ends

    def __getitem__(self, result: R) -> Fraction:
        return self.shares.get(result, Fraction(0))

    def __iter__(self) -> Iterator[tuple[R, Fraction]]:
        return iter(self.shares.items())

    def __len__(self) -> int:
        return len(self.shares)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Distribution) and self.shares == other.shares

    __hash__ = None  # type: ignore[assignment]  # holds a dict, like a dict it is no key

    def plain(self) -> str:
        likely = sorted(self, key=lambda row: -row[1])
        said = [f"{result!s:.40}: {share}" for result, share in likely[:SHOWN]]
        more = [f"{len(self) - SHOWN} more"] if len(self) > SHOWN else []
        until = "; before the next phase" if self.phase_ends else ""
        return f"Distribution({', '.join([*said, *more])}{until})"

    def plain_text(self) -> str:
        return "\n".join(f"{share!s:>9} {_percent(share):>7}  {result}" for result, share in self)

    def chance(self, holds: Callable[[R], bool]) -> Fraction:
        """Return the probability that *holds* is true of the result."""
        return sum((share for result, share in self if holds(result)), Fraction(0))

    def mean(self, of: Callable[[R], int | Fraction] | None = None) -> Fraction:
        """Return the expected value.

        Args:
            of: What to read of a result; None for results that are numbers.

        Raises:
            WrongOption: If a result is no number, and nothing is said of what to read of it.

        Examples:
            >>> odds(lambda dice: dice.d6()).mean()
            Fraction(7, 2)
        """
        read = of or _number
        return sum((share * read(result) for result, share in self), Fraction(0))

    def map(self, of: Callable[[R], T]) -> Distribution[T]:
        """Return the distribution of *of* the result."""
        shares: dict[T, Fraction] = {}
        for result, share in self:
            shares[of(result)] = shares.get(of(result), Fraction(0)) + share
        return Distribution(shares, self.voice, phase_ends=self.phase_ends)

    def told(self, voice: Voice) -> Distribution[R]:
        """Return the same distribution, told with another voice."""
        return Distribution(self.shares, voice, phase_ends=self.phase_ends)


def _percent(share: Fraction) -> str:
    """Return a share in percent; what is neither impossible nor certain is never told as either."""
    least = Fraction(1, 10_000)
    if 0 < share < least:
        return "<0.01%"
    return ">99.99%" if 1 - least < share < 1 else f"{float(share):.2%}"


def _number(result: object) -> Fraction:
    if isinstance(result, Rational | float):
        return Fraction(result)
    raise WrongOption(
        f"{result!r:.60} is no number, so it has no mean. Say what to count of a result, "
        "such as mean(len) or mean(lambda result: result[0])."
    )
