"""One line of what is not told in words: records by the fields that say something, players by their name."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from reprlib import Repr
from typing import Any, ClassVar, Protocol


class Record(Protocol):
    """An instance of a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


class _Short(Repr):
    """Cuts what is long; a function is called by its name, not by its address."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxdict, self.maxtuple, self.maxlist = 2, 4, 4, 4
        self.maxstring = self.maxother = 60

    def repr_function(self, function: object, level: int) -> str:  # noqa: ARG002 - `Repr` calls it so
        """Return the name of a function."""
        return str(getattr(function, "__name__", "function"))


def short_repr(record: Record) -> str:
    """Return a record in one line: its first field and those that differ from their defaults, cut short.

    Examples:
        >>> from algeria_lab.core.refusals import Refusal
        >>> short_repr(Refusal("no-police", "A:9.23", {"area": "V-4"}))
        "Refusal(reason='no-police', rule='A:9.23', values={'area': 'V-4'})"
    """
    short = _Short()
    first, *others = fields(record)
    names = [first.name, *(field.name for field in others if _is_given(record, field))]
    given = [f"{name}={short.repr(getattr(record, name))}" for name in names]
    return f"{type(record).__name__}({', '.join(given)})"


def _is_given(record: Record, field: Field[Any]) -> bool:
    default = field.default if field.default_factory is MISSING else field.default_factory()
    return bool(getattr(record, field.name) != default)


class Named:
    """Something that people call by a name: it prints as its kind with that name."""

    __slots__ = ()
    name: str

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"
