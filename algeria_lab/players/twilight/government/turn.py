"""The Government's turn: the questions of its chart, in order [CT-12.3]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.base import Values
from algeria_lab.players.twilight.government.event_list import text_of_government
from algeria_lab.players.twilight.government.thought import Thought
from algeria_lab.players.twilight.government.training import plan_train
from algeria_lab.players.twilight.judging import Advice
from algeria_lab.players.twilight.plan import only

LEAST_GAIN: Final = 0.3


def use_event(thought: Thought) -> Advice | None:
    """Use the Event if it is on the Government's list and promises more than any operation."""
    if not _promises_most(thought, "event"):
        return None
    card = thought.view.card
    line = only(thought.view, "event", text_of_government(card))
    return Advice(line, (("card", card), *_promise(thought, "event")))


def _promises_most(thought: Thought, name: str) -> bool:
    """Return whether something promises most of all, and clearly more than a pass."""
    worths = thought.worths
    if name not in worths or worths[name] - thought.passed < LEAST_GAIN:
        return False
    return worths[name] >= max(worths.values())


def _promise(thought: Thought, name: str) -> Values:
    """Return what something promises, in hundredths of a point: beside a pass, and beside the next best."""
    worths = thought.worths
    others = [value for other, value in worths.items() if other != name]
    ahead = worths[name] - max(others)
    return (("worth", round(100 * (worths[name] - thought.passed))), ("ahead", round(100 * ahead)))


def _operation(thought: Thought, name: str) -> Advice | None:
    """Return the plan of an operation if it promises most."""
    if not _promises_most(thought, name):
        return None
    return Advice(thought.plans[name][1].line, _promise(thought, name))


def assault(thought: Thought) -> Advice | None:
    """Assault if that promises most."""
    return _operation(thought, "assault")


def sweep(thought: Thought) -> Advice | None:
    """Sweep if that promises most."""
    return _operation(thought, "sweep")


def garrison(thought: Thought) -> Advice | None:
    """Garrison if that promises most."""
    return _operation(thought, "garrison")


def train(thought: Thought) -> Advice | None:
    """Train if that promises most."""
    return _operation(thought, "train")


def pass_turn(thought: Thought) -> Advice | None:
    """Pass for the income."""
    return Advice(only(thought.view, "pass"))


def train_freely(thought: Thought) -> Advice | None:
    """Train where an Event grants it."""
    frame = thought.view.agenda[-1]
    plan = plan_train(thought.view, "", getattr(frame, "limit", 1))
    return Advice(plan.line) if plan else None
