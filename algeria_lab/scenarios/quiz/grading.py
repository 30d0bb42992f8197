"""What an answer is worth, as data: right or wrong, why, and which words of the author belong to it.

An answer is what somebody typed or what a page sent: nothing is believed of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.numbers import grade_number
from algeria_lab.scenarios.quiz.own_words import OWN_WORDS, take_sheet, take_text
from algeria_lab.scenarios.quiz.selections import grade_names, grade_pairs
from algeria_lab.scenarios.quiz.verdicts import Key, Verdict

NUMBERS = ("number", "fraction")


def is_number(question: Question) -> bool:
    """Return whether a question is answered by a number."""
    return question.kind in NUMBERS or (question.kind == "predict" and not question.options)


def is_graded(question: Question) -> bool:
    """Return whether a question has right and wrong answers; a prediction comes true or not."""
    return question.kind not in (*OWN_WORDS, "predict")


def is_guess(scenario: Scenario, question: Question) -> bool:
    """Return whether a question asks what will come, before it does: what comes then is no key."""
    return question.kind == "predict" or scenario.is_predicted(question.id)


def is_marked(scenario: Scenario, question: Question) -> bool:
    """Return whether answers to a question count: it has a right one, and is asked for no guess."""
    return is_graded(question) and not is_guess(scenario, question)


def grade(
    scenario: Scenario,
    question: Question,
    given: object,
    key: Key | None,
    *,
    among: Sequence[str] = (),
    language: str = "en",
) -> Verdict:
    """Return what an answer is worth.

    Args:
        scenario: The scenario, for its places and texts.
        question: The question.
        given: The answer: an option's id, ids in a list or one behind another, a number as text, pairs of ids
            for ``match``, a text, or the cells of a sheet by their names.
        key: What is right; None for what is not known yet or never: then an answer is only taken down.
        among: What there is to choose from besides the options: results of the learner's own game.
        language: How numbers are written; a comma may part thousands in English only.
    """
    if question.kind == "text":
        return take_text(given, language)
    if question.kind == "sheet":
        return take_sheet(given)
    if is_number(question):
        return grade_number(scenario, question, given, key, language)
    if question.kind == "match":
        return grade_pairs(question, given, key)
    return grade_names(scenario, question, given, key, among)
