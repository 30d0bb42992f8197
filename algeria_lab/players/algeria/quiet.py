"""A war carried on to a moment, by doctrines or by players who hold what they have."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TypeAlias

from algeria_lab.algeria.frames import Operations
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.events import Story
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import LabError
from algeria_lab.players.base import Choice, Player, rng_of
from algeria_lab.players.in_game import play_choice

Players: TypeAlias = Mapping[Seat, Player[State]]
RULES = AlgeriaRules()
OPERATIONS = "operations"
MOST_DECISIONS = 20_000
# Verbs that end a decision without doing more than must be done, the least first.
_LEAST = ("auto_pass", "yield", "pass", "decline", "done", "keep")


class NeverReached(LabError, RuntimeError):
    """The war ended before the moment that was asked for."""


class QuietPlayer:
    """Holds what its side has: does only what must be done, and lets the other side go first."""

    name = "quiet"

    def choose(self, view: State, rng: Random) -> Choice:  # noqa: ARG002 - as every player
        """Take the first of the legal actions that ends the decision."""
        legal = RULES.legal(view)
        least = [action for verb in _LEAST for action in legal if action.verb == verb]
        return Choice(((least or list(legal))[0],))


def quiet() -> Players:
    """Return players that keep both sides quiet, for the turns before a lesson begins."""
    return {"fln": QuietPlayer(), "gov": QuietPlayer()}


def play_until(
    game: Game[State], turn: int, seat: Seat | None, players: Players, phase: str = OPERATIONS
) -> Story:
    """Let players play until a side may act in a phase of a turn.

    Nothing is played if that moment is now; the end of the war stops it earlier.

    Args:
        game: The war; it is played on, so that it can be forked and saved as any other.
        turn: The turn to reach.
        seat: The side that is then to decide on a mission; either if None.
        players: Who decides until then.
        phase: The phase: that of Operations if left out.

    Returns:
        What happened on the way.

    Raises:
        NeverReached: If that moment lies in the past.
    """
    if game.state.turn > turn:
        raise NeverReached(
            f"turn {turn} is over: this is turn {game.state.turn}. Fork from a bookmark instead."
        )
    rngs = {side: rng_of(game.seed, side) for side in SEATS}
    begun = game.ply
    while game.to_move and not is_there(game.state, turn, seat, phase):
        if game.ply - begun > MOST_DECISIONS:
            raise NeverReached(f"turn {turn} is not reached after {MOST_DECISIONS} decisions.")
        play_choice(game, players[game.to_move], rngs[game.to_move])
    return game.history[begun + 1 :].events


def is_there(state: State, turn: int, seat: Seat | None, phase: str = OPERATIONS) -> bool:
    """Return whether a side may act in a phase of a turn, or of a later one if it could not before.

    Args:
        state: The position.
        turn: The turn.
        seat: The side; either if None.
        phase: The phase.
    """
    awaited = state.top
    if state.turn < turn or state.phase != phase:
        return False
    if phase == OPERATIONS:
        return isinstance(awaited, Operations) and seat in (None, awaited.seat)
    to_move = RULES.to_move(state)
    return to_move is not None and seat in (None, to_move)
