"""Which spaces look different in two positions: the others are worth what they were."""

from __future__ import annotations

from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.pieces import TROOPS, B
from algeria_lab.twilight.state import State


def differing(before: State, after: State) -> list[int]:
    """Return the spaces of Algeria that may be worth something else: something in or beside them changed.

    Of what is not in a space only Troops count, and only where there is an FLN Base.
    """
    rows, were = after.pieces, before.pieces
    found = [space for space in ALGERIA if rows[space] != were[space]]
    if any(rows[space][kind] != were[space][kind] for space in found for kind in TROOPS):
        found += [space for space in ALGERIA if rows[space][B]]
    for all_now, all_then in (
        (after.support, before.support),
        (after.terror, before.terror),
        (after.resettled, before.resettled),
        (after.plus_pop, before.plus_pop),
    ):
        if all_now != all_then:
            found += [space for space in ALGERIA if all_now[space] != all_then[space]]
    return found
