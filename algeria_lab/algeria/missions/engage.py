"""Flush and React: how mobile Government units come to grips with the FLN [A:9.22, A:9.23]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import (
    DIVISIONS,
    ELITES,
    FLN,
    GOV_MOBILE,
    KIND_OF,
    NONE,
    Units,
    members,
    unit,
)
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import AfterFlnMission, AfterGovMission, Flush, Operations, React
from algeria_lab.algeria.missions.airlift import (
    LIFT,
    LIFT_GROUP,
    active_refusal,
    arrive,
    join_by_lift,
    lift_candidates,
    lift_price,
    mission_lift_refusal,
    resolve_lift,
)
from algeria_lab.algeria.missions.combat import start_combat
from algeria_lab.algeria.missions.common import declare_mission, resolve_pick
from algeria_lab.algeria.missions.contact import contact_rating, contacted
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Args, Price, Runs, Step, Steps, Verb, decision, each, plain
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure

FLUSH = cite("A:9.22")
REACT = cite("A:9.23")
AIR = cite("A:11.11")
AIR_TIMING = cite("A:IN-16")
DIVISION_PRESENT = cite("A:IN-59")
EVASION = cite("A:IN-18")
NO_REACTION = cite("A:IN-32")


def exposed(state: State, area: str) -> Units:
    """Return the FLN units of *area* that a Flush can reach: those in OPS or OC."""
    return state.at[area] & FLN & (state.ops | state.oc)


def join_refusal(state: State, frame: Flush | React, name: str) -> Refusal | None:
    """Refuse units that cannot take part: inactive, out of reach, or not fit for the group.

    Two or more act together only if all are elite or a division is in the area; a unit from elsewhere
    must be airmobilized, and elite unless a division is there [A:9.22, A:9.23, A:11.12].
    """
    single, area, picked = unit(name), frame.area, frame.group
    if refusal := active_refusal(state, single, name, FLUSH):
        return refusal
    if single & picked:
        return Refusal("picked-already", FLUSH, {"unit": name})
    division = state.at[area] & DIVISIONS
    if not single & state.at[area]:
        if not single & state.airmobile:
            return Refusal("out-of-area", LIFT, {"unit": name, "area": area}, hint="airmobilize-first")
        unchecked = state.profile.airmobile_first_unit_unchecked and not picked
        if not (single & ELITES or division or unchecked):
            return Refusal("needs-division", LIFT_GROUP, {"unit": name, "area": area})
    if picked and not division and (picked | single) & ~ELITES:
        return Refusal("mixed-group", DIVISION_PRESENT, {"unit": name, "area": area})
    return None


def join_candidates(state: State, frame: Flush | React) -> list[Args]:
    """Offer active units of the area and airmobilized ones of all areas."""
    active = state.active()
    return list(each(active & (state.at[frame.area] | state.airmobile) & ~frame.group))


def can_engage(state: State, area: str) -> bool:
    """Return whether some unit could act in *area*, perhaps after being airmobilized."""
    active = state.active()
    if active & state.at[area]:
        return True
    fit = GOV_MOBILE if state.at[area] & DIVISIONS else ELITES
    return bool(active & state.airmobile & fit or join_by_lift(state, area))


def air_candidates(state: State, frame: Flush | React) -> list[Args]:
    """Offer every number of Air Points but the one committed now."""
    return [(str(points),) for points in range(state.air + 1) if points != frame.air]


def air_refusal(state: State, frame: Flush | React, points: str) -> Refusal | None:
    """Refuse Air Points in Urban areas, more than are available, or before combat is sure."""
    if not state.profile.air_committed_before_contact:
        return Refusal("air-later", AIR_TIMING)
    if state.kind(frame.area) == "urban":
        return Refusal("air-urban", AIR, {"area": frame.area})
    if int(points) > state.air:
        return Refusal("air-available", AIR, {"given": points, "left": state.air})
    if int(points) == frame.air:
        return Refusal("air-same", AIR, {"given": points})
    return None


def air_price(state: State, frame: Flush | React, points: str) -> Price:
    """Return what more, or less, is committed than before."""
    return Price(air=int(points) - frame.air)


def resolve_air(draft: Draft, frame: Flush | React, points: str) -> None:
    """Commit Air Points; they are spent when the mission is carried out."""
    draft.replace(frame._replace(air=int(points)))


def done_refusal(state: State, frame: Flush | React) -> Refusal | None:
    """A mission needs at least one unit."""
    return None if frame.group else Refusal("nobody-picked", FLUSH, {}, hint="pick-a-unit")


def flush_candidates(state: State, frame: Operations) -> list[Args]:
    """Offer areas with FLN units in OPS or OC."""
    return [(area,) for area in AREA_IDS if exposed(state, area)]


def flush_refusal(state: State, frame: Operations, area: str) -> Refusal | None:
    """A Flush needs exposed FLN units and a Government unit that can get at them [A:9.22]."""
    if not exposed(state, area):
        return Refusal("nobody-exposed", FLUSH, {"area": area})
    if not can_engage(state, area):
        return Refusal("nobody-can-engage", FLUSH, {"area": area}, hint="activate-first")
    return None


def resolve_flush(draft: Draft, frame: Operations, area: str) -> None:
    """Declare a Flush; its units are named next."""
    draft.push(Flush("gov", area, exposed(draft.state, area), 0, NONE))


def resolve_flush_done(draft: Draft, frame: Flush) -> None:
    """Roll for contact, then fight those found."""
    area, group = frame.area, frame.group
    draft.pop()
    declare_mission(draft)
    draft.count("air", -frame.air, AIR, area, "committed")
    found = contacted(draft, area, frame.quarry, contact_rating(draft.state, group), FLUSH)
    draft.push(AfterGovMission())
    if found:
        arrive(draft, area, group)
        start_combat(draft, area, found, group, frame.air, "flush")
    else:
        draft.put(group, area, "OC", FLUSH)


def run_after_gov_mission(draft: Draft, frame: AfterGovMission) -> None:
    """Look at the victory condition."""
    draft.test_victory()
    draft.state.flown_from_patrol = NONE


def run_after_fln_mission(draft: Draft, frame: AfterFlnMission) -> None:
    """Look at the victory condition, then let the Government react if it can [A:9.23]."""
    mission, area, group = frame
    draft.test_victory()
    allowed = mission != "move" or draft.state.profile.react_to_move
    if allowed and group and area in AREA_IDS and can_engage(draft.state, area):
        draft.push(React("gov", area, group, 0, NONE, mission))
    else:
        unanswered(draft, mission, area)


def unanswered(draft: Draft, mission: str, area: str) -> None:
    """Make the Government pay for a Strike that nobody reacted to [A:9.12, A:IN-32]."""
    if mission == "strike":
        draft.support(
            "gov", -draft.roll("no-reaction", 1, NO_REACTION, area), NO_REACTION, area, "no-reaction"
        )
        draft.test_victory()


def decline_refusal(state: State, frame: React) -> Refusal | None:
    """Declining is possible until a unit has been picked."""
    return Refusal("picked-already", REACT, {}, hint="undo") if frame.group else None


def decline_price(state: State, frame: React) -> Price:
    """Return that what has been committed is not needed."""
    return Price(air=-frame.air)


def resolve_decline(draft: Draft, frame: React) -> None:
    """Do not react."""
    draft.pop()
    unanswered(draft, frame.mission, frame.area)


def resolve_react_done(draft: Draft, frame: React) -> None:
    """Let the FLN units evade, then fight those that did not."""
    area, group = frame.area, frame.group
    draft.pop()
    draft.count("air", -frame.air, AIR, area, "committed")
    evaders = evade(draft, frame.quarry)
    draft.to_box(evaders, "UG", REACT)
    draft.push(AfterGovMission())
    if caught := frame.quarry & ~evaders:
        arrive(draft, area, group)
        start_combat(draft, area, caught, group, frame.air, "react")
    else:
        draft.put(group, area, "OC", REACT)


def evade(draft: Draft, quarry: Units) -> Units:
    """Roll for evasion and return the units that got away [A:9.23, A:IN-18]."""
    rolls = [(number, KIND_OF[number].rating, ()) for number in members(quarry)]
    if not draft.state.profile.evasion_skips_after_success:
        return draft.trials("evasion", rolls, REACT)
    away, skip = NONE, False
    for number, rating, mods in rolls:
        if skip:
            skip = False
            continue
        skip = bool(draft.trials("evasion", [(number, rating, mods)], EVASION))
        away |= skip << number
    return away


_PREPARE: Step[Flush | React] = {
    "pick": Verb(FLUSH, ("unit",), join_candidates, join_refusal, resolve_pick, repeats=True),
    "lift": Verb(LIFT, ("unit",), lift_candidates, mission_lift_refusal, resolve_lift, price=lift_price),
    "air": Verb(AIR, ("number",), air_candidates, air_refusal, resolve_air, price=air_price),
}
FLUSH_VERB = Verb(FLUSH, ("area",), flush_candidates, flush_refusal, resolve_flush)
STEPS: Steps = {
    **decision(
        Flush, {**_PREPARE, "done": plain(FLUSH, resolve_flush_done, done_refusal, rolls=True, ends=True)}
    ),
    **decision(
        React,
        {
            **_PREPARE,
            "done": plain(REACT, resolve_react_done, done_refusal, rolls=True, ends=True),
            "decline": plain(
                REACT, resolve_decline, decline_refusal, rolls=True, ends=True, price=decline_price
            ),
        },
    ),
}
RUNS: Runs = {
    **procedure(AfterFlnMission, run_after_fln_mission),
    **procedure(AfterGovMission, run_after_gov_mission),
}
