"""The map, the boxes for pieces off it, and the two tracks that an operation may select [CT-1, CT-2].

A place is a number: a space in the order of the map's table, then the boxes, then the tracks.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast

from algeria_lab.core.tables import load_data


class Space(NamedTuple):
    """A space as it is printed.

    Attributes:
        number: Its place in `SPACES`.
        id: What it is called in actions and saves.
        name: Its printed name.
        kind: ``city``, ``sector`` or ``country``.
        zone: Such as ``I-1``; for a City its Wilaya; empty for a Country.
        wilaya: ``I`` to ``VI``; empty for a Country.
        pop: Printed Population.
        terrain: ``mountain``, ``plains`` or ``urban``.
        coastal: Whether it lies on the coast.
        border: The Country on which a Border Sector lies; empty elsewhere.
        adjacent: Numbers of the spaces beside it, in the order of the map's table.
        lat, lon: Where the town lies that gives it its name, in degrees north and east.
    """

    number: int
    id: str
    name: str
    kind: str
    zone: str
    wilaya: str
    pop: int
    terrain: str
    coastal: bool
    border: str
    adjacent: tuple[int, ...]
    lat: float
    lon: float


def _read_map() -> tuple[Space, ...]:
    rows = cast("list[dict[str, Any]]", load_data("twilight", "map")["space"])
    numbers = {row["id"]: number for number, row in enumerate(rows)}
    return tuple(
        Space(
            **row | {"number": number, "adjacent": tuple(sorted(numbers[near] for near in row["adjacent"]))}
        )
        for number, row in enumerate(rows)
    )


SPACES: Final = _read_map()
EVERYWHERE: Final = tuple(range(len(SPACES)))
ALGERIA: Final = tuple([space.number for space in SPACES if space.kind != "country"])
CITIES: Final = tuple([space.number for space in SPACES if space.kind == "city"])
SECTORS: Final = tuple([space.number for space in SPACES if space.kind == "sector"])
COUNTRIES: Final = tuple([space.number for space in SPACES if space.kind == "country"])
MOROCCO, TUNISIA = COUNTRIES
POPULATION: Final = tuple([space.pop for space in SPACES])
"""The printed Population of each space."""
MOUNTAINS: Final = tuple([space.number for space in SPACES if space.terrain == "mountain"])
WILAYAS: Final = ("I", "II", "III", "IV", "V", "VI")
IN_WILAYA: Final = {
    wilaya: tuple([space.number for space in SPACES if space.wilaya == wilaya]) for wilaya in WILAYAS
}

AVAILABLE, CASUALTIES, OUT_OF_PLAY, SUEZ = range(len(SPACES), len(SPACES) + 4)
BOXES: Final = (AVAILABLE, CASUALTIES, OUT_OF_PLAY, SUEZ)
FRANCE_TRACK, BORDER_TRACK = SUEZ + 1, SUEZ + 2
TRACKS: Final = (FRANCE_TRACK, BORDER_TRACK)

PLACES: Final = (
    *(space.id for space in SPACES),
    "available",
    "casualties",
    "out_of_play",
    "suez",
    "france_track",
    "border_zone_track",
)
PLACE: Final = {name: number for number, name in enumerate(PLACES)}


def is_city(space: int) -> bool:
    """Return whether a space is a City."""
    return space in CITIES


def is_country(space: int) -> bool:
    """Return whether a space is Morocco or Tunisia."""
    return space in COUNTRIES


def is_mountain(space: int) -> bool:
    """Return whether a space is Mountain; Cities and, by [CT-11/A23], Countries are not."""
    return SPACES[space].terrain == "mountain"


def crosses_border(source: int, target: int) -> bool:
    """Return whether a step crosses the international border [CT-2.3]."""
    return (source in COUNTRIES) != (target in COUNTRIES)
