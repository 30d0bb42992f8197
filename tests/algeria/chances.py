"""Exact chances of what a test looks at, walked by `odds` through the engine's own code."""

from __future__ import annotations

from collections.abc import Callable

from algeria_lab.algeria import rules as engine
from algeria_lab.algeria.draft import Draft, WarOver
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import Dice
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
        except WarOver:
            assert draft.state.winner
        return see(draft.state)

    return odds(once)


def waiting(state: State, step: str) -> int:
    """Return the number that the first frame *step* on the agenda carries, 0 without one."""
    return next((frame[2] for frame in reversed(state.agenda) if frame[0] == step), 0)
