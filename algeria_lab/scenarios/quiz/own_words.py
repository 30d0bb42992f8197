"""Answers in one's own words: a text, or a document's sheet of five cells. They are kept and never graded."""

from __future__ import annotations

from collections.abc import Mapping

from algeria_lab.checking.faults import legible, quoted
from algeria_lab.core.words.amounts import read_amount
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.quiz.verdicts import Verdict, unclear

OWN_WORDS = ("text", "sheet")
# What a document is asked: who speaks, when, to whom, why, and what it cannot prove.
CELLS = ("who", "when", "whom", "why", "limits")
MOST_TEXT = 4_000  # letters of a free answer
MOST_CELL = 800  # letters of a cell: a sentence or a few


def is_own_words(question: Question) -> bool:
    """Return whether a question is answered in one's own words, which can be written again."""
    return question.kind in OWN_WORDS


def take_text(given: object, language: str) -> Verdict:
    """Return a free text as it is kept.

    Args:
        given: What was written.
        language: How numbers are written, for a text that is one.
    """
    if not isinstance(given, str):
        return unclear("names", given=quoted(given))
    if len(given) > MOST_TEXT:
        return unclear("long", most=MOST_TEXT)
    lines = _legible(given)
    if not lines:
        return unclear("empty")
    amount = read_amount(lines, language)
    return Verdict("told", lines, amount=amount.value if amount else None)


def take_sheet(given: object) -> Verdict:
    """Return the cells of a sheet that were written, by their names; one of them is enough."""
    if not isinstance(given, Mapping) or not set(given) <= set(CELLS):
        return unclear("names", given=quoted(given))
    if not all(isinstance(one, str) for one in given.values()):
        return unclear("names", given=quoted(given))
    if any(len(one) > MOST_CELL for one in given.values()):
        return unclear("long", most=MOST_CELL)
    cells = {name: lines for name in CELLS if (lines := _legible(given.get(name, "")))}
    return Verdict("told", cells) if cells else unclear("empty")


def _legible(text: str) -> str:
    return "\n".join(legible(line) for line in text.strip().split("\n"))
