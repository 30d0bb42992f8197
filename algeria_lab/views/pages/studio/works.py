"""Several edits of a text, one after the other, that come to a single change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args, get_origin

from pydantic import BaseModel

from algeria_lab.checking.faults import Path
from algeria_lab.checking.formats.yaml_edit import Change, YamlEdit, applied
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import SCENARIO


class Work:
    """A text in which one thing after the other is edited.

    Args:
        text: The text, which can be read.

    Attributes:
        text: As it is by now.
    """

    def __init__(self, text: str) -> None:
        self._before = self.text = text
        self._edit = YamlEdit(text, SCENARIO)

    @property
    def data(self) -> dict[str, Any]:
        """What stands in it by now; empty where that is no table."""
        data = self._edit.data
        return data if isinstance(data, dict) else {}

    def at(self, path: Path) -> Any:
        """Return what stands in a place, None if nothing does."""
        return found(self.data, path)

    def do(self, edit: Callable[[YamlEdit], list[Change]]) -> None:
        """Make an edit; the next one finds the text as it left it."""
        changes = edit(self._edit)
        if changes:
            self.text = applied(self.text, changes)
            self._edit = YamlEdit(self.text, SCENARIO)

    def put(self, path: Path, value: object) -> None:
        """Put a value in a place."""
        self.do(lambda edit: edit.put(path, value, order_of(path)))

    def remove(self, path: Path) -> None:
        """Take out what stands in a place, if something does."""
        if self.at(path) is not None:
            self.do(lambda edit: edit.remove(path))

    def add(self, path: Path, value: object) -> None:
        """Put a value behind those of a list."""
        there = self.at(path)
        count = len(there) if isinstance(there, list) else 0
        self.do(lambda edit: edit.insert(path, count, value, order_of(path)))

    @property
    def changes(self) -> list[Change]:
        """The one change that all edits come to; none if the text is as it was."""
        before, after = self._before, self.text
        start = _alike(before, after)
        same = _alike(before[start:][::-1], after[start:][::-1])
        one = Change(start, len(before) - same, after[start : len(after) - same])
        return [one] if after != before else []


def order_of(path: Path) -> tuple[str, ...]:
    """Return in which order the keys stand of the table to which a place belongs; empty if they have none."""
    form: Any = Scenario
    for key in path[:-1]:
        form = form if isinstance(key, int) else form_of(form, key)
        if form is None:
            return ()
    return tuple(form.model_fields)


def form_of(form: Any, key: str) -> type[BaseModel] | None:
    """Return the form of what stands under a key; None where there is none."""
    field = form.model_fields.get(key)
    return next(_forms(field.annotation), None) if field else None


def _forms(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    elif get_origin(annotation) is not None:
        for inner in get_args(annotation):
            yield from _forms(inner)


def found(data: Any, path: Path) -> Any:
    """Return what stands in a place, None if nothing does."""
    for key in path:
        if isinstance(data, dict):
            data = data.get(key)
        elif isinstance(data, list) and isinstance(key, int) and key < len(data):
            data = data[key]
        else:
            return None
    return data


def _alike(one: str, other: str) -> int:
    """Return how many signs two texts begin with in common."""
    both = zip(one, other, strict=False)
    return next((count for count, pair in enumerate(both) if pair[0] != pair[1]), min(len(one), len(other)))
