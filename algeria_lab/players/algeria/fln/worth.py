"""What an FLN mission is worth in PSP, before the dice fall."""

from __future__ import annotations

from functools import cache

from algeria_lab.algeria.board.units import (
    ALGERIANS,
    BRIGADES,
    CADRES,
    DIVISIONS,
    ELITES,
    FAILEKS,
    FIGHTERS,
    FRONTS,
    GOV,
    NONE,
    POLICE,
    Units,
    first,
    members,
)
from algeria_lab.algeria.missions.combat import firepower
from algeria_lab.algeria.missions.common import COST, URBAN_FACTOR
from algeria_lab.algeria.phases.fln_reinforcement import CONTESTED_AP, CONTROLLED_AP
from algeria_lab.algeria.phases.interphase import control_points
from algeria_lab.algeria.state import State
from algeria_lab.players.algeria.fln.parameters import FlnParameters
from algeria_lab.players.algeria.reading import (
    BAND_EVASION,
    CADRE_EVASION,
    CONTROL_WORTH,
    SPEAKERS,
    active_rating,
    found_chance,
    mean_hits,
    stays,
    success,
    terrain,
    wins_fire,
)

STRIKE_DIE = 3.5
OTHER_KINDS = (BRIGADES, ELITES, ALGERIANS, POLICE)  # other than divisions, which have two modes


def danger(state: State, area: str, evasion: int) -> float:
    """Return the chance that active Government units of the area reach a unit that shows itself."""
    rating = active_rating(state, area)
    return _reached(rating, terrain(state, area), evasion) if rating else 0.0


@cache
def _reached(rating: int, ground: int, evasion: int) -> float:
    return max(found_chance(rating, ground, evasion), stays(evasion))


def speech_modifier(state: State, area: str) -> int:
    """Return the modifier of Propaganda in an area of Algeria."""
    return -state.patrols(area) - (area in state.terror)


def speaker(units: Units) -> Units:
    """Return who should speak: a Cadre can be replaced more cheaply than a Front."""
    return first(units & CADRES) or first(units & FRONTS)


def speech_worth(state: State, area: str, units: Units, p: FlnParameters) -> float:
    """Return what Propaganda by one of *units* is worth."""
    odds = success(speech_modifier(state, area))
    front = not units & CADRES
    loss = p.front_worth if front else p.unit_worth
    gain = odds.mean * (URBAN_FACTOR if state.kind(area) == "urban" else 1)
    caught = danger(state, area, BAND_EVASION if front else CADRE_EVASION) * p.fear
    return gain - (odds.bad + caught) * loss - p.ap_cost


def strike_group(state: State, area: str, units: Units) -> tuple[Units, int]:
    """Return a Front with just enough Cadres of *units* to lose nobody, and the modifier reached."""
    modifier = speech_modifier(state, area)
    group = first(units & FRONTS)
    for number in members(units & CADRES):
        if modifier >= 1:
            break
        group |= 1 << number
        modifier += 1
    return group, modifier


def strike_worth(state: State, area: str, group: Units, modifier: int, p: FlnParameters) -> float:
    """Return what a Strike is worth."""
    odds = success(modifier)
    cadres = (group & CADRES).bit_count()
    police = (state.at[area] & POLICE & ~state.neutralized).bit_count()
    gain = odds.mean * STRIKE_DIE + odds.good * police
    if not active_rating(state, area):
        gain += STRIKE_DIE
    caught = danger(state, area, BAND_EVASION) * p.fear
    loss = (odds.bad + caught) * (p.front_worth + cadres * p.unit_worth)
    return gain - loss - COST["strike"] * p.ap_cost


def raid_modifier(state: State, area: str, group: Units) -> int:
    """Return the modifier of a Raid."""
    return group.bit_count() - 1 - state.patrols(area)


def raid_worth(state: State, area: str, group: Units, p: FlnParameters) -> float:
    """Return what a Raid by *group* is worth: AP, Terror that the Government pays for, Police put down."""
    odds = success(raid_modifier(state, area, group))
    kind = state.kind(area)
    need = p.ap_worth * (2 if state.fln_ap < p.mission_reserve else 1)
    gain = odds.mean * need * (URBAN_FACTOR if kind == "urban" else 1) - p.ap_cost
    if area not in state.terror:
        control = state.control.get(area, "")
        own_loss = 1.0 if control != "gov" and (CONTROLLED_AP if control else CONTESTED_AP)[kind] else 0.0
        gain += (odds.bad + odds.good) * (p.terror_worth - own_loss)
    if state.at[area] & POLICE & ~state.neutralized:
        gain += odds.good * p.police_worth
    caught = danger(state, area, BAND_EVASION) * p.fear
    return gain - (caught * group.bit_count() + odds.bad * 0.5) * p.unit_worth


def harass_group(units: Units) -> Units:
    """Return who harasses: everybody beside a Failek, else one Band."""
    fighters = units & FIGHTERS
    return fighters if fighters & FAILEKS else first(fighters)


def clears_the_way(state: State, area: str, target: Units) -> bool:
    """Return whether Propaganda becomes possible in an area once *target*, its only patrol, is put down."""
    here = state.at[area] & ~state.neutralized
    if here & state.ptl != target or state.is_remote(area) or ("propaganda", area) in state.done:
        return False
    return bool(here & SPEAKERS & (state.ug | state.ops)) and state.fln_ap > 0


def harass_worth(
    state: State, area: str, group: Units, attack: int, target: Units, p: FlnParameters
) -> float:
    """Return what harassing *target* is worth to a group with the firepower *attack*."""
    defence = firepower(state, target, half=True)
    gain = mean_hits(attack)
    if target & POLICE & ~state.neutralized:
        opened = p.opening_worth if clears_the_way(state, area, target) else 0.0
        gain += wins_fire(attack, defence) * (p.police_worth + opened)
    elif not target & state.neutralized:
        gain += wins_fire(attack, defence) * p.soldier_worth
    lost = min(mean_hits(defence), group.bit_count())
    others = state.at[area] & state.active() & ~target
    caught = stays(BAND_EVASION) * group.bit_count() if others else 0.0
    return gain - (lost + caught) * p.unit_worth


def best_target(state: State, area: str, group: Units, p: FlnParameters) -> tuple[float, Units]:
    """Return the Government unit best harassed, with the worth of it; one of each kind is looked at."""
    found, targets = (-99.0, NONE), state.at[area] & GOV
    if not targets:
        return found
    attack = firepower(state, group)
    for alike in _looks(state, targets):
        single = first(alike)
        found = max(found, (harass_worth(state, area, group, attack, single, p), single))
    return found


def _looks(state: State, units: Units) -> list[Units]:
    """Return *units* sorted by kind, by whether they are neutralized, and divisions by their mode."""
    wide = units & DIVISIONS & state.dispersed
    kinds = (wide, units & DIVISIONS & ~wide, *[units & kind for kind in OTHER_KINDS])
    down = state.neutralized
    return [some for kind in kinds if kind for some in (kind & down, kind & ~down) if some]


def arrival_worth(state: State, area: str, guard: Units) -> float:
    """Return what the first unit in *area* is worth each turn against a *guard*: income, control, denial."""
    if not guard:
        return _ALONE_WORTH[state.kind(area)]
    return _DENIED_WORTH[state.kind(area)] if control_points(state, guard) == 1 else 0.0


_ALONE_WORTH = {kind: income + 2 * CONTROL_WORTH for kind, income in CONTROLLED_AP.items()}
_DENIED_WORTH = {kind: income + CONTROL_WORTH for kind, income in CONTESTED_AP.items()}
