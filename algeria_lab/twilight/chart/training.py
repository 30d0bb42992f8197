"""Where the Government could Train: several choices of the Non-Player look at it [CT-5.2.1, CT-8.1]."""

from __future__ import annotations

from algeria_lab.twilight.geography import is_city
from algeria_lab.twilight.pieces import GB
from algeria_lab.twilight.state import SUPPORT, State


def could_train(state: State, space: int) -> bool:
    """Return whether the Government could select a space of Algeria for Train."""
    if is_city(space):
        return True
    at_support = state.support[space] == SUPPORT
    if "hardened" in state.momentum and not at_support:
        return False
    if state.pieces[space][GB]:
        return True
    if state.control(space) != "GOV":
        return False
    if "moghazni" in state.momentum and at_support:
        return True
    is_recalled = state.recall == "in_effect" and state.troops(space) > 0 and state.police(space) > 0
    return is_recalled and (state.is_populated(space) or not state.switches.recall_trains_only_populated)
