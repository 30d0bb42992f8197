"""Where the Events of the Non-Player may strike: the candidates of each text [CT-8.4, CT-8.5]."""

from __future__ import annotations

from algeria_lab.twilight.chart.march.plans import unseen_leavers
from algeria_lab.twilight.chart.supply import can_place
from algeria_lab.twilight.draft import MOST_TERROR
from algeria_lab.twilight.geography import (
    ALGERIA,
    AVAILABLE,
    CITIES,
    COUNTRIES,
    EVERYWHERE,
    MOROCCO,
    PLACE,
    SECTORS,
    SPACES,
    TUNISIA,
    is_mountain,
)
from algeria_lab.twilight.pieces import AP, FT, B
from algeria_lab.twilight.state import NEUTRAL, OPPOSE, SUPPORT, State

ALGIERS = PLACE["algiers"]


def for_snatch(state: State) -> list[int]:
    """Return populated spaces of Algeria that the FLN controls and that are not at Oppose [CT-8.4/03]."""
    return [
        space
        for space in ALGERIA
        if state.support[space] != OPPOSE and state.is_populated(space) and state.control(space) == "FLN"
    ]


def for_bureau(state: State) -> list[int]:
    """Return populated Sectors that are not at Oppose [CT-8.4/07]."""
    return [space for space in SECTORS if state.support[space] != OPPOSE and state.is_populated(space)]


def for_beni_oui_oui(state: State) -> list[int]:
    """Return Neutral spaces without Terror; populated, as the text says [CT-8.4/09]."""
    populated = state.switches.non_player_beni_oui_oui_needs_population
    return [
        space
        for space in ALGERIA
        if state.support[space] == NEUTRAL
        and not state.terror[space]
        and (state.is_populated(space) or not populated)
    ]


def can_fill_algiers(state: State) -> bool:
    """Return whether a Guerrilla can be placed in Algiers [CT-8.4/26]."""
    return can_place(state, ALGIERS)


def atrocities_differ(state: State) -> bool:
    """Return whether Atrocities takes two different populated spaces [CT-11/D06]."""
    return state.switches.atrocities_takes_different_spaces


def for_atrocities(state: State) -> list[int]:
    """Return where a Terror marker is useful and can be paid [CT-8.4/28]."""
    if not state.fln_resources or state.terror_markers >= MOST_TERROR:
        return []
    unpopulated = not atrocities_differ(state)
    return [
        space
        for space in ALGERIA
        if (state.support[space] == SUPPORT or (state.commitment > 0 and state.support[space] == NEUTRAL))
        and (unpopulated or state.is_populated(space))
    ]


def government_capability(state: State) -> bool:
    """Return whether a Capability of the Government is in play [CT-8.4/30]."""
    return any(code.endswith("_gov") for code in state.capabilities)


def for_elections(state: State) -> list[int]:
    """Return populated Sectors at Support [CT-8.4/34]."""
    return [space for space in SECTORS if state.support[space] == SUPPORT and state.is_populated(space)]


def for_moghazni(state: State) -> list[int]:
    """Return Sectors at Support with Algerian Police where a Guerrilla can be placed [CT-8.4/46]."""
    return [
        space
        for space in SECTORS
        if state.support[space] == SUPPORT and state.pieces[space][AP] and can_place(state, space)
    ]


def for_third_force(state: State) -> list[int]:
    """Return populated Sectors with Algerian Police that are not at Oppose [CT-8.4/47]."""
    return [space for space in for_bureau(state) if state.pieces[space][AP]]


def countries_uneven(state: State) -> bool:
    """Return whether one independent Country holds at least two Guerrillas more than the other [CT-8.5]."""
    return state.is_independent and abs(state.guerrillas(MOROCCO) - state.guerrillas(TUNISIA)) > 1


def for_stripey_hole(state: State) -> list[int]:
    """Return Sectors at Support [CT-8.5]."""
    return [space for space in SECTORS if state.support[space] == SUPPORT]


def stripey_hole_turns(state: State) -> bool:
    """Return whether the other text turns a Sector without FLN Base; else it does nothing [CT-11/D05]."""
    return state.switches.stripey_hole_avoids_bases


def for_stripey_hole_unshaded(state: State) -> list[int]:
    """Return populated Sectors not at Oppose without FLN Base; in the recorded games with one [CT-8.5]."""
    avoids = stripey_hole_turns(state)
    return [space for space in for_bureau(state) if bool(state.pieces[space][B]) != avoids]


def for_population_control(state: State) -> list[int]:
    """Return Cities at Support [CT-8.4/53]."""
    return [city for city in CITIES if state.support[city] == SUPPORT]


def for_army_in_waiting(state: State) -> list[int]:
    """Return independent Countries in which an available Base has room [CT-8.4/58]."""
    if not state.is_independent or not state.pieces[AVAILABLE][B]:
        return []
    return [country for country in COUNTRIES if state.has_room_for_base(country)]


def for_soummam(state: State) -> list[int]:
    """Return spaces of Algeria with room and without FLN Base [CT-8.4/60]."""
    if not state.pieces[AVAILABLE][B]:
        return []
    return [space for space in ALGERIA if not state.pieces[space][B] and state.has_room_for_base(space)]


def seeks_empty_sector(state: State) -> bool:
    """Return whether Operation 744 sends Troops where nobody is, and removes nothing [CT-11/D24]."""
    return state.switches.operation_744_goes_to_an_empty_sector


def for_operation(state: State) -> list[int]:
    """Return Mountain Sectors without Population that neither hold nor touch an FLN Base [CT-8.5]."""
    is_empty_wanted = seeks_empty_sector(state)
    return [
        space
        for space in SECTORS
        if is_mountain(space)
        and not state.pop(space)
        and not state.pieces[space][B]
        and not any(state.pieces[near][B] for near in SPACES[space].adjacent)
        and not (is_empty_wanted and state.gov_pieces(space) + state.fln_pieces(space))
    ]


def can_operate(state: State) -> bool:
    """Return whether Operation 744 finds a target, and French Troops to go there [CT-8.5]."""
    targets = for_operation(state)
    return any(state.pieces[space][FT] for space in EVERYWHERE if targets != [space]) and bool(targets)


def can_ventilate(state: State) -> bool:
    """Return whether an Underground Guerrilla can be brought to a coastal space at Support [CT-8.5]."""
    return bool(coastal_support(state)) and bool(coastal_sources(state))


def coastal_support(state: State) -> list[int]:
    """Return the coastal spaces of Algeria at Support."""
    return [space for space in ALGERIA if SPACES[space].coastal and state.support[space] == SUPPORT]


def coastal_sources(state: State) -> list[int]:
    """Return the coastal spaces not at Support from which an Underground Guerrilla may leave."""
    return [
        space
        for space in state.fln_spaces
        if SPACES[space].coastal and state.support[space] != SUPPORT and unseen_leavers(state, space)
    ]
