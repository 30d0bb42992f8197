"""What is read from a war at the end of each turn, by names that frames, scenario files and pages share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.geography import ABROAD
from algeria_lab.algeria.spending import HALVES
from algeria_lab.algeria.state import State
from algeria_lab.algeria.units import FLN, GOV
from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import LabError, UnknownName

END = "end"
TRACK = (0, 99)
AREAS = (0, 25)


class WrongMeasure(LabError, ValueError):
    """A measure is asked for at a moment that is none."""


def _areas(seat: Seat) -> Callable[[Draft], int]:
    return lambda draft: sum(holder == seat for holder in draft.state.control.values())


def _in_algeria(state: State, units: int) -> int:
    return (state.in_algeria() & units & ~state.neutralized).bit_count()


def _abroad(draft: Draft) -> int:
    return sum((draft.state.at[place] & FLN).bit_count() for place in ABROAD)


# Read at the end of each turn; the order is that of the columns.
READ: Mapping[str, Callable[[Draft], int]] = {
    "gov.psl": lambda draft: draft.state.gov_psl,
    "fln.psl": lambda draft: draft.state.fln_psl,
    "gov.areas": _areas("gov"),
    "fln.areas": _areas("fln"),
    "gov.units": lambda draft: _in_algeria(draft.state, GOV),
    "fln.units": lambda draft: _in_algeria(draft.state, FLN),
    "fln.abroad": _abroad,
    "terror": lambda draft: len(draft.state.terror),
    "resettled": lambda draft: len(draft.state.resettled),
    # Half points are rounded up: what is begun is spent.
    "gov.spent": lambda draft: -(-draft.spent["gov"] // HALVES),
    "fln.spent": lambda draft: draft.spent["fln"],
}
# Made from the columns afterwards.
BALANCE, GOV_WINS, FLN_WINS, TURNS = "balance", "gov.wins", "fln.wins", "turns"
DERIVED = (BALANCE, GOV_WINS, FLN_WINS, TURNS)
MEASURES: tuple[str, ...] = (*DERIVED, *READ)
SHARES = frozenset({GOV_WINS, FLN_WINS})
# Between which values a prediction can be drawn.
RANGES: Mapping[str, tuple[int, int]] = {
    **dict.fromkeys(READ, (0, 60)),
    **dict.fromkeys(("gov.psl", "fln.psl"), TRACK),
    **dict.fromkeys(("gov.areas", "fln.areas", "terror", "resettled"), AREAS),
    **dict.fromkeys(("gov.spent", "fln.spent"), (0, 400)),
    BALANCE: (-99, 99),
    GOV_WINS: (0, 100),
    FLN_WINS: (0, 100),
    TURNS: (0, 40),
}


class Measure(NamedTuple):
    """A measure and when it is read.

    Attributes:
        name: One of `MEASURES`.
        turn: The turn at whose end it is read, None for the end of the war.
    """

    name: str
    turn: int | None = None

    def __str__(self) -> str:
        """Return it as it is written, such as ``gov.psl@8``."""
        return f"{self.name}@{END if self.turn is None else self.turn}"

    @property
    def is_share(self) -> bool:
        """Whether it is a share of wars, in percent."""
        return self.name in SHARES

    @property
    def range(self) -> tuple[int, int]:
        """The lowest and highest value that is worth predicting."""
        return RANGES[self.name]


def measure(text: str | Measure) -> Measure:
    """Read a measure such as ``balance@8``, ``gov.psl@end`` or ``turns``.

    Raises:
        UnknownName: If there is no such measure.
        WrongMeasure: If it is no text, or what follows the @ is neither a turn nor ``end``.
    """
    if isinstance(text, Measure):
        return text
    if not isinstance(text, str):
        raise WrongMeasure(f"{text!r:.60} is no measure. Write one as text, such as 'gov.psl@8'.")
    name, _, moment = text.partition("@")
    if name not in MEASURES:
        raise UnknownName("measure", name, MEASURES)
    if moment in {"", END}:
        return Measure(name)
    if not moment.isdecimal():
        raise WrongMeasure(
            f"{text!r}: after the @ stands {moment!r}. Write a turn, such as {name}@8, or @end."
        )
    return Measure(name, int(moment))
