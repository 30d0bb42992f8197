"""OAS: either side looks away while it strikes [CT-5.6]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.dice import Dice
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.geography import ALGERIA, PLACES
from algeria_lab.twilight.operations.common import idle_refusal, payment_refusal, special_refusal
from algeria_lab.twilight.state import NEUTRAL, State
from algeria_lab.twilight.steps import Args, Verb

OAS = cite("CT-5.6")
NAME: Final = "oas"
FLN_PRICE: Final = 2
"""Resources for each Population; the Government loses 1 Commitment for each."""


def oas_refusal(state: State, seat: Seat, space: int) -> Refusal | None:
    """Return why a side may not use OAS in a space, or None."""
    if NAME not in state.capabilities:
        return Refusal("ct-no-oas", OAS, {})
    if space not in ALGERIA:
        return Refusal("ct-not-in-algeria", OAS, {"place": PLACES[space]})
    if not state.is_populated(space):
        return Refusal("ct-not-populated", OAS, {"place": PLACES[space]})
    if state.terror[space]:
        return Refusal("ct-terror-there", OAS, {"place": PLACES[space]})
    return _payment_refusal(state, seat, space)


def _payment_refusal(state: State, seat: Seat, space: int) -> Refusal | None:
    """Return why a side cannot pay its own part in full, or None."""
    population = state.pop(space)
    if seat == "fln":
        return payment_refusal(state, seat, FLN_PRICE * population)
    if state.commitment < population:
        return Refusal("ct-commitment-too-low", OAS, {"price": population, "held": state.commitment})
    return None


def carry_out_oas(draft: Draft, space: int) -> None:
    """Place Terror in a space and set it Neutral; Commitment and Resources of the FLN fall."""
    population = draft.state.pop(space)
    draft.add_terror(space, 1, OAS)
    draft.set_support(space, NEUTRAL, OAS)
    draft.count("commitment", -population, OAS, where=space)
    draft.count("fln_resources", -FLN_PRICE * population, OAS, where=space)


def oas_verb(selecting: Iterable[Verb[Any]]) -> Verb[Any]:
    """Return the verb with which a side uses OAS as its special activity, in any operation.

    Args:
        selecting: The verbs that select a place; one must be possible after OAS if none was selected before.
    """

    def refusal(state: State, frame: Any, space: int) -> Refusal | None:
        if hindrance := special_refusal(frame, NAME) or oas_refusal(state, frame.seat, space):
            return hindrance
        if frame.places:
            return None
        trial = Draft(state.copy(), Dice(), listening=False)
        carry_out_oas(trial, space)
        return idle_refusal(trial.state, frame, selecting)

    def resolve(draft: Draft, frame: Any, space: int) -> None:
        draft.push(frame._replace(special=NAME))
        carry_out_oas(draft, space)

    def candidates(state: State, frame: Any) -> list[Args]:
        is_open = NAME in state.capabilities and special_refusal(frame, NAME) is None
        return [(space,) for space in ALGERIA] if is_open else []

    return Verb(OAS, ("space",), candidates, refusal, resolve)
