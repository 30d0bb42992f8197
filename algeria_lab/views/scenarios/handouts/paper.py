"""The questions of a scenario on paper: pages to print, with room to write; the key on a sheet of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.checking.voices import voice
from algeria_lab.scenarios.forms.quiz import Computed, Question
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.keys import Keys, asked_at
from algeria_lab.scenarios.quiz.own_words import CELLS
from algeria_lab.scenarios.quiz.shown import shown_options, shown_pairs
from algeria_lab.views.lessons.records import facts_page
from algeria_lab.views.lessons.voices import known_cells, voices_page
from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.handouts.document_notes import document_notes, notes_html
from algeria_lab.views.scenarios.handouts.front import above_html
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.handouts.step_words import kind_line
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.rules import rule_line

if TYPE_CHECKING:
    from algeria_lab.scenarios.conditions.vocabulary import Moment
    from algeria_lab.scenarios.forms.exhibits import Exhibit
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages

LINES: Mapping[str, int] = {"text": 7, "decisive": 3, "map": 1}
STYLE = sheet("paper.css")


def paper_page(parts: Parts, keys: Keys, moments: Mapping[str, Moment], *, with_key: bool = False) -> str:
    """Return the questions of a scenario as a page to print, without any script.

    Args:
        parts: What the scenario shows, in the language of the page.
        keys: Its keys.
        moments: What is read at the beginning of each step of the guided line.
        with_key: Whether the instructor's key follows, on a sheet of its own.
    """
    paper = Paper(parts, keys, moments)
    title = parts.words.say("quiz-paper-title", title=parts.said(parts.scenario.title))
    body = [paper.questions(title)]
    if with_key:
        body.append(paper.key())
    return document(title, parts.words.language, parts.words.direction, body, STYLE)


class Paper:
    """The sheets that are being written.

    Args:
        parts: What the scenario shows.
        keys: Its keys.
        moments: What is read at the beginning of each step of the guided line.
    """

    def __init__(self, parts: Parts, keys: Keys, moments: Mapping[str, Moment]) -> None:
        self._parts, self._words, self._moments = parts, parts.words, moments
        self._told = QuizWords(parts.words)
        self._documents = documents(parts.scenario, parts.words)
        self._asked = [
            Asking(parts.scenario, question, keys.by_question.get(question.id))
            for question in parts.scenario.quiz
        ]

    def questions(self, title: str) -> Markup:
        """Return the sheet for learners."""
        say = self._words.say
        who = (element("p", say(f"quiz-paper-{name}"), class_="line") for name in ("name", "date"))
        return element(
            "main",
            element("h1", title),
            element("div", *who, class_="who"),
            above_html(self._parts),
            *(self._parts.note(note) for note in self._parts.scenario.content_notes),
            *(self._question(number, asking) for number, asking in enumerate(self._asked, start=1)),
            *self._again(),
        )

    def _again(self) -> Iterator[Markup]:
        """Yield the question of the lesson once more, with room to answer it."""
        if again := above_html(self._parts, self._words.say("on-top-again")):
            yield again
            yield from [element("div", class_="line")] * LINES["text"]

    def key(self) -> Markup:
        """Return the sheet for the instructor."""
        say = self._words.say
        rows = (self._answer(number, asking) for number, asking in enumerate(self._asked, start=1))
        head = element("h1", say("quiz-paper-key"))
        notes = notes_html(document_notes(self._parts.scenario, self._words), self._words)
        return element(
            "section", head, element("p", say("quiz-paper-key-note")), *rows, notes, class_="sheet"
        )

    def _heading(self, number: int, asking: Asking) -> Markup:
        kind = kind_line(self._parts.scenario, asking.question, self._words)
        return element("h3", f"{number}. ", element("small", kind))

    def _question(self, number: int, asking: Asking) -> Markup:
        question, parts = asking.question, self._parts
        asks = element(
            "section",
            self._heading(number, asking),
            parts.prose(question.ask),
            parts.picture(question.picture),
            self._map(question),
            self._again(question),
            *self._room(asking),
            class_="question",
        )
        return self._documents.get(question.id, Markup()) + asks

    def _again(self, question: Question) -> Markup:
        """Return where a learner wrote first what is written anew here."""
        numbers = {asking.question.id: number for number, asking in enumerate(self._asked, start=1)}
        first = numbers.get(question.again or "")
        return element("p", self._words.say("quiz-paper-again", number=first)) if first else Markup()

    def _map(self, question: Question) -> Markup:
        """Return the map as it stands where the question is asked, for questions about places."""
        moment = self._moments.get(asked_at(self._parts.scenario, question))
        if question.kind != "map" or moment is None:
            return Markup()
        return self._parts.showing.picture(moment.state)

    def _room(self, asking: Asking) -> Iterator[Markup]:
        """Yield what is ticked, ranked, paired or written on."""
        question, say = asking.question, self._words.say
        options = [
            (one.letter, self._parts.said(one.text)) for one in shown_options(asking.scenario, question)
        ]
        if question.kind == "match":
            yield self._pairs(asking, options)
        elif question.kind == "order":
            yield element("p", say("quiz-paper-rank"))
            yield _listed("rank", options)
        elif options:
            yield _listed("mark", options)
        elif question.kind == "sheet":
            yield from (element("p", say(f"quiz-sheet-{name}"), class_="line cell") for name in CELLS)
        else:
            unit = self._parts.said(question.unit)
            yield from [element("div", unit, class_="line unit")] * LINES.get(question.kind, 1)
        if question.kind == "predict":
            yield element("p", say("quiz-paper-came"), class_="line")

    def _pairs(self, asking: Asking, options: list[tuple[str, str]]) -> Markup:
        pairs = [
            element("li", element("b", f"{number} "), self._parts.said(one.text))
            for number, one in enumerate(shown_pairs(asking.scenario, asking.question), start=1)
        ]
        return element("div", _listed("rank", options), element("ul", *pairs, class_="choices"), class_="two")

    def _answer(self, number: int, asking: Asking) -> Markup:
        """Return what is right, why, what wrong answers say of a learner, and on which rule it rests."""
        question, say, parts = asking.question, self._words.say, self._parts
        rows: list[tuple[str, str | Markup]] = [(say("quiz-panel-key-is"), self._right(asking))]
        if isinstance(question.answer, Computed):
            rows.append((say("quiz-paper-computed"), element("code", question.answer.engine)))
        for given, says in question.misconceptions.items():
            rows.append((say("quiz-paper-wrong", given=self._named(asking, given)), parts.prose(says)))
        if question.rule:
            rows.append((say("quiz-paper-rules"), "; ".join(map(self._rule, question.rule))))
        if question.hints:
            rows.append((say("quiz-panel-hints"), Markup().join(map(parts.prose, question.hints))))
        if question.document:
            known = self._told.sheet(known_cells(self._words, voice(question.document)))
            rows.append((say("quiz-title-sheet"), element("ul", *(element("li", line) for line in known))))
        if question.rubric:
            items = (element("li", parts.said(line)) for line in question.rubric)
            rows.append((say("quiz-panel-rubric"), element("ul", *items)))
        if question.after:
            rows.append((say("quiz-paper-after"), parts.prose(question.after)))
        told = (part for name, text in rows for part in (element("dt", name), element("dd", text)))
        return element("div", self._heading(number, asking), element("dl", *told), class_="question")

    def _rule(self, name: str) -> str:
        return rule_line(name, self._words, self._parts.scenario.game)

    def _right(self, asking: Asking) -> str:
        """Return what is right, with the letters of the sheet."""
        if asking.key is None:
            key = f"quiz-paper-open-{asking.question.kind}"
            return self._words.say(key) if self._words.has(key) else "–"
        said, letters = self._told.key(asking, asking.key), self._letters(asking)
        return self._parts.words.labelled(letters, said) if letters else said

    def _letters(self, asking: Asking) -> str:
        """Return the letters of what is right; of pairs, each with its number."""
        if asking.key is None or not asking.question.options:
            return ""
        shown = {one.id: one.letter for one in shown_options(asking.scenario, asking.question)}
        pairs = {one.id: place for place, one in enumerate(shown_pairs(asking.scenario, asking.question), 1)}
        found = [f"{shown[name]}{pairs.get(name, '')}" for name in asking.key.ids]
        return ", ".join(sorted(found) if pairs else found)

    def _named(self, asking: Asking, given: str) -> str:
        """Return a foreseen answer as it stands on the sheet."""
        shown = {one.id: one.letter for one in shown_options(asking.scenario, asking.question)}
        return shown.get(given, given)


def _listed(sign: str, options: list[tuple[str, str]]) -> Markup:
    """Return options with something to tick or to write on before each."""
    rows = (
        element("li", element("span", class_=sign), element("b", f"{letter}) "), text)
        for letter, text in options
    )
    return element("ul", *rows, class_="choices")


def documents(scenario: Scenario, words: Messages) -> dict[str, Markup]:
    """Return what is read before questions, by the id of the question.

    Args:
        scenario: The scenario.
        words: The reader's language.
    """
    asked = {question.id for question in scenario.quiz}
    found, printed = dict[str, Markup](), set[str]()
    for step in scenario.steps:
        first = next((name for name in step.ask if name in asked), None)
        read = Markup().join(_read(exhibit, words) for exhibit in step.show)
        if first and read:
            found[first] = found.get(first, Markup()) + read
            printed.update(name for exhibit in step.show for name in exhibit.voices)
        for asking in filter(None, map(scenario.question, step.ask)):
            if asking.document and asking.document not in printed:  # it stood in a step that asks nothing
                printed.add(asking.document)
                page = voices_page(words, [asking.document]).page()
                found[asking.id] = found.get(asking.id, Markup()) + page
    return found


def _read(exhibit: Exhibit, words: Messages) -> Markup:
    """Return a document as it is read; nothing for what a game in play shows."""
    if exhibit.kind == "voices":
        return voices_page(words, exhibit.voices).page()
    if exhibit.kind == "facts":
        return facts_page(words, exhibit.facts).page()
    return Markup()
