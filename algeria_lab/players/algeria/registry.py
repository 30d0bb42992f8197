"""Players of *Algeria* by name: for tables, the command line, notebooks and experiments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data
from algeria_lab.players.algeria.ahead.player import LOOK_AHEAD, look_ahead
from algeria_lab.players.algeria.doctrine import DoctrinePlayer
from algeria_lab.players.algeria.doctrine_files import build_doctrine, doctrine_names, doctrine_of
from algeria_lab.players.base import RANDOM, Player
from algeria_lab.players.random_player import RandomPlayer
from algeria_lab.players.roster import Roster

Spec: TypeAlias = str | Mapping[str, object]
_OTHERS: dict[str, Callable[[Seat], Player[State]]] = {
    RANDOM: lambda _seat: RandomPlayer(AlgeriaRules()),
    LOOK_AHEAD: look_ahead,
}


class AlgeriaPlayers(Roster[Player[State]]):
    """Doctrines of the house, chance, and the one that looks ahead.

    Families of doctrines such as ``resettle-3`` have more members than lists offer; a number outside the
    family raises `WrongNumber`.
    """

    def names(self, seat: Seat) -> tuple[str, ...]:
        return (*quick_names(seat), LOOK_AHEAD)

    def _find(self, name: str, seat: Seat) -> Player[State] | None:
        if name in _OTHERS:
            return _OTHERS[name](seat)
        try:
            return DoctrinePlayer(doctrine_of(name, seat))
        except UnknownName:
            return None

    def _texts(self, name: str, seat: Seat) -> Mapping[str, Mapping[str, str]]:
        if name in _OTHERS:
            data = load_data("algeria", f"doctrines/{name.replace('-', '_')}")
            return cast("Mapping[str, Mapping[str, str]]", data)
        doctrine = doctrine_of(name, seat)
        return {"title": doctrine.title, "idea": doctrine.idea}


PLAYERS = AlgeriaPlayers()


def quick_names(seat: Seat) -> tuple[str, ...]:
    """Return the names of those who are quick enough for thousands of wars."""
    return (*doctrine_names(seat), RANDOM)


def as_player(spec: Spec, seat: Seat) -> Player[State]:
    """Return a computer player from its name, or from data that is known to be a doctrine of that side.

    What somebody wrote is checked first: see `checking.doctrines.checked_player`.

    Raises:
        UnknownName: If there is no such player for that side.
        WrongNumber: If there is, but not with that number.
    """
    return PLAYERS.player(spec, seat) if isinstance(spec, str) else DoctrinePlayer(build_doctrine(spec))
