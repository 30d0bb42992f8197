"""How the FLN acts: speak where nobody patrols, strike when it is likely to pay, spread."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from algeria_lab.algeria.board.geography import ABROAD, AREA_IDS, AREAS, DESTINATIONS, URBAN, WILAYAS, ZONE_OF
from algeria_lab.algeria.board.units import (
    CADRES,
    FAILEKS,
    FIGHTERS,
    FLN,
    FLN_MOBILE,
    FRONTS,
    GOV,
    NAME_OF,
    NONE,
    POLICE,
    Units,
    first,
    members,
)
from algeria_lab.algeria.frames import Frame
from algeria_lab.algeria.missions.combat import firepower
from algeria_lab.algeria.missions.common import COST
from algeria_lab.algeria.missions.fln_missions import destination_refusal
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.players.algeria.doctrine import Advice
from algeria_lab.players.algeria.fln.building import interior
from algeria_lab.players.algeria.fln.parameters import FlnParameters
from algeria_lab.players.algeria.fln.worth import (
    arrival_worth,
    best_target,
    harass_group,
    raid_modifier,
    raid_worth,
    speaker,
    speech_modifier,
    speech_worth,
    strike_group,
    strike_worth,
)
from algeria_lab.players.algeria.reading import SPEAKERS, act, active_rating, areas_of, each_unit, one_name
from algeria_lab.players.algeria.standing_map import while_map_stands

DONE = act("fln", "done")
PASS = Advice((act("fln", "pass"),))
YIELD = (act("fln", "yield"),)
OpenCountry: TypeAlias = Mapping[str, float]


def spare(state: State, area: str, units: Units) -> Units:
    """Return those of *units* that can leave without giving up the area: one at a time, one stays."""
    if not units:
        return NONE
    present = state.at[area] & FLN & ~state.neutralized
    return first(units & CADRES) or first(units) if present.bit_count() > 1 else NONE


def speak_in_france(state: State, _frame: Frame, _p: FlnParameters) -> Advice | None:
    """Let the Cadre in France speak."""
    abroad = state.at["FRANCE"] & CADRES & ~state.neutralized
    if not abroad or state.fln_ap < COST["propaganda"] or ("propaganda", "FRANCE") in state.done:
        return None
    return Advice((act("fln", "propaganda", one_name(abroad)),))


def strike(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Strike in a city where it is likely to pay."""
    if state.fln_ap < COST["strike"] or not state.ops & FRONTS:
        return None
    for area in URBAN:
        ready = state.ready(area) & SPEAKERS
        if not ready & FRONTS or ("strike", area) in state.done:
            continue
        group, modifier = strike_group(state, area, ready)
        if strike_worth(state, area, group, modifier, p) >= p.least_strike:
            line = (
                act("fln", "strike", one_name(group & FRONTS)),
                *each_unit("fln", "pick", group & CADRES),
                DONE,
            )
            return Advice(line, (("area", area), ("modifier", modifier)))
    return None


