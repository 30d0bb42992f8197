"""The conditions on the Government's list of Events: each is a number that must be high enough [CT-12.6]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from algeria_lab.players.twilight.government.reading import neighbours
from algeria_lab.twilight.geography import (
    ALGERIA,
    AVAILABLE,
    CITIES,
    COUNTRIES,
    IN_WILAYA,
    MOUNTAINS,
    OUT_OF_PLAY,
    PLACE,
    SECTORS,
    TRACKS,
    TUNISIA,
)
from algeria_lab.twilight.operations.train import may_train
from algeria_lab.twilight.pieces import AP, FP, FRENCH_CUBES, FT, GB, B, U
from algeria_lab.twilight.propaganda.resources import FRANCE_TRACK
from algeria_lab.twilight.state import NEUTRAL, OPPOSE, SUPPORT, State

Measure: TypeAlias = Callable[[State], int]
ALGIERS: Final = PLACE["algiers"]
MUCH: Final = 4
"""Resources of either side that are worth denying an Event for [CT-12.6]."""


def always(_state: State) -> int:
    """Hold whatever the position."""
    return 1


def locations(state: State) -> int:
    """Return how many spaces and tracks could be trained."""
    return sum([may_train(state, location) for location in (*ALGERIA, *TRACKS)])


def hidden_in_wilaya(state: State) -> int:
    """Return the most Underground Guerrillas in a Wilaya within reach of cubes."""
    return max(
        sum([state.pieces[space][U] for space in spaces if _in_reach(state, space)])
        for spaces in IN_WILAYA.values()
    )


def _in_reach(state: State, space: int) -> bool:
    return any(state.cubes(near) for near in (space, *neighbours(space)))


def guerrillas_in_wilaya(state: State) -> int:
    """Return the most Guerrillas in a Wilaya."""
    return max(sum([state.guerrillas(space) for space in spaces]) for spaces in IN_WILAYA.values())


def guerrillas_abroad(state: State) -> int:
    """Return the most Guerrillas in a Country."""
    return max(state.guerrillas(space) for space in COUNTRIES)


def guerrillas_in_tunisia(state: State) -> int:
    """Return the Guerrillas in Tunisia."""
    return state.guerrillas(TUNISIA)


def guerrillas_in_space(state: State) -> int:
    """Return the most Guerrillas in a space of Algeria."""
    return max(state.guerrillas(space) for space in ALGERIA)


def guerrillas_in_mountains(state: State) -> int:
    """Return the Guerrillas of the two Mountain spaces without FLN Base that have most."""
    counts = sorted([state.guerrillas(space) for space in MOUNTAINS if not state.pieces[space][B]])
    return sum(counts[-2:])


def replaceable_in_sector(state: State) -> int:
    """Return how many Guerrillas of a Sector Available Algerian Police could replace."""
    return min(state.pieces[AVAILABLE][AP], max(state.guerrillas(space) for space in SECTORS))


def cities_with_guerrillas(state: State) -> int:
    """Return in how many Cities there are Guerrillas."""
    return sum([state.guerrillas(city) > 0 for city in CITIES])


def resources_and_guerrillas_at_base(state: State) -> int:
    """Return the Government's Resources, 0 if no Guerrilla is at an FLN Base of Algeria."""
    at_base = any(state.pieces[space][B] and state.guerrillas(space) for space in ALGERIA)
    return state.gov_resources if at_base else 0


def bases_abroad(state: State) -> int:
    """Return the FLN Bases in independent Countries."""
    return sum([state.pieces[space][B] for space in COUNTRIES]) if state.is_independent else 0


def bases_in_algeria(state: State) -> int:
    """Return the FLN Bases in Algeria."""
    return sum([state.pieces[space][B] for space in ALGERIA])


def fln_in_algiers(state: State) -> int:
    """Return the FLN pieces in Algiers, a Base counting as three."""
    return state.guerrillas(ALGIERS) + 3 * state.pieces[ALGIERS][B]


def fln_capability(state: State) -> int:
    """Return how many Capabilities of the FLN are in play."""
    return sum([code.endswith("_fln") for code in state.capabilities])


def fln_resources(state: State) -> int:
    """Return the Resources of the FLN."""
    return state.fln_resources


def french_troops(state: State) -> int:
    """Return the French Troops on the map."""
    return state.on_map((FT,))


def french_police_available(state: State) -> int:
    """Return the French Police in Available."""
    return state.pieces[AVAILABLE][FP]


def french_police_out_of_play(state: State) -> int:
    """Return the French Police Out of Play; none while Commitment is low."""
    return state.pieces[OUT_OF_PLAY][FP] if state.commitment >= ENOUGH_COMMITMENT else 0


