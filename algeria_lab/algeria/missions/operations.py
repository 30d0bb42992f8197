"""Turn-taking in the Operations Phase [A:8, A:IN-09 to A:IN-11]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import URBAN
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import OTHER, Draft
from algeria_lab.algeria.frames import (
    BeginOperations,
    Interphase,
    OasSuppression,
    Operations,
    TurnTo,
)
from algeria_lab.algeria.missions.common import TURN_TO
from algeria_lab.algeria.missions.engage import FLUSH_VERB
from algeria_lab.algeria.missions.fln_attacks import MISSION_VERBS as FLN_ATTACKS
from algeria_lab.algeria.missions.fln_missions import MISSION_VERBS as FLN_MISSIONS
from algeria_lab.algeria.missions.police_missions import MISSION_VERBS as POLICE_MISSIONS
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Runs, Step, plain
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure

PHASE = cite("A:8")
PASSING = cite("A:IN-09")
YIELDING = cite("A:IN-10")
AUTO_PASS = cite("A:IN-11")
OAS = cite("A:11.3")
PASSES_TO_END = 2
_TURNS: dict[Seat, Operations] = {seat: Operations(seat) for seat in SEATS}


def run_begin(draft: Draft, frame: BeginOperations) -> None:
    """Clear the passes; the OAS acts first, then the FLN."""
    draft.enter("operations", "", PHASE)
    draft.set("passes", 0, PHASE)
    draft.set("fln_passed", False, PHASE)
    draft.set("gov_passed", False, PHASE)
    draft.push(TURN_TO["fln"])
    if draft.state.oas in URBAN:
        draft.push(OasSuppression())


def run_turn_to(draft: Draft, frame: TurnTo) -> None:
    """Ask a side for a mission, or pass for it if it has passed for good."""
    seat = frame.seat
    if draft.state.fln_passed if seat == "fln" else draft.state.gov_passed:
        count_pass(draft, seat)
    else:
        draft.push(_TURNS[seat])


def count_pass(draft: Draft, seat: Seat) -> None:
    """Count a pass; the second in a row ends the phase."""
    draft.set("passes", draft.state.passes + 1, PHASE)
    if draft.state.passes >= PASSES_TO_END:
        draft.push(Interphase())
    else:
        draft.push(TURN_TO[OTHER[seat]])


def resolve_fln_pass(draft: Draft, frame: Operations) -> None:
    """Pass; final for the phase unless the profile says otherwise [A:IN-09]."""
    draft.pop()
    draft.set("fln_passed", draft.state.profile.fln_pass_is_final, PASSING)
    count_pass(draft, "fln")


def yield_refusal(state: State, frame: Operations) -> Refusal | None:
    """The FLN cannot tell the Government to act right after its pass [A:IN-10]."""
    return Refusal("gov-just-passed", YIELDING) if state.passes else None


def resolve_yield(draft: Draft, frame: Operations) -> None:
    """Tell the Government to act."""
    draft.pop()
    draft.push(TURN_TO["gov"])


def resolve_gov_pass(draft: Draft, frame: Operations) -> None:
    """Pass; the Government may act again if the phase goes on."""
    draft.pop()
    count_pass(draft, "gov")


def auto_pass_refusal(state: State, frame: Operations) -> Refusal | None:
    """Passing for the rest of the phase is a shortcut while the FLN has not passed [A:IN-11]."""
    return Refusal("fln-has-passed", AUTO_PASS) if state.fln_passed or state.passes else None


def resolve_auto_pass(draft: Draft, frame: Operations) -> None:
    """Pass now and for the rest of the phase."""
    draft.set("gov_passed", True, AUTO_PASS)
    resolve_gov_pass(draft, frame)


FLN_STEP: Step[Operations] = {
    **FLN_MISSIONS,
    **FLN_ATTACKS,
    "yield": plain(YIELDING, resolve_yield, yield_refusal, ends=True),
    "pass": plain(PASSING, resolve_fln_pass, ends=True),
}
GOV_STEP: Step[Operations] = {
    "flush": FLUSH_VERB,
    **POLICE_MISSIONS,
    "pass": plain(PHASE, resolve_gov_pass, ends=True),
    "auto_pass": plain(AUTO_PASS, resolve_auto_pass, auto_pass_refusal, ends=True),
}
RUNS: Runs = {**procedure(BeginOperations, run_begin), **procedure(TurnTo, run_turn_to)}
