"""FLN missions: Propaganda, Strike, Move, Raid, Harass [A:9.11 to A:9.15]."""

from __future__ import annotations

from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.combat import start_combat
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.geography import (
    ABROAD,
    AREA_IDS,
    DESTINATIONS,
    PLACES,
    TOUCHES_ABROAD,
    crosses_wilayas,
    is_international,
)
from algeria_lab.algeria.state import Frame, State
from algeria_lab.algeria.steps import Args, Step, Verb, each, plain
from algeria_lab.algeria.support import distribute, eliminate, reduce_unit
from algeria_lab.algeria.units import (
    CADRES,
    FAILEKS,
    FIGHTERS,
    FLN_MOBILE,
    FRONTS,
    NONE,
    POLICE,
    Units,
    count,
    first,
    members,
    names,
    unit,
)
from algeria_lab.core.events import Mod
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.tables import load_table

MISSIONS = cite("A:9")
PROPAGANDA = cite("A:9.11")
STRIKE = cite("A:9.12")
MOVE = cite("A:9.13")
RAID = cite("A:9.14")
HARASS = cite("A:9.15")
PATROL = cite("A:9.21")
TERROR = cite("A:11.5")
FRANCE = cite("A:11.22")
BORDER_ZONE = cite("A:11.21")
JEALOUSY = cite("A:IN-45")
HARASS_GROUP = cite("A:IN-13")
POLICE_POINTS = cite("A:IN-20")
WHICH_RAIDER = cite("A:IN-21")
WHICH_POLICE = cite("A:IN-22")
MISSION_SUCCESS = load_table("algeria", "mission_success")
COST = {"propaganda": 1, "strike": 3, "raid": 1}
URBAN_FACTOR = 2


def patrol_mods(state: State, area: str) -> tuple[Mod, ...]:
    """Return -1 for each Government unit on Patrol."""
    patrols = state.patrols(area) if area in AREA_IDS else 0
    return (Mod(-patrols, "units-on-patrol", PATROL),) if patrols else ()


def terror_mods(state: State, area: str, value: int = -1) -> tuple[Mod, ...]:
    """Return the modifier of a Terrorized area."""
    return (Mod(value, "terrorized", TERROR),) if area in state.terror else ()


def cost_refusal(state: State, mission: str, rule: str) -> Refusal | None:
    """Refuse a mission that the FLN cannot pay."""
    if state.fln_ap < COST[mission]:
        return Refusal("too-few-ap", rule, {"cost": COST[mission], "ap": state.fln_ap})
    return None


def readiness_refusal(state: State, single: Units, rule: str) -> Refusal | None:
    """Refuse units that are off the map, neutralized or not in OPS [A:9]."""
    (name,) = names(single)
    place = state.place[next(members(single))]
    if place not in PLACES:
        return Refusal("not-on-map", rule, {"unit": name})
    if single & state.neutralized:
        return Refusal("neutralized", rule, {"unit": name})
    if not single & state.ops and place != "FRANCE":
        return Refusal("not-in-operations", MISSIONS, {"unit": name, "place": place}, hint="deploy-first")
    return None


def once_refusal(state: State, mission: str, area: str, rule: str) -> Refusal | None:
    """Refuse a second mission of the kind in an area and turn."""
    if (mission, area) in state.done:
        return Refusal("once-a-turn", rule, {"area": area, "mission": mission})
    return None


def propaganda_candidates(state: State, frame: Frame) -> list[Args]:
    """Offer Fronts and Cadres that are ready, and the Cadre in France."""
    ready = (state.ops | state.at["FRANCE"]) & (FRONTS | CADRES) & ~state.neutralized
    return list(each(ready))


