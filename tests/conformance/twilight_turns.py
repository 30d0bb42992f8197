"""Recorded turns of the Government as actions of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final

from algeria_lab.twilight.frames.propaganda import Supply
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.initiative import WORDS
from algeria_lab.twilight.operations.activation import sweep_activates
from algeria_lab.twilight.pieces import KINDS, B
from algeria_lab.twilight.state import State
from algeria_lab.twilight.switches import MODES
from tests.conformance.twilight_effects import recorded_effects
from tests.conformance.twilight_states import state_of
from tests.conformance.twilight_steps import Deviation, Say, Translation

Json = dict[str, Any]
Moves = Counter[tuple[str, str, str]]
OPERATIONS: Final = ("train", "garrison", "sweep", "assault")
PRICE_OF_PACIFYING: Final = 2
NOTHING: Final[Json] = {"do": ""}


def say_pass(state: State, step: Json) -> Iterator[Say]:
    """Yield a Pass."""
    yield Say("gov pass")


def say_operation(state: State, step: Json) -> Iterator[Say]:
    """Yield an Operation, what is done in it, and its end."""
    name = next(act["do"] for act in step["acts"] if act["do"] in OPERATIONS)
    yield Say(f"gov {name} {WORDS[step['box']]}")
    for act, following in pairwise([*later_arrivals(step["acts"]), NOTHING]):
        if act["do"] == "assault" and following["do"] == "brave":
            continue  # one action: the Guerrilla goes before the losses are counted
        yield from say_act(state, act | {"operation": name})
    yield Say("gov done")


def with_departures(step: Json) -> Json:
    """Return a step with the tag of a departure that the record does not name: D-41.

    Now and then the source ends a Sweep without an Activation that is possible, once no further destination
    can be selected. The file can tell, as the position afterwards shows what was left out.
    """
    swept = {act["at"] for act in step["acts"] if act["do"] == "sweep"}
    if step["step"] != "gov" or not swept:
        return step
    state = state_of(step, step["after"], MODES["coltwi"], [])
    left_out = swept - {act["at"] for act in step["acts"] if act["do"] == "activate"}
    if not any(sweep_activates(state, PLACE[space]) for space in left_out):
        return step
    return step | {"quirks": [*step["quirks"], "D-41"]}


def say_act(state: State, act: Json) -> Iterator[Say]:
    """Yield what the Government says to do one of the recorded acts.

    Raises:
        Deviation: If it is unknown.
    """
    if act["do"] not in ACTS:
        raise Deviation(f"nobody translates {act['do']}")
    yield from ACTS[act["do"]](state, act)


def moves_in(act: Json) -> Moves:
    """Return the pieces that an act moves: how many of a kind, from where, to where."""
    effects = recorded_effects(act["fx"])
    return Counter({effect[1:]: number for effect, number in effects.items() if effect[0] == "mv"})  # type: ignore[misc]


def say_train(state: State, act: Json) -> Iterator[Say]:
    """Yield where is trained, how many cubes come, and where from if Available lacks them."""
    yield Say(f"gov train {act['at']}", tuple(act.get("of", ())))
    moves = moves_in(act)
    troops, police = (moves[kind, "available", act["at"]] for kind in ("AT", "AP"))
    if troops or police:
        yield Say(f"gov place {troops} {police}")
        yield from say_supply(state, moves)


def say_supply(state: State, moves: Moves) -> Iterator[Say]:
    """Yield from where pieces are taken that Available lacks, as long as the engine asks."""
    taken = {(kind, source): count for (kind, source, to), count in moves.items() if to == "available"}
    while isinstance(state.top, Supply):
        wanted = KINDS[state.top.kind]
        found = [source for (kind, source), count in taken.items() if kind == wanted and count]
        if not found:
            raise Deviation(f"the engine asks where {wanted} comes from, nothing was recorded")
        taken[wanted, found[0]] -= 1
        yield Say(f"gov take {wanted} {found[0]}")


def say_pacify(state: State, act: Json) -> Iterator[Say]:
    """Yield a step of Pacifying for each time that it is paid."""
    paid = -recorded_effects(act["fx"])["res", "GOV"]
    for _ in range(paid // PRICE_OF_PACIFYING):
        yield Say(f"gov pacify {act['at']}")


def later_arrivals(acts: list[Json]) -> list[Json]:
    """Return the acts of a Garrison, interrupted or not, in the order in which the engine brings its Police.

    Police come to the destination last named, so one to which some come before and after the Special
    Activity is named last before it, and one to which they come only after it is named then.
    """
    parts = [dict(act) for act in acts]
    garrison = [act for act in parts if act["do"] in ("garrison", "continue")]
    if len(garrison) > 1:  # before and after its Special Activity
        first, second = garrison
        early, late = ({to for _, _, to in moves_in(part)} for part in garrison)
        named = first.get("picks", ())
        first["picks"] = sorted(
            [pick for pick in named if pick["v"] not in late - early], key=lambda pick: pick["v"] in late
        )
        second["picks"] = [pick for pick in named if pick["v"] in late - early] + second.get("picks", [])
        second["last"] = first["picks"][-1]["v"] if first["picks"] else ""
    return parts


def say_garrison(state: State, act: Json) -> Iterator[Say]:
    """Yield each destination with the Police that come."""
    moves = moves_in(act)
    yield from say_arrivals(moves, act.get("last", ""))
    for pick in act.get("picks", ()):
        yield Say(f"gov garrison {pick['v']}")
        yield from say_arrivals(moves, pick["v"])


def say_sweep(state: State, act: Json) -> Iterator[Say]:
    """Yield a destination with the Troops that come."""
    yield Say(f"gov sweep {act['at']}", tuple(act["of"]))
    yield from say_arrivals(moves_in(act), act["at"])


def say_arrivals(moves: Moves, target: str) -> Iterator[Say]:
    """Yield what a Garrison or a Sweep brings to the destination just named."""
    for (kind, source, to), number in moves.items():
        if to == target:
            yield Say(f"gov bring {source} {kind} {number}")


def say_assault(state: State, act: Json) -> Iterator[Say]:
    """Yield a space that is assaulted."""
    yield Say(f"gov assault {act['at']}", tuple(act["of"]))


def say_brave(state: State, act: Json) -> Iterator[Say]:
    """Yield who goes by Peace of the Brave; it is the first of the pieces that move."""
    space, moves = act["at"], moves_in(act)
    kind = next(kind for kind, source, _ in moves if source == space)
    yield Say(f"gov brave {space} {kind}")
    if act["operation"] == "sweep":
        yield from say_arrivals(moves, space)


def say_activate(state: State, act: Json) -> Iterator[Say]:
    """Yield where Guerrillas are Activated."""
    yield Say(f"gov activate {act['at']}")


def say_deploy(state: State, act: Json) -> Iterator[Say]:
    """Yield the spaces of a Deploy and what moves among them and Available, or what is resettled."""
    yield Say("gov deploy")
    picks = act.get("picks", ())
    if picks and picks[0]["k"] == "resettle":
        yield Say(f"gov resettle {picks[0]['v']}", tuple(picks[0]["of"]))
        return
    for pick in picks:
        yield Say(f"gov deploy {pick['v']}")
    for (kind, source, target), number in moves_in(act).items():
        yield Say(f"gov move {source} {target} {kind} {number}")
    yield Say("gov done")


def say_troop_lift(state: State, act: Json) -> Iterator[Say]:
    """Yield who is lifted where; by which spaces Troops came there in the record does not matter."""
    yield Say("gov troop-lift")
    gains: Counter[str] = Counter()
    for (_, source, target), number in moves_in(act).items():
        gains[source] -= number
        gains[target] += number
    for target in [space for space in gains if gains[space] > 0]:
        for source in [space for space in gains if gains[space] < 0]:
            if number := min(gains[target], -gains[source]):
                gains[target] -= number
                gains[source] += number
                yield Say(f"gov lift {source} {target} {number}")
    yield Say("gov done")


def say_neutralize(state: State, act: Json) -> Iterator[Say]:
    """Yield the spaces of a Neutralize, then the pieces, Guerrillas before the Bases that they shield.

    Effects stand by the box that pieces go to, which is not the order in which they fall.
    """
    yield Say("gov neutralize")
    for pick in act.get("picks", ()):
        if pick["k"] == "neutralize_space":
            yield Say(f"gov neutralize {pick['v']}", tuple(pick["of"]))
    fallen = [(kind, space) for kind, space, _ in moves_in(act).elements()]
    for kind, space in sorted(fallen, key=lambda piece: piece[0] == KINDS[B]):
        yield Say(f"gov remove {space} {kind}")
    yield Say("gov done")


def say_nothing(state: State, act: Json) -> Iterator[Say]:
    """Yield nothing: the engine does it by itself, or the chart of the FLN."""
    yield from ()


ACTS: Final[dict[str, Callable[[State, Json], Iterator[Say]]]] = {
    "train": say_train,
    "pacify": say_pacify,
    "garrison": say_garrison,
    "continue": say_garrison,
    "sweep": say_sweep,
    "assault": say_assault,
    "brave": say_brave,
    "activate": say_activate,
    "deploy": say_deploy,
    "troop_lift": say_troop_lift,
    "neutralize": say_neutralize,
    "revenge": say_nothing,
}
TRANSLATIONS: Final[dict[str, Translation]] = {
    "gov PASS": say_pass,
    "gov OP_SA": say_operation,
    "gov LIM_OP": say_operation,
    "gov OP_ONLY": say_operation,
}
