"""Decisions of every kind that games played at random come to, for tests that go through all of them."""

from functools import cache
from random import Random

from algeria_lab.core.dice import SeededDice
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.twilight.state import State

RULES = TwilightRules()
GAMES = (("full", 4), ("medium", 1), ("full", 11))
MOST = 3  # positions of a kind


@cache
def decisions() -> dict[str, list[State]]:
    """Return positions by the name of the decision that is awaited in them, a few of each."""
    found: dict[str, list[State]] = {}
    for scenario, seed in GAMES:
        rng, dice = Random(seed), SeededDice(seed)
        state, _ = RULES.new(scenario, {}, dice)
        while legal := RULES.legal(state):
            met = found.setdefault(FRAMES.name(state.agenda[-1]), [])
            # Late positions of a kind have more to choose from than the first ones.
            if len(met) < MOST or rng.random() < 0.01:
                met.append(state)
                del met[1 : len(met) - MOST + 1]
            state, _ = RULES.apply(state, rng.choice(legal), dice)
    return found
