"""Exact odds: what it costs to know the chances of an action before the dice fall."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

from collections import defaultdict
from random import Random
from statistics import median
from time import process_time

from algeria_lab.algeria.frames import FRAMES
from algeria_lab.algeria.missions.consequences import action_odds
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.refusals import TooManyOutcomes
from algeria_lab.players.algeria.simulator import play_war
from algeria_lab.players.base import Choice
from tests.benchmarks.measures import doctrines, noting

RULES = AlgeriaRules()
POSITIONS, WARS, SLOWEST = 150, 6, 8


def sampled() -> list[tuple[State, Choice]]:
    """Return positions of wars between the doctrines, with what was chosen there."""
    found: list[tuple[State, Choice]] = []

    def keep(state: State, choice: Choice) -> None:
        found.append((state.copy(), choice))

    for scenario in RULES.scenarios():
        for seed in range(1, WARS):
            play_war(scenario, *noting(doctrines(), keep), seed)
    return Random(1).sample(found, POSITIONS)


def cost(state: State, action: Action) -> tuple[float, int]:
    """Return the milliseconds for the odds of an action, and its number of outcomes; 0 if refused."""
    begun = process_time()
    try:
        outcomes = len(action_odds(RULES, state, action))
    except TooManyOutcomes:
        outcomes = 0
    return (process_time() - begun) * 1000, outcomes


def run() -> None:
    """Print the cost of the odds of all legal actions, and of the last step of whole missions."""
    costs: dict[str, list[float]] = defaultdict(list)
    rows = []
    for state, choice in sampled():
        candidates = [(state, action) for action in RULES.legal(state)]
        if len(choice.line) > 1:
            candidates.append(last_step(state, choice))
        for position, action in candidates:
            spent, outcomes = cost(position, action)
            name = f"{FRAMES.name(position.agenda[-1])} {action.verb}"
            costs[name].append(spent)
            rows.append((spent, name, str(action), outcomes))
    every = [spent for some in costs.values() for spent in some]
    print(
        f"{len(every)} actions in {POSITIONS} positions: median {median(every):.2f} ms, "
        f"most {max(every):.1f} ms, over 20 ms {sum(spent > 20 for spent in every)}"
    )
    for spent, name, action, outcomes in sorted(rows, reverse=True)[:SLOWEST]:
        print(f"  {spent:7.2f} ms  {name:28} {action:34} {outcomes or 'refused'} outcomes")


def last_step(state: State, choice: Choice) -> tuple[State, Action]:
    """Return the position before the last action of a line, where the dice of a mission fall."""
    for action in choice.line[:-1]:
        state = RULES.preview(state, action, _NoDice())
    return state, choice.line[-1]


class _NoDice:
    """The first actions of a line throw no dice; asking for one is a mistake here."""

    def __getattr__(self, name: str) -> object:
        if name == "enter":
            return lambda *_: None
        raise AssertionError(f"dice were asked for: {name}")
