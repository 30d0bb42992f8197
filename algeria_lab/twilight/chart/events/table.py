"""Which text of a card the Non-Player plays, and under what condition [CT-8.3]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from algeria_lab.twilight.cards import Text
from algeria_lab.twilight.chart.events import places
from algeria_lab.twilight.draft import TRACK_LIMITS
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, OUT_OF_PLAY
from algeria_lab.twilight.pieces import AP, AT, U
from algeria_lab.twilight.state import State

Condition: TypeAlias = Callable[[State], bool]
LAST_BOX: Final = 5


def _always(state: State) -> bool:
    return True


def _commitment(state: State) -> bool:
    return state.commitment > 0


def _fln_resources(state: State) -> bool:
    return state.fln_resources < TRACK_LIMITS["fln_resources"]


def _gov_resources(state: State) -> bool:
    return state.gov_resources > 0


def _france(state: State) -> bool:
    return state.france < LAST_BOX


def _crisis(state: State) -> bool:
    return _gov_resources(state) or _commitment(state)


def _held_back(state: State) -> bool:
    return state.pieces[AVAILABLE][U] + state.pieces[OUT_OF_PLAY][U] > 0


def _algerian_cubes(state: State) -> bool:
    return any(state.pieces[space][AT] + state.pieces[space][AP] for space in ALGERIA)


def _independent(state: State) -> bool:
    return state.is_independent


def _final(state: State) -> bool:
    return state.is_final_campaign


def _any(spaces: Callable[[State], list[int]]) -> Condition:
    return lambda state: bool(spaces(state))


SHADED: Final[Mapping[int, Condition]] = MappingProxyType(
    {
        3: _any(places.for_snatch),
        5: _always,
        6: _always,
        7: _any(places.for_bureau),
        10: _always,
        11: _commitment,
        12: places.can_ventilate,
        13: _always,
        15: _commitment,
        17: _always,
        19: _fln_resources,
        21: _commitment,
        22: _commitment,
        23: _fln_resources,
        24: _gov_resources,
        26: places.can_fill_algiers,
        27: _always,
        31: _fln_resources,
        32: _always,
        33: _always,
        34: _any(places.for_elections),
        35: _always,
        36: _held_back,
        38: _crisis,
        41: _fln_resources,
        42: _fln_resources,
        43: _independent,
        46: _any(places.for_moghazni),
        47: _any(places.for_third_force),
        48: _algerian_cubes,
        49: places.countries_uneven,
        51: _any(places.for_stripey_hole),
        53: _any(places.for_population_control),
        55: _fln_resources,
        58: _any(places.for_army_in_waiting),
        59: _fln_resources,
        60: _any(places.for_soummam),
    }
)
UNSHADED: Final[Mapping[int, Condition]] = MappingProxyType(
    {15: _fln_resources, 51: _any(places.for_stripey_hole_unshaded)}
)
SINGLE: Final[Mapping[int, Condition]] = MappingProxyType(
    {
        9: _any(places.for_beni_oui_oui),
        14: _france,
        18: _always,
        25: _always,
        28: _any(places.for_atrocities),
        30: places.government_capability,
        52: _france,
        54: places.can_operate,
        56: _final,
        57: _always,
    }
)
TABLES: Final[tuple[tuple[Text, Mapping[int, Condition]], ...]] = (
    ("shaded", SHADED),
    ("unshaded", UNSHADED),
    ("single", SINGLE),
)


def event_text(state: State) -> Text | None:
    """Return the text of the current card that the Non-Player would play, or None."""
    for text, table in TABLES:
        condition = table.get(state.card)
        if condition is not None and condition(state):
            return text
    return None
