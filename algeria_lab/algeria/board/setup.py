"""Set-up: free deployment by wilaya, or the ready-made one [A:3]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import ABROAD, AREA_IDS, AREAS, WILAYAS
from algeria_lab.algeria.board.scenarios import Forces, read_scenario
from algeria_lab.algeria.board.units import ALGERIANS, FRONTS, KIND, OF_SIDE, POLICE, Units, count, first
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import RandomEvents, Setup
from algeria_lab.algeria.phases.independence import place_stand_ins
from algeria_lab.algeria.state import SETUP, Box, State
from algeria_lab.algeria.steps import Args, Steps, Verb, decision, plain
from algeria_lab.core.actions import SEATS
from algeria_lab.core.refusals import Refusal

SET_UP = cite("A:3")
FRONT_PLACE = cite("A:IN-04")
STARTING_AP_DICE = 2


def begin(draft: Draft) -> None:
    """Set the values of the scenario, roll the first AP, and let the Government deploy."""
    state, scenario = draft.state, read_scenario(draft.state.scenario)
    draft.enter("setup", "", SET_UP)
    for track, value in scenario.values.items():
        setattr(state, track, value)
    state.air_max, state.helicopter_max = state.air, state.helicopter
    draft.count("fln_ap", draft.roll("starting-ap", STARTING_AP_DICE, SET_UP), SET_UP)
    for seat in SEATS:
        for place, forces in scenario.forces[seat].items():
            for kind, number in forces.items():
                for _ in range(number):
                    _place_lowest(draft, kind, "POOL", place if place in ABROAD else SETUP)
        draft.push(Setup(seat))


def _place_lowest(draft: Draft, kind: str, start: str, end: str) -> None:
    single = first(draft.state.at[start] & KIND[kind].units)
    draft.put(single, end, "" if end == SETUP else starting_box(single), SET_UP, "set-up")


def starting_box(single: Units) -> Box:
    """Return the box in which a unit begins [A:IN-06]."""
    if single & POLICE:
        return "PTL"
    if single & ALGERIANS:
        return "OPS"
    return "OC" if single & OF_SIDE["gov"] else "UG"


def unplaced(state: State, seat: str) -> Units:
    """Return the units of the scenario that a side has not placed yet."""
    return state.at[SETUP] & OF_SIDE[seat]


def room(state: State, seat: str, kind: str, wilaya: str) -> int:
    """Return how many more units of a type a wilaya takes."""
    forces: Forces = read_scenario(state.scenario).forces[seat]
    most = forces.get(wilaya, {}).get(kind, 0)
    if not most:
        return 0
    units = KIND[kind].units
    return most - sum([count(state.at[area] & units) for area in WILAYAS[wilaya]])


def _kinds(state: State, seat: str) -> list[str]:
    return [name for name, kind in KIND.items() if unplaced(state, seat) & kind.units]


def place_candidates(state: State, frame: Setup) -> list[Args]:
    """Offer every type that is left, in every area of the wilayas that still take it."""
    found: list[Args] = []
    for kind in _kinds(state, frame.seat):
        open_wilayas = {wilaya for wilaya in WILAYAS if room(state, frame.seat, kind, wilaya) > 0}
        areas = [area for area in AREA_IDS if AREAS[area].wilaya in open_wilayas]
        found += [(kind, area) for area in areas if _front_refusal(state, kind, area) is None]
    return found


def place_refusal(state: State, frame: Setup, kind: str, area: str) -> Refusal | None:
    """A unit goes to any area of the wilaya that the scenario names for it [A:3]."""
    seat = frame.seat
    if not unplaced(state, seat) & KIND[kind].units:
        return Refusal("none-left", SET_UP, {"kind": kind})
    if room(state, seat, kind, AREAS[area].wilaya) <= 0:
        return Refusal("wilaya-full", SET_UP, {"kind": kind, "wilaya": AREAS[area].wilaya})
    return _front_refusal(state, kind, area)


def _front_refusal(state: State, kind: str, area: str) -> Refusal | None:
    if kind == "front" and (state.is_remote(area) or state.at[area] & FRONTS):
        return Refusal("no-front-here", FRONT_PLACE, {"place": area})
    return None


def resolve_place(draft: Draft, frame: Setup, kind: str, area: str) -> None:
    """Place the lowest counter of a type."""
    _place_lowest(draft, kind, SETUP, area)


_UNITS = [(name, kind.units) for name, kind in KIND.items()]
# Every shift within a wilaya, by type and start.
_SHIFTS: dict[tuple[str, str], list[Args]] = {
    (kind, start): [(kind, start, end) for end in WILAYAS[AREAS[start].wilaya] if end != start]
    for kind in KIND
    for start in AREA_IDS
}


def shift_candidates(state: State, frame: Setup) -> list[Args]:
    """Offer every placed type, to the other areas of its wilaya that take it."""
    found: list[Args] = []
    own = OF_SIDE[frame.seat]
    for start in AREA_IDS:
        if here := state.at[start] & own:
            for kind, units in _UNITS:
                if here & units:
                    found += _SHIFTS[kind, start]
    if frame.seat == "fln" and state.profile.setup_check_fronts_on_shift:
        found = [args for args in found if args[0] != "front" or not _front_refusal(state, "front", args[2])]
    return found


def shift_refusal(state: State, frame: Setup, kind: str, start: str, end: str) -> Refusal | None:
    """A placed unit may be shifted within its wilaya [A:3, A:IN-04]."""
    if not state.at[start] & OF_SIDE[frame.seat] & KIND[kind].units:
        return Refusal("none-there", SET_UP, {"kind": kind, "area": start})
    if AREAS[start].wilaya != AREAS[end].wilaya or start == end:
        return Refusal("other-wilaya", SET_UP, {"start": start, "end": end})
    return _front_refusal(state, kind, end) if state.profile.setup_check_fronts_on_shift else None


def resolve_shift(draft: Draft, frame: Setup, kind: str, start: str, end: str) -> None:
    """Shift the lowest counter of a type."""
    _place_lowest(draft, kind, start, end)


def quick_refusal(state: State, frame: Setup) -> Refusal | None:
    """The ready-made deployment is a side's first action or none."""
    own = OF_SIDE[frame.seat]
    if state.in_algeria() & own:
        return Refusal("quick-first", SET_UP, hint="undo")
    return None


