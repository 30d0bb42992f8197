"""Pieces as the map shows them: kinds, how they stand, and those of a place in groups of alike ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from algeria_lab.twilight.geography import PLACES
from algeria_lab.twilight.pieces import AP, AT, FP, FT, GB, KINDS, A, B, U

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.core.actions import Seat
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

Part = dict[str, Any]


class Shown(NamedTuple):
    """How a kind of pieces is shown.

    Attributes:
        kind: Its sign: a Guerrilla is one kind, whether Underground or Active.
        box: How it stands: ``UNDERGROUND``, ``ACTIVE`` or ``ON``.
        seat: Whose it is.
    """

    kind: str
    box: str
    seat: Seat


UNDERGROUND, ACTIVE, ON = "UNDERGROUND", "ACTIVE", "ON"
# In the order in which they are drawn.
SHOWN: Final[dict[int, Shown]] = {
    B: Shown("base", ON, "fln"),
    A: Shown("guerrilla", ACTIVE, "fln"),
    U: Shown("guerrilla", UNDERGROUND, "fln"),
    GB: Shown("gov-base", ON, "gov"),
    FT: Shown("french-troops", ON, "gov"),
    AT: Shown("algerian-troops", ON, "gov"),
    FP: Shown("french-police", ON, "gov"),
    AP: Shown("algerian-police", ON, "gov"),
}
SIGNS: Final = tuple(dict.fromkeys((shown.kind, shown.seat) for shown in SHOWN.values()))


def groups_at(state: State, space: int, words: TwilightWords) -> Part:
    """Return the groups of alike pieces in a space; the key of one stays while its number changes."""
    return {f"{shown.box}/{shown.kind}": group for shown, group in _groups(state, space, words)}


def _groups(state: State, space: int, words: TwilightWords) -> Iterator[tuple[Shown, Part]]:
    row = state.pieces[space]
    for kind, shown in SHOWN.items():
        if row[kind]:
            yield (
                shown,
                {
                    "kind": shown.kind,
                    "box": shown.box,
                    "ids": [f"{PLACES[space]}/{KINDS[kind]}"],
                    "count": row[kind],
                    "label": words.pieces(KINDS[kind], row[kind]),
                },
            )
