"""Missions of the Police: Intelligence to Population Resettlement [A:9.24 to A:9.27]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import (
    CADRES,
    ELITES,
    FIGHTERS,
    FRONTS,
    NONE,
    POLICE,
    Units,
    count,
    members,
    unit,
)
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import AfterGovMission, Assist, Operations, Suppressed, SuppressionSide
from algeria_lab.algeria.missions.common import MISSION_SUCCESS, declare_mission, once_refusal, resolve_pick
from algeria_lab.algeria.missions.contact import contacted
from algeria_lab.algeria.spending import spend, spend_refusal
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Args, Runs, Step, Steps, Verb, costs, decision, each, plain
from algeria_lab.algeria.support import reduce_unit
from algeria_lab.core.events import Mod
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure

INTELLIGENCE = cite("A:9.24")
CIVIL_AFFAIRS = cite("A:9.25")
SUPPRESSION = cite("A:9.26")
RESETTLEMENT = cite("A:9.27")
SLOW_REACTION = cite("A:13.1")
AMNESTY = cite("A:C.2")
TERROR = cite("A:11.5")
NEEDS_FLN = cite("A:IN-25")
ELITE_HELP = cite("A:IN-24")
VICTIMS = cite("A:IN-23")
PRICE = 2
CONTACT_PER_POLICE = 2


def active_police(state: State, area: str) -> Units:
    """Return the Police of *area* that are not neutralized."""
    return state.at[area] & POLICE & ~state.neutralized


def police_candidates(state: State, frame: Operations) -> list[Args]:
    """Offer areas with Police."""
    return [(area,) for area in AREA_IDS if active_police(state, area)]


def _police_refusal(state: State, area: str, rule: str) -> Refusal | None:
    if not active_police(state, area):
        return Refusal("no-police", rule, {"area": area})
    return spend_refusal(state, PRICE, rule, points=True)


def _slow_refusal(state: State) -> Refusal | None:
    return Refusal("slow-reaction", SLOW_REACTION) if state.slow_reaction else None


def intelligence_refusal(state: State, frame: Operations, area: str) -> Refusal | None:
    """Intelligence needs active Police and FLN units underground [A:9.24]."""
    if not state.fln_at(area) & state.ug:
        return Refusal("nobody-underground", INTELLIGENCE, {"area": area})
    return _police_refusal(state, area, INTELLIGENCE)


def resolve_intelligence(draft: Draft, frame: Operations, area: str) -> None:
    """Roll for contact with each unit underground; those found go to OC."""
    state = draft.state
    _begin(draft, area, INTELLIGENCE)
    rating = CONTACT_PER_POLICE * count(active_police(state, area))
    found = contacted(draft, area, state.fln_at(area) & state.ug, rating, INTELLIGENCE)
    draft.to_box(found, "OC", INTELLIGENCE)


def _begin(draft: Draft, area: str, rule: str) -> None:
    declare_mission(draft)
    draft.push(AfterGovMission())
    spend(draft, PRICE, rule, area, "mission-cost")


def amnesty_mods(state: State) -> tuple[Mod, ...]:
    """Return the modifier of an amnesty."""
    return (Mod(1, "amnesty", AMNESTY),) if state.amnesty else ()


def civil_affairs_refusal(state: State, frame: Operations, area: str) -> Refusal | None:
    """Civil Affairs needs active Police in an Urban or Rural area [A:9.25]."""
    if state.is_remote(area):
        return Refusal("remote-area", CIVIL_AFFAIRS, {"area": area})
    return (
        _slow_refusal(state)
        or once_refusal(state, "civil_affairs", area, CIVIL_AFFAIRS)
        or _police_refusal(state, area, CIVIL_AFFAIRS)
    )


def resolve_civil_affairs(draft: Draft, frame: Operations, area: str) -> None:
    """Lower the FLN's PSL; both side effects lift Terror."""
    _begin(draft, area, CIVIL_AFFAIRS)
    draft.mark_done("civil_affairs", area, CIVIL_AFFAIRS)
    row = draft.check("civil-affairs", MISSION_SUCCESS, amnesty_mods(draft.state), CIVIL_AFFAIRS, area)
    draft.support("fln", -row.number, CIVIL_AFFAIRS, area, "civil-affairs")
    if row.mark:
        draft.mark_areas("terror", (area,), to=False, rule=CIVIL_AFFAIRS)


