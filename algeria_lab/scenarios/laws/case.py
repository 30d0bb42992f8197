"""A scenario file under examination: what of it can be read, although parts of its form may be wrong."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from algeria_lab.checking.faults import Fault, Path
from algeria_lab.checking.forms import form_of
from algeria_lab.checking.spots import Marked
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.named_files import NamedFiles

_ROUNDS = 4  # parts that are left out may make what is around them incomplete
_STANDING_IN = {"format": "algeria-scenario/1", "id": "scenario", "title": "-"}


@dataclass(frozen=True)
class Case:
    """A scenario under examination.

    Attributes:
        scenario: What can be read: all of it, or all but the parts whose form is wrong.
        marked: The data of the file, and where everything stands.
        files: The files that it names.
        is_whole: Whether nothing was left out.
        kept: For a list of which parts were left out: the places of those that remain.
    """

    scenario: Scenario
    marked: Marked
    files: NamedFiles
    is_whole: bool = True
    kept: dict[Path, list[int]] = field(default_factory=dict)

    @cached_property
    def gathered(self) -> Scenario:
        """The scenario with what it names in its place; see `NamedFiles.gathered`."""
        return self.files.gathered(self.scenario)

    def named(self, part: str) -> list[str]:
        """Return the ids in a list of the file, those of parts that are wrong in other ways too."""
        data: Any = self.marked.data
        rows = data.get(part) if isinstance(data, dict) else None
        ids = [row.get("id") for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
        return [name for name in ids if isinstance(name, str)]

    def placed(self, fault: Fault) -> Fault:
        """Return a fault of the scenario as one of the file, in which parts may stand that were left out."""
        path: Path = ()
        for key in fault.path:
            places = self.kept.get(path)
            path = (*path, places[key] if places and isinstance(key, int) and key < len(places) else key)
        return fault._replace(path=path)

    def inside(self, fault: Fault, column: int) -> Fault:
        """Return a fault of a text at one of its signs, counted from 1."""
        spot = self.marked.inside(self.placed(fault).path, column)
        return fault._replace(line=spot.line, column=spot.column)


def case_of(marked: Marked, made: Scenario | None, found: Iterable[Fault], files: NamedFiles) -> Case | None:
    """Return what of a file can be examined, None if there is nothing.

    Args:
        marked: The data of the file.
        made: The scenario, if its form is right.
        found: What is wrong with its form.
        files: The files that it names.
    """
    wrong = [fault.path for fault in found]
    if made is not None and not wrong:
        return Case(made, marked, files)
    if not isinstance(marked.data, dict):
        return None
    data, kept = marked.data, dict[Path, list[int]]()
    for _ in range(_ROUNDS):
        data = _without(deepcopy(marked.data), (), {path for path in wrong if path}, kept)
        data = {**{key: value for key, value in _STANDING_IN.items() if key not in data}, **data}
        part, misfits = form_of(Scenario, data)
        if part is not None:
            return Case(part, marked, files, is_whole=False, kept=kept)
        again = Case(Scenario.model_construct(), marked, files, is_whole=False, kept=kept)
        wrong += [again.placed(fault).path for fault in misfits]
    return None


def _without(value: Any, path: Path, wrong: set[Path], kept: dict[Path, list[int]]) -> Any:
    """Return a value without the parts that are wrong, and note what remains of lists."""
    if isinstance(value, dict):
        return {
            key: _without(part, (*path, key), wrong, kept)
            for key, part in value.items()
            if (*path, key) not in wrong
        }
    if isinstance(value, list):
        places = [place for place in range(len(value)) if (*path, place) not in wrong]
        if len(places) < len(value):
            kept[path] = places
        return [_without(value[place], (*path, place), wrong, kept) for place in places]
    return value
