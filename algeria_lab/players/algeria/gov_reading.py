"""What the Government reads from the map: where units are wanted, and who can be spared."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from algeria_lab.algeria.fln_reinforcement import CONTESTED_AP, CONTROLLED_AP
from algeria_lab.algeria.geography import AREA_IDS
from algeria_lab.algeria.spending import HALVES, half_points
from algeria_lab.algeria.state import State
from algeria_lab.algeria.units import CADRES, DIVISIONS, FLN, FRONTS, POLICE, Units
from algeria_lab.players.algeria.reading import control_sums, holder

CONTROL_WORTH = 0.5
OPEN_RISK = 0.3
PATROL_WORTH = 1.3
AFFAIRS_WORTH = 0.5
SPREAD_POINTS = 3


class Sums(NamedTuple):
    """Control points in one area."""

    fln: int
    gov: int
    kind: str


def can_pay(state: State, halves: int, floor: int) -> bool:
    """Return whether *halves* half points can be paid and leave *floor* PSL."""
    return half_points(state) - halves >= HALVES * floor


@cache
def standing(fln: int, gov: int, kind: str) -> float:
    """Return what the control of an area gives the Government each turn, in PSP; negative for the FLN's."""
    side = holder(fln, gov)
    if side == "gov":
        return CONTROL_WORTH
    if side == "fln":
        return -CONTROL_WORTH - CONTROLLED_AP[kind]
    return -float(CONTESTED_AP[kind]) if fln else -OPEN_RISK * (CONTROL_WORTH + CONTROLLED_AP[kind])


@cache
def arrival_worth(sums: Sums, points: int) -> float:
    """Return what *points* more control points (fewer, if negative) change in an area each turn."""
    return standing(sums.fln, sums.gov + points, sums.kind) - standing(sums.fln, sums.gov, sums.kind)


def survey(state: State) -> dict[str, Sums]:
    """Return the control points of every area."""
    return {area: Sums(*control_sums(state, area), state.kind(area)) for area in AREA_IDS}


def best_garrison(sums: dict[str, Sums], points: int, without: str = "") -> tuple[float, str]:
    """Return where *points* control points change most each turn."""
    best, where = 0.0, ""
    for area, here in sums.items():
        worth = arrival_worth(here, points)
        if worth > best and area != without:
            best, where = worth, area
    return best, where


def weight(state: State, single: Units) -> int:
    """Return the control points of a Government unit; divisions are reckoned dispersed."""
    return SPREAD_POINTS if single & DIVISIONS and not state.slow_reaction else 1


def better_place(state: State, sums: dict[str, Sums], single: Units, here: str) -> tuple[float, str]:
    """Return where a unit would change more than where it stands, and how much more."""
    points = weight(state, single)
    worth, area = best_garrison(sums, points, here)
    return worth + arrival_worth(sums[here], -points), area


def patrol_worth(state: State, area: str) -> float:
    """Return what a first unit on Patrol in *area* saves: Propaganda goes where nobody patrols."""
    if state.at[area] & (FRONTS | CADRES) and not state.patrols(area) and not state.is_remote(area):
        return PATROL_WORTH
    return 0.0


def police_worth(state: State, area: str, sums: Sums, *, leaving: bool = False) -> float:
    """Return what one more Police unit in *area* is worth, or the last one there if it is *leaving*.

    The first one patrols and does Civil Affairs; a pair finds two in three of those who hide.
    """
    there = (state.at[area] & POLICE).bit_count() - leaving
    quarry = (state.at[area] & FLN).bit_count()
    change = -arrival_worth(sums, -1) if leaving else arrival_worth(sums, 1)
    if there > 1:
        return change + 0.1 * quarry
    if there:
        return change + 0.5 * quarry
    if sums.kind == "remote":
        return change + 0.1 * quarry
    speakers = PATROL_WORTH if state.at[area] & (FRONTS | CADRES) else 0.0
    return change + AFFAIRS_WORTH + speakers * (1 if state.patrols(area) <= leaving else 0.5)


def best_police_area(state: State, sums: dict[str, Sums]) -> tuple[float, str]:
    """Return where one more Police unit is worth most."""
    return max((police_worth(state, area, here), area) for area, here in sums.items())


def prey(state: State, area: str) -> float:
    """Return how much there is to hunt in an area: FLN units, more where Police can find them."""
    fln = state.at[area] & FLN
    if not fln:
        return 0.0
    police = (state.at[area] & POLICE & ~state.neutralized).bit_count()
    shown, hidden = (fln & ~state.ug).bit_count(), (fln & state.ug).bit_count()
    return shown + hidden * (0.3, 0.5, 0.9)[min(police, 2)] - 0.5 * state.is_remote(area)