def propaganda_refusal(state: State, frame: Frame, name: str) -> Refusal | None:
    """Propaganda needs a ready Front or Cadre, in an Urban or Rural area or in France [A:9.11]."""
    single = unit(name)
    if not single & (FRONTS | CADRES):
        return Refusal("wrong-unit", PROPAGANDA, {"unit": name, "needs": "front-or-cadre"})
    if refusal := readiness_refusal(state, single, PROPAGANDA):
        return refusal
    place = state.place[next(members(single))]
    if place in ABROAD:
        return Refusal("only-move-abroad", PROPAGANDA, {"place": place})
    if place != "FRANCE" and state.is_remote(place):
        return Refusal("remote-area", PROPAGANDA, {"area": place})
    return once_refusal(state, "propaganda", place, PROPAGANDA) or cost_refusal(state, "propaganda", PROPAGANDA)


def resolve_propaganda(draft: Draft, frame: Frame, name: str) -> None:
    """Pay, roll, lose the speaker on ``+``, distribute the points, let the Government react."""
    state, group, eliminated = draft.state, unit(name), 0
    area = state.place[next(members(group))]
    _begin(draft, "propaganda", area, group, PROPAGANDA)
    mods = () if area == "FRANCE" else terror_mods(state, area) + patrol_mods(state, area)
    row = draft.check("propaganda", MISSION_SUCCESS, mods, PROPAGANDA, area)
    if row.mark == "+":
        if group & FRONTS:
            group = reduce_unit(draft, group, PROPAGANDA)
        else:
            eliminate(draft, group, PROPAGANDA)
            group, eliminated = NONE, 1
    draft.push("after_fln_mission", "propaganda", area, group)
    distribute(draft, "gov", eliminated)
    urban = area != "FRANCE" and state.kind(area) == "urban"
    distribute(draft, "fln", row.number * (URBAN_FACTOR if urban else 1))


def _begin(draft: Draft, mission: str, area: str, group: Units, rule: str) -> None:
    """Pay for a mission, note it, and complete the operations of its units; the FLN acts next."""
    _declare(draft)
    draft.count("fln_ap", -COST[mission], rule, area, "mission-cost")
    draft.mark_done(mission, area, rule)
    draft.to_box(group, "OC", rule)


def _declare(draft: Draft) -> None:
    draft.pop()
    draft.set("passes", 0, MISSIONS)
    draft.push("turn_to", "fln")


def strike_candidates(state: State, frame: Frame) -> list[Args]:
    """Offer Fronts that are ready."""
    return list(each(state.ops & FRONTS & ~state.neutralized))


def strike_refusal(state: State, frame: Frame, name: str) -> Refusal | None:
    """A Strike needs a ready Front in an Urban area [A:9.12]."""
    single = unit(name)
    if not single & FRONTS:
        return Refusal("wrong-unit", STRIKE, {"unit": name, "needs": "front"})
    if refusal := readiness_refusal(state, single, STRIKE):
        return refusal
    area = state.place[next(members(single))]
    if area not in AREA_IDS or state.kind(area) != "urban":
        return Refusal("needs-urban", STRIKE, {"area": area})
    return once_refusal(state, "strike", area, STRIKE) or cost_refusal(state, "strike", STRIKE)


def resolve_strike(draft: Draft, frame: Frame, name: str) -> None:
    """Declare a Strike; Cadres may join before the roll."""
    area = draft.state.place[next(members(unit(name)))]
    draft.push("strike", "fln", area, unit(name))


def join_strike_candidates(state: State, frame: Frame) -> list[Args]:
    """Offer the ready Cadres of the area."""
    return list(each(state.ready(frame[2]) & CADRES & ~frame[3]))


def join_strike_refusal(state: State, frame: Frame, name: str) -> Refusal | None:
    """Only ready Cadres of the same area assist a Strike."""
    return _pick_refusal(state, frame, name, CADRES, "cadre", STRIKE)


