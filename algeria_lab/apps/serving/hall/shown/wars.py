"""The wars of a class: their lines over a fan of the kept ones, and their forties pooled."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.serving.hall.shown.both import both, said, words_of
from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.experiments.results.intervals import LEAST_WARS, Estimate
from algeria_lab.experiments.results.statistics import QUANTILES, difference, estimate
from algeria_lab.views.experiments.text import measure_title
from algeria_lab.views.scenarios.experiment.titles import Titles

if TYPE_CHECKING:
    from algeria_lab.apps.serving.hall.seats import Seat
    from algeria_lab.apps.serving.hall.shown.kept import Fan, KeptWars
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.forms.whole import Scenario

Told = dict[str, Any]
MOST_TURNS = 60  # of a line
MOST_OTHERS = 3  # measures of wars in a lesson that has no experiment with them
FORTY = 40  # wars of each way that a page may say it played


def measures_of(seats: Sequence[Seat], scenario: Scenario) -> list[str]:
    """Return what can be drawn of the wars that pages tell of: what the lesson measures, and the like.

    Where it measures nothing of them, it is the first of what can be measured of the game.
    """
    told = [name for seat in seats for name in _war(seat, scenario).get("measures", {})]
    known = [name for name in subject(scenario.game).quantities if name in told]
    first = [text.partition("@")[0] for one in scenario.experiments for text in one.measures]
    return [name for name in dict.fromkeys(first) if name in known] or known[:MOST_OTHERS]


def lines(
    seats: Sequence[Seat], scenario: Scenario, name: str, fan: Sequence[Fan], marked: int | None
) -> Told:
    """Return own wars as lines, by the numbers of places, over the fan of kept ones.

    Args:
        seats: All seats.
        scenario: The lesson.
        name: What is drawn, such as ``gov.psl``.
        fan: Where kept wars lie; may be empty.
        marked: The number of the place whose line is marked; None for none.
    """
    words = words_of(scenario)
    drawn = [line for seat in seats if (line := _line(seat, scenario, name))]
    return {
        "measure": both(lambda language: measure_title(words[language], name)),
        "lines": sorted(drawn, key=lambda line: line["number"]),
        "marked": marked,
        "fan": {
            "parts": list(QUANTILES),
            "rows": [{"turn": row.turn, "values": list(row.quantiles)} for row in fan],
            "wars": max((row.wars for row in fan), default=0),
        },
    }


def _war(seat: Seat, scenario: Scenario) -> dict[str, Any]:
    told = seat.told.get("war", {})
    series = told.get("series") if told.get("lesson") == scenario.id else None
    good = isinstance(series, dict) and isinstance(series.get("measures"), dict)
    return series if good and isinstance(series, dict) else {}


def _line(seat: Seat, scenario: Scenario, name: str) -> Told | None:
    """Return a war as points, one for each turn that is over; None where the page tells of none."""
    series = _war(seat, scenario)
    turns, levels = series.get("turn"), series.get("measures", {}).get(name)
    if not isinstance(turns, list) or not isinstance(levels, list):
        return None
    pairs = list(zip(turns, levels, strict=False))[:MOST_TURNS]
    points = [[turn, level] for turn, level in pairs if is_number(turn) and is_number(level)]
    if points and not seat.told["war"].get("over") and points[-1][0] == seat.told["war"].get("turn"):
        points = points[:-1]  # that turn is being played: nothing can be read off it yet
    return {"number": seat.number, "points": points} if points else None


def is_number(value: object) -> bool:
    """Return whether what a page says is a number that can be drawn."""
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def pooled(
    seats: Sequence[Seat], scenario: Scenario, experiment: Experiment, kept: KeptWars, *, result: bool
) -> Told:
    """Return the forties of all pages together: by way a mean with its interval; how far they lie apart.

    Args:
        seats: All seats.
        scenario: The lesson.
        experiment: One of its experiments.
        kept: What the thousands say that are kept.
        result: Whether that is to be seen.
    """
    words = words_of(scenario)
    titles = {language: Titles(scenario, experiment, spoken) for language, spoken in words.items()}
    text = titles["en"].measures[0]
    asked = titles["en"].measure(text)
    found = [of_ways for seat in seats if (of_ways := _forty(seat, scenario, experiment, text, asked))]
    of_way = {way: [value for one in found for value in one[way]] for way in experiment.ways}
    rows = [
        {
            "way": both(lambda language, way=way: titles[language].ways[way]),  # type: ignore[misc]
            "wars": len(sample),
            "mean": _interval(estimate(asked, sample)) if len(sample) >= LEAST_WARS else None,
            "kept": _interval(kept.means[text, way]) if result and (text, way) in kept.means else None,
        }
        for way, sample in of_way.items()
    ]
    return {
        "about": said(scenario, experiment.text),
        "measure": both(lambda language: titles[language].measured(text)),
        "range": list(asked.range),
        "share": asked.is_share,
        "readers": len(found),
        "wars": min(map(len, of_way.values()), default=0),
        "kept": kept.wars,
        "result": result,
        "rows": rows,
        "apart": _apart(asked, list(of_way.values())),
    }


def _apart(asked: Measure, samples: list[list[float]]) -> list[float] | None:
    """Return by how much the second of two ways lies above the first, war by war; None of others."""
    is_paired = len(samples) == 2 and len(samples[0]) == len(samples[1]) >= LEAST_WARS
    return _interval(difference(asked, samples[1], samples[0])) if is_paired else None


def _interval(found: Estimate) -> list[float]:
    return [round(value, 3) for value in found]


def _forty(
    seat: Seat, scenario: Scenario, experiment: Experiment, text: str, asked: Measure
) -> dict[str, list[float]] | None:
    """Return the forty wars of each way of one page; None where it has none, or what it says cannot be."""
    told = seat.told.get("runs", {})
    rows = told.get("experiments") if told.get("lesson") == scenario.id else None
    row = rows.get(experiment.id) if isinstance(rows, dict) else None
    ways = row.get("ways") if isinstance(row, dict) and row.get("measure") == text else None
    if not isinstance(ways, dict):
        return None
    found = {way: ways.get(way) for way in experiment.ways}
    sizes = {len(sample) if isinstance(sample, list) else 0 for sample in found.values()}
    low, high = (0, 100) if asked.is_share else asked.range
    is_good = len(sizes) == 1 and 0 < min(sizes) <= FORTY
    if not is_good or not all(
        is_number(value) and low <= value <= high for sample in found.values() for value in sample or ()
    ):
        return None
    return {way: [float(value) for value in sample or ()] for way, sample in found.items()}
