"""The Random Events Phase [A:5, A:C.2]."""

from __future__ import annotations

from collections.abc import Callable

from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import (
    BeginGovReinforcement,
    EventEnd,
    Purge,
    PurgeZone,
    RandomEvents,
    Suez,
    UnDebate,
    Withdraw,
)
from algeria_lab.algeria.geography import WILAYAS
from algeria_lab.algeria.independence import become_independent
from algeria_lab.algeria.mission_common import MISSION_SUCCESS
from algeria_lab.algeria.oas import roll_control
from algeria_lab.algeria.scenarios import read_scenario
from algeria_lab.algeria.state import NATO, POOL, SUEZ, State
from algeria_lab.algeria.steps import Args, Runs, Steps, Verb, always, decision, each, plain
from algeria_lab.algeria.units import (
    BRIGADES,
    DIVISIONS,
    ELITES,
    FLN,
    NONE,
    Units,
    count,
    kind_of,
    members,
    unit,
)
from algeria_lab.core.events import Rolled
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure
from algeria_lab.core.tables import load_table

PHASE = cite("A:5")
EVENTS = cite("A:C.2")
EARLY_INDEPENDENCE = cite("A:13.2")
NATO_RULE = cite("A:IN-40")
UN_RULE = cite("A:IN-41")
SUEZ_RETURN = cite("A:IN-43")
PURGE_RULE = cite("A:IN-44")
COUP = cite("A:11.4")
RANDOM_EVENT = load_table("algeria", "random_event")
COUP_TABLE = load_table("algeria", "coup")


def run_phase(draft: Draft, frame: RandomEvents) -> None:
    """Bring back units, roll the event and apply it; the rest of the phase waits below."""
    draft.push(BeginGovReinforcement())
    draft.push(EventEnd())
    draft.enter("random_events", "", PHASE)
    _bring_back(draft)
    state = draft.state
    waiting = state.independence_roll and not state.independent
    if waiting and draft.trial("independence-check", state.turn, (), EARLY_INDEPENDENCE):
        become_independent(draft)
    roll_event(draft)


def _bring_back(draft: Draft) -> None:
    """Return the units that NATO and Suez took last turn [A:IN-43]."""
    state = draft.state
    draft.put(state.at[NATO], POOL, "", NATO_RULE, "pool")
    for area, waiting in SUEZ.items():
        draft.put(state.at[waiting], area, "OC", SUEZ_RETURN, "back")


def roll_event(draft: Draft) -> None:
    """Throw the tens die and the ones die, and apply the event."""
    row, faces = draft.dice.outcome((1, 1), lambda tens, ones: RANDOM_EVENT.read(10 * tens + ones))
    if draft.events is not None:
        shown = 10 * faces[0] + faces[1] if faces else 0
        draft.events.append(Rolled("event", faces, (), shown, row.mark, RANDOM_EVENT.name, 0, EVENTS))
    _APPLY[row.mark](draft)


def _none(draft: Draft) -> None:
    """Nothing happens."""


def _arms(draft: Draft) -> None:
    rolled = draft.roll("arms", 2, EVENTS)
    draft.count("fln_ap", max(0, rolled - draft.state.naval), EVENTS, why="arms")


def _jealousy(draft: Draft) -> None:
    draft.set("jealousy", True, EVENTS)


def _elections(draft: Draft) -> None:
    row = draft.check("elections", COUP_TABLE, (), EVENTS, dice=2)
    pay_by_coup_row(draft, row.number, "elections")


def pay_by_coup_row(draft: Draft, dice: int, why: str) -> None:
    """Gain or lose the PSP dice of a row of the Coup Table [A:11.4]."""
    rolled = draft.roll("coup-points", abs(dice), COUP)
    draft.support("gov", rolled if dice > 0 else -rolled, COUP, why=why)


def _un_debate(draft: Draft) -> None:
    draft.push(UnDebate("fln" if draft.state.fln_psl >= draft.state.gov_psl else "gov"))


def resolve_raise_fln(draft: Draft, frame: UnDebate) -> None:
    """Raise the FLN's PSL by one die."""
    draft.pop()
    draft.support("fln", draft.roll("un-debate", 1, UN_RULE), UN_RULE, why="un-debate")


