"""Support of both sides by turn, or its like: the median, and between which values most wars lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.actions import SEATS
from algeria_lab.experiments.results.audit import PRINTED
from algeria_lab.experiments.results.interactions import is_audit
from algeria_lab.experiments.results.intervals import FEW, LEAST_WARS, TooFewWars
from algeria_lab.experiments.results.reading import is_number, seen_of
from algeria_lab.experiments.results.statistics import quantile
from algeria_lab.experiments.results.table import WAR, Place
from algeria_lab.views.charts.base import Columns, Reading
from algeria_lab.views.charts.style import COLOURS, DASHES, LETTERS, MARKS, PALE, PAPER, text_at
from algeria_lab.views.experiments.charts.lanes import (
    MOST_LANES,
    LanesChart,
    Layout,
    add,
    empty,
    ground,
    joined,
)
from algeria_lab.views.experiments.text import (
    by_opponent,
    opponent_title,
    quoted_way,
    way_against,
    way_title,
)
from algeria_lab.views.experiments.words import TOLD, told
from algeria_lab.views.shared.numbers import decimal

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords

TALL = 120  # pixels of a panel
NAME, ABOVE = 18, 5  # pixels of the name of a side, and from the line to it
PARTS = (0.05, 0.25, 0.5, 0.75, 0.95)
# How dark the bands are, the wide one first.
BANDS = ((90, 0, 4, 0.16), (50, 1, 3, 0.34))


class Panel(NamedTuple):
    """One way against one opponent.

    Attributes:
        against: The opponent.
        way: The way.
        wars: How many wars there are of it.
        turns: Turns that are over, ascending.
        over: How many wars are over by then.
        levels: By side: for each turn the values at `PARTS`.
    """

    against: str
    way: str
    wars: int
    turns: tuple[int, ...]
    over: tuple[int, ...]
    levels: dict[str, list[tuple[float, ...]]]

    @property
    def has_bands(self) -> bool:
        """Whether the wars are enough to say between which values most of them lie."""
        return self.wars >= FEW


def panels(wars: Wars) -> list[Panel]:
    """Return the level of each side by turn; a war that is over, or was stopped, keeps its last value.

    Raises:
        TooFewWars: With fewer than two wars a way.
    """
    if wars.played < LEAST_WARS:
        raise TooFewWars(f"{wars.played} war(s): play at least {LEAST_WARS}.")
    return wars.once("panels", lambda: _panels(wars))


def _panels(wars: Wars) -> list[Panel]:
    question, turns = seen_of(wars), tuple(sorted(set(wars["turn"])))
    level = TOLD[question.position.game].level
    levels = {seat: _levels(wars, f"{seat}.{level}", turns) for seat in SEATS}
    ends, found = wars.chosen(bool, "over"), []
    last = wars.at()
    sizes = Counter(zip(last["against"], last["way"], strict=True))
    ended = Counter(zip(ends["against"], ends["way"], ends["turn"], strict=True))
    for place in [(against, way) for against in question.opponents for way in question.ways]:
        if all(place in of_seat for of_seat in levels.values()):
            over = tuple(accumulate(ended[*place, turn] for turn in turns))
            of_place: dict[str, list[tuple[float, ...]]] = {seat: levels[seat][place] for seat in SEATS}
            found.append(Panel(*place, sizes[place], turns, over, of_place))
    return found


def _levels(wars: Wars, column: str, turns: Sequence[int]) -> dict[Place, list[tuple[float, ...]]]:
    """Return for each turn the levels at `PARTS`, by opponent and way."""
    courses: dict[Place, dict[int, dict[int, float]]] = {}
    for against, way, seed, turn, level in zip(*(wars[name] for name in (*WAR, "turn", column)), strict=True):
        if is_number(level):
            courses.setdefault((against, way), {}).setdefault(seed, {})[turn] = level
    found = {}
    for place, by_seed in courses.items():
        at_turns = zip(*(_course(levels, turns) for levels in by_seed.values()), strict=True)
        found[place] = [tuple(quantile(ordered, part) for part in PARTS) for ordered in map(sorted, at_turns)]
    return found


def _course(levels: Mapping[int, float], turns: Sequence[int]) -> list[float]:
    """Return the level of a war at each turn: where none was read the last one before, or else the first."""
    last = levels[min(levels)]
    return [last := levels.get(turn, last) for turn in turns]


class Fan(LanesChart):
    """The level of both sides by turn, a panel for each way and opponent."""

    key = "fan"

    def read(self, wars: Wars) -> Reading:
        question, found = seen_of(wars), panels(wars)
        fit = [panel for panel in found if panel.way == PRINTED or not is_audit(question)]
        drawn = self.drawn(fit)
        self._all = len(found)
        self.places = [(panel.against, panel.way) for panel in drawn]
        self._bands = _banded(self.words, drawn)
        first = min(panel.turns[0] for panel in found)
        last = max(panel.turns[-1] for panel in found)
        low, high = first - 0.1 * (last - first + 1), last + 0.3
        sources, depth, ticks = self._lay(question, drawn, low, high)
        shown = fit[:MOST_LANES]
        left = [way_against(self.words, question, one.way, one.against) for one in found if one not in shown]
        lacks = self.not_drawn(len(found), left)
        note = self.say("note") if all(panel.has_bands for panel in drawn) else self._bands
        said = joined(self._sentence(question, found, last), note, lacks)
        settings = {"low": low, "high": high, "depth": depth, "axis": self.words.say("track-turn")}
        reading = Reading(sources, said, self._table(question, found), frame={**settings, "ticks": ticks})
        also = self._bands, lacks
        return self.entitled(reading, wars, self._headline(shown), *also, drawn=self.title())

    def shown(self) -> str:
        return self.title()

    def marked(self) -> str:
        return self._bands

    def _headline(self, found: Sequence[Panel]) -> str:
        """Return between which medians the wars of all panels end, for each side."""
        levels = {seat: [panel.levels[seat][-1][2] for panel in found] for seat in SEATS}
        said = [
            self.words.say("experiment-colon", what=self.words.side(seat), value=self._span(levels[seat]))
            for seat in SEATS
        ]
        return self.say("headline", items=self.words.say("list-semicolon").join(said))

    def _span(self, values: Sequence[float]) -> str:
        low, high = (decimal(self.words, value) for value in (min(values), max(values)))
        return low if low == high else self.words.say("experiment-interval", low=low, high=high)

    def _lay(
        self, question: Question, found: Sequence[Panel], low: float, high: float
    ) -> tuple[dict[str, Columns], int, dict[int, str]]:
        layout, ticks, marks = Layout(), {}, told(self.words).marks
        sources = {f"{seat}-{percent}": empty("xs", "ys") for seat in SEATS for percent, *_ in BANDS}
        sources |= {f"{seat}-line": empty("xs", "ys") for seat in SEATS}
        sources |= {f"{seat}-marks": empty("x", "y") for seat in SEATS}
        sources |= {f"{seat}-name": empty("x", "y", "text") for seat in SEATS}
        sources["lines"] = empty("y", "from", "to")
        for panel in found:
            way, against = self._titles(question, panel)
            layout.head(self.say("panel", way=way, against=against))
            layout.depth += NAME
            lane = layout.lane(TALL, 14)
            for mark in marks:
                y = round(lane.bottom + mark * TALL / marks[-1])
                ticks[y] = str(mark)
                add(sources["lines"], y=y, **{"from": low, "to": high})
            for seat in SEATS:
                _fan(sources, seat, panel, lane.bottom, TALL / marks[-1])
            for side, place in _name_places(panel, lane.bottom, TALL / marks[-1]).items():
                add(sources[f"{side}-name"], x=panel.turns[-1], y=place, text=self.words.side(side))
        sources |= layout.sources(low)
        return sources, layout.depth, ticks

    def _titles(self, question: Question, panel: Panel) -> tuple[str, str]:
        way = way_title(self.words, question, panel.way)
        return way, opponent_title(self.words, question, panel.against)

    def paint(self, plot: figure) -> None:
        plot.yaxis.visible = True
        plot.xgrid.grid_line_color = PALE
        ground(plot, self.sources["lines"])
        # Both sides' bands lie under both lines; and so the names of a side stand in one row.
        for band in BANDS:
            for seat in SEATS:
                self._paint_band(plot, seat, *band)
        for seat in SEATS:
            self._paint_median(plot, seat)
        for seat in SEATS:
            look = {"text_color": LETTERS[seat], "text_font_style": "bold", **PAPER}
            text_at(plot, self.sources[f"{seat}-name"], "text", text_align="right", **look)

    def _paint_band(self, plot: figure, seat: str, percent: int, _low: int, _high: int, alpha: float) -> None:
        colour = COLOURS[seat]
        plot.patches(
            "xs",
            "ys",
            source=self.sources[f"{seat}-{percent}"],
            fill_color=colour,
            fill_alpha=alpha,
            line_color=colour,
            line_alpha=alpha,
            line_dash=DASHES[seat],
        )

    def _paint_median(self, plot: figure, seat: str) -> None:
        colour, marks = COLOURS[seat], self.sources[f"{seat}-marks"]
        plot.multi_line(
            "xs",
            "ys",
            source=self.sources[f"{seat}-line"],
            line_color=colour,
            line_width=2.5,
            line_dash=DASHES[seat],
        )
        plot.scatter("x", "y", source=marks, marker=MARKS[seat], size=6, color=colour)

    def arrange(self, reading: Reading) -> None:
        super().arrange(reading)
        ticks: dict[int, str] = reading.frame["ticks"]
        self.figure.yaxis[0].ticker = sorted(ticks)
        self.figure.yaxis[0].major_label_overrides = ticks

    def _sentence(self, question: Question, found: list[Panel], turn: int) -> str:
        said = [(panel.against, self._item(question, panel)) for panel in found]
        return self.say("summary", turn=turn, items=by_opponent(self.words, question, said))

    def _item(self, question: Question, panel: Panel) -> str:
        levels = {seat: decimal(self.words, panel.levels[seat][-1][2]) for seat in SEATS}
        return self.say("item", way=quoted_way(self.words, question, panel.way), **levels)

    def _table(self, question: Question, found: list[Panel]) -> list[list[object]]:
        say = self.words.say
        heads: list[Any] = [say("experiment-opponent"), say("experiment-way"), self.words.say("track-turn")]
        for seat in SEATS:
            side = self.words.side(seat)
            heads += [self.say("median", side=side)]
            heads += [self.say("band", side=side, percent=percent) for percent, *_ in BANDS[::-1]]
        table: list[list[object]] = [[*heads, self.say("over")]]
        for panel in found[:MOST_LANES]:
            way, against = self._titles(question, panel)
            for place, turn in enumerate(panel.turns):
                cells = [cell for seat in SEATS for cell in self._cells(panel, panel.levels[seat][place])]
                table.append([against, way, turn, *cells, panel.over[place]])
        return table

    def _cells(self, panel: Panel, levels: tuple[float, ...]) -> list[str]:
        said = [decimal(self.words, level) for level in levels]
        if not panel.has_bands:
            return [said[2], *[self.words.say("experiment-interval-few")] * len(BANDS)]
        spans = [
            self.words.say("experiment-interval", low=said[low], high=said[high])
            for _, low, high, _ in BANDS[::-1]
        ]
        return [said[2], *spans]


def _name_places(panel: Panel, bottom: int, scale: float) -> dict[str, float]:
    """Return where the name of each side stands over the end of its median, neither on the other."""
    ends = {seat: bottom + panel.levels[seat][-1][2] * scale + ABOVE for seat in SEATS}
    lower, upper = sorted(SEATS, key=lambda seat: ends[seat])
    return {lower: ends[lower], upper: max(ends[upper], ends[lower] + NAME)}


def _banded(words: GameWords, found: Sequence[Panel]) -> str:
    """Return in sentences what line and bands are, and where there are no bands."""
    with_bands = sum(panel.has_bands for panel in found)
    key = "none" if not with_bands else "some" if with_bands < len(found) else "all"
    return words.say("experiment-fan-bands", key=key, few=FEW)


def _fan(sources: dict[str, Columns], seat: str, panel: Panel, bottom: int, scale: float) -> None:
    """Add the bands and the medians of one side to the columns."""

    def line(part: int) -> list[float]:
        return [bottom + level[part] * scale for level in panel.levels[seat]]

    turns = [float(turn) for turn in panel.turns]
    for percent, low, high, _ in BANDS if panel.has_bands else ():
        edge = [*line(low), *line(high)[::-1]]
        add(sources[f"{seat}-{percent}"], xs=[*turns, *turns[::-1]], ys=edge)
    add(sources[f"{seat}-line"], xs=turns, ys=line(2))
    for x, y in zip(turns, line(2), strict=True):
        add(sources[f"{seat}-marks"], x=x, y=y)
