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


GovernmentFrame: TypeAlias = Train
