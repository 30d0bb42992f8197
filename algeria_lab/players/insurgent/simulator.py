"""Whole games of *INSURGENT: Algeria* at full speed: one draft a game, no events, no action texts.

The same seed and players through the door give the same game; each player sees only what its seat may see.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from algeria_lab.core.actions import Seat
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.rules import Options
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.observation import observe
from algeria_lab.insurgent.rules import InsurgentRules, advance, carry_out, settle
from algeria_lab.insurgent.state import State
from algeria_lab.players.base import Player, rng_of
from algeria_lab.players.insurgent.icon_choices import Pick
from algeria_lab.players.outside import Outsider, seated

TURN_LIMIT = 100  # no game lasts so long: a turn takes a card, and there are 42
_RULES = InsurgentRules()


@runtime_checkable
class DuelPlayer(Player[State], Protocol):
    """A player that can also decide by numbers, as those of the package do."""

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
    fln: Player[State] | Outsider,
    gov: Player[State] | Outsider | None,
    seed: int,
    options: Options | None = None,
    *,
    rules: InsurgentRules | None = None,
    turn_limit: int = TURN_LIMIT,
) -> Duel:
    """Play a game to its end.

    Args:
        scenario: ``duel`` or ``solo``.
        fln: Plays the FLN: a player of the package, or anything with a ``choose``; see `players.outside`.
        gov: Plays the French; nobody in the solo game, where they are the automaton.
        seed: Seed of the dice; the players' own generators are derived from it, apart from the dice.
        options: Options of the game, as for `InsurgentRules.new`.
        rules: Rules with other decks than the reconstructed ones.
        turn_limit: A game that is still running after this turn counts as undecided.

    Raises:
        ValueError: If nobody plays the French in a game for two, or somebody plays the automaton.
        UnknownName: For an unknown scenario or option.
        NotAPlayer: If somebody cannot play.
        WrongChoice: If a player from outside chooses what cannot be played.
    """
    asked = rules or _RULES
    dice = SeededDice(seed)
    state, _ = asked.new(scenario, options or {}, dice)
    given: dict[Seat, object] = {"fln": fln} if gov is None else {"fln": fln, "gov": gov}
    players = {seat: seated(player, asked, seat, seed=seed) for seat, player in given.items()}
    if (gov is None) != state.is_solo:
        name = players["gov"].name if "gov" in players else "nobody"
        raise ValueError(
            f"the game {scenario!r} was given {name} for the French. "
            "A duel needs a player there; in the solo game the automaton plays them."
        )
    draft = Draft(state, dice, listening=False)
    acts = {seat: _acting(player, rng_of(seed, seat)) for seat, player in players.items()}
    while (frame := state.top) and state.turn <= turn_limit:
        acts[frame.seat](draft, observe(state, frame.seat))
    return Duel(scenario, seed, state.winner, state.reason, state.front, min(state.turn, turn_limit))


def _acting(player: Player[State], rng: Random) -> Callable[[Draft, State], None]:
    """Return what lets a player decide, given the draft of a game and what the player may see of it."""
    if isinstance(player, DuelPlayer):
        decide = player.decide

        def by_numbers(draft: Draft, view: State) -> None:
            pick = decide(view, rng)
            advance(draft, pick.verb, pick.args)

        return by_numbers

    def by_actions(draft: Draft, view: State) -> None:
        line = player.choose(view, rng).line
        assert line, f"{player.name} chose nothing: the game would stand still"
        for action in line:
            carry_out(draft, action)
            settle(draft)

    return by_actions
