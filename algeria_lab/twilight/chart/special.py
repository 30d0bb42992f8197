"""The special activities of the Non-Player: Subvert, and if that does nothing Extort [CT-9.11, CT-9.12]."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from algeria_lab.twilight.chart.filters import safe_to_activate
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.chart.subvert import subvert
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import COUNTRIES
from algeria_lab.twilight.pieces import B, U
from algeria_lab.twilight.special.extort import extort, source_refusal
from algeria_lab.twilight.state import State

EXTORT = cite("CT-9.12")
POOR: Final = 4
NOTHING: Final[Mapping[int, int]] = MappingProxyType({})


def use_special(chart: Chart) -> None:
    """Carry out a special activity after Terror, Rally or March: Subvert, else Extort [CT-9.3]."""
    if not subvert(chart):
        try_extort(chart)


def try_extort(chart: Chart, reserved: Mapping[int, int] = NOTHING) -> bool:
    """Extort wherever the chart does, and return whether it did anything.

    Args:
        chart: The chart.
        reserved: Underground Guerrillas that have to stay Underground, by space.
    """
    state = chart.state
    if not chart.may_use_special or state.fln_resources > POOR:
        return False
    primary = [space for space in _open_sources(state) if _is_primary(state, space, reserved)]
    secondary = []
    if state.fln_resources + len(primary) == 0:
        secondary = [
            space
            for space in _open_sources(state)
            if safe_to_activate(state, space, 1 + reserved.get(space, 0))
        ]
    spaces = primary + secondary
    resources, names = state.fln_resources, chart.names(spaces)
    if not chart.ask(EXTORT, "chart-extort-pays", bool(spaces), resources=resources, spaces=names):
        return False
    chart.did(EXTORT, "extort")
    chart.special = "extort"
    for space in spaces:
        extort(chart.draft, space)
    return True


def _open_sources(state: State) -> list[int]:
    return [space for space in state.fln_spaces if source_refusal(state, space) is None]


def _is_primary(state: State, space: int, reserved: Mapping[int, int]) -> bool:
    """Return whether a space has an Underground Guerrilla to spare without a thought."""
    needed = 1 if space in COUNTRIES else 3 if state.pieces[space][B] and state.cubes(space) else 2
    return state.pieces[space][U] >= needed + reserved.get(space, 0)
