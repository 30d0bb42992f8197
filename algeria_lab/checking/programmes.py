"""Programmes of schools and universities, by which teachers look for lessons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from algeria_lab.core.tables import load_data


class Programme(NamedTuple):
    """One programme.

    Attributes:
        id: Its name in the files of lessons.
        title: What it is called, by language.
        place: Where in it the war stands, by language.
    """

    id: str
    title: Mapping[str, str]
    place: Mapping[str, str]


@cache
def programmes() -> Mapping[str, Programme]:
    """Return all programmes by id, in the order of the file."""
    rows: Any = load_data("lessons", "programmes")["programme"]
    return {row["id"]: Programme(row["id"], row["title"], row["place"]) for row in rows}
