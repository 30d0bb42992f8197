"""Who of the FLN comes out: those that have something to do."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import URBAN
from algeria_lab.algeria.board.units import (
    CADRES,
    FIGHTERS,
    FLN,
    FLN_MOBILE,
    FRONTS,
    NONE,
    Units,
)
from algeria_lab.algeria.frames import Frame
from algeria_lab.algeria.missions.common import COST
from algeria_lab.algeria.state import State
from algeria_lab.players.algeria.doctrine import Advice
from algeria_lab.players.algeria.fln.building import interior
from algeria_lab.players.algeria.fln.missions import (
    DONE,
    OpenCountry,
    best_destination,
    cityward,
    open_country,
    spare,
)
from algeria_lab.players.algeria.fln.parameters import FlnParameters
from algeria_lab.players.algeria.fln.worth import (
    best_target,
    clears_the_way,
    harass_group,
    raid_worth,
    speaker,
    speech_worth,
    strike_group,
    strike_worth,
)
from algeria_lab.players.algeria.reading import SPEAKERS, act, areas_of, each_unit, one_name

STAY = Advice((DONE,))


def send_to_france(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Send a Cadre to France, where nobody patrols and nobody reacts."""
    if state.at["FRANCE"] or state.france_transfer or interior(state).bit_count() <= p.least_mobile:
        return None
    cadres = CADRES & state.ug & ~state.neutralized
    for area in areas_of(state, cadres):
        if state.at[area] & FRONTS:
            return Advice((act("fln", "to_france", one_name(state.at[area] & cadres)),), (("area", area),))
    return None


def bring_out(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Bring out the units that have something to do, and nobody else; this ends the deployment."""
    return _bring_out(state, FLN, p)


def bring_out_speakers(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Bring out Fronts and Cadres that have something to do; fighters stay hidden."""
    return _bring_out(state, SPEAKERS, p)


def bring_out_fighters(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Bring out Bands and Faileks that have something to do, and nobody else."""
    return _bring_out(state, FIGHTERS, p)


def bring_out_to_cities(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Bring out Cadres that will move to a city, and speakers that have something to do."""
    hidden = CADRES & state.ug & ~state.neutralized & state.in_algeria()
    movers = NONE
    for city in URBAN:
        movers |= cityward(state, city, hidden, p)[1]
    return _bring_out(state, SPEAKERS & ~movers, p, movers)


def _bring_out(state: State, whom: Units, p: FlnParameters, movers: Units = NONE) -> Advice | None:
    budget = state.fln_ap - (1 if state.at["FRANCE"] else 0)
    out, able = movers, whom & state.ug & ~state.neutralized
    country, plans = open_country(state, p), []
    for area in areas_of(state, able):
        hidden = state.at[area] & able
        out |= _freely(state, area, hidden, country, p)
        plans += _paid(state, area, hidden, p)
    for _, cost, units in sorted(plans, reverse=True):
        if cost <= budget and not units & out:
            out |= units
            budget -= cost
    values = (("count", out.bit_count()), ("ap", state.fln_ap))
    return Advice((*each_unit("fln", "ops", out), DONE), values) if out else None


def stay_underground(_state: State, _frame: Frame, _p: FlnParameters) -> Advice | None:
    """Keep everybody underground."""
    return STAY


def _paid(state: State, area: str, hidden: Units, p: FlnParameters) -> list[tuple[float, int, Units]]:
    """Return the missions worth their AP: worth an AP, cost, units."""
    plans: list[tuple[float, int, Units]] = []
    if state.is_remote(area):
        return plans
    speakers, fighters = hidden & SPEAKERS, hidden & FIGHTERS
    if area in URBAN and speakers & FRONTS:
        group, modifier = strike_group(state, area, speakers)
        worth = strike_worth(state, area, group, modifier, p)
        if worth >= p.least_strike:
            plans.append((worth / COST["strike"], COST["strike"], group))
            speakers &= ~group
    if speakers:
        worth = speech_worth(state, area, speakers, p)
        if worth >= p.least_speech:
            plans.append((worth, COST["propaganda"], speaker(speakers)))
    if fighters:
        worth = raid_worth(state, area, fighters, p)
        if worth >= p.least_raid:
            plans.append((worth, COST["raid"], fighters))
    return plans


def _freely(state: State, area: str, hidden: Units, country: OpenCountry, p: FlnParameters) -> Units:
    """Return units that will move or harass, which costs no AP."""
    out = NONE
    movers = spare(state, area, hidden & FLN_MOBILE)
    if movers and best_destination(state, area, p.least_move, country, p)[1]:
        out |= movers
    fighters = harass_group(hidden)
    if not fighters:
        return out
    worth, target = best_target(state, area, fighters, p)
    if worth >= p.least_harass:
        out |= fighters
        if clears_the_way(state, area, target):
            out |= speaker(hidden & SPEAKERS)
    return out
