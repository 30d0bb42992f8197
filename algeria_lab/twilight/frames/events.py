"""Frames of the Events: what a text still does, and what its executor, or the other side, chooses [CT-8]."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat


class Effect(NamedTuple):
    """The next effect of a text is carried out [CT-8.1].

    Attributes:
        seat: The executor.
        card: Number of the card.
        text: Which text.
        step: Which of its effects comes next, from 0.
    """

    seat: Seat
    card: int
    text: str
    step: int = 0


EventFrame: TypeAlias = Effect