def suppression_refusal(state: State, frame: Operations, area: str) -> Refusal | None:
    """Suppression needs active Police and FLN units [A:9.26, A:IN-25]."""
    if state.profile.suppression_needs_fln and not state.fln_at(area):
        return Refusal("no-fln", NEEDS_FLN, {"area": area})
    return (
        _slow_refusal(state)
        or once_refusal(state, "suppression", area, SUPPRESSION)
        or _police_refusal(state, area, SUPPRESSION)
    )


def resolve_suppression(draft: Draft, frame: Operations, area: str) -> None:
    """Pay for a Suppression; elite brigades help by themselves or as the Government chooses."""
    state = draft.state
    _begin(draft, area, SUPPRESSION)
    draft.mark_done("suppression", area, SUPPRESSION)
    elites = state.at[area] & ELITES & ~state.neutralized
    if elites and state.profile.elite_assist == "optional":
        draft.push(Assist("gov", area, NONE))
    else:
        suppress(draft, area, elites)


def suppress(draft: Draft, area: str, elites: Units) -> None:
    """Roll for a Suppression with the help of *elites*."""
    helped = (Mod(count(elites), "elites-assist", ELITE_HELP),) if elites else ()
    mods = helped + amnesty_mods(draft.state)
    row = draft.check("suppression", MISSION_SUCCESS, mods, SUPPRESSION, area)
    draft.push(SuppressionSide(area, row.mark, by_oas=False))
    neutralize_fighters(draft, area, row.number)


def neutralize_fighters(draft: Draft, area: str, number: int) -> None:
    """Neutralize that many Bands and Faileks of the area; the FLN chooses which [A:IN-23]."""
    state = draft.state
    able = state.at[area] & FIGHTERS & ~state.neutralized
    if number >= count(able):
        draft.neutralize(able, SUPPRESSION)
    elif number and state.profile.suppression_victims == "random":
        left = list(members(able))
        for _ in range(number):
            drawn = draft.lot("suppression-victim", left, VICTIMS, area)
            draft.neutralize(1 << left.pop(drawn), VICTIMS)
    elif number:
        draft.push(Suppressed("fln", area, number))


def victim_candidates(state: State, frame: Suppressed) -> list[Args]:
    """Offer the Bands and Faileks that are not neutralized."""
    return list(each(state.at[frame.area] & FIGHTERS & ~state.neutralized))


def victim_refusal(state: State, frame: Suppressed, name: str) -> Refusal | None:
    """Refuse units that a Suppression there does not reach."""
    if not unit(name) & state.at[frame.area] & FIGHTERS & ~state.neutralized:
        return Refusal("not-a-victim", SUPPRESSION, {"unit": name, "area": frame.area})
    return None


def resolve_victim(draft: Draft, frame: Suppressed, name: str) -> None:
    """Neutralize the unit that the FLN names."""
    draft.pop()
    draft.neutralize(unit(name), SUPPRESSION)
    neutralize_fighters(draft, frame.area, frame.number - 1)


def run_suppression_side(draft: Draft, frame: SuppressionSide) -> None:
    """Apply the side effect: ``@`` reaches Cadres and Fronts, ``+`` costs the Government."""
    area, mark, by_oas = frame
    state = draft.state
    if mark == "@" and (not by_oas or state.profile.oas_at_hits_cadres_fronts):
        draft.neutralize(state.at[area] & (CADRES | FRONTS) & ~state.neutralized, SUPPRESSION)
    if mark == "+":
        draft.support("gov", -draft.roll("backfire", 1, SUPPRESSION, area), SUPPRESSION, area, "backfire")
    if mark or by_oas:
        draft.mark_areas("terror", (area,), to=True, rule=TERROR)
    draft.test_victory()


