"""What a teacher wants to know of a lesson before the class, in a few lines of the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

from algeria_lab.scenarios.laws.periods import BESIDE_THE_STEPS
from algeria_lab.views.lessons.path import path_view
from algeria_lab.views.scenarios.handouts.step_words import minutes_said

if TYPE_CHECKING:
    from algeria_lab.lessons.course import Course, Entry
    from algeria_lab.views.shared.messages import Messages

Part = dict[str, Any]


class Papers(Protocol):
    """Makes sheets of lessons; the notebook of the page hands it in.

    Attributes:
        offered: What can be made of a lesson, in the order of the buttons.
    """

    offered: tuple[str, ...]

    def has(self, entry: Entry) -> bool:
        """Return whether sheets can be made of a lesson."""

    def made(self, what: str, lesson: str, language: str, period: int) -> dict[str, str] | None:
        """Return a sheet as a file, with its name, its type and its text; None for one that there is not."""


def lessons_view(course: Course, papers: Papers | None, words: Messages, *, in_room: bool) -> list[Part]:
    """Return the lessons with what is to be known of each before the class.

    Args:
        course: The lessons.
        papers: Where their sheets are made.
        words: The reader's language.
        in_room: Whether a class reads the page: then no sheet is offered.
    """
    shown = zip(path_view(course, words), course.entries, strict=True)
    return [row | {"brief": _brief(entry, course, papers, words, in_room=in_room)} for row, entry in shown]


def _brief(entry: Entry, course: Course, papers: Papers | None, words: Messages, *, in_room: bool) -> Part:
    has = papers is not None and not in_room and papers.has(entry)
    why = "" if has else words.say("teach-papers-room" if in_room else "teach-papers-learners")
    return {
        "facts": [list(row) for row in _facts(entry, course, words)],
        "papers": list(papers.offered) if papers and has else [],
        "why": why,
    }


def _facts(entry: Entry, course: Course, words: Messages) -> Iterator[tuple[str, str]]:
    """Yield what is to be known, each behind its name."""
    say, tongue = words.say, words.language
    if question := entry.question[tongue]:
        yield say("teach-brief-question"), question
    for minutes, steps in entry.lengths.items():
        name = say("path-minutes", minutes=str(minutes))
        said = minutes_said(steps, words)
        yield name, say("teach-brief-time", steps=said, beside=BESIDE_THE_STEPS)
    if entry.authors:
        yield say("scenario-page-authors"), ", ".join(entry.authors)
    readers = [say("sheet-reader", name=name, date=date) for name, date in entry.readers]
    yield say("sheet-readers"), ", ".join(readers) or say("teach-brief-unread")
    if later := course.after(entry.id):
        number = say("sheet-number", number=later.number)
        yield say("sheet-next"), words.labelled(number, later.title[tongue])
