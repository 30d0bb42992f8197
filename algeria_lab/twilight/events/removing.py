"""Pieces that leave the map or a box: to Available, Casualties, Out of Play, or replaced [CT-8.4]."""

from __future__ import annotations

from typing import Any, Final, cast

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import RESOURCES, Draft
from algeria_lab.twilight.events.at_once import carry_out_each
from algeria_lab.twilight.events.conditions import spaces_of
from algeria_lab.twilight.events.settling import has_options, settle_more, stop_verb, too_many
from algeria_lab.twilight.events.table import Row, row_of, rule_of
from algeria_lab.twilight.frames.events import Effect, RemovePieces
from algeria_lab.twilight.geography import AVAILABLE, PLACES
from algeria_lab.twilight.operations.common import payment_refusal
from algeria_lab.twilight.pieces import CUBES, GUERRILLAS, KINDS, B
from algeria_lab.twilight.placing import place
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb

EVENTS = cite("CT-8.4")
EVERYTHING: Final = 99
THIRD_FORCE: Final = 47
SAUVE_QUI_PEUT: Final = 20
RESOURCE_PRICE, COMMITMENT_PRICE = "resources", "commitment"


def remove(draft: Draft, frame: Effect, row: Row) -> None:
    """Ask which pieces go; where there is no choice they go at once."""
    kinds, places = taken_from(draft.state, frame, row)
    seat = cast("Seat", row.who or frame.seat)
    number = _number(draft.state, frame, row, places)
    go_on_removing(draft, RemovePieces(seat, frame.card, frame.text, frame.step, number, kinds, places))


def taken_from(state: State, frame: Effect, row: Row) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the kinds that an effect takes away, and the spaces and boxes from which it does."""
    kinds = row.kinds
    if row.enemy:
        kinds = CUBES if frame.seat == "fln" else GUERRILLAS
    return kinds, (*spaces_of(state, row.of, frame.where), *row.boxes)


def _number(state: State, frame: Effect, row: Row, places: tuple[int, ...]) -> int:
    if row.by == "number":
        return frame.number
    if row.by == "half":
        return sum([state.guerrillas(place) for place in places]) // 2
    if row.by == "half_commitment":
        return (state.commitment + 1) // 2
    return EVERYTHING if row.by == "all" else row.most


def go_on_removing(draft: Draft, frame: RemovePieces) -> None:
    """Ask for the next pieces as long as there are any to go; let them go if there is nothing to choose."""
    state = draft.state
    if frame.number < 1 or not has_options(state, frame, REMOVE):
        return
    there = [(kind, spot) for spot in frame.places for kind in frame.kinds if state.pieces[spot][kind]]
    left = sum([state.pieces[spot][kind] for kind, spot in there])
    row = row_of(frame)
    if may_stop(state, frame) or row.a_space or (left > frame.number and len(there) > 1):
        draft.push(frame)
        return
    for kind, spot in there:
        number = min(frame.number, state.pieces[spot][kind])
        take_out(draft, frame, kind, spot, number)
        _replace(draft, frame, spot, number)


def may_stop(state: State, frame: RemovePieces) -> bool:
    """Return whether the one who decides may let fewer pieces go than he could."""
    if frame.card == THIRD_FORCE and not state.switches.third_force_takes_up_to_three:
        return False
    return row_of(frame).up_to


def removal_refusal(state: State, frame: RemovePieces, kind: int, spot: int, number: int) -> Refusal | None:
    """Return why pieces may not go by an Event, or None."""
    row, rule = row_of(frame), rule_of(frame)
    if kind not in frame.kinds:
        return Refusal("ct-kind-not-meant", rule, {"kind": KINDS[kind]})
    if spot not in frame.places:
        return Refusal("ct-place-not-meant", rule, {"place": PLACES[spot]})
    most = min(state.pieces[spot][kind], frame.number, row.a_space or EVERYTHING)
    if not 1 <= number <= most:
        return too_many(rule, kind, spot, number, most)
    if row.bases_last and kind == B and state.guerrillas(spot):
        return Refusal("ct-guerrillas-first", rule, {"place": PLACES[spot]})
    return _price_refusal(state, frame, row, number)


def _price_refusal(state: State, frame: RemovePieces, row: Row, number: int) -> Refusal | None:
    if row.price == RESOURCE_PRICE:
        return payment_refusal(state, frame.seat, number)
    if row.price == COMMITMENT_PRICE and number // 3 > state.commitment:
        return Refusal(
            "ct-commitment-too-low", rule_of(frame), {"price": number // 3, "held": state.commitment}
        )
    return None


def _candidates(state: State, frame: RemovePieces) -> list[Args]:
    rows, most = state.pieces, frame.number
    return [
        (kind, spot, number)
        for spot in frame.places
        for kind in frame.kinds
        if rows[spot][kind]
        for number in range(1, min(rows[spot][kind], most) + 1)
    ]


def _remove(draft: Draft, frame: RemovePieces, kind: int, spot: int, number: int) -> None:
    row = row_of(frame)
    left = frame._replace(number=0 if row.once else frame.number - number)
    if row.a_space:
        left = left._replace(places=tuple([other for other in frame.places if other != spot]))
    if frame.card == SAUVE_QUI_PEUT and not draft.state.switches.sauve_qui_peut_mixes_kinds:
        same = GUERRILLAS if kind in GUERRILLAS else (kind,)
        left = left._replace(kinds=same)
    _pay(draft, frame, row, number)
    take_out(draft, frame, kind, spot, number)
    go_on_removing(draft, left)
    _replace(draft, frame, spot, number)


def _pay(draft: Draft, frame: RemovePieces, row: Row, number: int) -> None:
    if row.price == RESOURCE_PRICE:
        draft.count(RESOURCES[frame.seat], -number, rule_of(frame), "paid")
    elif row.price == COMMITMENT_PRICE:
        draft.count("commitment", -(number // 3), rule_of(frame), "paid")


def take_out(draft: Draft, frame: RemovePieces, kind: int, spot: int, number: int) -> None:
    """Let pieces of a place go, with what that brings to the tracks."""
    row, rule = row_of(frame), rule_of(frame)
    draft.move(kind, number, spot, row.to, rule)
    effect = Effect(frame.seat, frame.card, frame.text, frame.step, (spot,))
    for _ in range(number):
        carry_out_each(draft, effect, row.each + (row.each_base if kind == B else ()))
    if row.counts:
        settle_more(draft, number)


def _replace(draft: Draft, frame: RemovePieces, spot: int, number: int) -> None:
    """Place as many pieces of another kind; what Available lacks may be asked for first."""
    row = row_of(frame)
    if row.replaced_by >= 0:
        coming = min(number, draft.state.pieces[AVAILABLE][row.replaced_by]) if row.strict else number
        place(draft, frame.seat, row.replaced_by, coming, spot, rule_of(frame))


REMOVE: Verb[Any] = Verb(
    EVENTS, ("kind", "space", "number"), _candidates, removal_refusal, _remove, rolls=True
)
REMOVE_STEP: Step[RemovePieces] = {"remove": REMOVE, DONE: stop_verb(may_stop, lambda: (REMOVE,))}
