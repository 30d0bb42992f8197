"""Government spending: half points are counted whole and rounded down once [A:6.3, A:IN-29]."""

from __future__ import annotations

from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.state import State
from algeria_lab.core.refusals import Refusal

FLOOR = cite("A:IN-29")
HALVES = 2


def half_points(state: State) -> int:
    """Return the Government PSL in half points."""
    return HALVES * state.gov_psl + state.gov_half


def in_points(halves: int) -> str:
    """Return half points as text, such as ``3.5``."""
    return f"{halves // HALVES}.5" if halves % HALVES else str(halves // HALVES)


def spend_refusal(state: State, halves: int, rule: str, *, points: bool = False) -> Refusal | None:
    """Refuse an expense that leaves too little PSL.

    Args:
        state: The position.
        halves: The price, in half PSP.
        rule: Citation key of what is bought.
        points: True for Points, Border Zone and missions, which the `rtt` profile treats more kindly.
    """
    left = half_points(state) - halves
    floor = state.profile.spend_floor
    if floor == "none":
        enough = left >= 0
    elif floor == "mixed" and points:
        enough = left > 0
    else:
        enough = left >= HALVES
    if enough or not halves:
        return None
    return Refusal(
        "too-little-psl", FLOOR, {"price": in_points(halves), "psl": in_points(half_points(state))}
    )


def spend(draft: Draft, halves: int, rule: str, where: str = "", why: str = "") -> None:
    """Pay from Government PSL; a half that is left over waits for the end of the phase."""
    state = draft.state
    draft.spent["gov"] += halves
    left = half_points(state) - halves
    draft.track("gov_psl", left // HALVES, rule, where, why, change=left // HALVES - state.gov_psl)
    draft.set("gov_half", left % HALVES, rule)
    if state.profile.victory_checked_immediately and not left:
        draft.test_victory()


def round_down(draft: Draft, rule: str) -> None:
    """Drop the half point at the end of the Reinforcement Phase."""
    draft.set("gov_half", 0, rule)
    if draft.state.profile.victory_checked_immediately:
        draft.test_victory()
