"""Which rule carries a result: constants of the model changed one at a time, or two at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Way, WayLike
from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.measuring.record import Constant
from algeria_lab.experiments.measuring.subjects import FIRST, subject
from algeria_lab.experiments.results.intervals import Estimate
from algeria_lab.experiments.results.statistics import rows
from algeria_lab.experiments.results.table import Wars

if TYPE_CHECKING:
    from pandas import DataFrame

    from algeria_lab.experiments.results.table import WarsLike

PRINTED = "printed"
Changes = Mapping[str, int]
TOGETHER = (1, 2)


class NoAudit(LabError, ValueError):
    """The results, or what is asked, are no audit."""


@cache
def constants(game: str = FIRST) -> Mapping[str, Constant]:
    """Return the numbers of the model that an audit can change, by name, in the order of the rules data.

    Raises:
        UnknownName: For an unknown game.
    """
    return subject(game).constants()


def label(changes: Changes) -> str:
    """Return the name of a way that changes constants, such as ``terror_charge=0``."""
    return " ".join(f"{name}={value}" for name, value in changes.items()) or PRINTED


def ways(
    player: WayLike = "mixed",
    names: Sequence[str] = (),
    *,
    together: int = 1,
    every: bool = False,
    game: str = FIRST,
) -> dict[str, Way]:
    """Return the ways of an audit: as printed, then with constants changed.

    Args:
        player: Who plays the side that is studied, in every way.
        names: Constants; all of them when left out.
        together: How many constants change at a time, 1 or 2.
        every: Whether to take all values of each constant instead of the nearest on each side.
        game: The game.

    Raises:
        UnknownName: For a name that is no constant of the audit.
        NoAudit: If other than one or two were to change at a time.
    """
    if together not in TOGETHER:
        raise NoAudit(f"{together} constants at a time: an audit changes 1, or 2, and compares.")
    base, studied = Way.of(player), subject(game)
    chosen = [studied.constant(name) for name in names or studied.constants()]
    found = {PRINTED: base}
    for group in combinations(chosen, together):
        for values in product(*(constant.others if every else constant.ends for constant in group)):
            changes = {constant.name: value for constant, value in zip(group, values, strict=True)}
            found[label(changes)] = Way(base.player, {**base.changes, **changes}, base.opening)
    return found


def crossed(players: Sequence[str], *, game: str = FIRST) -> dict[str, Way]:
    """Return several players, each under the printed rules and under every change of one constant.

    Each player meets each rule equally often, so that what wars under one rule share is not due to who plays.

    Args:
        players: Names of players.
        game: The game.

    Returns:
        The ways by names such as ``grid`` and ``grid psl_per_ap=8``.

    Raises:
        UnknownName: For an unknown game.
    """
    return {
        name if change == PRINTED else f"{name} {change}": way
        for name in players
        for change, way in ways(name, game=game).items()
    }


def changes_of(question: Question) -> dict[str, Changes]:
    """Return what every way of an audit changes, but for the first one: that is the printed model.

    Raises:
        NoAudit: If the first way is another, or a way changes no constant of the audit.
    """
    first, *others = question.ways
    if first != PRINTED:
        raise NoAudit(
            f"these results are no audit: their first way is {first!r}, not {PRINTED!r}. "
            "Make the ways with audit.ways."
        )
    printed, known = question.ways[first].changes, question.subject.constants()
    found: dict[str, Changes] = {}
    for name in others:
        changed = question.ways[name].changes
        changes = {constant: value for constant, value in changed.items() if printed.get(constant) != value}
        if not changes or not changes.keys() <= known.keys():
            raise NoAudit(
                f"these results are no audit: {name!r} differs by something else than {', '.join(known)}. "
                "Make the ways with audit.ways."
            )
        found[name] = {constant: int(str(value)) for constant, value in changes.items()}
    return found


class Effect(NamedTuple):
    """What a change of constants does to a measure.

    Attributes:
        changes: The changed constants with their values.
        against: The opponent.
        mean: Mean of the measure under the change.
        difference: Mean less that of the printed model, war by war.
    """

    changes: Changes
    against: str
    mean: Estimate
    difference: Estimate


def effects(wars: WarsLike, what: str | Measure) -> list[Effect]:
    """Return what every change does to a measure, the strongest first; the printed model is the yardstick.

    Raises:
        NoAudit: If the results are none; see `changes_of`.
        TooFewWars: With fewer than two wars a way.
        UnknownName, WrongMeasure: For a measure that is none.
    """
    table = Wars.of(wars)
    changes = changes_of(table.question)
    found = [
        Effect(changes[row.way], row.against, row.mean, row.difference)
        for row in rows(table, [what])
        if row.difference is not None
    ]
    return sorted(found, key=lambda effect: -abs(effect.difference.mean))


def by_reach(wars: WarsLike, what: str | Measure) -> list[Effect]:
    """Return what every change does to a measure, the constant with the widest reach first.

    Raises:
        NoAudit, TooFewWars, UnknownName, WrongMeasure: As `effects` does.
    """
    found = effects(wars, what)
    reach: dict[tuple[str, ...], float] = {}
    for effect in found:
        names = tuple(effect.changes)
        reach[names] = max(reach.get(names, 0.0), abs(effect.difference.mean))
    return sorted(found, key=lambda effect: (-reach[tuple(effect.changes)], *effect.changes.items()))


def tornado(frame: WarsLike, what: str | Measure) -> DataFrame:
    """Return the effects as a table, the constant with the widest reach first.

    Returns:
        One row for each change: ``constants`` (names), ``against``, ``values``, ``printed`` (their printed
        values), ``mean``, ``difference``, ``difference.low``, ``difference.high``.
    """
    import pandas as pd

    found, known = by_reach(frame, what), Wars.of(frame).question.subject.constants()
    return pd.DataFrame(
        [
            {
                "constants": tuple(effect.changes),
                "against": effect.against,
                "values": tuple(effect.changes.values()),
                "printed": tuple(known[name].printed for name in effect.changes),
                "mean": effect.mean.mean,
                "difference": effect.difference.mean,
                "difference.low": effect.difference.low,
                "difference.high": effect.difference.high,
            }
            for effect in found
        ]
    )
