"""What a teacher marks by: every question in a few words, with its answer, or what is expected of a text."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.scenarios.quiz.grading import is_guess, is_marked
from algeria_lab.scenarios.quiz.own_words import is_own_words
from algeria_lab.views.scenarios.handouts.sheet_answers import sheet_answers
from algeria_lab.views.scenarios.quiz.short import beginning, flat, title_of
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.forms.texts import TextData
    from algeria_lab.scenarios.quiz.asking import Asking
    from algeria_lab.views.scenarios.handouts.step_parts import Parts
    from algeria_lab.views.scenarios.handouts.teachers.answered import Answered

MOST = 84  # letters of a question
FEW = 30  # letters of a reason; one of fewer says nothing without the sentence behind it


class Marked:
    """The questions of one form of a scenario, as a teacher looks them up.

    Args:
        parts: What the scenario shows.
        answered: Its answers.
    """

    def __init__(self, parts: Parts, answered: Answered) -> None:
        self._parts, self._words, self._answered = parts, parts.words, answered
        self._scenario = parts.scenario
        self.asked = list(enumerate(map(answered.asking, self._scenario.in_order), start=1))

    def listed(self, *, explained: bool = True) -> Markup:
        """Return a line for each question: its number, what it asks, what is right and, if told, why."""
        items = (
            element("li", element("b", f"{number}. "), self.line(asking, explained=explained))
            for number, asking in self.asked
        )
        return element("ul", *items, class_="asked") if self.asked else Markup()

    def line(self, asking: Asking, *, explained: bool = True) -> Markup:
        """Return what a question asks, in a few words, and its answer.

        Args:
            asking: The question.
            explained: Whether it is said why that is right.
        """
        title = element("i", title_of(self._flat(asking.question.ask), MOST) or asking.question.id)
        if is_guess(self._scenario, asking.question):
            told = self._guess(asking)
        elif not is_marked(self._scenario, asking.question):
            told = element("span", self._expected(asking))
        else:
            why = beginning(self._answered.why(asking), FEW) if explained else ""
            told = element("span", "→ ", element("b", self._answered.right(asking)), f" {why}" if why else "")
        return title + " " + told

    def of(self, names: Collection[str]) -> Iterator[tuple[int, Markup]]:
        """Yield the questions of these ids, each with its number, without reasons."""
        for number, asking in self.asked:
            if asking.question.id in names:
                yield number, self.line(asking, explained=False)

    def _guess(self, asking: Asking) -> Markup:
        came = self._answered.right(asking) if asking.key else ""
        name = "sheet-guess-came" if came else "sheet-guess"
        return element("span", self._words.say(name, came=came))

    def _expected(self, asking: Asking) -> str:
        """Return what a text should have; that of the exam item stands with it."""
        question, say = asking.question, self._words.say
        lesson = self._scenario.lesson
        if lesson and lesson.exam and lesson.exam.question == question.id:
            return say("sheet-see-exam")
        if criteria := " · ".join(self._criteria(question)):
            return self._words.labelled(say("sheet-criteria"), f"{criteria}.")
        return self._answered.right(asking) if not is_own_words(question) else say("sheet-free")

    def _criteria(self, question: Question) -> Iterator[str]:
        """Yield the criteria of an author, or else what is known of the document that is asked about."""
        lines = [self._flat(line) for line in question.rubric]
        cells = sheet_answers(self._scenario, question, self._words) if not lines else {}
        yield from (line.rstrip(".") for line in [*lines, *cells.values()])

    def _flat(self, text: TextData) -> str:
        return flat(self._parts.said(text))
