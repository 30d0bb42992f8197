"""The Government half of the Reinforcement Phase [A:6.3]."""

from __future__ import annotations

from functools import lru_cache

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import (
    ALGERIANS,
    GOV,
    GOV_MOBILE,
    KIND_OF,
    POLICE,
    Units,
    kind_of,
    members,
    unit,
)
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import (
    BeginFlnReinforcement,
    BeginGovReinforcement,
    FreeUnit,
    GovReinforcement,
    Mobilize,
)
from algeria_lab.algeria.phases.border_zone import BORDER_VERB
from algeria_lab.algeria.phases.oas import ask_place, ask_removal, enter_or_leave
from algeria_lab.algeria.spending import round_down, spend, spend_refusal
from algeria_lab.algeria.state import POOL, State
from algeria_lab.algeria.steps import Args, Price, Runs, Steps, Verb, decision, each, plain
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure

PHASE = cite("A:6")
SPENDING = cite("A:6.3")
REMOVE_POLICE = cite("A:6.31")
ACTIVATE = cite("A:6.32")
POINTS = cite("A:6.33")
SLOW_REACTION = cite("A:13.1")
POINT_PRICE = {"air": 4, "helicopter": 6, "naval": 6}
POINT_TRACKS = {
    "air": ("air_max", "air"),
    "helicopter": ("helicopter_max", "helicopter"),
    "naval": ("naval",),
}
MOST_POINTS = 99


def run_begin(draft: Draft, frame: BeginGovReinforcement) -> None:
    """Do the automatic steps, then let the Government spend."""
    state = draft.state
    draft.enter("reinforcement", "gov", PHASE)
    draft.push(GovReinforcement("gov"))
    enter_or_leave(draft)
    algerians = ALGERIANS & state.in_algeria() & ~state.neutralized
    draft.to_box(algerians & ~state.ops, "OPS", ACTIVATE)
    if state.fln_psl > state.gov_psl:
        draft.set("slow_reaction", False, SLOW_REACTION)
    ask_place(draft, "gov")
    ask_removal(draft)


def mobilize_candidates(state: State, frame: GovReinforcement) -> list[Args]:
    """Offer the units in the pool."""
    return list(each(state.at[POOL] & GOV))


def mobilize_refusal(state: State, frame: GovReinforcement, name: str) -> Refusal | None:
    """Mobilizing takes units from the pool, for their price [A:6.3]."""
    single = unit(name)
    if not single & state.at[POOL] & GOV:
        return Refusal("not-in-pool", SPENDING, {"unit": name})
    if single & GOV_MOBILE and (refusal := allowance_refusal(state)):
        return refusal
    return spend_refusal(state, _kind_price(single), SPENDING)


def _kind_price(single: Units) -> int:
    return kind_of(single).mobilize


def mobilize_price(state: State, frame: GovReinforcement, name: str) -> Price:
    """Return the price of a unit; it is paid when its area is named."""
    return Price(halves=_kind_price(unit(name)))


def allowance_refusal(state: State) -> Refusal | None:
    """Under Slow French Reaction only one mobile unit or Point a turn is mobilized [A:13.1]."""
    if state.slow_reaction and state.slow_allowance_used:
        return Refusal("slow-allowance", SLOW_REACTION)
    return None


def resolve_mobilize(draft: Draft, frame: GovReinforcement, name: str) -> None:
    """Choose a unit to mobilize; its area is named next."""
    draft.push(Mobilize("gov", unit(name)))


def area_candidates(state: State, frame: Mobilize | FreeUnit) -> list[Args]:
    """Offer all areas of Algeria."""
    return [(area,) for area in AREA_IDS]


def area_refusal(state: State, frame: Mobilize | FreeUnit, area: str) -> Refusal | None:
    """Every area of Algeria will do."""
    return None


def resolve_mobilize_to(draft: Draft, frame: Mobilize, area: str) -> None:
    """Pay for the unit and put it on the map: OPS, or PTL for Police."""
    draft.pop()
    spend(draft, _kind_price(frame.unit), SPENDING, area, "mobilized")
    if frame.unit & GOV_MOBILE or draft.state.profile.slow_reaction_counts_police:
        _use_allowance(draft)
    arrive(draft, frame.unit, area, "OPS")


def _use_allowance(draft: Draft) -> None:
    if draft.state.slow_reaction:
        draft.set("slow_allowance_used", True, SLOW_REACTION)


def arrive(draft: Draft, single: Units, area: str, box: str) -> None:
    """Put a mobilized unit on the map; Police always stand in PTL."""
    draft.put(single, area, "PTL" if single & POLICE else box, SPENDING)  # type: ignore[arg-type]


def inactive(state: State) -> Units:
    """Return the units that could be activated: in OC of an area and not neutralized."""
    return GOV_MOBILE & state.oc & ~state.neutralized


