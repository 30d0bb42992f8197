"""The Random Events Phase [A:5, A:C.2]."""

from __future__ import annotations

from collections.abc import Callable

from algeria_lab.algeria.board.geography import WILAYAS
from algeria_lab.algeria.board.units import (
    FLN,
    NONE,
    Units,
    count,
    unit,
)
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import (
    BeginGovReinforcement,
    EventEnd,
    Purge,
    PurgeZone,
    RandomEvents,
    UnDebate,
)
from algeria_lab.algeria.missions.common import MISSION_SUCCESS
from algeria_lab.algeria.phases import withdrawals
from algeria_lab.algeria.phases.independence import become_independent
from algeria_lab.algeria.phases.oas import roll_control
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Args, Runs, Steps, Verb, always, decision, each, plain
from algeria_lab.core.events import Rolled
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure
from algeria_lab.core.tables import load_table

PHASE = cite("A:5")
EVENTS = cite("A:C.2")
EARLY_INDEPENDENCE = cite("A:13.2")
UN_RULE = cite("A:IN-41")
PURGE_RULE = cite("A:IN-44")
COUP = cite("A:11.4")
RANDOM_EVENT = load_table("algeria", "random_event")
COUP_TABLE = load_table("algeria", "coup")


def run_phase(draft: Draft, frame: RandomEvents) -> None:
    """Bring back units, roll the event and apply it; the rest of the phase waits below."""
    draft.push(BeginGovReinforcement())
    draft.push(EventEnd())
    draft.enter("random_events", "", PHASE)
    withdrawals.bring_back(draft)
    state = draft.state
    waiting = state.independence_roll and not state.independent
    if waiting and draft.trial("independence-check", state.turn, (), EARLY_INDEPENDENCE):
        become_independent(draft)
    roll_event(draft)


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
    "nato": withdrawals.nato,
    "suez": withdrawals.suez,
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
    **withdrawals.STEPS,
}
RUNS: Runs = {**procedure(RandomEvents, run_phase), **procedure(EventEnd, run_event_end)}
