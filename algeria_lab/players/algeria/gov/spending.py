"""What the Government buys: Police and the barrier first, a mobile reserve, growth when it is rich."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import (
    BRIGADES,
    DIVISIONS,
    ELITES,
    FLN_MOBILE,
    GOV_MOBILE,
    KIND,
    KIND_OF,
    NAME_OF,
    NONE,
    POLICE,
    Units,
    first,
    members,
)
from algeria_lab.algeria.frames import Frame
from algeria_lab.algeria.missions.combat import firepower
from algeria_lab.algeria.phases.border_zone import ZONE_END, ZONE_PRICE
from algeria_lab.algeria.phases.gov_reinforcement import (
    POINT_PRICE,
    activation_price,
    allowance_refusal,
    inactive,
)
from algeria_lab.algeria.spending import HALVES, half_points
from algeria_lab.algeria.state import NOT_MOBILIZED, POOL, State
from algeria_lab.players.algeria.doctrine import Advice
from algeria_lab.players.algeria.gov.parameters import GovParameters
from algeria_lab.players.algeria.gov.reading import (
    Garrisons,
    PolicePosts,
    can_pay,
    most_in_reach,
    reaches,
    survey,
)
from algeria_lab.players.algeria.reading import act, each_unit, one_name

DONE = Advice((act("gov", "done"),))


def close_border(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Activate the barrier: it cuts FLN income and crossings for a point."""
    if state.border_zone in (NOT_MOBILIZED, 0) or state.border_zone_active or not state.independent:
        return None
    if not can_pay(state, ZONE_PRICE["activate"], p.essential_floor):
        return None
    return Advice((act("gov", "border", "activate"),), (("drm", state.border_zone),))


