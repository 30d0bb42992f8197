"""The dice of Events: what they settle for the effects that follow, or move at once [CT-8.1].

A die goes by the name of its card, such as ``event 7``; where a card has two, ``event 25 pieces``.
"""

from __future__ import annotations

from algeria_lab.twilight.draft import Draft, half
from algeria_lab.twilight.events.at_once import guerrillas_in, track_of
from algeria_lab.twilight.events.removing import taken_from
from algeria_lab.twilight.events.settling import settle
from algeria_lab.twilight.events.table import EFFECTS, Row, rule_of
from algeria_lab.twilight.frames.events import Effect
from algeria_lab.twilight.state import State


def event_die(draft: Draft, frame: Effect, row: Row) -> int:
    """Throw the die of an Event and return what is read from it."""
    what = f"event {frame.card} {row.what}".rstrip()
    return draft.read_die(what, half if row.half else int, rule_of(frame))


def die(draft: Draft, frame: Effect, row: Row) -> None:
    """Move a track by a die."""
    if row.if_any and not frame.number and not getattr(draft.state, track_of(frame, row)):
        return
    draft.count(track_of(frame, row), row.change * event_die(draft, frame, row), rule_of(frame))


def roll(draft: Draft, frame: Effect, row: Row) -> None:
    """Throw a die for the effects that follow; it may have to be no higher than the Guerrillas there."""
    if row.if_any and not _any_left(draft.state, frame):
        return
    if not row.up_to_guerrillas:
        settle(draft, number=event_die(draft, frame, row))
        return
    if not frame.where:
        return
    there = guerrillas_in(draft.state, frame.where)

    def read(face: int) -> int:
        return (row.read_as or face) if face <= there else 0

    settle(draft, number=draft.read_die(f"event {frame.card}", read, rule_of(frame), limit=there))


def _any_left(state: State, frame: Effect) -> bool:
    """Return whether there are pieces that the next effect can take."""
    following = EFFECTS[frame.card, frame.text][frame.step + 1]
    kinds, places = taken_from(state, frame, following)
    return any(state.pieces[place][kind] for place in places for kind in kinds)
