"""Frames of the Propaganda Round and of placing pieces from the map [CT-6, CT-7.5]."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat


class Victory(NamedTuple):
    """The Victory Phase begins [CT-6.1]."""


class Supply(NamedTuple):
    """A side whose Available box lacks a kind may take it from the map to place it [CT-7.5].

    Attributes:
        seat: The side.
        kind: What is placed; Underground Guerrillas come from Guerrillas of either kind.
        number: How many are still missing.
        target: Where they go.
    """

    seat: Seat
    kind: int
    number: int
    target: int


PropagandaFrame: TypeAlias = Victory | Supply
