"""Numbers of an experiment as people say them: with their unit, with decimals enough to tell them from 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from algeria_lab.core.words.amounts import read_amount
from algeria_lab.experiments.measuring.measures import Measure, measure
from algeria_lab.experiments.results.intervals import Estimate
from algeria_lab.experiments.results.statistics import has_interval
from algeria_lab.views.experiments.words import told
from algeria_lab.views.shared.numbers import rounded, signed

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import GameWords

MOST_PLACES = 5
FULL = 100  # percent
NOTHING = 1e-9  # what floating point leaves of a difference of 0
PERCENT, OWN = "percent", "own"


def unit_of(words: GameWords, asked: str | Measure) -> str:
    """Return what one of a measure is: the last part of a message ``experiment-unit-...``."""
    what, known = measure(asked, words.game), told(words)
    if what.is_share:
        return PERCENT
    return OWN if what.own else known.units.get(what.name, known.unit)


def places_for(values: Sequence[float]) -> int:
    """Return how many decimals write numbers of which only a real 0 looks like 0, and only 100 like 100.

    Examples:
        >>> places_for([0.2, 0.04, 0.3]), places_for([9.5, 8.1, 10.9]), places_for([99.97, 99.5, 100])
        (2, 1, 2)
    """
    apart = [gap for value in values for gap in (abs(value), abs(abs(value) - FULL)) if gap >= NOTHING]
    for places in range(1, MOST_PLACES):
        if all(round(gap, places) for gap in apart):
            return places
    return MOST_PLACES


def interval(words: GameWords, found: Estimate, *, sign: bool = False) -> dict[str, str]:
    """Return the values ``mean``, ``low`` and ``high`` of a message; with a sign for a difference."""
    places = places_for(found)
    write = signed if sign else rounded
    return {name: write(words, getattr(found, name), places) for name in ("mean", "low", "high")}


def as_drawn(found: Estimate) -> Estimate:
    """Return a mean with the ends of its whiskers: both lie on it where it has no interval."""
    return found if found.is_sure else Estimate(found.mean, found.mean, found.mean)


def said_mean(words: GameWords, found: Estimate, *, sign: bool = False) -> str:
    """Return a mean as it is written; with a sign for a difference."""
    return interval(words, as_drawn(found), sign=sign)["mean"]


def ends_text(words: GameWords, found: Estimate, *, sign: bool = False) -> str:
    """Return an interval as it stands in a cell of its own; words where so few wars have none."""
    if not found.is_sure:
        return words.say("experiment-interval-few")
    said = interval(words, found, sign=sign)
    return words.say("experiment-interval", low=said["low"], high=said["high"])


def unit_name(words: GameWords, asked: str | Measure) -> str:
    """Return what a measure is counted in, such as *points* or *percent*."""
    unit = unit_of(words, asked)
    said = (
        words.say("experiment-in-percent")
        if unit == PERCENT
        else words.say(f"experiment-unit-{unit}", number="", count=2)
    )
    return said.strip()


def typed_number(value: object, language: str) -> float | None:
    """Return the number that a field for a prediction holds, None for what says none.

    Args:
        value: A number as a bar says it, or what somebody typed: of a percentage the number before its sign,
            for shares are counted in percent.
        language: In which it was typed.
    """
    if isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    amount = read_amount(value, language) if isinstance(value, str) else None
    return float(amount.value * (100 if amount.unit == "%" else 1)) if amount else None


def with_unit(words: GameWords, asked: str | Measure, number: str, value: float) -> str:
    """Return a written number with its unit, such as *+9.5 points*.

    Args:
        words: The reader's language.
        asked: The measure that it says something of.
        number: The number as it is written.
        value: The number itself: it decides on singular and plural.
    """
    return words.say(f"experiment-unit-{unit_of(words, asked)}", number=number, count=abs(value))


def interval_text(words: GameWords, asked: Measure, found: Estimate, wars: int, *, sign: bool = False) -> str:
    """Return a mean with its interval, or with a word that so few wars have none.

    Args:
        words: The reader's language.
        asked: The measure.
        found: The mean, or a difference.
        wars: Of how many wars, or pairs, it is one.
        sign: Whether it is a difference.
    """
    if has_interval(asked, wars):
        return words.say("experiment-interval-of", **interval(words, found, sign=sign))
    return words.say("experiment-interval-none", mean=said_mean(words, found, sign=sign))


def difference_text(words: GameWords, asked: str | Measure, found: Estimate) -> str:
    """Return a difference with its unit and its interval, such as *+9.5 points (+8.1 to +10.9)*."""
    said = interval(words, as_drawn(found), sign=True)
    said["mean"] = with_unit(words, asked, said["mean"], found.mean)
    if not found.is_sure:
        return words.say("experiment-interval-none", mean=said["mean"])
    return words.say("experiment-interval-of", **said)
