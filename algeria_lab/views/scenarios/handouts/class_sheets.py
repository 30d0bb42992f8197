"""What a class gets on paper: role cards, and the questions without their key."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from algeria_lab.scenarios.guide.walks.autopilot import guided_moments
from algeria_lab.scenarios.quiz.keys import keys_of
from algeria_lab.views.scenarios.handouts.paper import paper_page
from algeria_lab.views.scenarios.handouts.roles import roles_page
from algeria_lab.views.scenarios.handouts.step_parts import Parts

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.show.showing import Showing


def class_sheet(
    what: str, guide: Guide, showing: Showing[Any, Any], folder: Path | None = None
) -> dict[str, str]:
    """Return a sheet as a file: its name, its type and its text.

    Args:
        what: ``roles`` or ``paper``.
        guide: The guide of the scenario.
        showing: Its game, in the reader's language.
        folder: Where the scenario stands, for its pictures; None for one from elsewhere.
    """
    scenario = guide.scenario
    if what == "roles":
        text = roles_page(showing.words)
    else:
        moments = guided_moments(scenario)
        text = paper_page(Parts(scenario, showing, folder), keys_of(scenario, moments.get), moments)
    return {"name": f"{scenario.id}-{what}.html", "type": "text/html;charset=utf-8", "text": text}
