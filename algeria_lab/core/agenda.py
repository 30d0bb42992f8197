"""What waits on an agenda: frames with named fields, one `NamedTuple` a kind, saved as plain lists.

An agenda is a stack. Its top frame says what is awaited: a decision of a side, or a procedure that runs by
itself. Frames are immutable, so that positions may share them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

F = TypeVar("F", bound=tuple[Any, ...])


class Frames(Generic[F]):
    """The kinds of frames of one game, by the names that saves, records and doctrines use.

    Args:
        kinds: A `NamedTuple` class by name. A kind at which a side decides has ``seat`` as its first field.
    """

    def __init__(self, kinds: Mapping[str, type[F]]) -> None:
        self._kinds = dict(kinds)
        self._names = {kind: name for name, kind in kinds.items()}
        assert len(self._names) == len(self._kinds), "one name a kind of frame"

    def name(self, frame: F) -> str:
        """Return the name of the kind of *frame*, such as ``flush``."""
        return self._names[type(frame)]

    def to_json(self, frame: F) -> list[object]:
        """Return *frame* as it is saved: its name, then its fields."""
        return [self._names[type(frame)], *frame]

    def from_json(self, data: Sequence[Any]) -> F:
        """Return the frame that `to_json` wrote.

        Raises:
            ValueError: If there is no such kind of frame, or it has other fields.
        """
        name, *values = data
        kind = self._kinds.get(name)
        if kind is None or len(values) != len(kind._fields):  # type: ignore[attr-defined]  # every kind is a NamedTuple
            raise ValueError(f"{name!r} with {len(values)} fields is no frame of this game.")
        return kind(*values)
