"""The legal actions as a reader chooses among them: what each aims at on the map, and whether dice fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import Actions
from algeria_lab.core.voice import PLAIN
from algeria_lab.twilight.decisions import awaited
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.play.lines import is_rolled
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.logbook import ON_MAP
from algeria_lab.views.twilight.showing import TwilightShowing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.core.actions import Action
    from algeria_lab.twilight.state import State
    from algeria_lab.twilight.steps import Verb
    from algeria_lab.views.show.showing import Pick
    from algeria_lab.views.twilight.words import TwilightWords


class BoardRules(TwilightRules):
    """The rules, with what they say of the kinds of actions."""

    def verb(self, state: State, action: Action) -> Verb[Any]:
        """Return what the rules say of an action that may be taken now."""
        return awaited(state)[1][action.verb]


RULES = BoardRules()
Part = dict[str, Any]


def make_choices(state: State, legal: Sequence[Action], words: TwilightWords) -> list[Part]:
    """Return every choice as the board shows it, in the order of the rules."""
    picks = TwilightShowing(words).picks(Actions(legal, PLAIN, state))
    return [_choice(state, action, pick, words) for action, pick in zip(legal, picks, strict=True)]


def _choice(state: State, action: Action, pick: Pick, words: TwilightWords) -> Part:
    targets = [word for word in action.args if word in ON_MAP]
    verb = RULES.verb(state, action)
    only_place = list(action.args) == targets
    found: Part = {
        "short": words.places(targets) if targets and only_place else "",
        "targets": targets,
        "rolls": is_rolled(RULES, state, action),
        "ends": verb.ends,
        "price": pick.more,
        "asks": pick.asks,
    }
    head = {"id": str(action), "group": pick.group, "text": sentence(pick.text)}
    return head | {name: value for name, value in found.items() if value}
