"""FLN missions: Raid and Harass [A:9.14, A:9.15]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import CADRES, FAILEKS, FIGHTERS, NONE, POLICE, Units, count, first, unit
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import AfterFlnMission, Harass, Operations, Raid
from algeria_lab.algeria.missions.combat import start_combat
from algeria_lab.algeria.missions.common import (
    COST,
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
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Args, Step, Steps, Verb, costs, decision, each, plain
from algeria_lab.algeria.support import distribute
from algeria_lab.core.events import Mod
from algeria_lab.core.refusals import Refusal

RAID = cite("A:9.14")
HARASS = cite("A:9.15")
HARASS_GROUP = cite("A:IN-13")
WHICH_RAIDER = cite("A:IN-21")
WHICH_POLICE = cite("A:IN-22")


def raid_candidates(state: State, frame: Operations) -> list[Args]:
    """Offer areas with a ready Band or Failek."""
    ready = state.ops & FIGHTERS & ~state.neutralized
    return [(area,) for area in AREA_IDS if state.at[area] & ready]


def raid_refusal(state: State, frame: Operations, area: str) -> Refusal | None:
    """A Raid needs ready Bands or Faileks in an Urban or Rural area [A:9.14]."""
    if state.is_remote(area):
        return Refusal("remote-area", RAID, {"area": area})
    if not state.ready(area) & FIGHTERS:
        return Refusal("no-ready-fighters", RAID, {"area": area}, hint="deploy-first")
    return once_refusal(state, "raid", area, RAID) or cost_refusal(state, "raid", RAID)


def resolve_raid(draft: Draft, frame: Operations, area: str) -> None:
    """Declare a Raid; its units are named next."""
    draft.push(Raid("fln", area, NONE))


def fighter_candidates(state: State, frame: Raid | Harass) -> list[Args]:
    """Offer the ready Bands and Faileks of the area (and Cadres where a profile lets them harass)."""
    return list(each(state.ready(frame.area) & _joiners(state, frame) & ~frame.group))


def _joiners(state: State, frame: Raid | Harass) -> Units:
    with_cadres = isinstance(frame, Harass) and state.profile.cadres_join_harass
    return FIGHTERS | CADRES if with_cadres else FIGHTERS


def raider_refusal(state: State, frame: Raid, name: str) -> Refusal | None:
    """Only ready Bands and Faileks of the area raid."""
    return pick_refusal(state, frame, name, FIGHTERS, "band-or-failek", RAID)


def raid_mods(state: State, area: str, group: Units) -> tuple[Mod, ...]:
    """Return the modifiers of a Raid: further units, and Patrols."""
    extra = count(group) - 1
    return ((Mod(extra, "units-beyond-first", RAID),) if extra else ()) + patrol_mods(state, area)


def resolve_raid_done(draft: Draft, frame: Raid) -> None:
    """Roll for the Raid: AP, and what its side effect brings."""
    state, area, group = draft.state, frame.area, frame.group
    draft.pop()
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
    draft.push(AfterFlnMission("raid", area, group))
    distribute(draft, "fln", points)


def _raided_police(state: State, area: str) -> Units:
    """Return the Police unit that a Raid neutralizes [A:IN-22]."""
    police = state.at[area] & POLICE
    active = police & ~state.neutralized
    return first(active or police) if state.profile.raid_at_prefers_active_police else first(police)


def harass_candidates(state: State, frame: Operations) -> list[Args]:
    """Offer areas with a ready Band or Failek."""
    return raid_candidates(state, frame)


def harass_refusal(state: State, frame: Operations, area: str) -> Refusal | None:
    """Harassing needs a ready Band or Failek and a Government unit in the area [A:9.15]."""
    if not state.ready(area) & FIGHTERS:
        return Refusal("no-ready-fighters", HARASS, {"area": area}, hint="deploy-first")
    if not state.gov_at(area):
        return Refusal("no-target", HARASS, {"area": area})
    return None


def resolve_harass(draft: Draft, frame: Operations, area: str) -> None:
    """Declare a Harass; target and units are named next."""
    draft.push(Harass("fln", area, NONE, NONE))


def target_candidates(state: State, frame: Harass) -> list[Args]:
    """Offer the Government units of the area."""
    return list(each(state.gov_at(frame.area) & ~frame.target))


def target_refusal(state: State, frame: Harass, name: str) -> Refusal | None:
    """The target is one Government unit of the area, in any box and state."""
    if not unit(name) & state.gov_at(frame.area):
        return Refusal("not-in-area", HARASS, {"unit": name, "area": frame.area})
    if unit(name) & frame.target:
        return Refusal("picked-already", HARASS, {"unit": name})
    return None


def resolve_target(draft: Draft, frame: Harass, name: str) -> None:
    """Name the target of a Harass."""
    draft.replace(frame._replace(target=unit(name)))


def harasser_refusal(state: State, frame: Harass, name: str) -> Refusal | None:
    """One Band or Failek harasses; more only with a Failek among them [A:IN-13]."""
    if refusal := pick_refusal(state, frame, name, _joiners(state, frame), "band-or-failek", HARASS):
        return refusal
    group = frame.group | unit(name)
    lead = group if state.profile.harass_group_needs_failek_at_end else state.ready(frame.area)
    if (count(group) > 1 or group & ~FIGHTERS) and not lead & FAILEKS:
        return Refusal("needs-failek", HARASS_GROUP, {"unit": name})
    return None


def harass_done_refusal(state: State, frame: Harass) -> Refusal | None:
    """A Harass needs a unit and a target."""
    if not frame.target:
        return Refusal("no-target-named", HARASS, {"area": frame.area}, hint="name-a-target")
    return group_refusal(state, frame)


def resolve_harass_done(draft: Draft, frame: Harass) -> None:
    """Fight the target, which fires back at half strength."""
    draft.pop()
    declare_mission(draft)
    start_combat(draft, frame.area, frame.group, frame.target, 0, "harass")


MISSION_VERBS: Step[Operations] = {
    "raid": Verb(RAID, ("area",), raid_candidates, raid_refusal, resolve_raid, price=costs(ap=COST["raid"])),
    "harass": Verb(HARASS, ("area",), harass_candidates, harass_refusal, resolve_harass),
}
STEPS: Steps = {
    **decision(
        Raid,
        {
            "pick": Verb(RAID, ("unit",), fighter_candidates, raider_refusal, resolve_pick, repeats=True),
            "done": plain(RAID, resolve_raid_done, group_refusal, rolls=True, ends=True),
        },
    ),
    **decision(
        Harass,
        {
            "target": Verb(HARASS, ("unit",), target_candidates, target_refusal, resolve_target),
            "pick": Verb(HARASS, ("unit",), fighter_candidates, harasser_refusal, resolve_pick, repeats=True),
            "done": plain(HARASS, resolve_harass_done, harass_done_refusal, rolls=True, ends=True),
        },
    ),
}
