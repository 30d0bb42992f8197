"""Borders of three ranks as lines: of states, of wilayas, of areas. Coasts and cities are none of them."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

import shapely
from paths import to_lines

if TYPE_CHECKING:
    from collections.abc import Mapping

    from shapely.geometry.base import BaseGeometry

RANKS: Final = ("state", "region", "area")


def draw_borders(cells: Mapping[str, BaseGeometry], rows: Mapping[str, dict[str, Any]]) -> dict[str, str]:
    """Return the lines of each rank as path data."""
    lines: dict[str, list[BaseGeometry]] = {rank: [] for rank in RANKS}
    for one, other in combinations((name for name in rows if rows[name].get("kind") != "urban"), 2):
        if rank := _rank(rows[one], rows[other]):
            lines[rank].append(cells[one].boundary.intersection(cells[other].boundary))
    return {rank: to_lines(_joined(found)) for rank, found in lines.items()}


def _rank(one: dict[str, Any], other: dict[str, Any]) -> str:
    first, second = one.get("wilaya", ""), other.get("wilaya", "")
    if first == second:
        return "area" if first else ""
    return "region" if first and second else "state"


def _joined(lines: list[BaseGeometry]) -> BaseGeometry:
    parts = [part for part in shapely.get_parts(shapely.union_all(lines)) if part.geom_type == "LineString"]
    return shapely.line_merge(shapely.union_all(parts))
