"""Code of one's own in a question: measures, stops, moments and players that somebody wrote.

A question is plain data, and what stands in it of one's own is a name there. The code itself stays with the
question of this session; a question that was read from a file knows only the name (`Absent`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from inspect import isclass
from math import isfinite
from typing import Any, TypeAlias

from algeria_lab.core.actions import Seat
from algeria_lab.core.failing import line_of, told
from algeria_lab.core.refusals import LabError, Refusal
from algeria_lab.experiments.measuring.record import Subject
from algeria_lab.players.base import Player
from algeria_lab.players.outside import seated

Number: TypeAlias = bool | int | float
MOST = 100_000  # no count of any game comes near it, but sets of units do, which are numbers too
MOST_LETTERS = 240  # of an error that is told in a line
OWN = "own"  # the key under which a name stands where a player of the house would


@dataclass(frozen=True)
class Absent:
    """Code of one's own of which only the name is known here.

    Attributes:
        name: What it was called.
    """

    name: str


MeasureFunction: TypeAlias = Callable[[Any], Number] | Absent
Condition: TypeAlias = Callable[[Any], object] | Absent


class OwnFault(LabError, RuntimeError):
    """Code of one's own failed, or gave what cannot be used; the run ends with it.

    Attributes:
        results: What had been played before it, a frame where `compare` was asked; None as long as nobody has
            gathered it.
        refusal: What the rules refuse a player of one's own, None for any other fault.
    """

    results: Any = None
    refusal: Refusal | None = None

    def explained(self, explain: Callable[[Refusal], str]) -> OwnFault:
        """Return the same with a sentence for what the rules refuse."""
        if self.refusal is None:
            return self
        fault = OwnFault(str(self).replace(str(self.refusal), explain(self.refusal)))
        fault.results, fault.refusal = self.results, self.refusal
        for note in getattr(self, "__notes__", ()):
            fault.add_note(note)
        return fault


class NotAtHand(LabError, LookupError):
    """A war cannot be played: code of one's own that it needs is known here only by its name."""


class WrongOwn(LabError, TypeError):
    """Something that was given as code of one's own is none."""


def name_of(what: object) -> str:
    """Return what code of one's own is called: its ``name``, or that of its function or class."""
    if isinstance(what, Absent):
        return what.name
    given = getattr(what, "name", None)
    return given if isinstance(given, str) and given else getattr(what, "__name__", type(what).__name__)


def is_own(what: object) -> bool:
    """Return whether a player or a moment is of one's own, and not named or written down."""
    return not isinstance(what, str | Mapping)


def is_own_player(what: object) -> bool:
    """Return whether something is a player of one's own: an object, or a class, that has ``choose``."""
    return isinstance(what, Absent) or callable(getattr(what, "choose", None))


def own_player(what: Any, subject: Subject[Any], seat: Seat, seed: int) -> Player[Any]:
    """Return a player of one's own for one war, checked: a fresh one, whatever it did in others.

    Args:
        what: The player, or a class that makes one without arguments.
        subject: What experiments know of the game.
        seat: Its side.
        seed: Seed of the war, for messages.

    Raises:
        NotAtHand: If only its name is known here.
        OwnFault: If it cannot be made or copied.
    """
    if isinstance(what, Absent):
        raise not_at_hand([what.name])
    return seated(_fresh(what), subject.rules, seat, seed=seed)


def _fresh(what: Any) -> Any:
    """Return a player as it was given: nothing that it learns in one war is known in another."""
    name = name_of(what)
    try:
        return what() if isclass(what) else deepcopy(what)
    except Exception as error:
        how = "made without arguments" if isclass(what) else "copied"
        raise OwnFault(
            f"the player {name!r} cannot be {how} ({said(error)}), and every war begins with a fresh one. "
            "Give its class, and let `__init__` open what it needs."
        ) from error


def said(error: BaseException) -> str:
    """Return an error in a line."""
    return told(error).partition("\n")[0][:MOST_LETTERS]


def not_at_hand(names: list[str]) -> NotAtHand:
    """Return the refusal to play without code of which only names are known."""
    listed = ", ".join(map(repr, names))
    return NotAtHand(
        f"these wars need code of your own that this session does not have: {listed}. "
        f"Give it again, such as own={{{names[0]!r}: ...}}."
    )


def read_measures(measures: Any, known: tuple[str, ...]) -> dict[str, MeasureFunction]:
    """Return measures of one's own by name.

    Args:
        measures: Functions of a position, by the names that their columns get.
        known: Names that are taken: columns and measures of the house.

    Raises:
        WrongOwn: If they are no functions by name, or a name is taken.
    """
    if measures is None:
        return {}
    if not isinstance(measures, Mapping):
        raise WrongOwn(
            f"the measures are {measures!r:.60}. Give each a name, such as "
            "{'elite': lambda state: state.gov_psl}. Measures of the house need not be asked for."
        )
    for name, function in measures.items():
        if not callable(function) and not isinstance(function, Absent):
            raise WrongOwn(f"the measure {name!r} is {function!r:.60}. Give a function of the position.")
        if not isinstance(name, str) or not name.strip() or "@" in name:
            raise WrongOwn(f"a measure is called {name!r:.60}. Give it a name without @.")
        if name in known:
            raise WrongOwn(f"the house has a column {name!r} itself. Give your measure another name.")
    return dict(measures)


def read_condition(what: str, condition: object) -> Condition | None:
    """Return a function of a position that says yes or no, or None.

    Raises:
        WrongOwn: If it is something else.
    """
    if condition is None or isinstance(condition, Absent) or callable(condition):
        return condition
    raise WrongOwn(f"{what} is {condition!r:.60}. Give a function of the position, or leave it out.")


def measured(name: str, function: MeasureFunction, state: Any, turn: int) -> Number:
    """Return what a measure of one's own reads of a position, which it cannot change.

    Raises:
        OwnFault: If it fails, or gives something else than a number that can be averaged, or yes or no.
    """
    number = _asked(f"the measure {name!r}", function, state, turn)
    gave = f"the measure {name!r} gave {number!r:.60} at the end of turn {turn}"
    if not isinstance(number, bool | int | float):
        raise OwnFault(f"{gave}. Return a number, or True or False.")
    if isinstance(number, float) and not isfinite(number):
        raise OwnFault(f"{gave}: no mean can be taken of it. Return a number in every position.")
    if abs(number) > MOST:
        raise OwnFault(
            f"{gave}, beyond {MOST:,} either way. Is it a set of units? Count it: "
            "`(...).bit_count()`. If it is large by nature, divide it, such as by 1000."
        )
    return number


def is_true(what: str, condition: Condition, state: Any, turn: int) -> bool:
    """Return what a condition of one's own says of a position, which it cannot change.

    Raises:
        OwnFault: If it fails, or says neither yes nor no.
    """
    answer = _asked(what, condition, state, turn)
    if not isinstance(answer, bool):
        raise OwnFault(
            f"{what} gave {answer!r:.60} at the end of turn {turn}. Return True or False, as `<` does."
        )
    return answer


def _asked(what: str, function: Callable[[Any], object] | Absent, state: Any, turn: int) -> Any:
    if isinstance(function, Absent):
        raise not_at_hand([function.name])
    try:
        found = function(state.copy())
        return found.item() if hasattr(found, "item") else found  # one of numpy's
    except Exception as error:
        raise OwnFault(f"{what} failed at the end of turn {turn} ({said(error)}){line_of(error)}.") from error
