"""Starting positions: values, forces by wilaya, ready-made deployments [A:3]."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from algeria_lab.algeria.board.geography import AREA_IDS, PLACES, WILAYAS
from algeria_lab.algeria.board.units import KIND
from algeria_lab.core.refusals import UnknownName

Forces = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Scenario:
    """One starting position.

    Attributes:
        name: Its name, such as ``1958``.
        published: False for positions of our own.
        title: Heading by language code.
        values: Starting values by track.
        forces: By side: wilaya or country, then type, then number of units.
        quick: By side: area or country, then type, then number; the ready-made deployment.
        suez: Whether the Suez event can take units.
        optional_rules_of_1954: Whether the two options for 1954 may be chosen.
    """

    name: str
    published: bool
    title: Mapping[str, str]
    values: Mapping[str, int]
    forces: Mapping[str, Forces]
    quick: Mapping[str, Forces]
    suez: bool
    optional_rules_of_1954: bool


def _folder() -> Traversable:
    return resources.files("algeria_lab.data") / "algeria" / "scenarios"


@cache
def scenario_names() -> tuple[str, ...]:
    """Return the names of all starting positions, the published ones in their order."""
    return tuple(
        sorted(item.name.removesuffix(".toml") for item in _folder().iterdir() if item.name.endswith(".toml"))
    )


@cache
def read_scenario(name: str) -> Scenario:
    """Return a starting position.

    Raises:
        UnknownName: If there is no such scenario.
    """
    if name not in scenario_names():
        raise UnknownName("scenario", name, scenario_names())
    data = tomllib.loads((_folder() / f"{name}.toml").read_text("utf-8"))
    values = dict(data["values"])
    suez = bool(values.pop("suez", False))
    for side in ("fln", "gov"):
        _check_names(name, data["forces"][side], (*WILAYAS, *PLACES))
        _check_names(name, data["quick"][side], (*AREA_IDS, *PLACES))
    return Scenario(
        name,
        data["published"],
        data["title"],
        values,
        data["forces"],
        data["quick"],
        suez,
        data.get("optional_rules_of_1954", False),
    )


def _check_names(name: str, forces: Forces, places: tuple[str, ...]) -> None:
    for place, units in forces.items():
        if place not in places:
            raise UnknownName(f"place in scenario {name}", place, places)
        for kind in units:
            if kind not in KIND and kind != "extra":
                raise UnknownName(f"type of unit in scenario {name}", kind, KIND)
