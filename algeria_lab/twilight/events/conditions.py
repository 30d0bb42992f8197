"""Conditions that a text puts on the spaces it is about, by the words of the table of effects [CT-8.4]."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from algeria_lab.twilight.draft import MOST_MARKERS
from algeria_lab.twilight.geography import (
    CITIES,
    COUNTRIES,
    EVERYWHERE,
    PLACES,
    SPACES,
    is_country,
    is_mountain,
)
from algeria_lab.twilight.pieces import AP, B
from algeria_lab.twilight.state import NEUTRAL, OPPOSE, SUPPORT, State

Condition = Callable[[State, int], bool]


def _may_be_set(state: State, space: int) -> bool:
    """Return whether Beni-Oui-Oui may set a space [CT-11/A41]."""
    if state.switches.beni_oui_oui_needs_population:
        return state.is_populated(space)
    return not is_country(space)


CONDITIONS: Final[dict[str, Condition]] = {
    "algeria": lambda state, space: space not in COUNTRIES,
    "playable": lambda state, space: space in state.fln_spaces,
    "city": lambda state, space: space in CITIES,
    "sector": lambda state, space: SPACES[space].kind == "sector",
    "country": lambda state, space: space in COUNTRIES,
    "independent": lambda state, space: state.is_independent,
    "mountain": lambda state, space: is_mountain(space),
    "coastal": lambda state, space: SPACES[space].coastal,
    "populated": lambda state, space: state.is_populated(space),
    "settable": _may_be_set,
    "neutral": lambda state, space: state.support[space] == NEUTRAL,
    "not_neutral": lambda state, space: state.support[space] != NEUTRAL,
    "not_support": lambda state, space: state.support[space] != SUPPORT,
    "not_oppose": lambda state, space: state.support[space] != OPPOSE,
    "no_terror": lambda state, space: not state.terror[space],
    "gov_controlled": lambda state, space: state.control(space) == "GOV",
    "fln_controlled": lambda state, space: state.control(space) == "FLN",
    "guerrillas": lambda state, space: state.guerrillas(space) > 0,
    "fln_base": lambda state, space: state.pieces[space][B] > 0,
    "no_fln_base": lambda state, space: not state.pieces[space][B],
    "algerian_police": lambda state, space: state.pieces[space][AP] > 0,
    "room": lambda state, space: state.has_room_for_base(space),
    "no_plus_pop": lambda state, space: not state.plus_pop[space],
    "plus_pop_left": lambda state, space: sum(state.plus_pop) < MOST_MARKERS["plus_pop"],
    "algiers": lambda state, space: PLACES[space] == "algiers",
    "tunisia": lambda state, space: PLACES[space] == "tunisia",
}
SETTLED: Final = "settled"


def unmet(state: State, conditions: Iterable[str], space: int) -> str:
    """Return the first condition that a space does not meet; empty if it meets all."""
    for name in conditions:
        if not CONDITIONS[name](state, space):
            return name
    return ""


def spaces_of(state: State, conditions: tuple[str, ...], settled: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return the spaces that meet conditions; ``settled`` stands for those that a text settled before."""
    if conditions == (SETTLED,):
        return settled
    if not conditions:
        return ()
    return tuple([space for space in EVERYWHERE if not unmet(state, conditions, space)])
