"""Chance as a player of *Colonial Twilight*: any legal action with the same chance, drawn by numbers."""

from __future__ import annotations

from random import Random

from algeria_lab.core.short import Named
from algeria_lab.players.base import RANDOM, Because, Choice
from algeria_lab.twilight.decisions import awaited, options
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args, to_action


class RandomCampaignPlayer(Named):
    """Draws as `RandomPlayer` does, and the same; `decide` is the quick way for simulations."""

    name = RANDOM

    def choose(self, view: State, rng: Random) -> Choice:
        """Draw one of the legal actions."""
        frame, step = awaited(view)
        offered = options(view)
        verb, args = offered[rng.randrange(len(offered))]
        because = Because("", "judgement-random", answer=True, values=(("options", len(offered)),))
        return Choice((to_action(frame.seat, verb, step[verb].takes, args),), (because,))

    def decide(self, view: State, rng: Random) -> tuple[tuple[str, Args], ...]:
        """Draw one of the choices, without texts."""
        offered = options(view)
        return (offered[rng.randrange(len(offered))],)
