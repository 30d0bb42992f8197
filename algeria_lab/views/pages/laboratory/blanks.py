"""The games that the laboratory asks about, and what its form holds before anybody has chosen anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from algeria_lab.core.actions import Seat
from algeria_lab.experiments.measuring.measures import Measure


class Blank(NamedTuple):
    """What a form of a game holds before anybody has chosen anything.

    Attributes:
        scenario: Where the wars begin.
        ways: The ways of each side that are compared.
        against: Who plays each side as an opponent.
        stop: The last turn.
        measure: What is read.
        constant: The number of the model that an audit changes first; empty where there is none.
    """

    scenario: str
    ways: Mapping[Seat, tuple[str, str]]
    against: Mapping[Seat, str]
    stop: int
    measure: Measure
    constant: str = ""


BLANKS: Mapping[str, Blank] = {
    "algeria": Blank(
        "1956-like",
        {"gov": ("mixed", "resettle-3"), "fln": ("mixed", "political")},
        {"gov": "mixed", "fln": "mixed"},
        12,
        Measure("balance", 8),
        "psl_per_ap",
    ),
    "twilight": Blank(
        "short",
        {"gov": ("planner", "random"), "fln": ("sensible", "chart")},
        {"gov": "planner", "fln": "chart"},
        13,
        Measure("balance", 13, "twilight"),
    ),
}
"""The games that this page asks about, in the order in which it offers them."""
