"""How the tracks of any game went: where they stood at the end of each turn, and what moved them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any, NamedTuple

from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.lessons.algeria.accounts import levels_by_turn
from algeria_lab.scenarios.quiz.decisive import MEASURED

ON_THE_MAP = ("fln.psl", "gov.psl")


class Level(NamedTuple):
    """Where the tracks of a game stood.

    Attributes:
        turn: At the end of which turn, or card; 0 for the set-up, the turn that still runs as it stands.
        values: The value of each track, by its name among the quantities of `experiments`.
    """

    turn: int
    values: Mapping[str, int]


class Move(NamedTuple):
    """What moved the tracks: one action, or several of one kind, one behind the other.

    Attributes:
        turn: The turn, or card, in which it was done.
        entries: What was done.
        moved: By how much, by the name of the track; only those that moved.
        values: Where the tracks stood afterwards.
    """

    turn: int
    entries: tuple[Entry[Any], ...]
    moved: Mapping[str, int]
    values: Mapping[str, int]


def tracks_of(game: str) -> tuple[str, ...]:
    """Return the quantities by which the sides of a game are measured."""
    return MEASURED.get(game, ON_THE_MAP)


def levels(game: Game[Any]) -> list[Level]:
    """Return where the tracks stood at the beginning and at the end of each turn.

    A turn that has only begun, and in which nothing has moved yet, is none of them.
    """
    if game.rules.name == "algeria":
        return _levels_of_war(game)
    found = {game.state_at(0).turn - 1: values_at(game, 0)}
    for ply in range(1, game.ply + 1):
        found[game.state_at(ply - 1).turn] = values_at(game, ply)
    return [Level(turn, values) for turn, values in found.items()]


def _levels_of_war(game: Game[Any]) -> list[Level]:
    rows = levels_by_turn(game.history)
    found = [Level(row.turn, {"fln.psl": row.fln, "gov.psl": row.gov}) for row in rows]
    runs = game.rules.outcome(game.state) is None
    return found[:-1] if len(found) > 1 and runs and found[-1].values == found[-2].values else found


def moves(game: Game[Any], since: int = 0) -> list[Move]:
    """Return what moved the tracks from a moment on, in order.

    What one side did with the same verb one behind the other, such as agitating in four places, is one move.
    """
    found = []
    for (turn, *_), group in groupby(range(since + 1, game.ply + 1), lambda ply: _kind(game, ply)):
        plies = list(group)
        before, after = values_at(game, plies[0] - 1), values_at(game, plies[-1])
        moved = {name: after[name] - before[name] for name in after if after[name] != before[name]}
        if moved:
            changed = [ply for ply in plies if values_at(game, ply) != values_at(game, ply - 1)]
            found.append(Move(turn, tuple(game.history[ply] for ply in changed), moved, after))
    return found


def _kind(game: Game[Any], ply: int) -> tuple[int, str, str]:
    """Return what tells a move from the next: turn, side and verb."""
    action = game.history[ply].action
    return game.state_at(ply - 1).turn, action.seat if action else "", action.verb if action else ""


def values_at(game: Game[Any], ply: int) -> dict[str, int]:
    """Return where the tracks of a game stood after some actions."""
    name = game.rules.name
    look = subject(name).look(game.state_at(ply))
    return {track: look[track] for track in tracks_of(name)}
