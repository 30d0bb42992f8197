"""A question as a panel shows it: in the reader's language, under letters, its key only in the end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from algeria_lab.scenarios.forms.texts import Picture
from algeria_lab.scenarios.quiz.asking import TRIES_BEFORE_KEY, Asking
from algeria_lab.scenarios.quiz.grading import is_graded, is_number
from algeria_lab.scenarios.quiz.numbers import is_of_hundred, unit_names, whole_read
from algeria_lab.scenarios.quiz.own_words import OWN_WORDS, is_own_words
from algeria_lab.scenarios.quiz.shown import from_letters, shown_options, shown_pairs
from algeria_lab.scenarios.quiz.verdicts import Verdict
from algeria_lab.views.scenarios.pictures import picture_source
from algeria_lab.views.scenarios.prose import blocks
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.messages import GameWords

View = dict[str, Any]


def question_view(
    asking: Asking, words: GameWords, last: Verdict | None = None, folder: Path | None = None
) -> View:
    """Return what is shown of a question now.

    Args:
        asking: The question, and what was answered.
        words: The reader's language.
        last: What was said to the last answer, be it none; that of the last try if None.
        folder: Where the scenario stands, for its pictures; None for one from elsewhere.
    """
    told, question = QuizWords(words), asking.question
    verdict = last or (asking.tries[-1] if asking.tries else None)
    kept = asking.tries[-1] if asking.tries else asking.earlier
    return {
        "id": question.id,
        "lang": words.language,
        "dir": words.direction,
        "kind": question.kind,
        "field": _field(asking),
        "title": words.say(f"quiz-title-{question.kind}"),
        "ask": blocks(told.said(asking, question.ask)),
        "picture": _picture(asking, question.picture, told, folder),
        "unit": told.said(asking, question.unit),
        "form": words.say(f"quiz-form-{_form(asking)}") if is_number(question) else "",
        "options": _options(asking, told),
        "pairs": [
            {"id": one.letter, "text": told.said(asking, one.text)}
            for one in shown_pairs(asking.scenario, question)
        ],
        "open": asking.is_open,
        "given": _letters(asking, kept.given) if kept else "",
        "earlier": [{"said": said, "text": text} for said, text in told.earlier(asking)],
        "again": asking.is_rewritable,
        "outcome": verdict.outcome if verdict else "",
        "said": told.verdict(asking, verdict) if verdict else "",
        "tries": _tries(asking, words),
        "hints": [told.said(asking, hint) for hint in question.hints[: asking.hints]],
        "more": asking.is_open and asking.hints < len(question.hints),
        "revealable": asking.is_open and is_graded(question) and asking.key is not None,
        **_afterwards(asking, told),
    }


def read_answer(asking: Asking, given: object) -> object:
    """Return an answer that a page sent, with ids instead of letters."""
    return from_letters(asking.scenario, asking.question, given)


def _field(asking: Asking) -> str:
    """Return what a question is answered with, such as ``one`` of several or a ``number``."""
    if is_number(asking.question):
        return "number"
    fields = {"many": "several", "order": "order", "match": "pairs", "map": "places"}
    fields |= {name: name for name in OWN_WORDS}
    return fields.get(asking.question.kind, "one")


def _form(asking: Asking) -> str:
    """Return how a number may be written: a share also as a fraction or in percent, an amount not."""
    question = asking.question
    if question.kind != "fraction" and is_of_hundred(asking.scenario, question):
        return "hundred"
    if question.kind != "fraction" and (whole := whole_read(asking.scenario, question)):
        return whole
    return "share" if question.kind == "fraction" or not unit_names(asking.scenario, question) else "amount"


def _options(asking: Asking, told: QuizWords) -> list[Mapping[str, str]]:
    """Return what can be chosen, as it is shown; options stand under letters."""
    return [{"id": name, "text": text} for name, text in told.lettered(asking)]


def _letters(asking: Asking, given: object) -> object:
    """Return an answer with the letters of what was chosen; one's own words as they are."""
    if is_own_words(asking.question):
        return dict(given) if isinstance(given, Mapping) else given
    letters = {one.id: one.letter for one in shown_options(asking.scenario, asking.question)}
    pairs = {one.id: one.letter for one in shown_pairs(asking.scenario, asking.question)}
    if asking.question.kind == "match" and isinstance(given, tuple):
        return [[letters.get(one, one), pairs.get(other, other)] for one, other in given]
    if isinstance(given, tuple):
        return [letters.get(one, one) for one in given]
    return letters.get(given, given) if isinstance(given, str) else given


def _tries(asking: Asking, words: GameWords) -> str:
    """Return how many tries are left before the key is shown; nothing before the first and after the last."""
    if not asking.tries or not asking.is_open:
        return ""
    return words.say("quiz-tries", left=TRIES_BEFORE_KEY - len(asking.tries))


def _picture(asking: Asking, picture: Picture | None, told: QuizWords, folder: Path | None) -> View:
    if picture is None:
        return {}
    return {"src": picture_source(picture.file, folder), "alt": told.said(asking, picture.alt)}


def _afterwards(asking: Asking, told: QuizWords) -> View:
    """Return what is told once nothing more is to be answered: the key, the rule, what the author says."""
    if asking.is_open:
        return {"key": "", "rule": "", "after": [], "rubric": []}
    question, key = asking.question, asking.key
    return {
        "key": told.key(asking, key) if asking.knows_key and key else "",
        "rule": told.rules(question.rule),
        "after": blocks(told.said(asking, question.after)),
        "rubric": [told.said(asking, line) for line in question.rubric],
    }
