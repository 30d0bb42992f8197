"""What a position of one's own is called: where nobody named it, by what differs there, with the values.

`algeria_lab.position` calls it by its base and the names of the changed fields, such as *1958 + gov_psl*.
That name is a part of the questions that kept results answer, so it stays; values are read from the position.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

PLUS = " + "  # between the base and the names of fields, and before those that were changed later
MOST_TOLD = 4  # fields, and things in a list, that a name tells
LONGEST = 40  # letters of a value
MINUS = "\N{MINUS SIGN}"


class Derived(NamedTuple):
    """A name that was made of what differs.

    Attributes:
        base: What the position differs from.
        changes: The changed fields with their values; a value that no name can hold is empty.
    """

    base: str
    changes: Mapping[str, str]


def derived(name: str, state: Mapping[str, Any]) -> Derived | None:
    """Return of what a name was made, with the values of now; None for a name that somebody gave.

    Args:
        name: The name of a position.
        state: All that is true there, as JSON.

    Examples:
        >>> derived("1958 + gov_psl, place", {"gov_psl": 40})
        Derived(base='1958', changes={'gov_psl': '40', 'place': ''})
        >>> derived("hunger + winter", {"gov_psl": 40})
    """
    base, *later = name.split(PLUS)
    fields = dict.fromkeys(field for part in later for field in part.split(", "))
    changes = {field: _said(state.get(field)) for field in fields}
    return Derived(base, changes) if any(changes.values()) else None


def _said(value: object) -> str:
    """Return a value as a name tells it; nothing for a table, for a long list, and for what is not there."""
    if isinstance(value, list):
        said = " ".join(map(_said, value)) if len(value) <= MOST_TOLD else ""
    else:
        said = str(value) if isinstance(value, bool | int | float | str) else ""
        said = said.replace("-", MINUS) if isinstance(value, int | float) else said
    return said if len(said) <= LONGEST else ""
