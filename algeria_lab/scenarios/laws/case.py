"""A scenario file under examination: what of it can be read, although parts of its form may be wrong."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path as File
from typing import Any

from pydantic import ValidationError

from algeria_lab.checking.faults import Fault, Path
from algeria_lab.checking.forms import form_faults
from algeria_lab.checking.places import Marked
from algeria_lab.scenarios.forms.whole import Scenario

_ROUNDS = 4  # parts that are left out may make what is around them incomplete
_STANDING_IN = {"format": "algeria-scenario/1", "id": "scenario", "title": "-"}


@dataclass(frozen=True)
class Case:
    """A scenario under examination.

    Attributes:
        scenario: What can be read: all of it, or all but the parts whose form is wrong.
        marked: The data of the file, and where everything stands.
        folder: Where files stand that it names; None where it may name none.
        is_whole: Whether nothing was left out.
        kept: For a list of which parts were left out: the places of those that remain.
    """

    scenario: Scenario
    marked: Marked
    folder: File | None
    is_whole: bool = True
    kept: dict[Path, list[int]] = field(default_factory=dict)

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


def case_of(marked: Marked, found: Iterable[Fault], folder: File | None) -> Case | None:
    """Return what of a file can be examined, None if there is nothing.

    Args:
        marked: The data of the file.
        found: What is wrong with its form.
        folder: Where files stand that it names.
    """
    wrong = [fault.path for fault in found]
    if not wrong:
        return Case(Scenario.model_validate(marked.data), marked, folder)
    if not isinstance(marked.data, dict):
        return None
    data, kept = marked.data, dict[Path, list[int]]()
    for _ in range(_ROUNDS):
        data = _without(deepcopy(marked.data), (), {path for path in wrong if path}, kept)
        data = {**{key: value for key, value in _STANDING_IN.items() if key not in data}, **data}
        try:
            return Case(Scenario.model_validate(data), marked, folder, is_whole=False, kept=kept)
        except ValidationError:
            again = Case(Scenario.model_construct(), marked, folder, is_whole=False, kept=kept)
            wrong += [again.placed(fault).path for fault in form_faults(Scenario, data)]
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
