"""The documents of a lesson alone, on two sheets: with numbers of lines, so that a class can cite them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.checking.voices import OWN
from algeria_lab.views.lessons.own_documents import documents_of
from algeria_lab.views.lessons.records import facts_page
from algeria_lab.views.lessons.voices import document_facts, printed, quoted
from algeria_lab.views.scenarios.author_text import author_text
from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.handouts.step_words import heading
from algeria_lab.views.scenarios.on_top import on_top
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element, says, table

if TYPE_CHECKING:
    from algeria_lab.checking.voices import Voice
    from algeria_lab.scenarios.forms.exhibits import Exhibit
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.scenarios.handouts.step_parts import Parts
    from algeria_lab.views.shared.messages import Messages

WIDE = 86  # letters of a line, so that it stays one in any serif
EVERY = 5  # how many lines there are to a number
FACTS = ("kind", "said", "addressee", "place")  # the edition stands below the text
STYLE = sheet("documents.css")


def documents_page(parts: Parts) -> str:
    """Return the documents and figures of a scenario as a page to print, without questions or notes of ours.

    Args:
        parts: What the scenario shows, in the form and the language of the page.
    """
    title = parts.words.say("documents-title", title=parts.said(parts.scenario.title))
    body = element("main", *_sheet(parts, title))
    return document(title, parts.words.language, parts.words.direction, [body], STYLE)


def _sheet(parts: Parts, title: str) -> Iterator[Markup]:
    words = parts.words
    yield element("h1", title)
    if above := on_top(parts.scenario, words):
        named = words.labelled(words.say("on-top-question"), above.question)
        yield element("p", element("b", named))
    for note in parts.scenario.content_notes:
        yield element("p", words.labelled(words.say("voices-note"), parts.said(note)), class_="meta")
    printed = DocumentsPrinted(parts.scenario, words)
    for step in parts.scenario.steps:
        if read := printed.of(step):
            number = parts.scenario.steps.index(step) + 1
            name = words.say("documents-step", number=number, title=heading(parts.scenario, step, words))
            warned = parts.said(step.content_note)
            noted = element("p", words.labelled(words.say("voices-note"), warned), class_="meta")
            yield element("section", element("h2", name), noted if warned else Markup(), read)


def has_documents(scenario: Scenario) -> bool:
    """Return whether a scenario shows, or asks about, documents or figures of history."""
    shown = any(exhibit.excerpts or exhibit.facts for step in scenario.steps for exhibit in step.show)
    return shown or any(question.document for question in scenario.quiz)


class DocumentsPrinted:
    """Documents as they are printed, each once, with lines that are counted in each of them anew.

    Args:
        scenario: The scenario, which numbers its documents.
        words: The reader's language.
    """

    def __init__(self, scenario: Scenario, words: Messages) -> None:
        self._scenario, self._words = scenario, words
        self._numbers, self._named = scenario.document_numbers, documents_of(scenario, words)
        self._done = set[str]()

    def of(self, step: Step) -> Markup:
        """Return what a step shows of history, and what else its questions are about."""
        return Markup().join(map(self._told, step.show)) + self.asked(step)

    def _told(self, exhibit: Exhibit) -> Markup:
        """Return documents or figures behind what the author says of them."""
        shown, text = self.exhibit(exhibit), self._scenario.said(exhibit.text, self._words.language)
        return author_text(text) + shown if shown and text else shown

    def asked(self, step: Step) -> Markup:
        """Return documents that questions of a step are about, as far as no step has shown them."""
        found = filter(None, map(self._scenario.question, step.ask))
        return self._documents([question.document for question in found if question.document])

    def exhibit(self, exhibit: Exhibit) -> Markup:
        """Return documents that were not printed yet, or figures; nothing for any other exhibit."""
        if exhibit.excerpts:
            return self._documents(exhibit.excerpts)
        if exhibit.kind == "facts":
            return figures(exhibit.facts, self._words)
        return Markup()

    def _documents(self, names: Sequence[str]) -> Markup:
        items = [
            self._item(self._named(name), self._numbers.get(name)) for name in names if name not in self._done
        ]
        self._done.update(names)
        return Markup().join(items)

    def _item(self, one: Voice, number: int | None) -> Markup:
        """Return a document: who and what, when and where, its lines, and its edition in small letters."""
        words, tongue = self._words, self._words.language
        translated, who = one.translation(tongue), one.who[tongue].removesuffix(".")
        named = words.say("voices-document", number=number) if number else ""
        sign = [element("b", named, class_="letter"), " "] if named else []
        known = [words.labelled(name, text) for name, text in document_facts(words, one, FACTS)]
        return element(
            "article",
            element("p", *sign, element("b", who), ". ", one.what[tongue], class_="head"),
            element("p", " · ".join(known), class_="known"),
            self._counted(*((translated, tongue) if translated else (one.original, one.language))),
            element("p", *self._small(one), class_="known"),
            *(element("p", text, class_="known") for text in self._minded(one)),
        )

    def _minded(self, one: Voice) -> Iterator[str]:
        """Yield what a reader of the page is told to mind, and who added a document that is no excerpt."""
        if one.kind == OWN:
            yield self._words.say("voices-own")
        if caution := one.caution.get(self._words.language):
            yield self._words.labelled(self._words.say("voices-caution"), caution)

    def _small(self, one: Voice) -> Iterator[Markup]:
        """Yield the edition of a document, behind its original where a reader has our translation above."""
        words = self._words
        if one.translation(words.language):
            original = " / ".join(quoted(passage, one.language) for passage in one.original)
            yield Markup.escape(words.say("voices-translated") + " · ")
            yield Markup.escape(words.labelled(printed(words, one), "") + " ")
            yield element("i", original, lang=one.language) + " · "
        for name, text in document_facts(words, one, ("source",)):
            yield Markup.escape(words.labelled(name, text))

    def _counted(self, passages: Sequence[str], language: str) -> Markup:
        rows, lines = [], (line for passage in passages for line in lines_of(quoted(passage, language)))
        for number, text in enumerate(lines, start=1):
            count = str(number) if number == 1 or number % EVERY == 0 else ""
            rows.append(element("div", element("span", count, class_="count"), element("span", text)))
        return element("blockquote", *rows, lang=language)


def lines_of(text: str) -> list[str]:
    """Return a text as lines that no page breaks further; spaces that must not break do not."""
    return wrap(text, WIDE, break_long_words=False, break_on_hyphens=False)


def figures(names: Sequence[str], words: Messages) -> Markup:
    """Return records of history as one plain table, with who says so and how sure each is."""
    found = Markup()
    for block in facts_page(words, names).blocks:
        page = (
            table(block.title, block.head, block.rows) if block.head else says(row[0] for row in block.rows)
        )
        found += page.html
    return element("div", found, class_="figures")
