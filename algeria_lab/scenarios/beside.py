"""Files beside a scenario: what it names by a path is put in its place, so that nothing else need be read."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from algeria_lab.checking.faults import Kind, WrongFile, located
from algeria_lab.checking.files import read_marked
from algeria_lab.checking.forms import form_faults
from algeria_lab.checking.positions import Reader
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.keeping.saves import MOST_BYTES
from algeria_lab.core.rules import Rules
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.scenarios.forms.whole import Scenario

# What begins at the root of a disk, or leads out of a folder; on any system, for files are handed on.
_LEADS_AWAY = re.compile(r"^[/~]|^[A-Za-z]:|\\|(^|/)\.\.(/|$)")
BESIDE = Kind("scenario", most=200_000)


def gathered(scenario: Scenario, folder: Path | None) -> Scenario:
    """Return a scenario that names no other file: saved game, doctrines and decks stand in it.

    Args:
        scenario: The scenario.
        folder: Where it stands; None where it may name no file, as one from a link.

    Raises:
        NotBeside: If it names a file that cannot be read.
        SaveError, WrongFile: If a file is not what it should be.
    """
    changes: dict[str, Any] = {
        "doctrines": {name: _data(one, folder) for name, one in scenario.doctrines.items()},
        "decks": {name: _data(one, folder) for name, one in scenario.decks.items()},
    }
    if scenario.start.save:
        file = beside(scenario.start.save, folder)
        rules: dict[str, Rules[Any]] = {scenario.game: subject(scenario.game).rules}
        found = Reader(rules).read(file, {}, scenario.start.at, scenario.id)
        kept = {"save": None, "at": None, "position": found.to_json()}
        changes["start"] = scenario.start.model_copy(update=kept)
    named = {step.part for step in scenario.steps if step.part}
    return scenario.model_copy(update=changes).with_parts({name: _part(name, folder) for name in named})


def _part(name: str, folder: Path | None) -> Scenario:
    """Return the scenario that is part of a step, with what it names; parts have no parts."""
    scenario = part_beside(name, folder)
    steps = [step.model_copy(update={"part": None}) for step in scenario.steps]
    return gathered(scenario.model_copy(update={"steps": steps}), folder)


def part_beside(name: str, folder: Path | None) -> Scenario:
    """Return the scenario that is part of a step, as it is written.

    Raises:
        NotBeside: If it cannot be read.
        WrongFile: If its form is wrong.
    """
    file = beside(name, folder, BESIDE.most)
    try:
        marked = read_marked(file.read_text("utf-8").removeprefix("\ufeff"), BESIDE, name)
    except (OSError, UnicodeDecodeError) as error:
        raise NotBeside(name, "beside-unreadable", str(error)) from error
    found = [*marked.faults, *form_faults(Scenario, marked.data)]
    if found:
        raise WrongFile(BESIDE, name, tuple(located(found, marked.place)))
    return Scenario.model_validate(marked.data)


def beside(name: str, folder: Path | None, most: int = MOST_BYTES) -> Path:
    """Return a file of a scenario's own folder.

    Raises:
        NotBeside: If there is no folder, or the file lies elsewhere, is missing or too large.
    """
    if folder is None:
        raise NotBeside(name, "beside-none")
    if _LEADS_AWAY.search(name):  # be it back into the folder: elsewhere it leads elsewhere
        raise NotBeside(name, "beside-outside")
    try:
        home, file = (Path(os.path.realpath(path)) for path in (folder, folder / name))
        size = file.stat().st_size if file.is_relative_to(home) else -1
    except (OSError, ValueError) as error:
        raise NotBeside(name, "beside-unreadable", getattr(error, "strerror", None) or str(error)) from error
    if size < 0:
        raise NotBeside(name, "beside-outside")
    if size > most or not file.is_file():
        raise NotBeside(name, "beside-unreadable", f"no file, or larger than {most} bytes")
    return file


def _data(given: str | dict[str, Any], folder: Path | None) -> dict[str, Any]:
    """Return the data that stands in the scenario or in a file beside it."""
    if not isinstance(given, str):
        return given
    file = beside(given, folder, BESIDE.most)
    try:
        found = read_marked(file.read_text("utf-8"), BESIDE, given).data
    except (OSError, UnicodeDecodeError) as error:
        raise NotBeside(given, "beside-unreadable", str(error)) from error
    if not isinstance(found, dict):
        raise NotBeside(given, "beside-unreadable", "no table of keys and values")
    return found
