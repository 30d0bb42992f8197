"""A doctrine from plain data: what the house ships and what instructors write are read alike.

The data is what a TOML or YAML file holds::

    name = "watchful"                  # what saves and charts call it
    seat = "gov"
    based_on = "mixed"                 # may be left out if the main decisions are all listed below
    title = "watchful"                 # or one for each language: { en = "...", fr = "..." }
    idea = "Never flushes."            # likewise
    [judgements]                       # decision: the questions asked there, in this order
    operations = ["gov-civil-affairs", "gov-stop"]
    [parameters]                       # only what differs
    affairs_floor = 20

What is not said comes from the doctrine that it is based on, then from the side's common decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from math import isfinite
from typing import Any, TypeAlias, cast

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data
from algeria_lab.players.algeria.doctrine import Doctrine, Order
from algeria_lab.players.algeria.doctrine_faults import (
    Fault,
    Path,
    WrongDoctrine,
    WrongNumber,
    missing,
    unknown,
    wrong_kind,
)
from algeria_lab.players.algeria.judgements import TOOLBOXES

Data: TypeAlias = Mapping[str, object]
Find: TypeAlias = Callable[[str, Seat], Doctrine[Any]]
Orders: TypeAlias = dict[str, Order[Any]]
KEYS = ("name", "seat", "based_on", "title", "idea", "judgements", "parameters")
TEXTS = ("en", "fr")


def build_doctrine(data: Data, find: Find) -> Doctrine[Any]:
    """Return the doctrine that *data* describes.

    Args:
        data: As in the example above.
        find: Returns a doctrine that another may be based on, or raises `UnknownName`.

    Raises:
        WrongDoctrine: With every fault that was found.
    """
    name, seat = data.get("name"), data.get("seat")
    faults = [unknown((key,), key, KEYS) for key in data if key not in KEYS]
    if "name" not in data:
        faults.append(missing(("name",), ["text"]))
    elif not isinstance(name, str) or not name.strip():
        faults.append(wrong_kind(("name",), name, "text"))
    if seat not in SEATS:
        faults.append(unknown(("seat",), seat, SEATS) if "seat" in data else missing(("seat",), SEATS))
        raise WrongDoctrine(str(name or ""), faults)
    reader = _Reader(data, seat, faults)
    doctrine = reader.doctrine(find)
    if reader.faults:
        raise WrongDoctrine(doctrine.name, reader.faults)
    return doctrine


class _Reader:
    """Reads the data of one side's doctrine and notes what is wrong with it."""

    def __init__(self, data: Data, seat: Seat, faults: list[Fault]) -> None:
        self.data, self.seat, self.faults = data, seat, faults
        self.tools = TOOLBOXES[seat]

    def doctrine(self, find: Find) -> Doctrine[Any]:
        """Return the doctrine, good for nothing if there are faults."""
        base = self.base(find)
        orders = self.common()
        parameters: Any = self.tools.parameters()
        if base:
            orders, parameters = dict(base.judgements), base.parameters
        orders |= self.orders()
        self.refuse_gaps(orders)
        return Doctrine(
            str(self.data.get("name", "")),
            self.seat,
            replace(parameters, **self.parameters()),
            orders,
            self.texts("title"),
            self.texts("idea"),
        )

    def base(self, find: Find) -> Doctrine[Any] | None:
        """Return the doctrine that this one is based on, if any."""
        named = self.data.get("based_on")
        if named is None:
            return None
        try:
            return find(str(named), self.seat)
        except UnknownName as error:
            self.faults.append(unknown(("based_on",), named, error.known))
        except WrongNumber as error:
            limits = {"least": error.least, "most": error.most}
            self.faults.append(Fault(("based_on",), "range", {"given": str(named), **limits}))
        return None

    def common(self) -> Orders:
        """Return what all doctrines of the side do where they say nothing."""
        listed = cast(
            "Mapping[str, list[str]]", load_data("algeria", f"doctrines/{self.seat}_common")["judgements"]
        )
        return {step: tuple([self.tools.judgements[key] for key in keys]) for step, keys in listed.items()}

    def table(self, key: str) -> Mapping[str, object]:
        """Return a table of the data; empty if there is none."""
        found = self.data.get(key, {})
        if isinstance(found, Mapping):
            return found
        self.faults.append(wrong_kind((key,), found, "table"))
        return {}

    def orders(self) -> Orders:
        """Return the judgements that the data lists, by decision."""
        orders: Orders = {}
        for step, keys in self.table("judgements").items():
            path: Path = ("judgements", step)
            if step not in self.tools.steps:
                self.faults.append(unknown(path, step, self.tools.steps))
            elif not isinstance(keys, list | tuple):
                self.faults.append(wrong_kind(path, keys, "list"))
            else:
                orders[step] = self.order(path, step, [str(key) for key in keys])
        return orders

    def order(self, path: Path, step: str, keys: list[str]) -> Order[Any]:
        """Return the judgements of one decision."""
        able = {judgement.key: judgement for judgement in self.tools.steps[step]}
        for index, key in enumerate(keys):
            if key in self.tools.judgements and key not in able:
                right = self.tools.step_of(key)
                values = {"given": key, "right": right, "step": step}
                self.faults.append(Fault((*path, index), "elsewhere", values))
            elif key not in able:
                self.faults.append(unknown((*path, index), key, able))
            elif key in keys[:index]:
                self.faults.append(Fault((*path, index), "twice", {"given": key}))
        last = self.tools.steps[step][-1].key
        if not keys or keys[-1] != last:
            self.faults.append(Fault(path, "end", {"right": last}))
        return tuple([able[key] for key in keys if key in able])

    def refuse_gaps(self, orders: Orders) -> None:
        """Note decisions about which nothing has been said at all."""
        gaps = [step for step in self.tools.steps if step not in orders]
        if gaps:
            self.faults.append(missing(("judgements",), gaps))

    def parameters(self) -> dict[str, float]:
        """Return the numbers that the data sets."""
        kinds = {item.name: str(item.type) for item in fields(self.tools.parameters)}
        found = {}
        for name, value in self.table("parameters").items():
            path: Path = ("parameters", name)
            if name not in kinds:
                self.faults.append(unknown(path, name, kinds))
            elif not _fits(value, kinds[name]):
                self.faults.append(wrong_kind(path, value, "whole" if kinds[name] == "int" else "number"))
            elif cast("float", value) < self.tools.least.get(name, 0):
                least = self.tools.least.get(name, 0)
                values = {"given": str(value), "least": str(least)}
                self.faults.append(Fault(path, "small", values))
            else:
                found[name] = cast("float", value)
        return found

    def texts(self, key: str) -> dict[str, str]:
        """Return a text by language; a plain text does for all."""
        given = self.data.get(key, {})
        if isinstance(given, str):
            return dict.fromkeys(TEXTS, given)
        texts = self.table(key)
        for language, text in texts.items():
            if language not in TEXTS:
                self.faults.append(unknown((key, language), language, TEXTS))
            elif not isinstance(text, str):
                self.faults.append(wrong_kind((key, language), text, "text"))
        return {language: str(text) for language, text in texts.items()}


def _fits(value: object, kind: str) -> bool:
    """Return whether a value may stand for a number of that kind; true and false are no numbers."""
    if isinstance(value, bool):
        return False
    return isinstance(value, int) or (kind == "float" and isinstance(value, float) and isfinite(value))
