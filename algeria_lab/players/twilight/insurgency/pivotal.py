"""The Pivotal window: Morocco and Tunisia, Suez, the OAS [CT-8.6]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.insurgency.thought import Thought
from algeria_lab.players.twilight.judging import Advice
from algeria_lab.players.twilight.plan import only
from algeria_lab.twilight.cards import INDEPENDENCE, SUEZ_CRISIS
from algeria_lab.twilight.pivotal import pivotal_refusal
from algeria_lab.twilight.state import State

POOR: Final = 3
RICH: Final = 5


def _may(state: State, card: int) -> bool:
    return pivotal_refusal(state, "fln", card) is None


def independence(thought: Thought) -> Advice | None:
    """Have Morocco and Tunisia independent as soon as may be: Bases are safe there."""
    state = thought.view
    return Advice(only(state, "pivotal", INDEPENDENCE)) if _may(state, INDEPENDENCE) else None


def suez(thought: Thought) -> Advice | None:
    """Play Suez when the FLN has little to lose and the Government much."""
    state = thought.view
    if not _may(state, SUEZ_CRISIS) or state.fln_resources > POOR or state.gov_resources < RICH:
        return None
    return Advice(
        only(state, "pivotal", SUEZ_CRISIS), (("held", state.fln_resources), ("there", state.gov_resources))
    )


def leave_window(thought: Thought) -> Advice | None:
    """Do without a Pivotal Event."""
    return Advice(only(thought.view, "skip"))
