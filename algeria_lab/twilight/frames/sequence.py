"""Frames of the sequence of play: cards, the Pivotal window, the turns of the two sides [CT-4]."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat


class BuildDeck(NamedTuple):
    """The deck is shuffled before the first card [CT-3.3]."""


class NextCard(NamedTuple):
    """Eligibility is set and the next card revealed, once all about the last one is done [CT-4.1]."""


class PivotalWindow(NamedTuple):
    """A side is asked for a Pivotal Event if it may play one; see `Pivotal`."""

    seat: Seat
    asked_last: bool = False
    declared: int = 0


class Pivotal(NamedTuple):
    """A side may play a Pivotal Event in the window before the first turn [CT-4.5].

    Attributes:
        seat: The side.
        asked_last: Whether the other side was asked before.
        declared: The Pivotal Event that the other side has declared, and that this one may trump; 0 for none.
    """

    seat: Seat
    asked_last: bool = False
    declared: int = 0


class ResolvePivotal(NamedTuple):
    """A declared Pivotal Event replaces the card and is carried out [CT-4.5]."""

    seat: Seat
    card: int


class BeginTurn(NamedTuple):
    """The turn of a side on this card begins [CT-4.1]."""

    seat: Seat


class Turn(NamedTuple):
    """A side chooses a box of the initiative track, and what it does there [CT-4.2]."""

    seat: Seat


class EndGame(NamedTuple):
    """The game is scored after its last Propaganda card [CT-6.7]."""


SequenceFrame: TypeAlias = (
    BuildDeck | NextCard | PivotalWindow | Pivotal | ResolvePivotal | BeginTurn | Turn | EndGame
)
