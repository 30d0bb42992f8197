"""Pieces of the war are moved on the board of the studio: each choice is an edit of ``set_up``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from algeria_lab.algeria.geography import AREAS, PLACES
from algeria_lab.algeria.position_laws import boxes_of
from algeria_lab.algeria.units import first, members, names, unit
from algeria_lab.checking.faults import Path
from algeria_lab.core.actions import SEATS
from algeria_lab.views.algeria.alike import alike

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
    """

    path: Path
    value: object


def choices(state: State, words: Words, taken: str) -> list[Choice]:
    """Return what can be chosen on the board.

    Args:
        state: The position.
        words: The reader's language.
        taken: The unit that has been taken and waits for its place; empty if none.
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
    """Yield where a unit may be put, in which box it may stand, and leaving it where it is."""
    single, named = unit(taken), words.unit(taken)
    number = next(members(first(single)))
    here = state.place[number]
    yield {"id": "leave", "text": words.say("studio-leave-it", units=named), "group": named}
    if here in PLACES:
        for box in boxes_of(single):
            if state.box_of(number) != box:
                text = words.say("studio-box", box=words.box(box))
                yield {"id": f"box {taken} {box}", "group": named, "text": text, "targets": [taken]}
        text = words.say("studio-off-map", units=named)
        yield {"id": f"put {taken}", "group": named, "text": text}
    for place in PLACES:
        if place != here:
            text = words.say("studio-put", place=words.place(place))
            group = words.say("studio-put-group", units=named)
            yield {"id": f"put {taken} {place}", "group": group, "text": text, "targets": [place]}


def wish_of(state: State, pick: str) -> Wish | None:
    """Return what a choice writes into the text; None for one that writes nothing, or that there is not."""
    match pick.split():
        case ["put", name]:
            return Wish((SET_UP, "place", name), None)
        case ["put", name, place]:
            return Wish((SET_UP, "place", name), place)
        case ["box", name, box]:
            return Wish((SET_UP, "box", name), box)
        case ["control", area, *side]:
            return Wish((SET_UP, "control", area), "".join(side))
        case [marker, area] if marker in MARKERS:
            return Wish((SET_UP, marker), sorted({area} ^ set(getattr(state, marker))))
    return None


def with_wish(data: Mapping[str, Any], wish: Wish) -> dict[str, Any]:
    """Return the data of a scenario with a wish fulfilled."""
    set_up = data.get(SET_UP)
    changed = dict(set_up) if isinstance(set_up, dict) else {}
    _, field, *name = wish.path
    if name:
        before = changed.get(str(field))
        changed[str(field)] = {**(before if isinstance(before, dict) else {}), name[0]: wish.value}
    else:
        changed[str(field)] = wish.value
    return {**data, SET_UP: changed}
