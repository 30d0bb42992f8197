"""Chance as a player of *Colonial Twilight*: any legal action with the same chance, without a list."""

from __future__ import annotations

from random import Random

from algeria_lab.core.words.short import Named
from algeria_lab.players.base import RANDOM, Because, Choice
from algeria_lab.twilight.decisions import awaited, options
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args, to_action


class RandomCampaignPlayer(Named):
    """Takes any legal action with the same chance, but draws quicker than `RandomPlayer`: see `drawn`."""

    name = RANDOM

    def choose(self, view: State, rng: Random) -> Choice:
        """Draw one of the legal actions, and tell among how many."""
        verb, args = drawn(view, rng)
        frame, step = awaited(view)
        values = (("options", len(options(view))),)
        because = Because("", "judgement-random", answer=True, values=values)
        return Choice((to_action(frame.seat, verb, step[verb].takes, args),), (because,))

    def decide(self, view: State, rng: Random) -> tuple[tuple[str, Args], ...]:
        """Draw what `choose` would, without texts."""
        return (drawn(view, rng),)


def drawn(state: State, rng: Random) -> tuple[str, Args]:
    """Draw one of the legal choices of the awaited decision, each with the same chance.

    Candidates are drawn until one is not refused: among the legal ones none comes first more often than
    another, and there always is a legal one.
    """
    frame, step = awaited(state)
    left = [(name, verb, args) for name, verb in step.items() for args in verb.candidates(state, frame)]
    while True:
        name, verb, args = left.pop(rng.randrange(len(left)))
        if verb.refusal(state, frame, *args) is None:
            return name, args
