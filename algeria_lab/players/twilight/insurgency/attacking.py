"""Attack and Ambush: French losses, Bases, cubes that stand in the way [CT-5.4.3, CT-5.5.3]."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from algeria_lab.players.twilight.insurgency.special import extort
from algeria_lab.players.twilight.insurgency.weights import WEIGHTS
from algeria_lab.players.twilight.insurgency.worth import Rater, worth
from algeria_lab.players.twilight.plan import Line, Opening, Plan
from algeria_lab.twilight.frames.fln import Attack, AttackLosses
from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.operations.attack import FALL_TO_AMBUSH, FALL_TO_ATTACK, attack_losses
from algeria_lab.twilight.pieces import FRENCH, GB, GUERRILLAS, A, U
from algeria_lab.twilight.state import State

LEAST_GAIN: Final = 0.1
FACES: Final = 6
Target: TypeAlias = tuple[float, int]


class Gamble(NamedTuple):
    """A line that ends with dice.

    Attributes:
        line: The line.
        expected: What the position is then worth on average.
    """

    line: Line
    expected: float


def plan_attack(view: State, word: str, opening: Opening[Target | None]) -> Plan | Gamble | None:
    """Return an Attack in a box: Ambushes first, then one space in which dice fall; None without a target."""
    plan = Plan(view, "fln")
    if not plan.act("attack", word):
        return None
    is_special = word == "with-special"
    if is_special:
        while (found := best_target(plan, "ambush")) and _ambush(plan, found[1]):
            pass
    target = attack_target(plan) if plan.places else opening.of(plan)
    if (is_special and len(plan.places) == 2) or not target:
        return plan if plan.places and isinstance(plan.top, Attack) and plan.act("done") else None
    if is_special and not plan.places and plan.state.fln_resources <= 2:
        extort(plan)
    return _throw(plan, target[1])


def _throw(plan: Plan, space: int) -> Gamble | None:
    """End a plan with an Attack, for which dice fall."""
    state = plan.state
    rater = Rater(state)
    expected = worth(state) + attack_value(rater, space) - rater.price(1)
    return Gamble(plan.line, expected) if plan.act("attack", space) else None


def _ambush(plan: Plan, space: int) -> bool:
    if not plan.act("ambush", space):
        return False
    while isinstance(plan.top, AttackLosses):
        hit_one(plan)
    return isinstance(plan.top, Attack)


def hit_one(plan: Plan) -> None:
    """Let a French piece fall where there is a choice."""
    frame = plan.top
    assert isinstance(frame, AttackLosses)
    plan.act("hit", attack_losses(plan.state, frame.space, 1)[0])


def attack_target(plan: Plan) -> Target | None:
    """Return what the best Attack brings beyond its price, and where, if it is worth it."""
    return best_target(plan, "attack")


def best_target(plan: Plan, verb: str) -> Target | None:
    """Return what the best Attack or Ambush brings beyond its price, and where, if it is worth it."""
    state = plan.state
    if state.fln_resources < 1:
        return None
    rater = Rater(state)
    value_of = ambush_value if verb == "ambush" else attack_value
    rated = [
        (value_of(rater, space), -space)
        for space in ALGERIA
        if state.guerrillas(space) and state.gov_pieces(space) and plan.allows(verb, space)
    ]
    value, space = max(rated, default=(0.0, 0))
    value -= rater.price(1)
    return (value, -space) if value > LEAST_GAIN else None


def _losses_value(rater: Rater, space: int, kinds: tuple[int, ...], changes: dict[int, int]) -> float:
    state, row = rater.state, rater.state.pieces[space].copy()
    for kind in kinds:
        row[kind] -= 1
    for kind, number in changes.items():
        row[kind] = max(0, row[kind] + number)
    before, after = rater.space(space), rater.rate(space, row, state.support[space], state.terror[space])
    french = sum([kind in FRENCH for kind in kinds]) * (state.recall != "in_effect")
    return after - before + WEIGHTS.french * french + sum([kind == GB for kind in kinds])


def ambush_value(rater: Rater, space: int) -> float:
    """Return what an Ambush in a space would bring, before its price."""
    shown = 0 if "commandos_fln" in rater.state.capabilities else 1
    return _losses_value(
        rater, space, attack_losses(rater.state, space, FALL_TO_AMBUSH), {U: -shown, A: shown}
    )


def attack_value(rater: Rater, space: int) -> float:
    """Return what an Attack in a space brings on average, before its price."""
    row = rater.state.pieces[space]
    hidden, there = row[U], sum([row[kind] for kind in GUERRILLAS])
    kinds = attack_losses(rater.state, space, FALL_TO_ATTACK)
    french = sum([kind in FRENCH for kind in kinds])
    failed = _losses_value(rater, space, (), {U: -hidden, A: hidden})
    won = _losses_value(rater, space, kinds, {U: -hidden, A: hidden - french})
    odds = min(FACES, there) / FACES
    return odds * won + (1 - odds) * failed + WEIGHTS.underground / FACES
