"""The commands about scenario files: graph."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from algeria_lab.apps.command_frame import Lang, option, speaking
from algeria_lab.apps.command_help import help_text

app = typer.Typer()

ScenarioFile = Annotated[Path, typer.Argument(help=help_text("argument-scenario"), metavar="FILE")]


@app.command(help=help_text("graph"))
def graph(
    file: ScenarioFile,
    *,
    out: Annotated[Path | None, option("graph-out", "--out", metavar="FILE.svg")] = None,
    text: Annotated[bool, option("graph-text", "--text")] = False,
    lang: Lang = None,
) -> None:
    """Draw the steps of a scenario and where they lead."""
    with speaking(lang) as screen:
        from algeria_lab.apps import scenario_graph

        scenario_graph.show(file, out, screen, as_text=text)