def resolve_lower_gov(draft: Draft, frame: UnDebate) -> None:
    """Lower the Government's PSL by one die."""
    draft.pop()
    draft.support("gov", -draft.roll("un-debate", 1, UN_RULE), UN_RULE, why="un-debate")


def _purge(draft: Draft) -> None:
    draft.push(PurgeZone("gov"))


def purge_candidates(state: State, frame: PurgeZone) -> list[Args]:
    """Offer the six wilayas."""
    return [(wilaya,) for wilaya in WILAYAS]


def resolve_purge_zone(draft: Draft, frame: PurgeZone, wilaya: str) -> None:
    """Roll how many FLN units of the wilaya are neutralized."""
    draft.pop()
    purge(draft, wilaya, draft.roll("purge", 1, PURGE_RULE, wilaya))


def purgeable(state: State, wilaya: str) -> Units:
    """Return the FLN units of a wilaya that are not neutralized."""
    found = NONE
    for area in WILAYAS[wilaya]:
        found |= state.at[area]
    return found & FLN & ~state.neutralized


def purge(draft: Draft, wilaya: str, number: int) -> None:
    """Neutralize that many units; the FLN chooses unless all of them go [A:IN-44]."""
    able = purgeable(draft.state, wilaya)
    if number >= count(able):
        _purge_units(draft, able)
    elif number:
        draft.push(Purge("fln", wilaya, number))


def _purge_units(draft: Draft, units: Units) -> None:
    draft.neutralize(units, PURGE_RULE)
    draft.to_box(units & ~draft.state.oc, "OC", PURGE_RULE)


def purge_unit_candidates(state: State, frame: Purge) -> list[Args]:
    """Offer the units that the purge may take."""
    return list(each(purgeable(state, frame.wilaya)))


def purge_unit_refusal(state: State, frame: Purge, name: str) -> Refusal | None:
    """Refuse units of other wilayas and neutralized ones."""
    if not unit(name) & purgeable(state, frame.wilaya):
        return Refusal("not-in-wilaya", PURGE_RULE, {"unit": name, "wilaya": frame.wilaya})
    return None


def resolve_purge_unit(draft: Draft, frame: Purge, name: str) -> None:
    """Neutralize the unit that the FLN names."""
    draft.pop()
    _purge_units(draft, unit(name))
    purge(draft, frame.wilaya, frame.number - 1)


def _independence(draft: Draft) -> None:
    if draft.state.independent:
        row = draft.check("infiltration", MISSION_SUCCESS, (), EVENTS)
        draft.count("fln_ap", row.number, EVENTS, why="infiltration")
    else:
        become_independent(draft)


def _nato(draft: Draft) -> None:
    withdraw(draft, draft.roll("nato", 1, NATO_RULE))


def french_army(state: State) -> Units:
    """Return the divisions and French brigades on the map."""
    return (DIVISIONS | BRIGADES) & state.on_map()


def withdraw(draft: Draft, brigades: int) -> None:
    """Take brigades (a division counts three) off the map until the count is met [A:IN-40]."""
    left = french_army(draft.state)
    if brigades > 0 and count(left) == 1:
        _withdraw(draft, left)
    elif brigades > 0 and left:
        draft.push(Withdraw("gov", brigades))


def withdraw_candidates(state: State, frame: Withdraw) -> list[Args]:
    """Offer divisions and French brigades on the map."""
    return list(each(french_army(state)))


def withdraw_refusal(state: State, frame: Withdraw, name: str) -> Refusal | None:
    """Only divisions and French brigades on the map are asked for."""
    if not unit(name) & french_army(state):
        return Refusal("wrong-unit", NATO_RULE, {"unit": name, "needs": "division-or-brigade"})
    return None


def resolve_withdraw(draft: Draft, frame: Withdraw, name: str) -> None:
    """Take one unit off the map until next turn."""
    draft.pop()
    single = unit(name)
    _withdraw(draft, single)
    withdraw(draft, frame.brigades - kind_of(single).brigades)


