"""What every chart does: read the history, draw once, and after that only replace what has changed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bokeh.models import ColumnDataSource
    from bokeh.plotting import figure

    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Entry
    from algeria_lab.views.bokeh_pane import BokehPane
    from algeria_lab.views.text import Words

Columns = dict[str, list[Any]]
PANE_LABELS = ("table", "fallback", "png", "svg", "csv", "save", "save-failed")


@dataclass(frozen=True)
class Reading:
    """What a chart shows at one moment, as data.

    Attributes:
        sources: Columns by the name of their source.
        summary: One sentence with the numbers that matter.
        table: All numbers as rows, headings first.
        turn: The turn at which the board is.
        frame: Further values that the chart sets on its axes and marks.
    """

    sources: Mapping[str, Columns]
    summary: str
    table: list[list[object]]
    turn: int
    frame: dict[str, Any] = field(default_factory=dict)


class Chart(ABC):
    """One chart of one war.

    Attributes:
        key: Name of the chart in messages and files.
        pane: The widget.

    Args:
        history: The war.
        words: The reader's language.
        at: Action at which the board is; the last one when left out.
    """

    key: ClassVar[str]

    def __init__(self, history: Sequence[Entry[State]], words: Words, at: int | None = None) -> None:
        from bokeh.models import ColumnDataSource

        from algeria_lab.views.bokeh_pane import BokehPane

        self.words = words
        reading = self.read(history, at)
        self._reading = reading
        self.sources: dict[str, ColumnDataSource] = {
            name: ColumnDataSource(data) for name, data in reading.sources.items()
        }
        self.figure = self.draw()
        self.arrange(reading)
        self.pane: BokehPane = BokehPane(
            self.figure,
            summary=reading.summary,
            table=reading.table,
            labels={name: words.say(f"pane-{name}") for name in PANE_LABELS},
            height=self.figure.height,
            file_name=self._file_name(reading),
        )

    def update(self, history: Sequence[Entry[State]], at: int | None = None) -> None:
        """Show the war as it stands now, and the moment at which the board is."""
        reading = self.read(history, at)
        shown, self._reading = self._reading, reading
        if reading == shown:
            return
        for name, data in reading.sources.items():
            if data != shown.sources[name]:
                self.sources[name].data = data
        if (reading.frame, reading.turn) != (shown.frame, shown.turn):
            self.arrange(reading)
        if self.pane.height != self.figure.height:
            self.pane.height = self.figure.height
        self.pane.describe(reading.summary, reading.table, self._file_name(reading))

    def say(self, key: str, **values: str | float) -> str:
        """Return a message of this chart."""
        return self.words.say(f"charts-{self.key}-{key}", **values)

    def _file_name(self, reading: Reading) -> str:
        return self.words.say(f"charts-{self.key}-file", turn=reading.turn)

    @abstractmethod
    def read(self, history: Sequence[Entry[State]], at: int | None) -> Reading:
        """Return what to show."""

    @abstractmethod
    def draw(self) -> figure:
        """Return the figure over `sources`."""

    def arrange(self, reading: Reading) -> None:  # noqa: B027 - a chart without axes to move leaves it
        """Set axes and marks by a reading."""


def moment(history: Sequence[Entry[State]], at: int | None) -> tuple[int, State]:
    """Return the action at which the board is, and the position then."""
    ply = len(history) - 1 if at is None else min(max(at, 0), len(history) - 1)
    return ply, history[ply].state
