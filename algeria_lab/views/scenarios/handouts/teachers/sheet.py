"""The sheet of a lesson for its teacher, on two pages: what it asks, how long it takes, what is right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.scenarios.quiz.grading import is_marked
from algeria_lab.views.lessons.voices import unchecked
from algeria_lab.views.scenarios.guide.periods import period_said
from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.handouts.document_notes import documents_in, excerpts_of, open_figures
from algeria_lab.views.scenarios.handouts.teachers.answered import Answered, exam_rows
from algeria_lab.views.scenarios.handouts.teachers.concluding import (
    filled_after,
    kept_lines,
    spared,
    surprising,
)
from algeria_lab.views.scenarios.handouts.teachers.marked import Marked
from algeria_lab.views.scenarios.handouts.teachers.sheet_parts import blackboard, skips_html, timing_html
from algeria_lab.views.scenarios.on_top import on_top
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from collections.abc import Iterable

    from algeria_lab.scenarios.forms.lesson import Lesson
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.guide.acting import Acting
    from algeria_lab.scenarios.quiz.asking import Asking
    from algeria_lab.scenarios.quiz.keys import Keys
    from algeria_lab.views.scenarios.handouts.step_parts import Parts

MUCH = 7_600  # letters with which what is read before the hour has a page of its own
MOST = 9_700  # letters that two pages hold at their usual size; more is set closer
MOST_EXPLAINED = 12_500  # letters with which every answer has its reason; of more, the key alone has it
MOST_WRONG = 5  # of what pupils get wrong: the pitfalls of the author first, then answers that were foreseen
STYLE = sheet("sheet.css")


def teacher_sheet(parts: Parts, keys: Keys, next_lesson: str = "", ending: Acting | None = None) -> str:
    """Return the sheet of a lesson as a page to print, without any script.

    Args:
        parts: What the form of the lesson shows that is taken, in the language of the page.
        keys: Its keys.
        next_lesson: What the lesson that follows is called; empty for the last.
        ending: Where its guided line ends; no lines to keep are told without it.

    Raises:
        ValueError: If the scenario is no lesson.
    """
    if parts.scenario.lesson is None:
        raise ValueError(parts.scenario.id)
    one = TeacherSheet(parts, keys, parts.scenario.lesson, next_lesson, ending)
    title = parts.words.say("sheet-title", title=parts.said(parts.scenario.title))
    return document(title, parts.words.language, parts.words.direction, one.whole(), STYLE)


class TeacherSheet:
    """A sheet that is being written.

    Args:
        parts: What the lesson shows.
        keys: Its keys.
        lesson: What its course says of it.
        next_lesson: What the lesson that follows is called.
        ending: Where its guided line ends.
    """

    def __init__(
        self, parts: Parts, keys: Keys, lesson: Lesson, next_lesson: str, ending: Acting | None
    ) -> None:
        self._parts, self._words, self._scenario = parts, parts.words, parts.scenario
        self._lesson, self._next, self._answered = lesson, next_lesson, Answered(parts, keys)
        self._marked, self._ending = Marked(parts, self._answered), ending

    def whole(self) -> Iterator[Markup]:
        """Yield head and sections of the page."""
        yield element("header", *self._head())
        before, after = list(self._before()), list(self._after())
        if self._letters(before, after) > MOST_EXPLAINED:
            after = list(self._after(explained=False))
        letters, pages = self._letters(before, after), [self._page(before), self._page(after)]
        inside = [self._page([*before, *after])] if letters > MUCH else pages
        yield element("main", *inside, class_="close" if letters > MOST else "")

    def _letters(self, *pages: Iterable[tuple[str, Markup]]) -> int:
        return len(Markup().join(map(self._page, pages)).striptags())

    def _before(self) -> Iterator[tuple[str, Markup]]:
        """Yield what is read before the hour."""
        said = self._parts.said
        yield "aims", self._list(map(said, self._lesson.objectives))
        yield "time", timing_html(self._parts) + self._note(spared(self._parts, self._lesson))
        yield "board", self._note(filled_after(self._parts, self._lesson)) + blackboard(self._parts)
        yield "keep", self._kept()
        yield "surprises", self._list(surprising(self._parts, self._lesson))
        yield "wrong", self._list([*map(said, self._lesson.pitfalls), *self._foreseen()])
        yield "care", self._list(map(said, self._lesson.care))
        yield "notes", skips_html(self._parts)
        yield "who", self._list(self._who())

    def _after(self, *, explained: bool = True) -> Iterator[tuple[str, Markup]]:
        """Yield what is looked up in it, and after it."""
        yield "answers", self._answers(explained=explained)
        yield "exam", self._exam()
        yield "sources", self._sources()

    def _page(self, sections: Iterable[tuple[str, Markup]]) -> Markup:
        told = (self._section(name, inside) for name, inside in sections if inside)
        return element("div", *told, class_="columns")

    def _section(self, name: str, inside: Markup) -> Markup:
        return element("section", element("h2", self._words.say(f"sheet-{name}")), inside, class_=name)

    def _head(self) -> Iterator[Markup]:
        say, scenario = self._words.say, self._scenario
        yield element("h1", say("sheet-title", title=self._parts.said(scenario.title)))
        facts = [
            say("sheet-number", number=self._lesson.number),
            say("sheet-age", age=self._lesson.age),
            say(f"scenario-game-{scenario.game}" if scenario.has_board else "scenario-page-boardless"),
            period_said(scenario, self._words),
        ]
        yield element(
            "p", " · ".join(filter(None, facts)), " · ", element("b", say("sheet-mind")), class_="meta"
        )
        if above := on_top(scenario, self._words):
            yield element("div", *(element("p", line) for line in above.lines(self._words)), class_="note")

    def _note(self, text: str) -> Markup:
        return element("p", text) if text else Markup()

    def _kept(self) -> Markup:
        """Return the lines to keep, each behind its name."""
        lines = [
            (self._words.labelled(name, ""), text) for name, text in kept_lines(self._parts, self._ending)
        ]
        items = [element("li", element("b", name.rstrip()), " ", text) for name, text in lines]
        return element("ul", *items) if items else Markup()

    def _list(self, lines: Iterable[str]) -> Markup:
        items = [element("li", line) for line in lines]
        return element("ul", *items) if items else Markup()

    def _foreseen(self) -> Iterator[str]:
        """Yield wrong answers that say most of a learner: in words before numbers, one for each question."""
        found = [
            (asking.question.kind not in ("choice", "many"), number, asking)
            for number, asking in self._marked.asked
            if self._is_keyed(asking) and asking.question.misconceptions
        ]
        telling = sorted(found, key=lambda row: row[:2])[: max(0, MOST_WRONG - len(self._lesson.pitfalls))]
        for _, number, asking in sorted(telling, key=lambda row: row[1]):
            given, says = next(iter(asking.question.misconceptions.items()))
            options = {one.id: self._parts.said(one.text) for one in asking.question.options}
            letter = self._answered.letter(asking, given)
            yield self._words.say(
                "sheet-foreseen",
                number=number,
                given=options.get(given, letter),
                says=self._parts.said(says),
            )

    def _is_keyed(self, asking: Asking) -> bool:
        """Return whether an answer is graded: no guess, no text of one's own."""
        return asking.key is not None and is_marked(self._scenario, asking.question)

    def _answers(self, *, explained: bool) -> Markup:
        """Return every question in a few words, with what is right and why, or what is expected of a text."""
        listed = self._marked.listed(explained=explained)
        return (
            element("p", self._words.say("sheet-answers-note"), class_="meta") + listed if listed else listed
        )

    def _exam(self) -> Markup:
        """Return the exam item, worked; where this form lacks its documents, which paper has them."""
        exam = self._lesson.exam
        whole = self._scenario.whole
        question = whole.question(exam.question) if exam else None
        if question is None:
            return Markup()
        told = (
            part
            for name, text in exam_rows(self._parts)
            for part in (element("dt", name), element("dd", text))
        )
        worked = self._parts.prose(question.ask) + element("dl", *told)
        if self._has_shown(question):
            return worked
        return self._note(self._words.say("sheet-exam-paper", minutes=whole.periods[-1])) + worked

    def _has_shown(self, question: Question) -> bool:
        """Return whether this form shows all that the steps show in which a question is asked."""
        asking = [step for step in self._scenario.whole.steps if question.id in step.questions]
        here = documents_in(self._scenario.steps)
        return self._scenario.question(question.id) is not None or documents_in(asking) <= here

    def _sources(self) -> Markup:
        """Return what of each document is still to be checked; that of the others nothing is."""
        named = excerpts_of(self._scenario, self._words)
        open_ones = [line for one in named if (line := unchecked(self._words, one))]
        rest = self._words.say("sheet-sources-rest", count=len(named) - len(open_ones))
        figures = " ".join(open_figures(self._scenario, self._words))
        counted = self._words.labelled(self._words.say("sheet-sources-figures"), figures) if figures else ""
        return self._list(filter(None, [*open_ones, rest if named else "", counted]))

    def _who(self) -> Iterator[str]:
        say, words = self._words.say, self._words
        yield words.labelled(say("scenario-page-authors"), words.listed(self._scenario.authors))
        readers = [say("sheet-reader", name=one.name, date=one.date) for one in self._lesson.readers]
        yield (
            words.labelled(say("sheet-readers"), words.listed(readers))
            if readers
            else say("sheet-readers-none")
        )
        if self._scenario.licence:
            yield words.labelled(say("scenario-page-licence"), self._scenario.licence)
        if self._next:
            yield words.labelled(say("sheet-next"), self._next)
