"""Mountains as light and shade: folds raised along hand-placed ridges and lit from the north west."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from PIL import Image
from shapely.geometry import LineString
from sheet import HEIGHT, WIDTH, project

Field: TypeAlias = NDArray[np.float64]

_PIXELS: Final = 0.64  # of the picture for a map unit: soft enough to lie under names
_STRIKE: Final = np.radians(-22)  # the folds of the Atlas run from the west south west to the east north east
# (length along the folds, across them, share of the height) of the waves that make crests and valleys.
_WAVES: Final = ((62.0, 19.0, 0.5), (30.0, 10.5, 0.3), (15.0, 6.0, 0.2))
_STEEP: Final = 9.0  # how much heights are exaggerated before they are lit
_LIGHT: Final = np.array((-0.5, -0.5, 0.7071))  # from the north west, at half height
_FOOT: Final = 1.55  # how far the slopes of a ridge reach beyond its half width
_STEPS: Final = 16  # tones of shade, and as many of light
_SHADE: Final = (44, 30, 12)
_GLOW: Final = (255, 250, 235)
_DEEPEST: Final = 165  # opacity, of 255, of the deepest shade and of the brightest light


def draw_relief() -> Image.Image:
    """Return the picture of the whole sheet: brown where slopes lie in the shade, pale where they are lit."""
    light = _lit(_ground(_read("relief.toml")))
    strength = np.clip(np.where(light < 0, -light * 1.15, light * 0.9), 0, 1) ** 0.85
    tone = np.rint(strength * _STEPS).astype(np.uint8)
    picture = Image.fromarray(
        np.where(light < 0, tone, np.where(tone > 0, tone + _STEPS, 0)).astype(np.uint8), "P"
    )
    opacity = [round(_DEEPEST * step / _STEPS) for step in range(_STEPS + 1)]
    picture.putpalette([*_SHADE * (_STEPS + 1), *_GLOW * _STEPS])
    picture.info["transparency"] = bytes([*opacity, *opacity[1:]])
    return picture


def _read(name: str) -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((Path(__file__).parent / name).read_text(encoding="utf-8"))


def _ground(tables: dict[str, list[dict[str, Any]]]) -> Field:
    """Return the height of each pixel, about 1 on the highest ridge."""
    across, down = np.meshgrid(
        (np.arange(WIDTH * _PIXELS) + 0.5) / _PIXELS, (np.arange(HEIGHT * _PIXELS) + 0.5) / _PIXELS
    )
    bent = _warped(across, down)
    knots = shapely.points(*bent)
    raised, base = np.zeros_like(across), np.zeros_like(across)
    for row in tables["ridge"]:
        spread = shapely.distance(knots, _line(row)) / row["width"]
        raised += (row["height"] * np.exp(-0.7 * (spread / _FOOT) ** 1.7)) ** 3
    for row in tables["plain"]:
        spread = shapely.distance(knots, _line(row)) / row["width"]
        base = np.maximum(base, row["height"] * np.exp(-0.7 * spread**4))
    raised = np.cbrt(raised)
    return base * 0.4 + raised * (0.3 + 1.15 * _crests(*bent))


def _line(row: dict[str, Any]) -> LineString:
    return LineString(project(np.array(row["line"], dtype=float)))


def _warped(across: Field, down: Field) -> tuple[Field, Field]:
    """Return the same points pushed about a little: no ridge is a straight dam."""
    return (
        across + 5 * np.sin(down / 17 + across / 41) + 3 * np.sin(across / 9 + down / 23 + 1),
        down + 5 * np.sin(across / 19 + down / 37 + 2) + 3 * np.sin(down / 8 - across / 27),
    )


def _crests(across: Field, down: Field) -> Field:
    """Return sharp crests and round valleys along the folds, between 0 and 1, the same at each run."""
    along = across * np.cos(_STRIKE) + down * np.sin(_STRIKE)
    aside = -across * np.sin(_STRIKE) + down * np.cos(_STRIKE)
    total = np.zeros_like(across)
    for turn, (length, width, share) in enumerate(_WAVES):
        noise = _noise(along / length, aside / width, seed=turn)
        total += share * (1 - np.abs(2 * noise - 1))
    return total


def _noise(u: Field, v: Field, seed: int) -> Field:
    """Return smooth noise between 0 and 1 from a grid of random heights."""
    heights = np.random.default_rng(1954 + seed).random((256, 256))
    column, row = np.floor(u).astype(int), np.floor(v).astype(int)
    fu, fv = ((part * part * (3 - 2 * part)) for part in (u - column, v - row))

    def corner(right: int, below: int) -> Field:
        return np.asarray(heights[(row + below) % 256, (column + right) % 256])

    upper = corner(0, 0) * (1 - fu) + corner(1, 0) * fu
    return np.asarray(upper * (1 - fv) + (corner(0, 1) * (1 - fu) + corner(1, 1) * fu) * fv)


def _lit(ground: Field) -> Field:
    """Return how much lighter than flat ground a slope is: from -1 in full shade to 1."""
    down, across = np.gradient(ground * _STEEP)
    facing = (-across * _LIGHT[0] - down * _LIGHT[1] + _LIGHT[2]) / np.sqrt(across**2 + down**2 + 1)
    return np.asarray((facing - _LIGHT[2]) / _LIGHT[2])
