"""FLN missions: Propaganda, Strike and Move [A:9.11 to A:9.13]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import (
    ABROAD,
    AREA_IDS,
    DESTINATIONS,
    TOUCHES_ABROAD,
    crosses_wilayas,
    is_international,
)
from algeria_lab.algeria.board.units import CADRES, FLN_MOBILE, FRONTS, NONE, POLICE, count, unit
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import AfterFlnMission, Move, Operations, Strike
from algeria_lab.algeria.missions.common import (
    COST,
    MISSION_SUCCESS,
    URBAN_FACTOR,
    begin_mission,
    cost_refusal,
    declare_mission,
    neutralize_police,
    once_refusal,
    patrol_mods,
    pick_refusal,
    readiness_refusal,
    resolve_pick,
    terror_mods,
)
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Args, Step, Steps, Verb, costs, decision, each, plain
from algeria_lab.algeria.support import distribute, eliminate, reduce_unit
from algeria_lab.core.events import Mod
from algeria_lab.core.refusals import Refusal

PROPAGANDA = cite("A:9.11")
STRIKE = cite("A:9.12")
MOVE = cite("A:9.13")
FRANCE = cite("A:11.22")
BORDER_ZONE = cite("A:11.21")
JEALOUSY = cite("A:IN-45")


def propaganda_candidates(state: State, frame: Operations) -> list[Args]:
    """Offer Fronts and Cadres that are ready, and the Cadre in France."""
    ready = (state.ops | state.at["FRANCE"]) & (FRONTS | CADRES) & ~state.neutralized
    return list(each(ready))


def propaganda_refusal(state: State, frame: Operations, name: str) -> Refusal | None:
    """Propaganda needs a ready Front or Cadre, in an Urban or Rural area or in France [A:9.11]."""
    single = unit(name)
    if not single & (FRONTS | CADRES):
        return Refusal("wrong-unit", PROPAGANDA, {"unit": name, "needs": "front-or-cadre"})
    if refusal := readiness_refusal(state, single, PROPAGANDA):
        return refusal
    place = state.place_of(single)
    if place in ABROAD:
        return Refusal("only-move-abroad", PROPAGANDA, {"place": place})
    if place != "FRANCE" and state.is_remote(place):
        return Refusal("remote-area", PROPAGANDA, {"area": place})
    return once_refusal(state, "propaganda", place, PROPAGANDA) or cost_refusal(
        state, "propaganda", PROPAGANDA
    )


def resolve_propaganda(draft: Draft, frame: Operations, name: str) -> None:
    """Pay, roll, lose the speaker on ``+``, distribute the points, let the Government react."""
    state, group, eliminated = draft.state, unit(name), 0
    area = state.place_of(group)
    begin_mission(draft, "propaganda", area, group, PROPAGANDA)
    mods = () if area == "FRANCE" else terror_mods(state, area) + patrol_mods(state, area)
    row = draft.check("propaganda", MISSION_SUCCESS, mods, PROPAGANDA, area)
    if row.mark == "+":
        if group & FRONTS:
            group = reduce_unit(draft, group, PROPAGANDA)
        else:
            eliminate(draft, group, PROPAGANDA)
            group, eliminated = NONE, 1
    draft.push(AfterFlnMission("propaganda", area, group))
    distribute(draft, "gov", eliminated)
    urban = area != "FRANCE" and state.kind(area) == "urban"
    distribute(draft, "fln", row.number * (URBAN_FACTOR if urban else 1))


def strike_candidates(state: State, frame: Operations) -> list[Args]:
    """Offer Fronts that are ready."""
    return list(each(state.ops & FRONTS & ~state.neutralized))


def strike_refusal(state: State, frame: Operations, name: str) -> Refusal | None:
    """A Strike needs a ready Front in an Urban area [A:9.12]."""
    single = unit(name)
    if not single & FRONTS:
        return Refusal("wrong-unit", STRIKE, {"unit": name, "needs": "front"})
    if refusal := readiness_refusal(state, single, STRIKE):
        return refusal
    area = state.place_of(single)
    if area not in AREA_IDS or state.kind(area) != "urban":
        return Refusal("needs-urban", STRIKE, {"area": area})
    return once_refusal(state, "strike", area, STRIKE) or cost_refusal(state, "strike", STRIKE)


def resolve_strike(draft: Draft, frame: Operations, name: str) -> None:
    """Declare a Strike; Cadres may join before the roll."""
    area = draft.state.place_of(unit(name))
    draft.push(Strike("fln", area, unit(name)))


def join_strike_candidates(state: State, frame: Strike) -> list[Args]:
    """Offer the ready Cadres of the area."""
    return list(each(state.ready(frame.area) & CADRES & ~frame.group))


def join_strike_refusal(state: State, frame: Strike, name: str) -> Refusal | None:
    """Only ready Cadres of the same area assist a Strike."""
    return pick_refusal(state, frame, name, CADRES, "cadre", STRIKE)


def resolve_strike_done(draft: Draft, frame: Strike) -> None:
    """Roll for the Strike, then for its points."""
    area, group = frame.area, frame.group
    draft.pop()
    cadres, state = group & CADRES, draft.state
    begin_mission(draft, "strike", area, group, STRIKE)
    joined = (Mod(count(cadres), "cadres-assist", STRIKE),) if cadres else ()
    mods = joined + terror_mods(state, area) + patrol_mods(state, area)
    row = draft.check("strike", MISSION_SUCCESS, mods, STRIKE, area)
    eliminated = points = 0
    if row.mark == "+":
        eliminate(draft, cadres, STRIKE)
        eliminated, group = count(cadres), reduce_unit(draft, group & FRONTS, STRIKE)
    elif row.mark == "@":
        points = neutralize_police(draft, state.at[area] & POLICE, STRIKE)
    if row.number:
        points += draft.roll("strike-points", row.number, STRIKE, area)
    draft.push(AfterFlnMission("strike", area, group))
    distribute(draft, "gov", eliminated)
    distribute(draft, "fln", points)


def move_candidates(state: State, frame: Operations) -> list[Args]:
    """Offer mobile units that are ready."""
    return list(each(state.ops & FLN_MOBILE & ~state.neutralized))


def move_refusal(state: State, frame: Operations, name: str) -> Refusal | None:
    """A Move needs a ready Cadre, Band or Failek with somewhere to go [A:9.13]."""
    single = unit(name)
    if not single & FLN_MOBILE:
        return Refusal("wrong-unit", MOVE, {"unit": name, "needs": "cadre-band-or-failek"})
    if refusal := readiness_refusal(state, single, MOVE):
        return refusal
    start = state.place_of(single)
    if start == "FRANCE":
        return Refusal("no-move-in-france", FRANCE, {"unit": name})
    if all(destination_refusal(state, start, end) for end in DESTINATIONS[start]):
        return Refusal("nowhere-to-go", JEALOUSY, {"unit": name, "place": start})
    return None


def resolve_move(draft: Draft, frame: Operations, name: str) -> None:
    """Declare a Move; the destination is named next."""
    draft.push(Move("fln", unit(name)))


def to_candidates(state: State, frame: Move) -> list[Args]:
    """Offer what can be reached."""
    return [(end,) for end in DESTINATIONS[state.place_of(frame.unit)]]


def to_refusal(state: State, frame: Move, end: str) -> Refusal | None:
    """Refuse places that the unit cannot reach."""
    return destination_refusal(state, state.place_of(frame.unit), end)


def destination_refusal(state: State, start: str, end: str) -> Refusal | None:
    """Refuse places out of reach, countries before independence, and what Jealousy forbids."""
    if end not in DESTINATIONS[start]:
        return Refusal("out-of-reach", MOVE, {"start": start, "end": end})
    if end in ABROAD and not state.independent:
        return Refusal("not-independent", BORDER_ZONE, {"place": end})
    if state.jealousy:
        profile, abroad = state.profile, is_international(start, end)
        if crosses_wilayas(start, end) or (profile.jealousy_forbids_inside_wilaya and not abroad):
            return Refusal("jealousy", JEALOUSY, {"start": start, "end": end})
        if profile.jealousy_only_border_areas_cross and start not in TOUCHES_ABROAD and start not in ABROAD:
            return Refusal("jealousy-border", JEALOUSY, {"start": start})
    return None


def move_mods(state: State, start: str, end: str) -> tuple[Mod, ...]:
    """Return the modifiers of a Move: Patrols at its end, and the active Border Zone."""
    mods = patrol_mods(state, end)
    if is_international(start, end) and state.border_zone_active and state.border_zone:
        mods += (Mod(state.border_zone, "border-zone", BORDER_ZONE),)
    return mods


def resolve_move_to(draft: Draft, frame: Move, end: str) -> None:
    """Roll for the Move: the unit arrives in OC, or is eliminated."""
    state, mover = draft.state, frame.unit
    start = state.place_of(mover)
    draft.pop()
    declare_mission(draft)
    lost = draft.trial("move", state.profile.move_loss_at_most, move_mods(state, start, end), MOVE, end)
    if lost:
        eliminate(draft, mover, MOVE)
    else:
        draft.put(mover, end, "OC", MOVE, "arrives")
    draft.push(AfterFlnMission("move", end, NONE if lost else mover))
    distribute(draft, "gov", int(lost))


MISSION_VERBS: Step[Operations] = {
    "propaganda": Verb(
        PROPAGANDA,
        ("unit",),
        propaganda_candidates,
        propaganda_refusal,
        resolve_propaganda,
        rolls=True,
        price=costs(ap=COST["propaganda"]),
    ),
    "strike": Verb(
        STRIKE, ("unit",), strike_candidates, strike_refusal, resolve_strike, price=costs(ap=COST["strike"])
    ),
    "move": Verb(MOVE, ("unit",), move_candidates, move_refusal, resolve_move),
}
STEPS: Steps = {
    **decision(
        Strike,
        {
            "pick": Verb(
                STRIKE, ("unit",), join_strike_candidates, join_strike_refusal, resolve_pick, repeats=True
            ),
            "done": plain(STRIKE, resolve_strike_done, rolls=True, ends=True),
        },
    ),
    **decision(Move, {"to": Verb(MOVE, ("place",), to_candidates, to_refusal, resolve_move_to, rolls=True)}),
}
