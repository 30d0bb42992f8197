"""Recorded Propaganda Rounds as actions of the engine; what the FLN does in a phase its chart decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from algeria_lab.twilight.frames.propaganda import BringIn, Losses, Moves, PacifyPhase, SendOut
from algeria_lab.twilight.operations.train import PRICE_OF_PACIFYING
from algeria_lab.twilight.pieces import FRENCH, KINDS
from algeria_lab.twilight.state import State
from tests.conformance.twilight_effects import Effects, recorded_effects
from tests.conformance.twilight_steps import Say, Translation

Json = dict[str, Any]
GONE, HERE, LOST = "out_of_play", "available", "casualties"
DONE: Final = Say("gov done")


def effects_of(step: Json) -> Effects:
    """Return all that was recorded of a step, counted."""
    effects: Effects = Counter()
    for act in step["acts"]:
        effects.update(recorded_effects(act["fx"]))
    return effects


def say_commitment(state: State, step: Json) -> Iterator[Say]:
    """Yield the French pieces that come into play, then those that leave it."""
    moved = effects_of(step)
    for kind in FRENCH:
        if number := moved["mv", KINDS[kind], GONE, HERE]:
            yield Say(f"gov bring {KINDS[kind]} {number}")
    if isinstance(state.top, BringIn):
        yield DONE
    for kind in FRENCH:
        if number := moved["mv", KINDS[kind], HERE, GONE]:
            yield Say(f"gov send {KINDS[kind]} {number}")
    if isinstance(state.top, SendOut):
        yield DONE


def say_support(state: State, step: Json) -> Iterator[Say]:
    """Yield where the Government Pacifies, and by how many steps."""
    if step["actor"] == "FLN":
        return
    for act in step["acts"]:
        paid = -recorded_effects(act["fx"])["res", "GOV"]
        yield Say(f"gov pacify {act['at']} {paid // PRICE_OF_PACIFYING}")
    if isinstance(state.top, PacifyPhase):
        yield DONE


def say_redeploy(state: State, step: Json) -> Iterator[Say]:
    """Yield what comes to each space; pieces that were recorded to move twice go straight to their end."""
    if step["actor"] == "FLN":
        return
    sent, wanted = _flows(step)
    for target in dict.fromkeys(space for _, space in wanted):
        yield Say(f"gov to {target}")
        for kind in KINDS:
            for source, number in _senders(sent, kind, wanted[kind, target]):
                yield Say(f"gov from {source} {kind} {number}")
    if isinstance(state.top, Moves):
        yield DONE


def _flows(step: Json) -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]]]:
    """Return how many of each kind leave each space, and how many come to it, all in all."""
    change: Counter[tuple[str, str]] = Counter()
    for (_, kind, source, target), number in effects_of(step).items():
        change[kind, source] -= number
        change[kind, target] += number
    return -change, +change


def _senders(sent: Counter[tuple[str, str]], kind: str, wanted: int) -> Iterator[tuple[str, int]]:
    """Yield from where a number of pieces comes, taking it from what leaves there."""
    for source in [space for each, space in sent if each == kind]:
        if number := min(wanted, sent[kind, source]):
            sent[kind, source] -= number
            wanted -= number
            yield source, number


def say_reset(state: State, step: Json) -> Iterator[Say]:
    """Yield the French Casualties that go Out of Play, as far as the engine asks."""
    moved = effects_of(step)
    for kind in FRENCH:
        number = moved["mv", KINDS[kind], LOST, GONE]
        if number and isinstance(state.top, Losses):
            yield Say(f"gov lose {KINDS[kind]} {number}")


TRANSLATIONS: Final[dict[str, Translation]] = {
    "propaganda commitment": say_commitment,
    "propaganda support": say_support,
    "propaganda redeploy": say_redeploy,
    "propaganda reset": say_reset,
}
