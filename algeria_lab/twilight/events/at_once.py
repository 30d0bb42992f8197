"""Effects that need no decision: tracks, levels, markers, Guerrillas that turn [CT-8.4].

Each is a function over a draft, the `Effect` that is carried out, and its row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from algeria_lab.core.tables import load_data
from algeria_lab.twilight.draft import RESOURCES, Draft
from algeria_lab.twilight.events.conditions import spaces_of
from algeria_lab.twilight.events.table import Row, rule_of
from algeria_lab.twilight.frames.events import Effect
from algeria_lab.twilight.geography import EVERYWHERE
from algeria_lab.twilight.pieces import A, U
from algeria_lab.twilight.state import OTHER, State

Carrier = Callable[[Draft, Effect, Row], None]
_BOXES = cast("list[dict[str, int]]", load_data("twilight", "tables")["france"])
FRANCE_RESOURCES: Final = tuple([box["fln_resources"] for box in _BOXES])
ENEMY_RESOURCES: Final = "enemy_resources"
WITHOUT_BORDER: Final = -2


def track_of(frame: Effect, row: Row) -> str:
    """Return the track that an effect counts."""
    return RESOURCES[OTHER[frame.seat]] if row.track == ENEMY_RESOURCES else row.track


def border_loss(state: State) -> int:
    """Return what the FLN loses by the Border Zone [CT-8.4/42]."""
    return -2 * state.border_zone if state.is_independent else WITHOUT_BORDER


def _amount(state: State, frame: Effect, row: Row) -> int:
    if row.by == "france":
        return FRANCE_RESOURCES[state.france]
    if row.by == "border_zone":
        return border_loss(state)
    return state.pop(frame.where[0]) if row.by == "population" else row.change


def count(draft: Draft, frame: Effect, row: Row) -> None:
    """Move a track by a number that is written, or follows from the position."""
    draft.count(track_of(frame, row), _amount(draft.state, frame, row), rule_of(frame))


def _where(state: State, frame: Effect, row: Row) -> tuple[int, ...]:
    return spaces_of(state, row.of) if row.of else frame.where


def set_level(draft: Draft, frame: Effect, row: Row) -> None:
    """Set spaces to a level."""
    for space in _where(draft.state, frame, row):
        draft.set_support(space, row.level, rule_of(frame))


def shift(draft: Draft, frame: Effect, row: Row) -> None:
    """Shift spaces by levels."""
    for space in _where(draft.state, frame, row):
        draft.shift_support(space, row.change, rule_of(frame))


def terror(draft: Draft, frame: Effect, row: Row) -> None:
    """Place a Terror marker in each of some spaces, whatever lies there."""
    for space in _where(draft.state, frame, row):
        draft.add_terror(space, 1, rule_of(frame))


def mark(draft: Draft, frame: Effect, row: Row) -> None:
    """Place a marker for good in each of some spaces."""
    for space in _where(draft.state, frame, row):
        draft.place_marker(row.marker, space, rule_of(frame))


def activate(draft: Draft, frame: Effect, row: Row) -> None:
    """Activate every Guerrilla in some spaces."""
    for space in _where(draft.state, frame, row):
        draft.activate(space, draft.state.pieces[space][U], rule_of(frame))


def hide(draft: Draft, frame: Effect, row: Row) -> None:
    """Turn every Guerrilla in some spaces Underground."""
    for space in _where(draft.state, frame, row):
        draft.hide(space, draft.state.pieces[space][A], rule_of(frame))


def clear(draft: Draft, frame: Effect, row: Row) -> None:
    """Take all pieces of some kinds out of some spaces."""
    for space in _where(draft.state, frame, row):
        for kind in row.kinds:
            draft.move(kind, draft.state.pieces[space][kind], space, row.to, rule_of(frame))


AT_ONCE: Final[dict[str, Carrier]] = {
    "count": count,
    "set": set_level,
    "shift": shift,
    "terror": terror,
    "mark": mark,
    "activate": activate,
    "hide": hide,
    "clear": clear,
}


def carry_out_each(draft: Draft, frame: Effect, rows: tuple[Row, ...]) -> None:
    """Carry out effects that need no decision."""
    for row in rows:
        AT_ONCE[row.do](draft, frame, row)


def guerrillas_in(state: State, spaces: tuple[int, ...]) -> int:
    """Return how many Guerrillas there are in some spaces."""
    return sum([state.guerrillas(space) for space in spaces or EVERYWHERE])
