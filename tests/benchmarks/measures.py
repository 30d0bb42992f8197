"""What is measured, the same for every commit: whole wars, legal choices, recorded games, missions by kind.

Run as a file, ``python measures.py`` prints the figures of whichever `algeria_lab` it finds as one line of
JSON: so `bench_compare` measures another commit, or a compiled one, with this very code.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple
from unittest.mock import patch
from zlib import crc32

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import FRAMES
from algeria_lab.algeria.rules import PHASE_FRAMES, RUNS, AlgeriaRules, resolve, settle
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import seat_of
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import FixedDice, SeededDice
from algeria_lab.core.drafting import GameOver
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.algeria.simulator import TURN_LIMIT, War, play_war
from algeria_lab.players.base import Choice, Player, rng_of
from algeria_lab.players.random_player import RandomPlayer
from tests.conformance import vector_steps
from tests.conformance.vector_steps import PAUSE
from tests.conformance.vectors import read_steps

RULES = AlgeriaRules()
VECTORS = Path(__file__).parents[1] / "data" / "vectors"
NO_MISSIONS = frozenset({"pass", "auto_pass", "yield", "decline"})
WARS, ASKED_WARS, CHANCE_WARS, LAPS = 20, 4, 3, 3
Players = tuple[Player[State], Player[State]]
Line = tuple[Action, ...]


class Noting:
    """A player that tells of each position and what it chooses there.

    Args:
        player: Who chooses.
        note: Called with both before the choice is carried out.
    """

    def __init__(self, player: Player[State], note: Callable[[State, Choice], object]) -> None:
        self.name, self.player, self.note = player.name, player, note

    def choose(self, view: State, rng: Random) -> Choice:
        """Return what the player chooses."""
        choice = self.player.choose(view, rng)
        self.note(view, choice)
        return choice


def noting(players: Players, note: Callable[[State, Choice], object]) -> Players:
    """Return both players, telling of what they choose."""
    fln, gov = players
    return Noting(fln, note), Noting(gov, note)


class Recorded(NamedTuple):
    """A recorded game, ready to be replayed.

    Attributes:
        begin: The position after the first line.
        steps: The actions of both sides in each recorded step, in order; some steps only throw dice.
        faces: All faces, in order.
        end: The position that the replay must reach.
    """

    begin: State
    steps: tuple[Line, ...]
    faces: tuple[int, ...]
    end: State


def doctrines() -> Players:
    """Return the two doctrines that all benchmarks let play."""
    return PLAYERS.player("mixed", "fln"), PLAYERS.player("mixed", "gov")


def asked_war(scenario: str, fln: Player[State], gov: Player[State], seed: int) -> int:
    """Play a war in which the legal choices are listed before every action; return how many actions."""
    dice = SeededDice(seed)
    state, _ = RULES.new(scenario, {}, dice)
    draft, taken = Draft(state, dice, listening=False), 0
    seats = {"fln": (fln, rng_of(seed, "fln")), "gov": (gov, rng_of(seed, "gov"))}
    while state.agenda and state.turn <= TURN_LIMIT:
        player, rng = seats[seat_of(state.agenda[-1])]
        for action in player.choose(state, rng).line:
            RULES.legal(state)
            resolve(draft, action)
            settle(draft)
            taken += 1
    return taken


def recorded_games() -> list[Recorded]:
    """Return the recorded games of the tests, with what was chosen and thrown, checked step by step."""
    games = []
    for path in sorted(VECTORS.glob("*.jsonl.gz")):
        steps = list(read_steps(path))
        starts = [at for at, step in enumerate(steps) if step["step"] == "scenario"]
        for at, end in zip(starts, [*starts[1:], len(steps)], strict=True):
            games.append(_recorded(steps[at:end]))
    return games


def _recorded(steps: list[dict[str, object]]) -> Recorded:
    state, lines = vector_steps.start(steps[0]), list[list[Action]]()
    begin = state.copy()

    def noting(draft: Draft, action: Action) -> None:
        lines[-1].append(action)
        resolve(draft, action)

    with patch.object(vector_steps, "resolve", noting):
        for step in steps[1:]:
            lines.append([])
            vector_steps.take(state, step)
    faces = tuple(die["v"] for step in steps[1:] for die in step["dice"])  # type: ignore[attr-defined]
    return Recorded(begin, tuple(map(tuple, lines)), faces, state)


def replay(games: list[Recorded]) -> float:
    """Replay recorded games without asking whether actions are legal; return the seconds of processor.

    Raises:
        AssertionError: If a game ends elsewhere than it was recorded.
    """
    drafts = [Draft(game.begin.copy(), FixedDice(game.faces), listening=False) for game in games]
    begun = process_time()
    for draft, game in zip(drafts, games, strict=True):
        _replay(draft, game.steps)
    spent = process_time() - begun
    assert all(draft.state == game.end for draft, game in zip(drafts, games, strict=True))
    return spent


def _replay(draft: Draft, steps: tuple[Line, ...]) -> None:
    agenda = draft.state.agenda
    for line in steps:
        if type(agenda[-1]) in PAUSE:
            with suppress(GameOver):
                RUNS[type(agenda[-1])](draft, draft.pop())
            settle(draft, PAUSE)
        for action in line:
            resolve(draft, action)
            settle(draft, PAUSE)


def mission_costs(players: Players, wars: int) -> dict[str, tuple[int, float]]:
    """Return, by kind of mission, how many there were and what one takes the engine, in microseconds.

    A mission is carried out and everything that follows from it, up to the next turn to act; what the
    players think is not in it.
    """
    spent: dict[str, float] = defaultdict(float)
    found: dict[str, int] = defaultdict(int)
    pause = _cost_of_the_clock()
    for scenario in RULES.scenarios():
        for seed in range(1, wars + 1):
            for kind, seconds in _timed_lines(scenario, players, seed):
                spent[kind] += seconds - pause
                found[kind] += 1
    return {kind: (found[kind], 1e6 * spent[kind] / found[kind]) for kind in sorted(found)}


def _timed_lines(scenario: str, players: Players, seed: int) -> Iterator[tuple[str, float]]:
    """Play a war, then carry out its choices again; yield the kind and the seconds of every mission."""
    lines: list[tuple[str, Line]] = []

    def keep(state: State, choice: Choice) -> None:
        lines.append((_kind(FRAMES.name(state.agenda[-1]), choice.line[0].verb), choice.line))

    play_war(scenario, *noting(players, keep), seed)
    dice = SeededDice(seed)
    draft = Draft(RULES.new(scenario, {}, dice)[0], dice, listening=False)
    for kind, line in lines:
        begun = process_time()
        for action in line:
            resolve(draft, action)
            settle(draft, PHASE_FRAMES)
        seconds = process_time() - begun
        settle(draft)
        if kind:
            yield kind, seconds


def _kind(step: str, verb: str) -> str:
    """Return the kind of mission that a choice begins; empty if none."""
    if verb in NO_MISSIONS:
        return ""
    return {"operations": verb, "react": "react"}.get(step, "")


def _cost_of_the_clock() -> float:
    """Return what reading the clock adds to a measured time, in seconds."""
    return median([-process_time() + process_time() for _ in range(2000)])


def figures() -> dict[str, float]:
    """Return the cost of everything, each the best of several laps; smaller is better."""
    players, games = doctrines(), recorded_games()
    found: dict[str, float] = {}
    for scenario in RULES.scenarios():
        play_war(scenario, *players, 0)
        found[f"war {scenario}, ms"] = best(play_war, scenario, WARS)
    found["war, mean, ms"] = sum(found.values()) / len(found)
    for scenario in RULES.scenarios():
        found[f"war {scenario}, asked, ms"] = best(asked_war, scenario, ASKED_WARS)
    chances = [best(play_chance, scenario, CHANCE_WARS) for scenario in RULES.scenarios()]
    found["war of chance, mean, ms"] = sum(chances) / len(chances)
    steps = sum(len(game.steps) for game in games)
    found["replayed step, us"] = min(replay(games) for _ in range(LAPS)) * 1e6 / steps
    laps = [mission_costs(players, WARS // 2) for _ in range(LAPS)]
    return found | {f"{kind}, us": min(lap[kind][1] for lap in laps) for kind in laps[0]}


def play_chance(scenario: str, _fln: Player[State], _gov: Player[State], seed: int) -> War:
    """Play a war of chance against chance: every decision asks `rules.legal`."""
    return play_war(scenario, RandomPlayer(RULES), RandomPlayer(RULES), seed)


def best(play: Callable[[str, Player[State], Player[State], int], object], scenario: str, wars: int) -> float:
    """Return the milliseconds of a war, the best of several laps of *wars* wars."""
    players, costs = doctrines(), []
    for _ in range(LAPS):
        begun = process_time()
        for seed in range(1, wars + 1):
            play(scenario, *players, seed)
        costs.append((process_time() - begun) * 1000 / wars)
    return min(costs)


def fingerprint() -> str:
    """Return a word that tells whether two engines play the same wars."""
    players, seeds = doctrines(), range(1, WARS + 1)
    wars = [play_war(scenario, *players, seed) for scenario in RULES.scenarios() for seed in seeds]
    return f"{crc32(str([tuple(war) for war in wars]).encode()):08x}"


if __name__ == "__main__":
    print(json.dumps({"figures": figures(), "fingerprint": fingerprint()}))
