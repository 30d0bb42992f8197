"""The commands about scenario files, for those who write them and those who teach with them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import typer

from algeria_lab.apps.command_frame import Lang, option, speaking
from algeria_lab.apps.command_help import help_text

FAILED = 1
KeyForm: TypeAlias = Literal["text", "json", "csv"]

app = typer.Typer()

Period: TypeAlias = Annotated[int | None, option("period", "--period", metavar="50|90")]
ScenarioFile = Annotated[Path, typer.Argument(help=help_text("argument-scenario"), metavar="FILE")]


@app.command(help=help_text("check"))
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(help=help_text("argument-files"), metavar="FILE...")
    ] = None,
    *,
    strict: Annotated[bool, option("strict", "--strict")] = False,
    form: Annotated[str, option("format", "--format", metavar="text|json")] = "text",
    explain: Annotated[str | None, option("explain", "--explain", metavar="CODE")] = None,
    lang: Lang = None,
) -> None:
    """Check scenarios, doctrines and decks, or explain a code."""
    with speaking(lang) as screen:
        from algeria_lab.apps.authors import check as scenario_check

        if explain:
            scenario_check.explain(explain, screen)
            return
        raise typer.Exit(scenario_check.check(files or (), screen, strict=strict, form=form))


@app.command(help=help_text("preview"))
def preview(
    file: ScenarioFile,
    *,
    out: Annotated[Path | None, option("preview-out", "--out", metavar="FILE.html")] = None,
    period: Period = None,
    lang: Lang = None,
) -> None:
    """Write a page with all that a learner meets on the guided line."""
    with speaking(lang) as screen:
        from algeria_lab.apps.authors import preview as scenario_preview

        if not scenario_preview.write(file, out, screen, period):
            raise typer.Exit(FAILED)


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
        from algeria_lab.apps.authors import graph as scenario_graph

        scenario_graph.show(file, out, screen, as_text=text)


@app.command(help=help_text("key"))
def key(
    file: ScenarioFile,
    *,
    form: Annotated[KeyForm, option("key-format", "--format")] = "text",
    out: Annotated[Path | None, option("out", "--out", metavar="FILE")] = None,
    period: Period = None,
    lang: Lang = None,
) -> None:
    """Tell the answers to the questions of a scenario, for those who teach."""
    with speaking(lang) as screen:
        from algeria_lab.apps.authors import key as scenario_key

        if not scenario_key.show(file, form, out, screen, period):
            raise typer.Exit(FAILED)


@app.command(help=help_text("pack"))
def pack(
    file: ScenarioFile,
    *,
    out: Annotated[Path | None, option("pack-out", "--out", metavar="FILE.html|FILE.zip")] = None,
    learner: Annotated[bool, option("pack-learner", "--learner")] = False,
    paper: Annotated[bool, option("pack-paper", "--paper")] = False,
    with_key: Annotated[bool, option("pack-key", "--key")] = False,
    period: Period = None,
    lang: Lang = None,
) -> None:
    """Pack a scenario for a class, or put its questions on paper."""
    with speaking(lang) as screen:
        if paper or with_key:
            from algeria_lab.apps.authors import paper as scenario_paper

            if not scenario_paper.write(file, out, screen, with_key=with_key, period=period):
                raise typer.Exit(FAILED)
            return
        from algeria_lab.apps.authors import pack as scenario_pack

        scenario_pack.pack(scenario_pack.Wish(file, out, learner, period), screen)


@app.command("dry-run", help=help_text("dry-run"))
def dry_run(
    file: ScenarioFile,
    *,
    runs: Annotated[int, option("runs", "--runs")] = 200,
    seed: Annotated[int | None, option("run-seed", "--seed")] = None,
    period: Period = None,
    lang: Lang = None,
) -> None:
    """Play a scenario through many times."""
    with speaking(lang) as screen:
        from algeria_lab.apps.authors import dry_run as scenario_dry_run

        if not scenario_dry_run.show(file, runs, seed, screen, period):
            raise typer.Exit(FAILED)


@app.command(help=help_text("receipts"))
def receipts(
    folder: Annotated[Path, typer.Argument(help=help_text("argument-folder"), metavar="FOLDER")],
    *,
    scenario: Annotated[list[Path] | None, option("receipts-scenario", "--scenario", metavar="FILE")] = None,
    out: Annotated[Path | None, option("receipts-out", "--out", metavar="FILE.csv")] = None,
    lang: Lang = None,
) -> None:
    """Play the receipts of a class again."""
    with speaking(lang) as screen:
        from algeria_lab.apps.authors import receipts as scenario_receipts

        if not scenario_receipts.sum_up(folder, scenario or (), out, screen):
            raise typer.Exit(FAILED)
