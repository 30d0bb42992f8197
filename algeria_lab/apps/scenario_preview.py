"""The preview of a scenario in the terminal: the guided line is played, and a page is written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import track

from algeria_lab.apps.scenario_files import scenario_in, written
from algeria_lab.games import game_named
from algeria_lab.scenarios.walked import walked
from algeria_lab.views.scenarios.preview import preview_page

if TYPE_CHECKING:
    from algeria_lab.apps.terminal_screen import Screen


def write(file: Path, out: Path | None, screen: Screen) -> bool:
    """Write the preview of a scenario.

    Args:
        file: The scenario.
        out: Where the page is written; a file of the scenario's name in this folder if None.
        screen: Where progress is shown.

    Returns:
        Whether the guided line came to its end; the page says where it did not.

    Raises:
        WrongFile: If something is wrong with the scenario.
        WrongUse: If a file cannot be read or written.
    """
    scenario = scenario_in(file, screen)
    title = screen.words.say("scenario-preview-progress")
    line = walked(scenario)
    steps = list(track(line, title, len(scenario.steps), console=screen.console, transient=True))
    showing = game_named(scenario.game).showing(screen.words.language)
    target = out or Path(f"{file.stem}.html")
    written(target, preview_page(scenario, steps, showing, file.parent), screen)
    trouble = steps[-1].trouble if steps else None
    if trouble:
        screen.trouble(screen.words.say("scenario-page-broke-off", detail=str(trouble)))
    return trouble is None
