"""A reaction as the board offers it: one choice with its plan beside the one to let things be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.frames import React
from algeria_lab.views.algeria.choosing.choices import make_choices
from algeria_lab.views.algeria.choosing.offers import react_offer
from algeria_lab.views.algeria.choosing.plans import REACT, compose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.core.actions import Action
    from algeria_lab.views.algeria.words.text import Words


def is_open_reaction(state: State) -> bool:
    """Return whether a reaction is awaited for which nobody has been picked yet."""
    return isinstance(state.top, React) and not state.top.group


def choices_of(state: State, legal: Sequence[Action], words: Words) -> list[dict[str, Any]]:
    """Return the choices of a step; a reaction that nobody has begun is one choice, whoever takes part."""
    frame = state.top
    if not isinstance(frame, React) or not is_open_reaction(state):
        return make_choices(state, legal, words)
    offer = react_offer(state, frame, words)
    units = [name for group in offer["crew"] for name in group["ids"][: group["chosen"]]]
    line = compose(state, {"mission": REACT, "place": frame.area, "units": units})
    react = {"id": line, "group": offer["title"], "text": offer["title"], "targets": [frame.area]}
    declining = [action for action in legal if action.verb == "decline"]
    return [react | {"rolls": True, "mission": True, "leads": True}, *make_choices(state, declining, words)]
