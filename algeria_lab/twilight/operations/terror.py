"""Terror [CT-5.4.4]."""

from __future__ import annotations

from typing import Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.fln import Terror
from algeria_lab.twilight.geography import ALGERIA, PLACES, is_city
from algeria_lab.twilight.operations.common import done_verb, select, selection_refusal, while_affordable
from algeria_lab.twilight.operations.underground import needed
from algeria_lab.twilight.pieces import U
from algeria_lab.twilight.special.extort import extort_verb
from algeria_lab.twilight.special.oas import oas_verb
from algeria_lab.twilight.special.subvert import subvert_verb
from algeria_lab.twilight.state import NEUTRAL, State
from algeria_lab.twilight.steps import DONE, Step, Verb, each_with

TERROR = cite("CT-5.4.4")


def price(state: State, space: int) -> int:
    """Return the Resources that Terror in a space costs."""
    return 0 if "taleb_fln" in state.capabilities and is_city(space) else 1


def terror_refusal(state: State, frame: Terror, space: int) -> Refusal | None:
    """Return why Terror may not be carried out in a space, or None."""
    if space not in ALGERIA:
        return Refusal("ct-not-in-algeria", TERROR, {"place": PLACES[space]})
    if not state.is_populated(space):
        return Refusal("ct-not-populated", TERROR, {"place": PLACES[space]})
    if state.pieces[space][U] < needed(state, space):
        return Refusal(
            "ct-underground-needed",
            TERROR,
            {"place": PLACES[space], "needed": needed(state, space), "there": state.pieces[space][U]},
        )
    return selection_refusal(state, frame, space, price(state, space))


def carry_out_terror(draft: Draft, space: int) -> None:
    """Activate, place a Terror marker if the space has none, and set it Neutral."""
    state = draft.state
    draft.activate(space, needed(state, space), TERROR)
    if not state.terror[space]:
        draft.add_terror(space, 1, TERROR)
    if "intimidation" not in state.momentum:
        draft.set_support(space, NEUTRAL, TERROR)


def _select(draft: Draft, frame: Terror, space: int) -> None:
    select(draft, frame, space, price(draft.state, space), TERROR)
    carry_out_terror(draft, space)


def _least(state: State, frame: Terror) -> int:
    return 0 if "taleb_fln" in state.capabilities else 1


SELECT = Verb(TERROR, ("space",), while_affordable(each_with((U,), ALGERIA), _least), terror_refusal, _select)
SELECTING: Final = (SELECT,)
EXTORTING: Final = extort_verb(SELECTING, before_terror=True)
TERROR_STEP: Step[Terror] = {
    "terror": SELECT,
    "extort": EXTORTING,
    "subvert": subvert_verb(SELECTING),
    "oas": oas_verb(SELECTING),
    DONE: done_verb(TERROR, lambda: (*SELECTING, EXTORTING)),
}
