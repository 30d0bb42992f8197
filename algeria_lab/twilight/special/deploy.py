"""Deploy: French pieces between a few spaces and Available, or a Sector is resettled [CT-5.3.1]."""

from __future__ import annotations

from typing import Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.government import Deploy
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, PLACES, SECTORS, SPACES, is_city
from algeria_lab.twilight.operations.common import in_force, special_verb
from algeria_lab.twilight.pieces import FP, FRENCH, GB, KINDS, B
from algeria_lab.twilight.placing import STACKING, are_too_many_bases
from algeria_lab.twilight.state import BASES_A_SPACE, NEUTRAL, State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, each_of, plain

DEPLOY = cite("CT-5.3.1")
BALKY = cite("CT-8.4/02")
MOBILIZED = cite("CT-8.6/64")
MOST_SPACES: Final = 3
MOST_PIECES: Final = 6


# --- Move


def may_deploy(state: State, space: int) -> bool:
    """Return whether a space of Algeria may be one of those among which pieces move."""
    return is_city(space) or state.control(space) == "GOV" or state.pieces[space][GB] > 0


def space_refusal(state: State, frame: Deploy, space: int) -> Refusal | None:
    """Return why a space may not be selected, or None."""
    if space not in ALGERIA:
        return Refusal("ct-not-in-algeria", DEPLOY, {"place": PLACES[space]})
    if space in frame.places:
        return Refusal("ct-selected-already", DEPLOY, {"place": PLACES[space]})
    if len(frame.places) >= MOST_SPACES:
        return Refusal("ct-no-more-places", DEPLOY, {"limit": MOST_SPACES})
    return None if may_deploy(state, space) else Refusal("ct-no-deployment", DEPLOY, {"place": PLACES[space]})


def _select(draft: Draft, frame: Deploy, space: int) -> None:
    draft.push(frame._replace(places=(*frame.places, space)))


def move_refusal(
    state: State, frame: Deploy, source: int, target: int, kind: int, number: int
) -> Refusal | None:
    """Return why French pieces may not move between two of the places, or None."""
    for place in (source, target):
        if place != AVAILABLE and place not in frame.places:
            return Refusal("ct-not-selected", DEPLOY, {"place": PLACES[place]})
    if source == target:
        return Refusal("ct-two-different-spaces", DEPLOY, {"place": PLACES[source]})
    if kind not in FRENCH:
        return Refusal("ct-wrong-kind", DEPLOY, {"kind": KINDS[kind], "wanted": "FT FP GB"})
    if refusal := _number_refusal(state, frame, source, kind, number):
        return refusal
    if kind == FP and source == AVAILABLE and in_force(state, "balky"):
        return Refusal("ct-balky", BALKY, {"kind": KINDS[FP]})
    return _stacking_refusal(state, target, number) if kind == GB else None


def _number_refusal(state: State, frame: Deploy, source: int, kind: int, number: int) -> Refusal | None:
    there, left = state.pieces[source][kind], MOST_PIECES - frame.moved
    if not 1 <= number <= there:
        values: dict[str, str | int] = {"place": PLACES[source], "kind": KINDS[kind]}
        return Refusal("ct-too-few-to-move", DEPLOY, {**values, "given": number, "there": there})
    if number > left:
        return Refusal("ct-too-many-to-move", DEPLOY, {"given": number, "left": left, "most": MOST_PIECES})
    return None


def _stacking_refusal(state: State, target: int, number: int) -> Refusal | None:
    there = state.count(target, (GB, B))
    if target == AVAILABLE or not are_too_many_bases(state.switches, there + number, BASES_A_SPACE):
        return None
    return Refusal("ct-too-many-bases", STACKING, {"place": PLACES[target], "there": there, "given": number})


def deploy(draft: Draft, source: int, target: int, kind: int, number: int) -> None:
    """Move French pieces between spaces and Available."""
    draft.move(kind, number, source, target, DEPLOY)


def _move(draft: Draft, frame: Deploy, source: int, target: int, kind: int, number: int) -> None:
    deploy(draft, source, target, kind, number)
    draft.push(frame._replace(moved=frame.moved + number))


def _moves(state: State, frame: Deploy) -> list[Args]:
    places = (AVAILABLE, *frame.places)
    most = MOST_PIECES - frame.moved
    return [
        (source, target, kind, number)
        for source in places
        for target in places
        if source != target
        for kind in FRENCH
        for number in range(1, min(most, state.pieces[source][kind]) + 1)
    ]


# --- Resettle


def resettlement_refusal(state: State, space: int) -> Refusal | None:
    """Return why a space cannot be resettled, or None."""
    if not state.may_resettle:
        return Refusal("ct-not-mobilized", MOBILIZED, {})
    if space not in SECTORS or SPACES[space].pop != 1:
        return Refusal("ct-not-of-population-one", DEPLOY, {"place": PLACES[space]})
    if state.resettled[space]:
        return Refusal("ct-resettled-already", DEPLOY, {"place": PLACES[space]})
    if state.control(space) == "GOV" or state.pieces[space][GB]:
        return None
    return Refusal("ct-not-gov-controlled", DEPLOY, {"place": PLACES[space]})


def _resettle_refusal(state: State, frame: Deploy, space: int) -> Refusal | None:
    if frame.places:
        return Refusal("ct-moves-already", DEPLOY, {"place": PLACES[frame.places[0]]})
    return resettlement_refusal(state, space)


def resettle(draft: Draft, space: int) -> None:
    """Place a Resettled marker for good: the Sector loses its Population and is Neutral."""
    draft.place_marker("resettled", space, DEPLOY)
    draft.set_support(space, NEUTRAL, DEPLOY)


def _resettle(draft: Draft, frame: Deploy, space: int) -> None:
    resettle(draft, space)


def _stop(draft: Draft, frame: Deploy) -> None:
    """Leave it at what was moved."""


DEPLOY_STEP: Step[Deploy] = {
    "deploy": Verb(DEPLOY, ("space",), each_of(ALGERIA), space_refusal, _select),
    "move": Verb(DEPLOY, ("space", "space", "kind", "number"), _moves, move_refusal, _move),
    "resettle": Verb(DEPLOY, ("space",), each_of(SECTORS), _resettle_refusal, _resettle),
    DONE: plain(DEPLOY, _stop, ends=True),
}
DEPLOY_VERB = special_verb("deploy", DEPLOY, Deploy, lambda: DEPLOY_STEP)
