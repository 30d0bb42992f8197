"""The Deployment Phase [A:7]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import ABROAD, AREA_IDS, PLACES
from algeria_lab.algeria.board.units import CADRES, DIVISIONS, FLN, FLN_MOBILE, GOV_MOBILE, Units, unit
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import (
    BeginFlnDeployment,
    BeginGovDeployment,
    BeginOperations,
    Deploy,
    FlnDeployment,
    GovDeployment,
)
from algeria_lab.algeria.missions.airlift import (
    LIFT,
    active_refusal,
    lift_candidates,
    lift_price,
    lift_refusal,
    resolve_lift,
)
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Args, Runs, Steps, Verb, decision, each, plain
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure

PHASE = cite("A:7")
PATROL = cite("A:9.21")
MODES = cite("A:11.7")
FRANCE = cite("A:11.22")
FRANCE_RULING = cite("A:IN-46")
SLOW_REACTION = cite("A:13.1")
MODE_NAMES = ("dispersed", "concentrated")


def run_begin_gov(draft: Draft, frame: BeginGovDeployment) -> None:
    """Let the Government deploy."""
    draft.enter("deployment", "gov", PHASE)
    draft.push(GovDeployment("gov"))


def deployable(state: State) -> Units:
    """Return the active mobile units in OPS that have not been deployed this phase."""
    return GOV_MOBILE & state.ops & ~state.neutralized & ~state.deployed


def deploy_candidates(state: State, frame: GovDeployment) -> list[Args]:
    """Offer the units that may still be deployed."""
    return list(each(deployable(state)))


def deploy_refusal(state: State, frame: GovDeployment, name: str) -> Refusal | None:
    """Only active units in OPS deploy, each once [A:7]."""
    single = unit(name)
    if refusal := active_refusal(state, single, name, PHASE):
        return refusal
    if not single & deployable(state):
        return Refusal("deployed-already", PHASE, {"unit": name})
    return None


def resolve_patrol(draft: Draft, frame: GovDeployment, name: str) -> None:
    """Put a unit on Patrol where it stands."""
    single = unit(name)
    draft.to_box(single, "PTL", PATROL)
    draft.mark_units("deployed", single, to=True, rule=PHASE)


def resolve_deploy(draft: Draft, frame: GovDeployment, name: str) -> None:
    """Choose a unit to send elsewhere; its area is named next."""
    draft.push(Deploy("gov", unit(name)))


def area_candidates(state: State, frame: Deploy) -> list[Args]:
    """Offer all other areas."""
    return [(area,) for area in AREA_IDS if area != state.place_of(frame.unit)]


def area_refusal(state: State, frame: Deploy, area: str) -> Refusal | None:
    """A unit deploys to another area; to stay needs no action."""
    if area == state.place_of(frame.unit):
        return Refusal("same-area", PHASE, {"area": area})
    return None


def resolve_deploy_to(draft: Draft, frame: Deploy, area: str) -> None:
    """Send the unit to OPS of another area, at any distance."""
    draft.pop()
    draft.put(frame.unit, area, "OPS", PHASE)
    draft.mark_units("deployed", frame.unit, to=True, rule=PHASE)


def mode_candidates(state: State, frame: GovDeployment) -> list[Args]:
    """Offer every division on the map, to its other mode."""
    able = DIVISIONS & state.in_algeria() & ~state.mode_changed
    return [(name, MODE_NAMES[bool(unit(name) & state.dispersed)]) for (name,) in each(able)]


def mode_refusal(state: State, frame: GovDeployment, name: str, mode: str) -> Refusal | None:
    """A division on the map changes mode at most once a turn [A:11.7]."""
    single = unit(name)
    if not single & DIVISIONS:
        return Refusal("wrong-unit", MODES, {"unit": name, "needs": "division"})
    if state.place_of(single) not in AREA_IDS:
        return Refusal("not-on-map", MODES, {"unit": name})
    if state.slow_reaction:
        return Refusal("slow-reaction", SLOW_REACTION)
    if single & state.mode_changed or bool(single & state.dispersed) == (mode == "dispersed"):
        return Refusal("mode-changed", MODES, {"unit": name, "mode": mode})
    return None


def resolve_mode(draft: Draft, frame: GovDeployment, name: str, mode: str) -> None:
    """Turn a division over."""
    draft.mark_units("dispersed", unit(name), to=mode == "dispersed", rule=MODES)
    draft.mark_units("mode_changed", unit(name), to=True, rule=MODES)


def deployment_lift_refusal(state: State, frame: GovDeployment, name: str) -> Refusal | None:
    """Airmobilizing follows its own rule."""
    return lift_refusal(state, name)


def resolve_gov_done(draft: Draft, frame: GovDeployment) -> None:
    """End the Government's deployment."""
    state = draft.state
    draft.pop()
    draft.mark_units("deployed", state.deployed, to=False, rule=PHASE)
    draft.mark_units("mode_changed", state.mode_changed, to=False, rule=PHASE)
    draft.push(BeginFlnDeployment())


