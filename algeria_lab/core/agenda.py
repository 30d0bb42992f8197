"""What waits on an agenda: frames with named fields, one `NamedTuple` a kind, saved as plain lists.

An agenda is a stack. Its top frame says what is awaited: a decision of a side, or a procedure that runs by
itself. Frames are immutable, so that positions may share them. They are tuples: two frames with equal fields
are equal even if they are of different kinds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

F = TypeVar("F", bound=NamedTuple)


class Frames(Generic[F]):
    """The kinds of frames of one game, by the names that saves, records and doctrines use.

    Args:
        kinds: A `NamedTuple` class by name. A kind at which a side decides has ``seat`` as its first field.

    Attributes:
        kinds: The same.
        names: Name by class.
    """

    def __init__(self, kinds: Mapping[str, type[F]]) -> None:
        self.kinds = dict(kinds)
        self.names: dict[type, str] = {kind: name for name, kind in kinds.items()}
        assert len(self.names) == len(self.kinds), "one name a kind of frame"

    @classmethod
    def named(cls, kinds: Iterable[type[F]], between: str) -> Frames[F]:
        """Return kinds that go by the names of their classes, in small letters, *between* between words."""
        return cls({re.sub(r"(?<=.)(?=[A-Z])", between, kind.__name__).lower(): kind for kind in kinds})

    def name(self, frame: F) -> str:
        """Return the name of the kind of *frame*, such as ``flush``."""
        return self.names[type(frame)]

    def to_json(self, frame: F) -> list[object]:
        """Return *frame* as it is saved: its name, then its fields without defaults at the end."""
        values = list(frame)
        for name, default in reversed(frame._field_defaults.items()):
            if getattr(frame, name) != default:
                break
            values.pop()
        return [self.names[type(frame)], *values]

    def from_json(self, data: Sequence[Any]) -> F:
        """Return the frame that `to_json` wrote.

        Raises:
            ValueError: If there is no such kind of frame, or it has other fields.
        """
        name, *values = data
        kind = self.kinds.get(name)
        if kind is None or not 0 <= len(kind._fields) - len(values) <= len(kind._field_defaults):
            raise ValueError(f"{name!r} with {len(values)} fields is no frame of this game.")
        return kind(*values)
