"""What the Non-Player's Rally does in a space, and how many Guerrillas it places there [CT-9.9]."""

from __future__ import annotations

from typing import NamedTuple

from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.chart.supply import by_quota, can_place, place_guerrillas
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import AVAILABLE, COUNTRIES, is_city
from algeria_lab.twilight.pieces import A, B, U
from algeria_lab.twilight.state import SUPPORT, State

RALLY = cite("CT-9.9")


class Doing(NamedTuple):
    """What a Rally does in a space.

    Attributes:
        place: How many Guerrillas are placed.
        hide: How many Active Guerrillas turn Underground.
        active: For a Base: how many of the two Guerrillas that it replaces are Active; -1 for no Base.
        givers: Spaces of the map that may give what Available lacks, in order [CT-11/D15].
    """

    place: int = 0
    hide: int = 0
    active: int = -1
    givers: tuple[int, ...] = ()


def is_open(state: State, space: int) -> bool:
    """Return whether the chart may Rally in a space: never in a City at Support, nor in a closed Country."""
    if space in COUNTRIES:
        return state.is_independent
    return not (is_city(space) and state.support[space] == SUPPORT)


def wanted(state: State, space: int) -> int:
    """Return how many Guerrillas the chart wants to place in a space; 0 or less to turn some Underground."""
    bases = state.pieces[space][B]
    if not bases and not _gathers(state, space):
        return 1
    pop = state.pop(space)
    return min(max(1, bases) + pop, pop + 1 - state.guerrillas(space))


def _gathers(state: State, space: int) -> bool:
    """Return whether Moudjahidine lets a space without Base rally like one with a Base [CT-5.4.1]."""
    if "moudjahidine" not in state.momentum:
        return False
    return state.control(space) == "FLN" or not state.switches.moudjahidine_needs_control


def plan_base(state: State, space: int) -> Doing | None:
    """Return how two Guerrillas of a space become a Base, Active ones first; None without a Base."""
    if not state.pieces[AVAILABLE][B]:
        return None
    return Doing(active=min(2, state.pieces[space][A]))


def plan_placing(state: State, space: int) -> Doing | None:
    """Return what the chart does in a space, or None if there is nothing to be done."""
    number = wanted(state, space)
    if number <= 0:
        return Doing(hide=state.pieces[space][A]) if state.pieces[space][A] else None
    if not can_place(state, space):
        return None
    return Doing(place=number, givers=by_quota(state, space))


def carry_out(chart: Chart, space: int, doing: Doing) -> None:
    """Carry out in a space what was planned there."""
    draft = chart.draft
    if doing.active >= 0:
        draft.move(A, doing.active, space, AVAILABLE, RALLY)
        draft.move(U, 2 - doing.active, space, AVAILABLE, RALLY)
        draft.move(B, 1, AVAILABLE, space, RALLY)
    draft.hide(space, doing.hide, RALLY)
    if doing.place:
        place_guerrillas(chart, doing.place, space, RALLY, listed=doing.givers)


def gain(state: State, space: int) -> int:
    """Return how many Guerrillas a Rally would add to a space out of Available alone."""
    return min(hoped(state, space), state.pieces[AVAILABLE][U])


def hoped(state: State, space: int) -> int:
    """Return how many Guerrillas the chart counts on when it looks ahead: one where no Base is."""
    return max(0, wanted(state, space)) if state.pieces[space][B] else 1
