"""Subvert: Algerian cubes desert [CT-5.5.2]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.geography import AVAILABLE
from algeria_lab.twilight.pieces import AP, U

SUBVERT = cite("CT-5.5.2")
MOST_REMOVED: Final = 2


def subvert_cube(draft: Draft, space: int, kind: int) -> None:
    """Send an Algerian cube to Available."""
    draft.move(kind, 1, space, AVAILABLE, SUBVERT)


def replace_police(draft: Draft, space: int, kind: int = AP) -> None:
    """Replace an Algerian Police by a Guerrilla out of Available; the recorded games take Troops as well."""
    draft.move(kind, 1, space, AVAILABLE, SUBVERT)
    draft.move(U, 1, AVAILABLE, space, SUBVERT)
