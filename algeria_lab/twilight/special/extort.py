"""Extort: Resources from what the FLN controls [CT-5.5.1]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.fln import Extort
from algeria_lab.twilight.geography import EVERYWHERE, PLACES, SPACES, is_country
from algeria_lab.twilight.operations.common import any_legal, idle_refusal, special_refusal
from algeria_lab.twilight.operations.underground import leaves_terror_possible
from algeria_lab.twilight.pieces import B, U
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Step, Verb, each_with, plain

EXTORT = cite("CT-5.5.1")
INDEPENDENT = cite("CT-8.6/61")
NAME: Final = "extort"


def source_refusal(state: State, space: int) -> Refusal | None:
    """Return why nothing can be extorted in a space, or None."""
    if space not in EVERYWHERE:
        return Refusal("ct-not-a-space", EXTORT, {"given": PLACES[space], "takes": "space"})
    if state.pieces[space][U] < 1:
        return Refusal("ct-underground-needed", EXTORT, {"place": PLACES[space], "needed": 1, "there": 0})
    if is_country(space):
        return (
            None
            if state.is_independent
            else Refusal("ct-not-independent", INDEPENDENT, {"place": PLACES[space]})
        )
    if not state.is_populated(space):
        return Refusal("ct-not-populated", EXTORT, {"place": PLACES[space]})
    if state.control(space) != "FLN":
        return Refusal("ct-not-fln-controlled", EXTORT, {"place": PLACES[space]})
    is_barred = "hardened" in state.momentum and SPACES[space].kind == "sector" and not state.pieces[space][B]
    return Refusal("ct-hardened-bars", EXTORT, {"place": PLACES[space]}) if is_barred else None


def extort_refusal(state: State, frame: Extort, space: int) -> Refusal | None:
    """Return why the FLN may not extort in a space now, or None."""
    if space in frame.places:
        return Refusal("ct-selected-already", EXTORT, {"place": PLACES[space]})
    if refusal := source_refusal(state, space):
        return refusal
    if frame.before_terror and not leaves_terror_possible(state, space):
        return Refusal("ct-spoils-terror", EXTORT, {"place": PLACES[space]})
    return None


def extort(draft: Draft, space: int) -> None:
    """Activate a Guerrilla of a space for 1 Resource."""
    draft.activate(space, 1, EXTORT)
    draft.count("fln_resources", 1, EXTORT, "extorted", space)


def _extort(draft: Draft, frame: Extort, space: int) -> None:
    draft.push(frame._replace(places=(*frame.places, space)))
    extort(draft, space)


def _needs_one(state: State, frame: Extort) -> Refusal | None:
    return None if frame.places else Refusal("ct-select-a-place", EXTORT, {})


def _stop(draft: Draft, frame: Extort) -> None:
    """Leave it at what was extorted."""


def extort_verb(selecting: Iterable[Verb[Any]], *, before_terror: bool = False) -> Verb[Any]:
    """Return the verb with which an operation is interrupted to extort, perhaps to pay for it [CT-5.1].

    Args:
        selecting: The verbs that select a place; one must be possible once there is money.
        before_terror: Whether the operation is Terror, which needs Guerrillas that are still Underground.
    """

    def begin(frame: Any) -> Extort:
        return Extort(frame.seat, before_terror=before_terror and not frame.places)

    def refusal(state: State, frame: Any) -> Refusal | None:
        if hindrance := special_refusal(frame, NAME):
            return hindrance
        if hindrance := idle_refusal(state, frame._replace(free=True), selecting):
            return hindrance
        if not any_legal(state, begin(frame), EXTORT_STEP):
            return Refusal("ct-special-impossible", EXTORT, {"special": NAME})
        return None

    def resolve(draft: Draft, frame: Any) -> None:
        draft.push(frame._replace(special=NAME))
        draft.push(begin(frame))

    return plain(EXTORT, resolve, refusal)


EXTORT_STEP: Step[Extort] = {
    "extort": Verb(EXTORT, ("space",), each_with((U,), EVERYWHERE), extort_refusal, _extort),
    DONE: plain(EXTORT, _stop, _needs_one, ends=True),
}
