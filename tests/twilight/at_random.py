"""Random games and damaged saves in any number, each made again from its number alone.

``python -m tests.twilight.at_random games 1000`` plays random games through the door of the rules and looks
at every position; ``... saves 10000`` loads damaged saves: each is refused in words, or opens and is played
on. ``--first N`` begins at another number.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final, NamedTuple

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Entered, Events
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.keeping.saves import load, save_text
from algeria_lab.core.refusals import SaveError
from algeria_lab.twilight.rules import CHART, TwilightRules
from algeria_lab.twilight.state import State
from tests.twilight.invariants import whole
from tests.views.damage import Damage, Whole, damaged

RULES: Final = TwilightRules()
MOST_DECISIONS: Final = 6000
MOST_CARDS: Final = 65
DECISIONS_AFTER: Final = 40
LONGEST_REASON: Final = 2000
OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"mode": "coltwi"},
    {"solitaire": True, "switches": {"final_support_phase": True}},
)


class Ended(NamedTuple):
    """How a random game ended.

    Attributes:
        scenario: Which was played.
        winner, reason: Who won, and how.
        decisions: How many there were.
    """

    scenario: str
    winner: str
    reason: str
    decisions: int


def play_at_random(number: int) -> Ended:
    """Play a game with the legal actions of the door, and look at every position.

    Raises:
        AssertionError: If a position cannot be, nobody can decide, or there is no end.
    """
    for decisions, state in enumerate(positions(number)):  # noqa: B007 - the last ones count
        pass
    return Ended(state.scenario, state.winner, state.reason, decisions)


def positions(number: int) -> Iterator[State]:
    """Yield each position of a random game to its end, every one looked at.

    In every third game the chart answers for the FLN, wherever it has an answer.

    Raises:
        AssertionError: If a position cannot be, nobody can decide, or there is no end.
    """
    scenarios = RULES.scenarios()
    scenario, options = scenarios[number % 3], OPTIONS[number // 3 % 3]
    dice, rng, by_chart = SeededDice(number), Random(number), number % 9 in (2, 3, 7)
    state, events = RULES.new(scenario, options, dice)
    for _ in range(MOST_DECISIONS):
        look_at(state, events)
        yield state
        legal = RULES.legal(state)
        if state.winner:
            assert not legal
            return
        assert legal, state.agenda
        state, events = RULES.apply(state, _chosen(state, legal, rng, by_chart=by_chart), dice)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions, {state.agenda}")


def _chosen(state: State, legal: tuple[Action, ...], rng: Random, *, by_chart: bool) -> Action:
    chart = Action("fln", CHART)
    return chart if by_chart and RULES.refuse(state, chart) is None else rng.choice(legal)


def look_at(state: State, events: Events) -> None:
    """Raise unless a position can be, and no Momentum is left once a Round was reset [CT 6.6]."""
    whole(state)
    assert state.turn <= MOST_CARDS
    phases = [event.phase for event in events if isinstance(event, Entered)]
    if "reset" in phases and "card" in phases[phases.index("reset") :]:
        assert not state.momentum


# --- saves


@cache
def whole_saves() -> tuple[Whole, ...]:
    """Return saves that are whole: from a scenario, and from positions at many kinds of decisions."""
    saves = []
    for number, scenario in enumerate(RULES.scenarios()):
        game = Game(RULES, scenario, OPTIONS[number], seed=number)
        _play_on(game, 20)
        saves += [("twilight", save_text(game), sealed) for sealed in (False, True)]
        for _ in range(6):
            _play_on(game, game.ply + 45)
            if game.to_move:
                begun = Game(RULES, Position.of("twilight", game.state.to_json(), "mine"), seed=6)
                _play_on(begun, 5)
                saves.append(("twilight", save_text(begun), False))
    return tuple(saves)


def _play_on(game: Game[Any], ply: int) -> None:
    rng = Random(game.ply)
    while game.to_move and game.ply < ply:
        game.play(rng.choice(game.legal()))


def load_damaged(number: int) -> str:
    """Load a damaged save and play on if it opens; return ``loaded``, or why it was refused.

    Raises:
        Exception: Whatever is no refusal.
    """
    damage = damaged(number, whole_saves())
    with TemporaryDirectory() as folder:
        file = Path(folder) / "war.json"
        file.write_bytes(damage.file)
        try:
            game, _ = load(file, {"twilight": RULES})
        except SaveError as error:
            said = str(error)
            assert said.startswith("war.json: "), said
            assert len(said) < LONGEST_REASON
            return said
    _play_on(game, game.ply + DECISIONS_AFTER)
    return "loaded"


def told(number: int) -> Damage:
    """Return a damaged save by its number, to look at."""
    return damaged(number, whole_saves())


# --- the command


def _games(numbers: range) -> Iterator[str]:
    ends: Counter[str] = Counter()
    decisions, start = 0, perf_counter()
    for number in numbers:
        try:
            ended = play_at_random(number)
        except Exception as error:  # noqa: BLE001 - each is told, and the next game played
            yield f"game {number}: {type(error).__name__}: {error}"
        else:
            decisions += ended.decisions
            ends[f"{ended.scenario}: {ended.winner} {ended.reason}"] += 1
    seconds = perf_counter() - start
    print(*[f"{end}: {count}" for end, count in sorted(ends.items())], sep="\n")  # noqa: T201 - a command
    print(f"{len(numbers)} games, {decisions} decisions, {len(numbers) / seconds:.1f} games a second")  # noqa: T201


def _saves(numbers: range) -> Iterator[str]:
    loaded = 0
    for number in numbers:
        try:
            loaded += load_damaged(number) == "loaded"
        except Exception as error:  # noqa: BLE001 - each is told, and the next save loaded
            yield f"save {number}: {type(error).__name__}: {error:.200}; {told(number)}"
    print(f"{len(numbers)} damaged saves, {loaded} of them open all the same")  # noqa: T201


def main(arguments: list[str]) -> int:
    """Play or load as many as asked; print what went wrong, and return the exit status."""
    parser = argparse.ArgumentParser("at_random", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("games", "saves"))
    parser.add_argument("count", type=int)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args(arguments)
    numbers = range(given.first, given.first + given.count)
    wrong = 0
    for line in (_games if given.what == "games" else _saves)(numbers):
        print(line)  # noqa: T201
        wrong += 1
    print(f"{wrong} went wrong")  # noqa: T201
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
