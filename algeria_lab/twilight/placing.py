"""Placing pieces: out of Available first, then from the map if the side wants [CT-7.5]."""

from __future__ import annotations

from typing import Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.propaganda import Supply
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, EVERYWHERE, PLACES, is_country
from algeria_lab.twilight.pieces import GUERRILLAS, KINDS, A, U
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE, Args, Step, Steps, Verb, decision, plain
from algeria_lab.twilight.switches import Switches

SUPPLY = cite("CT-7.5")
STACKING = cite("CT-7.4")
_GIVERS: Final = tuple(
    [
        tuple([tuple([space for space in spaces if space != target]) for target in EVERYWHERE])
        for spaces in (EVERYWHERE, ALGERIA)
    ]
)
"""Whether Guerrillas of Countries stay there, then by target: the spaces that may give."""


def place(draft: Draft, seat: Seat, kind: int, number: int, target: int, rule: str) -> None:
    """Place pieces of a kind; what Available lacks the side may then take from elsewhere on the map.

    Args:
        draft: What is changed.
        seat: Whose pieces they are.
        kind: What is placed; Guerrillas arrive Underground.
        number: How many.
        target: The space.
        rule: Citation key of what places them.
    """
    held = min(number, draft.state.pieces[AVAILABLE][kind])
    draft.move(kind, held, AVAILABLE, target, rule)
    if number > held:
        frame = Supply(seat, kind, number - held, target)
        if sources(draft.state, frame):
            draft.push(frame)


def obtainable(state: State, kind: int, target: int) -> int:
    """Return how many pieces of a kind can be placed in a space, out of Available and from the map."""
    rows, kinds = state.pieces, supplied(kind)
    taken = sum([rows[space][each] for space in givers(kind, target) for each in kinds])
    return rows[AVAILABLE][kind] + taken


def is_obtainable(state: State, kind: int, target: int) -> bool:
    """Return whether a piece of a kind can be placed in a space; see `obtainable`."""
    return state.pieces[AVAILABLE][kind] > 0 or obtainable(state, kind, target) > 0


def are_too_many_bases(switches: Switches, bases: int, room: int) -> bool:
    """Return whether more Bases are in a space than there is room for; Deploy may ignore it [CT-11/D09]."""
    return bases > room and switches.deploy_respects_stacking


def givers(kind: int, target: int) -> tuple[int, ...]:
    """Return the spaces from which pieces may be taken for another one: no Guerrilla leaves a Country."""
    stays = kind in GUERRILLAS and not is_country(target)
    return _GIVERS[stays][target]


def supplied(kind: int) -> tuple[int, ...]:
    """Return the kinds from which a kind may be taken on the map."""
    return GUERRILLAS if kind == U else (kind,)


def source_refusal(state: State, frame: Supply, kind: int, space: int) -> Refusal | None:
    """Return why a piece may not be taken from a space to be placed elsewhere, or None."""
    if kind not in supplied(frame.kind):
        return Refusal("ct-wrong-kind", SUPPLY, {"kind": KINDS[kind], "wanted": KINDS[frame.kind]})
    if space not in EVERYWHERE or not state.pieces[space][kind] or space == frame.target:
        return Refusal("ct-none-there", SUPPLY, {"place": PLACES[space], "kind": KINDS[kind]})
    if space not in givers(kind, frame.target):
        return Refusal("ct-stays-in-country", SUPPLY, {"place": PLACES[space]})
    return None


def sources(state: State, frame: Supply) -> list[Args]:
    """Return the kinds and spaces from which a piece may be taken."""
    return TAKE.options(state, frame)


def _candidates(state: State, frame: Supply) -> list[Args]:
    kinds, rows = supplied(frame.kind), state.pieces
    return [(kind, space) for space in EVERYWHERE for kind in kinds if rows[space][kind]]


def _take(draft: Draft, frame: Supply, kind: int, space: int) -> None:
    take_from_map(draft, kind, space, frame.target)
    left = frame._replace(number=frame.number - 1)
    if left.number and sources(draft.state, left):
        draft.push(left)


def take_from_map(draft: Draft, kind: int, space: int, target: int) -> None:
    """Take a piece from a space to Available and place it, a Guerrilla Underground."""
    draft.move(kind, 1, space, AVAILABLE, SUPPLY)
    draft.move(U if kind == A else kind, 1, AVAILABLE, target, SUPPLY)


def _leave(draft: Draft, frame: Supply) -> None:
    """Place no more."""


TAKE: Verb[Supply] = Verb(SUPPLY, ("kind", "space"), _candidates, source_refusal, _take)
SUPPLY_STEP: Step[Supply] = {"take": TAKE, DONE: plain(SUPPLY, _leave, ends=True)}
STEPS: Steps = decision(Supply, SUPPLY_STEP)
