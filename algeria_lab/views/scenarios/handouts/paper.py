"""The questions of a scenario on paper: pages to print, with room to write; the key on a sheet of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.quiz.keys import Keys, asked_at
from algeria_lab.views.scenarios.guide.periods import period_said
from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.handouts.document_notes import document_notes, notes_html
from algeria_lab.views.scenarios.handouts.documents_paper import DocumentsPrinted
from algeria_lab.views.scenarios.handouts.front import above_html
from algeria_lab.views.scenarios.handouts.on_paper.asked import LINES, AskedOnPaper
from algeria_lab.views.scenarios.handouts.on_paper.slides import slide_tables
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.handouts.teachers.answered import Answered
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.scenarios.conditions.vocabulary import Moment
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.scenarios.quiz.asking import Asking
    from algeria_lab.views.shared.messages import Messages

STYLE = sheet("paper.css")


def paper_page(
    parts: Parts,
    keys: Keys,
    moments: Mapping[str, Moment],
    *,
    with_key: bool = False,
    kept: Sequence[str] = (),
) -> str:
    """Return the questions of a scenario as a page to print, without any script.

    Args:
        parts: What the scenario shows, in the language of the page.
        keys: Its keys.
        moments: What is read at the beginning of each step of the guided line.
        with_key: Whether the instructor's key follows, on a sheet of its own.
        kept: The lines to keep of a learner who has chosen them, for the end of the sheet.
    """
    paper = Paper(parts, keys, moments, kept)
    title = parts.words.say("quiz-paper-title", title=parts.said(parts.scenario.title))
    body = [paper.questions(title)]
    if with_key:
        body.append(paper.key())
    return document(title, parts.words.language, parts.words.direction, body, STYLE)


def key_page(parts: Parts, keys: Keys) -> str:
    """Return the instructor's key alone, as a page to print; see `paper_page`."""
    said = parts.said(parts.scenario.title)
    title = parts.words.say("sheet-key-title", title=said)
    body = [Paper(parts, keys, {}).key(said)]
    return document(title, parts.words.language, parts.words.direction, body, STYLE)


class Paper:
    """The sheets that are being written.

    Args:
        parts: What the scenario shows.
        keys: Its keys.
        moments: What is read at the beginning of each step of the guided line.
        kept: The lines to keep of a learner who has chosen them.
    """

    def __init__(
        self, parts: Parts, keys: Keys, moments: Mapping[str, Moment], kept: Sequence[str] = ()
    ) -> None:
        self._parts, self._words, self._moments, self._kept = parts, parts.words, moments, kept
        self._answered = Answered(parts, keys)
        self._documents = documents(parts.scenario, parts.words)
        self._slides = slide_tables(parts, moments)
        self._paper = AskedOnPaper(parts, keys)
        self._asked = self._paper.asked

    def questions(self, title: str) -> Markup:
        """Return the sheet for learners."""
        say = self._words.say
        who = (element("p", say(f"quiz-paper-{name}"), class_="line") for name in ("name", "date"))
        return element(
            "main",
            element("h1", title),
            element("div", *who, class_="who"),
            self._period(),
            above_html(self._parts),
            *(self._parts.note(note) for note in self._parts.scenario.content_notes),
            *map(self._question, self._asked),
            self._documents.get("", Markup()) + self._slides.get("", Markup()),
            *self._question_again(),
            *self._to_keep(),
        )

    def _period(self) -> Markup:
        """Return for which form of the lesson the sheet is; nothing where nobody chooses."""
        said = period_said(self._parts.scenario, self._words)
        return element("p", said) if said else Markup()

    def _question_again(self) -> Iterator[Markup]:
        """Yield the question of the lesson once more, with room to answer it."""
        if again := above_html(self._parts, self._words.say("on-top-again")):
            yield again
            yield from [element("div", class_="line")] * LINES["text"]

    def _to_keep(self) -> Iterator[Markup]:
        """Yield the lines that a learner keeps, if they have chosen any."""
        if self._kept:
            yield element("h3", self._words.say("scenario-report-trace"))
            yield element("ul", *(element("li", line) for line in self._kept))

    def key(self, of: str = "") -> Markup:
        """Return the sheet for the instructor.

        Args:
            of: What the lesson is called, where the questions do not stand before it.
        """
        say = self._words.say
        rows = (self._answer(asking, asks=bool(of)) for asking in self._asked)
        head = element("h1", say("sheet-key-title", title=of) if of else say("quiz-paper-key"))
        notes = notes_html(document_notes(self._parts.scenario, self._words), self._words)
        note = element("p", say("quiz-paper-key-note"))
        return element("section", head + self._period(), note, *rows, notes, class_="sheet")

    def _question(self, asking: Asking) -> Markup:
        """Return a question behind what is read before it."""
        name = asking.question.id
        read = self._documents.get(name, Markup()) + self._slides.get(name, Markup())
        return read + self._paper.question(asking, self._map(asking.question))

    def _map(self, question: Question) -> Markup:
        """Return the map as it stands where the question is asked, for questions about places."""
        moment = self._moments.get(asked_at(self._parts.scenario, question))
        if question.kind != "map" or moment is None:
            return Markup()
        return self._parts.showing.picture(moment.state)

    def _answer(self, asking: Asking, *, asks: bool) -> Markup:
        """Return what is right; the question stands over it where there is no paper with it."""
        asked = self._parts.prose(asking.question.ask) if asks else Markup()
        told = self._answered.all_of_it(asking, for_author=not asks)
        return element("div", self._paper.heading(asking), asked, told, class_="question")


def documents(scenario: Scenario, words: Messages) -> dict[str, Markup]:
    """Return what is read before questions, by the id of the question; empty for what is read at the end.

    Each document stands once, with the lines that it has on all sheets of the scenario.

    Args:
        scenario: The scenario.
        words: The reader's language.
    """
    asked = {question.id for question in scenario.quiz}
    found, printed, waiting = dict[str, Markup](), DocumentsPrinted(scenario, words), Markup()
    for step in scenario.steps:
        read = waiting + printed.of(step)
        first = next((name for name in step.ask if name in asked), None)
        if first and read:
            found[first] = read
        waiting = Markup() if first else read
    return found | ({"": waiting} if waiting else {})
