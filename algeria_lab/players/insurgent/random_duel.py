"""Chance as a player of the duel, as the figures that check an engine define it [INS-11.5]."""

from __future__ import annotations

from random import Random

from algeria_lab.core.actions import Seat
from algeria_lab.core.words.short import Named
from algeria_lab.insurgent.rules import awaited, options
from algeria_lab.insurgent.state import State
from algeria_lab.insurgent.steps import SKIP, to_action
from algeria_lab.players.base import RANDOM, Because, Choice
from algeria_lab.players.insurgent.icon_choices import Pick

NEVER = frozenset({SKIP, "redraw"})


class RandomDuelPlayer(Named):
    """Keeps its hand, never declines, and takes any other choice with the same chance."""

    name = RANDOM

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def choose(self, view: State, rng: Random) -> Choice:
        """Draw one of the choices."""
        pick = self.decide(view, rng)
        takes = awaited(view)[1][pick.verb].takes
        because = Because("", "judgement-random", answer=True, values=(("options", pick.ways),))
        return Choice((to_action(view, self.seat, pick.verb, takes, pick.args),), (because,))

    def decide(self, view: State, rng: Random) -> Pick:
        """Draw one of the choices, by numbers: the quick way for simulations."""
        ways = [way for way in options(view) if way[0] not in NEVER]
        verb, args = ways[int(rng.random() * len(ways))]
        return Pick(verb, args, "random", ways=len(ways))
