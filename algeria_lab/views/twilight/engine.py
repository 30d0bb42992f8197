"""The rules of *Colonial Twilight*, with what they say of the kinds of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.twilight.decisions import awaited
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.rules import TwilightRules

if TYPE_CHECKING:
    from algeria_lab.core.actions import Action
    from algeria_lab.twilight.state import State
    from algeria_lab.twilight.steps import Verb


class BoardRules(TwilightRules):
    """The rules, with what they say of the kinds of actions."""

    def verb(self, state: State, action: Action) -> Verb[Any]:
        """Return what the rules say of an action that may be taken now."""
        return awaited(state)[1][action.verb]


RULES = BoardRules()


def step_of(state: State) -> str:
    """Return the name of the decision that is awaited; empty where none is."""
    return FRAMES.name(state.agenda[-1]) if state.agenda else ""
