"""How the FLN builds: Fronts first, then Cadres to spread, Bands to hold, and an army abroad."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import ABROAD, AREA_IDS, DESTINATIONS, URBAN
from algeria_lab.algeria.board.units import BANDS, CADRES, FIGHTERS, FLN, FLN_MOBILE, FRONTS, GOV, Units
from algeria_lab.algeria.frames import Frame
from algeria_lab.algeria.phases.fln_reinforcement import CONTESTED_AP, CONTROLLED_AP, CONVERT_COST, build_cost
from algeria_lab.algeria.state import State
from algeria_lab.algeria.support import fresh_counter
from algeria_lab.players.algeria.doctrine import Advice
from algeria_lab.players.algeria.fln.parameters import FlnParameters
from algeria_lab.players.algeria.reading import (
    CONTROL_WORTH,
    SURE,
    act,
    active_rating,
    areas_of,
    control_sums,
    holder,
    one_name,
)

FRONT_COST = CONVERT_COST["cadre", "front"]
FAILEK_COST = CONVERT_COST["band", "failek"]
REAR_WORTH = 1.0  # a Front with others around it is harder to reach
BUILDING_WORTH = 0.5  # new units can be built there
DANGER_WORTH = 0.5  # for each point of Contact of the active units in the area
DONE = Advice((act("fln", "done"),))


def interior(state: State) -> Units:
    """Return the mobile FLN units in Algeria that are not neutralized."""
    return state.in_algeria() & FLN_MOBILE & ~state.neutralized


def open_areas(state: State) -> list[str]:
    """Return areas without FLN units where one Government unit at most would stand against a newcomer."""
    at, able = state.at, GOV & ~state.neutralized
    return [area for area in AREA_IDS if not (here := at[area]) & FLN and (here & able).bit_count() <= 1]


def starts_for(state: State, goals: list[str]) -> list[str]:
    """Return where the FLN may build and reach one of *goals* that has one Government unit at most."""
    at = state.at
    near = {area for area in goals if (at[area] & GOV).bit_count() <= 1}
    return [area for area in building_fronts(state) if not near.isdisjoint(DESTINATIONS[area])]


def front_worth(state: State, area: str) -> float:
    """Return what a Front instead of a Cadre in *area* is worth each turn: income and control."""
    fln, gov = control_sums(state, area)
    before, after = holder(fln, gov), holder(fln + 2, gov)
    kind = state.kind(area)
    gain = CONTROLLED_AP[kind] - CONTESTED_AP[kind] + 2 * CONTROL_WORTH if after == "fln" != before else 0.0
    kept = (before == "gov") * (after != "gov") * (CONTESTED_AP[kind] + CONTROL_WORTH)
    guarded = REAR_WORTH if (state.at[area] & FLN_MOBILE).bit_count() > 1 else 0.0
    return gain + kept + guarded + BUILDING_WORTH - DANGER_WORTH * active_rating(state, area)


def raise_front(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Turn a Cadre into a Front where it changes most."""
    fronts = state.in_algeria() & FRONTS
    able = CADRES & ~state.neutralized
    if state.fln_ap < FRONT_COST or fronts.bit_count() >= p.most_fronts or not fresh_counter(state, "front"):
        return None
    if fronts and state.fln_ap < FRONT_COST + p.mission_reserve:
        return None
    places = [
        area for area in areas_of(state, able) if not state.at[area] & FRONTS and not state.is_remote(area)
    ]
    if not places:
        return None
    worth, best = max((front_worth(state, area), area) for area in places)
    if worth < p.least_front and fronts:
        return None
    return Advice((act("fln", "convert", one_name(state.at[best] & able), "front"),), (("area", best),))


def building_fronts(state: State) -> list[str]:
    """Return the areas of Algeria where the FLN may build."""
    return areas_of(state, FRONTS & ~state.neutralized)


def _build(state: State, kind: str, places: list[str]) -> Advice | None:
    """Build where most FLN points are needed and few active Government units stand."""
    if not places or not fresh_counter(state, kind):
        return None
    at = state.at
    _, best = min([(active_rating(state, area) + (at[area] & FLN).bit_count(), area) for area in places])
    return Advice((act("fln", "build", kind, best),), (("area", best), ("ap", state.fln_ap)))


