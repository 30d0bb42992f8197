"""Single choices: each option is tried on a copy, and the one worth most is taken [CT-12.6]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government.plan import Plan
from algeria_lab.players.twilight.government.worth import worth
from algeria_lab.twilight.decisions import options
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args

MOST_TRIED: Final = 60
MOST_CHOICES: Final = 20

Option = tuple[str, Args]


def best_of(view: State) -> tuple[Option, float, int]:
    """Return the option after which a position is worth most, that worth, and of how many it is the best."""
    offered = options(view)
    tried = _tried(offered)
    if len(tried) == 1:
        return tried[0], 0.0, 1
    rated = [(_worth_after(view, verb, args), -number) for number, (verb, args) in enumerate(tried)]
    value, best = max(rated)
    return tried[-best], value, len(offered)


def _tried(offered: list[Option]) -> list[Option]:
    """Return the options that are tried: all, or some spread evenly, and those that end the decision."""
    if len(offered) <= MOST_TRIED:
        return offered
    spread = offered[:: len(offered) // MOST_TRIED + 1]
    return spread + [option for option in offered if option[0] == DONE and option not in spread]


def _worth_after(view: State, verb: str, args: Args) -> float:
    plan = Plan(view)
    plan.act(verb, *args)
    plan.let_it_run()
    return worth(plan.state)


def play_out(plan: Plan) -> None:
    """Go on with an Event until its text is carried out, taking the best option at each choice."""
    plan.let_it_run()
    for _ in range(MOST_CHOICES):
        if not plan.decides:
            return
        (verb, args), _, _ = best_of(plan.state)
        plan.act(verb, *args)
        plan.let_it_run()
