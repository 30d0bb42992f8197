"""The doctrines of the house: one data file each, and families whose name ends in a number."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from typing import Any, NamedTuple, cast

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data
from algeria_lab.players.algeria.doctrine import Doctrine
from algeria_lab.players.algeria.doctrine_faults import WrongNumber
from algeria_lab.players.algeria.doctrine_reader import Data, build_doctrine

__all__ = ["Family", "WrongNumber", "doctrine_data", "doctrine_names", "doctrine_of", "read_doctrine"]
FAMILY = "-n"
NUMBER = "{number}"


class Family(NamedTuple):
    """Doctrines that differ by a number.

    Attributes:
        sets: The parameter that the number sets.
        least: Smallest number.
        most: Largest.
        offered: The number that lists show.
    """

    sets: str
    least: int
    most: int
    offered: int


def doctrine_names(seat: Seat) -> tuple[str, ...]:
    """Return the names that lists offer, in their order; of a family one member."""
    return tuple([_offered(name, seat) for name in _order(seat)])


def doctrine_data(name: str, seat: Seat) -> dict[str, object]:
    """Return the data of a doctrine of the house, to read or to change; see `read_doctrine`.

    Raises:
        UnknownName: If there is none of that name for that side.
        WrongNumber: If it has a number outside its range.
    """
    return deepcopy(dict(_data(name, seat)))


@cache
def doctrine_of(name: str, seat: Seat) -> Doctrine[Any]:
    """Return a doctrine of the house.

    Raises:
        UnknownName: If there is none of that name for that side.
        WrongNumber: If it has a number outside its range.
    """
    return build_doctrine(_data(name, seat), doctrine_of)


def read_doctrine(data: Data) -> Doctrine[Any]:
    """Return the doctrine that plain data describes; `doctrine_reader` shows how it looks.

    Raises:
        WrongDoctrine: With every fault that was found, each with the nearest name and what is valid there.
    """
    return build_doctrine(data, doctrine_of)


def _order(seat: Seat) -> list[str]:
    if seat not in SEATS:
        raise UnknownName("side", seat, SEATS)
    return cast("list[str]", load_data("algeria", f"doctrines/{seat}_common")["order"])


def _file(name: str, seat: Seat) -> Mapping[str, object]:
    return load_data("algeria", f"doctrines/{seat}_{name.replace('-', '_')}")


def _family(name: str, seat: Seat) -> Family:
    return Family(**cast("dict[str, Any]", _file(name, seat)["number"]))


def _offered(name: str, seat: Seat) -> str:
    if not name.endswith(FAMILY):
        return name
    return f"{name.removesuffix(FAMILY)}-{_family(name, seat).offered}"


def _data(name: str, seat: Seat) -> Mapping[str, object]:
    order = _order(seat)
    base, _, digits = name.rpartition("-")
    if name in order and not name.endswith(FAMILY):
        return _file(name, seat)
    if digits.isascii() and digits.isdigit() and base + FAMILY in order:
        return _member(base + FAMILY, seat, name, int(digits))
    raise UnknownName(f"doctrine of {seat}", name, doctrine_names(seat))


def _member(family_name: str, seat: Seat, name: str, number: int) -> dict[str, object]:
    """Return the data of one member of a family: the file with the number filled in."""
    family = _family(family_name, seat)
    if not family.least <= number <= family.most or not name.endswith(f"-{number}"):
        raise WrongNumber(name, family.least, family.most)
    data = deepcopy({key: value for key, value in _file(family_name, seat).items() if key != "number"})
    for key in ("title", "idea"):
        texts = cast("dict[str, str]", data[key])
        data[key] = {language: text.replace(NUMBER, str(number)) for language, text in texts.items()}
    parameters = cast("dict[str, object]", data.get("parameters", {}))
    return data | {"name": name, "parameters": parameters | {family.sets: number}}
