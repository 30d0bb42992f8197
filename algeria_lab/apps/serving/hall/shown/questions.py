"""A question on the wall: predictions and what came, votes before and after, a text that the desk shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.serving.hall.shown.answers import (
    Came,
    Values,
    answers,
    distribution,
    question_told,
)
from algeria_lab.apps.serving.hall.voted import voted
from algeria_lab.scenarios.quiz.grading import is_guess
from algeria_lab.scenarios.quiz.own_words import CELLS, is_own_words

if TYPE_CHECKING:
    from algeria_lab.apps.serving.hall.seats import Seat
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.forms.whole import Scenario

Told = dict[str, Any]
VOTED = ("choice", "many", "number", "fraction", "predict", "map", "order")


def is_predicted(scenario: Scenario, question: Question) -> bool:
    """Return whether a question is shown as predictions."""
    return is_guess(scenario, question) and not is_own_words(question)


def is_voted(question: Question) -> bool:
    """Return whether a question is shown as votes: one with options or numbers, or a text written again."""
    return question.kind in VOTED or question.again is not None


def predictions(seats: Sequence[Seat], scenario: Scenario, question: Question, true: Came | None) -> Told:
    """Return the predictions of a class.

    Args:
        seats: All seats.
        scenario: The lesson.
        question: A question with options or numbers.
        true: What came, and to how many; None as long as it is not to be seen.
    """
    given = [one.first for one in answers(seats, scenario, question).values()]
    return {
        "question": question_told(scenario, question),
        "result": true is not None,
        **distribution(scenario, question, given, true or {}),
    }


def votes(seats: Sequence[Seat], scenario: Scenario, question: Question, true: Came | None) -> Told:
    """Return how a class voted before a talk and after it, and how many moved.

    Before is the first answer of each reader, which comes before they read what is right; after is what they
    answer once the question is put to the class again, by the desk or, under another name with the same
    options, by the lesson. What they answer at their own page in a second try is neither. Of a text that is
    written again only the numbers are told.
    """
    before, after = _before_and_after(seats, scenario, question)
    both = before.keys() & after.keys()
    moved = sum(before[number] != after[number] for number in both)
    told: Told = {
        "question": question_told(scenario, question),
        "result": true is not None,
        "moved": moved,
        "again": len(both),
    }
    if is_own_words(question):
        return {**told, "written": {"before": len(before), "after": len(after)}}
    return {
        **told,
        "before": distribution(scenario, question, list(before.values()), true or {}),
        "after": distribution(scenario, question, list(after.values()), true or {}),
    }


def _before_and_after(
    seats: Sequence[Seat], scenario: Scenario, question: Question
) -> tuple[dict[int, Values], dict[int, Values]]:
    """Return what was said before and after, each by the number of the place."""
    earlier = _earlier(scenario, question)
    again = {seat.number: said for seat in seats if (said := voted(seat, scenario, question))}
    own = _counted(seats, scenario, question)
    return (own, again) if earlier is None else (_counted(seats, scenario, earlier), own | again)


def _counted(seats: Sequence[Seat], scenario: Scenario, question: Question) -> dict[int, Values]:
    """Return what counts: the first choice, before anything was corrected; of a text the latest."""
    found = answers(seats, scenario, question)
    return {number: one.last if is_own_words(question) else one.first for number, one in found.items()}


def _earlier(scenario: Scenario, question: Question) -> Question | None:
    """Return the question that was asked before and is asked here again; None where none was."""
    if question.again:
        return scenario.question(question.again)
    order = scenario.in_order
    before = order[: order.index(question)] if question in order else []
    same = [one for one in before if one.options and _asks(one) == _asks(question)]
    return same[-1] if same else None


def _asks(question: Question) -> object:
    return question.kind, [(option.id, option.text) for option in question.options]


def text_of(seats: Sequence[Seat], scenario: Scenario, question: Question, number: int, cell: str) -> str:
    """Return what somebody wrote, by the number of their place; nothing where there is nothing.

    Of a document's sheet it is what stands in one of its cells.

    It is read once, when the desk shows it: what is written afterwards comes to no wall unread.
    """
    own = [seat for seat in seats if seat.number == number]
    found = answers(own, scenario, question).get(number)
    place = CELLS.index(cell) if question.kind == "sheet" and cell in CELLS else 0
    return str(found.last[place]) if found and is_own_words(question) else ""
