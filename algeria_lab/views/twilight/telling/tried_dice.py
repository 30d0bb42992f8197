"""Dice of trials: the chart tries Terror and the Event, and drops one; what it threw stands [CT-9.5]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from algeria_lab.core.events import Chose, Counted, Event, Revealed, Rolled
from algeria_lab.twilight.cards import PROPAGANDA
from algeria_lab.twilight.folding import TERROR
from algeria_lab.twilight.rules import CHART

if TYPE_CHECKING:
    from collections.abc import Sequence

EVENT_DICE: Final = ("chart-draw-event-", "event ")
TERROR_LOT: Final = "chart-draw-terror"


def is_chart(event: Event) -> bool:
    """Return whether the published chart was asked: what it decided is told by what follows, if anything."""
    return isinstance(event, Chose) and event.action.split()[1] == CHART


def dropped(events: Sequence[Event]) -> set[int]:
    """Return the ids of the dice that were thrown for what the chart then did not do."""
    if not any(is_chart(event) for event in events):
        return set()
    plays = any(isinstance(event, Chose) and event.action.split()[1] == "event" for event in events)
    terrorizes = any(isinstance(event, Counted) and event.track == TERROR for event in events)
    return {
        id(event)
        for event in events
        if isinstance(event, Rolled)
        and (
            (event.what.startswith(EVENT_DICE) and not plays) or (event.what == TERROR_LOT and not terrorizes)
        )
    }


def skips_round(event: Event, previous: int) -> bool:
    """Return whether a card is revealed whose Propaganda Round is left out: one has just been [CT-6.0].

    Args:
        event: What happened.
        previous: The card before; 0 for none.
    """
    if not isinstance(event, Revealed) or event.what != "card":
        return False
    return previous in PROPAGANDA and int(event.names[0]) in PROPAGANDA
