"""A line of play before it is sent: how far it is allowed, what it begins, and whether dice fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol

from algeria_lab.core.actions import Action, parse_line
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.refusals import DiceRanOut, MalformedAction
from algeria_lab.core.rules import Rules, S
from algeria_lab.views.shared.notices import Notice, refused, stopped

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import GameWords

NO_DICE = FixedDice(())


class Fact(Protocol):
    """What the rules of any game say of a kind of action."""

    @property
    def rolls(self) -> bool:
        """Whether dice may fall when it is carried out."""

    @property
    def ends(self) -> bool:
        """Whether it ends the decision as it stands."""


class RulesWithFacts(Rules[S], Protocol[S]):
    """A game that says more of its actions than whether they are legal."""

    def verb(self, state: S, action: Action) -> Fact:
        """Return what the rules say of an action that may be taken now."""


class Reached(NamedTuple, Generic[S]):
    """How far a line comes.

    Attributes:
        actions: Its actions as far as they could be read.
        positions: The position before each of them.
        notice: Why it is not allowed; None if all of it is.
    """

    actions: tuple[Action, ...]
    positions: tuple[S, ...]
    notice: Notice | None


def follow(rules: Rules[S], state: S, line: str, words: GameWords) -> Reached[S]:
    """Check a line action by action on previews; all of it must be decided by the side to move."""
    actions: list[Action] = []
    positions: list[S] = []

    def reached(notice: Notice | None = None) -> Reached[S]:
        return Reached(tuple(actions), tuple(positions), notice)

    for part in parse_line(line):
        try:
            before = rules.preview(positions[-1], actions[-1], NO_DICE) if actions else state
            if rules.to_move(before) != rules.to_move(state):
                return reached(stopped(words, "panel-line-too-long"))
            action = rules.complete(before, part)
        except DiceRanOut:
            return reached(stopped(words, "panel-dice-before"))
        except MalformedAction as error:
            return reached(stopped(words, "panel-malformed", hint=str(error)))
        actions.append(action)
        positions.append(before)
        if refusal := rules.refuse(before, action):
            return reached(refused(words, refusal))
    return reached()


def begun(rules: Rules[S], state: S, action: Action) -> S | None:
    """Return the position that a legal action leads to; None if dice have to fall on the way."""
    try:
        return rules.preview(state, action, NO_DICE)
    except DiceRanOut:
        return None


def is_rolled(rules: RulesWithFacts[S], state: S, action: Action) -> bool:
    """Return whether dice fall for a legal action, so that a distribution is worth showing beforehand."""
    return rules.verb(state, action).rolls and begun(rules, state, action) is None
