"""Where the home page sets out from: the first turn of 1954, as the FLN is about to act."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from algeria_lab.algeria.board.geography import AREAS
from algeria_lab.algeria.board.units import ID_OF
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Rolled
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import rng_of

SCENARIO, SEED = "1954", 1
DOCTRINE = "mixed"
MISSION = "propaganda"
RULES = AlgeriaRules()


class Throw(NamedTuple):
    """A mission that was rolled for.

    Attributes:
        place: Where.
        seed: Number of the dice: the same number throws the same.
        event: The roll.
        after: The position that it led to.
    """

    place: str
    seed: int
    event: Rolled
    after: State


@cache
def opening() -> State:
    """Return the position; two doctrines have bought and brought out what they wanted. Not to be changed."""
    game = Game(RULES, SCENARIO, seed=SEED)
    players = {seat: (PLAYERS.player(DOCTRINE, seat), rng_of(SEED, seat)) for seat in SEATS}
    while not _may_act(game.state):
        assert game.to_move is not None, "a war is not over in its first turn"
        player, rng = players[game.to_move]
        for action in player.choose(game.state, rng).line:
            game.play(str(action))
            if _may_act(game.state):
                break
    return game.state


@cache
def first_support() -> int:
    """Return the support with which the Government begins, before it pays for anything."""
    return Game(RULES, SCENARIO, seed=SEED).state.gov_psl


def _may_act(state: State) -> bool:
    return any(action.verb == MISSION for action in RULES.legal(state))


def missions(state: State) -> dict[str, Action]:
    """Return the mission that can be rolled for in each area of Algeria, by the code of the area."""
    legal = [action for action in RULES.legal(state) if action.verb == MISSION]
    by_place = {state.place[ID_OF[action.args[0]]]: action for action in legal}
    return {place: action for place, action in by_place.items() if place in AREAS}


def throw(state: State, place: str, seed: int) -> Throw:
    """Roll for the mission in a place, with the dice of that number.

    Raises:
        KeyError: If nothing can be rolled for there.
    """
    dice = SeededDice(seed)
    dice.enter(state.turn, state.phase)
    after, events = RULES.apply(state, missions(state)[place], dice)
    event = next(event for event in events if isinstance(event, Rolled) and event.faces)
    return Throw(place, seed, event, after)
