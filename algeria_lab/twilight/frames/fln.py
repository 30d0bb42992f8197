"""Frames of the operations and special activities of the FLN [CT-5.4, CT-5.5].

The first six fields of an operation are those of `operations.common.Operation`.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat


class Rally(NamedTuple):
    """The FLN rallies [CT-5.4.1]; see `operations.common.Operation`.

    Attributes:
        at_base: Whether only spaces with an FLN Base may be selected [CT-8.4/06].
        at_least: How many places must be selected as far as there are any.
        agitated: The space in which the FLN Agitates; -1 for none yet.
        shifted: Whether that space has been shifted.
    """

    seat: Seat
    box: str
    limit: int
    free: bool = False
    places: tuple[int, ...] = ()
    special: str = ""
    at_base: bool = False
    at_least: int = 1
    agitated: int = -1
    shifted: bool = False


class RallySpace(NamedTuple):
    """The FLN chooses what the Rally brings to a space [CT-5.4.1]."""

    seat: Seat
    space: int


class March(NamedTuple):
    """The FLN marches [CT-5.4.2]; see `operations.common.Operation`.

    Attributes:
        places: Spaces entered and paid so far.
        moved: Who has moved; see `operations.groups`.
        sent: The steps of groups; see `operations.groups`.
    """

    seat: Seat
    box: str
    limit: int
    free: bool = False
    places: tuple[int, ...] = ()
    special: str = ""
    moved: tuple[tuple[int, int, int, int], ...] = ()
    sent: tuple[tuple[int, int, bool], ...] = ()


class MarchInto(NamedTuple):
    """The FLN says which group enters a space [CT-5.4.2].

    Attributes:
        seat: The FLN.
        space: The space.
        one_step: Whether a group may make only one step, as in a Limited Operation.
        moved: Who has moved; see `operations.groups`.
        sent: See `March`.
    """

    seat: Seat
    space: int
    one_step: bool = False
    moved: tuple[tuple[int, int, int, int], ...] = ()
    sent: tuple[tuple[int, int, bool], ...] = ()


class Attack(NamedTuple):
    """The FLN attacks [CT-5.4.3]; see `operations.common.Operation`.

    Attributes:
        ambushes: How many of the places were ambushed.
    """

    seat: Seat
    box: str
    limit: int
    free: bool = False
    places: tuple[int, ...] = ()
    special: str = ""
    ambushes: int = 0


class AttackLosses(NamedTuple):
    """The FLN picks the nationality of a piece that falls [CT-5.4.3].

    Attributes:
        seat: The FLN.
        space: Where the Attack is.
        left: How many pieces are still to fall.
        french: How many French pieces have fallen.
        face: The die; 0 in an Ambush, where none is thrown.
    """

    seat: Seat
    space: int
    left: int
    french: int = 0
    face: int = 0


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
        before_terror: Whether a Terror without a place yet waits for it: a target must be left.
    """

    seat: Seat
    places: tuple[int, ...] = ()
    before_terror: bool = False


class Subvert(NamedTuple):
    """The FLN subverts Algerian cubes [CT-5.5.2].

    Attributes:
        seat: The FLN.
        without_underground: Whether no Underground Guerrilla is needed [CT-8.4/37].
        removed: How many cubes were removed.
    """

    seat: Seat
    without_underground: bool = False
    removed: int = 0


FlnFrame: TypeAlias = (
    Rally | RallySpace | March | MarchInto | Attack | AttackLosses | Terror | Extort | Subvert
)
