"""A lesson worked through by the engine: questions answered wrongly first, lines as the author has them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import algeria_lab
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import Guide, OffTheStep
from algeria_lab.scenarios.guide.walks.autopilot import keys_along
from algeria_lab.scenarios.guide.walks.pilot import drive, given_for
from algeria_lab.scenarios.quiz.verdicts import Key
from algeria_lab.views.lessons.notebook import code_cells

LESSONS = Path(__file__).parents[2] / "lessons"
MOST_MOMENTS = 400
WRITTEN = ("text", "sheet")  # answered in one’s own words: nothing is right or wrong
MOST_WRONG = 1  # tries of each question before the right one; after two the key is shown


@cache
def lesson(slug: str, file: str = "lesson.yaml") -> Scenario:
    """Return a lesson, or a part of one."""
    path = LESSONS / slug / file
    return read_scenario(path.read_text("utf-8"), file, path.parent)


def keys(scenario: Scenario) -> dict[str, object]:
    """Return what is right, question by question, as the engine has it along the guided line."""
    return {name: amount_or_ids(key) for name, key in keys_along(scenario).items()}


def amount_or_ids(key: Key) -> object:
    return key.ids if key.amount is None else key.amount


def under(scenario: Scenario, **changes: object) -> Scenario:
    """Return a lesson whose model has other constants."""
    return scenario.model_copy(update={"options": {**scenario.options, "changes": changes}})


def shown_by_cells(slug: str, **changed: tuple[str, str]) -> dict[str, object]:
    """Return what the cells of a lesson show, by name, in the order of the notebook.

    Args:
        slug: The folder of the lesson.
        changed: For a cell, with ``_`` for ``-`` in its name, what a learner writes in the place of what.
    """
    page = algeria_lab.lesson(LESSONS / slug / "lesson.yaml")
    names: dict[str, object] = {"algeria_lab": algeria_lab, "lesson": page}
    shown: dict[str, object] = {}
    cells = code_cells((LESSONS / slug / "cells.py").read_text("utf-8"))
    for cell in (one for one in cells if not one.kind):  # tasks have a test of their own
        now, then = changed.get(cell.name.replace("-", "_"), ("", ""))
        assert now in cell.code, cell.name
        lines = ast.parse(cell.spoken("en").replace(now, then) if now else cell.spoken("en"))
        last = lines.body.pop()
        assert isinstance(last, ast.Expr), cell.name
        exec(compile(lines, cell.name, "exec"), names)  # noqa: S102 - cells of ours
        shown[cell.name] = eval(compile(ast.Expression(last.value), cell.name, "eval"), names)  # noqa: S307 - cells of ours
    return shown


class Pupil:
    """Works a lesson; answers wrongly first wherever the author foresaw a mistake.

    Attributes:
        guide: The guide of the lesson.
        reasons: What was said to each wrong answer, by question and answer.
        picks: Wrong picks on the board that were answered with a reason, by step.
        parts: The steps that were passed in each other scenario that is part of a step, by its id.
    """

    def __init__(self, scenario: Scenario, guide: Guide | None = None) -> None:
        self.guide = guide or Guide(scenario)
        self.known = keys_along(scenario)
        self.reasons: dict[tuple[str, str], TextData] = {}
        self.picks: list[tuple[str, str]] = []
        self.parts: dict[str, list[str]] = {}

    def work(self) -> list[str]:
        """Work to the debrief, and return the steps that were passed."""
        passed: list[str] = []
        for _ in range(MOST_MOMENTS):
            step = self.guide.step
            if step is None:
                return passed
            if passed[-1:] != [step.id]:
                passed.append(step.id)
            self._act()
        raise AssertionError(passed)

    def _act(self) -> None:
        guide = self.guide
        if guide.open_questions:
            self._answer(guide.open_questions[0])
        elif guide.status == "play" and guide.step:
            self._pick_wrongly(guide.step)
            drive(guide, lambda _: None)
        elif guide.status == "watch":
            guide.watch()
        elif guide.status == "part" and guide.part:
            self.parts[guide.part.scenario.id] = Pupil(guide.part.scenario, guide.part).work()
        else:
            guide.go_on()

    def _pick_wrongly(self, step: Step) -> None:
        """Try what is legal and what the author has a reason against; nothing of it may be played."""
        meant = step.play[0].split(";")[0].removeprefix("gov ").removeprefix("fln ") if step.play else ""
        for wrong in step.on_wrong:
            legal = [str(action) for action in self.guide.table.game.legal()]
            like = [one for one in legal if wrong.pick and one.split(" ", 1)[1].startswith(wrong.pick)]
            for action in [one for one in like if one.split(" ", 1)[1] != meant and not wrong.when][:1]:
                with pytest.raises(OffTheStep) as caught:
                    self.guide.play(action)
                assert caught.value.reason.en, (step.id, action)
                self.picks.append((step.id, wrong.pick or ""))

    def _answer(self, name: str) -> None:
        question = self.guide.scenario.question(name)
        assert question is not None, name
        if question.kind in WRITTEN or self.guide.way.is_predicted(name):
            self.guide.answer(name, "They kept watch for one side and fed the other.")
            if name in self.guide.open_questions:
                self.guide.skip(name)
            return
        for wrong in list(question.misconceptions)[:MOST_WRONG]:
            verdict = self.guide.answer(name, [wrong] if question.kind in ("map", "many") else wrong)
            if verdict.outcome == "told":  # what is right there shows only later
                return
            assert (verdict.outcome, verdict.says) == ("wrong", question.misconceptions[wrong]), (name, wrong)
            self.reasons[name, wrong] = verdict.says
        if name in self.guide.open_questions:
            verdict = self.guide.answer(name, given_for(question, self.known[name]))
            assert verdict.outcome == "right", name