def _pick_refusal(state: State, frame: Frame, name: str, allowed: Units, needs: str, rule: str) -> Refusal | None:
    single = unit(name)
    if not single & allowed:
        return Refusal("wrong-unit", rule, {"unit": name, "needs": needs})
    if refusal := readiness_refusal(state, single, rule):
        return refusal
    if not single & state.at[frame[2]]:
        return Refusal("not-in-area", rule, {"unit": name, "area": frame[2]})
    if single & frame[-1]:
        return Refusal("picked-already", rule, {"unit": name})
    return None


def resolve_pick(draft: Draft, frame: Frame, name: str) -> None:
    """Add a unit to the group of the mission being prepared."""
    draft.replace(*frame[:-1], frame[-1] | unit(name))


def resolve_strike_done(draft: Draft, frame: Frame) -> None:
    """Roll for the Strike, then for its points."""
    _, _, area, group = draft.pop()
    cadres, state = group & CADRES, draft.state
    _begin(draft, "strike", area, group, STRIKE)
    joined = (Mod(count(cadres), "cadres-assist", STRIKE),) if cadres else ()
    mods = joined + terror_mods(state, area) + patrol_mods(state, area)
    row = draft.check("strike", MISSION_SUCCESS, mods, STRIKE, area)
    eliminated = points = 0
    if row.mark == "+":
        eliminate(draft, cadres, STRIKE)
        eliminated, group = count(cadres), reduce_unit(draft, group & FRONTS, STRIKE)
    elif row.mark == "@":
        points = _neutralize_police(draft, state.at[area] & POLICE, STRIKE)
    if row.number:
        points += draft.roll("strike-points", row.number, STRIKE, area)
    draft.push("after_fln_mission", "strike", area, group)
    distribute(draft, "gov", eliminated)
    distribute(draft, "fln", points)


def _neutralize_police(draft: Draft, police: Units, rule: str) -> int:
    """Neutralize Police and return the PSP that this gives the FLN [A:IN-20]."""
    newly = count(police & ~draft.state.neutralized)
    draft.neutralize(police, rule)
    return newly if draft.state.profile.psp_for_police_neutralized else 0


def move_candidates(state: State, frame: Frame) -> list[Args]:
    """Offer mobile units that are ready."""
    return list(each(state.ops & FLN_MOBILE & ~state.neutralized))


def move_refusal(state: State, frame: Frame, name: str) -> Refusal | None:
    """A Move needs a ready Cadre, Band or Failek with somewhere to go [A:9.13]."""
    single = unit(name)
    if not single & FLN_MOBILE:
        return Refusal("wrong-unit", MOVE, {"unit": name, "needs": "cadre-band-or-failek"})
    if refusal := readiness_refusal(state, single, MOVE):
        return refusal
    start = state.place[next(members(single))]
    if start == "FRANCE":
        return Refusal("no-move-in-france", FRANCE, {"unit": name})
    if all(destination_refusal(state, start, end) for end in DESTINATIONS[start]):
        return Refusal("nowhere-to-go", JEALOUSY, {"unit": name, "place": start})
    return None


def resolve_move(draft: Draft, frame: Frame, name: str) -> None:
    """Declare a Move; the destination is named next."""
    draft.push("move", "fln", unit(name))


def _start(state: State, frame: Frame) -> str:
    return state.place[next(members(frame[2]))]


def to_candidates(state: State, frame: Frame) -> list[Args]:
    """Offer what can be reached."""
    return [(end,) for end in DESTINATIONS[_start(state, frame)]]


def to_refusal(state: State, frame: Frame, end: str) -> Refusal | None:
    """Refuse places that the unit cannot reach."""
    return destination_refusal(state, _start(state, frame), end)


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


def resolve_move_to(draft: Draft, frame: Frame, end: str) -> None:
    """Roll for the Move: the unit arrives in OC, or is eliminated."""
    _, _, group = draft.pop()
    state = draft.state
    start = state.place[next(members(group))]
    _declare(draft)
    lost = draft.trial("move", state.profile.move_loss_at_most, move_mods(state, start, end), MOVE, end)
    if lost:
        eliminate(draft, group, MOVE)
    else:
        draft.put(group, end, "OC", MOVE)
    draft.push("after_fln_mission", "move", end, NONE if lost else group)
    distribute(draft, "gov", int(lost))


