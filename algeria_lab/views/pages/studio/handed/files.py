"""Files of an exercise for a class: a page that needs no program, and the scenario with its keys sealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.checking.telling import telling
from algeria_lab.core.refusals import UnknownName
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.quiz.edition import learners_edition
from algeria_lab.views.pages.studio.position import SHOWINGS
from algeria_lab.views.scenarios.handouts.names import handout_name
from algeria_lab.views.scenarios.handouts.pack import languages_of, pack_page
from algeria_lab.views.show.speaker import Speaker

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages

PAGE, LEARNER = "page", "learner"
TYPES = {PAGE: "text/html;charset=utf-8", LEARNER: "application/yaml"}


def handed_out(what: str, text: str, scenario: Scenario, words: Messages) -> dict[str, str]:
    """Return a file for a class: its name, its type and what stands in it.

    Args:
        what: ``page`` or ``learner``.
        text: The text of the scenario.
        scenario: The scenario, without faults.
        words: The reader's language.

    Raises:
        WrongFile: If a key cannot be computed.
        UnknownName: If there is no such file.
    """
    if what not in TYPES:
        raise UnknownName("file", what, TYPES)
    if what == LEARNER:
        written = learners_edition(text, say=telling(words.language))
        return _file(handout_name(scenario, "learner", ending=".yaml"), what, written)
    showings = {tongue: SHOWINGS[scenario.game](tongue) for tongue in languages_of(scenario)}
    walked = walk(scenario, Speaker(showings[scenario.lang]))
    return _file(
        handout_name(scenario, "page"), what, pack_page(scenario, walked, showings, None, words.language)
    )


def _file(name: str, what: str, text: str) -> dict[str, str]:
    return {"name": name, "type": TYPES[what], "text": text}
