"""Throws beside exact chances: how often each number came, and how often it should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.experiments.results.intervals import Estimate, Share, mean_of
from algeria_lab.views.charts.base import Drawing, Reading
from algeria_lab.views.charts.style import INK, legend_below, new_figure, whole_numbers
from algeria_lab.views.experiments.amounts import interval
from algeria_lab.views.experiments.charts.lanes import look_of
from algeria_lab.views.shared.messages import GameWords
from algeria_lab.views.shared.numbers import decimal, percentage

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.scenarios.throws import Chances

HEIGHT = 300  # pixels
BAR = 0.7
PLACES = 2


class Thrown(Drawing[GameWords]):
    """How often each number was thrown with one line, as bars; marks stand where the exact chances are.

    Args:
        words: The reader's language.
        title: What the line is called.
        numbers: What came of each throw.
        chances: What the engine says of the line.
    """

    family, key = "trial", "thrown"

    def __init__(self, words: GameWords, title: str, numbers: list[float], chances: Chances) -> None:
        self.words, self._title, self._chances = words, title, chances
        super().__init__(self.read(numbers), words)

    def update(self, numbers: list[float]) -> None:
        """Show more throws."""
        self.show(self.read(numbers))

    def read(self, numbers: list[float]) -> Reading:
        """Return what to show of throws."""
        exact: Mapping[float, Fraction] = self._chances.shares or {}
        counted, size = Counter(numbers), max(len(numbers), 1)
        values = sorted({*exact, *counted})
        thrown = [100 * counted[value] / size for value in values]
        marks = {"x": list(exact), "y": [100 * float(share) for share in exact.values()]}
        sources = {"bars": {"x": values, "top": thrown}, "marks": marks}
        table: list[list[object]] = [
            [self.say("number"), self.say("exactly"), self.say("here"), self.say("between")]
        ]
        for value in values:
            low, high = Share(counted[value], size).bounds
            said = exact.get(value)
            table.append(
                [
                    self.words.number(f"{value:g}"),
                    f"{said} ({self._percent(said)})" if said is not None else "–",
                    self._percent(Fraction(counted[value], size)),
                    self.words.say(
                        "experiment-interval",
                        low=percentage(self.words, Fraction(low) / 100),
                        high=percentage(self.words, Fraction(high) / 100),
                    ),
                ]
            )
        top = max([*thrown, *marks["y"], 1.0])
        return Reading(sources, self.sentence(numbers), table, frame={"top": 1.1 * top})

    def _percent(self, share: Fraction) -> str:
        return self.words.say("percent", number=percentage(self.words, share))

    def sentence(self, numbers: list[float]) -> str:
        """Return the mean of throws beside the exact one."""
        exact = self._chances.mean
        if len(numbers) < 2 or len(set(numbers)) < 2:
            return self.say("none", way=self._title, times=len(numbers))
        found = mean_of(numbers, (min(numbers), max(numbers)))
        said = interval(self.words, found)
        if exact is None:
            return self.say("sampled", way=self._title, times=len(numbers), **said)
        return self.say(
            "summary",
            way=self._title,
            times=len(numbers),
            exact=_exactly(self.words, exact),
            inside="yes" if _holds(found, exact) else "no",
            **said,
        )

    def draw(self) -> figure:
        plot = new_figure(
            self.say("title", way=self._title),
            x_axis_label=self.say("number"),
            y_axis_label=self.say("share"),
        )
        plot.height = HEIGHT
        whole_numbers(plot, "x")
        look = {"fill_color": look_of(0).fill, "line_color": "white"}
        plot.vbar(
            x="x", top="top", width=BAR, source=self.sources["bars"], legend_label=self.say("here"), **look
        )
        marks = {"marker": "diamond", "size": 13, "fill_color": "white", "line_color": INK, "line_width": 2}
        if self._chances.shares:
            plot.scatter("x", "y", source=self.sources["marks"], legend_label=self.say("exactly"), **marks)
        plot.y_range.start = 0
        legend_below(plot, left=40)
        return plot

    def arrange(self, reading: Reading) -> None:
        self.figure.y_range.update(end=reading.frame["top"])


def _exactly(words: GameWords, exact: Fraction) -> str:
    written = decimal(words, exact, PLACES)
    return written if exact.denominator == 1 else f"{exact} = {written}"


def _holds(found: Estimate, exact: Fraction) -> bool:
    return found.low <= exact <= found.high
