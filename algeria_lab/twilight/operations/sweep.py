"""Sweep: Troops move into spaces, then all cubes there Activate [CT-5.2.3]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.government import Sweep
from algeria_lab.twilight.geography import ALGERIA, PLACES, SPACES
from algeria_lab.twilight.operations.activation import (
    BRAVE,
    PRICE_OF_PEACE,
    remove_by_peace,
    sweep_activates,
    unmoved,
    unmoved_refusal,
)
from algeria_lab.twilight.operations.common import (
    done_verb,
    payment_refusal,
    select,
    selection_refusal,
    while_affordable,
)
from algeria_lab.twilight.pieces import GUERRILLAS, KINDS, TROOPS, A, U
from algeria_lab.twilight.special.neutralize import NEUTRALIZE_VERB
from algeria_lab.twilight.special.oas import oas_verb
from algeria_lab.twilight.special.troop_lift import LIFT_VERB
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, each_of

SWEEP = cite("CT-5.2.3")
PRICE: Final = 2


def may_arrive(state: State, frame: Sweep, space: int) -> bool:
    """Return whether Troops beside a space could still move into it."""
    return any(
        unmoved(state, frame.moved, near, kind)
        for near in SPACES[space].adjacent
        for kind in TROOPS
        if state.pieces[near][kind]
    )


def destination_refusal(state: State, frame: Sweep, space: int) -> Refusal | None:
    """Return why a space may not be selected as a destination, or None."""
    if space not in ALGERIA:
        return Refusal("ct-not-in-algeria", SWEEP, {"place": PLACES[space]})
    if frame.activated:
        return Refusal("ct-activated-already", SWEEP, {})
    if refusal := selection_refusal(state, frame, space, PRICE):
        return refusal
    hidden = state.pieces[space][U] or ("brave" in state.momentum and state.pieces[space][A])
    if hidden or may_arrive(state, frame, space):
        return None
    return Refusal("ct-nothing-to-sweep", SWEEP, {"place": PLACES[space]})


def _select(draft: Draft, frame: Sweep, space: int) -> None:
    select(draft, frame, space, PRICE, SWEEP)


def bring_refusal(state: State, frame: Sweep, source: int, kind: int, number: int) -> Refusal | None:
    """Return why Troops may not move into the destination last selected, or None."""
    if not frame.places or frame.activated:
        return Refusal("ct-select-a-space-first", SWEEP, {})
    if kind not in TROOPS:
        return Refusal("ct-wrong-kind", SWEEP, {"kind": KINDS[kind], "wanted": "FT AT"})
    target = frame.places[-1]
    if source not in SPACES[target].adjacent:
        return Refusal("ct-not-adjacent", SWEEP, {"place": PLACES[target], "source": PLACES[source]})
    return unmoved_refusal(state, frame.moved, source, kind, number, SWEEP)


def _groups(state: State, frame: Sweep) -> list[Args]:
    if not frame.places or frame.activated:
        return []
    return [
        (source, kind, number)
        for source in SPACES[frame.places[-1]].adjacent
        for kind in TROOPS
        if state.pieces[source][kind]
        for number in range(1, unmoved(state, frame.moved, source, kind) + 1)
    ]


def _bring(draft: Draft, frame: Sweep, source: int, kind: int, number: int) -> None:
    target = frame.places[-1]
    draft.move(kind, number, source, target, SWEEP)
    draft.push(frame._replace(moved=(*frame.moved, (target, kind, number))))


def peace_refusal(state: State, frame: Sweep, space: int, kind: int) -> Refusal | None:
    """Return why no Guerrilla may be taken away by Peace of the Brave in a destination, or None."""
    if "brave" not in state.momentum:
        return Refusal("ct-not-in-play", BRAVE, {"marker": "brave"})
    if space not in frame.places:
        return Refusal("ct-not-selected", BRAVE, {"place": PLACES[space]})
    if frame.activated:
        return Refusal("ct-activated-already", BRAVE, {})
    if space in frame.braved:
        return Refusal("ct-braved-already", BRAVE, {"place": PLACES[space]})
    if kind not in GUERRILLAS or not state.pieces[space][kind]:
        return Refusal("ct-none-there", BRAVE, {"place": PLACES[space], "kind": KINDS[kind]})
    return payment_refusal(state, frame.seat, PRICE_OF_PEACE)


def _guerrillas(state: State, frame: Sweep) -> list[Args]:
    if "brave" not in state.momentum:
        return []
    return [(space, kind) for space in frame.places for kind in GUERRILLAS]


def _brave(draft: Draft, frame: Sweep, space: int, kind: int) -> None:
    draft.push(frame._replace(braved=(*frame.braved, space)))
    remove_by_peace(draft, space, kind)


def activation_refusal(state: State, frame: Sweep, space: int) -> Refusal | None:
    """Return why the Activation of a destination may not be carried out now, or None."""
    if space not in frame.places:
        return Refusal("ct-not-selected", SWEEP, {"place": PLACES[space]})
    if space in frame.activated:
        return Refusal("ct-activated-there", SWEEP, {"place": PLACES[space]})
    if not sweep_activates(state, space):
        return Refusal("ct-nothing-to-activate", SWEEP, {"place": PLACES[space]})
    return None


def carry_out_activation(draft: Draft, space: int) -> None:
    """Activate as many Guerrillas of a space as the cubes there can."""
    draft.activate(space, sweep_activates(draft.state, space), SWEEP)


def _activate(draft: Draft, frame: Sweep, space: int) -> None:
    draft.push(frame._replace(activated=(*frame.activated, space)))
    carry_out_activation(draft, space)


def _activate_the_rest(draft: Draft, frame: Sweep) -> None:
    if not draft.state.switches.sweep_activates_everywhere:
        return
    for space in frame.places:
        if space not in frame.activated:
            carry_out_activation(draft, space)


def _destinations(state: State, frame: Sweep) -> list[Args]:
    return [(space,) for space in frame.places]


_affordable: Final = while_affordable(each_of(ALGERIA), lambda state, frame: PRICE)


def _spaces(state: State, frame: Sweep) -> Iterable[Args]:
    return () if frame.activated else _affordable(state, frame)


SELECT: Verb[Sweep] = Verb(SWEEP, ("space",), _spaces, destination_refusal, _select)
SWEEP_STEP: Step[Sweep] = {
    "sweep": SELECT,
    "bring": Verb(SWEEP, ("space", "kind", "number"), _groups, bring_refusal, _bring),
    "brave": Verb(BRAVE, ("space", "kind"), _guerrillas, peace_refusal, _brave),
    "activate": Verb(SWEEP, ("space",), _destinations, activation_refusal, _activate),
    "troop-lift": LIFT_VERB,
    "neutralize": NEUTRALIZE_VERB,
    "oas": oas_verb((SELECT,)),
    DONE: done_verb(SWEEP, lambda: (SELECT,), _activate_the_rest),
}
