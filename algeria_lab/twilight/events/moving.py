"""Pieces that an Event moves from space to space [CT-8.4]."""

from __future__ import annotations

from typing import Any, Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.events.conditions import spaces_of
from algeria_lab.twilight.events.settling import has_options, stop_verb, too_many
from algeria_lab.twilight.events.table import Row, row_of, rule_of
from algeria_lab.twilight.frames.events import Effect, MovePieces
from algeria_lab.twilight.geography import PLACES
from algeria_lab.twilight.pieces import KINDS
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb

EVENTS = cite("CT-8.4")
WITHIN: Final = "all"


def move(draft: Draft, frame: Effect, row: Row) -> None:
    """Ask which pieces move."""
    state = draft.state
    targets = spaces_of(state, row.of, frame.where)
    sources = spaces_of(state, row.sources, frame.where) if row.sources else targets
    number = frame.number if row.by == "number" else row.most
    if row.by == WITHIN:
        number = sum([state.count(space, row.kinds) for space in sources])
    _go_on(draft, MovePieces(frame.seat, frame.card, frame.text, frame.step, number, sources, targets))


def _go_on(draft: Draft, frame: MovePieces) -> None:
    if frame.number and has_options(draft.state, frame, MOVE):
        draft.push(frame)


def move_refusal(
    state: State, frame: MovePieces, kind: int, source: int, target: int, number: int
) -> Refusal | None:
    """Return why pieces may not move by an Event, or None."""
    rule = rule_of(frame)
    if kind not in row_of(frame).kinds:
        return Refusal("ct-kind-not-meant", rule, {"kind": KINDS[kind]})
    for spot, among in ((source, frame.sources), (target, frame.targets)):
        if spot not in among:
            return Refusal("ct-place-not-meant", rule, {"place": PLACES[spot]})
    if source == target:
        return Refusal("ct-already-there", rule, {"place": PLACES[target]})
    most = min(state.pieces[source][kind], frame.number)
    if 1 <= number <= most:
        return None
    return too_many(rule, kind, source, number, most)


def _candidates(state: State, frame: MovePieces) -> list[Args]:
    rows, most, kinds = state.pieces, frame.number, row_of(frame).kinds
    return [
        (kind, source, target, number)
        for source in frame.sources
        if any(rows[source])
        for target in frame.targets
        for kind in kinds
        if rows[source][kind]
        for number in range(1, min(rows[source][kind], most) + 1)
    ]


def _move(draft: Draft, frame: MovePieces, kind: int, source: int, target: int, number: int) -> None:
    draft.move(kind, number, source, target, rule_of(frame))
    _go_on(draft, frame._replace(number=frame.number - number))


def _may_stop(state: State, frame: MovePieces) -> bool:
    return row_of(frame).up_to


MOVE: Verb[Any] = Verb(
    EVENTS, ("kind", "space", "space", "number"), _candidates, move_refusal, _move, rolls=True
)
MOVE_STEP: Step[MovePieces] = {"move": MOVE, DONE: stop_verb(_may_stop, lambda: (MOVE,))}
