"""Charts of horizontal bars with a name in front of each: what moved support, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.state import State
from algeria_lab.lessons.algeria.causes import Bridge, bridges
from algeria_lab.lessons.algeria.ledgers import NEUTRALIZED, forces
from algeria_lab.views.algeria.charts.turns import FLN_KINDS, GOV_KINDS, kind_name
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.base import Columns, Reading, moment
from algeria_lab.views.charts.rows import THICK, Counts, RowsChart, StackedRows
from algeria_lab.views.charts.style import COLOURS, INK, MARKS, Look, text_at

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.history import Entry

MARGIN = 6


class WaterfallChart(RowsChart[State, Words]):
    """What moved the support of both sides in one turn, from its start to its end.

    Attributes:
        turn: The turn to show; that of the board when None.
    """

    key = "waterfall"

    turn: int | None = None

    def read(self, history: Sequence[Entry[State]], at: int | None) -> Reading:
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
        plot = self.empty()
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


class BoxesChart(StackedRows[State, Words]):
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

    def label(self, part: str) -> str:
        """See `StackedRows.label`; the neutralized units stand apart."""
        return self.say("neutralized") if part == NEUTRALIZED else self.words.box(part)

    def kind_label(self, kind: str) -> str:
        return kind_name(self.words, kind)

    def counts(self, history: Sequence[Entry[State]], at: int | None) -> Counts:
        return forces(moment(history, at)[1])

    def sentence(self, _history: Sequence[Entry[State]], state: State, counts: Counts) -> str:
        fln, gov = (sum(sum(counts[kind].values()) for kind in kinds) for kinds in (FLN_KINDS, GOV_KINDS))
        down = sum(of[NEUTRALIZED] for of in counts.values())
        hidden = sum(counts[kind]["UG"] for kind in FLN_KINDS)
        return self.say("summary", turn=state.turn, fln=fln, gov=gov, hidden=hidden, down=down)
