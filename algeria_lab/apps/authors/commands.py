"""The commands about scenario files, for those who write them and those who teach with them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import typer

from algeria_lab.apps.command_frame import Lang, lesson_file, option, speaking
from algeria_lab.apps.command_help import help_text

FAILED = 1
KeyForm: TypeAlias = Literal["text", "json", "csv"]

app = typer.Typer()

Period: TypeAlias = Annotated[int | None, option("period", "--period", metavar="50|90")]
ScenarioFile = Annotated[
    Path, typer.Argument(help=help_text("argument-scenario"), metavar="FILE", callback=lesson_file)
]


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
        raise typer.Exit(
            scenario_check.check([*map(lesson_file, files or ())], screen, strict=strict, form=form)
        )


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
def pack(  # noqa: PLR0913 - one argument an option of the command
    file: ScenarioFile,
    *,
    out: Annotated[Path | None, option("pack-out", "--out", metavar="FILE.html|FILE.zip")] = None,
    learner: Annotated[bool, option("pack-learner", "--learner")] = False,
    with_paper: Annotated[bool, option("paper-questions", "--paper", hidden=True)] = False,
    with_key: Annotated[bool, option("paper-key", "--key", hidden=True)] = False,
    documents: Annotated[bool, option("paper-documents", "--documents", hidden=True)] = False,
    whole: Annotated[bool, option("paper-whole", "--whole", hidden=True)] = False,
    period: Period = None,
    lang: Lang = None,
) -> None:
    """Pack a scenario for a class; what is hidden here is what `paper` does, as it was called before."""
    if with_paper or with_key or documents or whole:
        sheets = {"paper": with_paper, "key": with_key, "documents": documents, "whole": whole}
        _on_paper(file, sheets, out, period, lang)
        return
    with speaking(lang) as screen:
        from algeria_lab.apps.authors import pack as scenario_pack

        scenario_pack.pack(scenario_pack.Wish(file, out, learner, period), screen)


@app.command(help=help_text("paper"))
def paper(  # noqa: PLR0913 - one argument an option of the command
    file: ScenarioFile,
    *,
    questions: Annotated[bool, option("paper-questions", "--questions")] = False,
    with_key: Annotated[bool, option("paper-key", "--key")] = False,
    documents: Annotated[bool, option("paper-documents", "--documents")] = False,
    whole: Annotated[bool, option("paper-whole", "--whole")] = False,
    out: Annotated[Path | None, option("paper-out", "--out", metavar="FILE.html")] = None,
    period: Period = None,
    lang: Lang = None,
) -> None:
    """Put the questions, the documents or all of a scenario on paper."""
    is_any = with_key or documents or whole
    sheets = {"paper": questions or not is_any, "key": with_key, "documents": documents, "whole": whole}
    _on_paper(file, sheets, out, period, lang)


def _on_paper(
    file: Path, sheets: Mapping[str, bool], out: Path | None, period: int | None, lang: str | None
) -> None:
    """Write the sheets that are asked for; the questions stand on the sheet with their key, too."""
    with speaking(lang) as screen:
        from algeria_lab.apps.authors import paper as scenario_paper

        asked = {**sheets, "paper": sheets["paper"] and not sheets["key"]}
        which = [name for name in scenario_paper.SHEETS if asked[name]]
        if not scenario_paper.write(scenario_paper.Sheets(file, which, out, period), screen):
            raise typer.Exit(FAILED)


@app.command(help=help_text("sheet"))
def sheet(
    file: ScenarioFile,
    *,
    out: Annotated[Path | None, option("sheet-out", "--out", metavar="FILE.html")] = None,
    period: Period = None,
    lang: Lang = None,
) -> None:
    """Write the sheet of a lesson for its teacher, two pages to print."""
    with speaking(lang) as screen:
        from algeria_lab.apps.authors import teachers

        teachers.write("sheet", file, out, screen, period)


@app.command("read-through", help=help_text("read-through"))
def read_through(
    file: ScenarioFile,
    *,
    out: Annotated[Path | None, option("read-through-out", "--out", metavar="FILE.html")] = None,
    period: Period = None,
    lang: Lang = None,
) -> None:
    """Write a lesson as a page to be looked through by its teacher."""
    with speaking(lang) as screen:
        from algeria_lab.apps.authors import teachers

        teachers.write("through", file, out, screen, period)


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


@app.command(help=help_text("lessons"))
def lessons(
    folder: Annotated[
        Path | None, typer.Argument(help=help_text("argument-lessons"), metavar="[DIR]")
    ] = None,
    *,
    is_list: Annotated[bool, option("lessons-list", "--list")] = False,
    to_teachers: Annotated[bool, option("lessons-teachers", "--teachers")] = False,
    lang: Lang = None,
) -> None:
    """Write the lessons as notebooks, or say which there are."""
    with speaking(lang) as screen:
        from algeria_lab.apps.authors import lesson_folders

        if is_list or folder is None:
            lesson_folders.tell(screen)
            return
        lesson_folders.write(folder, screen, to_teachers=to_teachers)


@app.command(help=help_text("receipts"))
def receipts(
    folder: Annotated[Path, typer.Argument(help=help_text("argument-folder"), metavar="FOLDER")],
    *,
    scenario: Annotated[list[Path] | None, option("receipts-scenario", "--scenario", metavar="FILE")] = None,
    out: Annotated[Path | None, option("receipts-out", "--out", metavar="NAME")] = None,
    lang: Lang = None,
) -> None:
    """Play the receipts of a class again."""
    with speaking(lang) as screen:
        from algeria_lab.apps.authors import receipts as scenario_receipts

        if not scenario_receipts.sum_up(folder, scenario or (), out, screen):
            raise typer.Exit(FAILED)
