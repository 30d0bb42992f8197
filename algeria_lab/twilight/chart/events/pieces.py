"""Events of the Non-Player that place, move and remove pieces [CT-8.4, CT-8.5]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from algeria_lab.twilight.cards import CAPABILITIES
from algeria_lab.twilight.chart.events import places
from algeria_lab.twilight.chart.events.shifts import choose, die_name
from algeria_lab.twilight.chart.filters import (
    AT_SUPPORT,
    FEWEST_CUBES,
    FLN_BASE,
    GUERRILLAS_THERE,
    IN_ALGERIA,
    MOST_GUERRILLAS,
    MOST_POPULATION,
    MOUNTAIN,
)
from algeria_lab.twilight.chart.reasoning import Chain, Chart, Filter, sift
from algeria_lab.twilight.chart.supply import place_guerrillas
from algeria_lab.twilight.draft import half
from algeria_lab.twilight.events.granted import casbah_agitates
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, OUT_OF_PLAY, SPACES
from algeria_lab.twilight.operations.rally import agitate
from algeria_lab.twilight.pieces import AP, AT, FP, FT, B, U

CASBAH_PLACES: Final = 4


# --- removing


def _fewest_guerrillas(chart: Chart, space: int) -> int:
    return -chart.state.guerrillas(space)


def _is_government_controlled(chart: Chart, space: int) -> int:
    return chart.state.control(space) == "GOV"


FEWEST_GUERRILLAS: Final = Filter("chart-test-fewest-guerrillas", _fewest_guerrillas)
PURGE_AT_BASES: Final[Chain] = (FLN_BASE, FEWEST_GUERRILLAS)
PURGE_ELSEWHERE: Final[Chain] = (
    GUERRILLAS_THERE,
    Filter("chart-test-government-control", _is_government_controlled),
    MOST_GUERRILLAS,
)


def _remove(
    chart: Chart, rule: str, kinds: tuple[int, ...], number: int, chain_of: Callable[[list[int]], Chain]
) -> None:
    """Remove cubes kind by kind to Available, all that a space can give before the next one."""
    state = chart.state
    for kind in kinds:
        while number:
            spaces = [space for space in ALGERIA if state.pieces[space][kind]]
            if not spaces:
                break
            space = choose(chart, rule, spaces, chain_of(spaces))
            taken = min(number, state.pieces[space][kind])
            chart.draft.move(kind, taken, space, AVAILABLE, rule)
            number -= taken


def purge(chart: Chart, rule: str) -> None:
    """Remove cubes by half a die, and Government Resources by another die."""
    state = chart.state
    number = chart.draft.read_die(die_name(chart, "pieces"), half, rule)
    lost = chart.draft.roll(die_name(chart, "resources"), rule)

    def chain_of(spaces: list[int]) -> Chain:
        at_base = any(state.pieces[space][B] for space in spaces)
        return PURGE_AT_BASES if at_base else PURGE_ELSEWHERE

    _remove(chart, rule, (FT, FP, AT, AP), number, chain_of)
    chart.draft.count("gov_resources", -lost, rule)


def ultras(chart: Chart, rule: str) -> None:
    """Remove Algerian cubes by half a die, Troops before Police."""
    number = chart.draft.read_die(die_name(chart), half, rule)
    _remove(chart, rule, (AT, AP), number, lambda spaces: (FLN_BASE, AT_SUPPORT))


def change_tactics(chart: Chart, rule: str) -> None:
    """Take a Capability of the Government out of play, drawn among them."""
    codes = sorted(code for code in CAPABILITIES & chart.state.capabilities if code.endswith("_gov"))
    drawn = sift(
        chart, rule, f"chart-draw-event-{chart.state.card}", range(len(codes)), (), name=codes.__getitem__
    )
    chart.draft.unmark(codes[drawn], rule)


# --- placing


def casbah(chart: Chart, rule: str) -> None:
    """Place Guerrillas in Algiers, and Agitate there for one step if that brings FLN Control."""
    state, algiers = chart.state, places.ALGIERS
    was_held = state.control(algiers) == "FLN"
    place_guerrillas(chart, CASBAH_PLACES, algiers, rule)
    if casbah_agitates(state, algiers, had_control=was_held):
        agitate(chart.draft, algiers, rule)


def _base_is_bare(chart: Chart, space: int) -> int:
    state = chart.state
    row = state.pieces[space]
    return row[B] > 0 and (not row[U] or state.guerrillas(space) < 2)


def _has_fln_pieces(chart: Chart, space: int) -> int:
    return chart.state.fln_pieces(space) > 0


ASSASSINATION: Final[Chain] = (
    AT_SUPPORT,
    Filter("chart-test-base-uncovered", _base_is_bare),
    Filter("chart-test-fln-pieces-there", _has_fln_pieces),
    IN_ALGERIA,
    MOST_POPULATION,
)


def assassinate(chart: Chart, rule: str) -> None:
    """Place a Guerrilla anywhere, from Out of Play if possible, and gain Resources by a die."""
    state, draft = chart.state, chart.draft
    space = choose(chart, rule, list(state.fln_spaces), ASSASSINATION)
    source = OUT_OF_PLAY if state.pieces[OUT_OF_PLAY][U] else AVAILABLE
    draft.move(U, 1, source, space, rule)
    draft.count("fln_resources", draft.roll(die_name(chart), rule), rule)


def _most_algerian_police(chart: Chart, space: int) -> int:
    return chart.state.pieces[space][AP]


def _most_fln_pieces(chart: Chart, space: int) -> int:
    return chart.state.fln_pieces(space)


MOGHAZNI: Final[Chain] = (
    Filter("chart-test-most-algerian-police", _most_algerian_police),
    Filter("chart-test-most-fln-pieces", _most_fln_pieces),
    MOST_POPULATION,
)


def moghazni(chart: Chart, rule: str) -> None:
    """Replace the Algerian Police of a Sector at Support by Guerrillas, as many as can be placed."""
    state = chart.state
    space = choose(chart, rule, places.for_moghazni(state), MOGHAZNI)
    placed = place_guerrillas(chart, state.pieces[space][AP], space, rule)
    chart.draft.move(AP, placed, space, AVAILABLE, rule)


def _has_none_unseen(chart: Chart, space: int) -> int:
    return not chart.state.pieces[space][U]


def stripey_hole(chart: Chart, rule: str) -> None:
    """Place two Guerrillas in a Sector at Support, first those Out of Play."""
    chain = (Filter("chart-test-no-underground", _has_none_unseen), MOST_POPULATION)
    space = choose(chart, rule, places.for_stripey_hole(chart.state), chain)
    place_guerrillas(chart, 2, space, rule, OUT_OF_PLAY)


def _fewest_bases(chart: Chart, space: int) -> int:
    return -chart.state.pieces[space][B] if chart.state.switches.army_in_waiting_seeks_fewest_bases else 0


def army_in_waiting(chart: Chart, rule: str) -> None:
    """Place a Base in a Country."""
    chain = (Filter("chart-test-fewest-bases", _fewest_bases),)
    country = choose(chart, rule, places.for_army_in_waiting(chart.state), chain)
    chart.draft.move(B, 1, AVAILABLE, country, rule)


def _has_unseen(chart: Chart, space: int) -> int:
    return chart.state.pieces[space][U] > 0


def _no_troops_near(chart: Chart, space: int) -> int:
    return not any(chart.state.troops(near) for near in SPACES[space].adjacent)


def _least_population(chart: Chart, space: int) -> int:
    return -chart.state.pop(space)


def _two_guerrillas(chart: Chart, space: int) -> int:
    return chart.state.guerrillas(space) >= 2


def _is_not_resettled(chart: Chart, space: int) -> int:
    return not chart.state.resettled[space]


UNSEEN: Final = Filter("chart-test-underground-there", _has_unseen)
QUIET: Final = Filter("chart-test-no-troops-near", _no_troops_near)
SMALL: Final = Filter("chart-test-least-population", _least_population)
TWO: Final = Filter("chart-test-two-guerrillas", _two_guerrillas)
SETTLED: Final = Filter("chart-test-not-resettled", _is_not_resettled)
SOUMMAM_FREE: Final[Chain] = (UNSEEN, QUIET, SMALL, TWO, MOUNTAIN, SETTLED)
SOUMMAM_HELD: Final[Chain] = (UNSEEN, FEWEST_CUBES, TWO, QUIET, MOUNTAIN, SMALL, SETTLED)


def soummam(chart: Chart, rule: str) -> None:
    """Place up to two Bases in Algeria, one a space, where no cubes are if possible."""
    state = chart.state
    for _ in range(2):
        spaces = places.for_soummam(state)
        if not spaces:
            return
        free = [space for space in spaces if not state.cubes(space)]
        space = choose(chart, rule, free or spaces, SOUMMAM_FREE if free else SOUMMAM_HELD)
        chart.draft.move(B, 1, AVAILABLE, space, rule)
