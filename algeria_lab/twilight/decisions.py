"""One table for the whole game: all decisions with their verbs, all that runs by itself [CT-4]."""

from __future__ import annotations

from typing import Any

from algeria_lab.twilight import pivotal, placing, sequence
from algeria_lab.twilight.events import run as events
from algeria_lab.twilight.operations import kinds
from algeria_lab.twilight.propaganda import phases
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args, Runs, Step, Steps

STEPS: Steps = {
    **sequence.STEPS,
    **kinds.STEPS,
    **placing.STEPS,
    **events.STEPS,
    **pivotal.STEPS,
    **phases.STEPS,
}
RUNS: Runs = {**sequence.RUNS, **kinds.RUNS, **events.RUNS, **phases.RUNS}


def awaited(state: State) -> tuple[Any, Step[Any]]:
    """Return the frame of the decision that is awaited, and its verbs; only call it while the game runs."""
    frame = state.agenda[-1]
    return frame, STEPS[type(frame)]


def options(state: State) -> list[tuple[str, Args]]:
    """Return all choices of the awaited decision, as verb and arguments; the chart is not among them."""
    frame, step = awaited(state)
    return [(name, args) for name, verb in step.items() for args in verb.options(state, frame)]
