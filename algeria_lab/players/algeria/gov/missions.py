"""How the Government acts: search and flush where elite brigades stand, react, then Civil Affairs."""

from __future__ import annotations

from typing import NamedTuple

from algeria_lab.algeria.board.geography import AREA_IDS, AREAS
from algeria_lab.algeria.board.units import (
    DIVISIONS,
    ELITES,
    FIGHTERS,
    FLN,
    FRONTS,
    GOV_MOBILE,
    KIND_OF,
    LIFTABLE,
    NONE,
    POLICE,
    Units,
    members,
)
from algeria_lab.algeria.frames import Frame, React
from algeria_lab.algeria.missions.combat import firepower
from algeria_lab.algeria.missions.contact import contact_rating
from algeria_lab.algeria.missions.engage import exposed
from algeria_lab.algeria.missions.police_missions import CONTACT_PER_POLICE, PRICE
from algeria_lab.algeria.state import State
from algeria_lab.players.algeria.doctrine import Advice
from algeria_lab.players.algeria.gov.parameters import GovParameters
from algeria_lab.players.algeria.gov.reading import can_pay
from algeria_lab.players.algeria.reading import (
    act,
    active_rating,
    areas_of,
    caught_units,
    each_unit,
    found_units,
    mean_hits,
    standing_in,
)
from algeria_lab.players.algeria.standing_map import while_map_stands
from algeria_lab.players.base import Line

DONE = act("gov", "done")
PASS = Advice((act("gov", "pass"),))
DECLINE = Advice((act("gov", "decline"),))
REMOTE = tuple([area for area in AREA_IDS if AREAS[area].kind == "remote"])


class Party(NamedTuple):
    """Who would take part in a Flush or React, and which of them are airmobilized for it first."""

    units: Units
    lifted: Units
    rating: int


NOBODY = Party(NONE, NONE, 0)


def party(state: State, area: str, p: GovParameters) -> Party:
    """Return the strongest party for *area*: all together beside a division, else elite or one alone."""
    active = state.active()
    here = active & state.at[area]
    division = state.at[area] & DIVISIONS
    flown = active & state.airmobile & ~here & (GOV_MOBILE if division else ELITES)
    units = here | flown
    if not division:
        units = units & ELITES or _strongest(state, units)
    lifted = _lift(state, area, active, units, p) if state.helicopter else NONE
    units |= lifted
    return Party(units, lifted, contact_rating(state, units) + lifted.bit_count() if units else 0)


def _strongest(state: State, units: Units) -> Units:
    """Return the one unit that finds most, of equals the one with most firepower."""
    if units.bit_count() < 2:
        return units
    singles = [1 << number for number in members(units)]
    return max(singles, key=lambda single: (contact_rating(state, single), firepower(state, single)))


def _lift(state: State, area: str, active: Units, units: Units, p: GovParameters) -> Units:
    """Return brigades to airmobilize: elites of the area first, then idle ones from elsewhere."""
    division = state.at[area] & DIVISIONS
    if units & ~ELITES and not division:
        return NONE
    able = active & (LIFTABLE if division else ELITES) & ~state.airmobile
    if not able:
        return NONE
    lifted, left, most = NONE, state.helicopter, p.most_lifted
    for number in (*members(able & ELITES & state.at[area]), *members(able & ~state.at[area])):
        price = KIND_OF[number].airlift
        place = state.place[number]
        if most and price <= left and (place == area or not exposed(state, place)):
            lifted |= 1 << number
            left, most = left - price, most - 1
    return lifted


def _party_line(state: State, area: str, group: Party, p: GovParameters) -> Line:
    air: Line = ()
    points = min(state.air, p.air_a_flush)
    if points and state.kind(area) != "urban" and state.profile.air_committed_before_contact:
        air = (act("gov", "air", str(points)),)
    lifts = each_unit("gov", "lift", group.lifted)
    return (*lifts, *each_unit("gov", "pick", group.units), *air, DONE)


@while_map_stands
def _best_flush(state: State, p: GovParameters) -> tuple[str, Party]:
    shown, active = FLN & (state.ops | state.oc), state.active()
    best, where, chosen = p.least_flush, "", NOBODY
    if not shown or not active:
        return where, chosen
    at, flying = state.at, active & (LIFTABLE if state.helicopter else state.airmobile)
    for area in areas_of(state, shown):
        quarry = at[area] & shown
        if quarry.bit_count() <= best:
            continue
        able = at[area] & active or flying & (GOV_MOBILE if at[area] & DIVISIONS else ELITES)
        group = party(state, area, p) if able else NOBODY
        if group.units:
            found = found_units(state, area, quarry, group.rating)
            worth = min(found, mean_hits(firepower(state, group.units)))
            if worth > best:
                best, where, chosen = worth, area, group
    return where, chosen


