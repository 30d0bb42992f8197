"""The FLN half of the Reinforcement Phase: income, building, converting [A:6.1, A:6.2]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import ABROAD, AREA_IDS, AREAS
from algeria_lab.algeria.board.units import (
    FLN,
    FRONTS,
    KIND_OF,
    NAME_OF,
    kind_of,
    members,
    unit,
)
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import BeginFlnReinforcement, BeginGovDeployment, FlnReinforcement
from algeria_lab.algeria.phases.independence import place_stand_ins
from algeria_lab.algeria.phases.oas import ask_place
from algeria_lab.algeria.state import POOL, State
from algeria_lab.algeria.steps import Args, Price, Runs, Steps, Verb, decision, plain
from algeria_lab.algeria.support import fresh_counter
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure

PHASE = cite("A:6")
INCOME = cite("A:6.1")
BUILDING = cite("A:6.2")
ABROAD_RULE = cite("A:11.21")
COUNTERS = cite("A:2.1")
CONTROLLED_AP = {"urban": 5, "rural": 2, "remote": 0}
CONTESTED_AP = {"urban": 2, "rural": 1, "remote": 0}
BUILD_COST, BUILD_COST_ABROAD = 3, 2
CONVERT_COST = {("cadre", "front"): 3, ("cadre", "band"): 1, ("band", "failek"): 2, ("front", "cadre"): 0}
BUILDABLE = ("cadre", "band")


def run_begin(draft: Draft, frame: BeginFlnReinforcement) -> None:
    """Receive income, then let the FLN build."""
    draft.enter("reinforcement", "fln", PHASE)
    draft.push(FlnReinforcement("fln"))
    place_stand_ins(draft)
    state = draft.state
    able = FLN & ~state.neutralized
    for area in AREA_IDS:
        if (state.at[area] & able or area in state.control) and (income := area_income(state, area)):
            draft.count("fln_ap", income, INCOME, area, "income")
    draft.count("fln_ap", support_income(draft.state), INCOME, why="income-support")
    ask_place(draft, "fln")


def area_income(state: State, area: str) -> int:
    """Return the AP that an area gives [A:6.1, A:IN-33]."""
    control = state.control.get(area, "")
    if control == "fln":
        income = CONTROLLED_AP[state.kind(area)]
    elif control and not state.profile.income_in_gov_controlled_areas:
        income = 0
    else:
        income = CONTESTED_AP[state.kind(area)] if state.at[area] & FLN & ~state.neutralized else 0
    return income - 1 if income and area in state.terror else income


def support_income(state: State) -> int:
    """Return the AP from FLN support, less Naval Points and the active Border Zone [A:6.1, A:IN-34]."""
    if not state.profile.psl_per_ap:
        return 0
    income = max(0, -(-state.fln_psl // state.profile.psl_per_ap) - state.naval)
    if state.border_zone_active and state.profile.border_zone_cuts_income:
        income = max(0, income + state.border_zone)
    return income


def build_cost(place: str) -> int:
    """Return the AP for a new Cadre or Band."""
    return BUILD_COST_ABROAD if place in ABROAD else BUILD_COST


def build_candidates(state: State, frame: FlnReinforcement) -> list[Args]:
    """Offer both kinds wherever the FLN may build."""
    places = [place for place in (*ABROAD, *AREA_IDS) if place_refusal(state, place) is None]
    return [(kind, place) for place in places for kind in BUILDABLE]


def place_refusal(state: State, place: str) -> Refusal | None:
    """Building needs a Front that is not neutralized, or an independent neighbour [A:6.2, A:11.21]."""
    if place in ABROAD:
        return None if state.independent else Refusal("not-independent", ABROAD_RULE, {"place": place})
    if not state.at[place] & FRONTS & ~state.neutralized:
        return Refusal("no-front", BUILDING, {"place": place})
    return None


def build_refusal(state: State, frame: FlnReinforcement, kind: str, place: str) -> Refusal | None:
    """Building needs a place, a counter and AP."""
    if refusal := place_refusal(state, place):
        return refusal
    return _counter_refusal(state, kind) or _cost_refusal(state, build_cost(place))


def _counter_refusal(state: State, kind: str) -> Refusal | None:
    return None if fresh_counter(state, kind) else Refusal("no-counter", COUNTERS, {"kind": kind})


def _cost_refusal(state: State, cost: int) -> Refusal | None:
    return (
        Refusal("too-few-ap", BUILDING, {"cost": cost, "ap": state.fln_ap}) if cost > state.fln_ap else None
    )


def build_price(state: State, frame: FlnReinforcement, kind: str, place: str) -> Price:
    """Return the price of a new Cadre or Band."""
    return Price(ap=build_cost(place))


def resolve_build(draft: Draft, frame: FlnReinforcement, kind: str, place: str) -> None:
    """Build a Cadre or Band underground."""
    draft.pay_ap(build_cost(place), BUILDING, place, "built")
    draft.put(fresh_counter(draft.state, kind), place, "UG", BUILDING, "built")


def convert_candidates(state: State, frame: FlnReinforcement) -> list[Args]:
    """Offer what each unit could become."""
    found: list[Args] = []
    able = (state.on_map() & ~state.at["FRANCE"]) & FLN & ~state.neutralized
    for number in members(able):
        found += [(NAME_OF[number], end) for start, end in CONVERT_COST if start == KIND_OF[number].name]
    return found


def convert_refusal(state: State, frame: FlnReinforcement, name: str, kind: str) -> Refusal | None:
    """Conversions follow the list of the rules, where the unit stands [A:6.2]."""
    single = unit(name)
    start, place = kind_of(single).name, state.place_of(single)
    if (start, kind) not in CONVERT_COST:
        return Refusal("no-such-conversion", BUILDING, {"unit": name, "kind": kind})
    if place not in AREAS and place not in ABROAD:
        return Refusal("not-in-algeria-or-abroad", BUILDING, {"unit": name})
    if single & state.neutralized:
        return Refusal("neutralized", BUILDING, {"unit": name})
    if kind in _CONVERT_PLACE and (refusal := _CONVERT_PLACE[kind](state, place)):
        return refusal
    return _counter_refusal(state, kind) or _cost_refusal(state, CONVERT_COST[start, kind])


def _to_front_refusal(state: State, place: str) -> Refusal | None:
    if place in ABROAD or state.is_remote(place):
        return Refusal("no-front-here", BUILDING, {"place": place})
    return Refusal("front-already", BUILDING, {"place": place}) if state.at[place] & FRONTS else None


def _to_failek_refusal(state: State, place: str) -> Refusal | None:
    return None if place in ABROAD else Refusal("failek-abroad", BUILDING, {"place": place})


def _to_cadre_refusal(state: State, place: str) -> Refusal | None:
    return Refusal("stand-in", ABROAD_RULE, {"place": place}) if place in ABROAD else None


_CONVERT_PLACE = {
    "front": _to_front_refusal,
    "failek": _to_failek_refusal,
    "cadre": _to_cadre_refusal,
}


def convert_price(state: State, frame: FlnReinforcement, name: str, kind: str) -> Price:
    """Return the price of a conversion."""
    return Price(ap=CONVERT_COST[kind_of(unit(name)).name, kind])


def resolve_convert(draft: Draft, frame: FlnReinforcement, name: str, kind: str) -> None:
    """Swap counters; the new unit is underground."""
    single = unit(name)
    place = draft.state.place_of(single)
    new = fresh_counter(draft.state, kind)
    draft.pay_ap(CONVERT_COST[kind_of(single).name, kind], BUILDING, place, "converted")
    draft.put(single, POOL, "", BUILDING, "converted")
    draft.put(new, place, "UG", BUILDING, "built")


def resolve_done(draft: Draft, frame: FlnReinforcement) -> None:
    """End the Reinforcement Phase."""
    draft.pop()
    draft.push(BeginGovDeployment())


STEPS: Steps = decision(
    FlnReinforcement,
    {
        "build": Verb(
            BUILDING,
            ("cadre|band", "place"),
            build_candidates,
            build_refusal,
            resolve_build,
            price=build_price,
        ),
        "convert": Verb(
            BUILDING,
            ("unit", "front|band|failek|cadre"),
            convert_candidates,
            convert_refusal,
            resolve_convert,
            price=convert_price,
        ),
        "done": plain(PHASE, resolve_done, ends=True),
    },
)
RUNS: Runs = procedure(BeginFlnReinforcement, run_begin)
