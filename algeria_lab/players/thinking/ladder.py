"""The ladder of each game: opponents from one for a first game to the best we have.

A rung names one player a side. What lists offer besides, such as a doctrine with a point to make, is on none.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.tables import load_data


class Rung(NamedTuple):
    """A step of a ladder.

    Attributes:
        number: Which one, 1 for the lowest.
        players: The name of its player for each side.
        recommended: Whether it is the one to begin with for who knows the rules.
    """

    number: int
    players: Mapping[Seat, str]
    recommended: bool

    @property
    def name(self) -> str:
        """What the rung is called in files: the players, the FLN's first, once if both have one name."""
        return "+".join(dict.fromkeys(self.players[seat] for seat in SEATS))


@cache
def ladder_of(game: str) -> tuple[Rung, ...]:
    """Return the rungs of a game, the lowest first."""
    data: Any = load_data(game, "opponents")
    best = int(data["recommended"])
    return tuple(
        Rung(number, {seat: str(row[seat]) for seat in SEATS}, number == best)
        for number, row in enumerate(data["rung"], 1)
    )


def rung_of(game: str, player: str, seat: Seat) -> Rung | None:
    """Return the lowest rung on which a player of a side stands, None for one beside the ladder."""
    return next((rung for rung in ladder_of(game) if rung.players[seat] == player), None)


def climbing(game: str, seat: Seat, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return names of players of a side, those of the ladder first, the lowest in front, then the others."""
    rungs = dict.fromkeys(rung.players[seat] for rung in ladder_of(game))
    return (*rungs, *[name for name in names if name not in rungs])


def recommended(game: str, seat: Seat) -> str:
    """Return the name of the player to begin with."""
    return next(rung.players[seat] for rung in ladder_of(game) if rung.recommended)
