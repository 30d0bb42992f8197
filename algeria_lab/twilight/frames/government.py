"""Frames of the operations and special activities of the Government [CT-5.2, CT-5.3].

The first six fields of an operation are those of `operations.common.Operation`.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat

Cubes: TypeAlias = tuple[tuple[int, int, int], ...]
"""Cubes that have moved: space, kind, number."""


class Train(NamedTuple):
    """The Government trains [CT-5.2.1]; see `operations.common.Operation`.

    Attributes:
        seat, box, limit, free, places, special: As in all operations.
        trained: The space last selected in which cubes have been placed; -1 for none.
        pacified: Spaces in which Pacification has begun; nothing is trained after that.
        shifted: Those of them that have moved by a level.
    """

    seat: Seat
    box: str
    limit: int
    free: bool = False
    places: tuple[int, ...] = ()
    special: str = ""
    trained: int = -1
    pacified: tuple[int, ...] = ()
    shifted: tuple[int, ...] = ()


class Garrison(NamedTuple):
    """The Government garrisons [CT-5.2.2]; see `operations.common.Operation`.

    Attributes:
        seat, box, limit, free, places, special: As in all operations; the places are destinations.
        moved: Police that have arrived.
        activated: Whether its Activation was carried out; no Police move after that.
    """

    seat: Seat
    box: str
    limit: int
    free: bool = False
    places: tuple[int, ...] = ()
    special: str = ""
    moved: Cubes = ()
    activated: bool = False


class Sweep(NamedTuple):
    """The Government sweeps [CT-5.2.3]; see `operations.common.Operation`.

    Attributes:
        seat, box, limit, free, places, special: As in all operations; the places are destinations.
        moved: Troops that have arrived.
        braved: Destinations in which a Guerrilla was removed by Peace of the Brave.
        activated: Destinations whose Activation was carried out; no Troops move after that.
    """

    seat: Seat
    box: str
    limit: int
    free: bool = False
    places: tuple[int, ...] = ()
    special: str = ""
    moved: Cubes = ()
    braved: tuple[int, ...] = ()
    activated: tuple[int, ...] = ()


class Assault(NamedTuple):
    """The Government assaults, one space after the other [CT-5.2.4]; see `operations.common.Operation`."""

    seat: Seat
    box: str
    limit: int
    free: bool = False
    places: tuple[int, ...] = ()
    special: str = ""


class Revenge(NamedTuple):
    """The FLN may place a Guerrilla after an Assault [CT-8.4/33].

    Attributes:
        seat: The FLN.
        places: Where there was an Assault.
    """

    seat: Seat
    places: tuple[int, ...]


class Deploy(NamedTuple):
    """The Government deploys French pieces, or resettles a Sector [CT-5.3.1].

    Attributes:
        seat: The Government.
        places: Spaces selected so far.
        moved: How many pieces have been moved.
    """

    seat: Seat
    places: tuple[int, ...] = ()
    moved: int = 0


class TroopLift(NamedTuple):
    """The Government lifts French Troops [CT-5.3.2].

    Attributes:
        seat: The Government.
        places: Spaces that have sent or received Troops.
        received: Those that have received some; they send none any more, so that it comes to an end.
    """

    seat: Seat
    places: tuple[int, ...] = ()
    received: tuple[int, ...] = ()


class Neutralize(NamedTuple):
    """The Government neutralizes, one piece after the other [CT-5.3.3].

    Attributes:
        seat: The Government.
        places: Spaces selected so far.
        removed: How many pieces were removed in each of them.
        hidden: How many of those were Underground.
        guerrillas: How many of all were Guerrillas.
    """

    seat: Seat
    places: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    hidden: tuple[int, ...] = ()
    guerrillas: int = 0


GovernmentFrame: TypeAlias = Train | Garrison | Sweep | Assault | Revenge | Deploy | TroopLift | Neutralize
