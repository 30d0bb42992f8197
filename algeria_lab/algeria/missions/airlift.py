"""Airmobility: which Government units helicopters may carry, for what price, and where to [A:11.12]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import (
    ALGERIANS,
    BRIGADES,
    DIVISIONS,
    ELITES,
    FLN,
    GOV_MOBILE,
    LIFTABLE,
    NONE,
    Units,
    kind_of,
    unit,
)
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import Flush, Frame, React
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Args, Price, each
from algeria_lab.core.refusals import Refusal

LIFT = cite("A:11.12")
LIFT_TARGET = cite("A:IN-58")
LIFT_GROUP = cite("A:IN-57")
SHORT_LIFT, LONG_LIFT = 1, 2


def active_refusal(state: State, single: Units, name: str, rule: str) -> Refusal | None:
    """Refuse all but active mobile Government units."""
    if not single & GOV_MOBILE:
        return Refusal("wrong-unit", rule, {"unit": name, "needs": "mobile-government-unit"})
    if single & state.neutralized:
        return Refusal("neutralized", rule, {"unit": name})
    if not single & state.active():
        return Refusal("not-active", rule, {"unit": name}, hint="activate-first")
    return None


def lift_price(state: State, frame: Frame, name: str) -> Price:
    """Return the Helicopter Points that a unit needs."""
    return Price(helicopter=kind_of(unit(name)).airlift)


def lift_refusal(state: State, name: str, area: str = "") -> Refusal | None:
    """Refuse to airmobilize units that may not, cannot be paid for, or would have no target.

    Args:
        state: The position.
        name: The unit.
        area: Where the mission is, while one is being prepared; else empty.
    """
    single = unit(name)
    if not single & LIFTABLE:
        return Refusal("not-liftable", LIFT, {"unit": name})
    if refusal := active_refusal(state, single, name, LIFT):
        return refusal
    if single & state.airmobile:
        return Refusal("airmobile-already", LIFT, {"unit": name})
    price = kind_of(single).airlift
    if price > state.helicopter:
        return Refusal("helicopters", LIFT, {"unit": name, "price": price, "left": state.helicopter})
    if state.profile.airmobilize_needs_target and not _has_target(state, single, area):
        return Refusal("no-target-by-air", LIFT_TARGET, {"unit": name})
    return None


def _has_target(state: State, single: Units, area: str) -> bool:
    own, quarry = state.place_of(single), FLN & (state.ops | state.oc)
    for place in (area,) if area else AREA_IDS:
        here = state.at[place]
        if here & quarry and (place == own or single & ELITES or here & DIVISIONS):
            return True
    return False


def join_by_lift(state: State, area: str) -> Units:
    """Return units elsewhere that could join once airmobilized."""
    fit = (LIFTABLE if state.at[area] & DIVISIONS else ELITES) & ~state.airmobile & ~state.at[area]
    able = NONE
    if state.helicopter >= SHORT_LIFT:
        able |= ELITES
    if state.helicopter >= LONG_LIFT:
        able |= BRIGADES | ALGERIANS
    return state.active() & fit & able


def lift_candidates(state: State, frame: Frame) -> list[Args]:
    """Offer the units that helicopters may carry."""
    return list(each(state.active() & LIFTABLE & ~state.airmobile))


def mission_lift_refusal(state: State, frame: Flush | React, name: str) -> Refusal | None:
    """Refuse to lift units that could not act in the mission area afterwards."""
    if refusal := lift_refusal(state, name, frame.area):
        return refusal
    single = unit(name)
    if not single & (state.at[frame.area] | join_by_lift(state, frame.area)):
        return Refusal("needs-division", LIFT_GROUP, {"unit": name, "area": frame.area})
    return None


def resolve_lift(draft: Draft, frame: Frame, name: str) -> None:
    """Airmobilize a unit until Redeployment."""
    single = unit(name)
    draft.count("helicopter", -kind_of(single).airlift, LIFT, why="airlift")
    draft.mark_units("airmobile", single, to=True, rule=LIFT)


def arrive(draft: Draft, area: str, group: Units) -> None:
    """Bring airmobilized units from elsewhere to the mission area."""
    state = draft.state
    flown = group & ~state.at[area]
    if state.profile.flown_units_keep_patrol:
        state.flown_from_patrol = flown & state.ptl
    draft.put(flown, area, "OPS", LIFT)
