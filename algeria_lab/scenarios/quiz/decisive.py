"""The results of a learner's own game that moved its tracks, and which of them moved them most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any, NamedTuple

from algeria_lab.algeria.missions.rolls import at_least
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.events import Counted, Events, Rolled
from algeria_lab.core.game import Game
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.scenarios.quiz.verdicts import Key

MOST_RESULTS = 5
MOST_TOLD = 3  # where nothing is asked
# What a side is measured by where no track tells it: quantities of `experiments`, by game.
MEASURED: Mapping[str, tuple[str, ...]] = {
    "twilight": ("sc", "ob"),
    "insurgent": tuple(f"{seat}.{front}" for seat in SEATS for front in FRONTS),
}
SUPPORT = {"fln_psl": "fln.psl", "gov_psl": "gov.psl"}
TURN, SHARED = "turn", "distributed"
# What the Government buys with support is a choice and no result.
BOUGHT = frozenset({"activated", "mobilized", "points", "border-zone", "mission-cost"})


class Result(NamedTuple):
    """Something that moved the tracks of a game.

    Attributes:
        id: Its name, by which it is chosen.
        turn: The turn in which it happened.
        ply: The number of the action that brought it.
        moved: By how much, by the name of the track; as they are measured.
        where: The place that brought it; empty for none.
        events: What happened, as far as it is told of it.
        roll: The dice that brought it, where dice did.
    """

    id: str
    turn: int
    ply: int
    moved: Mapping[str, int]
    where: str = ""
    events: Events = ()
    roll: Rolled | None = None

    @property
    def chance(self) -> Fraction | None:
        """How likely its roll was, or one that brings more; None where no such dice fell."""
        return at_least(self.roll) if self.roll else None

    @property
    def is_fall(self) -> bool:
        """Whether it brought every track that it moved down."""
        return bool(self.moved) and all(change <= 0 for change in self.moved.values())

    @property
    def size(self) -> int:
        """By how much all tracks moved together."""
        return sum(abs(change) for change in self.moved.values())


def results(game: Game[Any], seat: Seat | None = None, since: int = 0) -> list[Result]:
    """Return what moved the tracks of a game, in the order in which it happened.

    Args:
        game: The game.
        seat: Whose view of it; None for what lies open.
        since: The moment from which on it counts.
    """
    return list(_causes(game, since) if game.rules.name == "algeria" else _moves(game, seat, since))


def bought(game: Game[Any], since: int = 0) -> tuple[int, int]:
    """Return what the Government paid from support for what it chose, and how much of it a computer chose.

    Args:
        game: The game.
        since: The moment from which on it counts.
    """
    if game.rules.name != "algeria":
        return 0, 0
    level, paid, lent = game.history[since].state.gov_psl, 0, 0
    for ply in range(since + 1, game.ply + 1):
        for event in game.history[ply].events:
            if isinstance(event, Counted) and event.track == "gov_psl":
                price = level - event.now if event.why in BOUGHT else 0
                paid, lent = paid + price, lent + (price if game.history[ply].by else 0)
                level = event.now
    return paid, lent


def largest(found: Sequence[Result], most: int = MOST_RESULTS) -> list[Result]:
    """Return the results among which the decisive one is to be found, in the order in which they happened."""
    kept = sorted(found, key=lambda one: (-one.size, one.ply))[:most]
    return sorted(kept, key=found.index)


def decisive_key(found: Sequence[Result]) -> Key | None:
    """Return what moved the tracks most, several if they moved them equally; None if nothing did."""
    most = max((one.size for one in found), default=0)
    return Key(tuple(one.id for one in found if one.size == most), computed=True) if most else None


def _causes(game: Game[Any], since: int) -> Iterator[Result]:
    """Yield what moved support in a war on the map: points for one cause in a row are one result."""
    start = game.history[since].state
    levels, turn = {"fln_psl": start.fln_psl, "gov_psl": start.gov_psl}, start.turn
    rolled: Rolled | None = None  # points that a side distributes come from where its dice fell last
    for ply in range(since + 1, game.ply + 1):
        events = [event for event in game.history[ply].events if isinstance(event, Counted | Rolled)]
        for place, (cause, group) in enumerate(groupby(events, _cause)):
            told, moved = list(group), dict[str, int]()
            for event in told:
                if isinstance(event, Rolled):
                    rolled = event
                    continue
                if event.track in levels:
                    name = SUPPORT[event.track]
                    moved[name] = moved.get(name, 0) + event.now - levels[event.track]
                    levels[event.track] = event.now
                turn = event.now if event.track == TURN else turn
            _, where, why = cause
            if any(moved.values()) and why not in BOUGHT:
                where = rolled.where if rolled and why == SHARED else where
                roll = rolled if rolled and _is_of(rolled, told, shared=why == SHARED) else None
                yield Result(f"r{ply}-{place}", turn, ply, moved, where, tuple(told), roll)


def _is_of(roll: Rolled, told: Sequence[Counted | Rolled], *, shared: bool) -> bool:
    """Return whether a roll brought what was counted: points that it gave, or its rule at its place."""
    return shared or any(event.rule == roll.rule and event.where in ("", roll.where) for event in told)


def _cause(event: Counted | Rolled) -> tuple[str, str, str]:
    """Return what tells one result from the next: rule, place and reason."""
    return (event.rule, event.where, event.why) if isinstance(event, Counted) else ("", event.where, "")


def _moves(game: Game[Any], seat: Seat | None, since: int) -> Iterator[Result]:
    """Yield the actions that moved what a side is measured by."""
    rules, look = game.rules, subject(game.rules.name).look
    names = MEASURED[rules.name]

    def measured(ply: int) -> Mapping[str, int]:
        state = game.state_at(ply)
        values = look(rules.observe(state, seat) if seat else state)
        return {name: values[name] for name in names}

    before = measured(since)
    for ply in range(since + 1, game.ply + 1):
        after = measured(ply)
        moved = {name: after[name] - before[name] for name in names if after[name] != before[name]}
        if moved:
            events = game.history[ply].events
            shown = rules.observe_events(events, seat) if seat else events
            yield Result(f"r{ply}", game.state_at(ply - 1).turn, ply, moved, events=shown)
        before = after
