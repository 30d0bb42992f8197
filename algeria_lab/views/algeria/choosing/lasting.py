"""What really stands in the way: not too few points where something else would hinder with more of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from algeria_lab.views.algeria.choosing.plans import RULES

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.actions import Action
    from algeria_lab.core.refusals import Refusal

PLENTY: Final = 90  # more points than anything costs
TOO_FEW: Final = frozenset({"too-few-ap", "helicopters", "too-little-psl"})


def refusal_of(state: State, action: Action) -> Refusal | None:
    """Return why an action is refused, or None: where points are too few, what would still hinder.

    Args:
        state: The position; it is not changed.
        action: The action.
    """
    refusal = RULES.refuse(state, action)
    if refusal is None or refusal.reason not in TOO_FEW:
        return refusal
    rich = state.copy()
    rich.fln_ap = rich.helicopter = rich.fln_psl = rich.gov_psl = PLENTY
    return RULES.refuse(rich, action) or refusal