def assist_candidates(state: State, frame: Assist) -> list[Args]:
    """Offer elite brigades of the area."""
    return list(each(state.at[frame.area] & ELITES & ~state.neutralized & ~frame.group))


def assist_refusal(state: State, frame: Assist, name: str) -> Refusal | None:
    """Only elite brigades of the area that are not neutralized assist."""
    if not unit(name) & state.at[frame.area] & ELITES & ~state.neutralized:
        return Refusal("wrong-unit", ELITE_HELP, {"unit": name, "needs": "elite"})
    return Refusal("picked-already", ELITE_HELP, {"unit": name}) if unit(name) & frame.group else None


def resolve_assist_done(draft: Draft, frame: Assist) -> None:
    """Roll for the Suppression; the brigades that assist have completed their operations."""
    draft.pop()
    draft.to_box(frame.group, "OC", ELITE_HELP)
    suppress(draft, frame.area, frame.group)


def resettlement_refusal(state: State, frame: Operations, area: str) -> Refusal | None:
    """Resettlement needs active Police in a Rural area that is not resettled yet [A:9.27]."""
    if area in state.resettled:
        return Refusal("resettled-already", RESETTLEMENT, {"area": area})
    if not state.is_rural(area):
        return Refusal("needs-rural", RESETTLEMENT, {"area": area, "kind": state.kind(area)})
    return _slow_refusal(state) or _police_refusal(state, area, RESETTLEMENT)


def resolve_resettlement(draft: Draft, frame: Operations, area: str) -> None:
    """Make the area Remote for ever; the FLN gains support and its Front there becomes a Cadre."""
    state = draft.state
    _begin(draft, area, RESETTLEMENT)
    draft.mark_areas("resettled", (area,), to=True, rule=RESETTLEMENT)
    draft.mark_areas("terror", (area,), to=True, rule=TERROR)
    award = state.profile.resettlement_award_dice
    if award:
        draft.support(
            "fln", draft.roll("resettlement", award, RESETTLEMENT, area), RESETTLEMENT, area, "resettlement"
        )
    if state.at[area] & FRONTS:
        reduce_unit(draft, state.at[area] & FRONTS, RESETTLEMENT)


MISSION_VERBS: Step[Operations] = {
    "intelligence": Verb(
        INTELLIGENCE,
        ("area",),
        police_candidates,
        intelligence_refusal,
        resolve_intelligence,
        rolls=True,
        price=costs(halves=PRICE),
    ),
    "civil_affairs": Verb(
        CIVIL_AFFAIRS,
        ("area",),
        police_candidates,
        civil_affairs_refusal,
        resolve_civil_affairs,
        rolls=True,
        price=costs(halves=PRICE),
    ),
    "suppress": Verb(
        SUPPRESSION,
        ("area",),
        police_candidates,
        suppression_refusal,
        resolve_suppression,
        rolls=True,
        price=costs(halves=PRICE),
    ),
    "resettle": Verb(
        RESETTLEMENT,
        ("area",),
        police_candidates,
        resettlement_refusal,
        resolve_resettlement,
        rolls=True,
        price=costs(halves=PRICE),
    ),
}
STEPS: Steps = {
    **decision(
        Suppressed,
        {"neutralize": Verb(SUPPRESSION, ("unit",), victim_candidates, victim_refusal, resolve_victim)},
    ),
    **decision(
        Assist,
        {
            "pick": Verb(
                ELITE_HELP, ("unit",), assist_candidates, assist_refusal, resolve_pick, repeats=True
            ),
            "done": plain(ELITE_HELP, resolve_assist_done, rolls=True, ends=True),
        },
    ),
}
RUNS: Runs = procedure(SuppressionSide, run_suppression_side)