def french_cubes_available(state: State) -> int:
    """Return the French cubes in Available."""
    return state.count(AVAILABLE, FRENCH_CUBES)


def french_cubes_out_of_play(state: State) -> int:
    """Return the French cubes Out of Play."""
    return state.count(OUT_OF_PLAY, FRENCH_CUBES)


def bases_at_hand(state: State) -> int:
    """Return the Government Bases in Available and Out of Play."""
    return state.pieces[AVAILABLE][GB] + state.pieces[OUT_OF_PLAY][GB]


def troops_police_and_fln(state: State) -> int:
    """Return in how many spaces Troops and Police stand together against FLN pieces."""
    return sum(
        [bool(state.troops(space) and state.police(space) and state.fln_pieces(space)) for space in ALGERIA]
    )


def neutral_without_terror(state: State) -> int:
    """Return how many populated spaces are Neutral and free of Terror."""
    return sum(
        [
            state.is_populated(space) and state.support[space] == NEUTRAL and not state.terror[space]
            for space in ALGERIA
        ]
    )


def controlled_not_at_support(state: State) -> int:
    """Return the Population of the two largest spaces under Government Control that are not at Support."""
    pops = sorted(
        [
            state.pop(space) * (1 - state.support[space])
            for space in ALGERIA
            if state.control(space) == "GOV" and state.support[space] != SUPPORT
        ]
    )
    return sum(pops[-2:])


def city_not_at_support(state: State) -> int:
    """Return the Population of the largest City that is not at Support."""
    return max([state.pop(city) for city in CITIES if state.support[city] != SUPPORT], default=0)


def support_with_hidden(state: State) -> int:
    """Return how many spaces at Support hide a Guerrilla."""
    return sum([state.support[space] == SUPPORT and state.pieces[space][U] > 0 for space in ALGERIA])


def mountain_target(state: State) -> int:
    """Return how many pieces Operation 744 would remove where it removes most, a Base counting as two."""
    return max(_removed(state, space) for space in MOUNTAINS) if state.on_map((FT,)) else 0


def _removed(state: State, space: int) -> int:
    guerrillas = min(2, state.guerrillas(space))
    return guerrillas + 2 * min(state.pieces[space][B], 2 - guerrillas)


def france(state: State) -> int:
    """Return the box of the France Track."""
    return state.france


# --- what the shaded text would do


def fln_controlled_populated(state: State) -> int:
    """Return whether the FLN controls a populated space that is not at Opposition."""
    return any(
        state.is_populated(space) and state.control(space) == "FLN" and state.support[space] != OPPOSE
        for space in ALGERIA
    )


def sectors_not_opposed(state: State) -> int:
    """Return whether two populated Sectors are not at Opposition."""
    return sum([state.is_populated(space) and state.support[space] != OPPOSE for space in SECTORS]) >= 2


def sector_at_support(state: State) -> int:
    """Return whether a Sector of Population 2 is at Support."""
    return any(state.support[space] == SUPPORT and state.pop(space) > 1 for space in SECTORS)


def city_at_support(state: State) -> int:
    """Return whether a City is at Support."""
    return any(state.support[city] == SUPPORT for city in CITIES)


def government_resources(state: State) -> int:
    """Return whether the Government has Resources to lose."""
    return state.gov_resources >= MUCH


def fln_income_of_france(state: State) -> int:
    """Return whether the France Track pays the FLN well."""
    return FRANCE_TRACK[state.france].fln_resources >= MUCH


ENOUGH_COMMITMENT: Final = 18
MEASURES: Final[dict[str, Measure]] = {
    measure.__name__: measure
    for measure in (
        always,
        bases_abroad,
        bases_at_hand,
        bases_in_algeria,
        cities_with_guerrillas,
        city_at_support,
        city_not_at_support,
        controlled_not_at_support,
        fln_capability,
        fln_controlled_populated,
        fln_in_algiers,
        fln_income_of_france,
        fln_resources,
        france,
        french_cubes_available,
        french_cubes_out_of_play,
        french_police_available,
        french_police_out_of_play,
        french_troops,
        government_resources,
        guerrillas_abroad,
        guerrillas_in_mountains,
        guerrillas_in_space,
        guerrillas_in_tunisia,
        guerrillas_in_wilaya,
        hidden_in_wilaya,
        locations,
        mountain_target,
        neutral_without_terror,
        replaceable_in_sector,
        resources_and_guerrillas_at_base,
        sector_at_support,
        sectors_not_opposed,
        support_with_hidden,
        troops_police_and_fln,
    )
}
