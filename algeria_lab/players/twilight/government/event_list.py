"""The Government's list of Events: which it takes for their own sake, which to deny them [CT-12.6]."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple, cast

from algeria_lab.core.tables import load_data
from algeria_lab.players.twilight.government.event_conditions import MEASURES, Measure, always
from algeria_lab.twilight.cards import CARDS, Text
from algeria_lab.twilight.state import State

SURE, LIKELY = 1, 2
LIKELY_UP_TO: Final = 4


class Wish(NamedTuple):
    """How the Government looks at an Event.

    Attributes:
        group: 1 if it is always taken while its condition holds, 2 if on a throw of 1 to 4.
        measure: Number that must be high enough.
        least: How high.
        harm: Whether the shaded text would hurt so much that it is denied; None if it never does.
    """

    group: int
    measure: Measure
    least: int
    harm: Measure | None

    def holds(self, state: State) -> bool:
        """Return whether the condition holds."""
        return self.measure(state) >= self.least


def _read() -> dict[int, Wish]:
    rows = cast("dict[str, dict[str, Any]]", load_data("twilight", "government_events"))
    return {
        int(number): Wish(
            row["group"],
            MEASURES[row["condition"]] if "condition" in row else always,
            row.get("least", 1),
            MEASURES[row["harm"]] if "harm" in row else None,
        )
        for number, row in rows.items()
    }


WISHES: Final = _read()


def wanted(state: State, rng: Random) -> bool:
    """Return whether the Government takes the Event for its own sake; the second group needs luck."""
    wish = WISHES.get(state.card)
    if wish is None or not wish.holds(state):
        return False
    return wish.group == SURE or rng.randint(1, 6) <= LIKELY_UP_TO


def denied(state: State) -> bool:
    """Return whether the Government, acting first, takes the Event to keep the FLN from its shaded text."""
    wish = WISHES.get(state.card)
    is_first = not state.box1
    return is_first and wish is not None and wish.harm is not None and bool(wish.harm(state))


def text_of_government(card: int) -> Text:
    """Return the text that the Government carries out: the unshaded one, or the only one."""
    return CARDS[card].texts[0]
