"""The content notes of all lessons, to tell parents and to print: what, from which age, what is lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.views.scenarios.handouts.document import document
from algeria_lab.views.scenarios.handouts.step_words import heading
from algeria_lab.views.scenarios.handouts.teachers.sheet_parts import lost_without
from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.messages import Messages

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.views.scenarios.handouts.step_parts import Parts

COLUMNS = ("step", "what", "lost")
STYLE = sheet("sheet.css")


def notes_page(lessons: Sequence[Parts], language: str) -> str:
    """Return the table as a page to print, without any script.

    Args:
        lessons: What each lesson of a course shows, in their order.
        language: Code of the language of the page.
    """
    words = Messages(language)
    title = words.say("notes-title")
    head = element("header", element("h1", title), element("p", words.say("notes-lead")))
    sections = (_lesson(one, words) for one in lessons)
    return document(title, language, words.direction, (head, element("main", *sections)), STYLE)


def _lesson(parts: Parts, words: Messages) -> Markup:
    """Return what is said before a lesson as a whole, and a row for each step that has a note of its own."""
    scenario = parts.scenario
    named = parts.said(scenario.title)
    facts = ""
    if lesson := scenario.lesson:
        named = words.labelled(words.say("sheet-number", number=lesson.number), named)
        facts = words.say("sheet-age", age=lesson.age)
    return element(
        "section",
        element("h2", named),
        element("p", facts, class_="meta"),
        *(element("p", parts.said(note)) for note in scenario.content_notes),
        _steps(parts, words),
    )


def _steps(parts: Parts, words: Messages) -> Markup:
    rows = [_row(parts, step, words) for step in parts.scenario.steps if step.content_note]
    if not rows:
        return element("p", words.say("notes-none"))
    head = (element("th", words.say(f"notes-{name}"), scope="col") for name in COLUMNS)
    return element("table", element("thead", element("tr", *head)), element("tbody", *rows))


def _row(parts: Parts, step: Step, words: Messages) -> Markup:
    return element(
        "tr",
        element("th", *_named(parts, step, words), scope="row"),
        element("td", parts.said(step.content_note)),
        element("td", parts.words.listed(lost_without(step, parts)) or words.say("notes-nothing")),
    )


def _named(parts: Parts, step: Step, words: Messages) -> Iterator[str | Markup]:
    """Yield what a step is called, and in which form alone it is taken."""
    yield heading(parts.scenario, step, words)
    if step.only:
        yield element("small", f" {words.say('sheet-only', minutes=step.only)}")
