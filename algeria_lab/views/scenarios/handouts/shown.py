"""What a step shows besides its text, on pages that nobody plays: documents whole, the rest by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.views.lessons.galula import galula_page
from algeria_lab.views.lessons.records import facts_page, works_page
from algeria_lab.views.lessons.voices import voices_page
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.exhibits import Exhibit
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.views.scenarios.handouts.step_parts import Parts
    from algeria_lab.views.shared.html import Page
    from algeria_lab.views.shared.messages import Messages

# Exhibits that are the same for everybody: what the fact base has.
DOCUMENTS: Mapping[str, Callable[[Messages, Exhibit], Page]] = {
    "voices": lambda words, exhibit: voices_page(words, exhibit.voices),
    "facts": lambda words, exhibit: facts_page(words, exhibit.facts),
    "works": lambda words, exhibit: works_page(words, exhibit.works or ""),
    "galula": lambda words, _: galula_page(words),
}


def shown_in(step: Step, parts: Parts) -> Iterator[Markup]:
    """Yield what a step shows: documents whole; of what hangs on the game, that it is shown."""
    for exhibit in step.show:
        if exhibit.kind in DOCUMENTS:
            yield _document(exhibit, parts)
        else:
            name = parts.words.say(f"scenario-exhibit-{exhibit.kind}")
            title = parts.said(exhibit.title)
            yield element("p", parts.words.labelled(title, name) if title else name, class_="meta")


def _document(exhibit: Exhibit, parts: Parts) -> Markup:
    title = parts.said(exhibit.title)
    head = element("h3", title) if title else Markup()
    return head + parts.prose(exhibit.text) + DOCUMENTS[exhibit.kind](parts.words, exhibit).html
