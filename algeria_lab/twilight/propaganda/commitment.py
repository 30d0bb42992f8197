"""Commitment in a Propaganda Round: French pieces into play and out of it, then what it costs [CT-6.2]."""

from __future__ import annotations

from typing import Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.propaganda import BringIn, Commitment, Commitments, SendOut
from algeria_lab.twilight.geography import AVAILABLE, CASUALTIES, OUT_OF_PLAY, PLACES
from algeria_lab.twilight.pieces import FRENCH, KINDS
from algeria_lab.twilight.propaganda.resources import FRANCE_TRACK
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Runs, Step, Steps, Verb, decision, plain

COMMITMENT = cite("CT-6.2")
ROUNDING = cite("CT-11/A08")
PIECES_A_POINT: Final = 3
GOV: Final[Seat] = "gov"


def begin_commitment(draft: Draft, _frame: Commitment) -> None:
    """Ask the Government what it moves between Out of Play and Available, as far as it can."""
    draft.enter("commitment", GOV, COMMITMENT)
    draft.push(Commitments())
    _ask(draft, BringIn(GOV, draft.state.french_available))


def _ask(draft: Draft, frame: BringIn) -> None:
    """Ask what is brought in, or, if nothing more can be, what is sent out."""
    if BRING.options(draft.state, frame):
        draft.push(frame)
    elif frame.held:
        draft.push(SendOut(GOV, frame.held))


def price(moved: int, number: int) -> int:
    """Return what more pieces cost once some were brought in: a third of them all, to the nearest."""
    return (moved + number + 1) // PIECES_A_POINT - (moved + 1) // PIECES_A_POINT


def gain(moved: int, number: int) -> int:
    """Return what more pieces bring once some were sent out: a third of them all, rounded down."""
    return (moved + number) // PIECES_A_POINT - moved // PIECES_A_POINT


def bring_refusal(state: State, frame: BringIn, kind: int, number: int) -> Refusal | None:
    """Return why a number of French pieces may not come from Out of Play, or None."""
    if refusal := _number_refusal(kind, number, state.pieces[OUT_OF_PLAY][kind], OUT_OF_PLAY):
        return refusal
    cost = price(frame.moved, number)
    if state.switches.commitment_must_pay_for_pieces and cost > state.commitment:
        return Refusal("ct-commitment-too-low", ROUNDING, {"price": cost, "held": state.commitment})
    return None


def send_refusal(state: State, frame: SendOut, kind: int, number: int) -> Refusal | None:
    """Return why a number of French pieces may not leave Available, or None."""
    return _number_refusal(kind, number, min(frame.left, state.pieces[AVAILABLE][kind]), AVAILABLE)


def _number_refusal(kind: int, number: int, there: int, place: int) -> Refusal | None:
    if kind not in FRENCH:
        wanted = ", ".join([KINDS[french] for french in FRENCH])
        return Refusal("ct-wrong-kind", COMMITMENT, {"kind": KINDS[kind], "wanted": wanted})
    if not 1 <= number <= there:
        values = {"kind": KINDS[kind], "place": PLACES[place], "given": number, "most": there}
        return Refusal("ct-not-so-many", COMMITMENT, values)
    return None


def _held_out(state: State, frame: BringIn) -> list[Args]:
    row = state.pieces[OUT_OF_PLAY]
    return [(kind, number) for kind in FRENCH for number in range(1, row[kind] + 1)]


def _held_here(state: State, frame: SendOut) -> list[Args]:
    row = state.pieces[AVAILABLE]
    return [(kind, number) for kind in FRENCH for number in range(1, min(frame.left, row[kind]) + 1)]


def _bring(draft: Draft, frame: BringIn, kind: int, number: int) -> None:
    draft.move(kind, number, OUT_OF_PLAY, AVAILABLE, COMMITMENT)
    draft.count("commitment", -price(frame.moved, number), COMMITMENT, "brought-in")
    _ask(draft, frame._replace(moved=frame.moved + number))


def _stop_bringing(draft: Draft, frame: BringIn) -> None:
    """Bring in no more."""
    if frame.held:
        draft.push(SendOut(GOV, frame.held))


def _send(draft: Draft, frame: SendOut, kind: int, number: int) -> None:
    draft.move(kind, number, AVAILABLE, OUT_OF_PLAY, COMMITMENT)
    draft.count("commitment", gain(frame.moved, number), COMMITMENT, "sent-out")
    if left := frame.left - number:
        draft.push(frame._replace(left=left, moved=frame.moved + number))


def _stop_sending(draft: Draft, frame: SendOut) -> None:
    """Send out no more."""


def lose_commitment(draft: Draft, _frame: Commitments) -> None:
    """Take Commitment for French Casualties, unless de Gaulle was recalled, and by the France Track."""
    state = draft.state
    if state.recall != "in_effect":
        lost = state.count(CASUALTIES, FRENCH) // PIECES_A_POINT
        draft.count("commitment", -lost, COMMITMENT, "round-casualties")
    draft.count("commitment", -FRANCE_TRACK[state.france].commitment_lost, COMMITMENT, "round-france")


BRING: Verb[BringIn] = Verb(COMMITMENT, ("kind", "number"), _held_out, bring_refusal, _bring)
BRING_STEP: Step[BringIn] = {"bring": BRING, DONE: plain(COMMITMENT, _stop_bringing, ends=True)}
SEND_STEP: Step[SendOut] = {
    "send": Verb(COMMITMENT, ("kind", "number"), _held_here, send_refusal, _send),
    DONE: plain(COMMITMENT, _stop_sending, ends=True),
}
STEPS: Steps = {**decision(BringIn, BRING_STEP), **decision(SendOut, SEND_STEP)}
RUNS: Runs = {
    **procedure(Commitment, begin_commitment),
    **procedure(Commitments, lose_commitment),
}
