"""How an hour ends, for its teacher: lines to keep, what surprises, what can be passed over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from algeria_lab.views.scenarios.guide.trace import trace
from algeria_lab.views.scenarios.handouts.step_words import heading
from algeria_lab.views.scenarios.quiz.short import beginning

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.lesson import Lesson
    from algeria_lab.scenarios.guide.acting import Acting
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.scenarios.handouts.step_parts import Parts

OF_EACH = ("question", "answer")  # lines of each pupil's own

Line = tuple[str, str]


def kept_lines(parts: Parts, ending: Acting | None) -> Iterator[Line]:
    """Yield the lines to keep that pupils are offered first at the end of the guided line, in short.

    Args:
        parts: What the lesson shows.
        ending: Where its guided line ends; nothing is kept without it.
    """
    found = trace(cast("Guide", ending), parts.words) if ending else None
    for line in found["lines"] if found else ():
        if text := " ".join(beginning(one) for one in line["texts"] if line["id"] not in OF_EACH):
            yield line["label"], text


def surprising(parts: Parts, lesson: Lesson) -> Iterator[str]:
    """Yield what a pupil will say of the game, with an answer, as far as this form comes to it."""
    for one in lesson.surprises:
        if parts.scenario.step(one.at):
            yield parts.said(one.text)


def spared(parts: Parts, lesson: Lesson) -> str:
    """Return which step of this form is passed over first where time is short; may be empty."""
    for one in lesson.spare:
        step = parts.scenario.step(one.step)
        if step and one.period == parts.scenario.period:
            number, title = _number(parts, one.step), heading(parts.scenario, step, parts.words)
            return parts.words.say("sheet-spare", number=number, title=title, lost=parts.said(one.lost))
    return ""


def filled_after(parts: Parts, lesson: Lesson) -> str:
    """Return after which steps of this form the blackboard is filled; may be empty."""
    numbers = [str(_number(parts, name)) for name in lesson.plan_after if parts.scenario.step(name)]
    said = parts.words.say("sheet-board-when", count=len(numbers), numbers=parts.words.listed(numbers))
    return said if numbers else ""


def _number(parts: Parts, name: str) -> int:
    return [step.id for step in parts.scenario.steps].index(name) + 1
