"""What a turn brought: causes of support and their dice, marks passed, areas that changed hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from math import prod
from typing import NamedTuple

from algeria_lab.algeria.missions.rolls import Result, chances
from algeria_lab.algeria.phases.interphase import HIGH_PSL, LOW_PSL
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.events import Counted, Event, Flipped, Rolled
from algeria_lab.core.history import Entry
from algeria_lab.lessons.algeria.accounts import SIDE_OF_TRACK, timeline
from algeria_lab.lessons.algeria.causes import COMBAT, DISTRIBUTED, LEAST_TURNING, OTHER, SOURCES, SPENDING
from algeria_lab.lessons.algeria.ledgers import Losses, TurnEnd, losses_by_turn, turn_ends

MOST_POINTS = 3  # of each side
REDUCED = "reduced"
HIT_GOVERNMENT = "combat-hits-on-the-government"
# The rolls that lead to a cause, one after the other; of several names the one that fell last. Dice of points
# that a row of a table grants are left out: what is asked is how likely the row was. What a random event
# brings had to be that event first.
DICE_OF: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "propaganda": (("propaganda",),),
    "strike": (("strike",),),
    "raid": (("raid",),),
    "move": (("move",),),
    COMBAT: (("gov-fire",),),
    HIT_GOVERNMENT: (("fln-fire",),),
    REDUCED: (("gov-fire", "propaganda", "strike", "resettlement"),),
    "civil-affairs": (("civil-affairs",),),
    "backfire": (("suppression", "oas-suppression"),),
    "no-reaction": (("no-reaction",),),
    "resettlement": (("resettlement",),),
    "un-debate": (("event",), ("un-debate",)),
    "elections": (("event",), ("elections",)),
    "coup": (("coup-check",), ("coup",)),
    "independence": (("event", "independence-check"), ("independence-fln", "independence-gov")),
    "no-mobile-units": (("no-mobile-units",),),
    "sartre": (("event",),),
}


class Cause(NamedTuple):
    """One thing that moved the PSL of a side in a turn.

    Attributes:
        side: Whose PSL.
        cause: Its name, as in `causes`.
        where: Area that caused it; empty where several did, or none.
        change: By how many points in all.
        chance: How likely the dice behind it were to fall just so; None where none did.
        ply: Number of the action that brought the last of it.
        span: Lowest and highest sum that the chance counts together, where sums are too many to be told one
            by one; empty otherwise.
    """

    side: Seat
    cause: str
    where: str
    change: int
    chance: Fraction | None
    ply: int
    span: tuple[str, ...] = ()


class Kind(NamedTuple):
    """All causes of one name that moved the PSL of a side in a turn, such as ten Civil Affairs.

    Attributes:
        cause: Their name.
        change: By how many points in all.
        parts: One by one, in order.
    """

    cause: str
    change: int
    parts: tuple[Cause, ...]

    @property
    def both_ways(self) -> tuple[int, int]:
        """How many points it brought in all, and how many it took."""
        changes = [part.change for part in self.parts]
        return sum(one for one in changes if one > 0), sum(one for one in changes if one < 0)

    @property
    def is_large(self) -> bool:
        """Whether it is worth a number beside the lines."""
        return abs(self.change) >= LEAST_TURNING

    @property
    def largest(self) -> Cause:
        """The one that moved the PSL farthest."""
        return max(self.parts, key=lambda part: abs(part.change))


class Crossing(NamedTuple):
    """A PSL that passed the mark of low or of high support.

    Attributes:
        side: Whose PSL.
        threshold: 30 or 70.
        way: ``down`` or ``up`` where it ended the turn on another side of the mark than it began; ``touched``
            where it was beyond it for a part of the turn only.
        level: Where it stands at the end; for ``touched`` the farthest level.
    """

    side: Seat
    threshold: int
    way: str
    level: int


@dataclass
class TurnAccount:
    """One turn of a war, as far as it has been played.

    Attributes:
        turn: Its number.
        start: The position in which it began.
        end: The position at its end, or as it stands.
        losses: Units that both sides lost in it.
        happened: Every event with the number of the action that brought it, in order. The action that ends a
            turn brings the first events of the next one, too.
        causes: What moved support, in order; those that came to nothing are left out.
        crossings: Marks of support that were passed.
    """

    turn: int
    start: State
    end: State
    losses: Losses
    happened: list[tuple[int, Event]] = field(default_factory=list)
    causes: list[Cause] = field(default_factory=list)
    crossings: list[Crossing] = field(default_factory=list)

    @property
    def first(self) -> int:
        """The action that began the turn."""
        return self.happened[0][0] if self.happened else 0

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return [event for _, event in self.happened]

    def level(self, side: Seat) -> tuple[int, int]:
        """Return the PSL of a side at the beginning and at the end."""
        return psl(self.start, side), psl(self.end, side)

    def kinds(self, side: Seat) -> list[Kind]:
        """Return what moved the PSL of a side, alike causes together, the largest first."""
        found: dict[str, list[Cause]] = {}
        for cause in self.causes:
            if cause.side == side:
                found.setdefault(cause.cause, []).append(cause)
        kinds = [Kind(name, sum(one.change for one in parts), tuple(parts)) for name, parts in found.items()]
        return sorted(kinds, key=lambda kind: -abs(kind.change))

    def rolled(self, *names: str) -> list[Rolled]:
        """Return the rolls of the turn for some things."""
        return [event for event in self.events if isinstance(event, Rolled) and event.what in names]

    def flipped(self, what: str) -> list[Flipped]:
        """Return what turned over in the turn: a marker or a condition."""
        return [event for event in self.events if isinstance(event, Flipped) and event.what == what]

    def control_changes(self) -> dict[str, tuple[str, ...]]:
        """Return the areas that each side holds now and did not before; under ``""`` those of nobody."""
        before, now = self.start.control, self.end.control
        moved = [area for area in {**before, **now} if before.get(area, "") != now.get(area, "")]
        return {side: tuple(area for area in moved if now.get(area, "") == side) for side in (*SEATS, "")}


def psl(state: State, side: Seat) -> int:
    """Return the PSL of a side."""
    return state.fln_psl if side == "fln" else state.gov_psl


def turn_accounts(history: Sequence[Entry[State]]) -> list[TurnAccount]:
    """Return every turn of a war, oldest first; the set-up is none.

    Of a war that begins within a turn, as in a lesson, that turn is told from there.
    """
    losses = {row.turn: row for row in losses_by_turn(history)}
    begun = history[0].state
    ends = [*([TurnEnd(begun.turn, begun)] if begun.turn else []), *turn_ends(history)]
    found = [
        TurnAccount(now.turn, before.state, now.state, losses[now.turn]) for before, now in pairwise(ends)
    ]
    by_turn = {account.turn: account for account in found}
    for turn, ply, event in timeline(history):
        if turn in by_turn:
            by_turn[turn].happened.append((ply, event))
    for account in found:
        _reckon(account)
    return found


def _reckon(account: TurnAccount) -> None:
    """Find what moved support in a turn, and the marks that it passed."""
    levels: dict[Seat, list[int]] = {side: [account.level(side)[0]] for side in SEATS}
    dice = _Dice()
    found: dict[tuple[object, ...], Cause] = {}
    for ply, event in account.happened:
        if isinstance(event, Rolled):
            dice.fell(event)
        elif isinstance(event, Counted) and event.track in SIDE_OF_TRACK:
            side = SIDE_OF_TRACK[event.track]
            _add(found, dice.cause(event), Cause(side, "", "", event.now - levels[side][-1], None, ply))
            levels[side].append(event.now)
    account.causes = [cause for cause in found.values() if cause.change]
    account.crossings = [crossing for side in SEATS for crossing in crossings(side, levels[side])]


def _add(found: dict[tuple[object, ...], Cause], why: _Why, move: Cause) -> None:
    """Add one move of a PSL to its cause: what hangs on one roll is one, as is what falls due by itself."""
    key = (move.side, why.cause, *map(id, why.rolls))
    old = found.get(key, move._replace(change=0, where=why.where))
    found[key] = move._replace(
        cause=why.cause,
        where=why.where if why.where == old.where else "",
        change=old.change + move.change,
        chance=prod(map(share_of, why.rolls), start=Fraction(1)) if why.rolls else None,
        span=span_of(why.rolls[-1]) if why.rolls else (),
    )


class _Why(NamedTuple):
    """Why support moved: the cause, its area, and the rolls that decided how far."""

    cause: str
    where: str
    rolls: tuple[Rolled, ...]


class _Dice:
    """The rolls of a turn so far: the last one of each kind, and the last mission."""

    def __init__(self) -> None:
        self._last: dict[str, Rolled] = {}  # in the order in which they fell
        self._mission: Rolled | None = None

    def fell(self, event: Rolled) -> None:
        self._last.pop(event.what, None)
        self._last[event.what] = event
        if event.what in SOURCES:
            self._mission = event

    def cause(self, event: Counted) -> _Why:
        """Return why a PSL moved; points that are distributed come from the last mission or fight."""
        cause, where = event.why or OTHER, event.where
        if cause == DISTRIBUTED and self._mission:
            cause, where = SOURCES[self._mission.what], self._mission.where
        hit_government = cause == COMBAT and (SIDE_OF_TRACK[event.track] == "fln") == (event.change > 0)
        rolls = self._behind(HIT_GOVERNMENT if hit_government else cause)
        if cause == REDUCED and rolls:
            cause = SOURCES.get(rolls[-1].what, rolls[-1].what)
        return _Why(cause, where, rolls)

    def _behind(self, cause: str) -> tuple[Rolled, ...]:
        links = [
            [self._last[name] for name in self._last if name in names] for names in DICE_OF.get(cause, ())
        ]
        return tuple(link[-1] for link in links if link)


def share_of(event: Rolled) -> Fraction:
    """Return how likely what came of a roll was before the dice fell."""
    return _result(event).share


def span_of(event: Rolled) -> tuple[str, ...]:
    """Return the lowest and the highest sum of the span that came; empty where each sum has its chance."""
    came = _result(event)
    return (came.row, came.last) if came.row != came.last else ()


def _result(event: Rolled) -> Result:
    return next(result for result in chances(event) if result.came)


class TurningPoint(NamedTuple):
    """A turn in which one kind of cause moved the PSL of a side far.

    Attributes:
        turn: The turn.
        side: Whose PSL.
        kind: What moved it.
        level: Where it stood at the end of the turn.
    """

    turn: int
    side: Seat
    kind: Kind
    level: int

    @property
    def ply(self) -> int:
        """Number of the action that brought the last of it."""
        return max(part.ply for part in self.kind.parts)


def turning_points(accounts: Sequence[TurnAccount], most: int = MOST_POINTS) -> list[TurningPoint]:
    """Return where one kind of cause moved the PSL of a side farthest in a turn, as they came.

    What the Government spends is left out: it is large in every turn. A side has one a turn at most.

    Args:
        accounts: The turns of a war.
        most: How many are wanted of each side.
    """
    found: list[TurningPoint] = []
    for side in SEATS:
        large = [
            TurningPoint(account.turn, side, kinds[0], psl(account.end, side))
            for account in accounts
            if (kinds := [kind for kind in account.kinds(side) if kind.cause not in SPENDING])
            and kinds[0].is_large
        ]
        found += sorted(large, key=lambda point: -abs(point.kind.change))[:most]
    return sorted(found, key=lambda point: point.ply)


def crossings(side: Seat, levels: Sequence[int]) -> list[Crossing]:
    """Return the marks that a PSL passed on its way through a turn."""
    start, end = levels[0], levels[-1]
    found = []
    for threshold, extreme, beyond in (
        (LOW_PSL, min(levels), [level <= LOW_PSL for level in (start, end, min(levels))]),
        (HIGH_PSL, max(levels), [level >= HIGH_PSL for level in (start, end, max(levels))]),
    ):
        began, ended, ever = beyond
        if began != ended:
            way = "down" if end < start else "up"
            found.append(Crossing(side, threshold, way, end))
        elif ever and not began:
            found.append(Crossing(side, threshold, "touched", extreme))
    return found
