"""A game begun anew from the other side: who sits where then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import LabError
from algeria_lab.players.base import HUMAN
from algeria_lab.players.roster import Roster


def exchanged(players: Roster[Any], names: Mapping[str, str]) -> dict[str, str]:
    """Return who sits where once both sides have changed places.

    A computer that cannot play the other side makes way for the first one that lists offer there.
    """
    one, other = SEATS
    return {
        one: _in_place_of(players, names[other], one),
        other: _in_place_of(players, names[one], other),
    }


def _in_place_of(players: Roster[Any], name: str, seat: Seat) -> str:
    if name == HUMAN:
        return name
    try:
        players.player(name, seat)
    except LabError:
        return players.names(seat)[0]
    return name
