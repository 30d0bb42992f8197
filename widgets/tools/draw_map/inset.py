"""France, which lies off the sheet: a small map of its own in the open sea."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import shapely
from outlines import read_country
from paths import to_path
from shapely.geometry import Polygon, box
from sheet import Points

_LEFT, _TOP, _WIDTH, _HEIGHT = 172, 20, 142, 118
_CENTRE: Final = (2.3, 46.55)  # longitude and latitude
_DEGREE: Final = 12.6  # map units of a degree of latitude
_TOLERANCE: Final = 0.5
_AROUND: Final = (
    "Spain",
    "Andorra",
    "Italy",
    "Switzerland",
    "Germany",
    "Belgium",
    "Luxembourg",
    "United Kingdom",
)
_TOWNS: Final = (("Paris", (2.35, 48.86), "start"), ("Marseille", (5.37, 43.3), "end"))

FRAME: Final = box(_LEFT, _TOP, _LEFT + _WIDTH, _TOP + _HEIGHT).buffer(5)
"""The edge of the small map, which is also the shape of the place."""


def draw_inset(name: str) -> dict[str, Any]:
    """Return the small map of the place with that id: its land, the land around it, and two towns."""
    france = _drawn("France")
    around = shapely.union_all([_drawn(country) for country in _AROUND])
    return {
        "id": name,
        "land": to_path(france),
        "around": to_path(around),
        "towns": [
            {
                "name": town,
                "at": [round(float(x), 1) for x in _project(np.array([where]))[0]],
                "anchor": anchor,
            }
            for town, where, anchor in _TOWNS
        ],
    }


def _drawn(country: str) -> Polygon:
    shape = shapely.transform(read_country(country), _project).intersection(FRAME)
    parts = [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon" and part.area > 6]
    return shapely.simplify(shapely.union_all(parts), _TOLERANCE)


def _project(points: Points) -> Points:
    narrow = np.cos(np.radians(_CENTRE[1]))
    x = _LEFT + _WIDTH / 2 + (points[:, 0] - _CENTRE[0]) * narrow * _DEGREE
    return np.column_stack((x, _TOP + _HEIGHT / 2 + 4 - (points[:, 1] - _CENTRE[1]) * _DEGREE))
