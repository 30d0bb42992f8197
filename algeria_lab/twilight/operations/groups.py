"""Who has moved in a March, in what groups, and who may still go on [CT-5.4.2].

A March notes its Guerrillas as rows ``(space, kind, steps, number)``: so many of a kind stand in a space and
have made so many steps inside their Wilaya, or have `ENDED` their movement. Whoever is in no row has not
moved. It notes its groups as ``(source, target, unmoved)``: one has stepped from a space into another, and
had Guerrillas in it that had not moved before. No way through a Wilaya needs more steps than it has other
spaces; more are not made, so that every March ends.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from algeria_lab.twilight.geography import IN_WILAYA, SPACES
from algeria_lab.twilight.pieces import GUERRILLAS, A, U
from algeria_lab.twilight.state import State

ENDED: Final = 99
Row: TypeAlias = tuple[int, int, int, int]
Rows: TypeAlias = tuple[Row, ...]
Ways: TypeAlias = tuple[tuple[int, int, bool], ...]
Batch: TypeAlias = tuple[int, int]
"""Steps made, and how many Guerrillas made them."""


def batches(state: State, moved: Rows, space: int, kind: int) -> list[Batch]:
    """Return the Guerrillas of a kind in a space by the steps they have made, most steps first.

    An Extort may have Activated some of those that had moved: then they stand among the Active ones.
    """
    row = state.pieces[space]
    rows, exposed = _split(_rows_at(moved, space, U), row[U])
    if kind == A:
        rows, _ = _split(sorted(exposed + _rows_at(moved, space, A), reverse=True), row[A])
    fresh = row[kind] - sum([number for _, number in rows])
    return [*rows, (0, fresh)] if fresh else rows


def _rows_at(moved: Rows, space: int, kind: int) -> list[Batch]:
    return sorted([row[2:] for row in moved if row[:2] == (space, kind)], reverse=True)


def _split(rows: list[Batch], room: int) -> tuple[list[Batch], list[Batch]]:
    """Split batches into those for which there is room, those with fewest steps first, and the others."""
    kept: list[Batch] = []
    lost: list[Batch] = []
    for steps, number in reversed(rows):
        stays = max(0, min(number, room))
        room -= stays
        kept += [(steps, stays)] if stays else []
        lost += [(steps, number - stays)] if number > stays else []
    return kept[::-1], lost[::-1]


def may_step(source: int, target: int, steps: int) -> bool:
    """Return whether Guerrillas that have made some steps may make one more."""
    wilaya = SPACES[source].wilaya
    if wilaya and wilaya == SPACES[target].wilaya:
        return steps < len(IN_WILAYA[wilaya]) - 1
    return steps != ENDED


def movable(state: State, moved: Rows, source: int, target: int, kind: int) -> int:
    """Return how many Guerrillas of a kind may step from a space into another."""
    if not (moved and state.pieces[source][kind]):
        return state.pieces[source][kind]
    return sum(
        [number for steps, number in batches(state, moved, source, kind) if may_step(source, target, steps)]
    )


def may_send(state: State, moved: Rows, sent: Ways, source: int, target: int) -> bool:
    """Return whether one more group may step from a space into another [CT-11/A57].

    One of those who stand there may, and one for each group that has come there.
    """
    before = [unmoved for left, entered, unmoved in sent if (left, entered) == (source, target)]
    if not before:
        return True
    came = sum([entered == source for _, entered, _ in sent])
    stood = any(before) or any(
        not steps for kind in GUERRILLAS for steps, _ in batches(state, moved, source, kind)
    )
    return len(before) < came + stood


def takes_unmoved(state: State, moved: Rows, source: int, target: int, group: tuple[int, int]) -> bool:
    """Return whether a group that leaves a space has Guerrillas in it that have not moved yet."""
    return any(
        size
        > sum(
            [
                number
                for steps, number in batches(state, moved, source, kind)
                if steps and may_step(source, target, steps)
            ]
        )
        for kind, size in zip(GUERRILLAS, group, strict=True)
    )


def rows_after(
    state: State, moved: Rows, source: int, target: int, group: tuple[int, int], *, ends: bool, detected: bool
) -> Rows:
    """Return who will have moved after a group's step; of a kind those already on their way go first.

    Args:
        state: The position before the step.
        moved: Who has moved before.
        source: The space that the group leaves.
        target: The space that it enters.
        group: How many Underground and how many Active ones.
        ends: Whether the step ends their movement.
        detected: Whether the group becomes Active.
    """
    rows: list[Row] = [row for row in moved if row[0] != source]
    for kind, size in zip(GUERRILLAS, group, strict=True):
        wanted = size
        for steps, number in batches(state, moved, source, kind):
            leave = min(number, wanted) if may_step(source, target, steps) else 0
            wanted -= leave
            rows.append((target, A if detected else kind, ENDED if ends else steps + 1, leave))
            if steps:
                rows.append((source, kind, steps, number - leave))
    return _joined(rows)


def _joined(rows: list[Row]) -> Rows:
    """Return rows in order, those of the same Guerrillas as one, and none of nobody."""
    total: dict[tuple[int, int, int], int] = {}
    for *who, number in rows:
        key = (who[0], who[1], who[2])
        total[key] = total.get(key, 0) + number
    return tuple(sorted([(*key, number) for key, number in total.items() if number]))