def speak(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Make Propaganda where it is worth most: no patrol, no Terror, cities counting double."""
    speakers = state.ops & SPEAKERS & ~state.neutralized
    if not speakers or state.fln_ap < COST["propaganda"]:
        return None
    best, where = p.least_speech, ""
    for area in areas_of(state, speakers):
        if ("propaganda", area) not in state.done and not state.is_remote(area):
            worth = speech_worth(state, area, state.at[area] & speakers, p)
            if worth >= best:
                best, where = worth, area
    if not where:
        return None
    name = one_name(speaker(state.at[where] & speakers))
    return Advice(
        (act("fln", "propaganda", name),), (("area", where), ("modifier", speech_modifier(state, where)))
    )


def raid(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Raid where AP or Terror are worth the danger."""
    fighters = state.ops & FIGHTERS & ~state.neutralized
    if not fighters or state.fln_ap < COST["raid"]:
        return None
    for area in areas_of(state, fighters):
        group = state.at[area] & fighters
        if ("raid", area) in state.done or state.is_remote(area):
            continue
        if raid_worth(state, area, group, p) >= p.least_raid:
            line = (act("fln", "raid", area), *each_unit("fln", "pick", group), DONE)
            return Advice(line, (("area", area), ("modifier", raid_modifier(state, area, group))))
    return None


def harass(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Harass a Government unit that can do little against it."""
    fighters = state.ops & FIGHTERS & ~state.neutralized
    for area in areas_of(state, fighters):
        group = harass_group(state.at[area] & fighters)
        worth, target = best_target(state, area, group, p)
        if worth >= p.least_harass:
            return Advice(_harass_line(area, target, group), (("area", area), ("unit", one_name(target))))
    return None


def _harass_line(area: str, target: Units, group: Units) -> tuple[Action, ...]:
    leader_first = sorted(
        members(group)
    )  # Faileks have the lowest ids: the rules ask for one before others join
    picks = [act("fln", "pick", NAME_OF[number]) for number in leader_first]
    return (act("fln", "harass", area), act("fln", "target", one_name(target)), *picks, DONE)


def move_loss(state: State, start: str, end: str) -> float:
    """Return the chance of losing a unit on a Move."""
    zone = start in ABROAD or end in ABROAD
    hindrance = -state.border_zone if zone and state.border_zone_active else 0
    patrols = state.patrols(end) if end in AREAS else 0
    return min(6, state.profile.move_loss_at_most + hindrance + patrols) / 6


@while_map_stands
def open_country(state: State, p: FlnParameters) -> OpenCountry:
    """Return the areas where one more unit is worth something and few can find it, with the worth."""
    at, able = state.at, ~state.neutralized
    fln, gov = FLN & able, GOV & able
    # Where two of the Government's units stand, one more changes nothing.
    areas = [area for area in AREA_IDS if not (here := at[area]) & fln and (here & gov).bit_count() <= 1]
    country: dict[str, float] = {}
    for area in areas:
        guard = at[area] & gov
        gain = arrival_worth(state, area, guard)
        if gain and (active_rating(state, area) if guard else 0) <= p.most_rating:
            country[area] = gain
    return country


def best_destination(
    state: State, start: str, least: float, country: OpenCountry, p: FlnParameters
) -> tuple[float, str]:
    """Return where in open country a unit from *start* is worth most, less the danger of the way."""
    best, where = least, ""
    for end in DESTINATIONS[start]:
        gain = country.get(end, least)
        if gain <= best:
            continue
        loss = move_loss(state, start, end)
        worth = gain - loss * p.unit_worth * p.risk
        forbidden = state.jealousy and destination_refusal(state, start, end) is not None
        if worth > best and loss <= p.most_move_loss and not forbidden:
            best, where = worth, end
    return best, where


def spread(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Move a unit that can be spared to open country."""
    ready = state.ops & FLN_MOBILE & ~state.neutralized
    if not ready:
        return None
    able = [(area, spare(state, area, state.at[area] & ready)) for area in areas_of(state, ready)]
    able = [(area, movers) for area, movers in able if movers]
    country = open_country(state, p) if able else {}
    for area, movers in able:
        _, end = best_destination(state, area, p.least_move, country, p)
        if end:
            return Advice(_move_line(movers, end), (("start", area), ("end", end)))
    return None


def _move_line(movers: Units, end: str) -> tuple[Action, ...]:
    return act("fln", "move", one_name(movers)), act("fln", "to", end)


def come_in(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Bring a unit in from abroad while the border can be crossed and the interior needs it."""
    if not state.independent or interior(state).bit_count() >= p.interior_army:
        return None
    for country in ABROAD:
        ready = state.at[country] & FLN_MOBILE & state.ops & ~state.neutralized
        if not ready or firepower(state, state.at[country] & FLN_MOBILE) < p.abroad_firepower:
            continue
        _, end = best_destination(state, country, p.least_arrival, open_country(state, p), p)
        if end:
            return Advice(_move_line(_lightest(ready), end), (("start", country), ("end", end)))
    return None


def march_in(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Send Faileks in together once the army abroad is strong, to where there is somebody to harass."""
    if not state.independent:
        return None
    for country in ABROAD:
        army = state.at[country] & FLN_MOBILE & ~state.neutralized
        ready = army & FAILEKS & state.ops
        if not ready or firepower(state, army) < p.march_firepower:
            continue
        end = _front_line(state, country, p)
        if end:
            return Advice(_move_line(first(ready), end), (("start", country), ("end", end)))
    return None


def _front_line(state: State, country: str, p: FlnParameters) -> str:
    """Return where Faileks from abroad go: where others are already, then where least can find them."""
    best, where = (-1, -99), ""
    for end in DESTINATIONS[country]:
        here = state.at[end]
        if not here & GOV or move_loss(state, country, end) > p.most_move_loss:
            continue
        worth = ((here & FAILEKS).bit_count(), -active_rating(state, end))
        if worth > best:
            best, where = worth, end
    return where


def go_to_city(state: State, _frame: Frame, p: FlnParameters) -> Advice | None:
    """Move a Cadre to a city of its wilaya that has fewer than are wanted."""
    ready = state.ops & CADRES & ~state.neutralized
    if not ready:
        return None
    for city in URBAN:
        start, mover = cityward(state, city, ready, p)
        if mover:
            return Advice(_move_line(mover, city), (("start", start), ("end", city)))
    return None


def cityward(state: State, city: str, units: Units, p: FlnParameters) -> tuple[str, Units]:
    """Return who of *units* could go to a city of its wilaya, and from where."""
    if (state.at[city] & CADRES).bit_count() >= p.city_cadres or active_rating(state, city) > p.most_rating:
        return "", NONE
    for start in WILAYAS[ZONE_OF[city]]:
        movers = spare(state, start, state.at[start] & units)
        if movers and start != city and move_loss(state, start, city) <= p.most_move_loss:
            return start, movers
    return "", NONE


def _lightest(units: Units) -> Units:
    """Return the unit least missed abroad: the highest id, since Faileks come before Bands and Cadres."""
    return 1 << (units.bit_length() - 1)


def wait_for_patrols(state: State, _frame: Frame, _p: FlnParameters) -> Advice | None:
    """Let the Government act first when its mobile patrols stand in the way: they may leave."""
    if state.passes or not state.fln_ap:
        return None
    ready, patrols = state.ops & SPEAKERS & ~state.neutralized, state.ptl & ~state.neutralized
    for area in areas_of(state, ready):
        here = state.at[area]
        if here & patrols & POLICE or not here & patrols:
            continue
        if ("propaganda", area) not in state.done and not state.is_remote(area):
            return Advice(YIELD, (("area", area), ("patrols", (here & patrols).bit_count())))
    return None


def stop(_state: State, _frame: Frame, _p: FlnParameters) -> Advice | None:
    """Nothing is left that is worth its price."""
    return PASS
