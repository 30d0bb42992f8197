"""What a scenario shows or claims of history: excerpts, records, topics and themes that the fact base has."""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.checking.facts import facts, topics
from algeria_lab.checking.faults import Fault, Path, unknown
from algeria_lab.checking.timeline import THEMES
from algeria_lab.checking.voices import missing_beside, voices
from algeria_lab.scenarios.forms.exhibits import Exhibit
from algeria_lab.scenarios.laws.case import Case


def record_faults(case: Case) -> Iterator[Fault]:
    """Yield what steps and claims name and the fact base lacks, and excerpts that may not stand alone."""
    for place, step in enumerate(case.scenario.steps):
        for number, exhibit in enumerate(step.show):
            yield from _exhibit(("steps", place, "show", number), exhibit)
    lesson = case.scenario.lesson
    for side, rows in lesson.claim.sides.items() if lesson and lesson.claim else ():
        for place, evidence in enumerate(rows):
            here: Path = ("lesson", "claim", side, place)
            if evidence.voice:
                yield from _voice((*here, "voice"), evidence.voice)
            if evidence.fact:
                yield from record_named((*here, "fact"), evidence.fact)


def _exhibit(path: Path, exhibit: Exhibit) -> Iterator[Fault]:
    for place, name in enumerate(exhibit.voices):
        yield from _voice((*path, "voices", place), name)
    for name, others in missing_beside(exhibit.voices).items():
        values = {"given": name, "others": ", ".join(others)}
        yield Fault((*path, "voices", exhibit.voices.index(name)), "voice-alone", values)
    for place, name in enumerate(exhibit.facts):
        named = record_named if "/" in name else _topic
        yield from named((*path, "facts", place), name)
    if exhibit.works:
        yield from _topic((*path, "works"), exhibit.works)
    if asked := exhibit.timeline:
        for place, theme in enumerate(asked.themes):
            if theme not in THEMES:
                here = (*path, "timeline", "themes", place)
                yield unknown(here, theme, THEMES)._replace(problem="theme-unknown")
        if asked.first > asked.last:
            yield Fault(
                (*path, "timeline", "last"), "years-turned", {"first": asked.first, "last": asked.last}
            )


def _voice(path: Path, name: str) -> Iterator[Fault]:
    if name not in voices():
        yield unknown(path, name, voices())._replace(problem="voice-unknown")


def _topic(path: Path, name: str) -> Iterator[Fault]:
    if name not in topics():
        yield unknown(path, name, topics())._replace(problem="topic-unknown")


def record_named(path: Path, name: str, *, unread: bool = False) -> Iterator[Fault]:
    """Yield the fault of a record that there is not, with those of its topic, or else with the topics.

    Args:
        path: Where it is named.
        name: Its name, as ``topic/id``.
        unread: Whether one that nobody has read yet may be named; never where learners see it.
    """
    topic = name.partition("/")[0]
    if topic not in topics():
        known = [f"{each}/…" for each in topics()]
    else:
        known = [f"{topic}/{fact.id}" for fact in facts(topic, unread=unread)]
    if name not in known:
        yield unknown(path, name, known)._replace(problem="fact-unknown")
