"""What is read from many wars, and when: by names that frames, scenario files and pages share."""

from __future__ import annotations

from typing import NamedTuple

from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.experiments.record import Quantity
from algeria_lab.experiments.subjects import FIRST, subject

END = "end"


class WrongMeasure(LabError, ValueError):
    """A measure is asked for at a moment that is none."""


class Measure(NamedTuple):
    """A quantity and when it is read.

    Attributes:
        name: One of the quantities of the game.
        turn: The turn at whose end it is read, None for the end of the war.
        game: The game.
    """

    name: str
    turn: int | None = None
    game: str = FIRST

    def __str__(self) -> str:
        """Return it as it is written, such as ``gov.psl@8``."""
        return f"{self.name}@{END if self.turn is None else self.turn}"

    @property
    def quantity(self) -> Quantity:
        """What is read."""
        return subject(self.game).quantities[self.name]

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
        NotMeasured, UnknownName: For a game that cannot be measured.
    """
    return tuple(subject(game).quantities)


def measure(text: str | Measure, game: str = FIRST) -> Measure:
    """Read a measure such as ``balance@8``, ``gov.psl@end`` or ``turns``.

    Args:
        text: What is written; a measure stays as it is.
        game: The game of the wars.

    Raises:
        UnknownName: If there is no such measure.
        WrongMeasure: If it is no text, or what follows the @ is neither a turn nor ``end``.
    """
    if isinstance(text, Measure):
        return text
    if not isinstance(text, str):
        raise WrongMeasure(f"{text!r:.60} is no measure. Write one as text, such as 'gov.psl@8'.")
    name, _, moment = text.partition("@")
    if name not in measurable(game):
        raise UnknownName("measure", name, measurable(game))
    if moment in {"", END}:
        return Measure(name, None, game)
    if not moment.isdecimal():
        raise WrongMeasure(
            f"{text!r}: after the @ stands {moment!r}. Write a turn, such as {name}@8, or @end."
        )
    return Measure(name, int(moment), game)
