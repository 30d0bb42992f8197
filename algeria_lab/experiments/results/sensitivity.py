"""How a result follows one constant of the model: every way to fight at every value of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Way, WayLike
from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.measuring.record import Constant
from algeria_lab.experiments.measuring.subjects import FIRST, subject
from algeria_lab.experiments.results.audit import label
from algeria_lab.experiments.results.intervals import Estimate
from algeria_lab.experiments.results.statistics import rows
from algeria_lab.experiments.results.table import Wars

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import WarsLike


# Where 0 means "never", it lies beyond the largest value and not below the smallest.
NEVER_AT_ZERO = frozenset({"psl_per_ap"})


class NoSensitivity(LabError, ValueError):
    """Wars that were not played in every way at every value of one constant."""


class Point(NamedTuple):
    """A way at one value of the constant.

    Attributes:
        way: The way, by its own name.
        against: The opponent.
        value: Value of the constant.
        mean: Mean of the measure there.
    """

    way: str
    against: str
    value: int
    mean: Estimate


def ways_at(
    ways: Mapping[str, WayLike],
    *,
    constant: str,
    values: Sequence[int] | None = None,
    game: str = FIRST,
) -> dict[str, Way]:
    """Return every way at every value of a constant, by names such as ``resettle-3 psl_per_ap=5``.

    Args:
        ways: The ways, by name.
        constant: A constant of the audit.
        values: Its values; those worth trying when left out. The printed one is always among them.
        game: The game.

    Raises:
        UnknownName: If there is no such constant in the audit.
    """
    chosen = subject(game).constant(constant)
    asked = in_order(constant, {chosen.printed, *(chosen.others if values is None else values)})
    return {
        f"{name} {label({constant: value})}": replace(
            Way.of(way), changes={**Way.of(way).changes, constant: value}
        )
        for name, way in ways.items()
        for value in asked
    }


def in_order(constant: str, values: Iterable[int]) -> list[int]:
    """Return values of a constant as they lie on an axis: ascending, a 0 that means "never" last."""
    never = constant in NEVER_AT_ZERO
    return sorted(values, key=lambda value: (never and value == 0, value))


def is_sensitivity(question: Question) -> bool:
    """Return whether a question asks for every way at every value of one constant."""
    return bool(_named(question))


def constant_of(wars: WarsLike) -> Constant:
    """Return the constant under whose values wars were played.

    Raises:
        NoSensitivity: If they were played for something else.
    """
    question = Wars.of(wars).question
    name = _named(question)
    if not name:
        raise NoSensitivity(
            "the ways of these wars do not differ by the values of one constant. "
            "Make them by `ways_at(ways, constant=...)`."
        )
    return question.subject.constant(name)


def _named(question: Question) -> str:
    """Return the constant after which all ways are named; nothing if there is none."""
    found = {name.rpartition(" ")[2].partition("=")[0] for name in question.ways}
    name = found.pop()
    return name if not found and name in question.subject.constants() else ""


def points(wars: WarsLike, what: str | Measure) -> list[Point]:
    """Return the mean of a measure for each way, opponent and value of the constant, `in_order`.

    Raises:
        NoSensitivity: If the wars were played for something else.
        TooFewWars: With fewer than two wars a way.
        UnknownName, WrongMeasure: For a measure that is none.
    """
    table = Wars.of(wars)
    constant, ways = constant_of(table), table.question.ways
    found = []
    for row in rows(table, [what]):
        value = int(str(ways[row.way].changes[constant.name]))
        found.append(Point(row.way.rpartition(" ")[0], row.against, value, row.mean))
    order = in_order(constant.name, {point.value for point in found})
    return sorted(found, key=lambda point: order.index(point.value))
