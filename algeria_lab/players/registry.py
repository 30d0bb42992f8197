"""Players by name: for tables, the command line, notebooks and experiments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data
from algeria_lab.players.algeria.doctrine import DoctrinePlayer
from algeria_lab.players.algeria.doctrine_faults import WrongDoctrine, unknown
from algeria_lab.players.algeria.doctrine_files import doctrine_names, doctrine_of, read_doctrine
from algeria_lab.players.algeria.look_ahead import LOOK_AHEAD, look_ahead
from algeria_lab.players.base import Player
from algeria_lab.players.random_player import RandomPlayer

HUMAN = "human"
RANDOM = "random"
Seating = dict[Seat, Player[State] | None]
Spec: TypeAlias = str | Mapping[str, object]
_OTHERS: dict[str, Callable[[Seat], Player[State]]] = {
    RANDOM: lambda _seat: RandomPlayer(AlgeriaRules()),
    LOOK_AHEAD: look_ahead,
}


def player_names(seat: Seat) -> tuple[str, ...]:
    """Return the names that lists offer for *seat*; families such as ``resettle-3`` have more members.

    All are quick enough for thousands of wars; `opponent_names` has also those that take their time.
    """
    return (*doctrine_names(seat), RANDOM)


def opponent_names(seat: Seat) -> tuple[str, ...]:
    """Return the names of all who can sit at a table as *seat*."""
    return (*player_names(seat), LOOK_AHEAD)


def new_player(name: str, seat: Seat) -> Player[State]:
    """Return a computer player for a side of *Algeria*.

    Raises:
        UnknownName: If there is no such player for that side.
        WrongNumber: If there is, but not with that number.
    """
    if name in _OTHERS:
        return _OTHERS[name](seat)
    try:
        return DoctrinePlayer(doctrine_of(name, seat))
    except UnknownName as error:
        raise UnknownName(f"player for {seat}", name, opponent_names(seat)) from error


def as_player(spec: Spec, seat: Seat) -> Player[State]:
    """Return a computer player from its name, or from the data of a doctrine.

    Raises:
        UnknownName: If there is no such player for that side.
        WrongNumber: If there is, but not with that number.
        WrongDoctrine: If the data is not a doctrine of that side; all faults are listed.
    """
    if isinstance(spec, str):
        return new_player(spec, seat)
    doctrine = read_doctrine(spec)
    if doctrine.seat != seat:
        raise WrongDoctrine(doctrine.name, [unknown(("seat",), doctrine.seat, [seat])])
    return DoctrinePlayer(doctrine)


def doctrine_title(name: str, seat: Seat, language: str) -> str:
    """Return what people call a player; its name if it has no title in that language.

    Raises:
        UnknownName: If there is no such player for that side.
        WrongNumber: If there is, but not with that number.
    """
    return _texts(name, seat, "title").get(language, name)


def doctrine_idea(name: str, seat: Seat, language: str) -> str:
    """Return in a sentence or two what a player tries and gives up; empty if nobody wrote it down.

    Raises:
        UnknownName: If there is no such player for that side.
        WrongNumber: If there is, but not with that number.
    """
    return _texts(name, seat, "idea").get(language, "")


def _texts(name: str, seat: Seat, key: str) -> Mapping[str, str]:
    if name in _OTHERS:
        return cast("Mapping[str, str]", load_data("algeria", f"doctrines/{name.replace('-', '_')}")[key])
    player = cast("DoctrinePlayer[object]", new_player(name, seat))
    return player.doctrine.title if key == "title" else player.doctrine.idea


def seat_players(names: Mapping[Seat, str] | Mapping[str, str]) -> Seating:
    """Return who sits where, None for a person.

    Args:
        names: Names of players by seat; a seat that is not named is taken by a person.

    Raises:
        UnknownName: For an unknown seat, or a player that cannot take it.
        WrongNumber: For a player that can, but not with that number.
    """
    named: dict[str, str] = dict(names.items())
    for seat in named:
        if seat not in SEATS:
            raise UnknownName("side", seat, SEATS)
    return {seat: _player_or_person(named.get(seat, HUMAN), seat) for seat in SEATS}


def _player_or_person(name: str, seat: Seat) -> Player[State] | None:
    if name == HUMAN:
        return None
    try:
        return new_player(name, seat)
    except UnknownName as error:
        raise UnknownName(f"player for {seat}", name, (HUMAN, *opponent_names(seat))) from error
