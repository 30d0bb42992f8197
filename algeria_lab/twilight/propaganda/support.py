"""The Support Phase: the Government Pacifies, then the FLN Agitates [CT-6.3]."""

from __future__ import annotations

from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import PAID_STEP, Draft
from algeria_lab.twilight.frames.propaganda import AgitatePhase, PacifyPhase, Support
from algeria_lab.twilight.geography import ALGERIA, PLACES
from algeria_lab.twilight.operations.common import payment_refusal
from algeria_lab.twilight.operations.rally import PRICE as PRICE_OF_AGITATION
from algeria_lab.twilight.operations.rally import agitate
from algeria_lab.twilight.operations.train import PRICE_OF_PACIFYING, pacify
from algeria_lab.twilight.state import OPPOSE, SUPPORT, State
from algeria_lab.twilight.steps import DONE, Args, Runs, Step, Steps, Verb, decision, plain

SUPPORT_PHASE = cite("CT-6.3")
CAP = cite("CT-11/A33")


def begin_support(draft: Draft, frame: Support) -> None:
    """Ask a side where it Pacifies or Agitates, if it can anywhere."""
    draft.enter("support", frame.seat, SUPPORT_PHASE)
    asked = PacifyPhase("gov") if frame.seat == "gov" else AgitatePhase("fln")
    _ask(draft, asked)


def _ask(draft: Draft, frame: PacifyPhase | AgitatePhase) -> None:
    state = draft.state
    if PACIFY.options(state, frame) if isinstance(frame, PacifyPhase) else AGITATE.options(state, frame):
        draft.push(frame)


def steps_to(state: State, space: int, level: int) -> int:
    """Return how many steps lead a space to a level: Terror markers first, then levels."""
    return state.terror[space] + abs(level - state.support[space])


def pacify_space_refusal(state: State, space: int) -> Refusal | None:
    """Return why the Government may not Pacify in a space in this phase, or None."""
    if refusal := _space_refusal(state, space, SUPPORT):
        return refusal
    if state.control(space) != "GOV":
        return Refusal("ct-not-gov-controlled", SUPPORT_PHASE, {"place": PLACES[space]})
    troops, police = state.troops(space), state.police(space)
    if not (troops and police):
        return Refusal(
            "ct-troops-and-police-needed",
            SUPPORT_PHASE,
            {"place": PLACES[space], "troops": troops, "police": police},
        )
    return None


def agitate_space_refusal(state: State, space: int) -> Refusal | None:
    """Return why the FLN may not Agitate in a space in this phase, or None."""
    if refusal := _space_refusal(state, space, OPPOSE):
        return refusal
    if not state.fln_pieces(space):
        return Refusal("ct-no-fln-pieces", SUPPORT_PHASE, {"place": PLACES[space]})
    if state.control(space) == "GOV":
        return Refusal("ct-gov-controlled", SUPPORT_PHASE, {"place": PLACES[space]})
    return None


def _space_refusal(state: State, space: int, level: int) -> Refusal | None:
    if space not in ALGERIA:
        return Refusal("ct-not-in-algeria", SUPPORT_PHASE, {"place": PLACES[space]})
    if not state.is_populated(space):
        return Refusal("ct-not-populated", SUPPORT_PHASE, {"place": PLACES[space]})
    if state.support[space] == level:
        reason = "ct-at-support-already" if level == SUPPORT else "ct-at-oppose"
        return Refusal(reason, SUPPORT_PHASE, {"place": PLACES[space]})
    return None


def _steps_refusal(state: State, space: int, level: int, steps: int) -> Refusal | None:
    most = steps_to(state, space, level)
    if 1 <= steps <= most:
        return None
    return Refusal("ct-wrong-steps", SUPPORT_PHASE, {"place": PLACES[space], "given": steps, "most": most})


def pacify_refusal(state: State, frame: PacifyPhase, space: int, steps: int) -> Refusal | None:
    """Return why the Government may not Pacify by a number of steps in a space, or None."""
    refusal = pacify_space_refusal(state, space) or _steps_refusal(state, space, SUPPORT, steps)
    if refusal:
        return refusal
    cost = PRICE_OF_PACIFYING * steps
    if frame.spent + cost > state.commitment:
        values = {"spent": frame.spent, "price": cost, "commitment": state.commitment}
        return Refusal("ct-spent-commitment", CAP, values)
    return payment_refusal(state, "gov", cost)


def agitate_refusal(state: State, frame: AgitatePhase, space: int, steps: int) -> Refusal | None:
    """Return why the FLN may not Agitate by a number of steps in a space, or None."""
    return (
        agitate_space_refusal(state, space)
        or _steps_refusal(state, space, OPPOSE, steps)
        or payment_refusal(state, "fln", PRICE_OF_AGITATION * steps)
    )


def pacify_step(draft: Draft, space: int) -> None:
    """Pay to remove one Terror marker of a space or, without Terror, to shift it toward Support."""
    pacify(draft, space, SUPPORT_PHASE)


def agitate_step(draft: Draft, space: int) -> None:
    """Pay to remove one Terror marker of a space or, without Terror, to shift it toward Opposition."""
    draft.pay("fln", PRICE_OF_AGITATION, SUPPORT_PHASE, space, PAID_STEP)
    agitate(draft, space, SUPPORT_PHASE)


def _pacify_candidates(state: State, frame: PacifyPhase) -> list[Args]:
    spaces = [space for space in ALGERIA if pacify_space_refusal(state, space) is None]
    return [(space, steps) for space in spaces for steps in range(1, steps_to(state, space, SUPPORT) + 1)]


def _agitate_candidates(state: State, frame: AgitatePhase) -> list[Args]:
    spaces = [space for space in ALGERIA if agitate_space_refusal(state, space) is None]
    return [(space, steps) for space in spaces for steps in range(1, steps_to(state, space, OPPOSE) + 1)]


def _pacify(draft: Draft, frame: PacifyPhase, space: int, steps: int) -> None:
    for _ in range(steps):
        pacify_step(draft, space)
    _ask(draft, frame._replace(spent=frame.spent + PRICE_OF_PACIFYING * steps))


def _agitate(draft: Draft, frame: AgitatePhase, space: int, steps: int) -> None:
    for _ in range(steps):
        agitate_step(draft, space)
    _ask(draft, frame)


def _leave(draft: Draft, frame: PacifyPhase | AgitatePhase) -> None:
    """Leave it at what was done."""


PACIFY: Verb[PacifyPhase] = Verb(
    SUPPORT_PHASE, ("space", "number"), _pacify_candidates, pacify_refusal, _pacify
)
AGITATE: Verb[AgitatePhase] = Verb(
    SUPPORT_PHASE, ("space", "number"), _agitate_candidates, agitate_refusal, _agitate
)
PACIFY_STEP: Step[PacifyPhase] = {"pacify": PACIFY, DONE: plain(SUPPORT_PHASE, _leave, ends=True)}
AGITATE_STEP: Step[AgitatePhase] = {"agitate": AGITATE, DONE: plain(SUPPORT_PHASE, _leave, ends=True)}
STEPS: Steps = {**decision(PacifyPhase, PACIFY_STEP), **decision(AgitatePhase, AGITATE_STEP)}
RUNS: Runs = procedure(Support, begin_support)
