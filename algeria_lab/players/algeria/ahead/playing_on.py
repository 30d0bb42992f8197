"""A war played on in thought to the end of a turn to come, and what can be read there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from algeria_lab.algeria.board.units import FRONTS
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import RandomEvents
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat
from algeria_lab.players.algeria.ahead.race import Sides
from algeria_lab.players.algeria.simulator import deciding, play_on
from algeria_lab.players.base import Choice, Line, Player
from algeria_lab.players.thinking.teaching import Measure, Reading

R = TypeVar("R")
MEASURES: Final[tuple[tuple[str, dict[Seat, int]], ...]] = (
    ("fln-support", {"fln": 1, "gov": -1}),
    ("gov-support", {"fln": -1, "gov": 1}),
    ("fln-areas", {"fln": 1, "gov": -1}),
    ("gov-areas", {"fln": -1, "gov": 1}),
    ("fronts", {"fln": 1, "gov": -1}),
)


class _Opening:
    """Plays one line, then leaves the war to another."""

    name = "opening"

    def __init__(self, line: Line, then: Player[State]) -> None:
        self._line: Line | None = line
        self._decide = deciding(then)

    def choose(self, view: State, rng: Random) -> Choice:
        """Return the line first, then whatever the other chooses."""
        return Choice(self.decide(view, rng))

    def decide(self, view: State, rng: Random) -> Line:
        """See `choose`."""
        line, self._line = self._line, None
        return line if line is not None else self._decide(view, rng)


def read_after(view: State, line: Line, sides: Sides, turns: int, seed: int, read: Callable[[State], R]) -> R:
    """Play a line and on to the end of a turn, and return what is read there, or where the war ends before.

    Args:
        view: The position; stays as it is.
        line: The line that is played first.
        sides: Who plays on then.
        turns: Ends of turns to reach; 1 is the end of the current turn.
        seed: Seed of dice of its own; the same seed gives the same dice to every way.
        read: Reads the position, which it may not keep.
    """
    last = view.turn + turns
    found = list[R]()

    def watch(draft: Draft) -> bool:
        state = draft.state
        if state.agenda and not (isinstance(state.agenda[-1], RandomEvents) and state.turn >= last):
            return False
        found.append(read(state))
        return True

    opening = _Opening(line, sides.own)
    fln, gov = (opening, sides.other) if sides.seat == "fln" else (sides.other, opening)
    play_on(view, fln, gov, seed, watch=watch)
    return found[0]


def measures_of(seat: Seat) -> tuple[Measure, ...]:
    """Return what a side counts at the end of a try."""
    return tuple(Measure(name, signs[seat]) for name, signs in MEASURES)


def reading(state: State) -> Reading:
    """Return what can be counted in a position, by name."""
    held = list(state.control.values())
    return {
        "fln-support": state.fln_psl,
        "gov-support": state.gov_psl,
        "fln-areas": held.count("fln"),
        "gov-areas": held.count("gov"),
        "fronts": (state.in_algeria() & ~state.neutralized & FRONTS).bit_count(),
    }
