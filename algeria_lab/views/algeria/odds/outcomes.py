"""Results of an action grouped by what they change: as many groups as can be compared at a glance."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.algeria.board.units import FAILEKS, FRONTS, NONE, count
from algeria_lab.algeria.frames import CommitAir, Flush, Harass, React
from algeria_lab.algeria.missions.consequences import Consequences

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from algeria_lab.algeria.board.units import Units
    from algeria_lab.algeria.state import State
    from algeria_lab.core.odds import Distribution

MOST_GROUPS = 6


class Stake(NamedTuple):
    """The FLN units that a combat may be about.

    Attributes:
        units: How many there are.
        hits: How many hits they can take: two for a Front or Failek, one for any other [A:C.3].
    """

    units: int = 0
    hits: int = 0


class Outcome(NamedTuple):
    """Results that change the same.

    Attributes:
        results: The results with their exact chances, likeliest first.
        share: Their chances added.
    """

    results: tuple[tuple[Consequences, Fraction], ...]
    share: Fraction


def at_stake(state: State) -> Stake:
    """Return which FLN units may be hit by what is prepared in a position."""
    frame = state.top
    units: Units = NONE
    if isinstance(frame, (Flush, React)):
        units = frame.quarry
    elif isinstance(frame, Harass):
        units = frame.group
    elif isinstance(frame, CommitAir):
        units = frame.fln
    return Stake(count(units), count(units) + count(units & (FRONTS | FAILEKS)))


def outcomes(distribution: Distribution[Consequences], stake: Stake) -> list[Outcome]:
    """Return the results in as fine groups as there may be, likeliest first.

    First hits beyond those that can be taken are one; then amounts of points, then numbers of units.
    """
    groups: list[Outcome] = []
    for key in (_exact, _lost, _rough, _signs):
        groups = _grouped(distribution, stake, key)
        if len(groups) <= MOST_GROUPS:
            break
    return groups


def _grouped(
    distribution: Distribution[Consequences], stake: Stake, key: Callable[[Consequences, Stake], Hashable]
) -> list[Outcome]:
    found: dict[Hashable, list[tuple[Consequences, Fraction]]] = {}
    for result, share in distribution:
        found.setdefault(key(result, stake), []).append((result, share))
    groups = [
        Outcome(tuple(sorted(results, key=_share, reverse=True)), sum(map(_share, results), Fraction(0)))
        for results in found.values()
    ]
    return sorted(groups, key=lambda group: -group.share)


def _share(item: tuple[Consequences, Fraction]) -> Fraction:
    return item[1]


def all_lost(result: Consequences, stake: Stake) -> bool:
    """Return whether there are at least as many hits as the FLN units of the combat can take."""
    return 0 < stake.hits <= result.fln_hits


def _exact(result: Consequences, _stake: Stake) -> Consequences:
    return result


def _lost(result: Consequences, stake: Stake) -> Consequences:
    """Where all are lost neither more hits nor who would be neutralized makes a difference to the FLN."""
    if not all_lost(result, stake):
        return result
    against = "" if result.combat_against == "fln" else result.combat_against
    return result._replace(fln_hits=stake.hits, combat_against=against)


def _rough(result: Consequences, stake: Stake) -> Consequences:
    """Points count by whom they help, and no longer by how many they are."""
    lost = _lost(result, stake)
    return lost._replace(
        fln_points=_sign(lost.fln_points),
        gov_points=_sign(lost.gov_points),
        fln_psl=_sign(lost.fln_psl),
        gov_psl=_sign(lost.gov_psl),
        fln_ap=_sign(lost.fln_ap),
    )


def _signs(result: Consequences, stake: Stake) -> Hashable:
    """Units lost are none, some or all; who is lost need not be called neutralized as well."""
    rough = _rough(result, stake)
    harmed = _sign(rough.fln_hits + rough.fln_eliminated + rough.fln_reduced)
    against = rough.combat_against if rough.combat_against == "gov" else ""
    return (
        all_lost(result, stake),
        harmed,
        against,
        rough.gov_neutralized,
        rough.terror,
        rough.winner,
        _gain(rough),
    )


def _gain(rough: Consequences) -> tuple[int, ...]:
    """Return whom the points help, as far as no losses say it already."""
    gains = rough.fln_points, rough.gov_points, rough.fln_psl, rough.gov_psl, rough.fln_ap
    return () if rough.fln_hits else gains


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
