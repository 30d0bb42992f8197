"""Attack, and Ambush within it [CT-5.4.3, CT-5.5.3]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.geography import AVAILABLE
from algeria_lab.twilight.pieces import FRENCH, GB, POLICE, TROOPS, A, U
from algeria_lab.twilight.removal import destroy, remove_guerrillas
from algeria_lab.twilight.state import State

ATTACK = cite("CT-5.4.3")
AMBUSH = cite("CT-5.5.3")
FALL_TO_ATTACK: Final = 2
FALL_TO_AMBUSH: Final = 1
CAPTURES: Final = 1
_RANKS: Final = (POLICE, TROOPS, (GB,))


def next_to_fall(state: State, space: int) -> tuple[int, ...]:
    """Return the kinds of which one falls next: Police, then Troops, then Bases; French first."""
    row = state.pieces[space]
    for rank in _RANKS:
        there = tuple([kind for kind in rank if row[kind]])
        if there:
            return there
    return ()


def attack_losses(state: State, space: int, number: int = FALL_TO_ATTACK) -> tuple[int, ...]:
    """Return the kinds of the pieces that fall if the FLN picks the French ones first."""
    row = state.pieces[space]
    order = [kind for rank in _RANKS for kind in rank for _ in range(row[kind])]
    return tuple(order[:number])


def attack_succeeds(state: State, space: int, face: int) -> bool:
    """Return whether a die is no higher than the Guerrillas of a space."""
    return face <= state.guerrillas(space)


def roll_attack(draft: Draft, space: int) -> int:
    """Activate all Guerrillas of a space and throw the die; return its face."""
    draft.activate(space, draft.state.pieces[space][U], ATTACK)
    return draft.roll("attack", ATTACK, space)


def end_attack(draft: Draft, space: int, french: int, face: int) -> None:
    """Take the Attrition of a successful Attack; on a 1 a Guerrilla is captured from the French.

    Args:
        draft: What is changed.
        space: Where the Attack was.
        french: How many French pieces fell.
        face: The die.
    """
    remove_guerrillas(draft, A, min(french, draft.state.pieces[space][A]), space, ATTACK)
    if face == CAPTURES:
        draft.move(U, min(1, draft.state.pieces[AVAILABLE][U]), AVAILABLE, space, ATTACK, "captured")


def expose_ambusher(draft: Draft, space: int) -> None:
    """Activate the Guerrilla that ambushes, unless the FLN has Commandos [CT-1.6]."""
    if "commandos_fln" not in draft.state.capabilities:
        draft.activate(space, 1, AMBUSH)


def carry_out_attack(draft: Draft, space: int) -> bool:
    """Attack in a space, the French to fall first; return whether it succeeded."""
    face = roll_attack(draft, space)
    if not attack_succeeds(draft.state, space, face):
        return False
    losses = attack_losses(draft.state, space)
    for kind in losses:
        destroy(draft, kind, space, ATTACK)
    end_attack(draft, space, sum([kind in FRENCH for kind in losses]), face)
    return True


def carry_out_ambush(draft: Draft, space: int) -> None:
    """Ambush in a space: one piece falls, a French one first, without a die and without Attrition."""
    expose_ambusher(draft, space)
    for kind in attack_losses(draft.state, space, FALL_TO_AMBUSH):
        destroy(draft, kind, space, AMBUSH)
