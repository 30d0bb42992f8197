"""What a position changes: the mean of each way from each position, under one another over one axis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.experiments.results.grids import points_of
from algeria_lab.experiments.results.reading import seen_of
from algeria_lab.experiments.results.statistics import Row, Shift, shifts
from algeria_lab.experiments.results.statistics import rows as rows_of
from algeria_lab.views.charts.base import Reading
from algeria_lab.views.experiments.amounts import as_drawn, ends_text, interval_text, said_mean
from algeria_lab.views.experiments.charts.lanes import (
    LanesChart,
    Layout,
    add,
    empty,
    ground,
    joined,
    spread,
    whiskers,
)
from algeria_lab.views.experiments.text import (
    and_more,
    opponent_title,
    quoted_way,
    way_against,
    way_title,
)

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.measuring.measures import Measure
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords

TALL = 12  # pixels of a lane
MOST_DRAWN = 24  # lanes of a picture; its table holds all


class At(NamedTuple):
    """A way against an opponent from one position.

    Attributes:
        position: The position.
        row: What its wars say.
        shift: By how much the position moves that.
        question: The question from there.
    """

    position: str
    row: Row
    shift: Shift
    question: Question


def everywhere(wars: Wars, asked: Measure) -> list[At]:
    """Return what the wars of a grid say of each way against each opponent, from position to position.

    Raises:
        TooFewWars: With fewer than two wars of a way from a position.
        UnknownName, WrongMeasure: For a measure that is none.
    """
    moved, found = shifts(wars, asked), list[At]()
    for name, point in points_of(wars).items():
        rows, question = rows_of(point, [asked]), seen_of(point)
        found += [At(name, row, moved[name, row.against, row.way], question) for row in rows]
    # In the order in which the first position, and then any other, names opponents and ways.
    order = list(dict.fromkeys((at.row.against, at.row.way) for at in found))
    return sorted(found, key=lambda at: order.index((at.row.against, at.row.way)))


def said_clearly(words: GameWords, found: list[At]) -> str:
    """Return in a sentence how many positions clearly move a way; nothing where there is but one."""
    apart = [at.shift.found for at in found if at.shift.found is not None]
    if not apart:
        return ""
    clear = sum(one.is_clear for one in apart)
    return words.say("experiment-positions-headline", clear=clear, all=len(apart), first=found[0].shift.first)


class Positions(LanesChart):
    """The mean of a measure from each position, with its interval: each way against each opponent apart."""

    key = "positions"

    def read(self, wars: Wars) -> Reading:
        found = everywhere(wars, self.measure)
        drawn = found[:MOST_DRAWN]
        self.estimates = [at.row.mean for at in drawn]
        low, high = spread([end for at in drawn for end in as_drawn(at.row.mean)])
        layout, marks, lines = Layout(), empty("x", "y", "low", "high"), empty("y", "from", "to")
        last: tuple[str, str] = ("", "")
        for at in drawn:
            if (at.row.against, at.row.way) != last:
                last = at.row.against, at.row.way
                layout.head(self._head(at), "bold")
            said = interval_text(self.words, at.row.asked, at.row.mean, at.row.wars)
            layout.head(self.words.say("experiment-lane", way=at.position, value=said))
            lane = layout.lane(TALL)
            add(lines, y=lane.bottom, **{"from": low, "to": high})
            mean, least, most = as_drawn(at.row.mean)
            add(marks, x=mean, y=lane.middle, low=least, high=most)
        sources = {"marks": marks, "lines": lines, **layout.sources(low)}
        settings = {"low": low, "high": high, "depth": layout.depth, "axis": self.measured}
        lacks = self.not_drawn(len(found), [self._left(at) for at in found[MOST_DRAWN:]])
        said = joined(self._sentence(found), lacks)
        reading = Reading(sources, said, self._table(found), frame=settings)
        return self.entitled(reading, wars, said_clearly(self.words, found), lacks)

    def _left(self, at: At) -> str:
        """Return what a lane is called where it is not drawn."""
        way = way_against(self.words, at.question, at.row.way, at.row.against)
        return self.words.say("experiment-lane", way=at.position, value=way)

    def _head(self, at: At) -> str:
        way = way_title(self.words, at.question, at.row.way)
        against = opponent_title(self.words, at.question, at.row.against)
        return self.say("lane", way=way, against=against)

    def paint(self, plot: figure) -> None:
        ground(plot, self.sources["lines"])
        whiskers(plot, self.sources["marks"])

    def _sentence(self, found: list[At]) -> str:
        items = []
        for group in grouped(found).values():
            means = [
                self.say("item", position=at.position, mean=said_mean(self.words, at.row.mean))
                for at in group
            ]
            way = quoted_way(self.words, group[0].question, group[0].row.way)
            items.append(self.words.say("experiment-colon", what=way, value=and_more(self.words, means)))
        return self.say("summary", measure=self.measured, items=self.words.say("list-semicolon").join(items))

    def _table(self, found: list[At]) -> list[list[object]]:
        say = self.words.say
        names = ("opponent", "way", "summary-position", "mean", "interval-head", "wars")
        table: list[list[object]] = [[say(f"experiment-{name}") for name in names]]
        for at in found:
            mean, span = said_mean(self.words, at.row.mean), ends_text(self.words, at.row.mean)
            titles = (
                opponent_title(self.words, at.question, at.row.against),
                way_title(self.words, at.question, at.row.way),
            )
            table.append([*titles, at.position, mean, span, at.row.wars])
        return table


def grouped(found: list[At]) -> Mapping[tuple[str, str], list[At]]:
    """Return what the wars say, together for each opponent and way."""
    groups: dict[tuple[str, str], list[At]] = {}
    for at in found:
        groups.setdefault((at.row.against, at.row.way), []).append(at)
    return groups
