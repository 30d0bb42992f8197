"""What a lesson of a course must say of itself: nothing lacks, and what it names is there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from typing import Any

from algeria_lab.checking.facts import is_written_out, sources
from algeria_lab.checking.faults import Fault, Path, unknown
from algeria_lab.checking.programmes import programmes
from algeria_lab.core.tables import load_data
from algeria_lab.scenarios.forms.lesson import Lesson
from algeria_lab.scenarios.laws.case import Case

# What a scenario may leave out and a lesson may not.
_NEEDED = ("about", "minutes", "authors", "licence", "sources", "content_notes", "quiz", "debrief")


def lesson_faults(case: Case) -> Iterator[Fault]:
    """Yield what a lesson lacks, and programmes, terms and works that nobody knows."""
    lesson = case.scenario.lesson
    if lesson is None:
        return
    for name in _NEEDED:
        if not getattr(case.scenario, name):
            yield Fault(("lesson",), "lesson-lacks", {"given": name}, is_key=True)
    yield from _unknown(("lesson", "programmes"), lesson.programmes, programmes(), "programme-unknown")
    yield from _unknown(("lesson", "vocabulary"), lesson.vocabulary, terms(), "term-unknown")
    yield from _works(lesson)
    yield from _exam(case)
    yield from _steps(case, lesson)


def _exam(case: Case) -> Iterator[Fault]:
    """Yield that what is set as an exam is not written, or that nothing says what a good answer has."""
    exam = case.scenario.lesson.exam if case.scenario.lesson else None
    if exam is None:
        return
    question = case.scenario.question(exam.question)
    if question is None or question.kind != "text" or not question.rubric:
        yield Fault(("lesson", "exam", "question"), "exam-question", {"given": exam.question})


def _steps(case: Case, lesson: Lesson) -> Iterator[Fault]:
    """Yield steps that its teacher is told of and that there are not."""
    rows: list[tuple[Path, str]] = [
        *((("lesson", "plan_after", place), name) for place, name in enumerate(lesson.plan_after)),
        *((("lesson", "surprises", place, "at"), one.at) for place, one in enumerate(lesson.surprises)),
        *((("lesson", "spare", place, "step"), one.step) for place, one in enumerate(lesson.spare)),
    ]
    known = [step.id for step in case.scenario.whole.steps]
    for path, name in rows:
        if name not in known:
            yield unknown(path, name, known)._replace(problem="step-unknown")


def _works(lesson: Lesson) -> Iterator[Fault]:
    """Yield keys of works that the fact base does not have."""
    rows: list[tuple[Path, str]] = [
        (("lesson", "readings", place, "work"), reading.work) for place, reading in enumerate(lesson.readings)
    ]
    for side, found in lesson.claim.sides.items() if lesson.claim else ():
        for place, evidence in enumerate(found):
            if evidence.source:
                rows.append((("lesson", "claim", side, place, "source"), evidence.source))
    for path, name in rows:
        if not is_written_out(name) and name not in sources():
            yield unknown(path, name, sources())._replace(problem="source-unknown")


def _unknown(path: Path, names: Iterable[str], known: Iterable[str], problem: str) -> Iterator[Fault]:
    for place, name in enumerate(names):
        if name not in known:
            yield unknown((*path, place), name, known)._replace(problem=problem)


@cache
def terms() -> frozenset[str]:
    """Return the ids of all terms that a glossary explains."""
    files = (resources.files("algeria_lab.data") / "glossary").iterdir()
    names = [file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml")]
    rows: list[Any] = [row for name in names for row in load_data("glossary", name)["term"]]  # type: ignore[attr-defined]
    return frozenset(row["id"] for row in rows)
