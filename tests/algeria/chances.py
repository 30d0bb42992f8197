"""Exact chances of what a test looks at, walked by `odds` through the engine's own code."""

from __future__ import annotations

from collections.abc import Callable

from algeria_lab.algeria import rules as engine
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import FRAMES, Distribute
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import Dice
from algeria_lab.core.drafting import GameOver
from algeria_lab.core.odds import Distribution, odds
from tests.algeria.boards import Board, State

See = Callable[[State], object]


def of_action(start: Board | State, text: str, see: See) -> Distribution:
    """Return the distribution of what *see* finds after one legal action and what follows by itself."""
    state = start.state if isinstance(start, Board) else start
    return odds(lambda dice: see(engine.preview(state, Action.parse(text), dice)))


def of_resolution(start: Board | State, text: str, see: See) -> Distribution:
    """Return the distribution of what *see* finds right after one legal action, before anything follows."""
    return of_procedure(start, lambda draft: engine.resolve(draft, Action.parse(text)), see)


def of_procedure(start: Board | State, procedure: Callable[[Draft], object], see: See) -> Distribution:
    """Return the distribution of what *see* finds after a procedure of the rules."""
    state = start.state if isinstance(start, Board) else start

    def once(dice: Dice) -> object:
        draft = Draft(state.copy(), dice, listening=False)
        try:
            procedure(draft)
        except GameOver:
            assert draft.state.winner
        return see(draft.state)

    return odds(once)


def waiting(state: State, step: str, field: str) -> int:
    """Return a number that the first *step* on the agenda carries, 0 without one."""
    found = (frame for frame in reversed(state.agenda) if FRAMES.name(frame) == step)
    return next((getattr(frame, field) for frame in found), 0)


def fln_points(state: State) -> int:
    """Return the PSP that the FLN has to distribute now."""
    top = state.top
    return top.points if isinstance(top, Distribute) and top.seat == "fln" else 0
