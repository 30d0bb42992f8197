"""What both doctrines read from a position: chances, control, danger, and actions ready to use."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from algeria_lab.algeria.board.geography import AREA_IDS, PRINTED_KIND
from algeria_lab.algeria.board.units import (
    CADRES,
    DIVISIONS,
    FAILEKS,
    FLN,
    FRONTS,
    GOV,
    GOV_MOBILE,
    KIND,
    NAME_OF,
    NONE,
    Units,
    members,
)
from algeria_lab.algeria.draft import PSL
from algeria_lab.algeria.missions.combat import hits
from algeria_lab.algeria.missions.common import MISSION_SUCCESS
from algeria_lab.algeria.missions.contact import printed_rating
from algeria_lab.algeria.phases.interphase import control_points
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action, Seat
from algeria_lab.players.base import Line

FACES = range(1, 7)
SPEAKERS = FRONTS | CADRES
SURE = 2
CADRE_EVASION, BAND_EVASION, FAILEK_EVASION = (KIND[name].rating for name in ("cadre", "band", "failek"))
REMOTE_GROUND = 1
PRINTED_GROUND = {"urban": -1, "rural": 0, "remote": REMOTE_GROUND}
GROUND_OF: dict[str, int] = {area: PRINTED_GROUND[kind] for area, kind in PRINTED_KIND.items()}
CONTROL_WORTH = 0.5  # the side that controls more areas gains half a PSP for each area of its lead


@lru_cache(maxsize=4096)
def act(seat: Seat, verb: str, *args: str) -> Action:
    """Return an action; the same one each time, because doctrines say the same things often."""
    return Action(seat, verb, args)


@lru_cache(maxsize=4096)
def each_unit(seat: Seat, verb: str, units: Units) -> Line:
    """Return the action *verb* for each of *units*."""
    return tuple([act(seat, verb, NAME_OF[number]) for number in members(units)])


def one_name(units: Units) -> str:
    """Return the name of the lowest of *units*."""
    return NAME_OF[(units & -units).bit_length() - 1]


def areas_of(state: State, units: Units) -> list[str]:
    """Return the areas of Algeria where any of *units* stand, in the order of the map."""
    at = state.at
    return [area for area in AREA_IDS if at[area] & units] if units else []


def standing_in(state: State, areas: Iterable[str]) -> Units:
    """Return all units that stand in *areas*."""
    units, at = NONE, state.at
    for area in areas:
        units |= at[area]
    return units


class Success(NamedTuple):
    """What the Mission Success Table gives with a modifier: mean number and chances of both marks."""

    mean: float
    bad: float
    good: float


@cache
def success(modifier: int) -> Success:
    """Return the expectation of a mission roll with *modifier*.

    Examples:
        >>> success(1).bad
        0.0
    """
    rows = [MISSION_SUCCESS.read(face + modifier) for face in FACES]
    marks = [row.mark for row in rows]
    return Success(sum(row.number for row in rows) / 6, marks.count("+") / 6, marks.count("@") / 6)


@cache
def mean_hits(firepower: int) -> float:
    """Return the expected hits of a fire."""
    return sum(hits(firepower, face) for face in FACES) / 6


@cache
def wins_fire(attack: int, defence: int) -> float:
    """Return the chance that fire with *attack* scores more hits than fire with *defence*."""
    pairs = [hits(attack, one) > hits(defence, other) for one in FACES for other in FACES]
    return sum(pairs) / len(pairs)


def terrain(state: State, area: str) -> int:
    """Return what an area adds to every contact roll: remote, terrorized, urban."""
    ground = REMOTE_GROUND if area in state.resettled else GROUND_OF[area]
    return ground + 1 if area in state.terror else ground


@cache
def found_chance(rating: int, ground: int, evasion: int) -> float:
    """Return the chance that a unit is contacted.

    Args:
        rating: Sum of the Contact ratings.
        ground: What the area adds to the roll, from `terrain`.
        evasion: Evasion rating of the unit.
    """
    return min(max(rating - ground - (evasion > rating), 0), 6) / 6


def found_units(state: State, area: str, quarry: Units, rating: int) -> float:
    """Return how many of *quarry* a contact roll is expected to find."""
    ground, found = terrain(state, area), 0.0
    if elusive := quarry & CADRES:
        found += elusive.bit_count() * found_chance(rating, ground, CADRE_EVASION)
    if plain := quarry & ~(CADRES | FAILEKS):
        found += plain.bit_count() * found_chance(rating, ground, BAND_EVASION)
    if slow := quarry & FAILEKS:
        found += slow.bit_count() * found_chance(rating, ground, FAILEK_EVASION)
    return found


def caught_units(quarry: Units) -> float:
    """Return how many of *quarry* are expected not to evade a React."""
    cadres, slow = (quarry & CADRES).bit_count(), (quarry & FAILEKS).bit_count()
    plain = quarry.bit_count() - cadres - slow
    return cadres * stays(CADRE_EVASION) + plain * stays(BAND_EVASION) + slow * stays(FAILEK_EVASION)


@cache
def stays(evasion: int) -> float:
    """Return the chance that a unit does not evade a React."""
    return 1 - evasion / 6


def control_sums(state: State, area: str) -> tuple[int, int]:
    """Return the control points of FLN and Government in an area."""
    fln, gov = state.at[area] & FLN, state.at[area] & GOV
    return control_points(state, fln) if fln else 0, control_points(state, gov) if gov else 0


def holder(fln: int, gov: int) -> str:
    """Return who is sure to control an area with these control points; empty if nobody is."""
    if fln >= SURE * gov and fln:
        return "fln"
    return "gov" if gov >= SURE * fln and gov else ""


def active_rating(state: State, area: str) -> int:
    """Return the Contact rating of the active mobile Government units of an area."""
    soldiers = state.at[area] & GOV_MOBILE
    if not soldiers:
        return 0
    units = soldiers & (state.ops | state.ptl) & ~state.neutralized
    if not units:
        return 0
    # `contact_rating`, written out where it is asked most often
    return printed_rating(units) + (units & (state.dispersed & DIVISIONS | state.airmobile)).bit_count()


def psl(state: State, seat: Seat) -> int:
    """Return the PSL of a side."""
    value: int = getattr(state, PSL[seat])
    return value
