"""Half points in the log: the events count whole ones, and turn the half over beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.spending import HALVES
from algeria_lab.core.events import Counted, Entered, Event, Flipped

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.algeria.state import State


def with_halves(events: Sequence[Event], after: State) -> Iterator[tuple[Event, int | None, int]]:
    """Yield each event with the change of Government support that it tells in half points, and what it left.

    The change is None for all other events. A half that is dropped is told as a change of its own.

    Args:
        events: What one action brought.
        after: The position after it.
    """
    half = after.gov_half ^ (sum(map(turns_half, events)) % HALVES)
    # Only the end of the phase drops a half; elsewhere it has been spent.
    why = "half" if any(isinstance(event, Entered) for event in events) else ""
    skip = False
    for place, event in enumerate(events):
        following = events[place + 1] if place + 1 < len(events) else None
        if isinstance(event, Counted) and event.track == "gov_psl":
            before, skip = half, following is not None and turns_half(following)
            half ^= skip
            yield event, HALVES * event.change + half - before, HALVES * event.now + half
        elif turns_half(event) and not skip:
            before, half = half, half ^ 1
            told = Counted("gov_psl", 0, after.gov_psl, event.rule, "", why)
            yield told, half - before, HALVES * after.gov_psl + half
        else:
            skip = False
            yield event, None, 0


def turns_half(event: Event) -> bool:
    """Return whether an event adds or drops the half point of Government support."""
    return isinstance(event, Flipped) and event.what == "gov_half"
