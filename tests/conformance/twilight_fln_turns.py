"""Recorded turns of the Non-Player FLN as actions of a person: the same pieces, the same boxes, the same end.

The chart knows nothing of verbs, so this is another way to the recorded positions: whatever the Non-Player
did in its operations a person must be allowed to do, one action after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final

from algeria_lab.core.dice import FixedDice
from algeria_lab.twilight.frames.fln import AttackLosses, Subvert
from algeria_lab.twilight.frames.propaganda import Supply
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.initiative import WORDS
from algeria_lab.twilight.operations.attack import next_to_fall
from algeria_lab.twilight.operations.march import is_detected
from algeria_lab.twilight.pieces import GUERRILLAS, KINDS
from algeria_lab.twilight.rules import settle
from algeria_lab.twilight.state import State
from algeria_lab.twilight.switches import MODES
from tests.conformance.twilight_effects import recorded_effects
from tests.conformance.twilight_states import differences, record_of, state_of
from tests.conformance.twilight_steps import Deviation, Playing, act, agenda_before
from tests.conformance.twilight_turns import Moves, moves_in

Json = dict[str, Any]
OPERATIONS: Final = {
    "rally": "rally",
    "march_to": "march",
    "attack": "attack",
    "ambush": "attack",
    "terror": "terror",
}
NOT_FOR_PEOPLE: Final = {
    "D-17": "Algerian Troops are not replaced",
    "D-30": "a Guerrilla that became Active moves Underground",
    "D-31": "a space is paid that nobody enters",
    "D-33": "Agitation without Control or Base",
}
"""Departures of the recorded Non-Player that break a rule, and not only a reading of its chart."""


def is_operation(step: Json) -> bool:
    """Return whether a recorded step is an operation of the FLN."""
    return step["step"] == "bot" and step["box"] not in ("PASS", "EVENT")


def play_as_person(step: Json) -> list[str]:
    """Play a recorded operation by verbs and return in words what came out otherwise.

    Raises:
        Deviation: If an action is refused.
    """
    state = state_of(step, step["before"], MODES["coltwi"], [])
    state.agenda = agenda_before(state, step)
    faces = [value["v"] for value in step["random"] if value["why"].startswith("attack ")]
    draft = Playing(state, FixedDice(faces))
    settle(draft)
    for text in say_operation(state, step):
        act(draft, f"fln {text}")
    ours = record_of(state)
    if step["box"] not in step["ctx"]["open"]:  # the Non-Player's cylinder stands where a person's cannot
        ours["box2"] = step["box"]
    return differences(ours, step["after"])


def say_operation(state: State, step: Json) -> Iterator[str]:
    """Yield an operation, what is done in it, and its end."""
    name = next(OPERATIONS[each["do"]] for each in step["acts"] if each["do"] in OPERATIONS)
    box = step["box"] if step["box"] in step["ctx"]["open"] else "OP_SA"
    yield f"{name} {WORDS[box]}"
    for each in step["acts"]:
        if each["do"] in ACTS:
            yield from ACTS[each["do"]](state, each)
    yield "done"


def say_rally(state: State, recorded: Json) -> Iterator[str]:
    """Yield where the FLN rallies and what comes of it."""
    place, moves = recorded["at"], moves_in(recorded)
    yield f"rally {place}"
    if place == "france_track":
        return
    if moves["B", "available", place]:
        yield f"base {moves['U', place, 'available']} {moves['A', place, 'available']}"
    elif number := moves["U", "available", place]:
        yield f"place {number}"
        yield from say_supply(state, moves)
    else:
        yield "hide" if recorded_effects(recorded["fx"])["hide", place] else "nothing"


def say_supply(state: State, moves: Moves) -> Iterator[str]:
    """Yield from where Guerrillas are taken that Available lacks."""
    sources = [
        (kind, source)
        for (kind, source, target), number in moves.items()
        for _ in range(number)
        if target == "available"
    ]
    while isinstance(state.top, Supply):
        kind, source = sources.pop(0)
        yield f"take {kind} {source}"


def say_agitate(state: State, recorded: Json) -> Iterator[str]:
    """Yield a step of Agitation for each time that it is paid."""
    for _ in range(-recorded_effects(recorded["fx"])["res", "FLN"]):
        yield f"agitate {recorded['at']}"


def say_march(state: State, recorded: Json) -> Iterator[str]:
    """Yield the steps of a group.

    Raises:
        Deviation: If it is noticed here and not in the record, or the other way round.
    """
    moved = moves_in(recorded)
    underground, active = (
        sum(number for (kind, _, _), number in moved.items() if kind == KINDS[each]) for each in GUERRILLAS
    )
    noticed = ""
    for source, target in pairwise(recorded["path"]):
        yield f"march {target}"
        if is_detected(state, PLACE[source], PLACE[target], underground + active):
            noticed = noticed or target
        yield f"group {source} {underground} {active}"
        if noticed:
            underground, active = 0, underground + active
    if noticed != recorded.get("active_at", ""):
        raise Deviation(f"noticed at {noticed or 'no place'}, recorded {recorded.get('active_at')}")


def say_attack(state: State, recorded: Json) -> Iterator[str]:
    """Yield where the FLN attacks or ambushes, and what falls where it may pick."""
    yield f"{recorded['do']} {recorded['at']}"
    fallen = [kind for (kind, _, target) in moves_in(recorded).elements() if target == "casualties"]
    while isinstance(state.top, AttackLosses):
        kinds = [KINDS[kind] for kind in next_to_fall(state, PLACE[recorded["at"]])]
        picked = next(kind for kind in kinds if kind in fallen)
        fallen.remove(picked)
        yield f"hit {picked}"


def say_terror(state: State, recorded: Json) -> Iterator[str]:
    """Yield a space of Terror."""
    yield f"terror {recorded['at']}"


def say_extort(state: State, recorded: Json) -> Iterator[str]:
    """Yield all spaces in which the FLN extorts."""
    yield "extort"
    for what, *where in recorded_effects(recorded["fx"]):
        if what == "act":
            yield f"extort {where[0]}"
    yield "done"


def say_subvert(state: State, recorded: Json) -> Iterator[str]:
    """Yield who is subverted."""
    yield "subvert"
    moves = moves_in(recorded)
    replaced = [target for kind, source, target in moves if source == "available"]
    if replaced:
        yield f"replace {replaced[0]}"
        return
    for kind, source, _ in moves.elements():
        yield f"remove {source} {kind}"
    if isinstance(state.top, Subvert):
        yield "done"


ACTS: Final[dict[str, Callable[[State, Json], Iterator[str]]]] = {
    "rally": say_rally,
    "agitate": say_agitate,
    "march": say_march,
    "attack": say_attack,
    "ambush": say_attack,
    "terror": say_terror,
    "extort": say_extort,
    "subvert": say_subvert,
}
