"""The operations by name, as the turn of a side offers them [CT-5.2, CT-5.4]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.frames.fln import (
    Attack,
    AttackLosses,
    Extort,
    March,
    MarchInto,
    Rally,
    RallySpace,
    Subvert,
    Terror,
)
from algeria_lab.twilight.frames.government import (
    Assault,
    Deploy,
    Garrison,
    Neutralize,
    Revenge,
    Sweep,
    Train,
    TroopLift,
)
from algeria_lab.twilight.initiative import BOX_OF_WORD, box_refusal
from algeria_lab.twilight.operations.assault import ASSAULT, ASSAULT_STEP, REVENGE_STEP, hopeless_refusal
from algeria_lab.twilight.operations.attack import ATTACK, ATTACK_LOSSES_STEP, ATTACK_STEP
from algeria_lab.twilight.operations.common import GENERAL, Kind, any_legal, limit_of, payment_refusal
from algeria_lab.twilight.operations.garrison import GARRISON, GARRISON_STEP
from algeria_lab.twilight.operations.march import MARCH, MARCH_INTO_STEP, MARCH_STEP
from algeria_lab.twilight.operations.rally import RALLY, RALLY_SPACE_STEP, RALLY_STEP
from algeria_lab.twilight.operations.sweep import SWEEP, SWEEP_STEP
from algeria_lab.twilight.operations.terror import TERROR, TERROR_STEP
from algeria_lab.twilight.operations.train import TRAIN, TRAIN_STEP
from algeria_lab.twilight.special.deploy import DEPLOY_STEP
from algeria_lab.twilight.special.extort import EXTORT_STEP
from algeria_lab.twilight.special.neutralize import NEUTRALIZE_STEP
from algeria_lab.twilight.special.subvert import SUBVERT_STEP
from algeria_lab.twilight.special.troop_lift import LIFT_STEP
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Runs, Steps, decision

PEACE_TALKS = cite("CT-8.4/57")
PRICE_OF_GOVERNMENT: Final = 2


def nothing_forbids(state: State) -> Refusal | None:
    """Forbid nothing."""
    return None


def peace_refusal(state: State) -> Refusal | None:
    """Return why nobody may Attack or Assault during Peace Talks, or None."""
    return Refusal("ct-peace-talks", PEACE_TALKS, {}) if "peace_talks" in state.momentum else None


def poor_refusal(state: State, seat: Seat) -> Refusal | None:
    """Return why a side cannot pay for a first place, even after a special activity, or None.

    The FLN may extort first. What an Event grants needs no Resources [CT-4.6].
    """
    return payment_refusal(state, seat, PRICE_OF_GOVERNMENT) if seat == "gov" else None


def no_assault_refusal(state: State) -> Refusal | None:
    """Return why there can be no Assault now, or None."""
    return peace_refusal(state) or hopeless_refusal(state)


OPERATIONS: Final[Mapping[str, Kind]] = {
    "train": Kind("gov", TRAIN, Train, TRAIN_STEP, nothing_forbids),
    "garrison": Kind("gov", GARRISON, Garrison, GARRISON_STEP, nothing_forbids),
    "sweep": Kind("gov", SWEEP, Sweep, SWEEP_STEP, nothing_forbids),
    "assault": Kind("gov", ASSAULT, Assault, ASSAULT_STEP, no_assault_refusal),
    "rally": Kind("fln", RALLY, Rally, RALLY_STEP, nothing_forbids),
    "march": Kind("fln", MARCH, March, MARCH_STEP, nothing_forbids),
    "attack": Kind("fln", ATTACK, Attack, ATTACK_STEP, peace_refusal),
    "terror": Kind("fln", TERROR, Terror, TERROR_STEP, nothing_forbids),
}


def operation_refusal(state: State, seat: Seat, name: str, word: str) -> Refusal | None:
    """Return why a side may not begin an operation in a box, or None [CT-4.2, CT-5.1].

    Args:
        state: The position.
        seat: The side whose turn it is.
        name: The operation.
        word: The box as it is written in an action, such as ``limited``.
    """
    kind, box = OPERATIONS[name], BOX_OF_WORD[word]
    if kind.seat != seat:
        return Refusal("ct-not-your-operation", kind.rule, {"operation": name, "seat": seat})
    if refusal := box_refusal(state, box):
        return refusal
    if refusal := kind.forbidden(state) or poor_refusal(state, seat):
        return refusal
    if not any_legal(state, kind.begin(seat, box, limit_of(box), False), kind.steps):
        return Refusal("ct-nothing-to-select", GENERAL, {"operation": name})
    return None


STEPS: Steps = {
    **decision(Train, TRAIN_STEP),
    **decision(Garrison, GARRISON_STEP),
    **decision(Sweep, SWEEP_STEP),
    **decision(Assault, ASSAULT_STEP),
    **decision(Revenge, REVENGE_STEP),
    **decision(Deploy, DEPLOY_STEP),
    **decision(TroopLift, LIFT_STEP),
    **decision(Neutralize, NEUTRALIZE_STEP),
    **decision(Rally, RALLY_STEP),
    **decision(RallySpace, RALLY_SPACE_STEP),
    **decision(March, MARCH_STEP),
    **decision(MarchInto, MARCH_INTO_STEP),
    **decision(Attack, ATTACK_STEP),
    **decision(AttackLosses, ATTACK_LOSSES_STEP),
    **decision(Terror, TERROR_STEP),
    **decision(Extort, EXTORT_STEP),
    **decision(Subvert, SUBVERT_STEP),
}
RUNS: Runs = {}
