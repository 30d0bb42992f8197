"""Assault: Troops, in some spaces Police too, remove Active Guerrillas and Bases [CT-5.2.4]."""

from __future__ import annotations

from typing import Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.government import Assault, Revenge, TroopLift
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, PLACES
from algeria_lab.twilight.operations.activation import BRAVE, PRICE_OF_PEACE, remove_by_peace
from algeria_lab.twilight.operations.common import (
    done_verb,
    payment_refusal,
    select,
    selection_refusal,
    while_affordable,
)
from algeria_lab.twilight.operations.force import assault_losses, force, is_exposed, price
from algeria_lab.twilight.pieces import GUERRILLAS, INSURGENT, KINDS, A, U
from algeria_lab.twilight.removal import remove_fln_bases, remove_guerrillas
from algeria_lab.twilight.special.oas import oas_verb
from algeria_lab.twilight.special.troop_lift import could_assault, lift_verb, too_few_spaces
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, each_with, plain

ASSAULT = cite("CT-5.2.4")
SAS = cite("CT-8.4/13")
REVENGE = cite("CT-8.4/33")


def assault_refusal(state: State, frame: Assault, space: int) -> Refusal | None:
    """Return why a space may not be assaulted, or None; Peace of the Brave opens all with Guerrillas."""
    if refusal := _space_refusal(state, frame, space):
        return refusal
    if not ("brave" in state.momentum and state.guerrillas(space)) and (
        refusal := losses_refusal(state, space)
    ):
        return refusal
    return selection_refusal(state, frame, space, price(state))


def _space_refusal(state: State, frame: Assault, space: int) -> Refusal | None:
    if space not in ALGERIA:
        return Refusal("ct-not-in-algeria", ASSAULT, {"place": PLACES[space]})
    if "sas_fln" in state.capabilities and frame.places and space not in frame.places:
        return Refusal("ct-no-more-places", SAS, {"limit": 1})
    return None


def losses_refusal(state: State, space: int) -> Refusal | None:
    """Return why an Assault in a space would remove nothing, or None."""
    if not state.cubes(space):
        return Refusal("ct-no-cubes-there", ASSAULT, {"place": PLACES[space]})
    if not is_exposed(state, space):
        row = state.pieces[space]
        return Refusal("ct-nothing-exposed", ASSAULT, {"place": PLACES[space], "hidden": row[U]})
    if assault_losses(state, space) == (0, 0):
        return Refusal("ct-force-too-small", ASSAULT, {"place": PLACES[space], "force": force(state, space)})
    return None


def hopeless_refusal(state: State) -> Refusal | None:
    """Return why there can be no Assault at all now, whatever a Troop Lift may bring, or None."""
    if not could_assault(state, TroopLift("gov")):
        return Refusal("ct-nothing-to-select", ASSAULT, {"operation": "assault"})
    return payment_refusal(state, "gov", price(state))


def lift_hindrance(state: State, frame: Assault) -> Refusal | None:
    """Return why no Troop Lift may begin in an Assault, or None; it must leave it a space [CT-5.1]."""
    if refusal := too_few_spaces(state, frame):
        return refusal
    return None if frame.places else hopeless_refusal(state)


def carry_out_assault(draft: Draft, space: int) -> None:
    """Remove what the force of the cubes in a space can."""
    guerrillas, bases = assault_losses(draft.state, space)
    remove_guerrillas(draft, A, guerrillas, space, ASSAULT)
    remove_fln_bases(draft, bases, space, ASSAULT)


def _assault(draft: Draft, frame: Assault, space: int) -> None:
    select(draft, frame, space, price(draft.state), ASSAULT)
    carry_out_assault(draft, space)


def peace_refusal(state: State, frame: Assault, space: int, kind: int) -> Refusal | None:
    """Return why a space may not be assaulted after Peace of the Brave took a Guerrilla away, or None."""
    if "brave" not in state.momentum:
        return Refusal("ct-not-in-play", BRAVE, {"marker": "brave"})
    if refusal := _space_refusal(state, frame, space):
        return refusal
    if kind not in GUERRILLAS or not state.pieces[space][kind]:
        return Refusal("ct-none-there", BRAVE, {"place": PLACES[space], "kind": KINDS[kind]})
    if refusal := selection_refusal(state, frame, space, price(state)):
        return refusal
    return payment_refusal(state, frame.seat, (0 if frame.free else price(state)) + PRICE_OF_PEACE)


def _guerrillas(state: State, frame: Assault) -> list[Args]:
    if "brave" not in state.momentum:
        return []
    return [(space, kind) for space in ALGERIA for kind in GUERRILLAS]


def _brave(draft: Draft, frame: Assault, space: int, kind: int) -> None:
    select(draft, frame, space, price(draft.state), ASSAULT)
    remove_by_peace(draft, space, kind)
    carry_out_assault(draft, space)


# --- Revenge


def _begin_revenge(draft: Draft, frame: Assault) -> None:
    state = draft.state
    if "overkill_fln" in state.capabilities and frame.places and state.pieces[AVAILABLE][U]:
        draft.push(Revenge("fln", frame.places))


def revenge_refusal(state: State, frame: Revenge, space: int) -> Refusal | None:
    """Return why the FLN may not place its Guerrilla in a space, or None."""
    if space not in frame.places:
        return Refusal("ct-not-selected", REVENGE, {"place": PLACES[space]})
    if not state.pieces[AVAILABLE][U]:
        return Refusal("ct-none-available", REVENGE, {"kind": KINDS[U]})
    return None


def carry_out_revenge(draft: Draft, space: int) -> None:
    """Place an Available Guerrilla in a space where there was an Assault."""
    draft.move(U, 1, AVAILABLE, space, REVENGE)


def _revenge(draft: Draft, frame: Revenge, space: int) -> None:
    carry_out_revenge(draft, space)


def _forgo(draft: Draft, frame: Revenge) -> None:
    """Take no Revenge."""


def _assaulted(state: State, frame: Revenge) -> list[Args]:
    return [(space,) for space in frame.places]


_affordable: Final = while_affordable(each_with(INSURGENT, ALGERIA), lambda state, frame: price(state))
SELECT: Verb[Assault] = Verb(ASSAULT, ("space",), _affordable, assault_refusal, _assault)
SELECT_BRAVELY: Verb[Assault] = Verb(BRAVE, ("space", "kind"), _guerrillas, peace_refusal, _brave)
ASSAULT_STEP: Step[Assault] = {
    "assault": SELECT,
    "brave": SELECT_BRAVELY,
    "troop-lift": lift_verb(lift_hindrance),
    "oas": oas_verb((SELECT, SELECT_BRAVELY)),
    DONE: done_verb(ASSAULT, lambda: (SELECT, SELECT_BRAVELY), _begin_revenge),
}
REVENGE_STEP: Step[Revenge] = {
    "revenge": Verb(REVENGE, ("space",), _assaulted, revenge_refusal, _revenge),
    DONE: plain(REVENGE, _forgo, ends=True),
}
