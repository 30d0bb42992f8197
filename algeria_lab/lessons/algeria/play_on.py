"""Carry a war on between a learner's decisions: doctrines decide, the game keeps history and events."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TypeAlias

from algeria_lab.algeria.frames import Operations, Setup
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.events import Story
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import LabError
from algeria_lab.core.voice import PLAIN, Voice
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import Choice, Player, play_choice, rng_of

Players: TypeAlias = Mapping[Seat, Player[State]]
RULES = AlgeriaRules()
DOCTRINE = "mixed"
MOST_DECISIONS = 20_000
# Verbs that end a decision without doing more than must be done, the least first.
_LEAST = ("auto_pass", "yield", "pass", "decline", "done", "keep")


class NeverReached(LabError, RuntimeError):
    """The war ended before the moment that was asked for."""


def doctrines(*, fln: str = DOCTRINE, gov: str = DOCTRINE) -> Players:
    """Return the players that decide for both sides, by name: ``doctrines(fln="barrier-3", gov="mixed")``.

    Raises:
        UnknownName: If there is no such player.
    """
    return {"fln": PLAYERS.player(fln, "fln"), "gov": PLAYERS.player(gov, "gov")}


def begin(
    scenario: str,
    seed: int,
    changes: Mapping[str, object] | None = None,
    voice: Voice = PLAIN,
) -> Game[State]:
    """Return a new war with all units placed as the scenario proposes; every action may be taken back.

    Args:
        scenario: Name of the starting position.
        seed: Seed of the dice.
        changes: Constants and switches of the model to change, such as ``{"resettled_charge": 0}``.
        voice: How the war and its things are told; in the names of the rules if none is given.

    Raises:
        UnknownName: For an unknown scenario or constant.
    """
    options = {"changes": dict(changes)} if changes else {}
    game: Game[State] = Game(RULES, scenario, options, seed=seed, take_backs="free", voice=voice)
    while isinstance(game.state.top, Setup):
        game.play("quick")
    return game


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


def play_to(game: Game[State], turn: int, seat: Seat = "gov", players: Players | None = None) -> Story:
    """Let doctrines play until a side may act in the Operations Phase of a turn.

    Nothing is played if that moment is now; the end of the war stops it earlier.

    Args:
        game: The war; it is played on, so that it can be forked and saved as any other.
        turn: The turn to reach.
        seat: The side that is then to decide on a mission.
        players: Who decides until then; both doctrines `mixed` when left out.

    Returns:
        What happened on the way.

    Raises:
        NeverReached: If that moment lies in the past.
    """
    deciding = players or doctrines()
    if game.state.turn > turn:
        raise NeverReached(
            f"turn {turn} is over: this is turn {game.state.turn}. Fork from a bookmark instead."
        )
    rngs = {side: rng_of(game.seed, side) for side in SEATS}
    begun = game.ply
    while game.to_move and not _is_there(game.state, turn, seat):
        if game.ply - begun > MOST_DECISIONS:
            raise NeverReached(f"turn {turn} is not reached after {MOST_DECISIONS} decisions.")
        play_choice(game, deciding[game.to_move], rngs[game.to_move])
    return game.history[begun + 1 :].events


def _is_there(state: State, turn: int, seat: Seat) -> bool:
    # A turn may end before the side comes to act: then its next chance counts.
    awaited = state.top
    return state.turn >= turn and isinstance(awaited, Operations) and awaited.seat == seat


def play_on(game: Game[State], turns: int = 1, seat: Seat = "gov", players: Players | None = None) -> Story:
    """Let doctrines finish this turn, and play until *seat* may act some turns later; see `play_to`."""
    return play_to(game, game.state.turn + turns, seat, players)
