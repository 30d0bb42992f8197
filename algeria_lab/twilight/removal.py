"""Removing pieces: where each goes that falls [CT-7.6]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.geography import AVAILABLE, CASUALTIES
from algeria_lab.twilight.pieces import GB, B

ALTERNATELY: Final = (AVAILABLE, CASUALTIES)


def remove_guerrillas(draft: Draft, kind: int, number: int, space: int, rule: str, fallen: int = 0) -> None:
    """Remove Guerrillas one by one, in turn to Available and to Casualties, to Available first.

    Args:
        draft: What is changed.
        kind: Underground or Active.
        number: How many; they must be there.
        space: Where they are.
        rule: Citation key of what removes them.
        fallen: How many have fallen before in the same row.
    """
    for place in range(fallen, fallen + number):
        draft.move(kind, 1, space, ALTERNATELY[place % 2], rule)


def destroy(draft: Draft, kind: int, space: int, rule: str) -> None:
    """Send a Government piece to Casualties; a Base costs Commitment [CT-7.7]."""
    draft.move(kind, 1, space, CASUALTIES, rule)
    if kind == GB:
        draft.count("commitment", -1, rule, "base-lost", space)


def remove_fln_bases(draft: Draft, number: int, space: int, rule: str) -> None:
    """Remove FLN Bases of a space to Available; Commitment rises by each [CT-7.7]."""
    if number:
        draft.move(B, number, space, AVAILABLE, rule)
        draft.count("commitment", number, rule, "base-removed", space)
