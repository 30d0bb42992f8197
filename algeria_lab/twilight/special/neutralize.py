"""Neutralize: Troops and Police remove exposed pieces, and the population resents it [CT-5.3.3]."""

from __future__ import annotations

from typing import Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.government import Neutralize
from algeria_lab.twilight.geography import ALGERIA, PLACES
from algeria_lab.twilight.operations.common import special_verb
from algeria_lab.twilight.pieces import INSURGENT, KINDS, TROOPS, A, B, U
from algeria_lab.twilight.removal import remove_fln_bases, remove_guerrillas
from algeria_lab.twilight.state import NEUTRAL, OPPOSE, State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, each_with, plain

NEUTRALIZE = cite("CT-5.3.3")
TORTURE = cite("CT-8.4/18")
OVERKILL = cite("CT-8.4/33")
MOST_SPACES: Final = 2
COMMITMENT_OF_TORTURE: Final = 1


def most_pieces(state: State) -> int:
    """Return how many pieces a Neutralize removes at most, those aside that Torture adds."""
    return 4 if "overkill_gov" in state.capabilities else 2


def exposed(state: State, space: int, kind: int) -> bool:
    """Return whether a piece of a kind in a space may be removed, numbers aside."""
    row = state.pieces[space]
    if kind == A:
        return row[A] > 0
    if kind == U:
        return row[U] > 0 and "torture" in state.capabilities
    return kind == B and row[B] > 0 and not row[U] + row[A]


def may_neutralize(state: State, space: int) -> bool:
    """Return whether there are Troops and Police in a space, and a piece that they may remove."""
    return bool(state.troops(space) and state.police(space)) and any(
        exposed(state, space, kind) for kind in INSURGENT
    )


def space_refusal(state: State, frame: Neutralize, space: int) -> Refusal | None:
    """Return why a space may not be selected, or None."""
    if space not in ALGERIA:
        return Refusal("ct-not-in-algeria", NEUTRALIZE, {"place": PLACES[space]})
    if space in frame.places:
        return Refusal("ct-selected-already", NEUTRALIZE, {"place": PLACES[space]})
    if len(frame.places) >= MOST_SPACES:
        return Refusal("ct-no-more-places", NEUTRALIZE, {"limit": MOST_SPACES})
    troops, police = state.troops(space), state.police(space)
    if not (troops and police):
        return Refusal(
            "ct-troops-and-police-needed",
            NEUTRALIZE,
            {"place": PLACES[space], "troops": troops, "police": police},
        )
    if state.switches.neutralize_needs_a_target and not may_neutralize(state, space):
        return Refusal(
            "ct-nothing-exposed", NEUTRALIZE, {"place": PLACES[space], "hidden": state.pieces[space][U]}
        )
    return None


def pay_for_torture(draft: Draft) -> None:
    """Lower Commitment, as far as there is any, for a Neutralize if Torture is in play [CT-11/A18]."""
    if "torture" in draft.state.capabilities:
        draft.count("commitment", -COMMITMENT_OF_TORTURE, TORTURE)


def _select(draft: Draft, frame: Neutralize, space: int) -> None:
    if not frame.places:
        pay_for_torture(draft)
    draft.push(
        frame._replace(places=(*frame.places, space), removed=(*frame.removed, 0), hidden=(*frame.hidden, 0))
    )


def removal_refusal(state: State, frame: Neutralize, space: int, kind: int) -> Refusal | None:
    """Return why another piece of a kind may not be removed in a space, or None."""
    if space not in frame.places:
        return Refusal("ct-not-selected", NEUTRALIZE, {"place": PLACES[space]})
    if not exposed(state, space, kind):
        return Refusal("ct-not-exposed", NEUTRALIZE, {"place": PLACES[space], "kind": KINDS[kind]})
    index = frame.places.index(space)
    if kind == U and frame.hidden[index]:
        return Refusal("ct-one-underground-only", TORTURE, {"place": PLACES[space]})
    after = _increased(frame.removed, index)
    most = most_pieces(state)
    if counted(state, after) > most:
        return Refusal("ct-no-more-pieces", OVERKILL if most > 2 else NEUTRALIZE, {"most": most})
    return None


def counted(state: State, removed: tuple[int, ...]) -> int:
    """Return how many of the pieces removed count against the limit: by Torture one a space does not."""
    extra = int("torture" in state.capabilities)
    return sum([max(0, number - extra) for number in removed])


def _increased(numbers: tuple[int, ...], index: int) -> tuple[int, ...]:
    return tuple([number + (place == index) for place, number in enumerate(numbers)])


def remove_piece(draft: Draft, space: int, kind: int, guerrillas_before: int) -> None:
    """Remove a piece of a space; Guerrillas go alternately to Available and Casualties over the activity."""
    if kind == B:
        remove_fln_bases(draft, 1, space, NEUTRALIZE)
    else:
        remove_guerrillas(draft, kind, 1, space, NEUTRALIZE, guerrillas_before)


def _remove(draft: Draft, frame: Neutralize, space: int, kind: int) -> None:
    index = frame.places.index(space)
    remove_piece(draft, space, kind, frame.guerrillas)
    draft.push(
        frame._replace(
            removed=_increased(frame.removed, index),
            hidden=_increased(frame.hidden, index) if kind == U else frame.hidden,
            guerrillas=frame.guerrillas + (kind != B),
        )
    )


def resent(draft: Draft, space: int) -> None:
    """Shift a space toward Opposition, or place a Terror marker where it is at Oppose."""
    state = draft.state
    if state.support[space] == OPPOSE:
        if not state.terror[space]:
            draft.add_terror(space, 1, NEUTRALIZE)
    elif state.support[space] != NEUTRAL or _may_oppose(state, space):
        draft.shift_support(space, -1, NEUTRALIZE)


def _may_oppose(state: State, space: int) -> bool:
    return state.is_populated(space) or not state.switches.neutralize_never_opposes_unpopulated


def _finish(draft: Draft, frame: Neutralize) -> None:
    for space in frame.places:
        resent(draft, space)


def _needs_one(state: State, frame: Neutralize) -> Refusal | None:
    return None if frame.places else Refusal("ct-select-a-place", NEUTRALIZE, {})


def _pieces(state: State, frame: Neutralize) -> list[Args]:
    return [(space, kind) for space in frame.places for kind in INSURGENT]


NEUTRALIZE_STEP: Step[Neutralize] = {
    "neutralize": Verb(NEUTRALIZE, ("space",), each_with(TROOPS, ALGERIA), space_refusal, _select),
    "remove": Verb(NEUTRALIZE, ("space", "kind"), _pieces, removal_refusal, _remove),
    DONE: plain(NEUTRALIZE, _finish, _needs_one, ends=True),
}
NEUTRALIZE_VERB = special_verb("neutralize", NEUTRALIZE, Neutralize, lambda: NEUTRALIZE_STEP)
