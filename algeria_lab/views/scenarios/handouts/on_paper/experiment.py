"""What an experiment of a lesson found, on paper: from its kept wars, as a drawing, a table and sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.experiments.results.reading import seen_of
from algeria_lab.experiments.results.statistics import Row
from algeria_lab.scenarios.kept_experiments import read_kept
from algeria_lab.views.experiments.amounts import interval, with_unit
from algeria_lab.views.experiments.text import measure_name, quoted_opponent
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.scenarios.experiment.found import MOST_FOUND
from algeria_lab.views.scenarios.experiment.telling import Telling
from algeria_lab.views.scenarios.experiment.titles import Titles
from algeria_lab.views.shared.html import element, says, table
from algeria_lab.views.shared.numbers import rounded

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.views.scenarios.handouts.step_parts import Parts
    from algeria_lab.views.shared.messages import GameWords

WIDE, LEFT, RIGHT, HIGH = 620, 250, 16, 20  # of the drawing and of a row in it, in its own units
TOP = 8


def experiment_on_paper(experiment: Experiment, parts: Parts) -> Markup:
    """Return what an experiment asks, what its kept wars say, and what they do not show.

    Args:
        experiment: The experiment.
        parts: What the scenario shows; its folder is where results are kept.
    """
    return element("div", *_told(experiment, parts), class_="tried")


def _told(experiment: Experiment, parts: Parts) -> Iterator[Markup]:
    say = parts.words.say
    yield element("p", element("b", say("scenario-page-tried")))
    yield parts.prose(experiment.text)
    wars, _ = read_kept(parts.scenario, experiment, parts.folder)
    if wars is None:
        yield element("p", say("lesson-paper-not-kept"))
    else:
        words = TOLD[parts.scenario.game].words(parts.words.language)
        titles = Titles(parts.scenario, experiment, words)
        named = titles.of(wars)
        yield element("p", say("lesson-paper-kept", wars=seen_of(named).wars))
        for text in titles.measures[:MOST_FOUND]:
            yield from _measured(Telling(words, named, titles.asked(named, text)))
    yield parts.prose(experiment.caveat)


def _measured(telling: Telling) -> Iterator[Markup]:
    """Yield what one measure says: a drawing of the means, their table, and what was found."""
    words, title = telling.words, measure_name(telling.words, telling.asked)
    head = [words.say(f"experiment-{name}") for name in ("way", "opponent", "mean", "interval-head")]
    shown = []
    for row in telling.rows:
        said = interval(words, row.mean)
        mean = with_unit(words, telling.asked, said["mean"], row.mean.mean)
        against = quoted_opponent(words, telling.question, row.against)
        shown.append([row.way, against, mean, words.say("experiment-interval", **said)])
    yield table(title, head, shown).html
    yield element("figure", _drawing(words, telling.rows, [f"{row[0]} · {row[1]}" for row in shown], title))
    yield says(telling.found()).html


def _drawing(words: GameWords, rows: Sequence[Row], names: Sequence[str], title: str) -> Markup:
    """Return the means as marks on one scale, each with its interval; 0 is drawn where it lies on it."""
    ends = [end for row in rows for end in (row.mean.low, row.mean.high)]
    low, high = min(0.0, *ends), max(0.0, *ends)
    scale = (WIDE - LEFT - RIGHT) / ((high - low) or 1.0)

    def across(value: float) -> float:
        return LEFT + (value - low) * scale

    bottom = TOP + HIGH * len(rows)
    inside = [
        element("path", class_="axis", d=f"M{across(0):.1f} {TOP}V{bottom}M{LEFT} {bottom}H{WIDE - RIGHT}")
    ]
    for place, (row, name) in enumerate(zip(rows, names, strict=True)):
        middle = TOP + HIGH * (place + 0.5)
        line = f"M{across(row.mean.low):.1f} {middle:.1f}H{across(row.mean.high):.1f}"
        inside += [
            element("text", name, x=str(LEFT - 8), y=f"{middle + 4:.1f}", text_anchor="end"),
            element("path", class_="interval", d=line),
            element("circle", class_="mark", cx=f"{across(row.mean.mean):.1f}", cy=f"{middle:.1f}", r="4"),
        ]
    inside += [
        element(
            "text", rounded(words, end, 0), x=f"{across(end):.1f}", y=str(bottom + 15), text_anchor="middle"
        )
        for end in dict.fromkeys((low, 0.0, high))
    ]
    box = f"0 0 {WIDE} {bottom + HIGH}"
    return element("svg", *inside, class_="means", viewBox=box, role="img", aria_label=title)
