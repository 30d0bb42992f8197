"""Players of the duel by name: for tables, the command line and experiments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data
from algeria_lab.players.base import RANDOM
from algeria_lab.players.insurgent.random_duel import RandomDuelPlayer
from algeria_lab.players.insurgent.sensible import SENSIBLE, SensiblePlayer
from algeria_lab.players.insurgent.simulator import DuelPlayer
from algeria_lab.players.roster import Roster

_PLAYERS: dict[str, Callable[[Seat], DuelPlayer]] = {SENSIBLE: SensiblePlayer, RANDOM: RandomDuelPlayer}


class DuelPlayers(Roster[DuelPlayer]):
    """Common sense and chance.

    Nobody is needed for the French of the solo game: the automaton is part of its rules [INS-6].
    """

    def names(self, seat: Seat) -> tuple[str, ...]:
        """See `Roster.names`."""
        if seat not in SEATS:
            raise UnknownName("side", seat, SEATS)
        return tuple(_PLAYERS)

    def _find(self, name: str, seat: Seat) -> DuelPlayer | None:
        return _PLAYERS[name](seat) if name in _PLAYERS else None

    def _texts(self, name: str, seat: Seat) -> Mapping[str, Mapping[str, str]]:  # noqa: ARG002 - both sides alike
        names = load_data("insurgent", "players")["names"]
        return cast("Mapping[str, Mapping[str, Mapping[str, str]]]", names)[name]


PLAYERS = DuelPlayers()
