"""The steps of a scenario in the terminal: as a file with a drawing, or as text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from algeria_lab.apps.authors.files import scenario_in, written
from algeria_lab.views.scenarios.handouts.drawn.graph import graph_svg, graph_text

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen


def show(file: Path, out: Path | None, screen: Screen, *, as_text: bool) -> None:
    """Write the steps of a scenario and where they lead.

    Args:
        file: The scenario; its form must be right, its steps may lead nowhere.
        out: Where the drawing is written; beside the scenario if None and no text is wanted.
        screen: Where to write.
        as_text: Whether the text is written to the screen.

    Raises:
        WrongFile: If its form is wrong.
        CannotRead: If there is no such file, or no text in it.
        WrongUse: If a file cannot be written.
    """
    scenario = scenario_in(file, screen, whole=False)
    language = screen.words.language
    if as_text:
        screen.console.print(graph_text(scenario, language), soft_wrap=True, end="")
    if out or not as_text:
        written(out or Path(f"{file.stem}.svg"), str(graph_svg(scenario, language)), screen)
