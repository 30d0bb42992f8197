"""A step of a scenario in words, for viewers of notebooks that show no widgets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from algeria_lab.scenarios.guide.walks.autopilot import walked_to
from algeria_lab.scenarios.quiz.shown import shown_options
from algeria_lab.views.scenarios.guide.choosing import named_choices
from algeria_lab.views.scenarios.handouts.asked import question_html
from algeria_lab.views.scenarios.handouts.on_paper.slides import headed, slide_page
from algeria_lab.views.scenarios.handouts.preview import DOCUMENTS
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.prose import blocks, plainly
from algeria_lab.views.shared.html import Page, element, says

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.show.showing import Showing


def step_in_words(
    scenario: Scenario, step: Step, showing: Showing[Any, Any], folder: Path | None = None
) -> Page:
    """Return what a step asks and shows besides its text, which stands in the cell before it.

    What is guessed comes first; documents and what can be dragged are told whole, of the rest its name.

    Args:
        scenario: The scenario, all of it.
        step: The step.
        showing: Its game, in the reader's language.
        folder: Where the scenario stands, for its pictures; None for one from elsewhere.
    """
    parts = Parts(scenario, showing, folder)
    told = says([parts.words.say("notebook-in-words")])
    chosen = _choices(step, parts)
    for page in (*_asked(step.predict, parts), *chosen, *_shown(step, parts), *_asked(step.ask, parts)):
        told += page
    return told


def _asked(names: Sequence[str], parts: Parts) -> Iterator[Page]:
    for question in filter(None, map(parts.scenario.question, names)):
        yield Page(question_html(question, parts, line=Markup()), "\n".join(_lines(question, parts)))


def _lines(question: Question, parts: Parts) -> Iterator[str]:
    yield from plainly(blocks(parts.said(question.ask)))
    for option in shown_options(parts.scenario, question):
        yield f"{option.letter}) {parts.said(option.text)}"


def _choices(step: Step, parts: Parts) -> Iterator[Page]:
    """Yield the orders between which a step lets choose, as the board names them where the line begins it."""
    guide = walked_to(parts.scenario, step.id) if step.choose else None
    if guide:
        names = named_choices(guide, parts.words, lambda _: parts.showing)
        lines = [f"{one['name']} ({one['board']})" if one["board"] else one["name"] for one in names]
        yield says([parts.words.say("guiding-choose"), *lines])


def _shown(step: Step, parts: Parts) -> Iterator[Page]:
    """Yield each exhibit; what can be dragged is told as it is where the guided line comes to the step."""
    is_dragged = any(exhibit.slide for exhibit in step.show)
    guide = walked_to(parts.scenario, step.id) if is_dragged else None
    for exhibit in step.show:
        page = slide_page(exhibit, guide.moment(), guide.table.game.state, parts) if guide else None
        if exhibit.kind in DOCUMENTS:
            page = DOCUMENTS[exhibit.kind](parts, exhibit)
        if page:
            yield Page(headed(exhibit, page, parts), page.text, page.blocks)
        else:
            title, kind = parts.said(exhibit.title), parts.words.say(f"scenario-exhibit-{exhibit.kind}")
            line = parts.words.labelled(title, kind) if title else kind
            yield Page(element("p", line), line) if line else Page(Markup())
