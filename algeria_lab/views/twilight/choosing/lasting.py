"""What really stands in the way: not what passes with this turn while something else would still hinder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from algeria_lab.twilight.geography import ALGERIA, PLACE
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.pieces import AP, AT, FP, FT, GB, KINDS
from algeria_lab.views.twilight.engine import RULES

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.core.actions import Action
    from algeria_lab.core.refusals import Refusal
    from algeria_lab.twilight.state import State

    Mend = Callable[[State, Any, Action], Any]

CALMS: Final = ("pacify", "agitate")
PLENTY: Final = 60  # more Resources or Commitment than anything costs
NO_PLACE_TO_TRAIN: Final = "ct-no-place-to-train"
# Whose presence can make a space one to train in, one of a sort.
MAKE_A_PLACE: Final = ((FT, AT), (FP, AP), (GB,))


def _pay(state: State, frame: Any, _action: Action) -> Any:
    state.gov_resources = state.fln_resources = state.commitment = PLENTY
    return frame


def _make_room(_state: State, frame: Any, _action: Action) -> Any:
    return frame._replace(limit=NO_LIMIT) if hasattr(frame, "limit") else frame._replace(places=())


def _select(_state: State, frame: Any, action: Action) -> Any:
    if action.verb not in CALMS:  # elsewhere what can be done depends on what comes to the space
        return frame
    return frame._replace(places=(*frame.places, PLACE[action.args[0]]))


MENDS: Final[dict[str, Mend]] = {
    "ct-cannot-pay": _pay,
    "ct-commitment-too-low": _pay,
    "ct-no-more-places": _make_room,
    "ct-not-selected": _select,
    "ct-no-special-here": lambda _state, frame, _action: frame._replace(box="OP_SA"),
    "ct-special-used": lambda _state, frame, _action: frame._replace(special=""),
    "ct-pacified-already": lambda _state, frame, _action: frame._replace(pacified=(), shifted=()),
    "ct-no-more-pacification": lambda _state, frame, _action: frame._replace(pacified=(), shifted=()),
    "ct-agitated-already": lambda _state, frame, _action: frame._replace(agitated=-1, shifted=False),
    "ct-spent-commitment": lambda state, frame, action: _pay(state, frame._replace(spent=0), action),
}
"""How a position is put right in which something is refused for a reason that passes; by the reason."""


def refusal_of(state: State, action: Action) -> Refusal | None:
    """Return why an action is refused, or None: where the first reason would pass, one that would stay.

    Args:
        state: The position; it is not changed.
        action: The action.
    """
    first = refusal = RULES.refuse(state, action)
    trial, mended = state, set[str]()
    while refusal and refusal.reason in MENDS and refusal.reason not in mended:
        mended.add(refusal.reason)
        trial = trial.copy()
        trial.agenda[-1] = MENDS[refusal.reason](trial, trial.agenda[-1], action)
        refusal = RULES.refuse(trial, action)
    return refusal if refusal and refusal.reason not in MENDS else first


def lacking(state: State, action: Action, refusal: Refusal) -> list[str]:
    """Return which kinds of pieces would make a space one to train in, each by itself; none elsewhere."""
    if refusal.reason != NO_PLACE_TO_TRAIN:
        return []
    space = PLACE[action.args[0]]
    return [KINDS[kinds[0]] for kinds in MAKE_A_PLACE if _would_do(state, action, space, kinds[0])]


def _would_do(state: State, action: Action, space: int, kind: int) -> bool:
    trial = state.copy()
    trial.pieces[space][kind] += 1
    found = refusal_of(trial, action)
    return space in ALGERIA and (found is None or found.reason in MENDS)
