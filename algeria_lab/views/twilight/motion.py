"""What moved on the map between two moments, brief enough for an animation."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from algeria_lab.core.events import Counted, Event, Flipped, Moved
from algeria_lab.twilight.folding import MARKERS, TERROR
from algeria_lab.twilight.pieces import KIND
from algeria_lab.views.twilight.logbook import ON_MAP
from algeria_lab.views.twilight.pieces import SHOWN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Motion = dict[str, Any]
Key = tuple[str, str, str, str]
MOST = 24


def motions(events: Iterable[Event]) -> list[Motion]:
    """Return what events moved, in order, alike things together; of too many the newest are kept."""
    counted = Counter(key for event in events for key in _keys(event))
    return [_as_motion(key, count) for key, count in counted.items()][-MOST:]


def _keys(event: Event) -> Iterator[Key]:
    if isinstance(event, Moved):
        for piece in event.pieces:
            kind, _, source = piece.partition("@")
            start, end = _on_map(source), _on_map(event.place)
            if start != end:
                yield "move", SHOWN[KIND[kind]].kind, start, end
    elif isinstance(event, Counted) and event.track == TERROR:
        yield "mark", TERROR, event.where, "on" if event.change > 0 else ""
    elif isinstance(event, Flipped) and event.what in MARKERS:
        yield from (("mark", event.what, place, "on" if event.to else "") for place in event.names)


def _on_map(place: str) -> str:
    return place if place in ON_MAP else ""


def _as_motion(key: Key, count: int) -> Motion:
    kind, what, start, end = key
    if kind == "move":
        return {"kind": kind, "piece": what, "count": count, "from": start, "to": end}
    return {"kind": kind, "mark": what, "place": start, "on": bool(end)}
