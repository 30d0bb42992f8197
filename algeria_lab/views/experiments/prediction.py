"""What the reader predicted beside what the wars gave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.reading import seen_of
from algeria_lab.experiments.results.statistics import Row, rows
from algeria_lab.views.charts.base import Columns, Reading
from algeria_lab.views.experiments.amounts import as_drawn, ends_text, interval, said_mean
from algeria_lab.views.experiments.charts.lanes import (
    MOST_LANES,
    LanesChart,
    Layout,
    add,
    beside,
    empty,
    ground,
    joined,
    mark_predicted,
    side_of,
    whiskers,
    whole_scale,
)
from algeria_lab.views.experiments.text import (
    by_opponent,
    opponent_title,
    quoted_opponent,
    quoted_way,
    way_against,
    way_title,
)
from algeria_lab.views.shared.numbers import decimal, signed

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords

TALL, UP = 46, 12  # pixels of a lane, and from its ground to what was measured
FEW = 4  # predictions that one sentence can hold


class Prediction(LanesChart):
    """What was predicted and what was measured as marks on one scale, for each way and opponent.

    Args:
        wars: The results.
        words: The reader's language.
        asked: The measure.
        predicted: Predicted means by way; ways that are not named were not predicted.

    Raises:
        UnknownName: If a prediction names no way of the question.
    """

    key = "prediction"

    def __init__(
        self,
        wars: Wars,
        words: GameWords,
        asked: str | Measure,
        predicted: Mapping[str, float],
        *,
        beyond: bool = False,
    ) -> None:
        for way in predicted:
            if way not in (ways := seen_of(wars).ways):
                raise UnknownName("way", way, ways)
        self._predicted = predicted
        super().__init__(wars, words, asked, beyond=beyond)

    def read(self, wars: Wars) -> Reading:
        question = seen_of(wars)
        found = [row for row in rows(wars, [self.measure]) if row.way in self._predicted]
        reached = [end for row in found for end in as_drawn(row.mean)]
        low, high = whole_scale(self.measure, [*reached, *self._predicted.values()])
        drawn = self.drawn(found)
        self.places = [(row.against, row.way) for row in drawn]
        self.estimates = [row.mean for row in drawn]
        sources, depth = self._lay(question, drawn, low, high)
        left = [way_against(self.words, question, row.way, row.against) for row in found[MOST_LANES:]]
        lacks = self.not_drawn(len(found), left)
        said = joined(self._sentence(question, found), lacks)
        settings = {"low": low, "high": high, "depth": depth, "axis": self.measured}
        reading = Reading(sources, said, self._table(question, found), frame=settings)
        return self.entitled(reading, wars, self._headline(found), lacks)

    def _headline(self, found: Sequence[Row]) -> str:
        """Return what was predicted beside what came out, or how many predictions lie within an interval."""
        if len(found) == 1:
            expected = decimal(self.words, self._predicted[found[0].way])
            return self.say("one", predicted=expected, measured=said_mean(self.words, found[0].mean))
        if not any(row.mean.is_sure for row in found):
            return self.say("few")
        return self.say("inside", inside=self._inside(found), all=len(found))

    def _inside(self, found: Sequence[Row]) -> int:
        sure = [row for row in found if row.mean.is_sure]
        return sum(row.mean.low <= self._predicted[row.way] <= row.mean.high for row in sure)

    def _lay(
        self, question: Question, found: Sequence[Row], low: float, high: float
    ) -> tuple[dict[str, Columns], int]:
        layout, against = Layout(), ""
        ours = empty("x", "bottom", "top", "text", "align", "dx")
        marks, lines = empty("x", "y", "low", "high", "end", "text", "align", "dx"), empty("y", "from", "to")
        for row in found:
            if row.against != against:
                against = row.against
                title = opponent_title(self.words, question, against)
                layout.head(self.words.say("experiment-against", against=title), "bold")
            layout.head(way_title(self.words, question, row.way))
            lane, expected = layout.lane(TALL), self._predicted[row.way]
            said = self.words.say("experiment-prediction-you", value=decimal(self.words, expected))
            place = side_of(expected, low, high)
            add(ours, x=expected, bottom=lane.bottom, top=lane.top, text=said, **place)
            mean, least, most = as_drawn(row.mean)
            said = self.say("result", value=said_mean(self.words, row.mean))
            place = side_of(mean, low, high)
            end = least if place["align"] == "right" else most
            add(marks, x=mean, y=lane.bottom + UP, low=least, high=most, end=end, text=said, **place)
            add(lines, y=lane.bottom, **{"from": low, "to": high})
        sources = {"predicted": ours, "marks": marks, "lines": lines}
        return {**sources, **layout.sources(low)}, layout.depth

    def paint(self, plot: figure) -> None:
        ground(plot, self.sources["lines"])
        mark_predicted(plot, self.sources["predicted"])
        whiskers(plot, self.sources["marks"])
        beside(plot, self.sources["marks"], x="end", text_baseline="middle")

    def _sentence(self, question: Question, found: list[Row]) -> str:
        if len(found) > FEW:
            return self._shortly(question, found)
        said = [(row.against, self._item(question, row)) for row in found]
        return self.say("summary", measure=self.measured, items=by_opponent(self.words, question, said))

    def _shortly(self, question: Question, found: list[Row]) -> str:
        """Return how many predictions hold, and the one that is farthest off; the table has all of them."""
        far = max(found, key=lambda row: abs(row.mean.mean - self._predicted[row.way]))
        item = self.say(
            "far",
            way=quoted_way(self.words, question, far.way),
            against=quoted_opponent(self.words, question, far.against),
            measured=said_mean(self.words, far.mean),
            predicted=decimal(self.words, self._predicted[far.way]),
        )
        return self.say("many", measure=self.measured, inside=self._inside(found), all=len(found), item=item)

    def _item(self, question: Question, row: Row) -> str:
        expected, said = self._predicted[row.way], interval(self.words, row.mean)
        told = {
            "way": quoted_way(self.words, question, row.way),
            "predicted": decimal(self.words, expected),
            "measured": said_mean(self.words, row.mean),
        }
        if not row.mean.is_sure:
            return self.say("item-few", **told)
        return self.say(
            "item",
            **told,
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
            expected = self._predicted[row.way]
            table.append(
                [
                    opponent_title(self.words, question, row.against),
                    way_title(self.words, question, row.way),
                    decimal(self.words, expected),
                    said_mean(self.words, row.mean),
                    ends_text(self.words, row.mean),
                    signed(self.words, row.mean.mean - expected, 1),
                ]
            )
        return table
