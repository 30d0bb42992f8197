"""Verbs: the kinds of actions at a decision, and those that may be used now, told in a few lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Protocol

from algeria_lab.core.actions import Action
from algeria_lab.core.citations import known_citations


class Verb(Protocol):
    """One kind of action at a decision, as far as all games say the same of it."""

    @property
    def rule(self) -> str:
        """Citation key of the rule that allows it."""

    @property
    def takes(self) -> tuple[str, ...]:
        """What its arguments are, in words of the game."""

    @property
    def resolve(self) -> Callable[..., None]:
        """Carries it out on a draft, given the frame of the decision and the arguments."""

    @property
    def rolls(self) -> bool:
        """Whether dice may fall."""

    @property
    def ends(self) -> bool:
        """Whether it ends the decision as it stands."""


class Usable(NamedTuple):
    """A verb that may be used now.

    Attributes:
        verb: Its name.
        takes: What it takes, such as ``("unit", "area")``; nothing for a verb that stands alone.
        actions: All legal actions with it, in a stable order.
        rolls: Whether dice may fall at once.
        rule: Citation key of the rule that allows it.
        title: Heading of that rule.
    """

    verb: str
    takes: tuple[str, ...]
    actions: tuple[Action, ...]
    rolls: bool
    rule: str
    title: str

    def __str__(self) -> str:
        dice = ", dice fall" if self.rolls else ""
        return f"{self.form}: {self.title} [{self.rule}]{dice}; {len(self.actions)} now, {self.example!r}"

    @property
    def form(self) -> str:
        """The verb with what it takes, such as ``raid area``."""
        return " ".join((self.verb, *self.takes))

    @property
    def example(self) -> str:
        """The first of its legal actions, as it is typed."""
        return str(self.actions[0])


class Verbs(dict[str, Usable]):
    """The verbs that may be used now by name, in the order of the rules; prints as a table."""

    def __repr__(self) -> str:
        if not self:
            return "No verb may be used: the game is over."
        rows = [("verb", "now", "such as", "rule")]
        rows += [
            (one.form, str(len(one.actions)), one.example, f"{one.title} [{one.rule}]")
            for one in self.values()
        ]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
        return "\n".join(lines)


def usable(game: str, step: Mapping[str, Verb], legal: Iterable[Action], language: str) -> Verbs:
    """Return the verbs of a decision with which something is legal.

    Args:
        game: Name of the game, for the headings of its rules.
        step: All verbs of the decision by name.
        legal: All legal actions.
        language: Language of the headings.
    """
    actions: dict[str, list[Action]] = {}
    for action in legal:
        actions.setdefault(action.verb, []).append(action)
    verbs, rules = Verbs(), known_citations(game)
    for name, verb in step.items():
        if name in actions:
            title = rules[verb.rule].title
            heading = title.get(language, title["en"])
            verbs[name] = Usable(name, verb.takes, tuple(actions[name]), verb.rolls, verb.rule, heading)
    return verbs
