"""The dice of a war: how often each face fell, for whom, and what fair dice are expected to show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from algeria_lab.algeria.state import State
from algeria_lab.core.events import Rolled
from algeria_lab.core.history import Entry

FACES = (1, 2, 3, 4, 5, 6)
Thrower = Literal["all", "fln", "gov"]
THROWERS: tuple[Thrower, ...] = ("all", "fln", "gov")
# Who throws in missions and fights. Events, recovery, control and upkeep are thrown for nobody.
THROWN_BY: dict[str, Thrower] = {
    **dict.fromkeys(("propaganda", "strike", "strike-points", "raid", "move", "fln-fire", "evasion"), "fln"),
    **dict.fromkeys(("contact", "gov-fire", "civil-affairs", "suppression", "oas-suppression"), "gov"),
    **dict.fromkeys(("resettlement", "backfire"), "gov"),
}
# A band holds what fair dice show in at least 95 of 100 wars: one in 40 may lie beyond each end.
BEYOND = 40


class Tally(NamedTuple):
    """How often each face fell.

    Attributes:
        thrower: Whose dice: ``all``, ``fln`` or ``gov``.
        counts: How often 1 to 6 fell.
        low: Least number of one face that lies in the band.
        high: Greatest.
    """

    thrower: Thrower
    counts: tuple[int, ...]
    low: int
    high: int

    @property
    def dice(self) -> int:
        """How many dice were thrown."""
        return sum(self.counts)

    @property
    def expected(self) -> float:
        """How often each face is expected."""
        return self.dice / len(FACES)

    @property
    def outside(self) -> tuple[int, ...]:
        """Faces that fell less or more often than the band has it."""
        return tuple(
            face for face, fell in zip(FACES, self.counts, strict=True) if not self.low <= fell <= self.high
        )


def tallies(history: Sequence[Entry[State]]) -> tuple[Tally, Tally, Tally]:
    """Return the faces of all dice so far, of the FLN's and of the Government's."""
    counts: dict[Thrower, list[int]] = {thrower: [0] * len(FACES) for thrower in THROWERS}
    for entry in history:
        for event in entry.events:
            if isinstance(event, Rolled):
                thrower = THROWN_BY.get(event.what, "all")
                for face in event.faces:
                    counts["all"][face - 1] += 1
                    if thrower != "all":
                        counts[thrower][face - 1] += 1
    both, fln, gov = (Tally(thrower, tuple(fell), *band(sum(fell))) for thrower, fell in counts.items())
    return both, fln, gov


@lru_cache(maxsize=1024)
def band(dice: int) -> tuple[int, int]:
    """Return the least and the greatest number of one face that fair dice show in 95 wars of 100.

    Exact: a face falls k times in C(n, k) 5^(n-k) of 6^n ways, and at most one way in forty lies beyond
    each end.

    Examples:
        >>> band(60)
        (5, 16)
    """
    total, ways, below = 6**dice, 5**dice, 0
    low, fell = -1, 0
    while True:
        reached = below + ways
        if low < 0 and BEYOND * reached > total:
            low = fell
        if BEYOND * (total - reached) <= total:
            return low, fell
        below, fell = reached, fell + 1
        ways = ways * (dice - fell + 1) // (5 * fell)
