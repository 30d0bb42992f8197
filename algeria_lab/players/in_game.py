"""What a player does in a game with its history, and not in thousands of wars that a simulator plays."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from algeria_lab.core.actions import Seat
from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry
from algeria_lab.core.rules import S
from algeria_lab.players.base import Choice, Player, View_contra


@runtime_checkable
class Remembering(Player[View_contra], Protocol[View_contra]):
    """A player who looks back at the game, such as one with a script: it is asked as it stands after it."""

    def after(self, history: Sequence[Entry[Any]]) -> Player[View_contra]:
        """Return the player that decides after a history."""


@runtime_checkable
class Pondering(Player[View_contra], Protocol[View_contra]):
    """A player who thinks for seconds before each decision: it is asked when it decides, and never again."""

    ponders: bool


def play_choice(game: Game[S], player: Player[S], rng: Random) -> Choice:
    """Let a player choose and play its line, all or nothing, through the door of the game.

    Raises:
        IllegalAction: If the player's line is refused; nothing has changed.
    """
    seat = game.to_move
    assert seat is not None, "the game is over: nobody decides"
    choice = player.choose(game.rules.observe(game.state, seat), rng)
    game.play(choice.line, by=player.name)
    return choice


def choice_at(game: Game[S], player: Player[S], seat: Seat, ply: int) -> Choice:
    """Return what a computer at *seat* chooses at a moment of a game.

    Its generator is made from the moment: a loaded game goes on as it would have, and whoever asks again
    hears the same.
    """
    rng = Random(f"{game.seed}-{ply}-{seat}")
    if isinstance(player, Remembering):
        player = player.after(game.history[: ply + 1])
    return player.choose(game.rules.observe(game.state_at(ply), seat), rng)
