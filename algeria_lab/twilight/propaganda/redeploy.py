"""The Redeploy Phase: each side names a target, then what goes there [CT-6.5].

Each space is named once, and a kind that has come to a space stays: pieces of one kind that leave a space for
which others come would change nothing. So the phase ends, and nothing that the rules allow is lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal, Value
from algeria_lab.core.steps import procedure
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.propaganda import Moves, Redeploy, SuezReturn, Thaw
from algeria_lab.twilight.geography import ALGERIA, PLACES, SPACES, SUEZ, is_city
from algeria_lab.twilight.operations.common import any_legal
from algeria_lab.twilight.pieces import CUBES, FT, GB, GUERRILLAS, KINDS, TROOPS, B
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Runs, Step, Steps, Verb, decision, each_of, plain

REDEPLOY = cite("CT-6.5")
KINDS_OF: Final[dict[Seat, tuple[int, ...]]] = {"gov": CUBES, "fln": GUERRILLAS}


def begin_redeploy(draft: Draft, frame: Redeploy) -> None:
    """Ask a side what it redeploys, if anything can; the Government first brings Troops back from Suez."""
    draft.enter("redeploy", frame.seat, REDEPLOY)
    if frame.seat == "gov":
        draft.freeze_control(REDEPLOY)
        if draft.state.pieces[SUEZ][FT]:
            draft.push(SuezReturn("gov"))
            return
    _ask(draft, Moves(frame.seat))


def _ask(draft: Draft, frame: Moves) -> None:
    if any_legal(draft.state, frame, MOVES_STEP):
        draft.push(frame)


def thaw(draft: Draft, _frame: Thaw) -> None:
    """Let Control be what the pieces say, now that both sides are done."""
    draft.thaw_control(REDEPLOY)


def welcomes(state: State, kind: int, target: int) -> bool:
    """Return whether pieces of a kind may be redeployed to a space of Algeria."""
    if kind in GUERRILLAS:
        return state.pieces[target][B] > 0
    if kind in TROOPS:
        return is_city(target) or state.pieces[target][GB] > 0
    return state.control(target) == "GOV"


def reaches(state: State, kind: int, source: int, target: int) -> bool:
    """Return whether pieces of a kind may go from a space to another, which welcomes them."""
    if source == target:
        return False
    same = SPACES[source].wilaya == SPACES[target].wilaya
    return same or kind not in GUERRILLAS or "covert_fln" in state.capabilities


def redeploy(draft: Draft, kind: int, number: int, source: int, target: int) -> None:
    """Move pieces of a kind; Guerrillas stay Underground or Active."""
    draft.move(kind, number, source, target, REDEPLOY)


def _sources(state: State, frame: Moves, target: int) -> Iterator[tuple[int, int]]:
    """Yield the kinds and spaces from which pieces may come to a target now."""
    rows, arrived = state.pieces, frame.arrived
    for kind in KINDS_OF[frame.seat]:
        if welcomes(state, kind, target):
            for source in ALGERIA:
                if not rows[source][kind] or (kind, source) in arrived:
                    continue
                if reaches(state, kind, source, target):
                    yield kind, source


def to_refusal(state: State, frame: Moves, target: int) -> Refusal | None:
    """Return why a space may not be named as a target, or None."""
    if target not in ALGERIA or not any(welcomes(state, kind, target) for kind in KINDS_OF[frame.seat]):
        return Refusal("ct-no-redeploy-there", REDEPLOY, {"place": PLACES[target], "seat": frame.seat})
    if target in frame.targets:
        return Refusal("ct-selected-already", REDEPLOY, {"place": PLACES[target]})
    if next(_sources(state, frame, target), None) is None:
        return Refusal("ct-nothing-to-redeploy", REDEPLOY, {"place": PLACES[target]})
    return None


def from_refusal(state: State, frame: Moves, source: int, kind: int, number: int) -> Refusal | None:
    """Return why a number of pieces may not go from a space to the target named last, or None."""
    if not frame.targets:
        return Refusal("ct-name-a-target", REDEPLOY, {})
    target = frame.targets[-1]
    values: dict[str, Value] = {"place": PLACES[source], "kind": KINDS[kind], "target": PLACES[target]}
    if kind not in KINDS_OF[frame.seat] or not welcomes(state, kind, target):
        return Refusal("ct-not-welcome", REDEPLOY, values)
    if source not in ALGERIA or not reaches(state, kind, source, target):
        return Refusal("ct-out-of-reach", REDEPLOY, values)
    if (kind, source) in frame.arrived:
        return Refusal("ct-redeployed-already", REDEPLOY, values)
    there = state.pieces[source][kind]
    if not 1 <= number <= there:
        return Refusal("ct-not-so-many", REDEPLOY, {**values, "given": number, "most": there})
    return None


def _from_candidates(state: State, frame: Moves) -> list[Args]:
    if not frame.targets:
        return []
    return [
        (source, kind, number)
        for kind, source in _sources(state, frame, frame.targets[-1])
        for number in range(1, state.pieces[source][kind] + 1)
    ]


def _to(draft: Draft, frame: Moves, target: int) -> None:
    draft.push(frame._replace(targets=(*frame.targets, target)))


def _from(draft: Draft, frame: Moves, source: int, kind: int, number: int) -> None:
    target = frame.targets[-1]
    redeploy(draft, kind, number, source, target)
    arrived = (*frame.arrived, *(((kind, target),) if (kind, target) not in frame.arrived else ()))
    _ask(draft, frame._replace(arrived=arrived))


def _leave(draft: Draft, frame: Moves) -> None:
    """Redeploy no more."""


def return_refusal(state: State, frame: SuezReturn, target: int, number: int) -> Refusal | None:
    """Return why a number of Troops may not come back from Suez to a space, or None."""
    if target not in ALGERIA or not welcomes(state, FT, target):
        return Refusal("ct-no-redeploy-there", REDEPLOY, {"place": PLACES[target], "seat": frame.seat})
    there = state.pieces[SUEZ][FT]
    if not 1 <= number <= there:
        values = {"kind": KINDS[FT], "place": PLACES[SUEZ], "given": number, "most": there}
        return Refusal("ct-not-so-many", REDEPLOY, values)
    return None


def _return_candidates(state: State, frame: SuezReturn) -> list[Args]:
    there = state.pieces[SUEZ][FT]
    targets = [space for space in ALGERIA if welcomes(state, FT, space)]
    return [(space, number) for space in targets for number in range(1, there + 1)]


def _return(draft: Draft, frame: SuezReturn, target: int, number: int) -> None:
    redeploy(draft, FT, number, SUEZ, target)
    if draft.state.pieces[SUEZ][FT]:
        draft.push(frame)
    else:
        _ask(draft, Moves(frame.seat))


MOVE_TO: Verb[Moves] = Verb(REDEPLOY, ("space",), each_of(ALGERIA), to_refusal, _to)
MOVE_FROM: Verb[Moves] = Verb(REDEPLOY, ("space", "kind", "number"), _from_candidates, from_refusal, _from)
MOVES_STEP: Step[Moves] = {"to": MOVE_TO, "from": MOVE_FROM, DONE: plain(REDEPLOY, _leave, ends=True)}
SUEZ_STEP: Step[SuezReturn] = {
    "return": Verb(REDEPLOY, ("space", "number"), _return_candidates, return_refusal, _return)
}
STEPS: Steps = {**decision(Moves, MOVES_STEP), **decision(SuezReturn, SUEZ_STEP)}
RUNS: Runs = {**procedure(Redeploy, begin_redeploy), **procedure(Thaw, thaw)}
