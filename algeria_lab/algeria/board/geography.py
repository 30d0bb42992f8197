"""Areas, countries, wilayas and which of them can be reached from which [A:2.2, A:9.13]."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from algeria_lab.core.tables import load_data

PlaceId: TypeAlias = str
AreaKind = Literal["urban", "rural", "remote"]


class Area(NamedTuple):
    """One of the 25 areas of Algeria.

    Attributes:
        id: Printed code, or the name of a city.
        name: Name of the town at the time.
        modern: Present name where it differs, else empty.
        kind: Printed rating.
        wilaya: The FLN district it belongs to.
        neighbours: Areas and countries outside its wilaya that touch it.
    """

    id: PlaceId
    name: str
    modern: str
    kind: AreaKind
    wilaya: str
    neighbours: tuple[PlaceId, ...]


def _read_areas() -> dict[PlaceId, Area]:
    rows = load_data("algeria", "areas")["area"]
    assert isinstance(rows, list)
    return {
        row["id"]: Area(
            row["id"],
            row["name"],
            row.get("modern", ""),
            row["kind"],
            row["wilaya"],
            tuple(row["neighbours"]),
        )
        for row in rows
    }


def _read_countries() -> dict[PlaceId, tuple[PlaceId, ...]]:
    rows = load_data("algeria", "areas")["country"]
    assert isinstance(rows, list)
    return {row["id"]: tuple(row["neighbours"]) for row in rows}


AREAS: dict[PlaceId, Area] = _read_areas()
_COUNTRY_NEIGHBOURS = _read_countries()
COUNTRIES: tuple[PlaceId, ...] = tuple(_COUNTRY_NEIGHBOURS)
ABROAD: tuple[PlaceId, ...] = ("MOROCCO", "TUNISIA")
AREA_IDS: tuple[PlaceId, ...] = tuple(AREAS)
PRINTED_KIND: dict[PlaceId, str] = {area.id: area.kind for area in AREAS.values()}
PLACES: tuple[PlaceId, ...] = COUNTRIES + AREA_IDS
URBAN: tuple[PlaceId, ...] = tuple(area for area in AREAS if AREAS[area].kind == "urban")
OAS_PLACES: tuple[PlaceId, ...] = ("ALGIERS", "CONSTANTINE", "ORAN", "FRANCE")

WILAYAS: dict[str, tuple[PlaceId, ...]] = {
    wilaya: tuple(area for area in AREAS if AREAS[area].wilaya == wilaya)
    for wilaya in ("I", "II", "III", "IV", "V", "VI")
}
ZONE_OF: dict[PlaceId, str] = {area: AREAS[area].wilaya for area in AREAS} | {
    place: place for place in ABROAD
}


def _neighbours(place: PlaceId) -> tuple[PlaceId, ...]:
    return AREAS[place].neighbours if place in AREAS else _COUNTRY_NEIGHBOURS[place]


def _reach(zone: str) -> tuple[PlaceId, ...]:
    """Return where a unit of *zone* (a wilaya, or a country abroad) may go outside it."""
    inside = WILAYAS.get(zone, (zone,))
    outside = [place for place in (*ABROAD, *AREAS) if place not in inside]
    return tuple(place for place in outside if any(near in inside for near in _neighbours(place)))


REACH: dict[str, tuple[PlaceId, ...]] = {zone: _reach(zone) for zone in (*WILAYAS, *ABROAD)}
DESTINATIONS: dict[PlaceId, tuple[PlaceId, ...]] = {
    place: tuple(area for area in WILAYAS.get(zone, ()) if area != place) + REACH[zone]
    for place, zone in ZONE_OF.items()
}
TOUCHES_ABROAD: frozenset[PlaceId] = frozenset(
    area for area in AREAS if any(country in AREAS[area].neighbours for country in ABROAD)
)


def is_international(start: PlaceId, end: PlaceId) -> bool:
    """Return whether a move between two places crosses the border of Algeria."""
    return start in ABROAD or end in ABROAD


def crosses_wilayas(start: PlaceId, end: PlaceId) -> bool:
    """Return whether a move leaves one wilaya of Algeria for another."""
    return not is_international(start, end) and ZONE_OF[start] != ZONE_OF[end]
