"""Where the Non-Player takes the Guerrillas from that it places [CT-9.13]."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeAlias

from algeria_lab.twilight.chart.filters import MOST_GUERRILLAS
from algeria_lab.twilight.chart.reasoning import Chart, sift
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, COUNTRIES, EVERYWHERE
from algeria_lab.twilight.pieces import A, B, U
from algeria_lab.twilight.placing import take_from_map
from algeria_lab.twilight.state import SUPPORT, State

SUPPLY = cite("CT-9.13")
STAY: Final = 2
Quotas: TypeAlias = tuple[tuple[int, int], ...]
"""Spaces of the map, each with how many Guerrillas it may give."""


def spare(state: State, space: int) -> int:
    """Return how many Active Guerrillas a space may give: a Base or Support space keeps two Guerrillas."""
    row = state.pieces[space]
    if row[B] or state.support[space] == SUPPORT:
        return min(row[A], max(0, row[U] + row[A] - STAY))
    return row[A]


def givers(state: State, target: int, supplied: Collection[int] = ()) -> list[int]:
    """Return the spaces that may give a Guerrilla to be placed in another one.

    Args:
        state: The position.
        target: Where it is placed.
        supplied: Spaces that have received some off the map in this turn: in the example of the playbook they
            give none, as who has moved does not count as staying [CT-9.17.2].
    """
    spaces = EVERYWHERE if target in COUNTRIES else ALGERIA
    rows = state.pieces
    return [
        space
        for space in spaces
        if rows[space][A] and space != target and space not in supplied and spare(state, space)
    ]


def can_place(state: State, target: int, supplied: Collection[int] = ()) -> bool:
    """Return whether at least one Guerrilla can be found for a space; see `givers`."""
    return state.pieces[AVAILABLE][U] > 0 or bool(givers(state, target, supplied))


def place_guerrillas(
    chart: Chart,
    number: int,
    target: int,
    rule: str,
    box: int = AVAILABLE,
    listed: Quotas | None = None,
) -> int:
    """Place Guerrillas as far as there are any, and return how many.

    Args:
        chart: The chart.
        number: How many at most.
        target: The space.
        rule: Citation key of what places them.
        box: ``OUT_OF_PLAY`` where an Event allows it: it is emptied before Available.
        listed: Who may give how many, if that was settled before [CT-11/D29]; see `by_quota`.
    """
    draft, placed = chart.draft, 0
    for source in dict.fromkeys((box, AVAILABLE)):
        held = min(number - placed, chart.state.pieces[source][U])
        draft.move(U, held, source, target, rule)
        placed += held
    if placed < number:
        placed += _take_from_map(chart, number - placed, target, listed)
    return placed


def gives_singly(state: State) -> bool:
    """Return whether the map gives one at a time; in the recorded games a whole quota [CT-11/D15]."""
    return state.switches.map_gives_one_guerrilla_at_a_time


def _take_from_map(chart: Chart, number: int, target: int, listed: Quotas | None) -> int:
    if gives_singly(chart.state):
        return _take_singly(chart, number, target)
    quotas = by_quota(chart.state, target) if listed is None else listed
    return _take_by_quota(chart, number, target, quotas)


def _take_singly(chart: Chart, number: int, target: int) -> int:
    """Take one after the other from the space that holds most Guerrillas by then."""
    for taken in range(number):
        spaces = givers(chart.state, target, chart.supplied)
        if not spaces:
            return taken
        space = sift(chart, SUPPLY, "chart-draw-supply", spaces, (MOST_GUERRILLAS,))
        take_from_map(chart.draft, A, space, target)
        chart.supplied = (*chart.supplied, target)
    return number


def by_quota(state: State, target: int) -> Quotas:
    """Return the spaces that may give Guerrillas and how many, first the one with most [CT-11/D15]."""
    quotas = [(space, spare(state, space)) for space in givers(state, target)]
    return tuple(sorted(quotas, key=lambda quota: -quota[1]))


def _take_by_quota(chart: Chart, number: int, target: int, quotas: Quotas) -> int:
    """Take from each space all that it may give [CT-11/D15]."""
    taken = 0
    for space, most in quotas:
        for _ in range(min(number - taken, most)):
            take_from_map(chart.draft, A, space, target)
            taken += 1
    return taken
