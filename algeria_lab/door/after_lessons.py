"""Where a lesson leads when it is over: a question of one's own, the next lesson, home."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from algeria_lab.core.package import has_pages
from algeria_lab.core.refusals import LabError
from algeria_lab.lessons.course import read_course
from algeria_lab.scenarios.experiment_questions import asked_by
from algeria_lab.views.pages.laboratory.link import Asked, link_of, read_link
from algeria_lab.views.shared.messages import Messages
from algeria_lab.views.shared.next_places import Place

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario

_PAGES = "../../notebooks/"  # from the folder of a lesson
_LABORATORY = f"{_PAGES}laboratory.ipynb"


def places_after_lesson(scenario: Scenario, folder: Path, language: str) -> list[Place]:
    """Return where to go from the end of a lesson.

    Args:
        scenario: The lesson.
        folder: Its folder.
        language: ``en`` or ``fr``.
    """
    words = Messages(language)
    after = read_course(folder.resolve().parent).after(scenario.id)
    link = after.opened_at(language, "../") if after else ""
    following = [Place(words.say("next-lesson", title=after.title[language]), link)] if after and link else []
    if not has_pages(folder.resolve().parents[1]):
        return following  # lessons in a folder of somebody's own, in JupyterLab
    own = Place(words.say("next-question"), _laboratory(scenario, language))
    return [own, *following, Place(words.say("next-home"), f"{_PAGES}home.ipynb")]


def _laboratory(scenario: Scenario, language: str) -> str:
    """Return the laboratory, with the question of an experiment of the lesson if it can be put there."""
    for experiment in scenario.experiments:
        if scenario.game != "algeria" or not experiment.measures:
            continue
        try:
            letters = link_of(Asked(asked_by(scenario, experiment, language), experiment.measures[0]))
            read_link(letters)
        except LabError:
            continue  # such as one about a player of the lesson's own
        return f"{_LABORATORY}#q={letters}"
    return _LABORATORY
