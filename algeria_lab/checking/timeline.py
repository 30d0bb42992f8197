"""The timeline of the war: when, what, of which themes, how sure, and where lessons and games meet it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

from algeria_lab.checking.facts import CONTESTED
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data

THEMES = (
    *("politics", "fln", "fighting", "civilians", "camps"),
    *("justice", "world", "talks", "memory"),
)
PRECISIONS = ("day", "month", "months", "year", "years")
Texts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry.

    Attributes:
        id: Its name.
        first: First day.
        last: Last day; the same for most.
        precision: How much of the date is printed, one of `PRECISIONS`.
        text: What happened, by language.
        themes: Its themes, the most telling first.
        mark: A official or agreed, B good literature, C contested.
        read: ``yes``, ``via`` (second-hand) or ``no`` (standard literature, not yet looked up).
        lessons: Numbers of the lessons that use it; 0 is the starter, 12 the capstone.
        setup: The position of the area-map game that begins about then; empty for most.
        card: The event card of Colonial Twilight on it; 0 for none.
        facts: Records with its figures, as ``topic/id``.
        voices: Excerpts of then, or about it.
    """

    id: str
    first: date
    last: date
    precision: str
    text: Texts
    themes: tuple[str, ...]
    mark: str
    read: str
    lessons: tuple[int, ...]
    setup: str
    card: int
    facts: tuple[str, ...]
    voices: tuple[str, ...]

    @property
    def is_contested(self) -> bool:
        """Whether what it says is disputed."""
        return self.mark in CONTESTED


@cache
def entries() -> tuple[Entry, ...]:
    """Return all entries in the order of their dates."""
    rows: Any = load_data("history", "timeline")["entry"]
    return tuple(sorted(map(_read, rows), key=lambda entry: (entry.first, entry.last)))


def stretch(first: int, last: int, themes: Iterable[str] = ()) -> tuple[Entry, ...]:
    """Return the entries that touch some years.

    Args:
        first: The first year.
        last: The last year.
        themes: Only entries of one of these themes; all if empty.

    Raises:
        UnknownName: If there is no such theme.
    """
    wanted = tuple(themes)
    for theme in wanted:
        if theme not in THEMES:
            raise UnknownName("theme of the timeline", theme, THEMES)
    return tuple(
        entry
        for entry in entries()
        if entry.first.year <= last
        and first <= entry.last.year
        and (not wanted or not set(wanted).isdisjoint(entry.themes))
    )


def _read(row: Mapping[str, Any]) -> Entry:
    lists = {name: tuple(row.get(name, ())) for name in ("themes", "lessons", "facts", "voices")}
    plain: dict[str, Any] = {name: row[name] for name in ("id", "text", "mark", "read")} | lists
    return Entry(
        first=row["date"]["from"],
        last=row["date"]["to"],
        precision=row["date"]["precision"],
        setup=row.get("setup", ""),
        card=row.get("card", 0),
        **plain,
    )
