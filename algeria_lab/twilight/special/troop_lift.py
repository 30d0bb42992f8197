"""Troop Lift: French Troops between a few spaces of Algeria [CT-5.3.2]."""

from __future__ import annotations

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.government import Sweep, TroopLift
from algeria_lab.twilight.geography import ALGERIA, PLACES
from algeria_lab.twilight.operations.activation import carry_mark
from algeria_lab.twilight.operations.common import special_verb
from algeria_lab.twilight.pieces import FT, KINDS
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, plain

LIFT = cite("CT-5.3.2")


def most_spaces(state: State) -> int:
    """Return how many spaces a Troop Lift may use."""
    momentum = state.momentum
    more = 2 * ("bananes" in momentum) + ("ventilos" in momentum)
    return 3 + more - ("air_strike" in momentum) - ("strategic" in momentum)


def spaces_after(frame: TroopLift, source: int, target: int) -> tuple[int, ...]:
    """Return the spaces that a Troop Lift has used once it goes from one to another."""
    return tuple(dict.fromkeys((*frame.places, source, target)))


def spaces_used(frame: TroopLift, source: int, target: int) -> int:
    """Return how many spaces a Troop Lift has used once it goes from one to another."""
    used = frame.places
    return len(used) + (source not in used) + (target not in used)


def too_few_spaces(state: State, operation: object) -> Refusal | None:
    """Return why there can be no Troop Lift at all, or None."""
    most = most_spaces(state)
    return Refusal("ct-too-few-lift-spaces", LIFT, {"limit": most}) if most < 2 else None


def lift_refusal(state: State, frame: TroopLift, source: int, target: int, number: int) -> Refusal | None:
    """Return why Troops may not be lifted from a space to another, or None."""
    for space in (source, target):
        if space not in ALGERIA:
            return Refusal("ct-not-in-algeria", LIFT, {"place": PLACES[space]})
    if source == target:
        return Refusal("ct-two-different-spaces", LIFT, {"place": PLACES[source]})
    most = most_spaces(state)
    if spaces_used(frame, source, target) > most:
        return Refusal("ct-no-more-lift-spaces", LIFT, {"limit": most})
    if source in frame.received:
        return Refusal("ct-lifted-there", LIFT, {"place": PLACES[source]})
    there = state.pieces[source][FT]
    if not 1 <= number <= there:
        values = {"place": PLACES[source], "kind": KINDS[FT], "given": number, "there": there}
        return Refusal("ct-too-few-to-move", LIFT, values)
    return None


def _flights(state: State, frame: TroopLift) -> list[Args]:
    rows, most = state.pieces, most_spaces(state)
    return [
        (source, target, number)
        for source in ALGERIA
        if rows[source][FT] and source not in frame.received
        for target in ALGERIA
        if source != target and spaces_used(frame, source, target) <= most
        for number in range(1, rows[source][FT] + 1)
    ]


def lift(draft: Draft, source: int, target: int, number: int) -> None:
    """Move French Troops from a space to another."""
    draft.move(FT, number, source, target, LIFT)


def _lift(draft: Draft, frame: TroopLift, source: int, target: int, number: int) -> None:
    _remember(draft, source, target, number)
    lift(draft, source, target, number)
    received = tuple(dict.fromkeys((*frame.received, target)))
    draft.push(frame._replace(places=spaces_after(frame, source, target), received=received))


def _remember(draft: Draft, source: int, target: int, number: int) -> None:
    """Let the Sweep that the Lift interrupts know where the Troops went that it has moved."""
    state = draft.state
    below = state.agenda[-1]
    if isinstance(below, Sweep):
        draft.replace(below._replace(moved=carry_mark(state, below.moved, source, target, FT, number)))


def _stop(draft: Draft, frame: TroopLift) -> None:
    """Leave it at what was lifted."""


LIFT_STEP: Step[TroopLift] = {
    "lift": Verb(LIFT, ("space", "space", "number"), _flights, lift_refusal, _lift),
    DONE: plain(LIFT, _stop, ends=True),
}
LIFT_VERB = special_verb("troop-lift", LIFT, TroopLift, lambda: LIFT_STEP, too_few_spaces, may_be_empty=True)
