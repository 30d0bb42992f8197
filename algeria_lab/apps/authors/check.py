"""Files of instructors are checked in the terminal: faults with their places, and what a code means."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.authors.files import voices_of
from algeria_lab.apps.terminal.errors import FAILED, WRONG_USE, WrongUse
from algeria_lab.checking.codes import explained
from algeria_lab.checking.faults import Fault, reported, sentence
from algeria_lab.checking.unread import CannotRead
from algeria_lab.scenarios.files import Report, inspect_file

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen
    from algeria_lab.scenarios.from_text import Progress

FORMATS = ("text", "json")


def check(files: Sequence[Path], screen: Screen, *, strict: bool, form: str) -> int:
    """Check files, write what was found, and return the exit status.

    Args:
        files: Scenarios, doctrines and decks.
        screen: Where to write, and in which language.
        strict: Whether warnings count as faults.
        form: ``text`` for readers and editors, or ``json`` for programs.

    Returns:
        0 if there is nothing to mend, 1 if there is, 2 if a file could not be read at all.

    Raises:
        WrongUse: For another form, or without a file.
    """
    if form not in FORMATS:
        known = ", ".join(FORMATS)
        raise WrongUse(screen.words.say("scenario-check-format", given=form, known=known))
    if not files:
        raise WrongUse(screen.words.say("scenario-check-no-file"))
    found = [_checked(file, screen) for file in files]
    if form == "json":
        _plain(
            json.dumps({"files": [_data(one, screen) for one in found]}, ensure_ascii=False, indent=2), screen
        )
    else:
        for one in found:
            _tell(one, screen)
    if any(isinstance(one, CannotRead) for one in found):
        return WRONG_USE
    reports = [one for one in found if isinstance(one, Report)]
    return FAILED if any(one.faults or (strict and one.warnings) for one in reports) else 0


def explain(code: str, screen: Screen) -> None:
    """Write what a code means, with an example and its remedy.

    Raises:
        UnknownName: If there is no such code.
    """
    row = explained(code)
    screen.line(f"{row.code}: {row.about[screen.words.language]}")
    for key, text in (("wrong", row.wrong), ("right", row.right)):
        screen.line()
        screen.say(f"scenario-explain-{key}")
        _plain("\n".join(f"    {line}" for line in text.splitlines()), screen)


def _checked(file: Path, screen: Screen) -> Report | CannotRead:
    try:
        with _bar(file.name, screen) as told:
            return inspect_file(file, told, voices_of(screen))
    except CannotRead as error:
        return error


@contextmanager
def _bar(name: str, screen: Screen) -> Iterator[Progress]:
    """Give what shows how far the dry run of a scenario is; nothing is shown before it begins."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    said = TextColumn(screen.words.say("scenario-check-plays", file=name))
    console = Console(stderr=True)
    progress = Progress(said, BarColumn(), MofNCompleteColumn(), console=console, transient=True)
    task = progress.add_task("", total=None)

    def told(done: int, steps: int) -> None:
        if console.is_terminal:
            progress.start()
        progress.update(task, completed=done, total=steps)

    try:
        yield told
    finally:
        if progress.live.is_started:
            progress.stop()


def _tell(found: Report | CannotRead, screen: Screen) -> None:
    if isinstance(found, CannotRead):
        screen.trouble(_why(found, screen))
        return
    for fault in sorted([*found.faults, *found.warnings], key=lambda one: (one.line, one.column)):
        _plain(reported(fault, found.name, screen.words.say), screen)
    counts = {"faults": len(found.faults), "warnings": len(found.warnings)}
    _plain(screen.words.say("scenario-check-result", file=found.name, **counts), screen)


def _why(error: CannotRead, screen: Screen) -> str:
    return screen.words.say("scenario-check-cannot", file=str(error.file), reason=error.reason)


def _data(found: Report | CannotRead, screen: Screen) -> dict[str, Any]:
    if isinstance(found, CannotRead):
        return {"file": str(found.file), "cannot_read": _why(found, screen)}
    faults, warnings = ([_row(one, screen) for one in some] for some in (found.faults, found.warnings))
    return {"file": found.name, "kind": found.kind, "faults": faults, "warnings": warnings}


def _row(fault: Fault, screen: Screen) -> dict[str, Any]:
    return {
        "code": fault.code,
        "line": fault.line,
        "column": fault.column,
        "path": list(fault.path),
        "message": sentence(fault, screen.words.say),
        "near": str(fault.values.get("near", "")),
        "rule": fault.rule,
    }


def _plain(text: str, screen: Screen) -> None:
    """Write a text as it is: other programs read its lines."""
    screen.console.print(text, soft_wrap=True)
