"""Attack, and Ambush within it [CT-5.4.3, CT-5.5.3]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.fln import Attack, AttackLosses
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, PLACES
from algeria_lab.twilight.operations.common import (
    done_verb,
    select,
    selection_refusal,
    special_refusal,
    while_affordable,
)
from algeria_lab.twilight.pieces import FRENCH, GB, GUERRILLAS, KINDS, POLICE, TROOPS, A, U
from algeria_lab.twilight.removal import destroy, remove_guerrillas
from algeria_lab.twilight.special.extort import extort_verb
from algeria_lab.twilight.special.oas import oas_verb
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, each_with

ATTACK = cite("CT-5.4.3")
AMBUSH = cite("CT-5.5.3")
NAME: Final = "ambush"
PRICE: Final = 1
MOST_AMBUSHES: Final = 2
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
    return draft.roll("attack", ATTACK, space, draft.state.guerrillas(space))


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


# --- the verbs


def price(state: State, frame: Attack) -> int:
    """Return what an Attack in a space costs."""
    return PRICE


def place_refusal(state: State, space: int) -> Refusal | None:
    """Return why nobody can be attacked in a space, whatever it costs, or None."""
    if not (space in ALGERIA and state.gov_pieces(space)):
        return Refusal("ct-no-gov-pieces", ATTACK, {"place": PLACES[space]})
    if not state.guerrillas(space):
        return Refusal("ct-guerrillas-needed", ATTACK, {"place": PLACES[space], "needed": 1, "there": 0})
    return None


def attack_refusal(state: State, frame: Attack, space: int) -> Refusal | None:
    """Return why the FLN may not attack in a space now, or None."""
    return place_refusal(state, space) or selection_refusal(state, frame, space, PRICE)


def ambush_refusal(state: State, frame: Attack, space: int) -> Refusal | None:
    """Return why the FLN may not ambush in a space now, or None."""
    if refusal := _another_ambush_refusal(frame) or attack_refusal(state, frame, space):
        return refusal
    if not state.pieces[space][U]:
        return Refusal("ct-underground-needed", AMBUSH, {"place": PLACES[space], "needed": 1, "there": 0})
    return None


def _another_ambush_refusal(frame: Attack) -> Refusal | None:
    """Return why there may be no further Ambush, wherever it is, or None."""
    if frame.special != NAME and (refusal := special_refusal(frame, NAME)):
        return refusal
    if frame.ambushes == MOST_AMBUSHES:
        return Refusal("ct-no-more-ambushes", AMBUSH, {"limit": MOST_AMBUSHES})
    return None


def _attack(draft: Draft, frame: Attack, space: int) -> None:
    select(draft, frame, space, PRICE, ATTACK)
    face = roll_attack(draft, space)
    if attack_succeeds(draft.state, space, face):
        _take_losses(draft, AttackLosses(frame.seat, space, FALL_TO_ATTACK, face=face))


def _ambush(draft: Draft, frame: Attack, space: int) -> None:
    select(draft, frame, space, PRICE, AMBUSH, special=NAME, ambushes=frame.ambushes + 1)
    expose_ambusher(draft, space)
    _take_losses(draft, AttackLosses(frame.seat, space, FALL_TO_AMBUSH))


def _take_losses(draft: Draft, frame: AttackLosses) -> None:
    """Let fall what must fall; ask where the FLN has a choice; end with the Attrition."""
    state, space = draft.state, frame.space
    while frame.left and (kinds := next_to_fall(state, space)):
        if len(kinds) > 1 and state.count(space, kinds) > frame.left:
            draft.push(frame)
            return
        frame = _with_fallen(draft, frame, kinds[0])
    if frame.face:
        end_attack(draft, space, frame.french, frame.face)


def _with_fallen(draft: Draft, frame: AttackLosses, kind: int) -> AttackLosses:
    destroy(draft, kind, frame.space, ATTACK if frame.face else AMBUSH)
    return frame._replace(left=frame.left - 1, french=frame.french + (kind in FRENCH))


def loss_refusal(state: State, frame: AttackLosses, kind: int) -> Refusal | None:
    """Return why a piece of a kind may not be picked, or None."""
    kinds = next_to_fall(state, frame.space)
    if kind in kinds:
        return None
    names = " ".join([KINDS[each] for each in kinds])
    return Refusal("ct-others-fall-first", ATTACK, {"kind": KINDS[kind], "first": names})


def _losses(state: State, frame: AttackLosses) -> list[Args]:
    return [(kind,) for kind in next_to_fall(state, frame.space)]


def _hit(draft: Draft, frame: AttackLosses, kind: int) -> None:
    _take_losses(draft, _with_fallen(draft, frame, kind))


_attackers: Final = while_affordable(each_with(GUERRILLAS, ALGERIA), price)
_underground: Final = while_affordable(each_with((U,), ALGERIA), price)


def _ambushers(state: State, frame: Attack) -> Iterable[Args]:
    return () if _another_ambush_refusal(frame) else _underground(state, frame)


SELECT: Verb[Attack] = Verb(ATTACK, ("space",), _attackers, attack_refusal, _attack, rolls=True)
SELECTING: Final = (SELECT,)
EXTORTING: Final = extort_verb(SELECTING)
ATTACK_STEP: Step[Attack] = {
    "attack": SELECT,
    NAME: Verb(AMBUSH, ("space",), _ambushers, ambush_refusal, _ambush),
    "extort": EXTORTING,
    "oas": oas_verb(SELECTING),
    DONE: done_verb(ATTACK, lambda: (*SELECTING, EXTORTING)),
}
ATTACK_LOSSES_STEP: Step[AttackLosses] = {"hit": Verb(ATTACK, ("kind",), _losses, loss_refusal, _hit)}
