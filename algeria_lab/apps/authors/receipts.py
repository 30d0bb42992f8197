"""A folder of receipts in the terminal: each is played again, and tables for marking are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import track

from algeria_lab.apps.authors.files import scenario_in, written
from algeria_lab.apps.terminal.errors import WrongUse, sentence
from algeria_lab.apps.terminal.setting import Line
from algeria_lab.checking.faults import legible
from algeria_lab.core.refusals import LabError
from algeria_lab.lessons.course import written_lessons
from algeria_lab.scenarios.examples import FOLDER
from algeria_lab.scenarios.forms.sealed import LEARNERS
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.receipts import Verified, receipts_in, verified_among
from algeria_lab.scenarios.receipts_table import reason
from algeria_lab.views.scenarios.marking.class_table import marking
from algeria_lab.views.scenarios.marking.files import marking_files

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen
    from algeria_lab.scenarios.forms.whole import Scenario

SHOWN = ("file", "nickname", "right", "asked", "points", "minutes")
ENDINGS = (".yaml", ".yml")
ENDINGS_OUT = (".html", ".csv")


def sum_up(folder: Path, files: Sequence[Path], out: Path | None, screen: Screen) -> bool:
    """Play every receipt of a folder again, say which hold, and write a page and tables for marking.

    Args:
        folder: Where the receipts are.
        files: The scenarios that they may be of; those of the folder, the lessons and the examples if none is
            given.
        out: What the names of the files begin with; the folder, beside which they stand, if None.
        screen: Where to write.

    Returns:
        Whether all hold.

    Raises:
        WrongUse: If the folder or a file cannot be read, there is no receipt, or a table cannot be written.
        WrongFile: If something is wrong with a scenario that was named.
    """
    receipts = _receipts(folder, screen)
    scenarios = {scenario_hash(one): one for one in _scenarios(folder, files, screen)}
    title = screen.words.say("scenario-receipts-progress")
    each = track(receipts, title, console=screen.console, transient=True)
    found = [verified_among(file, scenarios) for file in each]
    _tell(found, screen)
    _write(found, (out or folder).resolve(), screen)
    return all(one.holds for one in found)


def _write(found: Sequence[Verified], named: Path, screen: Screen) -> None:
    """Write the page, and a table for each form of each lesson; what belongs to none has one of its own."""
    begin = named.with_suffix("") if named.suffix in ENDINGS_OUT else named
    for file in marking_files(marking(found, screen.words.language), begin.name, screen.words.language):
        written(begin.parent / file["name"], file["text"], screen)


def _receipts(folder: Path, screen: Screen) -> list[Path]:
    try:
        found = receipts_in(folder)
    except OSError as error:
        values = {"folder": str(folder), "detail": error.strerror or str(error)}
        raise WrongUse(screen.words.say("scenario-receipts-folder", **values)) from error
    if not found:
        raise WrongUse(screen.words.say("scenario-receipts-none", folder=str(folder)))
    return found


def _scenarios(folder: Path, files: Sequence[Path], screen: Screen) -> Iterable[Scenario]:
    """Yield the scenarios that receipts may be of; one that nobody named may be wrong, which is said."""
    if files:
        yield from (scenario_in(file, screen, whole=False) for file in files)
        return
    with resources.as_file(FOLDER) as examples:
        for file in sorted([*folder.iterdir(), *examples.iterdir(), *_lessons()]):
            if file.suffix.casefold() in ENDINGS:
                try:
                    yield scenario_in(file, screen, whole=False)
                except LabError as error:
                    said = " ".join(sentence(error, screen).split("\n")[:2])  # with the first of its faults
                    screen.trouble(screen.words.labelled(legible(file.name), said))


def _lessons() -> Iterable[Path]:
    """Return the files of the lessons; a receipt of the learners' edition is one of the file beside it."""
    course = written_lessons()
    return [file for file in course.glob("*/*") if not file.name.endswith(LEARNERS)] if course else []


def _tell(found: Sequence[Verified], screen: Screen) -> None:
    """Write which receipts hold, and what they are worth."""
    words = screen.words
    grid = screen.grid("receipt", "nickname", "holds", "right", "points", "minutes")
    grid.columns[0].overflow = "fold"  # names of files differ where they end
    for one in found:
        file, nickname, right, asked, points, minutes = (str(one.row.get(name, "")) for name in SHOWN)
        holds = words.say(f"scenario-receipts-{one.problem or 'holds'}")
        cells = [file, nickname, holds, f"{right}/{asked}" if asked else "", points, minutes]
        grid.add_row(*(Line(legible(cell)) for cell in cells))
    screen.console.print(grid)
    for one in found:
        if one.why:
            detail = legible(reason(one, words.say))
            values = {"file": legible(str(one.row.get("file", ""))), "detail": detail}
            screen.say("scenario-receipts-detail", problem=one.problem, **values)
    holding = sum(one.holds for one in found)
    others = sum(one.problem == "edition" for one in found)
    counts = {"count": len(found), "holding": holding, "failing": len(found) - holding, "others": others}
    screen.say("scenario-receipts-sum", **counts)
    screen.say("scenario-receipts-worth")
