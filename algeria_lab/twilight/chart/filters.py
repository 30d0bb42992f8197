"""Tests that several tie-breaks of the chart have in common, and the covers of [CT-9.4]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.chart.reasoning import Chart, Filter
from algeria_lab.twilight.geography import COUNTRIES, is_mountain
from algeria_lab.twilight.pieces import B, U
from algeria_lab.twilight.state import SUPPORT, State


def safe_to_activate(state: State, space: int, number: int) -> bool:
    """Return whether a space can Activate some; a Base in Algeria keeps its last one Underground [CT-9.4]."""
    row = state.pieces[space]
    if row[B] and space not in COUNTRIES:
        return row[U] > number
    return row[U] >= number


def _is_at_support(chart: Chart, space: int) -> int:
    return chart.state.support[space] == SUPPORT


def _has_guerrillas(chart: Chart, space: int) -> int:
    return chart.state.guerrillas(space) > 0


def _most_population(chart: Chart, space: int) -> int:
    return chart.state.pop(space)


def _is_in_algeria(chart: Chart, space: int) -> int:
    return space not in COUNTRIES


def _has_cubes(chart: Chart, space: int) -> int:
    return chart.state.cubes(space) > 0


def _has_no_cubes(chart: Chart, space: int) -> int:
    return chart.state.cubes(space) == 0


def _fewest_cubes(chart: Chart, space: int) -> int:
    return -chart.state.cubes(space)


def _most_guerrillas(chart: Chart, space: int) -> int:
    return chart.state.guerrillas(space)


def _fewest_terror(chart: Chart, space: int) -> int:
    return -chart.state.terror[space]


def _is_mountain(chart: Chart, space: int) -> int:
    return is_mountain(space)


def _has_fln_base(chart: Chart, space: int) -> int:
    return chart.state.pieces[space][B] > 0


AT_SUPPORT: Final = Filter("chart-test-at-support", _is_at_support)
GUERRILLAS_THERE: Final = Filter("chart-test-guerrillas-there", _has_guerrillas)
MOST_POPULATION: Final = Filter("chart-test-most-population", _most_population)
IN_ALGERIA: Final = Filter("chart-test-in-algeria", _is_in_algeria)
CUBES_THERE: Final = Filter("chart-test-cubes-there", _has_cubes)
NO_CUBES: Final = Filter("chart-test-no-cubes", _has_no_cubes)
FEWEST_CUBES: Final = Filter("chart-test-fewest-cubes", _fewest_cubes)
MOST_GUERRILLAS: Final = Filter("chart-test-most-guerrillas", _most_guerrillas)
FEWEST_TERROR: Final = Filter("chart-test-fewest-terror", _fewest_terror)
MOUNTAIN: Final = Filter("chart-test-mountain", _is_mountain)
FLN_BASE: Final = Filter("chart-test-fln-base", _has_fln_base)
