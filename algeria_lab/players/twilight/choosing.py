"""Single choices: each option is tried on a copy, and the one worth most is taken [CT-12.6]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from algeria_lab.core.actions import Seat
from algeria_lab.players.twilight.plan import Plan
from algeria_lab.twilight.decisions import options
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args

MOST_TRIED: Final = 60
MOST_CHOICES: Final = 20

Option = tuple[str, Args]
Rate: TypeAlias = Callable[[State], float]
"""What a position is worth to the side that decides."""
Look: TypeAlias = Callable[[State], Rate]
"""Looks ahead from a position: how positions that may come of it are rated."""


def best_of(view: State, seat: Seat, look: Look) -> tuple[Option, float, int]:
    """Return the option after which a position is worth most, that worth, and of how many it is the best."""
    offered = options(view)
    tried = _tried(offered)
    if len(tried) == 1:
        return tried[0], 0.0, 1
    rate = look(view)
    rated = [(_worth_after(view, seat, rate, option), -number) for number, option in enumerate(tried)]
    value, best = max(rated)
    return tried[-best], value, len(offered)


def _tried(offered: list[Option]) -> list[Option]:
    """Return the options that are tried: all, or some spread evenly, and those that end the decision."""
    if len(offered) <= MOST_TRIED:
        return offered
    spread = offered[:: len(offered) // MOST_TRIED + 1]
    return spread + [option for option in offered if option[0] == DONE and option not in spread]


def _worth_after(view: State, seat: Seat, rate: Rate, option: Option) -> float:
    plan = Plan(view, seat)
    plan.take(*option)
    plan.let_it_run()
    return rate(plan.state)


def ending(view: State) -> Option:
    """Return the option that ends what was begun, or else the first one."""
    offered = options(view)
    return next((option for option in offered if option[0] == DONE), offered[0])


def play_out(plan: Plan, look: Look) -> None:
    """Go on with an Event until its text is carried out, taking the best option at each choice."""
    plan.let_it_run()
    for _ in range(MOST_CHOICES):
        if not plan.decides:
            return
        plan.take(*best_of(plan.state, plan.seat, look)[0])
        plan.let_it_run()
