"""The doctrines of the house: one data file each, and families whose name ends in a number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple, TypeAlias, cast

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import Tellable, UnknownName
from algeria_lab.core.tables import load_data
from algeria_lab.players.algeria.doctrine import Doctrine, Order
from algeria_lab.players.algeria.judgements import TOOLBOXES

Data: TypeAlias = Mapping[str, object]
FAMILY = "-n"
NUMBER = "{number}"
LANGUAGES = ("en", "fr")


class WrongNumber(Tellable, LookupError):
    """The number of a doctrine such as ``barrier-3`` is outside its range.

    Attributes:
        name: The name that was asked for.
        least: The smallest number.
        most: The largest.
    """

    def __init__(self, name: str, least: int, most: int) -> None:
        self.name, self.least, self.most = name, least, most
        base = name.rpartition("-")[0]
        said = f"there is no doctrine {name!r}: its number goes from {least} to {most}, "
        super().__init__(f"{said}such as {f'{base}-{most}'!r}.", "number", given=name, least=least, most=most)


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
    """Return the data of a doctrine of the house, to read or to change; see `checking.doctrines`.

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
    return build_doctrine(_data(name, seat))


def build_doctrine(data: Data) -> Doctrine[Any]:
    """Return the doctrine of data that is known to describe one: ours, or checked by `checking.doctrines`.

    What is not said comes from the doctrine that it is based on, then from the side's common decisions.
    """
    row = cast("dict[str, Any]", data)
    seat: Seat = row["seat"]
    orders: Mapping[str, Order[Any]] = _asked(common_orders(seat), seat)
    parameters: Any = TOOLBOXES[seat].parameters()
    if row.get("based_on") is not None:
        base = doctrine_of(row["based_on"], seat)
        orders, parameters = base.judgements, base.parameters
    return Doctrine(
        row["name"],
        seat,
        replace(parameters, **row.get("parameters", {})),
        {**orders, **_asked(row.get("judgements", {}), seat)},
        _texts(row.get("title", {})),
        _texts(row.get("idea", {})),
    )


def common_orders(seat: Seat) -> Mapping[str, Sequence[str]]:
    """Return the keys of what all doctrines of a side ask where they say nothing, by decision."""
    return cast("Mapping[str, list[str]]", load_data("algeria", f"doctrines/{seat}_common")["judgements"])


def _asked(orders: Mapping[str, Sequence[str]], seat: Seat) -> dict[str, Order[Any]]:
    judgements = TOOLBOXES[seat].judgements
    return {step: tuple([judgements[key] for key in keys]) for step, keys in orders.items()}


def _texts(given: str | Mapping[str, str]) -> dict[str, str]:
    """Return a text by language; a plain text does for all."""
    return dict.fromkeys(LANGUAGES, given) if isinstance(given, str) else dict(given)


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
