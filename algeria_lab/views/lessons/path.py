"""The lessons of a course as data of a page: what is said of each, and where it opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.lessons.ways import ways_through

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.lessons.course import Course, Entry
    from algeria_lab.lessons.ways import Way
    from algeria_lab.views.shared.messages import Messages

Part = dict[str, Any]
TO_LESSONS = "../lessons/"  # from a page in the folder of notebooks


def path_view(course: Course, words: Messages) -> list[Part]:
    """Return the lessons in their order, in the language of *words*."""
    return [_lesson(entry, words) for entry in course.entries]


def ways_view(course: Course, words: Messages) -> list[Part]:
    """Return the ways through the course, the shortest first, in the language of *words*."""
    return [_way(way, words) for way in ways_through(course)]


def _way(way: Way, words: Messages) -> Part:
    title = way.title[words.written]
    return {
        "id": way.id,
        "label": words.say("path-way", title=title, minutes=_minutes(way.minutes(), words)),
        "about": way.about[words.written],
        "lessons": [entry.id for entry in way.entries],
        "take": way.take,
    }


def _lesson(entry: Entry, words: Messages) -> Part:
    language = words.written
    return {
        "id": entry.id,
        "lang": language,
        "slug": entry.slug,
        "number": words.say("path-number", number=entry.number),
        "title": entry.title[language],
        "about": entry.about[language],
        "facts": _facts(entry, words),
        "notes": [note[language] for note in entry.content_notes],
        "aims": [aim[language] for aim in entry.objectives],
        "programmes": list(entry.programmes),
        "periods": list(entry.periods),
        "age": entry.age or 0,
        "steps": entry.steps,
        "link": entry.opened_at(language, TO_LESSONS),
    }


def _facts(entry: Entry, words: Messages) -> list[str]:
    """Return how long it takes, and for whom it is."""
    minutes = entry.periods or (entry.minutes or 0,)
    facts = [_minutes(minutes, words)] if any(minutes) else []
    return [*facts, words.say("path-age", age=entry.age)] if entry.age else facts


def _minutes(minutes: Sequence[int], words: Messages) -> str:
    return words.say("path-minutes", minutes=words.say("path-or").join(map(str, minutes)))
