"""The 120 counters [A:2.1, A:2.3].

A set of counters is an int whose bit *n* stands for counter *n*: union, difference and counting are
single operations, a copy costs nothing, and the order of bits is the order in which the rules go
through units one by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data

Units: TypeAlias = int
UnitId: TypeAlias = int


class Kind(NamedTuple):
    """A type of unit and its ratings; prices are in half PSP.

    Attributes:
        name: Name of the type.
        side: Owner.
        size: How many counters there are.
        first: Id of its first counter.
        mobile: False for Police and Fronts.
        rating: Contact rating (Government) or Evasion rating (FLN).
        firepower: Full firepower.
        half: Firepower in return fire of a Harass, rounded up.
        control: Control points.
        mobilize: Price of mobilizing, in half PSP.
        activate: Price of activating each turn, in half PSP.
        airlift: Helicopter Points to airmobilize; 0 where not allowed.
        brigades: How many brigades it counts for when NATO asks for units.
        reduces_to: Name of the type that it is reduced to by a hit; empty if eliminated.
        units: All counters of this type.
    """

    name: str
    side: Seat
    size: int
    first: int
    mobile: bool
    rating: int
    firepower: int
    half: int
    control: int
    mobilize: int
    activate: int
    airlift: int
    brigades: int
    reduces_to: str
    units: Units


def _read_kinds() -> tuple[tuple[Kind, ...], Kind]:
    kinds: list[Kind] = []
    rows = load_data("algeria", "units")["kind"]
    assert isinstance(rows, list)
    for row in rows:
        first = kinds[-1].first + kinds[-1].size if kinds else 0
        kinds.append(_kind(row, first))
    dispersed = _kind(rows[0] | rows[0]["dispersed"], 0)
    return tuple(kinds), dispersed


def _kind(row: dict[str, object], first: int) -> Kind:
    optional: dict[str, object] = {"half": 0, "mobilize": 0, "activate": 0, "airlift": 0, "brigades": 0}
    optional |= {
        "reduces_to": "",
        "first": first,
        "size": row["count"],
        "rating": row.get("contact", row.get("evasion")),
        "units": ((1 << int(str(row["count"]))) - 1) << first,
    }
    return Kind(**{name: row.get(name, optional.get(name)) for name in Kind._fields})  # type: ignore[arg-type]


KINDS, DISPERSED_DIVISION = _read_kinds()
KIND: dict[str, Kind] = {kind.name: kind for kind in KINDS}
KIND_OF: tuple[Kind, ...] = tuple(kind for kind in KINDS for _ in range(kind.size))
UNIT_COUNT = len(KIND_OF)
NAME_OF: tuple[str, ...] = tuple(
    f"{kind.name}-{number}" for kind in KINDS for number in range(1, kind.size + 1)
)
ID_OF: dict[str, UnitId] = {name: number for number, name in enumerate(NAME_OF)}

DIVISIONS, BRIGADES, ELITES, ALGERIANS, POLICE, FAILEKS, BANDS, CADRES, FRONTS = (
    kind.units for kind in KINDS
)
GOV = DIVISIONS | BRIGADES | ELITES | ALGERIANS | POLICE
FLN = FAILEKS | BANDS | CADRES | FRONTS
GOV_MOBILE = GOV & ~POLICE
FLN_MOBILE = FLN & ~FRONTS
FIGHTERS = FAILEKS | BANDS
LIFTABLE = BRIGADES | ELITES | ALGERIANS
NONE: Units = 0
ALL: Units = GOV | FLN
OF_SIDE: dict[str, Units] = {"fln": FLN, "gov": GOV}


def members(units: Units) -> Iterator[UnitId]:
    """Yield the ids of *units* in ascending order."""
    while units:
        lowest = units & -units
        yield lowest.bit_length() - 1
        units ^= lowest


def first(units: Units) -> Units:
    """Return the set that holds only the lowest of *units*."""
    return units & -units


def count(units: Units) -> int:
    """Return how many units a set holds."""
    return units.bit_count()


def unit(name: str) -> Units:
    """Return the set that holds the one unit called *name*, such as ``band-3``.

    Raises:
        UnknownName: If there is no such counter.
    """
    try:
        return _SINGLE[name]
    except KeyError:
        raise UnknownName("unit", name, NAME_OF) from None


_SINGLE: dict[str, Units] = {name: 1 << number for name, number in ID_OF.items()}


def number_of(single: Units) -> UnitId:
    """Return the id of the only unit of a set."""
    return single.bit_length() - 1


def kind_of(single: Units) -> Kind:
    """Return the type of the only unit of a set."""
    return KIND_OF[single.bit_length() - 1]


def is_unit(name: str) -> bool:
    """Return whether *name* is the name of a counter."""
    return name in ID_OF


def names(units: Units) -> tuple[str, ...]:
    """Return the names of *units* in ascending order."""
    return tuple([NAME_OF[number] for number in members(units)])


def units_of(unit_names: Iterable[str]) -> Units:
    """Return the set of the units called *unit_names*."""
    found = NONE
    for name in unit_names:
        found |= unit(name)
    return found


def by_kind(units: Units) -> dict[str, int]:
    """Return how many of *units* are of each type, leaving out types without any."""
    return {kind.name: count(units & kind.units) for kind in KINDS if units & kind.units}
