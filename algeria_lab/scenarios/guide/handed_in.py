"""What a learner answered, question by question, as their receipt has it: for whoever marks it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.own_words import CELLS, MOST_TEXT
from algeria_lab.scenarios.quiz.verdicts import Given, Outcome, Verdict

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.scenarios.guide.guide import Guide

MOST_TRIES, MOST_CHOSEN, PAIR = 20, 60, 2
OUTCOMES: tuple[Outcome, ...] = ("right", "wrong", "told")


@dataclass(frozen=True)
class Work:
    """What a learner answered.

    Attributes:
        scenario: The form of the scenario that they took.
        askings: Every question of that form with what was answered, by its id.
        skipped: Questions that they left out.
        is_checked: Whether that was played again; else the receipt alone says so.
        parts: What was answered in other scenarios that are part of a step, by the id of the step.
        orders: Which of the orders between which a step lets choose was played, by the id of the step: its
            place, several where the step was begun again.
        left_at: The id of the last step that was begun, where the debrief was asked for before the end; else
            empty.
    """

    scenario: Scenario
    askings: Mapping[str, Asking]
    skipped: frozenset[str] = frozenset()
    is_checked: bool = True
    parts: Mapping[str, Work] = field(default_factory=dict)
    orders: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    left_at: str = ""


def work_of(guide: Guide) -> Work:
    """Return what was answered on the way of a guide; the game itself is let go of."""
    askings = {one.id: guide.answered(one.id) for one in guide.scenario.in_order}
    parts = {stage.step.id: work_of(stage.part) for stage in guide.stages if stage.part}
    orders: dict[str, tuple[int, ...]] = {}
    for stage in guide.stages:
        if stage.chosen is not None:
            orders[stage.step.id] = (*orders.get(stage.step.id, ()), stage.chosen)
    is_left = guide.status == "debrief" and not guide.course.is_over and guide.stages
    left_at = guide.stages[-1].step.id if is_left else ""
    skipped = frozenset(guide.answers.skipped)
    return Work(guide.scenario, askings, skipped, parts=parts, orders=orders, left_at=left_at)


def claimed_work(receipt: Mapping[str, Any], scenario: Scenario) -> Work:
    """Return what a receipt says was answered, where it cannot be played again; nothing of it is believed.

    Args:
        receipt: What `receipts.read_receipt` returned; it may come from anybody.
        scenario: The scenario that it is of, be it in another edition: questions that are gone are left out.
    """
    form = scenario.for_period(_period(receipt, scenario))
    answers = receipt.get("answers")
    said = answers if isinstance(answers, dict) else {}
    askings = {
        one.id: Asking(form, one, tries=list(_claimed(one, said.get(one.id, [])))) for one in form.in_order
    }
    return Work(form, askings, is_checked=False)


def _period(receipt: Mapping[str, Any], scenario: Scenario) -> int | None:
    result = receipt.get("result")
    period = result.get("period") if isinstance(result, dict) else None
    return period if type(period) is int and period in scenario.periods else None


def _claimed(question: Question, tries: object) -> list[Verdict]:
    found = []
    for one in tries[:MOST_TRIES] if isinstance(tries, list) else ():
        given = _given(question, one.get("given")) if isinstance(one, dict) else None
        if given:
            outcome = one.get("outcome")
            found.append(Verdict(outcome if outcome in OUTCOMES else "told", given))
    return found


def _given(question: Question, given: object) -> Given | None:
    """Return an answer in the form that answers to such a question have; None if it is none."""
    if isinstance(given, str):
        return given[:MOST_TEXT]
    if question.kind == "sheet" and isinstance(given, dict):
        return {name: str(given[name])[:MOST_TEXT] for name in CELLS if isinstance(given.get(name), str)}
    if not isinstance(given, list):
        return None
    rows = given[:MOST_CHOSEN]
    if all(isinstance(one, str) for one in rows):
        return tuple(rows)
    pairs = [one for one in rows if isinstance(one, list) and len(one) == PAIR]
    is_all = len(pairs) == len(rows) and all(isinstance(name, str) for pair in pairs for name in pair)
    return tuple((one, other) for one, other in pairs) if is_all else None