def resolve_quick(draft: Draft, frame: Setup) -> None:
    """Place all units of a side as the scenario proposes, and finish."""
    state, seat = draft.state, frame.seat
    for country in ABROAD:
        draft.put(state.at[country] & OF_SIDE[seat], SETUP, "", SET_UP, "set-up")
    for place, forces in read_scenario(state.scenario).quick[seat].items():
        row = dict(forces)
        if row.pop("extra", False) and not state.profile.quick_setup_1960_extra_units:
            continue
        for kind, number in row.items():
            for _ in range(number):
                start = SETUP if state.at[SETUP] & KIND[kind].units else "POOL"
                _place_lowest(draft, kind, start, place)
    resolve_done(draft, frame)


def done_refusal(state: State, frame: Setup) -> Refusal | None:
    """A side finishes when all its units are placed."""
    left = unplaced(state, frame.seat)
    return Refusal("units-left", SET_UP, {"left": count(left)}) if left else None


def resolve_done(draft: Draft, frame: Setup) -> None:
    """Finish the deployment of a side; turn 1 begins after the FLN's."""
    draft.pop()
    if frame.seat == "fln":
        place_stand_ins(draft)
        draft.track("turn", 1, SET_UP)
        draft.push(RandomEvents())


STEPS: Steps = decision(
    Setup,
    {
        "quick": plain(SET_UP, resolve_quick, quick_refusal),
        "place": Verb(SET_UP, ("kind", "area"), place_candidates, place_refusal, resolve_place, sure=True),
        "shift": Verb(
            SET_UP, ("kind", "area", "area"), shift_candidates, shift_refusal, resolve_shift, sure=True
        ),
        "done": plain(SET_UP, resolve_done, done_refusal, ends=True),
    },
)