def run_begin_fln(draft: Draft, frame: BeginFlnDeployment) -> None:
    """Put the Cadre in France underground, then let the FLN deploy."""
    draft.enter("deployment", "fln", PHASE)
    draft.put(draft.state.at["FRANCE"] & ~draft.state.ug, "FRANCE", "UG", FRANCE)
    draft.push(FlnDeployment("fln"))


def hidden(state: State) -> Units:
    """Return the FLN units in UG of areas that are not neutralized."""
    return FLN & state.ug & ~state.neutralized & state.in_algeria()


def ops_candidates(state: State, frame: FlnDeployment) -> list[Args]:
    """Offer all at once, then each unit underground."""
    units = hidden(state)
    return [("all",), *each(units)] if units else []


def ops_refusal(state: State, frame: FlnDeployment, name: str) -> Refusal | None:
    """Only units underground in Algeria go to OPS [A:7]."""
    units = hidden(state) if name == "all" else unit(name)
    if not units or units & ~hidden(state):
        return Refusal("not-underground", PHASE, {"unit": name})
    return None


def resolve_ops(draft: Draft, frame: FlnDeployment, name: str) -> None:
    """Bring units out."""
    draft.to_box(hidden(draft.state) if name == "all" else unit(name), "OPS", PHASE)


def to_france_candidates(state: State, frame: FlnDeployment) -> list[Args]:
    """Offer the Cadres underground in areas."""
    return list(each(hidden(state) & CADRES))


def to_france_refusal(state: State, frame: FlnDeployment, name: str) -> Refusal | None:
    """One Cadre underground beside a Front may go, once a turn and if nobody is there [A:11.22]."""
    single = unit(name)
    if state.at["FRANCE"]:
        return Refusal("france-full", FRANCE)
    if state.france_transfer:
        return Refusal("france-once", FRANCE)
    if not single & CADRES & hidden(state):
        return Refusal("wrong-unit", FRANCE, {"unit": name, "needs": "cadre-underground"})
    if not state.holds_front(state.place_of(single)):
        return Refusal("no-front", FRANCE_RULING, {"place": state.place_of(single)})
    return None


def resolve_to_france(draft: Draft, frame: FlnDeployment, name: str) -> None:
    """Send a Cadre to France."""
    draft.put(unit(name), "FRANCE", "UG", FRANCE)
    draft.set("france_transfer", True, FRANCE)


def from_france_candidates(state: State, frame: FlnDeployment) -> list[Args]:
    """Offer the places that hold a Front."""
    return [(place,) for place in PLACES if state.holds_front(place)] if state.at["FRANCE"] else []


def from_france_refusal(state: State, frame: FlnDeployment, place: str) -> Refusal | None:
    """The Cadre in France may return to a place with a Front, once a turn [A:11.22]."""
    if not state.at["FRANCE"]:
        return Refusal("france-empty", FRANCE)
    if state.france_transfer:
        return Refusal("france-once", FRANCE)
    return None if state.holds_front(place) else Refusal("no-front", FRANCE, {"place": place})


def resolve_from_france(draft: Draft, frame: FlnDeployment, place: str) -> None:
    """Bring the Cadre back."""
    draft.put(draft.state.at["FRANCE"], place, "UG", FRANCE)
    draft.set("france_transfer", True, FRANCE)


def resolve_fln_done(draft: Draft, frame: FlnDeployment) -> None:
    """Units abroad become ready; Operations begin."""
    draft.pop()
    for country in ABROAD:
        draft.put(draft.state.at[country] & FLN_MOBILE & ~draft.state.ops, country, "OPS", PHASE)
    draft.push(BeginOperations())


STEPS: Steps = {
    **decision(
        GovDeployment,
        {
            "patrol": Verb(
                PATROL, ("unit",), deploy_candidates, deploy_refusal, resolve_patrol, repeats=True, sure=True
            ),
            "deploy": Verb(PHASE, ("unit",), deploy_candidates, deploy_refusal, resolve_deploy, sure=True),
            "mode": Verb(
                MODES,
                ("unit", "dispersed|concentrated"),
                mode_candidates,
                mode_refusal,
                resolve_mode,
                asks_first=True,
            ),
            "lift": Verb(
                LIFT, ("unit",), lift_candidates, deployment_lift_refusal, resolve_lift, price=lift_price
            ),
            "done": plain(PHASE, resolve_gov_done, ends=True),
        },
    ),
    **decision(
        Deploy, {"to": Verb(PHASE, ("area",), area_candidates, area_refusal, resolve_deploy_to, sure=True)}
    ),
    **decision(
        FlnDeployment,
        {
            "ops": Verb(PHASE, ("units",), ops_candidates, ops_refusal, resolve_ops, repeats=True, sure=True),
            "to_france": Verb(
                FRANCE, ("unit",), to_france_candidates, to_france_refusal, resolve_to_france, asks_first=True
            ),
            "from_france": Verb(
                FRANCE, ("place",), from_france_candidates, from_france_refusal, resolve_from_france
            ),
            "done": plain(PHASE, resolve_fln_done, ends=True),
        },
    ),
}
RUNS: Runs = {
    **procedure(BeginGovDeployment, run_begin_gov),
    **procedure(BeginFlnDeployment, run_begin_fln),
}
