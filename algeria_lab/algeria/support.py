"""Political Support Points: distributing them, and losing units for them [A:C.6]."""

from __future__ import annotations

from algeria_lab.algeria.board.units import KIND, NONE, Units, first, kind_of, number_of
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import OTHER, Draft
from algeria_lab.algeria.frames import Distribute
from algeria_lab.algeria.state import DEAD, POOL, State
from algeria_lab.algeria.steps import Args, Steps, Verb, decision
from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal

POINTS = cite("A:C.6")
NO_COUNTER = cite("A:IN-48")
REDUCTION_GOV, REDUCTION_FLN = 2, -1


def _shares(state: State, frame: Distribute) -> list[Args]:
    return [(str(points),) for points in range(1, frame.points + 1)]


def share_refusal(state: State, frame: Distribute, points: str) -> Refusal | None:
    """Refuse to assign no points, or more than are left."""
    if not 1 <= int(points) <= frame.points:
        return Refusal("points-left", POINTS, {"given": points, "left": frame.points})
    return None


def _resolve_share(draft: Draft, frame: Distribute, seat: Seat, change: int, points: int) -> None:
    left = frame.points - points
    if left:
        draft.replace(Distribute(frame.seat, left))
    else:
        draft.pop()
    for _ in range(points):
        draft.support(seat, change, POINTS, why="distributed")
        draft.test_victory()


def resolve_raise(draft: Draft, frame: Distribute, points: str) -> None:
    """Raise the chooser's own PSL, one point at a time."""
    _resolve_share(draft, frame, frame.seat, 1, int(points))


def resolve_lower(draft: Draft, frame: Distribute, points: str) -> None:
    """Lower the other side's PSL, one point at a time."""
    _resolve_share(draft, frame, OTHER[frame.seat], -1, int(points))


def distribute(draft: Draft, seat: Seat, points: int) -> None:
    """Let *seat* split PSP between raising its PSL and lowering the other's."""
    if points:
        draft.push(Distribute(seat, points))


STEPS: Steps = decision(
    Distribute,
    {
        "raise": Verb(POINTS, ("number",), _shares, share_refusal, resolve_raise),
        "lower": Verb(POINTS, ("number",), _shares, share_refusal, resolve_lower),
    },
)


def fresh_counter(state: State, kind: str) -> Units:
    """Return the counter that the next unit of a type will use: the lowest never used, else eliminated."""
    units = KIND[kind].units
    return first(state.at[POOL] & units) or first(state.at[DEAD] & units)


def eliminate(draft: Draft, units: Units, rule: str) -> None:
    """Take FLN units off the map; their counters may be built again [A:2.1]."""
    if units:
        draft.restore(units, rule)
        draft.put(units, DEAD, "", rule, "dead")


def reduce_unit(draft: Draft, single: Units, rule: str) -> Units:
    """Reduce a Front to a Cadre or a Failek to a Band, in the same box and state.

    Returns:
        The new unit, or none when no counter was left [A:IN-48].
    """
    state = draft.state
    place, box = state.place_of(single), state.box_of(number_of(single))
    was_neutralized = bool(state.neutralized & single)
    smaller = fresh_counter(state, kind_of(single).reduces_to)
    draft.restore(single, rule, "reduced")
    if smaller:
        draft.put(single, POOL, "", rule, "reduced")
        draft.put(smaller, place, box, rule, "replaces")
        draft.mark_units("neutralized", smaller, to=was_neutralized, rule=rule)
    else:
        draft.put(single, DEAD, "", NO_COUNTER, "no-counter")
    draft.support("gov", REDUCTION_GOV, POINTS, place, "reduced")
    draft.support("fln", REDUCTION_FLN, POINTS, place, "reduced")
    return smaller


def hit(draft: Draft, single: Units, rule: str) -> tuple[Units, int]:
    """Apply one loss to a unit: it is reduced, or eliminated.

    Returns:
        What is left of it, and the PSP that the Government gets for an elimination.
    """
    if kind_of(single).reduces_to:
        return reduce_unit(draft, single, rule), 0
    eliminate(draft, single, rule)
    return NONE, 1
