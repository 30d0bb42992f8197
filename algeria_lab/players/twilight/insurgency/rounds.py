"""A Propaganda Round: where the FLN Agitates, where its Guerrillas gather [CT-6.3, CT-6.5]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from algeria_lab.players.twilight.insurgency.changing import gain
from algeria_lab.players.twilight.insurgency.thought import Thought
from algeria_lab.players.twilight.insurgency.worth import Rater
from algeria_lab.players.twilight.judging import Advice
from algeria_lab.players.twilight.plan import Plan
from algeria_lab.twilight.frames.propaganda import AgitatePhase, Moves
from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.pieces import A, B, U
from algeria_lab.twilight.propaganda.redeploy import reaches
from algeria_lab.twilight.propaganda.support import agitate_space_refusal
from algeria_lab.twilight.state import OPPOSE, State
from algeria_lab.twilight.steps import DONE

KEPT: Final = 2
"""Resources that Agitation leaves for the Campaign to come, but for what pays best."""
PAYS_BEST: Final = 1.0
MOST_MOVES: Final = 6
LEAST_GAIN: Final = 0.2


def agitate(thought: Thought) -> Advice | None:
    """Agitate where a Resource brings most Population, as far as Resources go."""
    state = thought.view
    plan, before = Plan(state, "fln"), state.total_opposition - state.total_support
    while ways := list(_ways(plan.state)):
        _, steps, space = max(ways)
        if not plan.act("agitate", space, steps):
            break
    if isinstance(plan.top, AgitatePhase):
        plan.act(DONE)
    points = plan.state.total_opposition - plan.state.total_support - before
    return Advice(plan.line, (("points", points),)) if points else None


def _ways(state: State) -> Iterator[tuple[float, int, int]]:
    """Yield ways to Agitate by a level: points for each Resource, steps, space."""
    for space in ALGERIA:
        if state.support[space] == OPPOSE or agitate_space_refusal(state, space) is not None:
            continue
        steps = state.terror[space] + 1
        pays = state.pop(space) / steps
        if state.fln_resources >= steps + (KEPT if pays < PAYS_BEST else 0):
            yield pays, steps, space


def gather(thought: Thought) -> Advice | None:
    """Let Guerrillas gather at Bases that would fall without them."""
    plan = Plan(thought.view, "fln")
    moved = 0
    for target in ALGERIA:
        if not plan.state.pieces[target][B] or not _best_source(plan.state, target):
            continue
        if not plan.act("to", target):
            continue
        while moved < MOST_MOVES and (found := _best_source(plan.state, target)):
            source, kind = found
            if not plan.act("from", source, kind, 1):
                break
            moved += 1
    if not moved:
        return None
    if isinstance(plan.top, Moves):
        plan.act(DONE)
    return Advice(plan.line, (("pieces", moved),))


def _best_source(state: State, target: int) -> tuple[int, int] | None:
    """Return the space and kind of the Guerrilla whose way to a Base brings most, if any is worth it."""
    rater = Rater(state)
    rated = [
        (gain(rater, target, (kind, 1)) + gain(rater, source, (kind, -1)), -source, kind)
        for source in ALGERIA
        for kind in (U, A)
        if state.pieces[source][kind] and reaches(state, kind, source, target)
    ]
    value, source, kind = max(rated, default=(0.0, 0, U))
    return (-source, kind) if value > LEAST_GAIN else None
