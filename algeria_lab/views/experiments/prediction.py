"""What the reader predicted beside what the wars gave."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.frames import seen_of
from algeria_lab.experiments.results.statistics import Row, rows
from algeria_lab.views.charts.base import Columns, Reading
from algeria_lab.views.charts.style import INK, QUIET, legend_below
from algeria_lab.views.experiments.amounts import interval
from algeria_lab.views.experiments.charts.lanes import (
    GAP,
    HATCHED,
    MOST_LANES,
    NO_HATCH,
    LanesChart,
    Layout,
    add,
    empty,
    ground,
    joined,
    look_of,
    lying_bars,
    spread,
    way_number,
    whiskers,
)
from algeria_lab.views.experiments.text import (
    by_opponent,
    opponent_title,
    quoted_opponent,
    quoted_way,
    way_title,
)
from algeria_lab.views.shared.numbers import decimal, signed

if TYPE_CHECKING:
    from bokeh.plotting import figure
    from pandas import DataFrame

    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.views.shared.messages import GameWords

BAR = 16  # pixels
FEW = 4  # predictions that one sentence can hold


class Prediction(LanesChart):
    """Bars as predicted over bars as measured, one pair for each way and opponent.

    Args:
        frame: The results.
        words: The reader's language.
        asked: The measure.
        predicted: Predicted means by way; ways that are not named were not predicted.

    Raises:
        UnknownName: If a prediction names no way of the question.
    """

    key = "prediction"
    zero = True

    def __init__(
        self, frame: DataFrame, words: GameWords, asked: str | Measure, predicted: Mapping[str, float]
    ) -> None:
        for way in predicted:
            if way not in (ways := seen_of(frame).ways):
                raise UnknownName("way", way, ways)
        self._predicted = predicted
        super().__init__(frame, words, asked)

    def read(self, frame: DataFrame) -> Reading:
        question = seen_of(frame)
        found = [row for row in rows(frame, [self.measure]) if row.way in self._predicted]
        reached = [end for row in found for end in row.mean]
        low, high = spread([0, *reached, *self._predicted.values()])
        drawn = found[:MOST_LANES]
        sources, depth = self._lay(question, drawn, low, high)
        said = joined(self._sentence(question, found), self.not_drawn(len(drawn), len(found)))
        settings = {"low": low, "high": high, "depth": depth, "axis": self.measured}
        return Reading(sources, said, self._table(question, found), frame=settings)

    def _lay(
        self, question: Question, found: list[Row], low: float, high: float
    ) -> tuple[dict[str, Columns], int]:
        layout, against = Layout(), ""
        ours = empty("left", "right", "y", "way")
        bars, marks = empty(*ours, "colour", "hatch"), empty("x", "y", "low", "high")
        lines = empty("y", "from", "to")
        for row in found:
            if row.against != against:
                against = row.against
                title = opponent_title(self.words, question, against)
                layout.head(self.words.say("experiment-against", against=title), "bold")
            title, expected = way_title(self.words, question, row.way), self._predicted[row.way]
            layout.head(title)
            upper, lower = layout.lane(BAR, 0), layout.lane(BAR, GAP)
            look = look_of(way_number(question, row.way))
            add(ours, **_bar(expected), y=upper.middle, way=title)
            colours = {"colour": look.fill, "hatch": look.hatch or NO_HATCH}
            add(bars, **_bar(row.mean.mean), y=lower.middle, way=title, **colours)
            add(marks, x=row.mean.mean, y=lower.middle, low=row.mean.low, high=row.mean.high)
            add(lines, y=lower.bottom, **{"from": low, "to": high})
        sources = {"predicted": ours, "measured": bars, "marks": marks, "lines": lines}
        return {**sources, **layout.sources(low)}, layout.depth

    def paint(self, plot: figure) -> None:
        ground(plot, self.sources["lines"])
        expected, measured = self.say("predicted"), self.say("measured")
        own = {"fill_color": "white", "line_color": INK, "line_dash": "dashed"}
        lying_bars(plot, self.sources["predicted"], BAR, **own, legend_label=expected)
        lying_bars(plot, self.sources["measured"], BAR, **HATCHED, line_color=QUIET, legend_label=measured)
        whiskers(plot, self.sources["marks"])
        legend_below(plot, left=0)

    def _sentence(self, question: Question, found: list[Row]) -> str:
        if len(found) > FEW:
            return self._shortly(question, found)
        said = [(row.against, self._item(question, row)) for row in found]
        return self.say("summary", measure=self.measured, items=by_opponent(self.words, question, said))

    def _shortly(self, question: Question, found: list[Row]) -> str:
        """Return how many predictions hold, and the one that is farthest off; the table has all of them."""
        inside = sum(row.mean.low <= self._predicted[row.way] <= row.mean.high for row in found)
        far = max(found, key=lambda row: abs(row.mean.mean - self._predicted[row.way]))
        item = self.say(
            "far",
            way=quoted_way(self.words, question, far.way),
            against=quoted_opponent(self.words, question, far.against),
            measured=interval(self.words, far.mean)["mean"],
            predicted=decimal(self.words, self._predicted[far.way]),
        )
        return self.say("many", measure=self.measured, inside=inside, all=len(found), item=item)

    def _item(self, question: Question, row: Row) -> str:
        expected, said = self._predicted[row.way], interval(self.words, row.mean)
        return self.say(
            "item",
            way=quoted_way(self.words, question, row.way),
            predicted=decimal(self.words, expected),
            measured=said["mean"],
            inside="yes" if row.mean.low <= expected <= row.mean.high else "no",
            low=said["low"],
            high=said["high"],
        )

    def _table(self, question: Question, found: list[Row]) -> list[list[object]]:
        say = self.words.say
        heads = [say("experiment-opponent"), say("experiment-way"), self.say("predicted")]
        table: list[list[object]] = [
            [*heads, self.say("measured"), say("experiment-interval-head"), self.say("apart")]
        ]
        for row in found:
            said, expected = interval(self.words, row.mean), self._predicted[row.way]
            table.append(
                [
                    opponent_title(self.words, question, row.against),
                    way_title(self.words, question, row.way),
                    decimal(self.words, expected),
                    said["mean"],
                    say("experiment-interval", low=said["low"], high=said["high"]),
                    signed(self.words, row.mean.mean - expected, 1),
                ]
            )
        return table


def _bar(value: float) -> dict[str, float]:
    return {"left": min(value, 0.0), "right": max(value, 0.0)}
