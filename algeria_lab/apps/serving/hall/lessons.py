"""The lessons that a room takes, as their authors wrote them: for the desk, which may see keys."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.refusals import LabError

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.scenarios.quiz.verdicts import Key

_LOG = logging.getLogger(__name__)
MOST_KNOWN = 20  # what a page says of itself is believed no further
LESSON = "lesson.yaml"


class Found(NamedTuple):
    """A lesson that was read.

    Attributes:
        scenario: What stands in it.
        folder: Where its file stands.
        keys: What is right by question, as far as somebody asked for that.
    """

    scenario: Scenario
    folder: Path
    keys: Mapping[str, Key] = {}


class LessonFiles(NamedTuple):
    """Where the lessons of a room stand.

    Attributes:
        folder: The folder of the written lessons; None where there is none.
        own: The file of an exercise of the teacher's own; None without.
    """

    folder: Path | None = None
    own: Path | None = None

    def find(self, name: str) -> Found | None:
        """Return the lesson of an id, its keys included; one with a fault is told to the log."""
        for file, text in self._texts() if name else ():
            if _names(text, name) and (found := _read(file, text)) and found.id == name:
                return Found(found, file.parent)
        return None

    def of_file(self, file: Path) -> Found | None:
        """Return the lesson of one of the files."""
        text = next((text for one, text in self._texts() if one == file), "")
        found = _read(file, text) if text else None
        return Found(found, file.parent) if found else None

    def _texts(self) -> Iterator[tuple[Path, str]]:
        from algeria_lab.scenarios.files import text_of

        own = [self.own] if self.own else []
        for file in [*own, *(sorted(self.folder.glob(f"*/{LESSON}")) if self.folder else [])]:
            try:
                yield file, text_of(file)
            except (LabError, OSError):
                _LOG.exception("The desk cannot read %s", file.name)


def _names(text: str, name: str) -> bool:
    """Return whether a text may be the lesson of an id: to read each as a whole would take seconds."""
    return bool(re.search(rf"(?m)^id:\s*[\"']?{re.escape(name)}\b", text))


def _read(file: Path, text: str) -> Scenario | None:
    from algeria_lab.scenarios.from_text import scenario_as_written
    from algeria_lab.scenarios.named_files import gathered

    try:
        return gathered(scenario_as_written(text, file.name), file.parent)
    except (LabError, OSError):
        _LOG.exception("The desk cannot read %s", file.name)
        return None


class KnownLessons:
    """Lessons by id, read in a thread when they are first asked for.

    Args:
        folder: The folder of the written lessons; None where there is none.
        own: The file of an exercise of the teacher's own; None without.
        begins: The file of the lesson that the class begins with; None where it begins with something else.

    Attributes:
        files: Where they stand.
    """

    def __init__(self, folder: Path | None, own: Path | None = None, begins: Path | None = None) -> None:
        self.files = LessonFiles(folder, own)
        self._begins, self._first = begins, ""
        self._known: dict[str, Found | None] = {}
        self._reading: dict[str, asyncio.Task[None]] = {}

    def get(self, name: str) -> Scenario | None:
        """Return a lesson; None while it is being read, and for one that is not there."""
        if name not in self._known and name not in self._reading and len(self._reading) < MOST_KNOWN:
            task = asyncio.get_running_loop().create_task(self._read(name))
            self._reading[name] = task
        found = self._known.get(name)
        return found.scenario if found else None

    def keys(self, name: str) -> Mapping[str, Key]:
        """Return what is right by question, in a lesson that `get` has returned."""
        found = self._known.get(name)
        return found.keys if found else {}

    def folder(self, name: str) -> Path | None:
        """Return where the file of a lesson stands that was read; None for any other."""
        found = self._known.get(name)
        return found.folder if found else None

    def first(self) -> str:
        """Return the id of the lesson that the class begins with; nothing until it is read, or for none."""
        if self._begins is not None and "" not in self._reading:
            self._reading[""] = asyncio.get_running_loop().create_task(self._read_first(self._begins))
        return self._first

    def is_reading(self, name: str) -> bool:
        """Return whether a lesson is being read just now."""
        return name in self._reading and name not in self._known

    async def _read(self, name: str) -> None:
        self._known[name] = await asyncio.to_thread(lambda: _with_keys(self.files.find(name)))

    async def _read_first(self, file: Path) -> None:
        found = await asyncio.to_thread(lambda: _with_keys(self.files.of_file(file)))
        if found:
            self._known.setdefault(found.scenario.id, found)
            self._first = found.scenario.id


def _with_keys(found: Found | None) -> Found | None:
    """Return a lesson with what is right in it; the engine reckons that along the guided line."""
    if found is None:
        return None
    from algeria_lab.scenarios.guide.walks.autopilot import keys_along

    try:
        return found._replace(keys=keys_along(found.scenario))
    except LabError:
        _LOG.exception("The desk cannot reckon the keys of %s", found.scenario.id)
        return found
