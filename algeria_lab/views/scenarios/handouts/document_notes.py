"""What teachers want to know of the documents of a scenario: how surely we have each, and what to check."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from algeria_lab.checking.facts import records
from algeria_lab.checking.voices import voice
from algeria_lab.views.lessons.voices import for_teachers
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    """Return what is said of each excerpt that a scenario shows or asks about, and of its figures."""
    shown = [name for step in scenario.steps for exhibit in step.show for name in exhibit.voices]
    asked = [question.document for question in scenario.quiz if question.document]
    found = (voice(name) for name in dict.fromkeys((*shown, *asked)))
    tongue = words.language
    notes = [
        DocumentNote(words.labelled(one.who[tongue], one.what[tongue]), tuple(for_teachers(words, one)))
        for one in found
    ]
    facts = [name for step in scenario.steps for exhibit in step.show for name in exhibit.facts]
    if any(not fact.page for fact in records(facts)):
        unchecked = (words.say("voices-checking"), words.say("lesson-facts-pages"))
        notes.append(DocumentNote(words.say("lesson-facts-caption"), (unchecked,)))
    return notes


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
