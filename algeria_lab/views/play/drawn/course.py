"""How the gauges of a game went: at the end of each turn, and step by step in the present one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from algeria_lab.core.events import Counted, Event
from algeria_lab.core.history import Entry
from algeria_lab.core.rules import S

Part = dict[str, Any]
Levels = list[int]
TURN = "turn"


def make_course(history: Sequence[Entry[S]], gauges: Sequence[str]) -> Part:
    """Return the way of the gauges as keyed parts of a scene, so that a patch carries only what is new.

    Args:
        history: The game until the moment shown.
        gauges: Names of tracks that are also attributes of the position.

    Returns:
        ``ends``, levels at the end of each turn; ``steps``, levels after each change of the present turn,
        in order; each under its number, with a level for each gauge.
    """
    begins = [ply for ply in range(1, len(history)) if history[ply].state.turn > history[ply - 1].state.turn]
    return {
        "ends": {str(turn): levels for turn, levels in _ends(history, begins, gauges)},
        "steps": {str(n): levels for n, levels in enumerate(_steps(history, begins, gauges))},
    }


def _ends(
    history: Sequence[Entry[S]], begins: Iterable[int], gauges: Sequence[str]
) -> Iterator[tuple[int, Levels]]:
    """Yield each turn that is over with the levels at its end; an action may end one and begin the next."""
    for ply in begins:
        levels = levels_of(history[ply - 1].state, gauges)
        for turn, now in _walk(history[ply].events, levels, gauges):
            if turn is not None:
                yield turn - 1, now
            levels = now


def _steps(history: Sequence[Entry[S]], begins: Sequence[int], gauges: Sequence[str]) -> list[Levels]:
    """Return the levels after each change since the present turn began."""
    first = begins[-1] if begins else 1
    found: list[Levels] = []
    levels = levels_of(history[first - 1].state, gauges)
    for entry in history[first:]:
        for turn, now in _walk(entry.events, levels, gauges):
            if turn is not None:
                found.clear()
            if now != levels:
                found.append(now)
            levels = now
    return found


def _walk(
    events: Iterable[Event], levels: Levels, gauges: Sequence[str]
) -> Iterator[tuple[int | None, Levels]]:
    """Yield each turn that begins, and the levels after each move of a gauge."""
    for event in events:
        if isinstance(event, Counted) and event.track == TURN:
            yield event.now, levels
        elif isinstance(event, Counted) and event.track in gauges:
            levels = [
                event.now if name == event.track else level
                for name, level in zip(gauges, levels, strict=True)
            ]
            yield None, levels


def course_of_states(history: Sequence[Entry[S]], gauges: Sequence[str]) -> Part:
    """Return the same as `make_course` for gauges that no event counts: they are read off the positions.

    Args:
        history: The game until the moment shown.
        gauges: Attributes of the position.
    """
    begins = [ply for ply in range(1, len(history)) if history[ply].state.turn > history[ply - 1].state.turn]
    first = begins[-1] if begins else 1
    levels = [levels_of(entry.state, gauges) for entry in history[first - 1 :]]
    steps = [now for before, now in pairwise(levels) if now != before]
    return {
        "ends": {
            str(history[ply - 1].state.turn): levels_of(history[ply - 1].state, gauges) for ply in begins
        },
        "steps": {str(number): found for number, found in enumerate(steps)},
    }


def levels_of(state: object, gauges: Sequence[str]) -> Levels:
    """Return where the gauges stand in a position."""
    return [int(getattr(state, name)) for name in gauges]
