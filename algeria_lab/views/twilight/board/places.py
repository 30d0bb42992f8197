"""Spaces as the map shows them at one moment: who controls one, what lies there, and what the layers read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.twilight.geography import COUNTRIES, PLACES, SPACES, Space
from algeria_lab.twilight.pieces import GOVERNMENT, INSURGENT
from algeria_lab.twilight.state import LEVELS, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.views.twilight.words.text import TwilightWords

Part = dict[str, Any]
CONTROL = {"GOV": "gov", "FLN": "fln", "NONE": ""}
MARKERS = ("resettled", "plus_pop", "plus_base")


def make_places(state: State, start: State, words: TwilightWords) -> dict[str, Part]:
    """Return every space; what is not there is left out, for the scene travels often.

    Args:
        state: The position shown.
        start: The position when the present card began, to tell what has changed since.
        words: The reader's language.
    """
    return {PLACES[space.number]: _place(state, start, space, words) for space in SPACES}


def _place(state: State, start: State, space: Space, words: TwilightWords) -> Part:
    number = space.number
    says = place_says(state, space, words)
    if is_closed(state, number):
        return {"says": says, "closed": True}
    more = {"marks": dict(marks_at(state, number)), "facts": dict(_facts(state, start, number))}
    found = {name: part for name, part in more.items() if part}
    return {"says": says, "control": CONTROL[state.control(number)], **found}


def is_closed(state: State, space: int) -> bool:
    """Return whether a space is a Country that may not be used yet [CT-8.6]."""
    return space in COUNTRIES and not state.is_independent


def marks_at(state: State, space: int) -> Iterator[tuple[str, int]]:
    """Yield what lies in a space: its level with the Population that it counts for, then its markers."""
    if state.is_populated(space):
        yield LEVELS[state.support[space]], state.pop(space)
    if state.terror[space]:
        yield "terror", state.terror[space]
    yield from ((name, 1) for name in MARKERS if getattr(state, name)[space])


def _facts(state: State, start: State, space: int) -> Iterator[tuple[str, Any]]:
    """Yield what the layers of the map read of a space, see `layers`."""
    pieces = [state.count(space, INSURGENT), state.count(space, GOVERNMENT)]
    if any(pieces):
        yield "pieces", pieces
    if state.is_populated(space):
        yield "level", f"{LEVELS[state.support[space]]}-{state.pop(space)}"
    if pop := state.pop(space):
        yield "pop", pop
    if state is not start and _looks(state, space) != _looks(start, space):
        yield "changed", True


def _looks(state: State, space: int) -> tuple[object, ...]:
    """Return what counts as a change of a space: pieces and how they stand, control, level, markers."""
    return state.pieces[space], state.control(space), state.support[space], [*marks_at(state, space)]


def place_says(state: State, space: Space, words: TwilightWords) -> str:
    """Return a space as a sentence: name, terrain, population, level, control and markers."""
    number = space.number
    said = [words.place(space.id), ground_says(space, words)]
    if is_closed(state, number):
        said.append(words.say("campaign-closed"))
    else:
        said += _counts(state, number, words)
        said.append(words.say(f"campaign-control-{CONTROL[state.control(number)] or 'none'}"))
    if state.terror[number]:
        said.append(words.say("twilight-terror", count=state.terror[number]))
    said += [words.say(f"twilight-has-{name}") for name in MARKERS if getattr(state, name)[number]]
    return words.say("list-comma").join(said) + "."


def _counts(state: State, space: int, words: TwilightWords) -> list[str]:
    """Return the Population and, where it counts for a side, the level."""
    said = words.say("twilight-pop", pop=state.pop(space))
    return [said, words.level(LEVELS[state.support[space]])] if state.is_populated(space) else [said]


def ground_says(space: Space, words: TwilightWords) -> str:
    """Return what kind of space it is by its printing: terrain, coast, border."""
    kind = space.terrain if space.kind == "sector" else space.kind
    said = [words.say(f"campaign-kind-{kind}")]
    if space.coastal and space.kind != "country":
        said.append(words.say("campaign-kind-coast"))
    if space.border:
        said.append(words.say("campaign-kind-border", country=words.place(space.border)))
    return words.say("list-comma").join(said)
