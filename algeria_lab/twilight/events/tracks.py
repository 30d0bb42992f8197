"""Tracks that somebody moves as far as he likes [CT-8.4]."""

from __future__ import annotations

from typing import Any, Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import TRACK_LIMITS, Draft
from algeria_lab.twilight.events.settling import settle, stop_verb
from algeria_lab.twilight.events.table import Row, row_of, rule_of
from algeria_lab.twilight.frames.events import Effect, RaiseCommitment, ShiftFrance
from algeria_lab.twilight.geography import AVAILABLE
from algeria_lab.twilight.pieces import FRENCH_CUBES
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb

EVENTS = cite("CT-8.4")
DIRECTIONS: Final = {"a": -1, "f": 1}
FRANCE: Final = "france"


# --- the France Track


def shift_france(draft: Draft, frame: Effect, row: Row) -> None:
    """Ask how far the France Track moves, and where to."""
    draft.push(ShiftFrance(frame.seat, frame.card, frame.text, frame.step))


def _shift_refusal(state: State, frame: ShiftFrance, toward: str, boxes: int) -> Refusal | None:
    row, rule = row_of(frame), rule_of(frame)
    if row.toward not in ("", toward):
        return Refusal("ct-wrong-direction", rule, {"given": toward, "toward": row.toward})
    left = state.france if toward == "a" else TRACK_LIMITS[FRANCE] - state.france
    if not 1 <= boxes <= min(row.most, left):
        return Refusal("ct-not-so-far", rule, {"given": boxes, "most": min(row.most, left)})
    return None


def _shifts(state: State, frame: ShiftFrance) -> list[Args]:
    return [(toward, boxes) for toward in DIRECTIONS for boxes in range(1, row_of(frame).most + 1)]


def _shift(draft: Draft, frame: ShiftFrance, toward: str, boxes: int) -> None:
    draft.count(FRANCE, DIRECTIONS[toward] * boxes, rule_of(frame))


def _may_stay(state: State, frame: ShiftFrance) -> bool:
    """At either end of the track it may also be shifted past it, which does nothing [CT-1.3]."""
    return row_of(frame).up_to or state.france in (0, TRACK_LIMITS[FRANCE])


SHIFT: Verb[Any] = Verb(EVENTS, ("|".join(DIRECTIONS), "number"), _shifts, _shift_refusal, _shift)
FRANCE_STEP: Step[ShiftFrance] = {"shift": SHIFT, DONE: stop_verb(_may_stay, lambda: (SHIFT,))}


# --- Commitment for French cubes


def raise_commitment(draft: Draft, frame: Effect, row: Row) -> None:
    """Ask how far Commitment rises; twice as many French cubes will go Out of Play."""
    asked = RaiseCommitment(frame.seat, frame.card, frame.text, frame.step)
    if most_commitment(draft.state, row.most):
        draft.push(asked)


def most_commitment(state: State, most: int) -> int:
    """Return how far Commitment may rise by Oil & Gas Discoveries [CT-8.4/04]."""
    cubes = state.on_map(FRENCH_CUBES) + state.count(AVAILABLE, FRENCH_CUBES)
    return min(most, cubes // 2, TRACK_LIMITS["commitment"] - state.commitment)


def _raise_refusal(state: State, frame: RaiseCommitment, by: int) -> Refusal | None:
    most = most_commitment(state, row_of(frame).most)
    if 0 <= by <= most:
        return None
    return Refusal("ct-not-so-far", rule_of(frame), {"given": by, "most": most})


def _raises(state: State, frame: RaiseCommitment) -> list[Args]:
    return [(by,) for by in range(row_of(frame).most + 1)]


def _raise(draft: Draft, frame: RaiseCommitment, by: int) -> None:
    draft.count("commitment", by, rule_of(frame))
    settle(draft, number=2 * by)


RAISE: Verb[Any] = Verb(EVENTS, ("number",), _raises, _raise_refusal, _raise)
COMMITMENT_STEP: Step[RaiseCommitment] = {"raise": RAISE}
