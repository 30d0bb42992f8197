"""The Pivotal Events: when each may be played, and what it does [CT-8.6]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cards import COUP, INDEPENDENCE, MOBILIZATION, OAS, PIVOTAL, RECALL, SUEZ_CRISIS
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.events.settling import play_effects
from algeria_lab.twilight.events.table import RULE_OF
from algeria_lab.twilight.frames.events import CoupWon
from algeria_lab.twilight.geography import AVAILABLE
from algeria_lab.twilight.pieces import FT
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args, Step, Steps, Verb, decision

WINDOW = cite("CT-4.5")
SUEZ_LATER = cite("CT-11/A14")
RECALL_ENABLED = cite("CT-11/D02")
ENOUGH_OPPOSITION: Final = 15
FULL: Final = "full"
COMMITMENT, TROOPS = "commitment", "troops"


# --- when


def pivotal_refusal(state: State, seat: Seat, card: int) -> Refusal | None:
    """Return why a side may not play a Pivotal Event now, or None."""
    if card not in PIVOTAL[seat]:
        return Refusal("ct-not-your-pivotal", WINDOW, {"card": card})
    if card in state.played:
        reason = "ct-coup-this-campaign" if card == COUP else "ct-pivotal-played"
        return Refusal(reason, RULE_OF[card], {"card": card})
    condition = _CONDITIONS.get(card)
    return condition(state) if condition else None


def _independence_refusal(state: State) -> Refusal | None:
    if MOBILIZATION in state.played:
        return None
    return Refusal("ct-pivotal-needs", RULE_OF[INDEPENDENCE], {"card": INDEPENDENCE, "opener": MOBILIZATION})


def _suez_refusal(state: State) -> Refusal | None:
    if state.scenario == FULL or state.switches.suez_in_later_scenarios:
        return None
    return Refusal("ct-suez-is-over", SUEZ_LATER, {"scenario": state.scenario})


def _oas_refusal(state: State) -> Refusal | None:
    if state.recall == "in_effect":
        return None
    return Refusal("ct-pivotal-needs", RULE_OF[OAS], {"card": OAS, "opener": RECALL})


def _mobilization_refusal(state: State) -> Refusal | None:
    if state.opposition_bases >= ENOUGH_OPPOSITION:
        return None
    values = {"needed": ENOUGH_OPPOSITION, "there": state.opposition_bases}
    return Refusal("ct-too-little-opposition", RULE_OF[MOBILIZATION], values)


def _recall_refusal(state: State) -> Refusal | None:
    if not state.switches.recall_can_be_played:
        return Refusal("ct-recall-never", RECALL_ENABLED, {"card": RECALL})
    if state.coup_ever:
        return None
    return Refusal("ct-pivotal-needs", RULE_OF[RECALL], {"card": RECALL, "opener": COUP})


_CONDITIONS: Final[dict[int, Callable[[State], Refusal | None]]] = {
    INDEPENDENCE: _independence_refusal,
    SUEZ_CRISIS: _suez_refusal,
    OAS: _oas_refusal,
    MOBILIZATION: _mobilization_refusal,
    RECALL: _recall_refusal,
}


# --- what


def resolve_pivotal(draft: Draft, seat: Seat, card: int) -> None:
    """Carry out a Pivotal Event, up to the first choice that somebody has."""
    draft.play_pivotal(card, RULE_OF[card])
    _EFFECTS[card](draft, seat)


def _make_independent(draft: Draft, seat: Seat) -> None:
    """Put the Border Zone Track into use; all else follows from the card being in effect."""
    draft.set("border_zone", 0, RULE_OF[INDEPENDENCE])


def _play_suez(draft: Draft, seat: Seat) -> None:
    draft.set("suez_due", True, RULE_OF[SUEZ_CRISIS])
    play_effects(draft, seat, SUEZ_CRISIS, "single")


def _begin_oas(draft: Draft, seat: Seat) -> None:
    draft.mark("oas", RULE_OF[OAS])


def _mobilize(draft: Draft, seat: Seat) -> None:
    play_effects(draft, seat, MOBILIZATION, "single")


def _recall(draft: Draft, seat: Seat) -> None:
    draft.set("recall", "in_effect", RULE_OF[RECALL])


def _attempt_coup(draft: Draft, seat: Seat) -> None:
    """Both sides throw a die; the higher one wins [CT-8.6/66]."""
    rule = RULE_OF[COUP]
    draft.set("coup_ever", True, rule)
    gov, fln = draft.roll("event 66 gov", rule), draft.roll("event 66 fln", rule)
    if gov > fln:
        _cancel_recall(draft)
        draft.count("commitment", fln, rule)
        draft.count("gov_resources", gov + fln, rule)
    elif fln > gov:
        draft.push(CoupWon("fln", gov))


def _cancel_recall(draft: Draft) -> None:
    state, rule = draft.state, RULE_OF[COUP]
    if state.recall == "in_effect":
        draft.set("recall", "cancelled", rule)
    if "oas" in state.capabilities:
        draft.unmark("oas", rule)


_EFFECTS: Final[dict[int, Callable[[Draft, Seat], None]]] = {
    INDEPENDENCE: _make_independent,
    SUEZ_CRISIS: _play_suez,
    OAS: _begin_oas,
    MOBILIZATION: _mobilize,
    RECALL: _recall,
    COUP: _attempt_coup,
}


# --- what the FLN chooses when it has won the Coup d'etat


def cut_commitment(draft: Draft, frame: CoupWon) -> None:
    """Let Commitment fall by the lower roll [CT-8.6/66]."""
    draft.count("commitment", -frame.number, RULE_OF[COUP])


def _send_troops_home(draft: Draft, frame: CoupWon) -> None:
    play_effects(draft, frame.seat, COUP, "single", number=frame.number)


def _loss_refusal(state: State, frame: CoupWon, loss: str) -> Refusal | None:
    if loss == TROOPS and not state.on_map((FT,)) + state.pieces[AVAILABLE][FT]:
        return Refusal("ct-no-troops-left", RULE_OF[COUP], {"card": COUP})
    return None


def _losses(state: State, frame: CoupWon) -> list[Args]:
    return [(COMMITMENT,), (TROOPS,)]


def _choose_loss(draft: Draft, frame: CoupWon, loss: str) -> None:
    if loss == TROOPS:
        _send_troops_home(draft, frame)
    else:
        cut_commitment(draft, frame)


LOSS: Verb[Any] = Verb(WINDOW, (f"{COMMITMENT}|{TROOPS}",), _losses, _loss_refusal, _choose_loss)
COUP_STEP: Step[CoupWon] = {"choose": LOSS}
STEPS: Steps = decision(CoupWon, COUP_STEP)
