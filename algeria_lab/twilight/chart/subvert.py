"""Subvert by the Non-Player: which Algerian cubes go, and which becomes a Guerrilla [CT-9.11]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.chart.reasoning import Chart, Filter, sift
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE
from algeria_lab.twilight.pieces import AP, AT, FP, FT, U
from algeria_lab.twilight.special.subvert import replace_police, subvert_cube
from algeria_lab.twilight.state import State

SUBVERT = cite("CT-9.11")
DRAW: Final = "chart-draw-subvert"


def _has_two_police(chart: Chart, space: int) -> int:
    return chart.state.pieces[space][AP] >= 2


def _has_police(chart: Chart, space: int) -> int:
    return chart.state.pieces[space][AP] >= 1


TWO_POLICE: Final = Filter("chart-test-two-algerian-police", _has_two_police)
POLICE: Final = Filter("chart-test-algerian-police", _has_police)


def algerian(state: State, space: int) -> int:
    """Return the Algerian cubes in a space."""
    row = state.pieces[space]
    return row[AT] + row[AP]


def subvert(chart: Chart) -> bool:
    """Subvert by the first step of the chart that can, and return whether one did."""
    if not chart.may_use_special:
        return False
    state = chart.state
    reach = [space for space in ALGERIA if state.pieces[space][U] and algerian(state, space)]
    found = chart.ask(SUBVERT, "chart-subvert-finds-cubes", bool(reach), spaces=chart.names(reach))
    if found and (_take_last(chart, reach) or _replace(chart, reach) or _weaken(chart, reach)):
        chart.special = "subvert"
        return True
    return False


def _take_last(chart: Chart, reach: list[int]) -> bool:
    """Take the last cubes of a space [CT-9.11]."""
    state = chart.state
    alone = [space for space in reach if not state.pieces[space][FT] + state.pieces[space][FP]]
    pairs = [space for space in alone if algerian(state, space) == 2]
    single = [space for space in alone if algerian(state, space) == 1]
    if pairs:
        space = sift(chart, SUBVERT, DRAW, pairs, (TWO_POLICE, POLICE))
        _remove(chart, (space, space))
    elif len(single) > 1:
        _remove(chart, tuple(_in_order(chart, single, len(single))[:2]))
    elif single:
        _take_single(chart, single[0], reach)
    return bool(pairs or single)


def _in_order(chart: Chart, spaces: list[int], most: int) -> list[int]:
    """Choose up to so many of several spaces in order, Police first."""
    left, order = spaces.copy(), list[int]()
    while left and len(order) < most:
        order.append(sift(chart, SUBVERT, DRAW, left, (POLICE,)))
        left.remove(order[-1])
    return order


def _take_single(chart: Chart, space: int, reach: list[int]) -> None:
    """Take the one lone cube: replace it, or remove it, and another cube elsewhere if there is one."""
    state = chart.state
    others = [other for other in reach if other != space]
    kind = _replaceable(state, space)
    if others:
        _remove(chart, (space, sift(chart, SUBVERT, DRAW, others, (POLICE,))))
    elif kind is not None and state.pieces[AVAILABLE][U]:
        _turn(chart, space, kind)
    else:
        _remove(chart, (space,))


def _replaceable(state: State, space: int) -> int | None:
    """Return the kind of cube that may become a Guerrilla there: Police [CT-5.5.2]."""
    row = state.pieces[space]
    if row[AP]:
        return AP
    return AT if row[AT] and not state.switches.subvert_replaces_only_police else None


def _replace(chart: Chart, reach: list[int]) -> bool:
    """Replace one Algerian Police by a Guerrilla out of Available [CT-9.11]."""
    state = chart.state
    if not (chart.government_acted or state.switches.subvert_replaces_before_government):
        return False
    spaces = [space for space in reach if state.pieces[space][AP]]
    if len(reach) == 1 and _replaceable(state, reach[0]) is not None:
        spaces = reach
    if not spaces or not state.pieces[AVAILABLE][U]:
        return False
    space = sift(chart, SUBVERT, DRAW, spaces, ())
    kind = _replaceable(state, space)
    assert kind is not None
    _turn(chart, space, kind)
    return True


def _weaken(chart: Chart, reach: list[int]) -> bool:
    """Remove two cubes, of one space if possible [CT-9.11]."""
    if not chart.government_acted:
        return False
    rich = [space for space in reach if algerian(chart.state, space) >= 2]
    if rich:
        space = sift(chart, SUBVERT, DRAW, rich, (TWO_POLICE, POLICE))
        _remove(chart, (space, space))
    else:
        _remove(chart, tuple(_in_order(chart, reach, 2)))
    return True


def _remove(chart: Chart, spaces: tuple[int, ...]) -> None:
    """Remove one Algerian cube from each of one or two spaces, Police first."""
    chart.did(SUBVERT, "subvert")
    for space in spaces:
        kind = AP if chart.state.pieces[space][AP] else AT
        subvert_cube(chart.draft, space, kind)


def _turn(chart: Chart, space: int, kind: int) -> None:
    chart.did(SUBVERT, "subvert")
    replace_police(chart.draft, space, kind)
