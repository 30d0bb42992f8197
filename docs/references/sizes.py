"""What machines readers need, computed from the measured figures in `public/sizes.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from math import ceil
from pathlib import Path

MEASURED = Path(__file__).parents[1] / "public" / "sizes.toml"
READERS = (30, 300, 3000)
WAYS = {"room": "rooms", "hub": "a server a reader"}
SPARE = 1.25  # times the memory that is needed: the system, and what readers take beyond the usual

Figures = Mapping[str, float]


def measured() -> dict[str, Figures]:
    """Return the figures of the file: of people, and of each way to serve them."""
    return tomllib.loads(MEASURED.read_text("utf-8"))


def servers(readers: int, way: Figures) -> int:
    """Return how many servers, or hubs, share that many readers."""
    return ceil(readers / way["most"])


def memory(readers: int, way: Figures) -> int:
    """Return the memory for that many readers, in GB, with some to spare."""
    needed = servers(readers, way) * way["server_memory"] + readers * way["reader_memory"]
    return ceil(needed * SPARE / 1000)


def cores(readers: int, way: Figures, people: Figures) -> int:
    """Return the processors for that many readers: the more of those while they come and while they play."""
    coming = readers * way["start_work"] / (60 * people["minutes_to_come"])
    playing = readers * way["decision_work"] / people["seconds_between_decisions"]
    return ceil(max(coming, playing) / people["busy"])


def sizes() -> str:
    """Return the table of sizes."""
    figures = measured()
    rows = ["| readers at once | way | servers or hubs | memory | processors |", "|---|---|---|---|---|"]
    for readers in READERS:
        for name, title in WAYS.items():
            way = figures[name]
            needs = f"{memory(readers, way):,} GB | {cores(readers, way, figures['people'])}"
            rows.append(f"| {readers:,} | {title} | {servers(readers, way)} | {needs} |")
    return "\n".join(rows) + "\n\n" + _said(figures)


def _said(figures: Mapping[str, Figures]) -> str:
    room, hub, people = figures["room"], figures["hub"], figures["people"]
    return (
        f"Behind it stand these figures, measured on two processors: a reader of a room takes"
        f" {room['reader_memory']} MB of their own beside the {room['server_memory']} MB of the server, and"
        f" {room['start_work']} s of a processor to open a page; one with a server of their own"
        f" {hub['reader_memory']} MB and {hub['start_work']} s. A decision takes {room['decision_work']} s."
        f" All come within {people['minutes_to_come']} minutes and decide every"
        f" {people['seconds_between_decisions']} seconds; half of the processors' time and a fifth of the"
        " memory are left free."
    )
