"""What may wait on the agenda: a kind for each decision of a side, and for what runs by itself.

In saves and records a kind goes by the name of its class in small letters, such as ``expose-slot``. Fields
mean the same in every kind: ``seat`` is the side concerned, at a decision the side that decides.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, get_args

from algeria_lab.core.actions import Seat
from algeria_lab.core.agenda import Frames


class Mulligan(NamedTuple):
    """A side keeps its first hand or draws another [INS-2.4]."""

    seat: Seat


class Play(NamedTuple):
    """A side plays a card from hand [INS-3.2]."""

    seat: Seat


class AtIcon(NamedTuple):
    """An icon of a card, the base of most kinds.

    Attributes:
        seat: Who owns the card, and decides for it [INS-3.5.3].
        card: Number of the card.
        icon: Place of the icon on the card, from the left, from 0.
    """

    seat: Seat
    card: int
    icon: int


class Attack(AtIcon):
    """A side names a card for the graveyard [INS-4.2]."""

    __slots__ = ()


class Bomb(AtIcon):
    """A side may roll for hits [INS-4.3]."""

    __slots__ = ()


class Hit(NamedTuple):
    """A side names a card that a BOMB has hit; *hits* are left, this one included [INS-4.3.2]."""

    seat: Seat
    card: int
    icon: int
    hits: int


class Recruit(AtIcon):
    """A side may look at its top two cards [INS-4.5]."""

    __slots__ = ()


class RecruitPlay(AtIcon):
    """A side plays one of the cards that it has looked at [INS-4.5.2]."""

    __slots__ = ()


class Negotiate(AtIcon):
    """A side may draw a card [INS-4.6]."""

    __slots__ = ()


class Expose(AtIcon):
    """The FLN name a hidden card of their own [INS-4.7.2]."""

    __slots__ = ()


class ExposeSlot(AtIcon):
    """The French name the place of a hidden card [INS-4.7.1]."""

    __slots__ = ()


class Capture(AtIcon):
    """A side names an FLN card for prison [INS-4.8]."""

    __slots__ = ()


class Hide(AtIcon):
    """A side names an FLN card to be turned face-down [INS-4.10]."""

    __slots__ = ()


class Jailbreak(AtIcon):
    """The FLN name a prisoner who returns, and how the card lies then [INS-4.9]."""

    __slots__ = ()


class BeginMulligan(NamedTuple):
    """A side is about to be asked whether it keeps its first hand [INS-2.4]."""

    seat: Seat


class BeginTurn(NamedTuple):
    """The turn of a side begins [INS-3.1]."""

    seat: Seat


class EndTurn(NamedTuple):
    """The turn of a side ends once nothing is left to do: it waits beneath all that happens [INS-3.10]."""

    seat: Seat


class Flip(NamedTuple):
    """The automaton flips a card and plays it [INS-6.1]."""

    seat: Seat


class Act(AtIcon):
    """A card goes on with its icons, the next one first [INS-3.4]."""

    __slots__ = ()


Decision: TypeAlias = (
    Mulligan
    | Play
    | Attack
    | Bomb
    | Hit
    | Recruit
    | RecruitPlay
    | Negotiate
    | Expose
    | ExposeSlot
    | Capture
    | Hide
    | Jailbreak
)
Procedure: TypeAlias = BeginMulligan | BeginTurn | EndTurn | Flip | Act
Frame: TypeAlias = Decision | Procedure

FRAMES: Frames[Frame] = Frames.named(get_args(Frame), "-")
