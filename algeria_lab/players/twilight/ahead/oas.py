"""OAS in place of a special activity, which the planning players do not think of [CT-5.6]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.words.short import Named
from algeria_lab.players.base import Choice
from algeria_lab.players.twilight.government.player import GovernmentPlayer
from algeria_lab.players.twilight.government.thought import PLANS
from algeria_lab.players.twilight.government.worth import worth as worth_to_government
from algeria_lab.players.twilight.insurgency.player import InsurgentPlayer
from algeria_lab.players.twilight.insurgency.thought import PLANS as FLN_PLANS
from algeria_lab.players.twilight.insurgency.worth import worth as worth_to_fln
from algeria_lab.players.twilight.plan import Line, Move, Opening, Plan
from algeria_lab.twilight.frames.sequence import Turn
from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.initiative import WORDS, open_boxes
from algeria_lab.twilight.special.oas import NAME
from algeria_lab.twilight.state import OPPOSE, SUPPORT, State
from algeria_lab.twilight.steps import DONE, Args

AGAINST: Final = {"fln": SUPPORT, "gov": OPPOSE}
"""The level of support that a side wishes to see end."""
MOST_SPACES: Final = 2
WORTH: Final[Mapping[Seat, Callable[[State], float]]] = {"fln": worth_to_fln, "gov": worth_to_government}


def may_strike(view: State) -> bool:
    """Return whether a turn may take OAS with it."""
    return NAME in view.capabilities and isinstance(view.agenda[-1], Turn) and "OP_SA" in open_boxes(view)


def lines_with_oas(view: State, seat: Seat, alone: Iterable[Line]) -> list[Line]:
    """Return operations with OAS besides, in the most populous spaces that support the other side.

    Args:
        view: A position in which a turn of that side begins.
        seat: The side.
        alone: Operations that take no special activity with them.
    """
    if not may_strike(view):
        return []
    at_stake = [space for space in ALGERIA if view.support[space] == AGAINST[seat] and not view.terror[space]]
    spaces = sorted(at_stake, key=lambda space: -view.pop(space))[:MOST_SPACES]
    found = [_with_oas(view, seat, line, space) for line in alone for space in spaces]
    return [line for line in found if line is not None]


def _with_oas(view: State, seat: Seat, line: Line, space: int) -> Line | None:
    """Return an operation with OAS in a space before its end, None where the rules do not allow it."""
    (verb, args, _), *rest = line
    if WORDS["OP_ONLY"] not in args or not rest or rest[-1].verb != DONE:
        return None
    plan = Plan(view, seat)
    words = tuple([WORDS["OP_SA"] if each == WORDS["OP_ONLY"] else each for each in args])
    steps = [(verb, words), *[(move.verb, move.args) for move in rest[:-1]], (NAME, (space,)), (DONE, ())]
    return plan.line if all(plan.act(name, *given) for name, given in steps) else None


def operations_alone(view: State, seat: Seat) -> list[Line]:
    """Return what a planning player would do with each operation, no special activity with it."""
    word = WORDS["OP_ONLY"]
    if seat == "gov":
        plans = [make(view, word) for make in PLANS.values()]
        return [plan.line for plan in plans if plan is not None]
    gambles = [make(view, word, Opening(choose)) for make, choose in FLN_PLANS.values()]
    return [gamble.line for gamble in gambles if gamble is not None]


class WithOas(Named):
    """A planning player that takes OAS with an operation where that promises more than its own turn.

    Args:
        seat: The side.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._planner = InsurgentPlayer() if seat == "fln" else GovernmentPlayer()
        self.name = self._planner.name

    def choose(self, view: State, rng: Random) -> Choice:
        """Return what the planning player would do: a simulation asks for numbers."""
        return self._planner.choose(view, rng)

    def decide(self, view: State, rng: Random) -> tuple[tuple[str, Args], ...]:
        """Return what to do, by numbers and without reasons."""
        own = self._planner.decide(view, rng)
        if not may_strike(view):
            return own
        lines = lines_with_oas(view, self.seat, operations_alone(view, self.seat))
        rated = [(self._worth(view, _numbers(line)), at, _numbers(line)) for at, line in enumerate(lines)]
        best = max(rated, default=None)
        return own if best is None or best[0] <= self._worth(view, own) else best[2]

    def _worth(self, view: State, line: tuple[tuple[str, Args], ...]) -> float:
        plan = Plan(view, self.seat)
        for verb, args in line:
            plan.take(verb, args)
        plan.let_it_run()
        return WORTH[self.seat](plan.state)


def _numbers(line: Iterable[Move]) -> tuple[tuple[str, Args], ...]:
    return tuple([(move.verb, move.args) for move in line])
