"""The Government's list of Events: which it takes for their own sake, which to deny them [CT-12.6]."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast

from algeria_lab.core.tables import load_data
from algeria_lab.players.twilight.government.event_conditions import MEASURES, Measure, always
from algeria_lab.twilight.cards import CARDS, Text
from algeria_lab.twilight.state import State

SURE: Final = 1
HEAD_START: Final = 0.25
"""Points that an Event of the first group counts for more than a trial shows."""


class Wish(NamedTuple):
    """How the Government looks at an Event.

    Attributes:
        group: 1 if it is wanted more than what it brings at once, else 2.
        measure: Number that must be high enough.
        least: How high.
        harm: Whether the shaded text would hurt much; None if it never does.
        points: How many points it would cost then.
        worth: Points for a marker that the unshaded text puts into play: what no position shows.
    """

    group: int
    measure: Measure
    least: int
    harm: Measure | None
    points: float
    worth: float

    @property
    def beyond(self) -> float:
        """Points that the unshaded text is worth beyond what a trial shows."""
        return self.worth + HEAD_START * (self.group == SURE)

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
            row.get("points", 0.0),
            row.get("worth", 0.0),
        )
        for number, row in rows.items()
    }


WISHES: Final = _read()


def wish_of(state: State) -> Wish | None:
    """Return how the Government looks at the Event of the card, if its condition holds."""
    wish = WISHES.get(state.card)
    return wish if wish and wish.holds(state) else None


def harm_of(state: State) -> float:
    """Return how many points the shaded text would cost the Government."""
    wish = WISHES.get(state.card)
    return wish.points if wish and wish.harm and wish.harm(state) else 0.0


def text_of_government(card: int) -> Text:
    """Return the text that the Government carries out: the unshaded one, or the only one."""
    return CARDS[card].texts[0]
