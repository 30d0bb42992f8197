"""Ways through the course: which lessons one takes who has one period, a few of them, or a term."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.tables import load_data

if TYPE_CHECKING:
    from algeria_lab.lessons.course import Course, Entry


class Way(NamedTuple):
    """One way through a course.

    Attributes:
        id: Its name, such as ``four``.
        title: What readers call it, by language.
        about: What one learns on it, by language.
        entries: Its lessons, in the order in which they are taken.
        take: How many of them are taken; fewer than all where they stand for a choice.
    """

    id: str
    title: Mapping[str, str]
    about: Mapping[str, str]
    entries: tuple[Entry, ...]
    take: int

    def minutes(self) -> tuple[int, ...]:
        """Return how long its lessons take together: in the shorter forms, then in the longer ones.

        Where some are to be chosen from, it is the time of the longest choice.
        """
        forms = [entry.periods or (entry.minutes or 0,) for entry in self.entries]
        sums = [sum(sorted(map(pick, forms))[-self.take :]) for pick in (min, max)]
        return tuple(sorted(set(sums)))


def ways_through(course: Course) -> list[Way]:
    """Return the ways whose lessons are all in *course*, in the order of the file."""
    rows: Any = load_data("lessons", "ways")["way"]
    return [way for row in rows if (way := _way(row, course))]


def _way(row: Mapping[str, Any], course: Course) -> Way | None:
    known = {entry.number: entry for entry in course.entries}
    numbers = row.get("lessons", list(known))
    if not numbers or not set(numbers) <= set(known):
        return None
    entries = tuple(known[number] for number in numbers)
    return Way(row["id"], row["title"], row["about"], entries, row.get("take", len(entries)))
