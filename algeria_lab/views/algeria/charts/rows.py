"""Charts of horizontal bars with a name in front of each: what moved support, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.state import State
from algeria_lab.lessons.algeria.causes import Bridge, bridges
from algeria_lab.lessons.algeria.ledgers import BOXES, NEUTRALIZED, forces
from algeria_lab.views.algeria.charts.turns import FLN_KINDS, GOV_KINDS, kind_name
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.base import Chart, Columns, Reading, moment
from algeria_lab.views.charts.style import (
    COLOURS,
    EDGE,
    INK,
    MARKS,
    QUIET,
    Look,
    Series,
    bar_look,
    legend_below,
    legend_only,
    new_figure,
    text_at,
    whole_numbers,
)

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.history import Entry

ROW = 26  # pixels
AROUND = 90  # pixels of title and axis
MARGIN = 6
THICK = 0.68


class RowsChart(Chart[State, Words]):
    """A chart whose rows have names; it is as high as it has rows."""

    def _empty(self, **settings: Any) -> figure:
        from bokeh.models import FixedTicker, Range1d

        plot = new_figure(
            self.say("title"),
            x_range=Range1d(0, 1),
            y_range=Range1d(-1, 1),
            x_axis_label=self.say("axis"),
            **settings,
        )
        plot.yaxis.ticker = FixedTicker(ticks=[])
        plot.ygrid.grid_line_color = None
        plot.xgrid.grid_line_color = "#d9dadc"
        whole_numbers(plot, "x")
        return plot

    def arrange(self, reading: Reading) -> None:
        """See `Chart.arrange`."""
        frame, plot = reading.frame, self.figure
        names = {-row: name for row, name in enumerate(frame["names"]) if name}
        plot.yaxis[0].ticker.ticks = list(names)
        plot.yaxis[0].major_label_overrides = names
        plot.y_range.update(start=-len(frame["names"]) + 0.4, end=0.6)
        plot.x_range.update(start=frame["low"], end=frame["high"])
        plot.height = AROUND + ROW * len(frame["names"])


class WaterfallChart(RowsChart):
    """What moved the support of both sides in one turn, from its start to its end.

    Attributes:
        turn: The turn to show; that of the board when None.
    """

    key = "waterfall"

    turn: int | None = None

    def read(self, history: Sequence[Entry[State]], at: int | None) -> Reading:
        """See `Chart.read`."""
        now = moment(history, at)[1].turn if self.turn is None else self.turn
        both = bridges(history, now)
        names: list[str] = []
        steps: Columns = {
            "y": [],
            "from": [],
            "to": [],
            "side": [],
            "colour": [],
            "change": [],
            "x": [],
            "end": [],
        }
        ends: Columns = {"x": [], "y": [], "side": [], "text": []}
        for bridge in both:
            self._lay(bridge, names, steps, ends)
        reached = [*ends["x"], *steps["from"], *steps["to"]]
        frame = {"names": names, "low": max(min(reached) - MARGIN, 0) - 1, "high": max(reached) + MARGIN + 2}
        sources = {"steps": steps, "fln": _of_side(ends, "fln"), "gov": _of_side(ends, "gov"), "ends": ends}
        return Reading(sources, self._sentence(both), self._table(both), now, frame)

    def _lay(self, bridge: Bridge, names: list[str], steps: Columns, ends: Columns) -> None:
        """Lay the rows of one side under those that are there."""
        if names:
            names.append("")
        level = bridge.start
        self._mark(bridge, "start", level, names, ends)
        for cause, change in bridge.steps:
            side = bridge.side
            row: dict[str, Any] = {"y": -len(names), "from": level, "to": level + change, "side": side}
            row |= {"colour": COLOURS[side], "change": self.words.change(change)}
            row |= {"x": max(level, level + change), "end": "/" if change < 0 else " "}
            for column, value in row.items():
                steps[column].append(value)
            names.append(self.words.say(f"charts-cause-{cause}"))
            level += change
        self._mark(bridge, "end", level, names, ends)

    def _mark(self, bridge: Bridge, which: str, level: int, names: list[str], ends: Columns) -> None:
        for column, value in {"x": level, "y": -len(names), "side": bridge.side, "text": str(level)}.items():
            ends[column].append(value)
        names.append(self.say(f"{bridge.side}-{which}"))

    def draw(self) -> figure:
        """See `Chart.draw`."""
        plot = self._empty()
        look = {"line_color": "colour", "hatch_color": INK, "hatch_alpha": 0.7, "hatch_scale": 8}
        steps = self.sources["steps"]
        plot.hbar(
            y="y",
            left="from",
            right="to",
            height=THICK,
            source=steps,
            fill_color="colour",
            hatch_pattern="end",
            **look,
        )
        text_at(plot, steps, "change", x_offset=5, text_baseline="middle")
        for side in COLOURS:
            plot.scatter(
                "x", "y", source=self.sources[side], marker=MARKS[side], size=13, color=COLOURS[side]
            )
        text_at(
            plot, self.sources["ends"], "text", x_offset=11, text_baseline="middle", text_font_style="bold"
        )
        return plot

    def _sentence(self, both: tuple[Bridge, Bridge]) -> str:
        fln, gov = both
        values = {
            "turn": fln.turn,
            "fln_start": fln.start,
            "fln": fln.end,
            "gov_start": gov.start,
            "gov": gov.end,
            "fln_change": fln.end - fln.start,
            "gov_change": gov.end - gov.start,
        }
        sentences = [self.say("summary", **values)]
        for bridge in both:
            if bridge.steps:
                cause, change = max(bridge.steps, key=lambda step: abs(step[1]))
                named = self.words.say(f"charts-cause-{cause}")
                sentences.append(
                    self.say(f"most-{bridge.side}", cause=named, change=self.words.change(change))
                )
        return " ".join(sentences)

    def _table(self, both: tuple[Bridge, Bridge]) -> list[list[object]]:
        rows: list[list[object]] = [[self.say(name) for name in ("what", "change", "level")]]
        for bridge in both:
            level = bridge.start
            rows.append([self.say(f"{bridge.side}-start"), "", level])
            for cause, change in bridge.steps:
                level += change
                rows.append([self.words.say(f"charts-cause-{cause}"), self.words.change(change), level])
            rows.append([self.say(f"{bridge.side}-end"), "", level])
        return rows


def _of_side(ends: Columns, side: str) -> Columns:
    rows = [row for row, of in enumerate(ends["side"]) if of == side]
    return {column: [ends[column][row] for row in rows] for column in ("x", "y")}


class BoxesChart(RowsChart):
    """Who stands in which box at the moment of the board."""

    key = "boxes"
    looks = {  # noqa: RUF012 - a constant of the class
        # Boxes are no side's: greys from dark to light, hatched in turn.
        "UG": Look("#9AA1A9", "/"),
        "OPS": Look("#4B5259"),
        "PTL": Look("#C3C8CD", "."),
        "OC": Look("#E3E5E8"),
        NEUTRALIZED: Look("#FFFFFF", "x"),
    }
    kinds = (*FLN_KINDS, "", *GOV_KINDS)

    def label(self, box: str) -> str:
        """Return what the reader calls a box; the neutralized units stand apart."""
        return self.say("neutralized") if box == NEUTRALIZED else self.words.box(box)

    def read(self, history: Sequence[Entry[State]], at: int | None) -> Reading:
        """See `Chart.read`."""
        state = moment(history, at)[1]
        counts = forces(state)
        totals = {kind: sum(counts[kind].values()) for kind in counts}
        data: Columns = {"y": [], "kind": [], "x": [], "total": []}
        for box in self.looks:
            data |= {box: [], f"{box}-from": [], f"{box}-to": [], f"{box}-edge": []}
        for row, kind in enumerate(self.kinds):
            if kind:
                values = {
                    "y": -row,
                    "kind": kind_name(self.words, kind),
                    "x": totals[kind],
                    "total": str(totals[kind]),
                }
                for column, value in values.items():
                    data[column].append(value)
                _stack(data, counts[kind])
        names = [kind_name(self.words, kind) if kind else "" for kind in self.kinds]
        frame = {"names": names, "low": 0, "high": max(8, *totals.values()) * 1.1 + 1}
        frame["present"] = [self.label(box) for box in self.looks if any(data[box])]
        sides = [sum(totals[kind] for kind in kinds) for kinds in (FLN_KINDS, GOV_KINDS)]
        down = sum(of[NEUTRALIZED] for of in counts.values())
        hidden = sum(counts[kind]["UG"] for kind in FLN_KINDS)
        fln, gov = sides
        summary = self.say("summary", turn=state.turn, fln=fln, gov=gov, hidden=hidden, down=down)
        return Reading({"bars": data}, summary, self._table(counts), state.turn, frame)

    def _table(self, counts: dict[str, dict[str, int]]) -> list[list[object]]:
        head: list[object] = [
            self.say("kind"),
            *(self.label(box) for box in (*BOXES, NEUTRALIZED)),
            self.say("total"),
        ]
        rows = [
            [kind_name(self.words, kind), *counts[kind].values(), sum(counts[kind].values())]
            for kind in self.kinds
            if kind
        ]
        return [head, *rows]

    def draw(self) -> figure:
        """See `Chart.draw`."""
        from bokeh.models import HoverTool

        plot = self._empty()
        source = self.sources["bars"]
        series = [Series(box, self.label(box), look) for box, look in self.looks.items()]
        drawn = [
            plot.hbar(
                y="y",
                left=f"{item.name}-from",
                right=f"{item.name}-to",
                height=THICK,
                source=source,
                legend_label=item.label,
                **bar_look(item.look, f"{item.name}-edge"),
            )
            for item in series
        ]
        text_at(plot, source, "total", x_offset=5, text_baseline="middle", text_color=QUIET)
        tips = [(item.label, f"@{{{item.name}}}") for item in series]
        plot.add_tools(HoverTool(renderers=drawn, tooltips=[("", "@kind"), *tips]))
        legend_below(plot, left=125)
        return plot

    def arrange(self, reading: Reading) -> None:
        """See `Chart.arrange`."""
        super().arrange(reading)
        legend_only(self.figure, reading.frame["present"])


def _stack(data: Columns, counts: dict[str, int]) -> None:
    """Add a row of boxes one behind the other."""
    reached = 0
    for box, number in counts.items():
        data[box].append(number)
        data[f"{box}-from"].append(reached)
        reached += number
        data[f"{box}-to"].append(reached)
        data[f"{box}-edge"].append(EDGE if number else 0.0)
