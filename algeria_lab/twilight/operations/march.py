"""March [CT-5.4.2]."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, TypeAlias

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.fln import March, MarchInto
from algeria_lab.twilight.geography import EVERYWHERE, PLACES, SPACES, crosses_border, is_city, is_country
from algeria_lab.twilight.operations.common import (
    NO_LIMIT,
    another_refusal,
    done_verb,
    select,
    selection_refusal,
    too_few,
)
from algeria_lab.twilight.operations.groups import may_send, movable, rows_after, takes_unmoved
from algeria_lab.twilight.pieces import GUERRILLAS, A, U
from algeria_lab.twilight.special.extort import extort_verb
from algeria_lab.twilight.special.oas import oas_verb
from algeria_lab.twilight.special.subvert import subvert_verb
from algeria_lab.twilight.state import SUPPORT, State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, each_of

MARCH = cite("CT-5.4.2")
LIMITED = cite("CT-4.4")
INDEPENDENT = cite("CT-8.6/61")
ONE_GROUP = cite("CT-11/A57")
PRICE: Final = 1
UNNOTICED: Final = 3
"""A group is noticed when Guerrillas, cubes and Border Zone are more than these."""
POLICED: Final = 2
"""Cubes of a City beyond which Population Control Activates every group."""
Path: TypeAlias = tuple[int, ...]


def step_refusal(state: State, source: int, target: int) -> Refusal | None:
    """Return why no group may step from a space into another, or None."""
    if source not in EVERYWHERE or target not in SPACES[source].adjacent:
        return Refusal("ct-not-adjacent", MARCH, {"place": PLACES[target], "source": PLACES[source]})
    if is_country(target) and not state.is_independent:
        return Refusal("ct-not-independent", INDEPENDENT, {"place": PLACES[target]})
    return _paranoia_refusal(state, source, target)


def _paranoia_refusal(state: State, source: int, target: int) -> Refusal | None:
    """Return why Paranoia bars a step from a space into one beside it, or None."""
    if "paranoia" in state.momentum and _enters_other_wilaya(source, target):
        return Refusal("ct-paranoia-bars", MARCH, {"place": PLACES[target], "source": PLACES[source]})
    return None


def _enters_other_wilaya(source: int, target: int) -> bool:
    """Return whether a step inside Algeria leads into a Sector of another Wilaya."""
    return (
        SPACES[target].kind == "sector"
        and not crosses_border(source, target)
        and SPACES[source].wilaya != SPACES[target].wilaya
    )


def ends_movement(state: State, source: int, target: int) -> bool:
    """Return whether a group ends its movement by a step: out of its Wilaya, or in any Dead Zone."""
    return "covert_gov" in state.capabilities or SPACES[source].wilaya != SPACES[target].wilaya


def most_undetected(state: State, source: int, target: int) -> int:
    """Return how many Guerrillas may step into a space together without becoming Active."""
    cubes = state.cubes(target)
    if cubes > POLICED and "pop_control" in state.momentum and is_city(target):
        return 0
    if crosses_border(source, target):
        return max(0, UNNOTICED - cubes - state.border_zone)
    return max(0, UNNOTICED - cubes) if state.support[target] == SUPPORT else NO_LIMIT


def is_detected(state: State, source: int, target: int, size: int) -> bool:
    """Return whether a group of some size that steps into a space becomes Active."""
    return size > most_undetected(state, source, target)


def march_step(draft: Draft, source: int, target: int, underground: int, active: int) -> bool:
    """Move a group one step; return whether it was Activated."""
    detected = is_detected(draft.state, source, target, underground + active)
    draft.move(U, underground, source, target, MARCH)
    draft.move(A, active, source, target, MARCH)
    if detected:
        draft.activate(target, underground, MARCH)
    return detected


def march_along(draft: Draft, path: Path, underground: int, active: int) -> int:
    """Move a group along a path; return how many of it are still Underground at its end."""
    for source, target in pairwise(path):
        if march_step(draft, source, target, underground, active):
            underground, active = 0, underground + active
    return underground


# --- the verbs


def march_refusal(state: State, frame: March, space: int) -> Refusal | None:
    """Return why no group may enter a space now, or None; a space is paid once."""
    if space not in EVERYWHERE:
        return Refusal("ct-no-place-to-march", MARCH, {"place": PLACES[space]})
    if is_country(space) and not state.is_independent:
        return Refusal("ct-not-independent", INDEPENDENT, {"place": PLACES[space]})
    if not any(_can_come(state, frame, source, space) for source in SPACES[space].adjacent):
        return Refusal("ct-no-group-can-come", MARCH, {"place": PLACES[space]})
    return None if space in frame.places else selection_refusal(state, frame, space, PRICE)


def _can_come(state: State, frame: March, source: int, target: int) -> bool:
    if not state.guerrillas(source) or not may_send(state, frame.moved, frame.sent, source, target):
        return False
    groups = movable(state, frame.moved, source, target, U) + movable(state, frame.moved, source, target, A)
    return groups > 0 and _paranoia_refusal(state, source, target) is None


def _way_refusal(state: State, frame: MarchInto, source: int) -> Refusal | None:
    """Return why no group, or not another one, may step from a space into the one entered, or None."""
    if not may_send(state, frame.moved, frame.sent, source, frame.space):
        values = {"place": PLACES[frame.space], "source": PLACES[source]}
        return Refusal("ct-one-group-only", ONE_GROUP, values)
    return step_refusal(state, source, frame.space)


def _enter(draft: Draft, frame: March, space: int) -> None:
    if space in frame.places:
        draft.push(frame)
    else:
        select(draft, frame, space, PRICE, MARCH)
    draft.push(MarchInto(frame.seat, space, frame.limit == 1, frame.moved, frame.sent))


def group_refusal(
    state: State, frame: MarchInto, source: int, underground: int, active: int
) -> Refusal | None:
    """Return why a group may not step into the space that is entered, or None."""
    if refusal := _way_refusal(state, frame, source):
        return refusal
    if not underground + active:
        return Refusal("ct-empty-group", MARCH, {"place": PLACES[source]})
    for kind, number in zip(GUERRILLAS, (underground, active), strict=True):
        there = movable(state, frame.moved, source, frame.space, kind)
        if number > there:
            return too_few(MARCH, source, kind, number, there)
    return None


def _groups(state: State, frame: MarchInto) -> list[Args]:
    return [
        (source, underground, active)
        for source in SPACES[frame.space].adjacent
        if _way_refusal(state, frame, source) is None
        for underground in range(movable(state, frame.moved, source, frame.space, U) + 1)
        for active in range(movable(state, frame.moved, source, frame.space, A) + 1)
        if underground + active
    ]


def _send(draft: Draft, frame: MarchInto, source: int, underground: int, active: int) -> None:
    state, target = draft.state, frame.space
    group = underground, active
    unmoved = takes_unmoved(state, frame.moved, source, target, group)
    moved = rows_after(
        state,
        frame.moved,
        source,
        target,
        group,
        ends=frame.one_step or ends_movement(state, source, target),
        detected=is_detected(state, source, target, underground + active),
    )
    march_step(draft, source, target, underground, active)
    march = state.top
    if isinstance(march, March):
        draft.replace(march._replace(moved=moved, sent=(*frame.sent, (source, target, unmoved))))


_all_spaces: Final = each_of(EVERYWHERE)


def _spaces(state: State, frame: March) -> Iterable[Args]:
    if another_refusal(state, frame, PRICE):
        return [(space,) for space in EVERYWHERE if space in frame.places]
    return _all_spaces(state, frame)


SELECT: Verb[March] = Verb(MARCH, ("space",), _spaces, march_refusal, _enter)
SELECTING: Final = (SELECT,)
EXTORTING: Final = extort_verb(SELECTING)
MARCH_STEP: Step[March] = {
    "march": SELECT,
    "extort": EXTORTING,
    "subvert": subvert_verb(SELECTING),
    "oas": oas_verb(SELECTING),
    DONE: done_verb(MARCH, lambda: (*SELECTING, EXTORTING)),
}
MARCH_INTO_STEP: Step[MarchInto] = {
    "group": Verb(MARCH, ("space", "number", "number"), _groups, group_refusal, _send),
}
