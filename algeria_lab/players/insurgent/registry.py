"""Players of the duel by name: for tables, the command line and experiments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data
from algeria_lab.players.insurgent.duel_simulator import DuelPlayer
from algeria_lab.players.insurgent.random_duel import RANDOM, RandomDuelPlayer
from algeria_lab.players.insurgent.sensible import SENSIBLE, SensiblePlayer

_PLAYERS: dict[str, Callable[[Seat], DuelPlayer]] = {SENSIBLE: SensiblePlayer, RANDOM: RandomDuelPlayer}


def duel_player_names(seat: Seat) -> tuple[str, ...]:
    """Return the names of the computer players for a side, the one to offer first in front.

    Nobody is needed for the French of the solo game: the automaton is part of its rules [INS-6].

    Raises:
        UnknownName: For an unknown side.
    """
    if seat not in SEATS:
        raise UnknownName("side", seat, SEATS)
    return tuple(_PLAYERS)


def new_duel_player(name: str, seat: Seat) -> DuelPlayer:
    """Return a computer player for a side.

    Raises:
        UnknownName: If there is no such side, or no such player for it.
    """
    if name not in duel_player_names(seat):
        raise UnknownName(f"player for {seat}", name, duel_player_names(seat))
    return _PLAYERS[name](seat)


def duel_player_title(name: str, seat: Seat, language: str) -> str:
    """Return what people call a player; its name if it has no title in that language.

    Raises:
        UnknownName: If there is no such side, or no such player for it.
    """
    return _texts(name, seat, "title").get(language, name)


def duel_player_idea(name: str, seat: Seat, language: str) -> str:
    """Return in a sentence or two how a player decides; empty in a language that lacks it.

    Raises:
        UnknownName: If there is no such side, or no such player for it.
    """
    return _texts(name, seat, "idea").get(language, "")


def _texts(name: str, seat: Seat, key: str) -> Mapping[str, str]:
    new_duel_player(name, seat)
    names: Any = load_data("insurgent", "players")["names"]
    texts: Mapping[str, str] = names[name][key]
    return texts
