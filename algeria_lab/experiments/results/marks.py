"""Marks of the record, each read from a kept war by a named rule; and the calendar that such a reading needs.

The rules of *Algeria* give a turn no length in months. Whoever looks for 1958 in a war says first how many
months a turn shall stand for, and by how many turns a mark may be missed: both are the reader's choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from algeria_lab.checking.timeline import entries
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.core.tables import load_data
from algeria_lab.experiments.results.table import WAR, War, Wars

GAME = "algeria"
BEGINS = "first-of-november"  # the entry of the timeline at which turn 1 begins
YEAR = 12


class WrongCalendar(LabError, ValueError):
    """A turn that stands for no time, or a mark that may be missed by less than nothing."""


class Mark(NamedTuple):
    """Something in the record of the war for which a kept war can be looked at.

    Attributes:
        name: Its name.
        first, last: The days of the record, from its entries of the timeline.
        records: The entries of the timeline that it rests on, by id.
        facts: Figures of the fact base behind it, as ``topic/id``.
        reads: How it is read, one of `READINGS`.
        of: The measure that is read.
        than: What that is compared with; may be empty.
    """

    name: str
    first: date
    last: date
    records: tuple[str, ...]
    facts: tuple[str, ...]
    reads: str
    of: str
    than: str


class Window(NamedTuple):
    """The turns of a mark, from the first to the last, and how far it may be missed; `in` asks with that.

    Attributes:
        first, last: The turns into which its days fall.
        slack: By how many turns it may be missed, either way.
    """

    first: int
    last: int
    slack: int

    @property
    def turns(self) -> range:
        """All turns in which it counts as met."""
        return range(max(self.first - self.slack, 1), self.last + self.slack + 1)

    def about(self, turn: int) -> range:
        """Return the turns about one of them that may stand for it; 0 is the position."""
        return range(max(turn - self.slack, 0), turn + self.slack + 1)


class Calendar(NamedTuple):
    """How turns are read as time.

    Attributes:
        months: Months that a turn stands for; turn 1 begins with November 1954.
        slack: By how many turns a mark may be missed, either way.
    """

    months: int = 18
    slack: int = 1

    def turn(self, day: date) -> int:
        """Return the turn that a day falls into.

        Examples:
            >>> [Calendar(months).turn(date(1958, 5, 13)) for months in (6, 12, 18, 24)]
            [8, 4, 3, 2]
        """
        start = _entry_days()[BEGINS][0]
        return ((day.year - start.year) * YEAR + day.month - start.month) // self.months + 1

    def window(self, mark: Mark) -> Window:
        """Return the turns in which a mark counts as met."""
        return Window(self.turn(mark.first), self.turn(mark.last), self.slack)

    def check(self) -> None:
        """Refuse a calendar that is none.

        Raises:
            WrongCalendar: If a turn has no month, or the slack is below 0.
        """
        if self.months < 1 or self.slack < 0:
            raise WrongCalendar(
                f"{self.months} months a turn, {self.slack} turns to either side: a turn stands for 1 "
                "month or more, and a mark may be missed by 0 turns or more."
            )


class Course(NamedTuple):
    """One war, turn by turn.

    Attributes:
        turns: The turns at whose ends it was read, 0 for the position, ascending.
        read: Returns what a measure was at each of them.
        winner: The side that won; empty if it was stopped.
        limits: The constants under which it was played, by name.
    """

    turns: Sequence[int]
    read: Callable[[str], Sequence[int]]
    winner: str
    limits: Mapping[str, int]


def _steepest(course: Course, mark: Mark, window: Window) -> bool:
    """Whether the measure rose most in the window, counted from the position on."""
    values = course.read(mark.of)
    rises = [after - before for before, after in pairwise(values)]
    most = max(rises, default=0)
    return most > 0 and any(
        rise == most and turn in window.turns for turn, rise in zip(course.turns[1:], rises, strict=True)
    )


def _sunk(course: Course, mark: Mark, window: Window) -> bool:
    """Whether the measure stood at or below a constant of the model at the end of a turn of the window."""
    found = zip(course.turns, course.read(mark.of), strict=True)
    return any(turn in window.turns and value <= course.limits[mark.than] for turn, value in found)


def _highest(course: Course, mark: Mark, window: Window) -> bool:
    """Whether the measure was at its highest in the window; the position before turn 1 does not count."""
    found = [(turn, value) for turn, value in zip(course.turns, course.read(mark.of), strict=True) if turn]
    most = max((value for _, value in found), default=0)
    return most > 0 and any(turn in window.turns and value == most for turn, value in found)


def _fewer(course: Course, mark: Mark, window: Window) -> bool:
    """Whether the measure was lower at the end of its last turn than before its first."""
    found = list(zip(course.turns, course.read(mark.of), strict=True))
    before, after = window.about(window.first - 1), window.about(window.last)
    return any(
        late < early
        for turn, early in found
        if turn in before
        for later, late in found
        if later in after and later > turn
    )


def _over(course: Course, _mark: Mark, window: Window) -> bool:
    """Whether somebody won in the window."""
    return bool(course.winner) and course.turns[-1] in window.turns


def _won(course: Course, mark: Mark, _window: Window) -> bool:
    """Whether a side won, whenever."""
    return course.winner == mark.than


READINGS: Mapping[str, Callable[[Course, Mark, Window], bool]] = {
    "steepest": _steepest,
    "sunk": _sunk,
    "highest": _highest,
    "fewer": _fewer,
    "over": _over,
    "won": _won,
}


@cache
def _entry_days() -> Mapping[str, tuple[date, date]]:
    return {entry.id: (entry.first, entry.last) for entry in entries()}


@cache
def marks() -> Mapping[str, Mark]:
    """Return the marks by name, in the order of the data."""
    rows: Any = load_data("experiments", "marks")["mark"]
    return {name: _mark(name, row) for name, row in rows.items()}


def _mark(name: str, row: Mapping[str, Any]) -> Mark:
    records = (row["record"], *([row["until"]] if "until" in row else []))
    days = [_entry_days()[record] for record in records]
    facts = tuple(row.get("facts", ()))
    return Mark(name, days[0][0], days[-1][1], records, facts, row["reads"], row["of"], row.get("than", ""))


def mark_named(name: str) -> Mark:
    """Return a mark.

    Raises:
        UnknownName: If there is none of that name.
    """
    if name not in marks():
        raise UnknownName("mark of the record", name, marks())
    return marks()[name]


@cache
def unread() -> Mapping[str, tuple[str, ...]]:
    """Return the entries of the timeline for which these wars have no measure, by why: see the data."""
    rows: Any = load_data("experiments", "marks")["unread"]
    return {why: tuple(names) for why, names in rows.items()}


def courses(wars: Wars) -> Mapping[War, Course]:
    """Return the wars of a table one by one, each with its turns."""
    return wars.once("courses", lambda: _courses(wars))


def _courses(wars: Wars) -> Mapping[War, Course]:
    places: dict[War, list[int]] = {}
    for place, war in enumerate(zip(*(wars[name] for name in WAR), strict=True)):
        places.setdefault(war, []).append(place)
    printed = {name: constant.printed for name, constant in wars.question.subject.constants().items()}
    limits: dict[str, Mapping[str, Any]] = {
        name: {**printed, **way.changes} for name, way in wars.question.ways.items()
    }
    turns, winners = wars["turn"], wars["winner"]

    def reader(rows: Sequence[int]) -> Callable[[str], Sequence[int]]:
        return lambda name: [wars[name][row] for row in rows]

    return {
        war: Course([turns[row] for row in rows], reader(rows), winners[rows[-1]], limits[war[1]])
        for war, rows in places.items()
    }


def meets(wars: Wars, mark: Mark, calendar: Calendar) -> frozenset[War]:
    """Return the wars that have a mark, by a calendar.

    Raises:
        WrongCalendar: If the calendar is none.
    """
    calendar.check()
    return wars.once(("meets", mark.name, calendar), lambda: _meets(wars, mark, calendar))


def _meets(wars: Wars, mark: Mark, calendar: Calendar) -> frozenset[War]:
    window, read = calendar.window(mark), READINGS[mark.reads]
    return frozenset(war for war, course in courses(wars).items() if read(course, mark, window))
