"""Single choices: each option is tried on a copy, and the one worth most is taken [CT-12.6]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government.judging import Advice
from algeria_lab.players.twilight.government.plan import Line, Plan, only
from algeria_lab.players.twilight.government.thought import Thought
from algeria_lab.players.twilight.government.worth import worth
from algeria_lab.twilight.rules import options
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args

MOST_TRIED: Final = 60


def best_option(thought: Thought) -> Advice | None:
    """Take the option after which the position is worth most; the first of those that are equal."""
    view = thought.view
    offered = options(view)
    if len(offered) == 1:
        verb, args = offered[0]
        return Advice(only(view, verb, *args), (("ways", 1),))
    rated = [(_worth_after(view, verb, args), -number) for number, (verb, args) in enumerate(_tried(offered))]
    value, best = max(rated)
    verb, args = _tried(offered)[-best]
    return Advice(only(view, verb, *args), (("ways", len(offered)), ("worth", round(value))))


def _tried(offered: list[tuple[str, Args]]) -> list[tuple[str, Args]]:
    """Return as many options as are tried: all, or some spread evenly, ending the decision among them."""
    if len(offered) <= MOST_TRIED:
        return offered
    spread = offered[:: len(offered) // MOST_TRIED + 1]
    ends = [option for option in offered if option[0] == DONE and option not in spread]
    return spread + ends


def _worth_after(view: State, verb: str, args: Args) -> float:
    plan = Plan(view)
    plan.act(verb, *args)
    plan.let_it_run()
    return worth(plan.state)


def finish_begun(thought: Thought) -> Advice | None:
    """End what somebody else began, or else take the first option."""
    offered = options(thought.view)
    verb, args = next((option for option in offered if option[0] == DONE), offered[0])
    line: Line = only(thought.view, verb, *args)
    return Advice(line)
