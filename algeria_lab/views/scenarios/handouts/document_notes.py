"""What teachers want to know of the documents of a scenario: how surely we have each, and what to check."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from algeria_lab.checking.facts import records
from algeria_lab.views.lessons.own_documents import documents_of
from algeria_lab.views.lessons.records import who_says
from algeria_lab.views.lessons.voices import for_teachers
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from algeria_lab.checking.facts import Fact
    from algeria_lab.checking.voices import Voice
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages


class DocumentNote(NamedTuple):
    """What is said of one document, in the teacher's language.

    Attributes:
        who: Who speaks, and in what.
        told: What is known of our copy, each behind its name.
    """

    who: str
    told: tuple[tuple[str, str], ...]


def document_notes(scenario: Scenario, words: Messages) -> list[DocumentNote]:
    """Return what is said of each document that a scenario shows or asks about, and of its figures."""
    found = excerpts_of(scenario, words)
    tongue = words.language
    notes = [
        DocumentNote(words.labelled(one.who[tongue], one.what[tongue]), tuple(for_teachers(words, one)))
        for one in found
    ]
    facts = [name for step in scenario.steps for exhibit in step.show for name in exhibit.facts]
    if any(not fact.page for fact in records(facts)):
        said = [words.say("lesson-facts-pages"), *open_figures(scenario, words)]
        unchecked = tuple((words.say("voices-checking"), line) for line in said)
        notes.append(DocumentNote(words.say("lesson-facts-caption"), unchecked))
    return notes


def excerpts_of(scenario: Scenario, words: Messages) -> list[Voice]:
    """Return the documents that a scenario shows or asks about, in their order, each once."""
    shown = [name for step in scenario.steps for exhibit in step.show for name in exhibit.excerpts]
    asked = [question.document for question in scenario.in_order if question.document]
    return list(map(documents_of(scenario, words), dict.fromkeys((*shown, *asked))))


def documents_in(steps: Iterable[Step]) -> set[str]:
    """Return the documents that steps show, by their ids."""
    return {name for step in steps for exhibit in step.show for name in exhibit.excerpts}


def open_figures(scenario: Scenario, words: Messages) -> list[str]:
    """Return a line for each contested figure that a scenario shows and of which no page is known."""
    names = [name for step in scenario.steps for exhibit in step.show for name in exhibit.facts]
    return [_open(fact, words) for fact in records(names) if fact.is_contested and not fact.page]


def _open(fact: Fact, words: Messages) -> str:
    """Return who stands behind a figure, and what was read of several who count."""
    tongue = words.language
    said = words.labelled(fact.counts[tongue], who_says(words, fact))
    return " ".join(filter(None, [f"{said}.", fact.note.get(tongue) if fact.says else ""]))


def notes_text(notes: Sequence[DocumentNote], words: Messages) -> str:
    """Return notes as text, a paragraph each under a heading; empty if there are none."""
    parts = [
        "\n".join([note.who, *(f"    {words.labelled(name, text)}" for name, text in note.told)])
        for note in notes
    ]
    return "\n\n".join([words.say("scenario-key-documents"), *parts]) if parts else ""


def notes_html(notes: Sequence[DocumentNote], words: Messages) -> Markup:
    """Return notes as a part of a page; nothing if there are none."""
    if not notes:
        return Markup()
    parts = (
        element(
            "div",
            element("h3", note.who),
            element("dl", *(element("dt", name) + element("dd", text) for name, text in note.told)),
            class_="question",
        )
        for note in notes
    )
    return element("h2", words.say("scenario-key-documents")) + Markup().join(parts)
