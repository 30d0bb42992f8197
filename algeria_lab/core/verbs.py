"""Verbs: the kinds of actions at a decision, and those that may be used now, told in a few lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple, Protocol

from algeria_lab.core.actions import Action, Actions
from algeria_lab.core.words.citations import known_citations
from algeria_lab.core.words.voice import PLAIN, Shown, Voice

NOTHING: Mapping[Actions, str] = MappingProxyType({})


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
    actions: Actions
    rolls: bool
    rule: str
    title: str

    @property
    def form(self) -> str:
        """The verb with what it takes, such as ``raid area``."""
        return " ".join((self.verb, *self.takes))

    @property
    def row(self) -> tuple[str, str, str, str]:
        """A row of a table: its form, in how many ways it may be used, the first of them, its rule."""
        return self.form, str(len(self.actions)), str(self.actions[0]), f"{self.title} [{self.rule}]"

    def __repr__(self) -> str:
        return f"Usable({', '.join(map(repr, self.row))})"


class Verbs(Shown, dict[str, Usable]):
    """The verbs that may be used now by name, in the order of the rules; they tell themselves as a table.

    Attributes:
        voice: What they are told with.
    """

    def __init__(self, verbs: Iterable[Usable] = (), voice: Voice = PLAIN) -> None:
        super().__init__({one.verb: one for one in verbs})
        self.voice = voice

    def plain(self) -> str:
        return f"Verbs({', '.join(self)})"

    def plain_text(self) -> str:
        return aligned(one.row for one in self.values())


def aligned(rows: Iterable[tuple[str, ...]]) -> str:
    """Return the rows of a table, one a line, each column as wide as its widest cell."""
    cells = list(rows)
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in cells)


def usable(
    game: str, step: Mapping[str, Verb], legal: Actions, anywhere: Mapping[Actions, str] = NOTHING
) -> Verbs:
    """Return the verbs of a decision with which something is legal.

    Args:
        game: Name of the game, for the headings of its rules.
        step: All verbs of the decision by name.
        legal: All legal actions.
        anywhere: Actions that stand alone at every decision, which *legal* leaves out, with their rules.
    """
    by_verb: dict[str, list[Action]] = {}
    for action in legal:
        by_verb.setdefault(action.verb, []).append(action)
    voice, rules, found = legal.voice, known_citations(game), []

    def heading(rule: str) -> str:
        title = rules[rule].title
        return title.get(voice.language, title["en"])

    for name, verb in step.items():
        if name in by_verb:
            actions = Actions(by_verb[name], voice, legal.about)
            found.append(Usable(name, verb.takes, actions, verb.rolls, verb.rule, heading(verb.rule)))
    for actions, rule in anywhere.items():
        found += [
            Usable(action.verb, (), actions, rolls=False, rule=rule, title=heading(rule))
            for action in actions
        ]
    return Verbs(found, voice)
