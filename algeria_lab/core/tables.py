"""Tables are data: rows read by a total, open at both ends."""

from __future__ import annotations

import tomllib
from bisect import bisect_left
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import NamedTuple

from algeria_lab.core.refusals import UnknownName


class Row(NamedTuple):
    """One row of a table: a number and, for some tables, a side effect.

    Attributes:
        number: What the row gives.
        mark: ``+``, ``@`` or nothing.
    """

    number: int
    mark: str = ""

    def __str__(self) -> str:
        return f"{self.number}{self.mark}"


class Table(NamedTuple):
    """A printed table.

    Attributes:
        name: Its name in the data file.
        rule: Citation key.
        limits: Highest total of each row, ascending; the last row has no upper end.
        rows: One row a limit.
    """

    name: str
    rule: str
    limits: tuple[int, ...]
    rows: tuple[Row, ...]

    def read(self, total: int) -> Row:
        """Return the first row whose limit *total* does not pass; both ends are open."""
        return self.rows[min(bisect_left(self.limits, total), len(self.rows) - 1)]


@cache
def has_data(game: str, name: str) -> bool:
    """Return whether there is a file ``data/<game>/<name>.toml``."""
    return (resources.files("algeria_lab.data") / game / f"{name}.toml").is_file()


def load_data(game: str, name: str) -> Mapping[str, object]:
    """Return the contents of ``data/<game>/<name>.toml``.

    Raises:
        UnknownName: If there is no such file.
    """
    folder = resources.files("algeria_lab.data") / game
    path = folder / f"{name}.toml"
    if not path.is_file():
        raise UnknownName("data file", name, sorted(item.name for item in folder.iterdir()))
    return tomllib.loads(path.read_text("utf-8"))


def load_table(game: str, name: str) -> Table:
    """Return one table of ``data/<game>/tables.toml``.

    Raises:
        UnknownName: If the file holds no such table.
    """
    tables = load_data(game, "tables")
    if name not in tables:
        raise UnknownName("table", name, tables)
    found = tables[name]
    assert isinstance(found, dict)
    rows = found["rows"]
    return Table(
        name,
        found["rule"],
        tuple(row["upto"] for row in rows),
        tuple(Row(row["number"], row.get("mark", "")) for row in rows),
    )
