"""What is chosen from, as it is shown: under letters that say nothing, in an order that is not the key.

The same question shows the same letters on a board, in a terminal and on paper.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.sealed import letters
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.own_words import is_own_words

# What stands in the right order in the file; of pairs one half is enough.
MIXED = (("order", "options"), ("match", "pairs"))

PAIR = 2
SEVERAL = ("many", "order", "match")


class Shown(NamedTuple):
    """Something that can be chosen.

    Attributes:
        letter: Under which it is shown.
        id: Its own id.
        text: What is read.
    """

    letter: str
    id: str
    text: TextData


def shown_options(scenario: Scenario, question: Question) -> list[Shown]:
    """Return the options of a question as they are shown."""
    return _lettered(scenario, question, "options", {one.id: one.text for one in question.options})


def shown_pairs(scenario: Scenario, question: Question) -> list[Shown]:
    """Return what belongs to the options of a question, apart from them; none but for ``match``."""
    if question.kind != "match":
        return []
    return _lettered(scenario, question, "pairs", {one.id: one.match for one in question.options})


def _lettered(
    scenario: Scenario, question: Question, what: str, texts: Mapping[str, TextData]
) -> list[Shown]:
    rows = list(texts.items())
    if (question.kind, what) in MIXED:
        dice = Random(f"{scenario.id} {question.id} {what}")
        others = list(rows)
        while len(rows) > 1 and others == rows:
            dice.shuffle(others)
        rows = others
    return [Shown(letter, *row) for letter, row in zip(letters(len(rows)), rows, strict=True)]


def _typed(text: str, ids: Mapping[str, str]) -> list[str] | dict[str, str] | None:
    """Return letters, or pairs of letters, that somebody typed one behind another; None if it is none."""
    words = [word for word in re.split(r"[,;\s]+", text) if word]
    pairs = [word.partition("=")[::2] for word in words if "=" in word]
    if words and len(pairs) == len(words) and all(one in ids for one, _ in pairs):
        return dict(pairs)
    return words if words and set(words) <= set(ids) else None


def from_letters(scenario: Scenario, question: Question, given: object) -> object:
    """Return an answer with the ids of what was chosen by letter; what is no letter stays as it was given."""
    if not question.options or is_own_words(question):
        return given
    ids = {one.letter: one.id for one in shown_options(scenario, question)}
    pairs = {one.letter: one.id for one in shown_pairs(scenario, question)}
    if question.kind == "match" and isinstance(given, list | tuple):
        rows = [pair for pair in given if isinstance(pair, list | tuple) and len(pair) == PAIR]
        given = {str(one): other for one, other in rows} if len(rows) == len(given) else given
    if isinstance(given, str) and question.kind in SEVERAL:
        given = _typed(given, ids) or given
    if isinstance(given, dict):
        return {ids.get(str(one), one): pairs.get(str(other), other) for one, other in given.items()}
    if isinstance(given, list | tuple):
        return [ids.get(str(one), one) for one in given]
    return ids.get(given, given) if isinstance(given, str) else given
