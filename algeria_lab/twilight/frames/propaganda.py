"""Frames of the Propaganda Round and of placing pieces from the map [CT-6, CT-7.5].

The phases are procedures, each with the name of its section; what a side decides in one stands on top of it.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat


class Victory(NamedTuple):
    """The Round begins with its Victory Phase, and the other phases are laid out [CT-6.0, CT-6.1]."""


class Resources(NamedTuple):
    """Both sides receive Resources [CT-6.2]."""


class Commitment(NamedTuple):
    """The Government may change what is Out of Play, then Commitment falls [CT-6.2]."""


class Commitments(NamedTuple):
    """Commitment falls, once the Government has moved what it wanted [CT-6.2]."""


class Support(NamedTuple):
    """The Support Phase of a side begins [CT-6.3]."""

    seat: Seat


class Redeploy(NamedTuple):
    """The Redeploy Phase of a side begins [CT-6.5]."""

    seat: Seat


class Thaw(NamedTuple):
    """Both sides have redeployed: Control is what the pieces say again [CT-6.5]."""


class Reset(NamedTuple):
    """The Reset Phase begins [CT-6.6]."""


class Refit(NamedTuple):
    """The rest of the Reset Phase, once the Government has chosen what it loses for good [CT-6.6]."""


class BringIn(NamedTuple):
    """The Government may move French pieces from Out of Play to Available [CT-6.2].

    Attributes:
        seat: The Government.
        held: How many French pieces were Available before.
        moved: Pieces moved so far.
    """

    seat: Seat
    held: int
    moved: int = 0


class SendOut(NamedTuple):
    """The Government may move French pieces from Available to Out of Play [CT-6.2].

    Attributes:
        seat: The Government.
        left: How many may still go: as many as were Available before others were brought in.
        moved: Pieces moved so far.
    """

    seat: Seat
    left: int
    moved: int = 0


class PacifyPhase(NamedTuple):
    """The Government may Pacify in the Support Phase [CT-6.3].

    Attributes:
        seat: The Government.
        spent: Resources spent in this phase so far.
    """

    seat: Seat
    spent: int = 0


class AgitatePhase(NamedTuple):
    """The FLN may Agitate in the Support Phase [CT-6.3]."""

    seat: Seat


class SuezReturn(NamedTuple):
    """The Troops set aside for Suez come back [CT-6.5]."""

    seat: Seat


class Moves(NamedTuple):
    """A side may redeploy: it names a target, then what goes there [CT-6.5].

    Attributes:
        seat: The side.
        targets: Spaces named so far, the present one last.
        arrived: Pairs of a kind and a space that has received it: these pieces stay.
    """

    seat: Seat
    targets: tuple[int, ...] = ()
    arrived: tuple[tuple[int, int], ...] = ()


class Losses(NamedTuple):
    """The Government chooses which French Casualties go Out of Play [CT-6.6].

    Attributes:
        seat: The Government.
        left: How many have still to go.
    """

    seat: Seat
    left: int


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


Phase: TypeAlias = Victory | Resources | Commitment | Support | Redeploy | Reset
PropagandaFrame: TypeAlias = (
    Phase
    | Commitments
    | Thaw
    | Refit
    | BringIn
    | SendOut
    | PacifyPhase
    | AgitatePhase
    | SuezReturn
    | Moves
    | Losses
    | Supply
)
