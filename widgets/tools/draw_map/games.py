"""The games whose maps are drawn: which places each has, from its own tables, and where its drawing goes."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Row: TypeAlias = dict[str, Any]
Table: TypeAlias = dict[str, Any]

HERE: Final = Path(__file__).parent
DATA: Final = HERE.parents[2] / "algeria_lab" / "data"


@dataclass(frozen=True, slots=True)
class Game:
    """A game as it is drawn.

    Attributes:
        name: Its folder here and in the data.
        rows: Its places: id, name, kind (``urban``, ``rural``, ``remote``; none for a country abroad),
            wilaya, longitude and latitude.
        inset: The place that lies off the sheet and has a small map of its own; empty for none.
        abroad: The places that are neighbouring countries, and what the outlines call them.
    """

    name: str
    rows: dict[str, Row]
    inset: str
    abroad: dict[str, str]

    @property
    def file(self) -> Path:
        """Where its map is written."""
        return DATA / self.name / "map.json"

    def table(self, name: str) -> Table:
        """Return a table of its folder here: ``seeds`` or ``letters``."""
        return tomllib.loads((HERE / self.name / f"{name}.toml").read_text("utf-8"))


def _algeria() -> Game:
    tables = _data("algeria", "areas")
    abroad = {"MOROCCO": "Morocco", "TUNISIA": "Tunisia"}
    return Game("algeria", _by_id(tables["area"] + tables["country"]), "FRANCE", abroad)


def _twilight() -> Game:
    kinds = {"city": {"kind": "urban"}, "sector": {"kind": "rural"}, "country": {}}
    spaces = [
        {"id": row["id"], "name": row["name"], "wilaya": row["wilaya"]}
        | {"longitude": row["lon"], "latitude": row["lat"], **kinds[row["kind"]]}
        for row in _data("twilight", "map")["space"]
    ]
    return Game("twilight", _by_id(spaces), "", {"morocco": "Morocco", "tunisia": "Tunisia"})


def _data(game: str, name: str) -> Table:
    return tomllib.loads((DATA / game / f"{name}.toml").read_text("utf-8"))


def _by_id(rows: Iterable[Row]) -> dict[str, Row]:
    return {row["id"]: row for row in rows}


GAMES: Final[dict[str, Callable[[], Game]]] = {"algeria": _algeria, "twilight": _twilight}
