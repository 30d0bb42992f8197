"""What missions share: readiness, price, modifiers, picking units [A:9]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import AREA_IDS, PLACES
from algeria_lab.algeria.board.units import NAME_OF, Units, count, number_of, unit
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import Harass, Preparing, Raid, Strike, TurnTo
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.events import Mod
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.tables import load_table

MISSIONS = cite("A:9")
PATROL = cite("A:9.21")
TERROR = cite("A:11.5")
MISSION_SUCCESS = load_table("algeria", "mission_success")
COST = {"propaganda": 1, "strike": 3, "raid": 1}
URBAN_FACTOR = 2
TURN_TO: dict[Seat, TurnTo] = {seat: TurnTo(seat) for seat in SEATS}


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
    name = NAME_OF[number_of(single)]
    place = state.place_of(single)
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


def begin_mission(draft: Draft, mission: str, area: str, group: Units, rule: str) -> None:
    """Pay for a mission, note it, and complete the operations of its units; the FLN acts next."""
    declare_mission(draft)
    draft.pay_ap(COST[mission], rule, area, "mission-cost")
    draft.mark_done(mission, area, rule)
    draft.to_box(group, "OC", rule)


def declare_mission(draft: Draft) -> None:
    """Begin a mission: passes start again, and the FLN acts next."""
    draft.pop()
    draft.set("passes", 0, MISSIONS)
    draft.push(TURN_TO["fln"])


def pick_refusal(
    state: State, frame: Strike | Raid | Harass, name: str, allowed: Units, needs: str, rule: str
) -> Refusal | None:
    """Refuse units that may not join the mission being prepared."""
    single = unit(name)
    if not single & allowed:
        return Refusal("wrong-unit", rule, {"unit": name, "needs": needs})
    if refusal := readiness_refusal(state, single, rule):
        return refusal
    if not single & state.at[frame.area]:
        return Refusal("not-in-area", rule, {"unit": name, "area": frame.area})
    if single & frame.group:
        return Refusal("picked-already", rule, {"unit": name})
    return None


def resolve_pick(draft: Draft, frame: Preparing, name: str) -> None:
    """Add a unit to the group of the mission being prepared."""
    draft.replace(frame._replace(group=frame.group | unit(name)))


def group_refusal(state: State, frame: Raid | Harass) -> Refusal | None:
    """A mission needs at least one unit."""
    return None if frame.group else Refusal("nobody-picked", MISSIONS, {}, hint="pick-a-unit")


def neutralize_police(draft: Draft, police: Units, rule: str) -> int:
    """Neutralize Police and return the PSP that this gives the FLN [A:IN-20]."""
    newly = count(police & ~draft.state.neutralized)
    draft.neutralize(police, rule)
    return newly if draft.state.profile.psp_for_police_neutralized else 0
