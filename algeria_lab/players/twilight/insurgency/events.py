"""What markers in play and Events left to the Government are worth to the FLN: judgements from a table."""

from __future__ import annotations

from typing import Final, cast

from algeria_lab.core.tables import load_data
from algeria_lab.twilight.state import State

_TABLE: Final = cast("dict[str, dict[str, float]]", load_data("twilight", "insurgency"))
MARKERS: Final = _TABLE["markers"]
DENIED: Final = {int(number): points for number, points in _TABLE["denied"].items()}


def worth_of_markers(state: State) -> float:
    """Return the points that the markers in play are worth to the FLN."""
    return sum([MARKERS[code] for code in state.capabilities]) + sum(
        [MARKERS[code] for code in state.momentum]
    )


def harm_of(state: State) -> float:
    """Return how many points the Event of the card would cost the FLN if the Government played it."""
    return DENIED.get(state.card, 0.0)
