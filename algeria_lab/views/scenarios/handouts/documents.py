"""Documents of a scenario on paper: voices and figures, before the first question about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.views.lessons.records import facts_page
from algeria_lab.views.lessons.voices import voices_page

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.exhibits import Exhibit
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages


def documents(scenario: Scenario, words: Messages) -> dict[str, Markup]:
    """Return what is read before questions, by the id of the question.

    Args:
        scenario: The scenario.
        words: The reader's language.
    """
    asked = {question.id for question in scenario.quiz}
    found: dict[str, Markup] = {}
    for step in scenario.steps:
        first = next((name for name in step.ask if name in asked), None)
        read = Markup().join(_read(exhibit, words) for exhibit in step.show)
        if first and read:
            found[first] = found.get(first, Markup()) + read
    return found


def _read(exhibit: Exhibit, words: Messages) -> Markup:
    """Return a document as it is read; nothing for what a game in play shows."""
    if exhibit.kind == "voices":
        return voices_page(words, exhibit.voices).page()
    if exhibit.kind == "facts":
        return facts_page(words, exhibit.facts).page()
    return Markup()
