"""Troop Lift: French Troops between a few spaces of Algeria [CT-5.3.2]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.government import Assault, Sweep, TroopLift
from algeria_lab.twilight.geography import ALGERIA, PLACES
from algeria_lab.twilight.operations.activation import carry_mark
from algeria_lab.twilight.operations.common import GENERAL, special_verb
from algeria_lab.twilight.operations.force import force, is_exposed, losses_to
from algeria_lab.twilight.pieces import FT, KINDS
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, plain

LIFT = cite("CT-5.3.2")
ENDED: Final = TroopLift("gov", ALGERIA, ALGERIA)
"""A Troop Lift that can bring nothing any more."""


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
    return _stranding_refusal(state, frame, source, target, number) if awaits_assault(state) else None


def awaits_assault(state: State) -> bool:
    """Return whether the Troop Lift interrupts an Assault without a space: it must leave it one [CT-5.1]."""
    below = state.agenda[-2] if len(state.agenda) > 1 else None
    return isinstance(below, Assault) and not below.places


def _stranding_refusal(
    state: State, frame: TroopLift, source: int, target: int, number: int
) -> Refusal | None:
    after = state.copy()
    after.pieces[source][FT] -= number
    after.pieces[target][FT] += number
    if could_assault(after, _lifted(frame, source, target)):
        return None
    return Refusal("ct-no-assault-left", GENERAL, {"source": PLACES[source], "target": PLACES[target]})


def could_assault(state: State, frame: TroopLift) -> bool:
    """Return whether an Assault would remove something once a Troop Lift brings all that it still can."""
    if "brave" in state.momentum and any(state.guerrillas(space) for space in ALGERIA):
        return True
    return any(
        is_exposed(state, space)
        and losses_to(state, space, force(state, space, could_bring(state, frame, space))) != (0, 0)
        for space in ALGERIA
    )


def could_bring(state: State, frame: TroopLift, target: int) -> int:
    """Return how many French Troops a Troop Lift could still bring to a space."""
    rows = state.pieces
    slots = most_spaces(state) - len({*frame.places, target})
    if slots < 0:
        return 0
    used = sum([rows[space][FT] for space in frame.places if space not in frame.received and space != target])
    others = [rows[space][FT] for space in ALGERIA if space != target and space not in frame.places]
    return used + sum(sorted(others, reverse=True)[:slots])


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
    draft.push(_lifted(frame, source, target))


def _lifted(frame: TroopLift, source: int, target: int) -> TroopLift:
    """Return a Troop Lift that has gone from a space to another."""
    received = tuple(dict.fromkeys((*frame.received, target)))
    return frame._replace(places=spaces_after(frame, source, target), received=received)


def _remember(draft: Draft, source: int, target: int, number: int) -> None:
    """Let the Sweep that the Lift interrupts know where the Troops went that it has moved."""
    state = draft.state
    below = state.agenda[-1]
    if isinstance(below, Sweep):
        draft.replace(below._replace(moved=carry_mark(state, below.moved, source, target, FT, number)))


def _stop(draft: Draft, frame: TroopLift) -> None:
    """Leave it at what was lifted."""


def _stop_refusal(state: State, frame: TroopLift) -> Refusal | None:
    """Return why it may not be left at that: the Assault beneath still has nothing to assault."""
    if not awaits_assault(state) or could_assault(state, ENDED):
        return None
    return Refusal("ct-lift-to-assault", GENERAL, {})


LIFT_STEP: Step[TroopLift] = {
    "lift": Verb(LIFT, ("space", "space", "number"), _flights, lift_refusal, _lift),
    DONE: plain(LIFT, _stop, _stop_refusal, ends=True),
}


def lift_verb(hinders: Callable[[State, Any], Refusal | None] = too_few_spaces) -> Verb[Any]:
    """Return the verb with which a Troop Lift interrupts an operation, unless something hinders it."""
    return special_verb("troop-lift", LIFT, TroopLift, lambda: LIFT_STEP, hinders, may_be_empty=True)


LIFT_VERB = lift_verb()
