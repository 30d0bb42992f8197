"""What is right and why, in words, as pages for teachers tell it: under the letters that the paper has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.scenarios.forms.lesson import LEVELS
from algeria_lab.scenarios.forms.quiz import Computed, Question
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.grading import is_guess
from algeria_lab.views.scenarios.handouts.answer_key import forms_asking, forms_said
from algeria_lab.views.scenarios.handouts.sheet_answers import sheet_answers
from algeria_lab.views.scenarios.quiz.letters import Letters
from algeria_lab.views.scenarios.quiz.short import flat, short
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.rules import rule_line

if TYPE_CHECKING:
    from algeria_lab.scenarios.quiz.keys import Keys
    from algeria_lab.views.scenarios.handouts.step_parts import Parts

MOST_GIVEN, FEW = 70, 30  # letters of a foreseen answer, in the key and in a line
Told = tuple[str, str | Markup]


class Answered:
    """The answers to the questions of a scenario, in one language.

    Args:
        parts: What the scenario shows.
        keys: Its keys.
    """

    def __init__(self, parts: Parts, keys: Keys) -> None:
        self._parts, self._words, self._keys = parts, parts.words, keys
        self._told = QuizWords(parts.words)

    def asking(self, question: Question) -> Asking:
        """Return a question with its key."""
        return Asking(self._parts.scenario, question, self._keys.by_question.get(question.id))

    def all_of_it(self, asking: Asking, *, for_author: bool = True) -> Markup:
        """Return all that the key tells of a question: the rules, and hints, too.

        Args:
            asking: The question.
            for_author: Whether it is told what the engine read, as the author wrote it.
        """
        question, say = asking.question, self._words.say
        rows: list[Told] = [(self._label(asking), self.right(asking))]
        if for_author and isinstance(question.answer, Computed):
            rows.append((say("quiz-paper-computed"), element("code", question.answer.engine)))
        rows += [*self._foreseen(asking), *self._sheet(asking), *self._good(asking)]
        if question.rule:
            rules = (rule_line(name, self._words, self._parts.scenario.game) for name in question.rule)
            rows.append((say("quiz-paper-rules"), "; ".join(rules)))
        if question.hints:
            rows.append((say("quiz-panel-hints"), Markup().join(map(self._parts.prose, question.hints))))
        forms = forms_asking(self._parts.scenario, question)
        if len(forms) < len(self._parts.scenario.periods):
            rows.append((say("quiz-paper-forms"), forms_said(forms, self._words)))
        return _listed(rows)

    def in_short(self, asking: Asking) -> Markup:
        """Return what is right and why; what wrong answers say of a learner opens on demand."""
        say = self._words.say
        found = _listed([(self._label(asking), self.right(asking)), *self._good(asking)])
        if more := [*self._foreseen(asking), *self._sheet(asking)]:
            name = "through-sheet" if asking.question.document else "through-wrong"
            found += element("details", element("summary", say(name, count=len(more))), _listed(more))
        return found

    def _label(self, asking: Asking) -> str:
        """Return what stands before what is right; before what comes, where that was to be predicted."""
        is_told = asking.key is not None and is_guess(self._parts.scenario, asking.question)
        return self._words.say("quiz-paper-comes" if is_told else "quiz-panel-key-is")

    def right(self, asking: Asking) -> str:
        """Return what is right, with the letters of the paper."""
        if asking.key is None:
            key = f"quiz-paper-open-{asking.question.kind}"
            return self._words.say(key) if self._words.has(key) else "–"
        said, letters = self._told.key(asking, asking.key), Letters(asking).right(asking.key)
        if letters and len(asking.key.ids) > 1:
            return self._words.labelled(letters, said)
        return f"{letters})\u00a0{said}" if letters else said

    def why(self, asking: Asking) -> str:
        """Return in a line why it is right: what is said afterwards or to a wrong answer; may be empty."""
        question = asking.question
        if question.after or not question.misconceptions:
            return self._parts.said(question.after)
        given, says = next(iter(question.misconceptions.items()))
        named = self._words.say("quiz-paper-wrong", given=self.given(asking, given, FEW))
        return self._words.labelled(named, self._parts.said(says))

    def letter(self, asking: Asking, given: str) -> str:
        """Return a foreseen answer as it stands on the paper."""
        return Letters(asking).of(given)

    def given(self, asking: Asking, given: str, most: int = MOST_GIVEN) -> str:
        """Return a foreseen answer with its letter and the beginning of its text; a number as it is."""
        texts = {one.id: self._parts.said(one.text) for one in asking.question.options}
        letter = self.letter(asking, given)
        return f"{letter})\u00a0{short(flat(texts[given]), most).rstrip('.')}" if given in texts else letter

    def _foreseen(self, asking: Asking) -> Iterator[Told]:
        """Yield what is said to wrong answers that the author foresaw."""
        for given, says in asking.question.misconceptions.items():
            named = self._words.say("quiz-paper-wrong", given=self.given(asking, given))
            yield named, self._parts.prose(says)

    def _sheet(self, asking: Asking) -> Iterator[Told]:
        """Yield what is known of the document of a sheet."""
        if cells := sheet_answers(self._parts.scenario, asking.question, self._words):
            items = (element("li", line) for line in self._told.sheet(cells))
            yield self._words.say("quiz-title-sheet"), element("ul", *items)

    def _good(self, asking: Asking) -> Iterator[Told]:
        """Yield what a good answer has, why it is so, and the exam item worked, if it is that."""
        question, say, parts = asking.question, self._words.say, self._parts
        if question.rubric:
            items = (element("li", parts.said(line)) for line in question.rubric)
            yield say("quiz-panel-rubric"), element("ul", *items)
        if question.after:
            yield say("quiz-paper-after"), parts.prose(question.after)
        lesson = parts.scenario.lesson
        if lesson and lesson.exam and lesson.exam.question == question.id:
            yield from exam_rows(parts)


def exam_rows(parts: Parts) -> list[Told]:
    """Return the exam item, worked: a model answer and four levels, each behind its name; may be none."""
    lesson, say = parts.scenario.lesson, parts.words.say
    if lesson is None or lesson.exam is None:
        return []
    levels = zip(range(1, LEVELS + 1), lesson.exam.levels, strict=True)
    named = [(say(f"exam-level-{number}"), parts.said(text)) for number, text in levels]
    items = (element("li", element("b", name), " ", text) for name, text in named)
    return [
        (say("exam-answer"), parts.prose(lesson.exam.answer)),
        (say("exam-levels"), element("ul", *items, class_="choices")),
    ]


def _listed(rows: Iterable[Told]) -> Markup:
    told = (part for name, text in rows for part in (element("dt", name), element("dd", text)))
    return element("dl", *told)
