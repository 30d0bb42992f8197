"""The question at the end of each turn: the first that fits what happened and was not asked for longest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any, cast

from algeria_lab.algeria.phases.interphase import LOW_PSL
from algeria_lab.algeria.phases.oas import PENDING
from algeria_lab.core.tables import load_data
from algeria_lab.lessons.algeria.causes import SPENDING
from algeria_lab.lessons.algeria.turn_account import TurnAccount

MISSIONS = ("propaganda", "strike", "raid", "civil-affairs", "suppression")
LASTING = ("army-abroad", "border-zone")
MANY_AREAS, MANY_UNITS, MUCH_SPENT = 3, 2, 10
UNLIKELY, LARGE = Fraction(1, 12), 4


@dataclass(frozen=True)
class Thought:
    """A question to think about.

    Attributes:
        id: Its name.
        kind: ``cause``, ``view`` or ``limit``.
        when: What must have happened, as `happenings` names it.
    """

    id: str
    kind: str
    when: frozenset[str]


@cache
def all_thoughts() -> tuple[Thought, ...]:
    """Return every question in the order in which they are tried."""
    rows = cast("list[dict[str, Any]]", load_data("algeria", "turn_thoughts")["thoughts"])
    return tuple(Thought(row["id"], row["kind"], frozenset(row["when"])) for row in rows)


def happenings(account: TurnAccount) -> frozenset[str]:
    """Return what happened in a turn, in the words by which questions are chosen."""
    return frozenset(_happenings(account))


def _happenings(account: TurnAccount) -> Iterator[str]:
    if account.turn == 1:
        yield "first"
    yield from (f"event-{event.row}" for event in account.rolled("event"))
    yield from (event.what for event in account.rolled(*MISSIONS))
    yield from (cause.cause for cause in account.causes if cause.cause in LASTING)
    if account.rolled("coup"):
        yield "coup"
    elif account.rolled("coup-check"):
        yield "coup-spared"
    if any(event.to == PENDING for event in account.flipped("oas")):
        yield "oas"
    if account.flipped("independent"):
        yield "independence"
    yield from (mark for mark in ("terror", "resettled") if any(one.to for one in account.flipped(mark)))
    if any(cross.threshold == LOW_PSL and cross.way == "down" for cross in account.crossings):
        yield "fell-low"
    yield from _by_size(account)


def _by_size(account: TurnAccount) -> Iterator[str]:
    """Yield what counts only where there is enough of it."""
    if sum(map(len, account.control_changes().values())) >= MANY_AREAS:
        yield "control"
    spent = -sum(cause.change for cause in account.causes if cause.cause in SPENDING)
    if spent >= MUCH_SPENT:
        yield "spent"
    if any(one.chance and one.chance <= UNLIKELY and abs(one.change) >= LARGE for one in account.causes):
        yield "unlikely"
    if account.losses.fln_eliminated + account.losses.fln_reduced >= MANY_UNITS:
        yield "losses"


def thoughts_by_turn(accounts: Sequence[TurnAccount]) -> dict[int, Thought]:
    """Return the question of each turn of a war."""
    asked: dict[str, int] = {}
    found: dict[int, Thought] = {}
    for account in accounts:
        happened = happenings(account)
        fitting = [thought for thought in all_thoughts() if thought.when <= happened]
        # The one asked longest ago, or never: the first of those in the order of the list.
        chosen = min(fitting, key=lambda one: asked.get(one.id, 0))
        asked[chosen.id] = account.turn
        found[account.turn] = chosen
    return found
