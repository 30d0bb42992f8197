"""The two lines that decide the game, card by card, with what each side needs and the Propaganda Rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.lessons.twilight.lines import LineMove, Lines, line_moves, lines_of
from algeria_lab.lessons.twilight.walking import CardEnd, card_ends
from algeria_lab.twilight.cards import PROPAGANDA
from algeria_lab.twilight.propaganda import OPPOSITION_LINE, SUPPORT_LINE
from algeria_lab.twilight.state import State
from algeria_lab.views.charts.base import Columns, Reading, moment, moments_by_turn
from algeria_lab.views.charts.course import Change
from algeria_lab.views.charts.steps import StepsChart
from algeria_lab.views.charts.style import COLOURS, INK, QUIET, SMALL, new_figure, text_at
from algeria_lab.views.twilight.charts.telling import told_alone
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.history import Entry

NEEDED = Lines(OPPOSITION_LINE, SUPPORT_LINE)
FOOT = -1
MOST_TICKS = 8  # of 60 cards those that have room on a telephone
LEAST_TOP, ROOM = 42, 5
TICKS = (0, 10, 20, 40, 50, 60)


class LinesChart(StepsChart[State, TwilightWords]):
    """Support + Commitment and Opposition + Bases of a game."""

    key = "lines"
    apart = 3.5
    most_ticks = MOST_TICKS

    def changes(self, history: Sequence[Entry[State]]) -> list[Change]:
        return self._changes(history, line_moves(history))

    def _changes(self, history: Sequence[Entry[State]], moves: Sequence[LineMove]) -> list[Change]:
        start = history[0].state
        first = Change(start.turn - 1, 0, "", *lines_of(start), self.words.say("charts-lines-start"))
        told = (
            Change(move.turn, move.ply, move.side, *move.now, told_alone(self.words, move.event))
            for move in moves
        )
        return [first, *told]

    def top(self, data: Columns) -> float:
        return float(max(LEAST_TOP, *data["fln"], *data["gov"]) + ROOM)

    def read(self, history: Sequence[Entry[State]], at: int | None) -> Reading:
        _, data, sources, frame, moments = self.course(history, at)
        ends, state = card_ends(history), moment(history, at)[1]
        frame["top"] = self.top(data)
        sources["rounds"] = _rounds(ends, frame)
        start, now = lines_of(history[0].state), lines_of(state)
        said = self.say(
            "summary",
            turn=state.turn,
            gov=now.gov,
            gov_start=start.gov,
            gov_needed=NEEDED.gov,
            fln=now.fln,
            fln_start=start.fln,
            fln_needed=NEEDED.fln,
            rounds=state.propaganda_played,
            rounds_total=state.propaganda_total,
        )
        rows = moments_by_turn(history, [end.turn for end in ends])
        return Reading(sources, said, self._table(history, ends), state.turn, frame, moments, rows)

    def _table(self, history: Sequence[Entry[State]], ends: Sequence[CardEnd]) -> list[list[object]]:
        told: dict[int, list[str]] = {}
        for move in line_moves(history):
            text = told_alone(self.words, move.event)
            if text not in told.setdefault(move.turn, [])[-1:]:
                told[move.turn].append(text)
        say = self.words.say
        head = [self.turn_name, say("twilight-track-sc"), say("twilight-track-ob"), self.say("what")]
        rows = [
            [end.turn, lines_of(end.state).gov, lines_of(end.state).fln, " ".join(told.get(end.turn, ()))]
            for end in ends
        ]
        return [list[object](head), *rows]

    def empty(self) -> figure:
        from bokeh.models import Range1d, Span

        plot = new_figure(
            self.say("title"),
            x_range=Range1d(0, 1),
            y_range=Range1d(FOOT, LEAST_TOP + ROOM),
            x_axis_label=self.turn_name,
        )
        for side, needed in NEEDED._asdict().items():
            look = {
                "line_color": COLOURS[side],
                "line_dash": "dotted",
                "line_width": 1.5,
                "level": "underlay",
            }
            plot.add_layout(Span(location=needed, dimension="width", **look))
        plot.yaxis.ticker = sorted((*TICKS, *NEEDED))
        plot.yaxis.major_label_overrides = {
            needed: self.say(f"needed-{side}", needed=needed) for side, needed in NEEDED._asdict().items()
        }
        return plot

    def write(self, plot: figure) -> list[Any]:
        """See `StepsChart.write`: the Propaganda Rounds stand as bands behind the lines."""
        rounds = self.sources["rounds"]
        look = {"fill_color": INK, "fill_alpha": 0.08, "line_color": None, "level": "underlay"}
        plot.quad("left", "right", top="y", bottom=FOOT, source=rounds, **look)
        lettered = {"text_color": QUIET, "text_font_size": SMALL, "text_align": "center"}
        text_at(plot, rounds, "number", text_baseline="top", y_offset=2, **lettered)
        return []

    def arrange(self, reading: Reading) -> None:
        super().arrange(reading)
        self.figure.y_range.end = reading.frame["top"]


def _rounds(ends: Sequence[CardEnd], frame: dict[str, Any]) -> Columns:
    """Return where the Propaganda Rounds lie that are seen, with their numbers."""
    found: Columns = {"left": [], "right": [], "x": [], "y": [], "number": []}
    for end in ends:
        if end.card in PROPAGANDA:
            left, right = end.turn - 1, min(end.turn, frame["last"])
            cells = {"left": left, "right": right, "x": (left + right) / 2, "y": frame["top"]}
            for column, value in (cells | {"number": str(end.state.propaganda_played)}).items():
                found[column].append(value)
    return found
