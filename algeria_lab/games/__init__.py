"""The games of the house, one record each: where its rules, players, simulator and words stand.

Nothing is read before it is asked for, so that looking up a game costs nothing. A new game joins by a row
in `record` and its name in `GAMES`; from then on whoever takes a game by its name knows it.
"""

from __future__ import annotations

from reprlib import repr as shown
from typing import TYPE_CHECKING, Any

from algeria_lab.core.keeping.save_form import game_of, other_game
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.games.record import ALGERIA, INSURGENT, TWILIGHT, Played, Record

if TYPE_CHECKING:
    from algeria_lab.core.game import Game

__all__ = [
    "GAMES",
    "NoPosition",
    "Played",
    "Record",
    "game_named",
    "game_of_position",
    "record_of",
    "record_of_game",
]


class NoPosition(LabError, TypeError):
    """Something that is no position of a game was given as one."""


GAMES: dict[str, Record] = {record.name: record for record in (ALGERIA, INSURGENT, TWILIGHT)}


def game_named(name: str) -> Record:
    """Return the record of a game.

    Raises:
        UnknownName: If there is no such game.
    """
    if name not in GAMES:
        raise UnknownName("game", name, GAMES, _scenario_hint(name))
    return GAMES[name]


def _scenario_hint(name: str) -> str:
    """Return what to write instead of the name of a scenario; nothing if it is none."""
    owner = next((game for game, record in GAMES.items() if name in record.rules().scenarios()), "")
    return f"{name!r} is a scenario: say open_game({owner!r}, {name!r})." if owner else ""


def game_of_position(view: object) -> Record:
    """Return the record of the game that a position is of.

    Raises:
        NoPosition: If it is none of any game.
    """
    for record in GAMES.values():
        if isinstance(view, record.position()):
            return record
    raise NoPosition(
        f"{shown(view)} is no position. Give what a player is asked with, or `game.state`, or a game itself."
    )


def record_of(text: str, name: str) -> Record:
    """Return the record of the game that a save file is of.

    Args:
        text: Text of the file.
        name: Name of the file, for messages.

    Raises:
        SaveError: If it is not a save file, or one of a game that nobody knows here.
    """
    played = game_of(text, name)
    if played not in GAMES:
        raise other_game(name, played, GAMES)
    return GAMES[played]


def record_of_game(game: Game[Any]) -> Record:
    """Return the record of a game that is played.

    Raises:
        TypeError: If it is something else.
        UnknownName: If it is a game that nobody knows here.
    """
    if hasattr(game, "columns"):
        raise TypeError(
            "a game is wanted, not results of many: `plot` shows those, `war_of` opens one of them."
        )
    rules = getattr(game, "rules", None)
    if rules is None:
        raise TypeError(f"a game is wanted, such as open_game() and load_game() return, not {shown(game)}.")
    return game_named(rules.name)
