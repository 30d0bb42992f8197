"""What places, units and types of units are called besides their ids, in both languages."""

from __future__ import annotations

from typing import Any

from algeria_lab.algeria.board.units import KIND
from algeria_lab.core.tables import load_data


def spoken_names() -> dict[str, tuple[str, ...]]:
    """Return all names by id, such as ``V-2``, ``band-3`` and ``band``; see `core.typed_names`."""
    places = [*_rows("areas", "country"), *_rows("areas", "area")]
    names = {
        row["id"]: tuple(row[way] for way in ("name", "french", "modern") if way in row) for row in places
    }
    for row in _rows("units", "kind"):
        kind, called = row["name"], (row["name"], *row.get("called", ()))
        names[kind] = called
        for number in range(1, KIND[kind].size + 1):
            names[f"{kind}-{number}"] = tuple(f"{name} {number}" for name in called)
    return names


def _rows(table: str, name: str) -> list[dict[str, Any]]:
    rows = load_data("algeria", table)[name]
    assert isinstance(rows, list)
    return rows
