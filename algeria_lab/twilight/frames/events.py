"""Frames of the Events: what a text still does, and what its executor, or the other side, chooses [CT-8].

All begin with the same fields: whose decision it is, which effect of which text is being carried out.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat


class Effect(NamedTuple):
    """The next effect of a text is carried out [CT-8.1].

    Attributes:
        seat: The executor.
        card: Number of the card.
        text: Which text, or which branch of it, such as ``unshaded:space``.
        step: Which of its effects comes next, from 0.
        where: Spaces that the effects before have settled; empty for none yet.
        number: Number that they have settled: a die, pieces to come.
    """

    seat: Seat
    card: int
    text: str
    step: int = 0
    where: tuple[int, ...] = ()
    number: int = 0


class ChooseSpaces(NamedTuple):
    """Spaces are chosen for an effect, one after the other.

    Attributes:
        seat, card, text, step: See `Effect`; the row at that step says what for.
        chosen: Spaces chosen so far.
    """

    seat: Seat
    card: int
    text: str
    step: int
    chosen: tuple[int, ...] = ()


class SetLevels(NamedTuple):
    """Spaces are set to Support or to Opposition, each as the executor likes; see `ChooseSpaces`."""

    seat: Seat
    card: int
    text: str
    step: int
    chosen: tuple[int, ...] = ()


class ChooseWilaya(NamedTuple):
    """A Wilaya is chosen for the effects that follow; see `ChooseSpaces`."""

    seat: Seat
    card: int
    text: str
    step: int


class ChooseBranch(NamedTuple):
    """One of two branches of a text is chosen; see `ChooseSpaces`."""

    seat: Seat
    card: int
    text: str
    step: int


class ShiftFrance(NamedTuple):
    """The marker on the France Track is moved; see `ChooseSpaces`."""

    seat: Seat
    card: int
    text: str
    step: int


class RaiseCommitment(NamedTuple):
    """Commitment is raised for French cubes that go Out of Play [CT-8.4/04]; see `ChooseSpaces`."""

    seat: Seat
    card: int
    text: str
    step: int


class RemovePieces(NamedTuple):
    """Pieces are taken from places and go elsewhere.

    Attributes:
        seat, card, text, step: See `Effect`.
        number: How many may or must still go.
        kinds: Which kinds.
        places: From which spaces and boxes.
    """

    seat: Seat
    card: int
    text: str
    step: int
    number: int
    kinds: tuple[int, ...]
    places: tuple[int, ...]


class PlacePieces(NamedTuple):
    """Pieces of a kind are placed on the map.

    Attributes:
        seat, card, text, step: See `Effect`.
        number: How many may or must still come.
        where: Spaces that the effects before have settled; empty for none.
    """

    seat: Seat
    card: int
    text: str
    step: int
    number: int
    where: tuple[int, ...] = ()


class MovePieces(NamedTuple):
    """Pieces are moved from space to space at no cost.

    Attributes:
        seat, card, text, step: See `Effect`.
        number: How many may still move.
        sources, targets: Between which spaces.
    """

    seat: Seat
    card: int
    text: str
    step: int
    number: int
    sources: tuple[int, ...]
    targets: tuple[int, ...]


class DiscardMarker(NamedTuple):
    """A Capability is taken out of play [CT-8.4/30]; see `ChooseSpaces`."""

    seat: Seat
    card: int
    text: str
    step: int


class AgitateFree(NamedTuple):
    """The FLN may Agitate for one step without cost [CT-8.4/26].

    Attributes:
        seat: The FLN.
        space: Where.
    """

    seat: Seat
    space: int


class CoupWon(NamedTuple):
    """The FLN has won the Coup d'etat and chooses what the Government loses [CT-8.6/66].

    Attributes:
        seat: The FLN.
        number: The lower roll.
    """

    seat: Seat
    number: int


EventFrame: TypeAlias = (
    Effect
    | ChooseSpaces
    | SetLevels
    | ChooseWilaya
    | ChooseBranch
    | ShiftFrance
    | RaiseCommitment
    | RemovePieces
    | PlacePieces
    | MovePieces
    | DiscardMarker
    | AgitateFree
    | CoupWon
)
