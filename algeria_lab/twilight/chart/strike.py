"""Attack and Ambush as the Non-Player carries them out: French first within Police and Troops [CT-9.7]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.geography import AVAILABLE, CASUALTIES
from algeria_lab.twilight.pieces import AP, AT, FP, FRENCH, FT, GB, A, U

ATTACK = cite("CT-5.4.3")
AMBUSH = cite("CT-5.5.3")
ORDER: Final = (FP, AP, FT, AT, GB)


def attack(draft: Draft, space: int) -> None:
    """Attack: all Guerrillas are Activated, a die decides, French losses cost Guerrillas [CT-5.4.3]."""
    state = draft.state
    row = state.pieces[space]
    draft.activate(space, row[U], ATTACK)
    roll = draft.roll("chart-attack", ATTACK, space)
    if roll <= row[A]:
        french = _remove(draft, space, 2, ATTACK)
        for n in range(min(french, row[A])):
            draft.move(A, 1, space, CASUALTIES if n % 2 else AVAILABLE, ATTACK)
    if roll == 1:
        draft.move(U, min(1, state.pieces[AVAILABLE][U]), AVAILABLE, space, ATTACK)


def ambush(draft: Draft, space: int) -> None:
    """Ambush: one Guerrilla is Activated, one piece falls without a die [CT-5.5.3]."""
    if "commandos_fln" not in draft.state.capabilities:
        draft.activate(space, 1, AMBUSH)
    _remove(draft, space, 1, AMBUSH)


def _remove(draft: Draft, space: int, number: int, rule: str) -> int:
    french = 0
    for _ in range(number):
        row = draft.state.pieces[space]
        kind = next((kind for kind in ORDER if row[kind]), None)
        if kind is None:
            break
        draft.move(kind, 1, space, CASUALTIES, rule)
        french += kind in FRENCH
        if kind == GB:
            draft.count("commitment", -1, rule)
    return french
