"""The questions of a scenario on paper, written in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from algeria_lab.apps.authors.files import form_of, reckoned, scenario_in, showing_of, tell_unknown, written
from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.views.scenarios.handouts.paper import paper_page
from algeria_lab.views.scenarios.handouts.step_parts import Parts

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen

ENDING = ".html"


def write(file: Path, out: Path | None, screen: Screen, *, with_key: bool, period: int | None = None) -> bool:
    """Write the questions of a scenario as a page to print, in the language of the screen.

    Args:
        file: The scenario.
        out: The page; a file of the scenario's name in this folder if None.
        screen: Where progress is shown, and which keys cannot be known.
        with_key: Whether the instructor's key follows, on a sheet of its own.
        period: The form of a lesson, by its minutes; the shortest if None.

    Returns:
        Whether every key is known.

    Raises:
        WrongFile: If something is wrong with the scenario.
        CannotRead: If there is no such file, or no text in it.
        WrongUse: If a file cannot be written, has another ending, nothing is asked, or the lesson has no such
            form.
    """
    if out and out.suffix.casefold() != ENDING:
        raise WrongUse(screen.words.say("scenario-pack-ending", file=str(out), known=ENDING))
    scenario = form_of(scenario_in(file, screen), period, screen)
    if not scenario.quiz:
        raise WrongUse(screen.words.say("scenario-key-none"))
    moments, keys = reckoned(scenario, screen)
    parts = Parts(scenario, showing_of(scenario, screen.words.language), file.parent)
    page = paper_page(parts, keys, moments, with_key=with_key)
    written(out or Path(f"{file.stem}-paper{ENDING}"), page, screen)
    return tell_unknown(keys, screen)
