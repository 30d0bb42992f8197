"""What moved on the map between two moments, brief enough for an animation."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from algeria_lab.core.events import Counted, Event, Flipped, Moved
from algeria_lab.twilight.folding import MARKERS, SUPPORT, TERROR
from algeria_lab.twilight.geography import EVERYWHERE, PLACES
from algeria_lab.twilight.pieces import KIND
from algeria_lab.views.play.drawn.motion import MOST, Key, Motion, as_motion
from algeria_lab.views.twilight.board.pieces import SHOWN
from algeria_lab.views.twilight.board.places import CONTROL
from algeria_lab.views.twilight.telling.logbook import ON_MAP

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from algeria_lab.core.history import Entry
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.telling.acts import Act


def motions(before: State, events: Iterable[Event], after: State) -> list[Motion]:
    """Return what moved, in order, alike things together, then who holds what now; of too many the newest.

    Args:
        before: The position before the events.
        events: What happened.
        after: The position after them.
    """
    counted = Counter(key for event in events for key in _keys(event))
    counted.update(_control(before, after))
    return [as_motion(key, count) for key, count in counted.items()][-MOST:]


def steps_motion(step: Sequence[Entry[State]]) -> list[Motion]:
    """Return what moved in a piece of the history; its first entry is the moment before."""
    if not step:
        return []
    return motions(step[0].state, [event for entry in step[1:] for event in entry.events], step[-1].state)


def acts_motion(acts: Sequence[Act]) -> list[Motion]:
    """Return what moved in acts that are told."""
    if not acts:
        return []
    return motions(acts[0].before, [event for act in acts for event in act.events], acts[-1].after)


def _keys(event: Event) -> Iterator[Key]:
    if isinstance(event, Moved):
        for piece in event.pieces:
            kind, _, source = piece.partition("@")
            start, end = _on_map(source), _on_map(event.place)
            if start != end:
                yield "move", SHOWN[KIND[kind]].kind, start, end
    elif isinstance(event, Counted) and event.track == TERROR:
        yield "mark", TERROR, event.where, event.change > 0
    elif isinstance(event, Flipped) and event.what in MARKERS:
        yield from (("mark", event.what, place, bool(event.to)) for place in event.names)
    elif isinstance(event, Flipped) and event.what == SUPPORT:
        yield from (("mark", str(event.to), place, True) for place in event.names)


def _control(before: State, after: State) -> Iterator[Key]:
    """Yield the spaces that another side controls now: it follows from the pieces, no event says it."""
    for space in EVERYWHERE:
        if (now := after.control(space)) != before.control(space):
            yield "control", PLACES[space], CONTROL[now]


def _on_map(place: str) -> str:
    return place if place in ON_MAP else ""
