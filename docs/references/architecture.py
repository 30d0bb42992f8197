"""The floors of the house as a drawing: the list by which the tests refuse an import against the flow."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

WIDE, TALL, STEP, GAP = 360, 44, 50, 8  # as narrow as a phone, so that its letters can be read there


def floors() -> Sequence[Mapping[str, str]]:
    """Return the floors, the lowest first: what each room holds, by its name."""
    told = tomllib.loads(Path(__file__).with_name("floors.toml").read_text("utf-8"))
    return [floor["rooms"] for floor in told["floor"]]


def architecture() -> str:
    """Return the drawing as a block of a page, the highest floor on top."""
    above = list(reversed(floors()))
    told = "; ".join(", ".join(f"{name}: {holds}" for name, holds in floor.items()) for floor in above)
    label = escape(f"The floors of algeria_lab, the highest first; each may use those below. {told}.")
    head = f'<svg class="how" viewBox="0 0 {WIDE} {len(above) * STEP}" role="img" aria-label="{label}">'
    return f"```{{raw}} html\n{head}{''.join(_boxes(above))}</svg>\n```"


def _boxes(above: Sequence[Mapping[str, str]]) -> Iterator[str]:
    for number, floor in enumerate(above):
        top, wide = number * STEP + 1, (WIDE - 2 - GAP * (len(floor) - 1)) / len(floor)
        for place, (name, holds) in enumerate(floor.items()):
            left = 1 + place * (wide + GAP)
            yield f'<rect class="room" x="{left:g}" y="{top}" width="{wide:g}" height="{TALL}" rx="4"/>'
            yield f'<text class="name" x="{left + 10:g}" y="{top + 18}">{escape(name)}</text>'
            yield f'<text x="{left + 10:g}" y="{top + 35}">{escape(holds)}</text>'
