"""Recorded turns of the Government as actions of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from algeria_lab.twilight.frames.propaganda import Supply
from algeria_lab.twilight.initiative import WORDS
from algeria_lab.twilight.pieces import KINDS
from algeria_lab.twilight.state import State
from tests.conformance.twilight_effects import recorded_effects
from tests.conformance.twilight_steps import Deviation, Say, Translation

Json = dict[str, Any]
Moves = Counter[tuple[str, str, str]]
OPERATIONS: Final = ("train", "garrison", "sweep", "assault")
PRICE_OF_PACIFYING: Final = 2


def say_pass(state: State, step: Json) -> Iterator[Say]:
    """Yield a Pass."""
    yield Say("gov pass")


def say_operation(state: State, step: Json) -> Iterator[Say]:
    """Yield an Operation, what is done in it, and its end."""
    name = next(act["do"] for act in step["acts"] if act["do"] in OPERATIONS)
    yield Say(f"gov {name} {WORDS[step['box']]}")
    for act in step["acts"]:
        yield from say_act(state, act)
    yield Say("gov done")


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


def say_nothing(state: State, act: Json) -> Iterator[Say]:
    """Yield nothing: the engine does it by itself, or the chart of the FLN."""
    yield from ()


ACTS: Final[dict[str, Callable[[State, Json], Iterator[Say]]]] = {
    "train": say_train,
    "pacify": say_pacify,
    "revenge": say_nothing,
}
TRANSLATIONS: Final[dict[str, Translation]] = {
    "gov PASS": say_pass,
    "gov OP_SA": say_operation,
    "gov LIM_OP": say_operation,
    "gov OP_ONLY": say_operation,
}
