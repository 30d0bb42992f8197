"""The decisions of a game that cost a side most, by the judgement of its strongest player."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple, Protocol, TypeVar

from algeria_lab.core.actions import Seat
from algeria_lab.core.events import Rolled
from algeria_lab.core.game import Game
from algeria_lab.core.rules import GameState
from algeria_lab.players.base import Line
from algeria_lab.players.thinking.race import SEED_BITS, Race, Try

C = TypeVar("C")
S = TypeVar("S", bound=GameState)
S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)
MOST, COMPARED = 3, 32
SURE = 1.0  # standard errors by which a decision must have cost something, for it to be told


class Cost(NamedTuple):
    """What a decision cost beside the best way.

    Attributes:
        better: The best way, as it is typed.
        cost: By how much more that promised, in the unit of the player that judges.
        error: Standard error of that.
    """

    better: str
    cost: float
    error: float


class Costly(NamedTuple):
    """A decision that cost something.

    Attributes:
        ply: Where it was taken: the moment before its first action.
        played: What was played, as it is typed.
        cost: What it cost, and what would have been better.
    """

    ply: int
    played: str
    cost: Cost


class Judge(Protocol[S_contra]):
    """Who tells what a decision cost."""

    def is_decision(self, view: S_contra) -> bool:
        """Return whether something new is decided here, nothing that was begun only carried on."""

    def cost_of(self, view: S_contra, line: Line, rng: Random) -> Cost | None:
        """Return what a line cost beside the best way; None where there was no other."""


def cost_beside(
    race: Race[C], played: C, attempt: Try[C], text: Callable[[C], str], rng: Random
) -> Cost | None:
    """Return what a way cost beside the best of a race; None if it is the best.

    Args:
        race: The race, which is run.
        played: The way that was taken.
        attempt: Tries a way once.
        text: What a way is, as it is typed.
        rng: Where the seeds of the comparison come from: its own tries, for the best of many is lucky too.
    """
    best = race.run().way
    if best == played:
        return None
    gains = list[float]()
    for _ in range(COMPARED):
        seed = rng.getrandbits(SEED_BITS)
        gains.append(attempt(best, seed) - attempt(played, seed))
    return Cost(text(best), fmean(gains), stdev(gains) / len(gains) ** 0.5)


def costliest(game: Game[S], seat: Seat, judge: Judge[S], most: int = MOST) -> tuple[Costly, ...]:
    """Return the decisions of a side that cost most, the dearest in front.

    It takes as long as the judge thinks about all decisions of the side: minutes for a long game.

    Args:
        game: A game, over or not.
        seat: The side.
        judge: Who tells what a decision cost.
        most: How many.
    """
    found = list[Costly]()
    for ply, line in _decisions(game, seat, judge):
        view = game.rules.observe(game.state_at(ply), seat)
        cost = judge.cost_of(view, line, Random(f"{game.seed}-{ply}-{seat}"))
        if cost is not None and cost.cost > SURE * cost.error:
            found.append(Costly(ply, "; ".join(map(str, line)), cost))
    found.sort(key=lambda each: -each.cost.cost)
    return tuple(found[:most])


def _decisions(game: Game[S], seat: Seat, judge: Judge[S]) -> Iterator[tuple[int, Line]]:
    """Yield where a side decided something new, and what it did until dice fell or the next decision."""
    history: Sequence[Any] = game.history
    for ply in range(game.ply):
        action = history[ply + 1].action
        if action.seat == seat and judge.is_decision(game.rules.observe(game.state_at(ply), seat)):
            yield ply, _line_from(game, ply, seat, judge)


def _line_from(game: Game[S], ply: int, seat: Seat, judge: Judge[S]) -> Line:
    history: Sequence[Any] = game.history
    line = list[Any]()
    for entry in history[ply + 1 :]:
        if entry.action.seat != seat:
            break
        line.append(entry.action)
        rolled = any(isinstance(event, Rolled) for event in entry.events)
        if rolled or not entry.state.agenda or judge.is_decision(entry.state):
            break
    return tuple(line)
