"""Garrison: Police move, then Activate in one space [CT-5.2.2]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.government import Cubes, Garrison
from algeria_lab.twilight.geography import PLACES
from algeria_lab.twilight.operations.activation import (
    GARRISONED,
    garrison_activates,
    unmoved,
    unmoved_refusal,
)
from algeria_lab.twilight.operations.common import (
    LIMITED,
    done_verb,
    select,
    selection_refusal,
    while_affordable,
)
from algeria_lab.twilight.pieces import KINDS, POLICE
from algeria_lab.twilight.special.neutralize import NEUTRALIZE_VERB
from algeria_lab.twilight.special.oas import oas_verb
from algeria_lab.twilight.special.troop_lift import LIFT_VERB
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, each_of

GARRISON = cite("CT-5.2.2")
ANYWHERE = cite("CT-11/D21")
PRICE: Final = 2
MOST_POLICE: Final = 6


def price(frame: Garrison) -> int:
    """Return what another destination costs: the first one pays for all."""
    return 0 if frame.places else PRICE


def _next_price(state: State, frame: Garrison) -> int:
    return price(frame)


def destination_refusal(state: State, frame: Garrison, space: int) -> Refusal | None:
    """Return why a space may not be selected as a destination, or None."""
    if space not in GARRISONED:
        return Refusal("ct-not-garrisoned", GARRISON, {"place": PLACES[space]})
    if frame.activated:
        return Refusal("ct-activated-already", GARRISON, {})
    return selection_refusal(state, frame, space, price(frame))


def _select(draft: Draft, frame: Garrison, space: int) -> None:
    select(draft, frame, space, price(frame), GARRISON)


def arrived(moved: Cubes) -> int:
    """Return how many Police have moved."""
    return sum([number for _, _, number in moved])


def bring_refusal(state: State, frame: Garrison, source: int, kind: int, number: int) -> Refusal | None:
    """Return why Police may not move to the destination last selected, or None."""
    if not frame.places or frame.activated:
        return Refusal("ct-select-a-space-first", GARRISON, {})
    if kind not in POLICE:
        return Refusal("ct-wrong-kind", GARRISON, {"kind": KINDS[kind], "wanted": "FP AP"})
    if source not in GARRISONED or source == frame.places[-1]:
        return Refusal("ct-not-garrisoned", GARRISON, {"place": PLACES[source]})
    left = MOST_POLICE - arrived(frame.moved)
    if number > left:
        return Refusal("ct-too-many-to-move", GARRISON, {"given": number, "left": left, "most": MOST_POLICE})
    return unmoved_refusal(state, frame.moved, source, kind, number, GARRISON)


def _groups(state: State, frame: Garrison) -> list[Args]:
    if not frame.places or frame.activated:
        return []
    target, most = frame.places[-1], MOST_POLICE - arrived(frame.moved)
    return [
        (source, kind, number)
        for source in GARRISONED
        if source != target
        for kind in POLICE
        if state.pieces[source][kind]
        for number in range(1, min(most, unmoved(state, frame.moved, source, kind)) + 1)
    ]


def _bring(draft: Draft, frame: Garrison, source: int, kind: int, number: int) -> None:
    target = frame.places[-1]
    draft.move(kind, number, source, target, GARRISON)
    draft.push(frame._replace(moved=(*frame.moved, (target, kind, number))))


def activation_refusal(state: State, frame: Garrison, space: int) -> Refusal | None:
    """Return why the Activation may not be carried out in a space, or None."""
    if not frame.places:
        return Refusal("ct-select-a-space-first", GARRISON, {})
    if frame.activated:
        return Refusal("ct-activated-already", GARRISON, {})
    if space not in GARRISONED:
        return Refusal("ct-not-garrisoned", GARRISON, {"place": PLACES[space]})
    if not garrison_activates(state, space):
        return Refusal("ct-nothing-to-activate", GARRISON, {"place": PLACES[space]})
    return None if space in frame.places else _elsewhere_refusal(state, frame, space)


def _elsewhere_refusal(state: State, frame: Garrison, space: int) -> Refusal | None:
    """Return why Guerrillas are not Activated in a space that is no destination, or None [CT-11/A05]."""
    if frame.limit == 1:
        return Refusal("ct-not-a-destination", LIMITED, {"place": PLACES[space]})
    if not state.switches.garrison_activates_anywhere:
        return Refusal("ct-not-a-destination", ANYWHERE, {"place": PLACES[space]})
    return None


def carry_out_activation(draft: Draft, space: int) -> None:
    """Activate as many Guerrillas of a space as its Police can."""
    draft.activate(space, garrison_activates(draft.state, space), GARRISON)


def _activate(draft: Draft, frame: Garrison, space: int) -> None:
    draft.push(frame._replace(activated=True))
    carry_out_activation(draft, space)


def _leaves_out(state: State, frame: Garrison) -> Refusal | None:
    """Return why a Garrison may not end before its Activation, or None: one at a destination is due."""
    for space in frame.places:
        if activation_refusal(state, frame, space) is None:
            return Refusal("ct-activate-first", GARRISON, {"place": PLACES[space]})
    return None


_everywhere: Final = each_of(GARRISONED)
_affordable: Final = while_affordable(_everywhere, _next_price)


def _destinations(state: State, frame: Garrison) -> Iterable[Args]:
    return () if frame.activated else _affordable(state, frame)


def _activations(state: State, frame: Garrison) -> Iterable[Args]:
    return _everywhere(state, frame) if frame.places and not frame.activated else ()


SELECT: Verb[Garrison] = Verb(GARRISON, ("space",), _destinations, destination_refusal, _select)
GARRISON_STEP: Step[Garrison] = {
    "garrison": SELECT,
    "bring": Verb(GARRISON, ("space", "kind", "number"), _groups, bring_refusal, _bring),
    "activate": Verb(GARRISON, ("space",), _activations, activation_refusal, _activate),
    "troop-lift": LIFT_VERB,
    "neutralize": NEUTRALIZE_VERB,
    "oas": oas_verb((SELECT,)),
    DONE: done_verb(GARRISON, lambda: (SELECT,), leaves_out=_leaves_out),
}
