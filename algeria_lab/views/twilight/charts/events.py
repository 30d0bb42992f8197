"""The Events of a game: who played them, when, with which text, and how each moved the two lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.lessons.twilight.events_played import PIVOTAL, PlayedEvent, events_played
from algeria_lab.twilight.state import State
from algeria_lab.views.charts.base import Chart, Columns, Reading, moment
from algeria_lab.views.charts.style import (
    COLOURS,
    INK,
    LEAST_TURNS,
    MARKS,
    Look,
    bar_look,
    legend_below,
    moment_band,
    new_figure,
    whole_numbers,
)
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.history import Entry

LINES = {"fln": Look(COLOURS["fln"], "/"), "gov": Look(COLOURS["gov"])}
WIDTH = 0.4  # of a card, for each of both bars
LEAST_HEIGHT = 4
WAY = {"fln": 1, "gov": -1}
BEYOND, MARGIN = 1.2, 1  # of a step of a line: from the longest bar to the marks, and from them to the edge
# How much of a mark is filled: what its text favours is seen without colour.
FILLED = {"unshaded": "white", "single": "white", "shaded": "", PIVOTAL: ""}
SIZE, LARGE = 9, 14
COLUMNS = (
    "x",
    "lane",
    "title",
    "by",
    "turn",
    "fill",
    "size",
    "fln",
    "gov",
    "at-fln",
    "at-gov",
    "told-fln",
    "told-gov",
)


class EventsChart(Chart[State, TwilightWords]):
    """The Events of both sides along the cards: a mark for each, and bars for what it moved."""

    key = "events"

    def read(self, history: Sequence[Entry[State]], at: int | None) -> Reading:
        ply, state = moment(history, at)
        played = events_played(history)
        moved = [0, *(number for event in played for number in event.change)]
        reach = max(LEAST_HEIGHT, *map(abs, moved))
        sources = {side: self._columns(played, side, WAY[side] * (reach + BEYOND)) for side in LINES}
        frame = {"last": max(history[-1].state.turn, LEAST_TURNS), "reach": reach}
        until = [event for event in played if event.ply <= ply]
        said, table = self._sentence(until, state), self._table(played)
        moments = [(float(event.turn), event.ply) for event in played]
        return Reading(sources, said, table, state.turn, frame, moments, [event.ply for event in played])

    def _columns(self, played: Sequence[PlayedEvent], side: str, lane: float) -> Columns:
        """Return the Events that a side played as columns; its marks stand in a lane of their own."""
        found: Columns = {name: [] for name in COLUMNS}
        for event in played:
            if event.side == side:
                cells: dict[str, Any] = {
                    "x": event.turn,
                    "lane": lane,
                    "turn": event.turn,
                    "by": self._by(event),
                }
                cells |= {"title": self.words.card(event.card), "fill": FILLED[event.text] or COLOURS[side]}
                cells |= {"size": LARGE if event.text == PIVOTAL else SIZE}
                for line, change in event.change._asdict().items():
                    shift = -WIDTH / 2 if line == "fln" else WIDTH / 2
                    cells |= {line: change, f"at-{line}": event.turn + shift}
                    cells[f"told-{line}"] = self.words.change(change)
                for column, value in cells.items():
                    found[column].append(value)
        return found

    def _by(self, event: PlayedEvent) -> str:
        """Return who played an Event, and with which text."""
        named = self.say(f"text-{event.text}")
        return self.words.labelled(self.words.side(event.side), named)

    def _sentence(self, played: Sequence[PlayedEvent], state: State) -> str:
        by = {side: sum(event.side == side for event in played) for side in LINES}
        moved = {
            f"{line}_change": self.words.change(sum(getattr(event.change, line) for event in played))
            for line in LINES
        }
        return self.say("summary", turn=state.turn, count=len(played), **by, **moved)

    def _table(self, played: Sequence[PlayedEvent]) -> list[list[object]]:
        say = self.words.say
        head = [self.turn_name, self.say("card"), self.say("by"), self.say("text")]
        head += [say("twilight-track-sc"), say("twilight-track-ob")]
        rows = [
            [
                event.turn,
                self.words.card(event.card),
                self.words.side(event.side),
                self.say(f"text-{event.text}"),
                self.words.change(event.change.gov),
                self.words.change(event.change.fln),
            ]
            for event in played
        ]
        return [list[object](head), *rows]

    def draw(self) -> figure:
        from bokeh.models import HoverTool, Range1d, Span

        plot = new_figure(
            self.say("title"),
            x_range=Range1d(0, 1),
            y_range=Range1d(-1, 1),
            x_axis_label=self.turn_name,
            y_axis_label=self.say("axis"),
        )
        self._band = moment_band(plot)
        plot.add_layout(Span(location=0, dimension="width", line_color=INK, line_width=1))
        for side in LINES:
            self._bars(plot, side)
        marks = [self._marks(plot, side) for side in LINES]
        whole_numbers(plot, "x", "y")
        say = self.words.say
        tips = [(self.turn_name, "@turn"), ("", "@title"), ("", "@by")]
        tips += [(say("twilight-track-sc"), "@{told-gov}"), (say("twilight-track-ob"), "@{told-fln}")]
        plot.add_tools(HoverTool(renderers=marks, tooltips=tips))
        legend_below(plot)
        return plot

    def _bars(self, plot: figure, side: str) -> None:
        """Draw what the Events of a side moved: a bar for each line."""
        for line, look in LINES.items():
            track = self.words.say("twilight-track-ob" if line == "fln" else "twilight-track-sc")
            source = self.sources[side]
            drawn = bar_look(look, 0.0)
            plot.vbar(f"at-{line}", top=line, width=WIDTH, source=source, legend_label=track, **drawn)

    def _marks(self, plot: figure, side: str) -> Any:
        """Draw a mark for each Event of a side: those of the FLN above, those of the Government below."""
        look: dict[str, Any] = {"line_color": COLOURS[side], "line_width": 2, "marker": MARKS[side]}
        look["legend_label"] = self.say(f"played-{side}")
        return plot.scatter("x", "lane", size="size", fill_color="fill", source=self.sources[side], **look)

    def arrange(self, reading: Reading) -> None:
        frame = reading.frame
        self.figure.x_range.update(start=0.4, end=frame["last"] + 0.6)
        edge = frame["reach"] + BEYOND + MARGIN
        self.figure.y_range.update(start=-edge, end=edge)
        self.figure.yaxis[0].bounds = (-frame["reach"], frame["reach"])
        self._band.update(left=reading.turn - 0.5, right=reading.turn + 0.5)
