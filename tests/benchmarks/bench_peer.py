"""The three figures that other engines of these rules print: choices asked, choices made, games replayed."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

from algeria_lab.players.algeria.simulator import play_war
from tests.benchmarks.measures import LAPS, RULES, asked_war, best, doctrines, recorded_games, replay

WARS, ASKED_WARS = 50, 10


def run() -> None:
    """Print wars a second with and without legal choices asked, and replayed steps a second."""
    print("a JavaScript engine of the same rules, on another machine: about 25, 80 and 48,000")
    for scenario in RULES.scenarios():
        asked, played = best(asked_war, scenario, ASKED_WARS), best(play_war, scenario, WARS)
        print(
            f"{scenario:10} {1000 / asked:6.0f} wars/s with the legal choices asked before each action, "
            f"{1000 / played:6.0f} wars/s of doctrines alone",
            flush=True,
        )
    print(f"           {_actions_a_war():6.0f} actions a war, in the mean of all scenarios")
    games = recorded_games()
    steps, spent = sum(len(game.steps) for game in games), min(replay(games) for _ in range(LAPS))
    actions = sum(len(line) for game in games for line in game.steps)
    faces = sum(len(game.faces) for game in games)
    print(
        f"replay     {steps / spent:6.0f} recorded steps/s, "
        f"a step being {actions / steps:.1f} actions and {faces / steps:.1f} dice in the mean"
    )


def _actions_a_war() -> float:
    players, seeds = doctrines(), range(1, ASKED_WARS + 1)
    taken = [asked_war(scenario, *players, seed) for scenario in RULES.scenarios() for seed in seeds]
    return sum(taken) / len(taken)
