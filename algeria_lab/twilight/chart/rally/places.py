"""What the Non-Player's Rally does in a space, and how many Guerrillas it places there [CT-9.9]."""

from __future__ import annotations

from typing import NamedTuple

from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.chart.supply import Quotas, by_quota, can_place, gives_singly, place_guerrillas
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import AVAILABLE
from algeria_lab.twilight.operations.rally import FOR_A_BASE, bases_at, build_base, most_placed, space_refusal
from algeria_lab.twilight.pieces import A, B, U
from algeria_lab.twilight.state import State

RALLY = cite("CT-9.9")


class Doing(NamedTuple):
    """What a Rally does in a space.

    Attributes:
        place: How many Guerrillas are placed.
        hide: How many Active Guerrillas turn Underground.
        active: For a Base: how many of the two Guerrillas that it replaces are Active; -1 for no Base.
        givers: Which spaces of the map may give how many of those that Available lacks [CT-11/D15].
    """

    place: int = 0
    hide: int = 0
    active: int = -1
    givers: Quotas = ()


def is_open(state: State, space: int) -> bool:
    """Return whether the FLN may Rally in a space: not in a City at Support, nor in a closed Country."""
    return space_refusal(state, space) is None


def wanted(state: State, space: int) -> int:
    """Return how many Guerrillas the chart wants to place in a space; 0 or less to turn some Underground."""
    if not bases_at(state, space):
        return 1
    return min(most_placed(state, space), state.pop(space) + 1 - state.guerrillas(space))


def plan_base(chart: Chart, space: int) -> Doing | None:
    """Return how two Guerrillas of a space become a Base, Active ones first; None without a Base."""
    state = chart.state
    if not state.pieces[AVAILABLE][B]:
        return None
    return Doing(active=min(FOR_A_BASE, state.pieces[space][A]))


def plan_placing(chart: Chart, space: int) -> Doing | None:
    """Return what the chart does in a space, or None if there is nothing to be done."""
    state = chart.state
    number = wanted(state, space)
    if number <= 0:
        return Doing(hide=state.pieces[space][A]) if state.pieces[space][A] else None
    if not can_place(state, space, chart.supplied):
        return None
    return Doing(place=number, givers=() if gives_singly(state) else by_quota(state, space))


def carry_out(chart: Chart, space: int, doing: Doing) -> None:
    """Carry out in a space what was planned there."""
    draft = chart.draft
    if doing.active >= 0:
        build_base(draft, space, FOR_A_BASE - doing.active)
    draft.hide(space, doing.hide, RALLY)
    if doing.place:
        place_guerrillas(chart, doing.place, space, RALLY, listed=doing.givers)


def gain(state: State, space: int) -> int:
    """Return how many Guerrillas a Rally would add to a space out of Available alone."""
    return min(hoped(state, space), state.pieces[AVAILABLE][U])


def hoped(state: State, space: int) -> int:
    """Return how many Guerrillas the chart counts on when it looks ahead: one where no Base is."""
    return max(0, wanted(state, space)) if state.pieces[space][B] else 1
