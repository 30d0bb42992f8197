"""Carry a war on between a learner's decisions: doctrines decide, the game keeps history and events."""

from __future__ import annotations

from collections.abc import Mapping

from algeria_lab.algeria.frames import Setup
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat
from algeria_lab.core.events import Story
from algeria_lab.core.game import Game
from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.players.algeria.quiet import RULES, NeverReached, Players, play_until, quiet
from algeria_lab.players.algeria.registry import PLAYERS

DOCTRINE = "mixed"
__all__ = ["NeverReached", "begin", "doctrines", "play_on", "play_to", "quiet"]


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
    return play_until(game, turn, seat, players or doctrines())


def play_on(game: Game[State], turns: int = 1, seat: Seat = "gov", players: Players | None = None) -> Story:
    """Let doctrines finish this turn, and play until *seat* may act some turns later; see `play_to`."""
    return play_to(game, game.state.turn + turns, seat, players)
