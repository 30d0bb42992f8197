"""The preview of a scenario in the terminal: the guided line is played, and a page is written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from algeria_lab.apps.authors.files import form_of, scenario_in, showing_of, walked, written
from algeria_lab.checking.faults import sentence
from algeria_lab.views.scenarios.handouts.preview import preview_page

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen


def write(file: Path, out: Path | None, screen: Screen, period: int | None = None) -> bool:
    """Write the preview of a scenario.

    Args:
        file: The scenario; its form must be right, its line may break off.
        out: Where the page is written; a file of the scenario's name in this folder if None.
        screen: Where progress is shown.
        period: The form of a lesson, by its minutes; all of it if None.

    Returns:
        Whether every step was finished; the page says which was not.

    Raises:
        WrongFile: If its form is wrong.
        CannotRead: If there is no such file, or no text in it.
        WrongUse: If a file cannot be written, or the lesson has no such form.
    """
    scenario = form_of(scenario_in(file, screen, whole=False), period, screen, usual=False)
    walk = walked(scenario, screen)
    showing = showing_of(scenario, screen.words.language)
    page = preview_page(scenario, walk, showing, file.parent)
    written(out or Path(f"{file.stem}-preview.html"), page, screen)
    stuck = [stop.stuck for stop in (*walk.stops, *walk.choices) if stop.stuck]
    for one in stuck:
        screen.trouble(
            screen.words.say("scenario-page-broke-off", detail=sentence(one.why, screen.words.say))
        )
    return not stuck
