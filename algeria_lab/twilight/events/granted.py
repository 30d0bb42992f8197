"""Operations that an Event grants, and the free Agitation of Casbah [CT-4.6, CT-8.4]."""

from __future__ import annotations

from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.events.conditions import spaces_of
from algeria_lab.twilight.events.settling import settle, stop_verb
from algeria_lab.twilight.events.table import Row
from algeria_lab.twilight.frames.events import AgitateFree, Effect
from algeria_lab.twilight.frames.fln import Rally, Subvert
from algeria_lab.twilight.operations.common import any_legal
from algeria_lab.twilight.operations.kinds import OPERATIONS
from algeria_lab.twilight.operations.rally import agitate
from algeria_lab.twilight.special.subvert import can_subvert
from algeria_lab.twilight.state import OPPOSE, State
from algeria_lab.twilight.steps import DONE, Step, plain

CASBAH = cite("CT-8.4/26")


def operate(draft: Draft, frame: Effect, row: Row) -> None:
    """Begin an operation that costs nothing, if anything can be selected for it."""
    kind = OPERATIONS[row.name]
    granted = kind.begin(kind.seat, "", row.limit, True)
    if isinstance(granted, Rally):
        granted = granted._replace(at_base=bool(row.of), at_least=row.limit)
    if any_legal(draft.state, granted, kind.steps):
        draft.push(granted)


def subvert(draft: Draft, frame: Effect, row: Row) -> None:
    """Let the FLN Subvert, also where it has no Underground Guerrilla [CT-8.4/37]."""
    granted = Subvert("fln", without_underground=True)
    if can_subvert(draft.state, granted):
        draft.push(granted)


# --- the free Agitation


def note_control(draft: Draft, frame: Effect, row: Row) -> None:
    """Keep in mind whether the FLN controls a space before more Guerrillas come there."""
    (space,) = spaces_of(draft.state, row.of)
    settle(draft, number=int(draft.state.control(space) == "FLN"))


def offer_agitation(draft: Draft, frame: Effect, row: Row) -> None:
    """Let the FLN Agitate for one step if the Event has given it Control."""
    state = draft.state
    (space,) = spaces_of(state, row.of)
    if casbah_agitates(state, space, had_control=bool(frame.number)) and _has_step(state, space):
        draft.push(AgitateFree("fln", space))


def casbah_agitates(state: State, space: int, *, had_control: bool) -> bool:
    """Return whether the FLN may Agitate free where an Event has placed Guerrillas [CT-11/D35]."""
    is_new = not had_control or not state.switches.casbah_agitates_only_new_control
    return is_new and state.control(space) == "FLN"


def _has_step(state: State, space: int) -> bool:
    return state.terror[space] > 0 or (state.is_populated(space) and state.support[space] != OPPOSE)


def _agitate(draft: Draft, frame: AgitateFree) -> None:
    agitate(draft, frame.space, CASBAH)


AGITATE_STEP: Step[AgitateFree] = {
    "agitate": plain(CASBAH, _agitate),
    DONE: stop_verb(lambda state, frame: True, tuple),
}
