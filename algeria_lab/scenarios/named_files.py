"""Files that a scenario names: each is read once, and what it holds is put in the place of its path."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from algeria_lab.checking.faults import Kind, WrongFile, located
from algeria_lab.checking.files import read_marked
from algeria_lab.checking.forms import form_of
from algeria_lab.checking.positions import Reader
from algeria_lab.checking.spots import Marked
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.keeping.saves import MOST_BYTES
from algeria_lab.core.rules import Rules
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.scenarios.forms.whole import Scenario

# What begins at the root of a disk, or leads out of a folder; on any system, for files are handed on.
_LEADS_AWAY = re.compile(r"^[/~]|^[A-Za-z]:|\\|(^|/)\.\.(/|$)")
BESIDE = Kind("scenario", most=200_000)


class NamedFiles:
    """The files that a scenario and its parts name.

    What was read is remembered, so that laws and play need not read it again. What one asks for, all others
    are given too: it is not to be changed.

    Args:
        folder: Where the scenario stands; None where it may name no file, as one from a link.
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._marked: dict[tuple[str, Kind], Marked] = {}
        self._parts: dict[str, Scenario] = {}
        self._whole_parts: dict[str, Scenario] = {}

    def gathered(self, scenario: Scenario) -> Scenario:
        """Return a scenario that names no other file: saved game, doctrines and decks stand in it.

        Raises:
            NotBeside: If it names a file that cannot be read.
            SaveError, WrongFile: If a file is not what it should be.
        """
        changes: dict[str, Any] = {
            "doctrines": {name: self._data(one) for name, one in scenario.doctrines.items()},
            "decks": {name: self._data(one) for name, one in scenario.decks.items()},
        }
        if scenario.start.save:
            file = file_named(scenario.start.save, self.folder)
            rules: dict[str, Rules[Any]] = {scenario.game: subject(scenario.game).rules}
            found = Reader(rules).read(file, {}, scenario.start.at, scenario.id)
            kept = {"save": None, "at": None, "position": found.to_json()}
            changes["start"] = scenario.start.model_copy(update=kept)
        named = dict.fromkeys(step.part for step in scenario.steps if step.part)
        return scenario.model_copy(update=changes).with_parts({name: self.whole_part(name) for name in named})

    def whole_part(self, name: str) -> Scenario:
        """Return the scenario that is part of a step, with what it names; parts have no parts."""
        if name not in self._whole_parts:
            part = self.part(name)
            steps = [step.model_copy(update={"part": None}) for step in part.steps]
            self._whole_parts[name] = self.gathered(part.model_copy(update={"steps": steps}))
        return self._whole_parts[name]

    def part(self, name: str) -> Scenario:
        """Return the scenario that is part of a step, as it is written.

        Raises:
            NotBeside: If it cannot be read.
            WrongFile: If its form is wrong.
        """
        if name not in self._parts:
            marked = self.marked(name, BESIDE)
            part, found = form_of(Scenario, marked.data)
            if part is None or marked.faults:
                raise WrongFile(BESIDE, name, located([*marked.faults, *found], marked.spot_of))
            self._parts[name] = part
        return self._parts[name]

    def marked(self, name: str, kind: Kind) -> Marked:
        """Return what stands in a file, and where.

        Raises:
            NotBeside: If it cannot be read.
            WrongFile: If it is no such text.
        """
        file = file_named(name, self.folder, kind.most)
        if (name, kind) not in self._marked:
            try:
                text = file.read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise NotBeside(name, "beside-unreadable", str(error)) from error
            self._marked[name, kind] = read_marked(text, kind, name)
        return self._marked[name, kind]

    def _data(self, given: str | dict[str, Any]) -> dict[str, Any]:
        """Return the data that stands in the scenario or in a file beside it."""
        if not isinstance(given, str):
            return given
        file_named(given, self.folder, BESIDE.most)  # laws read longer ones
        known = (marked for (name, _), marked in self._marked.items() if name == given)
        found = (next(known, None) or self.marked(given, BESIDE)).data
        if not isinstance(found, dict):
            raise NotBeside(given, "beside-unreadable", "no table of keys and values")
        return found


def gathered(scenario: Scenario, folder: Path | None) -> Scenario:
    """Return a scenario that names no other file; see `NamedFiles.gathered`.

    Args:
        scenario: The scenario.
        folder: Where it stands; None where it may name no file, as one from a link.
    """
    return NamedFiles(folder).gathered(scenario)


def file_named(name: str, folder: Path | None, most: int = MOST_BYTES) -> Path:
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
