"""What a file for a class is called: by its lesson, what it is, the form of the lesson and the language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages

ENDING = ".html"


def handout_name(
    scenario: Scenario, what: str, language: str = "", ending: str = ENDING, *, all_forms: bool = False
) -> str:
    """Return the name of a file, so that none is written over that of another lesson, form or language.

    Args:
        scenario: The scenario, in the form that the file shows.
        what: What it is, such as ``documents``.
        language: In which language; empty for all of them.
        ending: How the name ends.
        all_forms: Whether the file holds every form of a lesson.

    Examples:
        ``l05-resettlement-documents-50-fr.html``
    """
    form = "" if all_forms else str(scenario.period or "")
    parts = [scenario.id, what, form, language]
    return "-".join(filter(None, parts)) + ending


def taken_name(scenario: Scenario, what: str, nickname: str, ending: str, words: Messages) -> str:
    """Return the name of a file that a learner takes along: of which lesson, of whom and what it is.

    Args:
        scenario: The scenario.
        what: ``receipt`` or ``report``.
        nickname: What the learner wants to be called; may be empty.
        ending: How the name ends.
        words: The learner's language.

    Examples:
        ``lesson5-Lina-B-receipt.json``
    """
    number = scenario.lesson.number if scenario.lesson else None
    which = scenario.id if number is None else words.say("marking-lesson", number=str(number))
    return "-".join([which, *re.findall(r"\w+", nickname), words.say(f"marking-{what}")]) + ending
