"""Players of the duel by name: for tables, the command line and experiments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.tables import load_data
from algeria_lab.players.base import RANDOM
from algeria_lab.players.insurgent.random_duel import RandomDuelPlayer
from algeria_lab.players.insurgent.sensible import HIDING, SENSIBLE, SensiblePlayer
from algeria_lab.players.insurgent.simulator import DuelPlayer
from algeria_lab.players.roster import Roster

MOST_HIDDEN = 100
_Texts: TypeAlias = Mapping[str, Mapping[str, str]]
_PLAYERS: dict[str, Callable[[Seat], DuelPlayer]] = {SENSIBLE: SensiblePlayer, RANDOM: RandomDuelPlayer}


class DuelPlayers(Roster[DuelPlayer]):
    """Common sense and chance.

    For experiments the FLN also has ``hiding-0`` to ``hiding-100``: common sense that plays so many of a
    hundred cards face-down, which lists do not offer.

    Nobody is needed for the French of the solo game: the automaton is part of its rules [INS-6].
    """

    def names(self, seat: Seat) -> tuple[str, ...]:
        if seat not in SEATS:
            raise UnknownName("side", seat, SEATS)
        return tuple(_PLAYERS)

    def _find(self, name: str, seat: Seat) -> DuelPlayer | None:
        if (share := _hiding(name)) is not None and seat == "fln":
            return SensiblePlayer(seat, hiding=share)
        return _PLAYERS[name](seat) if name in _PLAYERS else None

    def _texts(self, name: str, seat: Seat) -> Mapping[str, Mapping[str, str]]:  # noqa: ARG002 - both sides alike
        texts = cast("Mapping[str, _Texts]", load_data("insurgent", "players")["names"])
        if (share := _hiding(name)) is None:
            return texts[name]
        return {
            key: {language: text.replace("{number}", str(share)) for language, text in said.items()}
            for key, said in texts[HIDING].items()
        }


def _hiding(name: str) -> int | None:
    """Return how many of a hundred cards a player of this name hides; None for another player."""
    family, _, number = name.rpartition("-")
    is_one = family == HIDING and number.isascii() and number.isdigit() and number == str(int(number))
    return int(number) if is_one and int(number) <= MOST_HIDDEN else None


PLAYERS = DuelPlayers()
