"""The Government's turn: the questions of its chart, in order [CT-12.3]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government.event_list import text_of_government
from algeria_lab.players.twilight.government.judging import Advice
from algeria_lab.players.twilight.government.plan import only
from algeria_lab.players.twilight.government.thought import Thought
from algeria_lab.players.twilight.government.training import plan_train

LEAST_GAIN: Final = 0.3
POOR: Final = 2


def use_event(thought: Thought) -> Advice | None:
    """Use the Event if it is on the Government's list and promises more than any operation."""
    gained = thought.event - thought.passed
    if gained < LEAST_GAIN or thought.event < thought.best:
        return None
    card = thought.view.card
    line = only(thought.view, "event", text_of_government(card))
    return Advice(line, (("card", card), ("worth", round(100 * gained))))


def _by(name: str, thought: Thought) -> Advice | None:
    """Return the plan of an operation if it promises most, and more than passing."""
    value, plan = thought.plans.get(name, (thought.passed, None))
    gained = value - thought.passed
    if plan is None or value < thought.best or gained < LEAST_GAIN:
        return None
    return Advice(plan.line, (("worth", round(100 * gained)),))


def assault(thought: Thought) -> Advice | None:
    """Assault if that promises most."""
    return _by("assault", thought)


def sweep(thought: Thought) -> Advice | None:
    """Sweep if that promises most."""
    return _by("sweep", thought)


def garrison(thought: Thought) -> Advice | None:
    """Garrison if that promises most."""
    return _by("garrison", thought)


def train(thought: Thought) -> Advice | None:
    """Train if that promises most."""
    return _by("train", thought)


def pass_turn(thought: Thought) -> Advice | None:
    """Pass for the income."""
    return Advice(only(thought.view, "pass"))


def train_freely(thought: Thought) -> Advice | None:
    """Train where an Event grants it."""
    frame = thought.view.agenda[-1]
    plan = plan_train(thought.view, "", getattr(frame, "limit", 1))
    return Advice(plan.line) if plan else None
