"""The Pivotal window: Mobilization, the Recall of de Gaulle, the Coup d'etat [CT-12.3]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government.thought import Thought
from algeria_lab.players.twilight.judging import Advice
from algeria_lab.players.twilight.plan import Line, only
from algeria_lab.twilight.cards import CARDS, COUP, MOBILIZATION, RECALL
from algeria_lab.twilight.geography import CASUALTIES, OUT_OF_PLAY
from algeria_lab.twilight.pieces import FRENCH
from algeria_lab.twilight.pivotal import pivotal_refusal
from algeria_lab.twilight.state import State

FEW_RESOURCES: Final = 3
WORTH_BRINGING: Final = 3
MANY_LOST: Final = 3


def _may(state: State, card: int) -> bool:
    return pivotal_refusal(state, "gov", card) is None


def _play(state: State, card: int, **values: int) -> Advice:
    line: Line = only(state, "pivotal", card)
    return Advice(line, tuple(values.items()))


def mobilize(thought: Thought) -> Advice | None:
    """Mobilize as soon as there are pieces worth bringing in."""
    state = thought.view
    waiting = state.count(OUT_OF_PLAY, FRENCH)
    if waiting < WORTH_BRINGING or not _may(state, MOBILIZATION):
        return None
    return _play(state, MOBILIZATION, pieces=waiting)


def recall(thought: Thought) -> Advice | None:
    """Recall de Gaulle once Support pays more than pieces held back, or losses weigh."""
    state = thought.view
    lost = state.count(CASUALTIES, FRENCH)
    if not _may(state, RECALL) or (state.total_support < state.french_available and lost < MANY_LOST):
        return None
    return _play(state, RECALL, support=state.total_support, pieces=state.french_available, lost=lost)


def coup(thought: Thought) -> Advice | None:
    """Risk a Coup d'etat for want of Resources, or to deny a marked Event; never against de Gaulle."""
    state = thought.view
    if state.recall == "in_effect" or not _may(state, COUP):
        return None
    marked = CARDS[state.card].marked and state.first == "fln"
    if state.gov_resources > FEW_RESOURCES and not marked:
        return None
    return _play(state, COUP, resources=state.gov_resources)


def leave_window(thought: Thought) -> Advice | None:
    """Do without a Pivotal Event."""
    return Advice(only(thought.view, "skip"))