def activation_price(state: State, units: Units) -> int:
    """Return the price of activating *units*, in half PSP."""
    return printed_activation(units) * state.profile.activation_percent // 100


@lru_cache(maxsize=4096)
def printed_activation(units: Units) -> int:
    """Return the sum of the printed prices; the same groups are asked about again and again."""
    return sum([KIND_OF[number].activate for number in members(units)])


def activate_candidates(state: State, frame: GovReinforcement) -> list[Args]:
    """Offer all at once, then each inactive unit."""
    units = inactive(state)
    return [("all",), *each(units)] if units else []


def activate_refusal(state: State, frame: GovReinforcement, name: str) -> Refusal | None:
    """Activating needs units in OC that are not neutralized, for their price [A:6.32]."""
    units = _meant(state, name)
    if not units or units & ~inactive(state):
        return Refusal("not-inactive", ACTIVATE, {"unit": name})
    return spend_refusal(state, activation_price(state, units), ACTIVATE)


def _meant(state: State, name: str) -> Units:
    return inactive(state) if name == "all" else unit(name)


def activate_price(state: State, frame: GovReinforcement, name: str) -> Price:
    """Return the price of activating one unit, or all."""
    return Price(halves=activation_price(state, _meant(state, name)))


def resolve_activate(draft: Draft, frame: GovReinforcement, name: str) -> None:
    """Pay for units and make them active."""
    units = _meant(draft.state, name)
    spend(draft, activation_price(draft.state, units), ACTIVATE, "", "activated")
    draft.to_box(units, "OPS", ACTIVATE)


def police_candidates(state: State, frame: GovReinforcement) -> list[Args]:
    """Offer the Police on the map."""
    return list(each(POLICE & state.ptl))


def police_refusal(state: State, frame: GovReinforcement, name: str) -> Refusal | None:
    """Only Police on the map can be removed [A:6.31]."""
    if not unit(name) & POLICE & state.ptl:
        return Refusal("wrong-unit", REMOVE_POLICE, {"unit": name, "needs": "police-on-map"})
    return None


def resolve_remove(draft: Draft, frame: GovReinforcement, name: str) -> None:
    """Return Police to the pool without refund; a neutralization is lost [A:IN-39]."""
    draft.restore(unit(name), REMOVE_POLICE)
    draft.put(unit(name), POOL, "", REMOVE_POLICE, "pool")


def buy_candidates(state: State, frame: GovReinforcement) -> list[Args]:
    """Offer the three kinds of Points."""
    return [(points,) for points in POINT_PRICE]


def buy_refusal(state: State, frame: GovReinforcement, points: str) -> Refusal | None:
    """Points cost PSP and their tracks end at 99 [A:6.33]."""
    if getattr(state, POINT_TRACKS[points][0]) >= MOST_POINTS:
        return Refusal("track-full", POINTS, {"track": points, "most": MOST_POINTS})
    return allowance_refusal(state) or spend_refusal(state, POINT_PRICE[points], POINTS, points=True)


def buy_price(state: State, frame: GovReinforcement, points: str) -> Price:
    """Return the price of one Point."""
    return Price(halves=POINT_PRICE[points])


def resolve_buy(draft: Draft, frame: GovReinforcement, points: str) -> None:
    """Buy one Point."""
    spend(draft, POINT_PRICE[points], POINTS, "", "points")
    _use_allowance(draft)
    for track in POINT_TRACKS[points]:
        draft.count(track, 1, POINTS)


def resolve_done(draft: Draft, frame: GovReinforcement) -> None:
    """End the Government half; a half point is rounded down."""
    draft.pop()
    draft.push(BeginFlnReinforcement())
    round_down(draft, SPENDING)


STEPS: Steps = {
    **decision(
        GovReinforcement,
        {
            "activate": Verb(
                ACTIVATE,
                ("units",),
                activate_candidates,
                activate_refusal,
                resolve_activate,
                repeats=True,
                price=activate_price,
            ),
            "mobilize": Verb(
                SPENDING,
                ("unit",),
                mobilize_candidates,
                mobilize_refusal,
                resolve_mobilize,
                price=mobilize_price,
            ),
            "remove": Verb(
                REMOVE_POLICE, ("unit",), police_candidates, police_refusal, resolve_remove, asks_first=True
            ),
            "buy": Verb(
                POINTS, ("air|helicopter|naval",), buy_candidates, buy_refusal, resolve_buy, price=buy_price
            ),
            "border": BORDER_VERB,
            "done": plain(PHASE, resolve_done, ends=True),
        },
    ),
    **decision(
        Mobilize, {"to": Verb(SPENDING, ("area",), area_candidates, area_refusal, resolve_mobilize_to)}
    ),
}
RUNS: Runs = procedure(BeginGovReinforcement, run_begin)