def mobilize_police(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Mobilize Police where the FLN is, then where Civil Affairs can be done."""
    pool = state.at[POOL] & POLICE
    if not pool or not can_pay(state, KIND["police"].mobilize, p.essential_floor):
        return None
    worth, area = PolicePosts(state, p).best()
    if worth < p.least_police:
        return None
    return _mobilize(pool, area)


def relieve_police(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Take neutralized Police off the map; they can be mobilized again for a point."""
    down = POLICE & state.neutralized & state.ptl
    if not down or not can_pay(state, KIND["police"].mobilize * down.bit_count(), p.essential_floor):
        return None
    return Advice(each_unit("gov", "remove", down), (("count", down.bit_count()),))


def shift_police(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Take a Police unit from a quiet area to where it is worth a good deal more, for a point."""
    posted = POLICE & state.ptl & ~state.neutralized
    if not posted or not can_pay(state, KIND["police"].mobilize, p.shift_floor):
        return None
    posts = PolicePosts(state, p)
    worth, area = posts.best()
    least, number = posts.idlest(posted)
    if worth - least < p.least_shift or state.place[number] == area:
        return None
    name = NAME_OF[number]
    line = (act("gov", "remove", name), act("gov", "mobilize", name), act("gov", "to", area))
    return Advice(line, (("start", state.place[number]), ("area", area)))


def activate_reserve(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Activate elite brigades while somebody is within their reach."""
    able = inactive(state) & ELITES
    if not able or not can_pay(state, activation_price(state, first(able)), p.floor):
        return None
    areas = len([worth for worth in reaches(state).values() if worth >= p.least_reach])
    most = p.party_size * areas + min(state.helicopter_max, p.most_flown)
    wanted = NONE
    for number in members(able):
        more = wanted | 1 << number
        if more.bit_count() > most or not can_pay(state, activation_price(state, more), p.floor):
            break
        wanted = more
    if not wanted:
        return None
    return Advice(each_unit("gov", "activate", wanted), (("count", wanted.bit_count()), ("areas", areas)))


def activate_garrisons(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Activate divisions and brigades that would change more elsewhere than where they stand."""
    moved = (state.active() & (DIVISIONS | BRIGADES)).bit_count()
    able, wanted = inactive(state) & (DIVISIONS | BRIGADES), NONE
    if (
        moved >= p.most_moved
        or not able
        or not can_pay(state, activation_price(state, first(able)), p.move_floor)
    ):
        return None
    garrisons = Garrisons(state, p)
    for number in members(able):
        more = wanted | 1 << number
        gain, _ = garrisons.better_place(number)
        if gain >= p.least_move_gain and can_pay(state, activation_price(state, more), p.move_floor):
            wanted = more
        if wanted.bit_count() + moved >= p.most_moved:
            break
    return Advice(each_unit("gov", "activate", wanted), (("count", wanted.bit_count()),)) if wanted else None


def _buy(state: State, points: str, p: GovParameters) -> Advice | None:
    if allowance_refusal(state) or not can_pay(state, POINT_PRICE[points], p.growth_floor):
        return None
    return Advice((act("gov", "buy", points),), (("psl", state.gov_psl),))


def buy_ships(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Buy a Naval Point: it takes an AP from the FLN every turn and never wears out."""
    if state.naval >= min(p.most_naval, state.fln_psl // 10):
        return None
    return _buy(state, "naval", p)


def buy_helicopters(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Buy a Helicopter Point for elite brigades that lack one."""
    elites = ELITES & state.on_map()
    if state.helicopter_max >= min(p.most_helicopters, elites.bit_count()):
        return None
    return _buy(state, "helicopter", p)


def _affordable(state: State, kind: str, p: GovParameters) -> Units:
    """Return a unit of the pool that may be mobilized and paid for, if there is one."""
    pool = state.at[POOL] & KIND[kind].units
    if not pool or allowance_refusal(state) or not can_pay(state, KIND[kind].mobilize, p.growth_floor):
        return NONE
    return first(pool)


def _mobilize(single: Units, area: str) -> Advice:
    return Advice((act("gov", "mobilize", one_name(single)), act("gov", "to", area)), (("area", area),))


def mobilize_algerians(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Mobilize an Algerian brigade, which costs nothing to keep active."""
    single = _affordable(state, "algerian", p)
    area = Garrisons(state, p).best(1)[1] if single else ""
    return _mobilize(single, area) if area else None


def mobilize_elites(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Mobilize an elite brigade where most is within reach."""
    if (ELITES & state.on_map()).bit_count() >= p.most_elites:
        return None
    single = _affordable(state, "elite", p)
    return _mobilize(single, most_in_reach(state, AREA_IDS)) if single else None


def build_barrier(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Build or improve the barrier when a large army stands abroad."""
    if (
        not state.independent
        or state.border_zone == ZONE_END
        or state.border_zone_new
        or state.border_zone_steps
    ):
        return None
    abroad = firepower(state, (state.at["TUNISIA"] | state.at["MOROCCO"]) & FLN_MOBILE)
    if abroad < p.zone_army or not can_pay(state, ZONE_PRICE["mobilize"], p.zone_floor):
        return None
    step = "mobilize" if state.border_zone == NOT_MOBILIZED else "improve"
    return Advice((act("gov", "border", step),), (("firepower", abroad),))


def raise_barrier(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Build the barrier to the step that is wanted, as early as the rules and the floor allow."""
    if not state.independent or state.border_zone_new or -state.border_zone >= p.most_barrier:
        return None
    if state.border_zone_steps >= state.profile.border_zone_steps_per_turn:
        return None
    if not p.most_barrier or not can_pay(state, ZONE_PRICE["improve"], p.barrier_floor):
        return None
    step = "mobilize" if state.border_zone == NOT_MOBILIZED else "improve"
    return Advice((act("gov", "border", step),), (("wanted", -p.most_barrier),))


def activate_watch(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Activate a unit in each area where Fronts or Cadres could speak and too few would be on Patrol."""
    able, wanted = inactive(state) & ~ELITES, NONE
    if not able or not can_pay(state, activation_price(state, first(able)), p.watch_floor):
        return None
    sums = survey(state)
    for area in AREA_IDS:
        here = state.at[area] & able
        if not here or not sums[area].talk or sums[area].patrols >= p.most_watched:
            continue
        more = wanted | (first(here & BRIGADES) or first(here))
        if can_pay(state, activation_price(state, more), p.watch_floor):
            wanted = more
    return Advice(each_unit("gov", "activate", wanted), (("count", wanted.bit_count()),)) if wanted else None


def activate_all(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Activate everybody, whatever it brings, as far as the support allows."""
    return _activate(state, p, half_points(state))


def activate_covered(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Activate as many units as the lead in control pays for at the end of a turn."""
    held = list(state.control.values())
    lead = held.count("gov") - held.count("fln")
    budget = HALVES * (max(lead, 0) // state.profile.control_lead_per_psp)
    return _activate(state, p, budget - activation_price(state, state.active() & GOV_MOBILE))


def _activate(state: State, p: GovParameters, budget: int) -> Advice | None:
    """Return the advice to activate units, the cheapest first, for at most *budget* half points."""
    wanted = NONE
    for number in sorted(members(inactive(state)), key=lambda number: KIND_OF[number].activate):
        more = wanted | 1 << number
        price = activation_price(state, more)
        if price > budget or not can_pay(state, price, p.activate_floor):
            break
        wanted = more
    return Advice(each_unit("gov", "activate", wanted), (("count", wanted.bit_count()),)) if wanted else None


def buy_aircraft(state: State, _frame: Frame, p: GovParameters) -> Advice | None:
    """Buy an Air Point, which adds a die to the firepower of a Flush or React."""
    if state.air_max >= p.most_air:
        return None
    return _buy(state, "air", p)


def save_the_rest(_state: State, _frame: Frame, _p: GovParameters) -> Advice | None:
    """Keep the rest of the support."""
    return DONE
