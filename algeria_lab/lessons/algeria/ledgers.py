"""Time series of a war, read from its history: income, spending, areas, forces, losses, markers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import FLN, KINDS, Units, by_kind, count, is_unit, units_of
from algeria_lab.algeria.draft import fold
from algeria_lab.algeria.phases.interphase import standing_charge
from algeria_lab.algeria.state import DEAD, State
from algeria_lab.core.events import Counted, Event, Flipped, Moved
from algeria_lab.core.history import Entry
from algeria_lab.lessons.algeria.accounts import TURN, timeline
from algeria_lab.lessons.algeria.causes import SPENDING

START = "start"
AP_INCOME = (START, "income", "income-support", "raid", "arms", "infiltration")
AP_SPENDING = ("mission-cost", "built", "converted", "depreciation")
BOXES = ("UG", "OPS", "PTL", "OC")
NEUTRALIZED = "neutralized"
NO_COUNTER = "A:IN-48"


class TurnEnd(NamedTuple):
    """The position at the end of a turn; 0 is the set-up, and the turn that still runs is as it stands."""

    turn: int
    state: State


def turn_ends(history: Sequence[Entry[State]]) -> list[TurnEnd]:
    """Return the position at the set-up and at the end of each turn."""
    ends = [
        TurnEnd(before.state.turn, _until_turn(before.state, entry.events))
        for before, entry in pairwise(history)
        if entry.state.turn != before.state.turn
    ]
    now = history[-1].state
    return [*ends, TurnEnd(now.turn, now)]


def _until_turn(state: State, events: Iterable[Event]) -> State:
    """Return a position after the events of an action up to the next turn; what follows belongs to that."""
    end = state.copy()
    for event in events:
        if isinstance(event, Counted) and event.track == TURN:
            break
        fold(end, event)
    return end


class TurnSums(NamedTuple):
    """Sums of one turn by source; a source without any is left out."""

    turn: int
    sums: dict[str, int]


def _by_turn(rows: Iterable[tuple[int, str, int]], last: int) -> list[TurnSums]:
    turns: dict[int, dict[str, int]] = {turn: {} for turn in range(last + 1)}
    for turn, source, number in rows:
        turns[turn][source] = turns[turn].get(source, 0) + number
    return [TurnSums(turn, sums) for turn, sums in turns.items()]


def ap_by_source(history: Sequence[Entry[State]]) -> list[TurnSums]:
    """Return what the FLN got and spent in AP, by source (`AP_INCOME`, `AP_SPENDING`) and turn."""
    return _by_turn(_ap_rows(history), history[-1].state.turn)


def _ap_rows(history: Sequence[Entry[State]]) -> Iterator[tuple[int, str, int]]:
    level = history[0].state.fln_ap
    if level:
        yield 0, START, level
    for turn, _, event in timeline(history):
        if isinstance(event, Counted) and event.track == "fln_ap":
            yield turn, event.why or START, event.now - level
            level = event.now


def gov_spending(history: Sequence[Entry[State]]) -> list[TurnSums]:
    """Return what the Government spent in PSP, by source (`SPENDING`) and turn, as positive numbers."""
    return _by_turn(_spending_rows(history), history[-1].state.turn)


def _spending_rows(history: Sequence[Entry[State]]) -> Iterator[tuple[int, str, int]]:
    level = history[0].state.gov_psl
    for turn, _, event in timeline(history):
        if isinstance(event, Counted) and event.track == "gov_psl":
            if event.why in SPENDING:
                yield turn, event.why, level - event.now
            level = event.now


class Held(NamedTuple):
    """How many areas each side controls at the end of a turn."""

    turn: int
    fln: int
    gov: int
    contested: int


def areas_held(history: Sequence[Entry[State]]) -> list[Held]:
    """Return how many areas each side held at the end of each turn."""
    rows = []
    for turn, state in turn_ends(history):
        sides = list(state.control.values())
        fln, gov = sides.count("fln"), sides.count("gov")
        rows.append(Held(turn, fln, gov, len(AREA_IDS) - fln - gov))
    return rows


class Markers(NamedTuple):
    """Terrorized and resettled areas at the end of a turn, and what they cost the Government a turn in PSP.

    An area with both costs as much as the rule profile says, which is no sum; so the cost stands alone.
    """

    turn: int
    terror: int
    resettled: int
    cost: int


def markers_by_turn(history: Sequence[Entry[State]]) -> list[Markers]:
    """Return terror and resettlement at the end of each turn, with their standing cost."""
    return [
        Markers(
            turn,
            len(state.terror),
            len(state.resettled),
            sum(standing_charge(state, area) for area in AREA_IDS),
        )
        for turn, state in turn_ends(history)
    ]


def forces(state: State) -> dict[str, dict[str, int]]:
    """Return how many units of each type stand in each box; the neutralized ones stand apart."""
    on_map = state.on_map()
    groups: dict[str, Units] = {
        "UG": state.ug,
        "OPS": state.ops,
        "PTL": state.ptl,
        "OC": state.oc,
    }
    able = {box: by_kind(units & on_map & ~state.neutralized) for box, units in groups.items()}
    able[NEUTRALIZED] = by_kind(on_map & state.neutralized)
    return {kind.name: {box: kinds.get(kind.name, 0) for box, kinds in able.items()} for kind in KINDS}


class TurnForces(NamedTuple):
    """How many units of each type are on the map at the end of a turn."""

    turn: int
    kinds: dict[str, int]


def forces_by_turn(history: Sequence[Entry[State]]) -> list[TurnForces]:
    """Return the units on the map at the end of each turn."""
    return [TurnForces(turn, by_kind(state.on_map())) for turn, state in turn_ends(history)]


class Losses(NamedTuple):
    """Units neutralized, reduced and eliminated in one turn; only FLN units are reduced or eliminated."""

    turn: int
    fln_neutralized: int
    fln_reduced: int
    fln_eliminated: int
    gov_neutralized: int


def losses_by_turn(history: Sequence[Entry[State]]) -> list[Losses]:
    """Return the losses of each turn; a unit that is neutralized twice counts twice."""
    sums = _by_turn(_loss_rows(history), history[-1].state.turn)
    return [Losses(turn, *(row.get(name, 0) for name in Losses._fields[1:])) for turn, row in sums]


def _loss_rows(history: Sequence[Entry[State]]) -> Iterator[tuple[int, str, int]]:
    for turn, _, event in timeline(history):
        if isinstance(event, Flipped) and event.what == NEUTRALIZED and event.to:
            units = units_of(name for name in event.names if is_unit(name))
            yield turn, "fln_neutralized", count(units & FLN)
            yield turn, "gov_neutralized", count(units & ~FLN)
        elif isinstance(event, Moved) and event.place == DEAD:
            yield turn, "fln_eliminated", len(event.pieces)
            if event.why == "no-counter":  # it pays as a reduction and is told as one, but the unit is gone
                yield turn, "fln_reduced", -len(event.pieces)
        elif isinstance(event, Counted) and event.why == "reduced" and event.track == "fln_psl":
            yield turn, "fln_reduced", 1
