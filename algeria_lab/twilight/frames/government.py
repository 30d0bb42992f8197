"""Frames of the operations and special activities of the Government [CT-5.2, CT-5.3].

The first six fields of an operation are those of `operations.common.Operation`.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat


class Train(NamedTuple):
    """The Government trains [CT-5.2.1]; see `operations.common.Operation`."""

    seat: Seat
    box: str
    limit: int
    free: bool = False
    places: tuple[int, ...] = ()
    special: str = ""


GovernmentFrame: TypeAlias = Train
