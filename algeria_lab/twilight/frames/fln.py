"""Frames of the operations and special activities of the FLN [CT-5.4, CT-5.5].

The first six fields of an operation are those of `operations.common.Operation`.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat


class Terror(NamedTuple):
    """The FLN carries out Terror [CT-5.4.4]; see `operations.common.Operation`."""

    seat: Seat
    box: str
    limit: int
    free: bool = False
    places: tuple[int, ...] = ()
    special: str = ""


class Extort(NamedTuple):
    """The FLN extorts, one space after the other [CT-5.5.1].

    Attributes:
        seat: The FLN.
        places: Spaces already used.
    """

    seat: Seat
    places: tuple[int, ...] = ()


FlnFrame: TypeAlias = Terror | Extort