def raid_candidates(state: State, frame: Frame) -> list[Args]:
    """Offer areas with a ready Band or Failek."""
    ready = state.ops & FIGHTERS & ~state.neutralized
    return [(area,) for area in AREA_IDS if state.at[area] & ready]


def raid_refusal(state: State, frame: Frame, area: str) -> Refusal | None:
    """A Raid needs ready Bands or Faileks in an Urban or Rural area [A:9.14]."""
    if state.is_remote(area):
        return Refusal("remote-area", RAID, {"area": area})
    if not state.ready(area) & FIGHTERS:
        return Refusal("no-ready-fighters", RAID, {"area": area}, hint="deploy-first")
    return once_refusal(state, "raid", area, RAID) or cost_refusal(state, "raid", RAID)


def resolve_raid(draft: Draft, frame: Frame, area: str) -> None:
    """Declare a Raid; its units are named next."""
    draft.push("raid", "fln", area, NONE)


def fighter_candidates(state: State, frame: Frame) -> list[Args]:
    """Offer the ready Bands and Faileks of the area (and Cadres where a profile lets them harass)."""
    return list(each(state.ready(frame[2]) & _joiners(state, frame) & ~frame[-1]))


def _joiners(state: State, frame: Frame) -> Units:
    return FIGHTERS | CADRES if frame[0] == "harass" and state.profile.cadres_join_harass else FIGHTERS


def raider_refusal(state: State, frame: Frame, name: str) -> Refusal | None:
    """Only ready Bands and Faileks of the area raid."""
    return _pick_refusal(state, frame, name, FIGHTERS, "band-or-failek", RAID)


def group_refusal(state: State, frame: Frame) -> Refusal | None:
    """A mission needs at least one unit."""
    return None if frame[-1] else Refusal("nobody-picked", MISSIONS, {}, hint="pick-a-unit")


def raid_mods(state: State, area: str, group: Units) -> tuple[Mod, ...]:
    """Return the modifiers of a Raid: further units, and Patrols."""
    extra = count(group) - 1
    return ((Mod(extra, "units-beyond-first", RAID),) if extra else ()) + patrol_mods(state, area)


def resolve_raid_done(draft: Draft, frame: Frame) -> None:
    """Roll for the Raid: AP, and what its side effect brings."""
    _, _, area, group = draft.pop()
    state = draft.state
    _begin(draft, "raid", area, group, RAID)
    row = draft.check("raid", MISSION_SUCCESS, raid_mods(state, area, group), RAID, area)
    draft.count("fln_ap", row.number * (URBAN_FACTOR if state.kind(area) == "urban" else 1), RAID, area, "raid")
    points = 0
    if row.mark == "+":
        draft.neutralize(first(group), WHICH_RAIDER)
    elif row.mark == "@":
        points = _neutralize_police(draft, _raided_police(state, area), WHICH_POLICE)
    if row.mark:
        draft.mark_areas("terror", (area,), to=True, rule=TERROR)
    draft.push("after_fln_mission", "raid", area, group)
    distribute(draft, "fln", points)


def _raided_police(state: State, area: str) -> Units:
    """Return the Police unit that a Raid neutralizes [A:IN-22]."""
    police = state.at[area] & POLICE
    active = police & ~state.neutralized
    return first(active or police) if state.profile.raid_at_prefers_active_police else first(police)


def harass_candidates(state: State, frame: Frame) -> list[Args]:
    """Offer areas with a ready Band or Failek."""
    return raid_candidates(state, frame)


