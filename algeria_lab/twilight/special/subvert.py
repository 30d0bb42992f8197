"""Subvert: Algerian cubes desert [CT-5.5.2]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.fln import Subvert
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, PLACES
from algeria_lab.twilight.operations.common import any_legal, idle_refusal, special_verb
from algeria_lab.twilight.pieces import ALGERIAN, AP, KINDS, U
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, each_of, plain

SUBVERT = cite("CT-5.5.2")
MOST_REMOVED: Final = 2


def can_subvert(state: State, frame: Subvert) -> bool:
    """Return whether the FLN can do anything by an activity that has just begun."""
    return any_legal(state, frame, SUBVERT_STEP)


def subvert_cube(draft: Draft, space: int, kind: int) -> None:
    """Send an Algerian cube to Available."""
    draft.move(kind, 1, space, AVAILABLE, SUBVERT)


def replace_police(draft: Draft, space: int, kind: int = AP) -> None:
    """Replace an Algerian Police by a Guerrilla out of Available; the recorded games take Troops as well."""
    draft.move(kind, 1, space, AVAILABLE, SUBVERT)
    draft.move(U, 1, AVAILABLE, space, SUBVERT)


def _place_refusal(state: State, frame: Subvert, space: int) -> Refusal | None:
    """Return why nobody is subverted in a space, whoever stands there, or None."""
    if space not in ALGERIA:
        return Refusal("ct-not-in-algeria", SUBVERT, {"place": PLACES[space]})
    if not (frame.without_underground or state.pieces[space][U]):
        return Refusal("ct-underground-needed", SUBVERT, {"place": PLACES[space], "needed": 1, "there": 0})
    return None


def removal_refusal(state: State, frame: Subvert, space: int, kind: int) -> Refusal | None:
    """Return why a cube may not be removed, or None."""
    if kind not in ALGERIAN:
        return Refusal("ct-not-algerian", SUBVERT, {"kind": KINDS[kind]})
    if refusal := _place_refusal(state, frame, space):
        return refusal
    if not state.pieces[space][kind]:
        return Refusal("ct-none-there", SUBVERT, {"place": PLACES[space], "kind": KINDS[kind]})
    return None


def replacement_refusal(state: State, frame: Subvert, space: int) -> Refusal | None:
    """Return why a Guerrilla may not replace an Algerian Police, or None."""
    if frame.removed:
        return Refusal("ct-remove-or-replace", SUBVERT, {"removed": frame.removed})
    if refusal := removal_refusal(state, frame, space, AP):
        return refusal
    if not state.pieces[AVAILABLE][U]:
        return Refusal("ct-none-there", SUBVERT, {"place": PLACES[AVAILABLE], "kind": KINDS[U]})
    return None


def _cubes(state: State, frame: Subvert) -> list[Args]:
    return [(space, kind) for space in ALGERIA for kind in ALGERIAN if state.pieces[space][kind]]


def _remove(draft: Draft, frame: Subvert, space: int, kind: int) -> None:
    subvert_cube(draft, space, kind)
    left = frame._replace(removed=frame.removed + 1)
    if left.removed < MOST_REMOVED and can_subvert(draft.state, left):
        draft.push(left)


def _replace(draft: Draft, frame: Subvert, space: int) -> None:
    replace_police(draft, space)


def _needs_one(state: State, frame: Subvert) -> Refusal | None:
    return None if frame.removed else Refusal("ct-select-a-place", SUBVERT, {})


def _stop(draft: Draft, frame: Subvert) -> None:
    """Leave it at one cube."""


SUBVERT_STEP: Step[Subvert] = {
    "remove": Verb(SUBVERT, ("space", "kind"), _cubes, removal_refusal, _remove),
    "replace": Verb(SUBVERT, ("space",), each_of(ALGERIA), replacement_refusal, _replace),
    DONE: plain(SUBVERT, _stop, _needs_one, ends=True),
}


def subvert_verb(selecting: Iterable[Verb[Any]]) -> Verb[Any]:
    """Return the verb with which a Rally, March or Terror is interrupted to subvert.

    Args:
        selecting: The verbs that select a place; one must be possible if none was selected before.
    """
    return special_verb(
        "subvert",
        SUBVERT,
        Subvert,
        lambda: SUBVERT_STEP,
        lambda state, frame: idle_refusal(state, frame, selecting),
    )
