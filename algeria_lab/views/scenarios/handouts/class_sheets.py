"""What a class gets on paper: role cards, questions without their key, documents, the whole lesson."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from algeria_lab.core.refusals import UnknownName
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.walks.autopilot import guided_moments
from algeria_lab.scenarios.quiz.keys import keys_of
from algeria_lab.views.scenarios.guide.trace import chosen_lines
from algeria_lab.views.scenarios.handouts.documents_paper import documents_page
from algeria_lab.views.scenarios.handouts.names import handout_name
from algeria_lab.views.scenarios.handouts.paper import paper_page
from algeria_lab.views.scenarios.handouts.roles import roles_page
from algeria_lab.views.scenarios.handouts.step_parts import Parts

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.show.showing import Showing

SHEETS = ("roles", "paper", "documents", "whole")


def class_sheet(
    what: str, source: Guide | Scenario, showing: Showing[Any, Any], folder: Path | None = None
) -> dict[str, str]:
    """Return a sheet as a file: its name, its type and its text; no sheet tells a key.

    Args:
        what: One of `SHEETS`: role cards, the questions, the documents alone, the whole lesson.
        source: The scenario, in the form that is taken; or the guide of a learner, whose lines to keep then
            stand at the end of the questions.
        showing: Its game, in the reader's language.
        folder: Where the scenario stands, for its pictures and kept wars; None for one from elsewhere.

    Raises:
        UnknownName: If there is no such sheet.
    """
    scenario = source if isinstance(source, Scenario) else source.scenario
    parts = Parts(scenario, showing, folder)
    if what == "roles":
        text = roles_page(showing.words, scenario.id)
    elif what == "paper":
        text = _questions(parts, source)
    elif what == "documents":
        text = documents_page(parts)
    elif what == "whole":
        from algeria_lab.views.scenarios.handouts.lesson_paper import lesson_page  # with charts

        text = lesson_page(parts)
    else:
        raise UnknownName("question", what, SHEETS)
    name = handout_name(scenario, what, showing.words.language)
    return {"name": name, "type": "text/html;charset=utf-8", "text": text}


def _questions(parts: Parts, source: Guide | Scenario) -> str:
    kept = [] if isinstance(source, Scenario) else chosen_lines(source, parts.words)
    moments = guided_moments(parts.scenario)
    return paper_page(parts, keys_of(parts.scenario, moments.get), moments, kept=kept)
