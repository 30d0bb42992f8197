"""A pupil who works a lesson from its first step to its debrief, and errs wherever its author foresaw it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.autopilot import Walk, keys_along, walk
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.laws.texts import texts_of
from algeria_lab.scenarios.quiz.verdicts import Key
from algeria_lab.scenarios.reading import read_scenario

LESSONS = Path(__file__).parents[2] / "lessons"
MOST_INPUTS = 400
FREE = ("text", "decisive", "predict")
"""Kinds of questions that nobody grades before they are played."""
SETS = ("many", "map")


@cache
def lesson(slug: str) -> Scenario:
    """Return the lesson of a folder."""
    file = LESSONS / slug / "lesson.yaml"
    return read_scenario(file.read_text("utf-8"), str(file))


@cache
def walked(slug: str) -> Walk:
    """Return its guided line, walked by itself."""
    return walk(lesson(slug))


@cache
def right(slug: str) -> dict[str, object]:
    """Return what is right, by question, of all that are graded."""
    return {name: key.ids if key.amount is None else key.amount for name, key in keys(slug).items()}


@cache
def keys(slug: str) -> dict[str, Key]:
    return dict(keys_along(lesson(slug)))


def words(scenario: Scenario, language: str) -> int:
    """Return how many words all texts of a lesson have."""
    return sum(len(scenario.said(row.text, language).split()) for row in texts_of(scenario))


def long_sentences(scenario: Scenario, language: str, most: int) -> list[str]:
    """Return the sentences that have more words."""
    said = [scenario.said(row.text, language) for row in texts_of(scenario)]
    sentences = [one for text in said for one in re.split(r"(?<=[.?!:])[\s\u00a0]", text)]
    return [one for one in sentences if len(one.split()) > most]


def work(scenario: Scenario) -> Guide:
    """Return the guide of a pupil who has come to the debrief, each foreseen mistake made before it."""
    guide = Guide(scenario)
    for _ in range(MOST_INPUTS):
        if guide.status == "debrief":
            return guide
        _go_on(guide)
    raise AssertionError(f"{scenario.id} does not end: {guide.step and guide.step.id}, {guide.status}")


def _go_on(guide: Guide) -> None:
    """Do the next thing that the guide asks for."""
    if guide.status in ("predict", "ask"):
        _answer(guide, guide.open_questions[0])
    elif guide.status == "play":
        _play(guide)
    elif guide.status == "watch":
        guide.watch()
    else:
        guide.go_on()


def _answer(guide: Guide, name: str) -> None:
    question = guide.scenario.question(name)
    assert question is not None, name
    if guide.is_predicted(name):
        guide.answer(name, next(iter(question.misconceptions), _some(question)), "en")
        return
    mistakes = list(question.misconceptions)
    for mistake in mistakes[:1]:
        _err(guide, question, mistake)
    guide.answer(name, _right(guide, question), "en")
    for mistake in mistakes[1:]:
        _err(guide, question, mistake)


def _err(guide: Guide, question: Question, mistake: str) -> None:
    """Answer as the author foresaw, and meet a reason."""
    given = [mistake] if question.kind in SETS else mistake
    verdict = guide.answer(question.id, given, "en")
    assert (verdict.outcome, bool(verdict.says)) == ("wrong", True), (question.id, mistake, verdict)


def _some(question: Question) -> str:
    if question.kind == "text":
        return "In my own words."
    return question.options[0].id if question.options else "2"


def _right(guide: Guide, question: Question) -> object:
    if question.kind in FREE:
        return _some(question)
    key = guide.known_keys()[question.id]
    if key.amount is not None:
        return str(key.amount)
    return list(key.ids) if question.kind != "choice" else key.ids[0]


def _play(guide: Guide) -> None:
    """Try what the author foresaw as wrong, then play the line."""
    step = guide.step
    assert step is not None
    for wrong in step.on_wrong:
        for action in _like(guide, wrong.pick or ""):
            _refused(guide, action)
    for line in step.play:
        guide.play(line)


def _like(guide: Guide, pick: str) -> Iterator[str]:
    """Yield the first legal action that begins so and that the step does not ask for."""
    lines = guide.step.play if guide.step else []
    asked = {part.strip() for line in lines for part in line.split(";")}
    found = [str(action) for action in guide.table.game.legal()]
    yield from [one for one in found if one.split(" ", 1)[1].startswith(pick) and one not in asked][:1]


def _refused(guide: Guide, action: str) -> None:
    before = guide.table.game.ply
    try:
        guide.play(action)
    except LabError:
        assert guide.table.game.ply == before
    else:
        raise AssertionError(f"{action} was played, and the step has a reason against it")
