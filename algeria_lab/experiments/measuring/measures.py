"""What is read from many wars, and when: by names that frames, scenario files and pages share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.experiments.measuring.record import Quantity
from algeria_lab.experiments.measuring.subjects import FIRST, subject

END = "end"


class WrongMeasure(LabError, ValueError):
    """A measure is asked for at a moment that is none."""


class Measure(NamedTuple):
    """A quantity and when it is read.

    Attributes:
        name: One of the quantities of the game.
        turn: The turn at whose end it is read, None for the end of the war.
        game: The game.
        own: What is read, where it is a column of one's own.
    """

    name: str
    turn: int | None = None
    game: str = FIRST
    own: Quantity | None = None

    def __str__(self) -> str:
        """Return it as it is written, such as ``gov.psl@8``."""
        return f"{self.name}@{END if self.turn is None else self.turn}"

    @property
    def quantity(self) -> Quantity:
        """What is read."""
        return self.own or subject(self.game).quantities[self.name]

    @property
    def is_share(self) -> bool:
        """Whether it is a share of wars, in percent."""
        return self.quantity.is_share

    @property
    def range(self) -> tuple[int, int]:
        """The lowest and highest value that is worth predicting."""
        return self.quantity.range


def measurable(game: str = FIRST) -> tuple[str, ...]:
    """Return what can be measured of a game, in the order in which menus show it.

    Raises:
        UnknownName: For an unknown game.
    """
    return tuple(subject(game).quantities)


def measure(text: str | Measure, game: str = FIRST, own: Mapping[str, Quantity] | None = None) -> Measure:
    """Read a measure such as ``balance@8``, ``gov.psl@end`` or ``turns``.

    Args:
        text: What is written; a measure stays as it is.
        game: The game of the wars.
        own: Columns of one's own that may be asked for too.

    Raises:
        UnknownName: If there is no such measure.
        WrongMeasure: If it is no text, or what follows the @ is neither a turn nor ``end``.
    """
    if isinstance(text, Measure):
        return text
    if not isinstance(text, str):
        raise WrongMeasure(f"{text!r:.60} is no measure. Write one as text, such as 'gov.psl@8'.")
    name, _, moment = text.partition("@")
    known, found = measurable(game), (own or {}).get(name)
    if name not in known and found is None:
        raise UnknownName("measure", name, (*known, *(own or {})))
    if moment in {"", END}:
        return Measure(name, None, game, found)
    if not moment.isdecimal():
        raise WrongMeasure(
            f"{text!r}: after the @ stands {moment!r}. Write a turn, such as {name}@8, or @end."
        )
    return Measure(name, int(moment), game, found)
