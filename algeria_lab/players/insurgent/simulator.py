"""Whole games of *INSURGENT: Algeria* at full speed: one draft a game, no events, no action texts.

The same seed and players through the door give the same game; each player sees only what its seat may see.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Protocol

from algeria_lab.core.dice import SeededDice
from algeria_lab.core.rules import Options
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.observation import observe
from algeria_lab.insurgent.rules import InsurgentRules, advance
from algeria_lab.insurgent.state import State
from algeria_lab.players.base import Player, rng_of
from algeria_lab.players.insurgent.icon_choices import Pick

TURN_LIMIT = 100  # no game lasts so long: a turn takes a card, and there are 42
_RULES = InsurgentRules()


class DuelPlayer(Player[State], Protocol):
    """A player that can also decide by numbers."""

    def decide(self, view: State, rng: Random) -> Pick:
        """Return what `choose` would, without texts and reasons."""


class Duel(NamedTuple):
    """How a game went.

    Attributes:
        scenario: ``duel`` or ``solo``.
        seed: Seed of dice and players.
        winner: ``fln``, ``gov`` or ``draw``; empty if the turn limit came first.
        reason: ``domination``, ``attrition`` or ``solo-deck-out``; empty if undecided.
        front: The front that was dominated; else empty.
        turns: Turns begun, both sides together, up to the limit.
    """

    scenario: str
    seed: int
    winner: str
    reason: str
    front: str
    turns: int


def play_duel(
    scenario: str,
    fln: DuelPlayer,
    gov: DuelPlayer | None,
    seed: int,
    options: Options | None = None,
    *,
    rules: InsurgentRules | None = None,
    turn_limit: int = TURN_LIMIT,
) -> Duel:
    """Play a game to its end.

    Args:
        scenario: ``duel`` or ``solo``.
        fln: Plays the FLN.
        gov: Plays the French; nobody in the solo game, where they are the automaton.
        seed: Seed of the dice; the players' own generators are derived from it, apart from the dice.
        options: Options of the game, as for `InsurgentRules.new`.
        rules: Rules with other decks than the reconstructed ones.
        turn_limit: A game that is still running after this turn counts as undecided.

    Raises:
        ValueError: If nobody plays the French in a game for two, or somebody plays the automaton.
        UnknownName: For an unknown scenario or option.
    """
    dice = SeededDice(seed)
    state, _ = (rules or _RULES).new(scenario, options or {}, dice)
    if (gov is None) != state.is_solo:
        raise ValueError(
            f"the game {scenario!r} was given {gov.name if gov else 'nobody'} for the French. "
            "A duel needs a player there; in the solo game the automaton plays them."
        )
    draft = Draft(state, dice, listening=False)
    seats: dict[str, tuple[DuelPlayer, Random]] = {"fln": (fln, rng_of(seed, "fln"))}
    if gov:
        seats["gov"] = gov, rng_of(seed, "gov")
    while (frame := state.top) and state.turn <= turn_limit:
        player, rng = seats[frame.seat]
        pick = player.decide(observe(state, frame.seat), rng)
        advance(draft, pick.verb, pick.args)
    return Duel(scenario, seed, state.winner, state.reason, state.front, min(state.turn, turn_limit))
