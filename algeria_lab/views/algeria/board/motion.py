"""What moved on the map between two moments, brief enough for an animation."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import ID_OF, KIND_OF
from algeria_lab.core.events import Event, Flipped, Moved, Rolled
from algeria_lab.views.play.drawn.motion import MOST, Key, Motion, as_motion

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.core.history import Entry
    from algeria_lab.views.algeria.telling.acts import Act

FIRES = {"fln-fire": "fln", "gov-fire": "gov"}
MARKERS = frozenset({"terror", "resettled"})


def motions(entries: Sequence[Entry[State]]) -> list[Motion]:
    """Return what moved, in order, alike things together; of too many the newest decisions are kept.

    Args:
        entries: A piece of a history. The first is the moment before; what the others did is shown.
    """
    return _in_order((before.state, entry.events) for before, entry in reversed(list(pairwise(entries))))


def acts_motion(acts: Sequence[Act]) -> list[Motion]:
    """Return what moved in acts that are told, as for `motions`."""
    return _in_order((act.before, act.events) for act in reversed(acts))


def _in_order(newest_first: Iterable[tuple[State, Sequence[Event]]]) -> list[Motion]:
    """Return what moved, oldest first, from pairs of a position and what happened then."""
    kept: list[dict[Key, int]] = []
    room = MOST
    for before, events in newest_first:
        found = _of_events(before, events)
        kept.append(dict(list(found.items())[:room]))
        room -= len(kept[-1])
        if room <= 0:
            break
    whole: dict[Key, int] = {}
    for part in reversed(kept):
        for key, count in part.items():
            whole[key] = whole.get(key, 0) + count
    return [as_motion(key, count) for key, count in whole.items()]


def _of_events(before: State, events: Iterable[Event]) -> dict[Key, int]:
    """Return what events moved, by what is alike, with the number of pieces."""
    stands = before.place.copy()
    found: dict[Key, int] = {}
    for event in events:
        for key in _keys(event, stands):
            found[key] = found.get(key, 0) + 1
    return found


def _keys(event: Event, stands: list[str]) -> Iterator[Key]:
    if isinstance(event, Moved):
        yield from _moves(event, stands)
    elif isinstance(event, Rolled) and event.what in FIRES:
        yield "fire", event.where, FIRES[event.what]
    elif isinstance(event, Flipped) and event.what == "control":
        yield from (("control", place, str(event.to)) for place in event.names)
    elif isinstance(event, Flipped) and event.what in MARKERS:
        yield from (("mark", event.what, place, bool(event.to)) for place in event.names)


def _moves(event: Moved, stands: list[str]) -> Iterator[Key]:
    """Yield a key for each piece that went to another place, and note where all of them stand now."""
    for piece in event.pieces:
        number = ID_OF[piece]
        start, end = _on_map(stands[number]), _on_map(event.place)
        stands[number] = event.place
        if start != end:
            yield "move", KIND_OF[number].name, start, end


def _on_map(place: str) -> str:
    return place if place in PLACES else ""
