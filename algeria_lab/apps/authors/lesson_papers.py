"""What only teachers get of a lesson: its sheet, all of it to be looked through, its key; reckoned once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from algeria_lab.games import game_named
from algeria_lab.lessons.course import read_course
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.quiz.keys import keys_of
from algeria_lab.scenarios.table import rules_of
from algeria_lab.views.scenarios.handouts.paper import key_page
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.handouts.teachers.looked_through import Reckoned, looked_through_page
from algeria_lab.views.scenarios.handouts.teachers.sheet import teacher_sheet
from algeria_lab.views.shared.messages import Messages

if TYPE_CHECKING:
    from pathlib import Path

    from algeria_lab.scenarios.forms.whole import Scenario

What: TypeAlias = Literal["sheet", "through", "key"]
WHATS: tuple[What, ...] = get_args(What)


def teachers_paper(
    what: What, scenario: Scenario, folder: Path | None, language: str, period: int | None = None
) -> str:
    """Return a page for the teacher of a lesson as HTML without any script.

    Args:
        what: ``sheet``, two pages to print; ``through``, all of it to be looked through; ``key``, what is
            right.
        scenario: The lesson of its author, with what it names in its place; an edition for learners has
            nothing that is for teachers.
        folder: Where its file stands; None for one from elsewhere.
        language: Code of the language of the page.
        period: The form of the lesson, by its minutes; if left out all of it to be looked through, else the
            shortest.

    Raises:
        ValueError: If a sheet is asked for of what is no lesson.
    """
    shortest = None if what == "through" else next(iter(scenario.periods), None)
    found = walked_with_keys(scenario.for_period(period or shortest), folder, language)
    if what == "through":
        return looked_through_page(found)
    if what == "key":
        return key_page(found.parts, found.keys)
    return teacher_sheet(found.parts, found.keys, _following(scenario, folder, language), found.walk.ending)


def walked_with_keys(scenario: Scenario, folder: Path | None, language: str) -> Reckoned:
    """Return a scenario, and those that are parts of its steps, walked through, with all keys."""
    showing = game_named(scenario.game).showing_with(rules_of(scenario), language)
    walked = walk(scenario, game_named(scenario.game).voice(language))
    keys = keys_of(scenario, walked.moments().get)
    names = [step.part for step in scenario.steps if step.part]
    others = {
        name: walked_with_keys(part, folder, language) for name in names if (part := scenario.part(name))
    }
    return Reckoned(Parts(scenario, showing, folder), walked, keys, others)


def _following(scenario: Scenario, folder: Path | None, language: str) -> str:
    """Return what the lesson after this one is called, with its number; empty behind the last of a course."""
    later = read_course(folder.resolve().parent if folder else None).after(scenario.id)
    if later is None:
        return ""
    words = Messages(language)
    return words.labelled(words.say("sheet-number", number=later.number), later.title[language])