def _withdraw(draft: Draft, units: Units) -> None:
    leave_map(draft, units, NATO_RULE)
    draft.put(units, NATO, "", NATO_RULE, "nato")


def leave_map(draft: Draft, units: Units, rule: str) -> None:
    """Turn units face up again when they leave the map [A:IN-08, A:IN-40]."""
    profile = draft.state.profile
    draft.restore(units, rule)
    if not profile.airmobile_flag_sticks_to_neutralized:
        draft.mark_units("airmobile", units, to=False, rule=rule)
    if profile.removed_divisions_reset_mode:
        draft.mark_units("dispersed", units, to=False, rule=rule)


def _suez(draft: Draft) -> None:
    if draft.state.suez_done or not read_scenario(draft.state.scenario).suez:
        return
    draft.set("suez_done", True, EVENTS)
    send_to_suez(draft, draft.roll("suez", 1, EVENTS))


def send_to_suez(draft: Draft, brigades: int) -> None:
    """Send elite brigades away until next turn; the Government chooses unless all go."""
    elites = ELITES & draft.state.on_map()
    if brigades >= count(elites):
        for number in members(elites):
            _to_suez(draft, 1 << number)
    elif brigades:
        draft.push(Suez("gov", brigades))


def _to_suez(draft: Draft, single: Units) -> None:
    area = draft.state.place_of(single)
    leave_map(draft, single, EVENTS)
    draft.put(single, SUEZ[area], "", EVENTS, "suez")


def suez_candidates(state: State, frame: Suez) -> list[Args]:
    """Offer elite brigades on the map."""
    return list(each(ELITES & state.on_map()))


def suez_refusal(state: State, frame: Suez, name: str) -> Refusal | None:
    """Only elite brigades on the map go to Suez."""
    if not unit(name) & ELITES & state.on_map():
        return Refusal("wrong-unit", EVENTS, {"unit": name, "needs": "elite"})
    return None


def resolve_suez(draft: Draft, frame: Suez, name: str) -> None:
    """Send one brigade."""
    draft.pop()
    _to_suez(draft, unit(name))
    send_to_suez(draft, frame.brigades - 1)


def _amnesty(draft: Draft) -> None:
    draft.set("amnesty", True, EVENTS)


def _sartre(draft: Draft) -> None:
    draft.support("gov", -1, EVENTS, why="sartre")


_APPLY: dict[str, Callable[[Draft], None]] = {
    "none": _none,
    "arms": _arms,
    "jealousy": _jealousy,
    "elections": _elections,
    "un-debate": _un_debate,
    "purge": _purge,
    "independence": _independence,
    "nato": _nato,
    "suez": _suez,
    "amnesty": _amnesty,
    "sartre": _sartre,
}


def run_event_end(draft: Draft, frame: EventEnd) -> None:
    """Look at the victory condition, then roll who controls the OAS this turn."""
    draft.test_victory()
    if draft.state.oas:
        roll_control(draft)


STEPS: Steps = {
    **decision(
        UnDebate,
        {
            "raise_fln": plain(UN_RULE, resolve_raise_fln, rolls=True),
            "lower_gov": plain(UN_RULE, resolve_lower_gov, rolls=True),
        },
    ),
    **decision(
        PurgeZone,
        {
            "zone": Verb(
                PURGE_RULE, ("I|II|III|IV|V|VI",), purge_candidates, always, resolve_purge_zone, rolls=True
            )
        },
    ),
    **decision(
        Purge,
        {
            "neutralize": Verb(
                PURGE_RULE, ("unit",), purge_unit_candidates, purge_unit_refusal, resolve_purge_unit
            )
        },
    ),
    **decision(
        Withdraw,
        {
            "remove": Verb(
                NATO_RULE, ("unit",), withdraw_candidates, withdraw_refusal, resolve_withdraw, asks_first=True
            )
        },
    ),
    **decision(
        Suez,
        {"remove": Verb(EVENTS, ("unit",), suez_candidates, suez_refusal, resolve_suez, asks_first=True)},
    ),
}
RUNS: Runs = {**procedure(RandomEvents, run_phase), **procedure(EventEnd, run_event_end)}
