"""One answer in a cell: what was chosen, with the letters of the paper, and what it is worth."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.grading import is_guess, is_number
from algeria_lab.scenarios.quiz.own_words import is_own_words
from algeria_lab.scenarios.quiz.shown import shown_options, shown_pairs
from algeria_lab.scenarios.quiz.verdicts import Key, Verdict
from algeria_lab.views.scenarios.prose import blocks, plainly
from algeria_lab.views.scenarios.quiz.letters import Letters
from algeria_lab.views.scenarios.quiz.short import short
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.messages import GameWords

# right; wrong; open: to be read by a teacher; guess: said before it came; left: left out; none: no answer;
# unchecked: what a receipt says that cannot be played again; order: what was chosen between orders.
Mark: TypeAlias = Literal["right", "wrong", "open", "guess", "order", "left", "none", "unchecked"]
SIGNS: Mapping[Mark, str] = {
    "right": "✓",
    "wrong": "✗",
    "open": "✎",
    "guess": "◇",
    "order": "▸",
    "left": "↷",
    "none": "–",
    "unchecked": "?",
}
MOST_WORDS = 34  # letters of an option in a cell; all of it stands below the table
MOST_RIGHT = 1000
MOST_BRIEF = 9  # letters in a narrow column


class Cell(NamedTuple):
    """What stands in a cell.

    Attributes:
        text: What was chosen; empty where nothing was.
        mark: What it is worth.
        brief: The same in few letters, for a narrow column: those of the last answer, or how many words.
    """

    text: str
    mark: Mark
    brief: str = ""


class Cells:
    """Fills cells in one language.

    Args:
        words: The words of the game.

    Attributes:
        words: The same.
    """

    def __init__(self, words: GameWords) -> None:
        self.words, self._quiz = words, QuizWords(words)

    def said(self, scenario: Scenario, text: TextData) -> str:
        """Return a text of the author in one line, without its marks."""
        return " ".join(plainly(blocks(scenario.said(text, self.words.language))))

    def cell(self, asking: Asking, *, is_checked: bool, is_left: bool) -> Cell:
        """Return the cell of a question.

        Args:
            asking: The question with what was answered.
            is_checked: Whether that was played again.
            is_left: Whether it was left out.
        """
        if not asking.tries:
            return Cell("", "left" if is_left else "none")
        return self._filled(asking, is_checked=is_checked)._replace(brief=self._brief(asking))

    def _filled(self, asking: Asking, *, is_checked: bool) -> Cell:
        """Return the cell of a question that was answered."""
        if is_own_words(asking.question):
            text = self.words.say("marking-written", count=len(self.written(asking).split()))
            return Cell(text, "open" if is_checked else "unchecked")
        if is_guess(asking.scenario, asking.question):
            return Cell(self._guessed(asking), "guess" if is_checked else "unchecked")
        *before, last = asking.tries
        tries = [self.given(asking, one, MOST_WORDS if one is last else 0) for one in [*before, last]]
        return Cell(self.words.say("marking-then").join(tries), self._mark(last, is_checked=is_checked))

    def _brief(self, asking: Asking) -> str:
        """Return the last answer in few letters."""
        if is_own_words(asking.question):
            return str(len(self.written(asking).split()))
        return short(re.sub(" – |, ", "", self.given(asking, asking.tries[-1], 0)), MOST_BRIEF)

    @staticmethod
    def _mark(last: Verdict, *, is_checked: bool) -> Mark:
        if not is_checked:
            return "unchecked"
        return last.outcome if last.outcome in ("right", "wrong") else "open"

    def _guessed(self, asking: Asking) -> str:
        """Return what was predicted beside what came."""
        expected = self.given(asking, asking.tries[-1], MOST_WORDS)
        key = asking.came.key if asking.came else None
        if key is None:
            return self.words.say("marking-expected", expected=expected)
        letters = key.amount is None and bool(asking.question.options)
        came = self.given(asking, Verdict("told", key.ids), 0) if letters else self.right(asking, key)
        return self.words.say("marking-came", expected=expected, came=came)

    def right(self, asking: Asking, key: Key) -> str:
        """Return what is right, with its letters and words."""
        if key.amount is not None or not asking.question.options:
            return self._quiz.key(asking, key) if key.amount is None else self._quiz.amount(asking, key)
        given = tuple((name, name) for name in key.ids) if asking.question.kind == "match" else key.ids
        return self.given(asking, Verdict("right", given), MOST_RIGHT)

    def given(self, asking: Asking, verdict: Verdict, most: int) -> str:
        """Return an answer: the letters of the paper, and the words of a single one up to so many letters."""
        question, given = asking.question, verdict.given
        if is_own_words(question) or isinstance(given, Mapping):
            return self._quiz.written(verdict)
        names: list[Any] = [given] if isinstance(given, str) else list(given)
        if is_number(question):
            return self._number(asking, verdict, "; ".join(map(str, names)), with_unit=most > 0)
        if question.kind in ("map", "decisive"):
            return self.words.say("list-semicolon").join(self._words_of(asking, name) for name in names)
        letters = Letters(asking)
        if most and len(names) == 1 and isinstance(names[0], str):
            return f"{letters.of(names[0])}) {short(self._words_of(asking, names[0]), most)}"
        return letters.joined(names)

    def _number(self, asking: Asking, verdict: Verdict, typed: str, *, with_unit: bool) -> str:
        """Return a number as it was typed, with its unit where that is short."""
        typed = typed.replace("-", "\u2212")
        many = self.said(asking.scenario, asking.question.unit)
        one = self.said(asking.scenario, asking.question.unit_one) or many
        if verdict.amount is None or not with_unit or not 0 < len(many) < MOST_WORDS:
            return typed
        count = float(verdict.amount)
        return self.words.say("quiz-amount", count=count, number=typed, one=one, many=many)

    def _words_of(self, asking: Asking, name: str) -> str:
        return self._quiz.choices(asking).get(name, name)

    def written(self, asking: Asking) -> str:
        """Return the last version of what was answered in one's own words."""
        return self._quiz.written(asking.tries[-1]) if asking.tries else ""

    @staticmethod
    def by_cell(asking: Asking) -> Mapping[str, str]:
        """Return the last version of a document's sheet, by its cells; nothing where there is none."""
        given = asking.tries[-1].given if asking.tries else ""
        return given if isinstance(given, Mapping) else {}

    def legend(self, scenario: Scenario, question: Question) -> list[str]:
        """Return what the letters of a question stand for, and the numbers of its pairs."""
        found = [
            f"{one.letter}) {self.said(scenario, one.text)}" for one in shown_options(scenario, question)
        ]
        pairs = enumerate(shown_pairs(scenario, question), start=1)
        return [*found, *(f"{at} {self.said(scenario, one.text)}" for at, one in pairs)]
