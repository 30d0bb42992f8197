"""What every chart does: read the history, draw once, and after that only replace what has changed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from algeria_lab.core.package import __version__
from algeria_lab.core.rules import S
from algeria_lab.views.shared.messages import GameWords, Messages

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bokeh.models import ColumnDataSource
    from bokeh.plotting import figure

    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry
    from algeria_lab.views.shared.bokeh_pane import BokehPane

M = TypeVar("M", bound=Messages)
G = TypeVar("G", bound=GameWords)
Columns = dict[str, list[Any]]
PANE_LABELS = ("text", "table", "fallback", "png", "svg", "csv", "save", "save-failed", "moment")
Moment = tuple[float, int]


@dataclass(frozen=True)
class Reading:
    """What a chart shows at one moment, as data.

    Attributes:
        sources: Columns by the name of their source.
        summary: One sentence with the numbers that matter.
        table: All numbers as rows, headings first.
        turn: The turn at which the board is, for charts of one game.
        frame: Further values that the chart sets on its axes and marks.
        moments: Where on the axis across which moment of the game stands, in order.
        row_moments: The moment of each row of the table below its headings; None for none.
        headline: What was found, in one sentence; empty where the title of the figure says what it shows.
        subline: What is drawn, and of how many.
    """

    sources: Mapping[str, Columns]
    summary: str
    table: list[list[object]]
    turn: int = 0
    frame: dict[str, Any] = field(default_factory=dict)
    moments: Sequence[Moment] = ()
    row_moments: Sequence[int | None] = ()
    headline: str = ""
    subline: str = ""

    @property
    def rows_shown(self) -> list[int]:
        """Rows of the table about the turn of the board: one that leads to a moment begins with its turn."""
        return [row for row, _ in enumerate(self.row_moments) if self.table[row + 1][0] == self.turn]


class Drawing(ABC, Generic[M]):
    """A figure in its pane that follows readings.

    Attributes:
        family: First part of the names of its messages.
        key: Name of the chart in messages and files.
        pane: The widget.

    Args:
        reading: What to show first.
        words: The reader's language.
    """

    family: ClassVar[str] = "charts"
    key: ClassVar[str]

    def __init__(self, reading: Reading, words: M) -> None:
        from bokeh.models import ColumnDataSource

        from algeria_lab.views.shared.bokeh_pane import BokehPane

        self.words = words
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
        self._entitle(reading)
        self.pane.locate(reading.moments, reading.row_moments, reading.rows_shown)

    def show(self, reading: Reading) -> None:
        """Show another reading; only what differs is sent."""
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
        self._entitle(reading)
        self.pane.locate(reading.moments, reading.row_moments, reading.rows_shown)

    def _entitle(self, reading: Reading) -> None:
        self.pane.headline, self.pane.subline = reading.headline, reading.subline

    def say(self, key: str, **values: str | float) -> str:
        """Return a message of this chart."""
        return self.words.say(f"{self.family}-{self.key}-{key}", **values)

    def _file_name(self, reading: Reading) -> str:
        return self.say("file", turn=reading.turn)

    @abstractmethod
    def draw(self) -> figure:
        """Return the figure over `sources`."""

    def arrange(self, reading: Reading) -> None:
        """Set axes and marks by a reading."""


class Chart(Drawing[G], Generic[S, G]):
    """One chart of one game.

    Args:
        history: The game.
        words: The reader's language.
        at: Action at which the board is; the last one when left out.
    """

    def __init__(self, history: Sequence[Entry[S]], words: G, at: int | None = None) -> None:
        self.words = words
        super().__init__(self.read(history, at), words)

    def update(self, history: Sequence[Entry[S]], at: int | None = None) -> None:
        """Show the game as it stands now, and the moment at which the board is."""
        self.show(self.read(history, at))

    @property
    def turn_name(self) -> str:
        """What the game counts its time in, as a heading."""
        return self.words.say("charts-turn-name", game=self.words.game)

    def _entitle(self, reading: Reading) -> None:
        """Put above the figure what is the case at the moment, and under it what the figure shows."""
        self.pane.headline = reading.headline or first_sentence(reading.summary)
        self.pane.subline = reading.subline or self.figure.title.text

    @abstractmethod
    def read(self, history: Sequence[Entry[S]], at: int | None) -> Reading:
        """Return what to show."""


def first_sentence(text: str) -> str:
    """Return the first sentence of a summary: what was found, as a headline says it.

    Examples:
        >>> first_sentence("Turn 2: the FLN has 1.5 AP. It spent 3.")
        'Turn 2: the FLN has 1.5 AP.'
    """
    found, end, _ = text.partition(". ")
    return found + end.rstrip()


def moment(history: Sequence[Entry[S]], at: int | None) -> tuple[int, S]:
    """Return the action at which the board is, and the position then."""
    ply = len(history) - 1 if at is None else min(max(at, 0), len(history) - 1)
    return ply, history[ply].state


def last_moments(history: Sequence[Entry[S]]) -> dict[int, int]:
    """Return the last moment of each turn that a board can show, and of the set-up."""
    found = {entry.state.turn: ply for ply, entry in enumerate(history)}
    return {history[0].state.turn - 1: 0} | found


def moments_by_turn(history: Sequence[Entry[S]], turns: Sequence[int]) -> list[int | None]:
    """Return the last moment of each of some turns; None where no board has stood still in one."""
    found = last_moments(history)
    return [found.get(turn) for turn in turns]


def caption(
    words: GameWords, history: Sequence[Entry[S]], at: int | None = None, game: Game[S] | None = None
) -> str:
    """Return what a saved picture says of itself: which game, which moment, which version.

    Args:
        words: The reader's language.
        history: The game.
        at: Action at which the board is; the last one when left out.
        game: Where scenario and seed stand, if they are known.
    """
    turn, version = moment(history, at)[1].turn, __version__
    if game is None:
        return words.say("charts-caption", game=words.game, turn=turn, version=version)
    began = {"scenario": words.begun(game), "seed": str(game.seed)}
    return words.say("charts-caption-war", game=words.game, **began, turn=turn, version=version)