def rebuild(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Build Cadres when hardly any mobile unit is left in Algeria."""
    if state.fln_ap < build_cost("") or interior(state).bit_count() >= p.least_mobile:
        return None
    return _build(state, "cadre", building_fronts(state))


def build_to_spread(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Build a Cadre where open country can be reached and nobody is free to go."""
    if state.fln_ap < build_cost("") + p.mission_reserve or interior(state).bit_count() >= p.most_mobile:
        return None
    goals = open_areas(state)
    places = starts_for(state, goals)
    if not places:
        return None
    mobile = [(state.at[area] & FLN_MOBILE).bit_count() for area in places]
    waiting = sum([there - 1 for there in mobile if there])
    return _build(state, "cadre", places) if waiting < len(goals) else None


def build_to_hold(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Build a Band where it changes who controls an area, or the next units do."""
    if state.fln_ap < build_cost("") + p.mission_reserve or interior(state).bit_count() >= p.most_mobile:
        return None
    places = [area for area in building_fronts(state) if active_rating(state, area) <= p.most_rating]
    return _build(state, "band", [area for area in places if _is_close(state, area)])


def _is_close(state: State, area: str) -> bool:
    """Return whether the control of an area that pays hangs on a few units."""
    fln, gov = control_sums(state, area)
    return gov > 0 and not state.is_remote(area) and fln < SURE * gov <= SURE * (fln + 2)


def build_to_fight(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Build a Band beside a Front where few fight yet, for Raids."""
    if state.fln_ap < build_cost("") + p.mission_reserve or interior(state).bit_count() >= p.most_mobile:
        return None
    places = [
        area
        for area in building_fronts(state)
        if (state.at[area] & FIGHTERS).bit_count() < p.area_fighters
        and active_rating(state, area) <= p.most_rating
        and not state.is_remote(area)
    ]
    return _build(state, "band", places)


def arm_cadre(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Turn a Cadre into a Band where another Cadre or a Front stays."""
    if state.fln_ap < CONVERT_COST["cadre", "band"] + p.mission_reserve or not fresh_counter(state, "band"):
        return None
    able = CADRES & ~state.neutralized & state.ug
    for area in areas_of(state, able):
        here = state.at[area]
        speakers = (here & (CADRES | FRONTS)).bit_count()
        few = (here & FIGHTERS).bit_count() < p.area_fighters
        if few and speakers > 1 and not state.is_remote(area):
            line = (act("fln", "convert", one_name(here & able), "band"),)
            return Advice(line, (("area", area), ("ap", state.fln_ap)))
    return None


def raise_city_front(state: State, _frame: Frame, _p: FlnParameters) -> Advice | None:
    """Turn a Cadre in a city into a Front: only a Front can call a Strike."""
    if state.fln_ap < FRONT_COST or not fresh_counter(state, "front"):
        return None
    able = CADRES & ~state.neutralized
    for area in URBAN:
        here = state.at[area]
        if here & able and not here & FRONTS:
            line = (act("fln", "convert", one_name(here & able), "front"),)
            return Advice(line, (("area", area), ("ap", state.fln_ap)))
    return None


def build_in_city(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Build a Cadre beside a Front of a city, to speak there or to join a Strike."""
    if state.fln_ap < build_cost("") + p.mission_reserve:
        return None
    places = [
        area
        for area in building_fronts(state)
        if area in URBAN and (state.at[area] & CADRES).bit_count() < p.city_cadres
    ]
    return _build(state, "cadre", places)


def raise_failek(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Turn a Band abroad into a Failek."""
    if not state.independent or state.fln_ap < FAILEK_COST + p.abroad_reserve:
        return None
    if not fresh_counter(state, "failek"):
        return None
    bands = (state.at["TUNISIA"] | state.at["MOROCCO"]) & BANDS & ~state.neutralized
    if not bands:
        return None
    return Advice((act("fln", "convert", one_name(bands), "failek"),), (("ap", state.fln_ap),))


def raise_army_abroad(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Build a Band in the country that shelters fewer units."""
    if not state.independent or state.fln_ap < build_cost("TUNISIA") + p.abroad_reserve:
        return None
    if not fresh_counter(state, "band"):
        return None
    country = min(ABROAD, key=lambda place: (state.at[place] & FLN).bit_count())
    return Advice((act("fln", "build", "band", country),), (("place", country), ("ap", state.fln_ap)))


def keep_the_rest(_state: State, _frame: Frame, _p: FlnParameters) -> Advice | None:
    """Keep the rest of the AP for missions."""
    return DONE
