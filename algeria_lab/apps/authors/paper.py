"""Sheets of a scenario for a class, written in the terminal: questions, documents, the whole lesson."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from algeria_lab.apps.authors.files import (
    form_of,
    keys_reckoned,
    scenario_in,
    showing_of,
    tell_unknown,
    written,
)
from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.views.scenarios.handouts.documents_paper import documents_page, has_documents
from algeria_lab.views.scenarios.handouts.names import ENDING, handout_name
from algeria_lab.views.scenarios.handouts.paper import paper_page
from algeria_lab.views.scenarios.handouts.step_parts import Parts

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen
    from algeria_lab.scenarios.forms.whole import Scenario

Sheet: TypeAlias = Literal["key", "paper", "documents", "whole"]
SHEETS: tuple[Sheet, ...] = ("key", "paper", "documents", "whole")


@dataclass(frozen=True)
class Sheets:
    """Which sheets are to be written.

    Attributes:
        file: The scenario.
        which: The sheets: questions, questions with their key, documents alone, the whole lesson.
        out: The page, where there is one; else files that are named after the lesson, in this folder.
        period: The form of a lesson, by its minutes; the shortest if None.
    """

    file: Path
    which: Sequence[Sheet]
    out: Path | None = None
    period: int | None = None


def write(wish: Sheets, screen: Screen) -> bool:
    """Write sheets of a scenario as pages to print, in the language of the screen.

    Args:
        wish: Which sheets, of which scenario.
        screen: Where progress is shown, and which keys cannot be known.

    Returns:
        Whether every key that a sheet needs is known.

    Raises:
        WrongFile: If something is wrong with the scenario.
        CannotRead: If there is no such file, or no text in it.
        WrongUse: If a file cannot be written or has another ending, one file is asked for several sheets,
            nothing is asked or shown that a sheet would hold, or the lesson has no such form.
    """
    if wish.out and wish.out.suffix.casefold() != ENDING:
        raise WrongUse(screen.words.say("scenario-pack-ending", file=str(wish.out), known=ENDING))
    if wish.out and len(wish.which) > 1:
        raise WrongUse(screen.words.say("scenario-pack-one-out", count=len(wish.which)))
    scenario = form_of(scenario_in(wish.file, screen), wish.period, screen)
    _check(scenario, wish.which, screen)
    language, is_known = screen.words.language, True
    parts = Parts(scenario, showing_of(scenario, language), wish.file.parent)
    for sheet in wish.which:
        page, known = _page(sheet, parts, screen)
        written(wish.out or Path(handout_name(scenario, sheet, language)), page, screen)
        is_known = is_known and known
    return is_known


def _check(scenario: Scenario, which: Sequence[Sheet], screen: Screen) -> None:
    """See to it that no sheet would be empty.

    Raises:
        WrongUse: If one would be.
    """
    if {"paper", "key"} & {*which} and not scenario.quiz:
        raise WrongUse(screen.words.say("scenario-key-none"))
    if "documents" in which and not has_documents(scenario):
        raise WrongUse(screen.words.say("documents-none"))


def _page(sheet: Sheet, parts: Parts, screen: Screen) -> tuple[str, bool]:
    """Return a sheet, and whether every key is known that it needs."""
    if sheet == "documents":
        return documents_page(parts), True
    if sheet == "whole":
        from algeria_lab.views.scenarios.handouts.lesson_paper import lesson_page

        with screen.console.status(screen.words.say("scenario-preview-progress")):
            return lesson_page(parts), True
    moments, keys = keys_reckoned(parts.scenario, screen)
    page = paper_page(parts, keys, moments, with_key=sheet == "key")
    return page, tell_unknown(keys, screen)
