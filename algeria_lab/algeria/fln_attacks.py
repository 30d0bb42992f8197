"""FLN missions: Raid and Harass [A:9.14, A:9.15]."""

from __future__ import annotations

from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.combat import start_combat
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.geography import AREA_IDS
from algeria_lab.algeria.mission_common import (
    MISSION_SUCCESS,
    TERROR,
    URBAN_FACTOR,
    begin_mission,
    cost_refusal,
    declare_mission,
    group_refusal,
    neutralize_police,
    once_refusal,
    patrol_mods,
    pick_refusal,
    resolve_pick,
)
from algeria_lab.algeria.state import Frame, State
from algeria_lab.algeria.steps import Args, Step, Verb, each, plain
from algeria_lab.algeria.support import distribute
from algeria_lab.algeria.units import CADRES, FAILEKS, FIGHTERS, NONE, POLICE, Units, count, first, unit
from algeria_lab.core.events import Mod
from algeria_lab.core.refusals import Refusal

RAID = cite("A:9.14")
HARASS = cite("A:9.15")
HARASS_GROUP = cite("A:IN-13")
WHICH_RAIDER = cite("A:IN-21")
WHICH_POLICE = cite("A:IN-22")


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
    return pick_refusal(state, frame, name, FIGHTERS, "band-or-failek", RAID)


def raid_mods(state: State, area: str, group: Units) -> tuple[Mod, ...]:
    """Return the modifiers of a Raid: further units, and Patrols."""
    extra = count(group) - 1
    return ((Mod(extra, "units-beyond-first", RAID),) if extra else ()) + patrol_mods(state, area)


def resolve_raid_done(draft: Draft, frame: Frame) -> None:
    """Roll for the Raid: AP, and what its side effect brings."""
    _, _, area, group = draft.pop()
    state = draft.state
    begin_mission(draft, "raid", area, group, RAID)
    row = draft.check("raid", MISSION_SUCCESS, raid_mods(state, area, group), RAID, area)
    draft.count(
        "fln_ap", row.number * (URBAN_FACTOR if state.kind(area) == "urban" else 1), RAID, area, "raid"
    )
    points = 0
    if row.mark == "+":
        draft.neutralize(first(group), WHICH_RAIDER)
    elif row.mark == "@":
        points = neutralize_police(draft, _raided_police(state, area), WHICH_POLICE)
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
    if refusal := pick_refusal(state, frame, name, _joiners(state, frame), "band-or-failek", HARASS):
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
    declare_mission(draft)
    start_combat(draft, area, group, target, 0, "harass")


MISSION_VERBS: Step = {
    "raid": Verb(RAID, ("area",), raid_candidates, raid_refusal, resolve_raid),
    "harass": Verb(HARASS, ("area",), harass_candidates, harass_refusal, resolve_harass),
}
STEPS: dict[str, Step] = {
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
