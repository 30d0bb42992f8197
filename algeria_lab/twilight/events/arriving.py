"""Pieces that an Event places on the map [CT-7.5, CT-8.4]."""

from __future__ import annotations

from typing import Any

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.events.conditions import SETTLED, unmet
from algeria_lab.twilight.events.settling import has_options, stop_verb, too_many
from algeria_lab.twilight.events.table import Row, row_of, rule_of
from algeria_lab.twilight.frames.events import Effect, PlacePieces
from algeria_lab.twilight.geography import AVAILABLE, EVERYWHERE, OUT_OF_PLAY, PLACES
from algeria_lab.twilight.pieces import GB, B
from algeria_lab.twilight.placing import obtainable, place
from algeria_lab.twilight.state import BASES_A_SPACE, State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb

EVENTS = cite("CT-8.4")


def place_pieces(draft: Draft, frame: Effect, row: Row) -> None:
    """Ask where pieces of a kind are placed."""
    number = draft.state.pieces[AVAILABLE][row.kinds[0]] if row.by == "available" else row.most
    if row.by == "number":
        number = frame.number
    _go_on(draft, PlacePieces(frame.seat, frame.card, frame.text, frame.step, number, frame.where))


def _go_on(draft: Draft, frame: PlacePieces) -> None:
    if frame.number and has_options(draft.state, frame, PLACE, BRING):
        draft.push(frame)


def _within(frame: PlacePieces, row: Row) -> tuple[int, ...]:
    return frame.where if row.of == (SETTLED,) else EVERYWHERE


def _target_refusal(state: State, frame: PlacePieces, space: int, number: int) -> Refusal | None:
    """Return why pieces may not be placed in a space, wherever they come from, or None."""
    row, rule = row_of(frame), rule_of(frame)
    if space not in _within(frame, row):
        return Refusal("ct-place-not-meant", rule, {"place": PLACES[space]})
    if row.of != (SETTLED,) and (condition := unmet(state, row.of, space)):
        return Refusal("ct-space-must-be", rule, {"place": PLACES[space], "must": condition})
    if row.kinds[0] in (GB, B):
        held = state.pieces[space]
        room = BASES_A_SPACE + state.plus_base[space] - held[GB] - held[B]
        if number > room:
            return Refusal("ct-no-room-for-base", rule, {"place": PLACES[space], "room": room})
    return None


def _number_refusal(frame: PlacePieces, number: int, held: int, box: int) -> Refusal | None:
    most = min(held, frame.number)
    if 1 <= number <= most:
        return None
    return too_many(rule_of(frame), row_of(frame).kinds[0], box, number, most)


def placing_refusal(state: State, frame: PlacePieces, space: int, number: int) -> Refusal | None:
    """Return why pieces may not be placed out of Available, or from the map where it lacks them, or None."""
    if refusal := _target_refusal(state, frame, space, number):
        return refusal
    row = row_of(frame)
    kind = row.kinds[0]
    held = state.pieces[AVAILABLE][kind] if row.strict else obtainable(state, kind, space)
    return _number_refusal(frame, number, held, AVAILABLE)


def bringing_refusal(state: State, frame: PlacePieces, space: int, number: int) -> Refusal | None:
    """Return why pieces may not be placed from Out of Play, or None."""
    row = row_of(frame)
    if OUT_OF_PLAY not in row.boxes:
        return Refusal("ct-not-from-out-of-play", rule_of(frame), {"card": frame.card})
    if refusal := _target_refusal(state, frame, space, number):
        return refusal
    return _number_refusal(frame, number, state.pieces[OUT_OF_PLAY][row.kinds[0]], OUT_OF_PLAY)


def _candidates(state: State, frame: PlacePieces) -> list[Args]:
    spaces = _within(frame, row_of(frame))
    return [(space, number) for space in spaces for number in range(1, frame.number + 1)]


def _place(draft: Draft, frame: PlacePieces, space: int, number: int) -> None:
    waiting = frame._replace(number=frame.number - number)
    if waiting.number:
        draft.push(waiting)
    place(draft, frame.seat, row_of(frame).kinds[0], number, space, rule_of(frame))


def _bring(draft: Draft, frame: PlacePieces, space: int, number: int) -> None:
    draft.move(row_of(frame).kinds[0], number, OUT_OF_PLAY, space, rule_of(frame))
    _go_on(draft, frame._replace(number=frame.number - number))


def _may_stop(state: State, frame: PlacePieces) -> bool:
    return row_of(frame).up_to


PLACE: Verb[Any] = Verb(EVENTS, ("space", "number"), _candidates, placing_refusal, _place, rolls=True)
BRING: Verb[Any] = Verb(EVENTS, ("space", "number"), _candidates, bringing_refusal, _bring, rolls=True)
PLACE_STEP: Step[PlacePieces] = {
    "place": PLACE,
    "bring": BRING,
    DONE: stop_verb(_may_stop, lambda: (PLACE, BRING)),
}
