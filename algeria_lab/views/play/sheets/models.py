"""Pages that a game ends a turn with, or itself: what stands on them, in words, whatever the game."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from algeria_lab.players.table import AUTHOR

if TYPE_CHECKING:
    from algeria_lab.core.rules import S
    from algeria_lab.players.table import Table


FIRST_PAGE = 1  # turn 0 is the set-up


@dataclass(frozen=True)
class Item:
    """One line of a page.

    Attributes:
        text: What it says; rules in square brackets are links on the board.
        value: A figure in front of it; may be empty.
        note: What is added in small letters, such as how likely it was.
        side: Whose it is; empty for both or nobody.
        at: The moment at which it happened; None where there is none to look at.
    """

    text: str
    value: str = ""
    note: str = ""
    side: str = ""
    at: int | None = None


@dataclass(frozen=True)
class Gauge:
    """How the figure that a side plays for went on, and why.

    Attributes:
        side: Whose.
        name: What it is.
        before: Where it stood.
        after: Where it stands.
        change: By how much, with its sign.
        causes: Every cause, the largest first.
        marks: Levels at which something changes.
        top: The highest level that is drawn.
    """

    side: str
    name: str
    before: int
    after: int
    change: str
    causes: tuple[Item, ...]
    marks: tuple[int, ...] = (30, 70)
    top: int = 100


@dataclass(frozen=True)
class Section:
    """A part of a page under a heading of its own.

    Attributes:
        id: What it is about.
        title: Its heading.
        items: Its lines.
        text: A paragraph under them; may be empty.
    """

    id: str
    title: str
    items: tuple[Item, ...] = ()
    text: str = ""


@dataclass(frozen=True)
class Thought:
    """A question to think or to talk about.

    Attributes:
        kind: What it asks about, in words.
        text: The question.
    """

    kind: str
    text: str


@dataclass(frozen=True)
class TurnSheet:
    """The page of a turn.

    Attributes:
        turn: Its number.
        last: The last turn that has a page.
        at: The moment in which it began.
        title: Which turn it is.
        date: For when it stands.
        gauges: Both sides' figures.
        sections: What happened.
        thought: The question of the turn.
    """

    turn: int
    last: int
    at: int
    title: str
    date: str
    gauges: tuple[Gauge, ...]
    sections: tuple[Section, ...]
    thought: Thought

    def view(self) -> dict[str, Any]:
        """Return the page as the board reads it; see `TurnSheet` in the browser's types."""
        return asdict(self)


@dataclass(frozen=True)
class Peak:
    """A point of the lines that is numbered and told below them.

    Attributes:
        number: Its number.
        turn: The turn.
        side: Whose line.
        level: Where that line stood at the end of the turn.
        item: What happened.
    """

    number: int
    turn: int
    side: str
    level: int
    item: Item


@dataclass(frozen=True)
class Lines:
    """Both sides' figures at the end of each turn.

    Attributes:
        title: What they are.
        head: Headings of the columns of `rows`.
        rows: Turn and the figures of both sides.
        peaks: What turned the lines most.
        none: What is said where nothing did.
        top: The highest level that is drawn.
        marks: Levels at which something changes.
    """

    title: str
    head: tuple[str, str, str]
    rows: tuple[tuple[int, int, int], ...]
    peaks: tuple[Peak, ...]
    none: str
    top: int
    marks: tuple[int, ...]


@dataclass(frozen=True)
class CalibrationRow:
    """Predictions whose chance lay in one band; shares are from 0 to 1.

    Attributes:
        band: The band, in words.
        said: Their chance on average.
        came: How often they came true.
        low: The lower end of the interval of that.
        high: Its upper end.
        right: How many came true.
        count: How many there were.
        span: The interval, in words.
    """

    band: str
    said: float
    came: float
    low: float
    high: float
    right: int
    count: int
    span: str


@dataclass(frozen=True)
class EndSheet:
    """The page about a whole game, or about what has been played of it.

    Attributes:
        over: Whether it has ended.
        title: Its heading.
        lead: How it ended, or how it stands.
        record: What must not be forgotten beside a game about a war.
        result: Why it ended so.
        lines: How it went.
        sections: What is told of it further.
        calibration: How well the reader predicted, under the section ``predictions``; empty without one.
        turns: Each turn with the moment in which it began, to go on from.
        ways: How it can be begun anew: ``exchange`` (the other side), ``again`` (the same dice).
        costly: Whether its reader may ask which of their decisions cost most.
    """

    over: bool
    title: str
    lead: str
    record: str
    result: tuple[Item, ...]
    lines: Lines
    sections: tuple[Section, ...]
    calibration: tuple[CalibrationRow, ...]
    turns: tuple[tuple[int, int], ...]
    ways: tuple[str, ...]
    costly: bool = False

    def view(self) -> dict[str, Any]:
        """Return the page as the board reads it; see `EndSheet` in the browser's types."""
        return asdict(self)


def turn_to_read(table: Table[S]) -> int | None:
    """Return the turn whose page is due: it has ended, and no person has decided anything since.

    It is read from the history, so that it survives saving, opening and taking back.
    """
    history, now = table.game.history, table.game.state
    if table.game.outcome or now.turn < FIRST_PAGE + 1:
        return None
    for entry, before in zip(reversed(history), reversed(history[:-1]), strict=False):
        if before.state.turn < now.turn:
            return before.state.turn
        if entry.action is None:
            return None
        if table.seats[entry.action.seat] is None and entry.by != AUTHOR:
            return None
    return None
