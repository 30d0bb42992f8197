"""Players by name: for tables, the command line, notebooks and experiments."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.players.algeria.doctrine import DoctrinePlayer
from algeria_lab.players.algeria.fln_mixed import FLN_MIXED
from algeria_lab.players.algeria.gov_mixed import GOV_MIXED
from algeria_lab.players.base import Player
from algeria_lab.players.random_player import RandomPlayer

HUMAN = "human"
Seating = dict[Seat, Player[State] | None]

_MAKERS: dict[Seat, dict[str, Callable[[], Player[State]]]] = {
    "fln": {"mixed": lambda: DoctrinePlayer(FLN_MIXED), "random": lambda: RandomPlayer(AlgeriaRules())},
    "gov": {"mixed": lambda: DoctrinePlayer(GOV_MIXED), "random": lambda: RandomPlayer(AlgeriaRules())},
}


def player_names(seat: Seat) -> tuple[str, ...]:
    """Return the names of the computer players that can take *seat*."""
    return tuple(_MAKERS[seat])


def new_player(name: str, seat: Seat) -> Player[State]:
    """Return a computer player for a side of *Algeria*.

    Raises:
        UnknownName: If there is no such player for that side.
    """
    if name not in _MAKERS[seat]:
        raise UnknownName(f"player for {seat}", name, _MAKERS[seat])
    return _MAKERS[seat][name]()


def seat_players(names: Mapping[Seat, str] | Mapping[str, str]) -> Seating:
    """Return who sits where, None for a person.

    Args:
        names: Names of players by seat; a seat that is not named is taken by a person.

    Raises:
        UnknownName: For an unknown seat, or a player that cannot take it.
    """
    named: dict[str, str] = dict(names.items())
    for seat in named:
        if seat not in SEATS:
            raise UnknownName("side", seat, SEATS)
    return {seat: _player_or_person(named.get(seat, HUMAN), seat) for seat in SEATS}


def _player_or_person(name: str, seat: Seat) -> Player[State] | None:
    if name == HUMAN:
        return None
    if name not in _MAKERS[seat]:
        raise UnknownName(f"player for {seat}", name, (HUMAN, *_MAKERS[seat]))
    return new_player(name, seat)