def harass_refusal(state: State, frame: Frame, area: str) -> Refusal | None:
    """Harassing needs a ready Band or Failek and a Government unit in the area [A:9.15]."""
    if not state.ready(area) & FIGHTERS:
        return Refusal("no-ready-fighters", HARASS, {"area": area}, hint="deploy-first")
    if not state.gov_at(area):
        return Refusal("no-target", HARASS, {"area": area})
    return None


def resolve_harass(draft: Draft, frame: Frame, area: str) -> None:
    """Declare a Harass; target and units are named next."""
    draft.push("harass", "fln", area, NONE, NONE)


def target_candidates(state: State, frame: Frame) -> list[Args]:
    """Offer the Government units of the area."""
    return list(each(state.gov_at(frame[2]) & ~frame[3]))


def target_refusal(state: State, frame: Frame, name: str) -> Refusal | None:
    """The target is one Government unit of the area, in any box and state."""
    if not unit(name) & state.gov_at(frame[2]):
        return Refusal("not-in-area", HARASS, {"unit": name, "area": frame[2]})
    if unit(name) & frame[3]:
        return Refusal("picked-already", HARASS, {"unit": name})
    return None


def resolve_target(draft: Draft, frame: Frame, name: str) -> None:
    """Name the target of a Harass."""
    draft.replace("harass", "fln", frame[2], unit(name), frame[4])


def harasser_refusal(state: State, frame: Frame, name: str) -> Refusal | None:
    """One Band or Failek harasses; more only with a Failek among them [A:IN-13]."""
    if refusal := _pick_refusal(state, frame, name, _joiners(state, frame), "band-or-failek", HARASS):
        return refusal
    group = frame[4] | unit(name)
    lead = group if state.profile.harass_group_needs_failek_at_end else state.ready(frame[2])
    if (count(group) > 1 or group & ~FIGHTERS) and not lead & FAILEKS:
        return Refusal("needs-failek", HARASS_GROUP, {"unit": name})
    return None


def harass_done_refusal(state: State, frame: Frame) -> Refusal | None:
    """A Harass needs a unit and a target."""
    if not frame[3]:
        return Refusal("no-target-named", HARASS, {"area": frame[2]}, hint="name-a-target")
    return group_refusal(state, frame)


def resolve_harass_done(draft: Draft, frame: Frame) -> None:
    """Fight the target, which fires back at half strength."""
    _, _, area, target, group = draft.pop()
    _declare(draft)
    start_combat(draft, area, group, target, 0, "harass")


MISSION_VERBS: Step = {
    "propaganda": Verb(PROPAGANDA, ("unit",), propaganda_candidates, propaganda_refusal, resolve_propaganda),
    "strike": Verb(STRIKE, ("unit",), strike_candidates, strike_refusal, resolve_strike),
    "move": Verb(MOVE, ("unit",), move_candidates, move_refusal, resolve_move),
    "raid": Verb(RAID, ("area",), raid_candidates, raid_refusal, resolve_raid),
    "harass": Verb(HARASS, ("area",), harass_candidates, harass_refusal, resolve_harass),
}
STEPS: dict[str, Step] = {
    "strike": {
        "pick": Verb(STRIKE, ("unit",), join_strike_candidates, join_strike_refusal, resolve_pick),
        "done": plain(STRIKE, resolve_strike_done),
    },
    "move": {"to": Verb(MOVE, ("place",), to_candidates, to_refusal, resolve_move_to)},
    "raid": {
        "pick": Verb(RAID, ("unit",), fighter_candidates, raider_refusal, resolve_pick),
        "done": plain(RAID, resolve_raid_done, group_refusal),
    },
    "harass": {
        "target": Verb(HARASS, ("unit",), target_candidates, target_refusal, resolve_target),
        "pick": Verb(HARASS, ("unit",), fighter_candidates, harasser_refusal, resolve_pick),
        "done": plain(HARASS, resolve_harass_done, harass_done_refusal),
    },
}
