"""Ways to go on run against each other: all are played out with the same dice, the worse half drops out."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import NamedTuple

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import RandomEvents
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat
from algeria_lab.players.algeria.ahead.ways import Way
from algeria_lab.players.algeria.ahead.worth import promise
from algeria_lab.players.algeria.simulator import deciding, play_on
from algeria_lab.players.base import Choice, Line, Player

FEWEST = 3  # play-outs from which a difference has a spread
SEED_BITS = 48


class Budget(NamedTuple):
    """How long a look-ahead may think about one decision.

    Attributes:
        playouts: Play-outs of all ways together. As long as time does not run out, this alone counts, and
            the same position with the same generator gives the same choice on any machine.
        seconds: Time after which no more play-outs begin.
        turns: Ends of turns that a play-out reaches.
        ways: Ways to go on that are compared at most.
        caution: Standard errors by which another way must promise more than the doctrine's own.
    """

    playouts: int = 48
    seconds: float = 1.5
    turns: int = 1
    ways: int = 12
    caution: float = 1.0


class Sides(NamedTuple):
    """Who plays on after the first line of a way.

    Attributes:
        seat: The side that looks ahead.
        own: Its doctrine.
        other: How it thinks that the other side plays.
    """

    seat: Seat
    own: Player[State]
    other: Player[State]


class _Opening:
    """Plays one line, then leaves the war to another."""

    name = "opening"

    def __init__(self, way: Way, then: Player[State]) -> None:
        self._way: Way | None = way
        self._decide = deciding(then)

    def choose(self, view: State, rng: Random) -> Choice:
        """Return the line first, then whatever the other chooses."""
        return Choice(self.decide(view, rng))

    def decide(self, view: State, rng: Random) -> Line:
        """See `choose`."""
        way, self._way = self._way, None
        return way.line if way else self._decide(view, rng)


class Runner:
    """A way in the race.

    Attributes:
        way: The way.
        promises: What each play-out ended with, as a chance of winning from 0 to 1.
    """

    def __init__(self, way: Way) -> None:
        self.way = way
        self.promises: list[float] = []

    @property
    def chance(self) -> float:
        """Mean chance of winning; 0 before the first play-out."""
        return fmean(self.promises) if self.promises else 0.0

    def is_better(self, other: Runner, caution: float) -> bool:
        """Return whether this way promises more than *other* by so many standard errors.

        Both must have met the same dice: the difference is taken pair by pair.
        """
        gains = [mine - theirs for mine, theirs in zip(self.promises, other.promises, strict=True)]
        if len(gains) < FEWEST:
            return False
        error: float = stdev(gains) / len(gains) ** 0.5
        return fmean(gains) > caution * error


class Race:
    """Ways to go on from one position; the first is the doctrine's own and stays to the end.

    Args:
        view: The position; stays as it is.
        ways: Two ways or more.
        sides: Who plays on.
        budget: How many play-outs, and how long.
        rng: Where the seeds of the play-outs' dice come from.

    Attributes:
        playouts: Play-outs so far.
    """

    def __init__(self, view: State, ways: tuple[Way, ...], sides: Sides, budget: Budget, rng: Random) -> None:
        self._view, self._sides, self._budget, self._rng = view, sides, budget, rng
        self._left = [Runner(way) for way in ways]
        self.own = self._left[0]
        self.playouts = 0

    def run(self) -> Runner:
        """Return the way to go: the doctrine's own unless another promises clearly more."""
        deadline = monotonic() + self._budget.seconds
        laps = (len(self._left) - 1).bit_length()
        for lap in range(1, laps + 1):
            self._run_lap(self._budget.playouts * lap // laps, deadline)
            if lap < laps:
                self._drop_worse_half()
        best = max(self._left, key=lambda runner: runner.chance)
        return best if best.is_better(self.own, self._budget.caution) else self.own

    def _run_lap(self, playouts: int, deadline: float) -> None:
        while self.playouts + len(self._left) <= playouts and monotonic() < deadline:
            seed = self._rng.getrandbits(SEED_BITS)
            for runner in self._left:
                runner.promises.append(
                    play_out(self._view, runner.way, self._sides, self._budget.turns, seed)
                )
            self.playouts += len(self._left)

    def _drop_worse_half(self) -> None:
        own, *others = self._left
        others.sort(key=lambda runner: runner.chance, reverse=True)
        self._left = [own, *others[: len(self._left) // 2]]


def play_out(view: State, way: Way, sides: Sides, turns: int, seed: int) -> float:
    """Play a way out once to the end of a turn, and return what the end promises to the side that looks.

    Args:
        view: The position; stays as it is.
        way: The line that is played first.
        sides: Who plays on then.
        turns: Ends of turns to reach; 1 is the end of the current turn.
        seed: Seed of dice of its own; the same seed gives the same dice to every way.
    """
    last, reached = view.turn + turns, 0.0

    def watch(draft: Draft) -> bool:
        nonlocal reached
        state = draft.state
        if state.agenda and not (isinstance(state.agenda[-1], RandomEvents) and state.turn >= last):
            return False
        reached = promise(state, sides.seat)
        return True

    opening = _Opening(way, sides.own)
    fln, gov = (opening, sides.other) if sides.seat == "fln" else (sides.other, opening)
    play_on(view, fln, gov, seed, watch=watch)
    return reached
