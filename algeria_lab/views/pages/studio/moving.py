"""Pieces of the war are moved on the board of the studio: each choice is an edit of ``set_up``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from algeria_lab.algeria.board.geography import AREAS, PLACES
from algeria_lab.algeria.board.position_laws import boxes_of
from algeria_lab.algeria.board.units import first, members, names, unit
from algeria_lab.checking.faults import Path
from algeria_lab.core.actions import SEATS
from algeria_lab.views.algeria.choosing.alike import alike

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words

Choice: TypeAlias = dict[str, Any]
SET_UP = "set_up"
MARKERS = ("terror", "resettled")


class Wish(NamedTuple):
    """What is to stand in the text.

    Attributes:
        path: Where.
        value: What.
        gone: Whether what stands there is taken out instead.
    """

    path: Path
    value: object
    gone: bool = False


def choices(state: State, words: Words, taken: str) -> list[Choice]:
    """Return what can be chosen on the board.

    Args:
        state: The position.
        words: The reader's language.
        taken: The units that have been taken and wait for their place, with commas; empty if none.
    """
    return list(_destinations(state, words, taken) if taken else _things(state, words))


def _things(state: State, words: Words) -> Iterator[Choice]:
    """Yield what stands and lies in each place: units to take, control and markers to change."""
    for place in PLACES:
        group = words.place(place)
        for units in alike(state, state.at[place]):
            one = next(iter(names(units)))
            text = words.say("studio-take", unit=words.unit(one), units=words.units(names(units)))
            yield {"id": f"take {one}", "group": group, "text": text, "targets": [place, *names(units)]}
        if place not in AREAS:
            continue
        for side in ("", *SEATS):
            if state.control.get(place, "") != side:
                text = words.say("studio-control", side=side or "none")
                yield {"id": f"control {place} {side}", "group": group, "text": text, "targets": [place]}
        for marker in MARKERS:
            lies = place in getattr(state, marker)
            if marker == "resettled" and not lies and AREAS[place].kind != "rural":
                continue
            text = words.say(f"studio-{marker}", lies="yes" if lies else "no")
            yield {"id": f"{marker} {place}", "group": group, "text": text, "targets": [place]}


def _destinations(state: State, words: Words, taken: str) -> Iterator[Choice]:
    """Yield how many units to take, where they may be put, in which box they may stand, and leaving them."""
    units = taken.split(",")
    single, named = unit(units[0]), words.units(units)
    number = next(members(first(single)))
    here = state.place[number]
    yield {"id": "leave", "text": words.say("studio-leave-it", units=named), "group": named}
    yield from _more(state, words, units, here)
    if here in PLACES:
        for box in boxes_of(single):
            if state.box_of(number) != box:
                text = words.say("studio-box", box=words.box(box))
                yield {"id": f"box {taken} {box}", "group": named, "text": text, "targets": units}
        text = words.say("studio-off-map", units=named)
        yield {"id": f"put {taken}", "group": named, "text": text}
    for place in PLACES:
        if place != here:
            text = words.say("studio-put", place=words.place(place))
            group = words.say("studio-put-group", units=named)
            yield {"id": f"put {taken} {place}", "group": group, "text": text, "targets": [place]}


def _more(state: State, words: Words, units: list[str], here: str) -> Iterator[Choice]:
    """Yield taking another number of the units that look the same there."""
    if here not in PLACES:
        return
    group = next(names(one) for one in alike(state, state.at[here]) if one & unit(units[0]))
    those = [units[0], *(name for name in group if name != units[0])]
    for count in range(1, len(those) + 1):
        if count != len(units):
            text = words.say("studio-take-some", count=count, of=len(those))
            yield {"id": f"take {','.join(those[:count])}", "group": words.units(units), "text": text}


def wishes_of(state: State, pick: str) -> list[Wish]:
    """Return what a choice writes into the text; nothing for one that writes nothing or is none."""
    match pick.split():
        case ["put", taken]:
            return [Wish((SET_UP, "place", name), None) for name in taken.split(",")]
        case ["put", taken, place]:
            return [Wish((SET_UP, "place", name), place) for name in taken.split(",")]
        case ["box", taken, box]:
            return [Wish((SET_UP, "box", name), box) for name in taken.split(",")]
        case ["control", area, *side]:
            return [Wish((SET_UP, "control", area), "".join(side))]
        case [marker, area] if marker in MARKERS:
            return [Wish((SET_UP, marker), sorted({area} ^ set(getattr(state, marker))))]
    return []