def flush(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Flush where most of what has shown itself can be found."""
    where, chosen = _best_flush(state, p)
    if not where:
        return None
    line = (act("gov", "flush", where), *_party_line(state, where, chosen, p))
    return Advice(line, (("area", where), ("rating", chosen.rating)))


@while_map_stands
def _best_search(state: State, p: GovParameters) -> tuple[str, int]:
    best, where, police_there = p.least_search, "", 0
    at, active, hidden, police = state.at, state.active(), FLN & state.ug, POLICE & ~state.neutralized
    for area in areas_of(state, active):
        here = at[area]
        if here & hidden and here & police and active_rating(state, area) >= p.least_contact:
            searchers = (here & police).bit_count()
            found = found_units(state, area, here & hidden, CONTACT_PER_POLICE * searchers)
            if found >= best:
                best, where, police_there = found, area, searchers
    return where, police_there


def search(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Pay for Intelligence where Police are likely to find units that others wait for."""
    if not can_pay(state, PRICE, p.floor):
        return None
    where, police_there = _best_search(state, p)
    if not where:
        return None
    return Advice((act("gov", "intelligence", where),), (("area", where), ("police", police_there)))


def suppress(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Suppress where several fighters hide, others wait and the Police are too few to search."""
    if state.slow_reaction or not can_pay(state, PRICE, p.suppress_floor):
        return None
    for area, fighters in _fit_to_suppress(state, p):
        if ("suppression", area) not in state.done:
            return Advice((act("gov", "suppress", area),), (("area", area), ("count", fighters)))
    return None


@while_map_stands
def _fit_to_suppress(state: State, p: GovParameters) -> list[tuple[str, int]]:
    """Return the areas where it would pay, with the fighters that hide there."""
    able, police = FIGHTERS & state.ug & ~state.neutralized, POLICE & ~state.neutralized
    found: list[tuple[str, int]] = []
    for area in areas_of(state, state.active()) if able else ():
        here = state.at[area]
        fighters = (here & able).bit_count()
        if fighters >= p.least_suppressed and here & police and active_rating(state, area) >= p.least_contact:
            found.append((area, fighters))
    return found


def suppress_wherever(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Suppress wherever FLN units could act, most of all where elite brigades help."""
    able = FLN & ~state.neutralized
    if state.slow_reaction or not can_pay(state, PRICE, p.suppress_floor):
        return None
    best, where = (0, 0), ""
    for area in AREA_IDS:
        here = state.at[area]
        if not here & able or not here & POLICE & ~state.neutralized or ("suppression", area) in state.done:
            continue
        worth = ((here & ELITES & ~state.neutralized).bit_count(), (here & able).bit_count())
        if worth > best:
            best, where = worth, area
    if not where:
        return None
    return Advice((act("gov", "suppress", where),), (("area", where), ("count", best[1])))


def resettle(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Resettle a rural area until as many are resettled as are wanted: one with a Front first."""
    if len(state.resettled) >= p.resettled_areas or state.slow_reaction:
        return None
    if state.fln_psl > p.resettle_ceiling or not can_pay(state, PRICE, p.resettle_floor):
        return None
    best, where = (-1, -1), ""
    for area in AREA_IDS:
        here = state.at[area]
        if here & POLICE & ~state.neutralized and state.is_rural(area):
            worth = ((here & FRONTS).bit_count(), (here & FLN).bit_count())
            if worth > best:
                best, where = worth, area
    if not where:
        return None
    number = len(state.resettled) + 1
    return Advice((act("gov", "resettle", where),), (("area", where), ("number", number)))


def civil_affairs(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Take support from the FLN by Civil Affairs, in Terrorized areas first."""
    ahead = state.gov_psl - state.fln_psl >= p.race_lead
    floor = p.affairs_floor + p.resettled_reserve * len(state.resettled)
    if ahead or state.fln_psl <= p.endgame_psl:
        floor = p.endgame_floor
    if state.slow_reaction or not can_pay(state, PRICE, floor):
        return None
    for area in _fit_for_affairs(state, p):
        if ("civil_affairs", area) not in state.done:
            return Advice((act("gov", "civil_affairs", area),), (("area", area), ("psl", state.fln_psl)))
    return None


@while_map_stands
def _fit_for_affairs(state: State, _p: GovParameters) -> list[str]:
    """Return the areas whose Police can do Civil Affairs, Terrorized ones first, then by the lowest unit."""
    able = POLICE & ~state.neutralized & state.ptl & ~standing_in(state, (*REMOTE, *state.resettled))
    areas = dict.fromkeys([state.place[number] for number in members(able)])
    return sorted(areas, key=lambda area: area not in state.terror)


def stop(_state: State, _frame: Frame, _p: GovParameters) -> Advice | None:
    """Nothing is left that is worth its price."""
    return PASS


def react(state: State, frame: React, p: GovParameters) -> Advice | None:
    """React with whoever would find no more in a Flush; to a Strike in any case."""
    area, quarry = frame.area, frame.quarry
    if _begun(frame):
        return None
    group = party(state, area, p)
    if not group.units:
        return None
    plain = state.active() & state.at[area] & ~ELITES
    most = mean_hits(firepower(state, group.units))
    now = min(caught_units(quarry), most)
    later = min(found_units(state, area, exposed(state, area), group.rating), most)
    if now < later * p.flush_share:
        if plain and group.units & ELITES:
            group = Party(_strongest(state, plain), NONE, 0)
        elif frame.mission != "strike":
            return None
    return Advice(_party_line(state, area, group, p), (("area", area), ("count", quarry.bit_count())))


def _begun(frame: React) -> bool:
    """Return whether somebody else has begun to prepare this reaction."""
    return bool(frame.air or frame.group)


def decline(_state: State, frame: React, _p: GovParameters) -> Advice | None:
    """Keep everybody for a Flush."""
    return None if _begun(frame) else DECLINE


def support_combat(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Commit Air Points to a combat that is about to be rolled."""
    points = min(state.air, p.air_a_flush)
    return Advice((act("gov", "air", str(points)),), (("points", points),))
