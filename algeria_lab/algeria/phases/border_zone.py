"""The Border Zone: built after independence, step by step, and activated each turn [A:6.33, A:11.21]."""

from __future__ import annotations

from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import GovReinforcement
from algeria_lab.algeria.spending import spend, spend_refusal
from algeria_lab.algeria.state import NOT_MOBILIZED, State
from algeria_lab.algeria.steps import Args, Price, Verb
from algeria_lab.core.refusals import Refusal

BORDER_ZONE = cite("A:11.21")
BORDER_STEPS = cite("A:IN-36")
ZONE_PRICE = {"mobilize": 12, "improve": 12, "activate": 2}
ZONE_END = -3


def border_candidates(state: State, frame: GovReinforcement) -> list[Args]:
    """Offer the three things to do with the Border Zone."""
    return [(act,) for act in ZONE_PRICE]


def border_refusal(state: State, frame: GovReinforcement, act: str) -> Refusal | None:
    """The Border Zone is built after independence, step by step, and activated each turn [A:6.33]."""
    if not state.independent:
        return Refusal("zone-independence", BORDER_ZONE)
    return _ZONE_REFUSALS[act](state) or spend_refusal(state, ZONE_PRICE[act], BORDER_ZONE, points=True)


def border_price(state: State, frame: GovReinforcement, act: str) -> Price:
    """Return the price of a step, or of activating the Border Zone."""
    return Price(halves=ZONE_PRICE[act])


def _zone_mobilize_refusal(state: State) -> Refusal | None:
    return None if state.border_zone == NOT_MOBILIZED else Refusal("zone-mobilized", BORDER_ZONE)


def _zone_improve_refusal(state: State) -> Refusal | None:
    if state.border_zone == NOT_MOBILIZED or state.border_zone_new:
        return Refusal("zone-too-early", BORDER_STEPS)
    if state.border_zone <= ZONE_END:
        return Refusal("zone-complete", BORDER_ZONE, {"drm": ZONE_END})
    if state.border_zone_steps >= state.profile.border_zone_steps_per_turn:
        return Refusal("zone-steps", BORDER_STEPS, {"most": state.profile.border_zone_steps_per_turn})
    return None


def _zone_activate_refusal(state: State) -> Refusal | None:
    if state.border_zone == NOT_MOBILIZED or not state.border_zone:
        return Refusal("zone-no-effect", BORDER_ZONE)
    return Refusal("zone-active", BORDER_ZONE) if state.border_zone_active else None


_ZONE_REFUSALS = {
    "mobilize": _zone_mobilize_refusal,
    "improve": _zone_improve_refusal,
    "activate": _zone_activate_refusal,
}


def resolve_border(draft: Draft, frame: GovReinforcement, act: str) -> None:
    """Mobilize, improve or activate the Border Zone."""
    state = draft.state
    spend(draft, ZONE_PRICE[act], BORDER_ZONE, "", "border-zone")
    if act == "activate":
        draft.set("border_zone_active", True, BORDER_ZONE)
    elif act == "mobilize":
        draft.track("border_zone", 0, BORDER_ZONE)
        draft.set("border_zone_new", True, BORDER_ZONE)
    else:
        draft.track("border_zone", state.border_zone - 1, BORDER_ZONE)
        draft.set("border_zone_steps", state.border_zone_steps + 1, BORDER_ZONE)


BORDER_VERB = Verb(
    BORDER_ZONE,
    ("mobilize|improve|activate",),
    border_candidates,
    border_refusal,
    resolve_border,
    price=border_price,
)
