"""What only teachers get of a lesson, written in the terminal: its sheet, all of it to look through."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from algeria_lab.apps.authors.files import form_of, scenario_in, written
from algeria_lab.apps.authors.lesson_papers import teachers_paper
from algeria_lab.apps.terminal.errors import WrongUse

if TYPE_CHECKING:
    from algeria_lab.apps.authors.lesson_papers import What
    from algeria_lab.apps.terminal.screen import Screen


def write(what: What, file: Path, out: Path | None, screen: Screen, period: int | None = None) -> None:
    """Write a page for the teacher of a lesson, in the language of the screen.

    Args:
        what: See `teachers_paper`.
        file: The lesson; to be looked through, any scenario.
        out: The page; a file of the scenario's name in this folder if None.
        screen: Where progress is shown.
        period: The form of the lesson, by its minutes.

    Raises:
        WrongFile: If something is wrong with the scenario.
        CannotRead: If there is no such file, or no text in it.
        WrongUse: If it is no lesson, has no such form, or a file cannot be written.
    """
    scenario = scenario_in(file, screen)
    form_of(scenario, period, screen)
    if what == "sheet" and scenario.lesson is None:
        raise WrongUse(screen.words.say("sheet-no-lesson", file=str(file)))
    with screen.console.status(screen.words.say("sheet-progress")):
        page = teachers_paper(what, scenario, file.parent, screen.words.language, period)
    written(out or Path(f"{scenario.id}-{what}.html"), page, screen)
