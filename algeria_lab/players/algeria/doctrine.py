"""A doctrine: ordered judgements a decision, each a question with a rule, over one record of parameters.

Another doctrine is another order, another choice of judgements or other parameters: data over the
same small functions. `doctrine_files` makes one of data and knows those of the house.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.frames import FRAMES
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import F_contra
from algeria_lab.core.actions import Seat
from algeria_lab.players.base import Because, Choice, Line, Values

P = TypeVar("P")
FINISH = cite("A:9")
_RULES = AlgeriaRules()
_LAST_FIRST = ("done", "to", "pick", "target")


class Advice(NamedTuple):
    """What a judgement found worth doing.

    Attributes:
        line: Actions that belong together; legal one after the other.
        values: Names and numbers for the sentence that says why.
    """

    line: Line
    values: Values = ()


Decide: TypeAlias = Callable[[State, F_contra, P], Advice | None]


class Judgement(NamedTuple, Generic[F_contra, P]):
    """One question of a doctrine.

    Attributes:
        key: Its name; ``judgement-<key>`` is the message with the question.
        rule: Citation key of the rule it is about.
        decide: Looks at the position, the awaited frame and the parameters; None means no.
    """

    key: str
    rule: str
    decide: Decide[F_contra, P]

    @property
    def question(self) -> str:
        """Message id of the question."""
        return question_of(self.key)


def question_of(key: str) -> str:
    """Return the message id of the question that a judgement asks."""
    return f"judgement-{key}"


Order: TypeAlias = tuple[Judgement[Any, P], ...]


def asked_at(kind: type[F_contra], *order: Judgement[F_contra, P]) -> dict[str, Order[P]]:
    """Return the entry of a decision, by its name: its judgements know its fields."""
    return {FRAMES.names[kind]: order}


def by_key(steps: Mapping[str, Order[P]]) -> dict[str, Judgement[Any, P]]:
    """Return the judgements of all decisions by their keys."""
    return {judgement.key: judgement for order in steps.values() for judgement in order}


@dataclass(frozen=True, slots=True, repr=False)
class Doctrine(Generic[P]):
    """How a side decides.

    Attributes:
        name: Its name, such as ``mixed``.
        seat: Whose doctrine it is.
        parameters: Everything that is a number.
        judgements: By awaited decision, in the order in which they are asked.
        title: What people call it, by language; may be empty.
        idea: What it tries and what it gives up, by language; may be empty.
    """

    name: str
    seat: Seat
    parameters: P
    judgements: Mapping[str, Order[P]]
    title: Mapping[str, str] = field(default_factory=dict)
    idea: Mapping[str, str] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"Doctrine({self.brief})"

    @property
    def brief(self) -> str:
        """Name, side and idea, for programmers."""
        idea = self.idea.get("en", "")
        return f"{self.name!r}, {self.seat}{f': {idea:.200}' if idea else ''}"


class DoctrinePlayer(Generic[P]):
    """Plays a doctrine.

    The choice depends on the position alone, so that it can be explained, and repeated in a fork.
    """

    def __init__(self, doctrine: Doctrine[P]) -> None:
        self.name = doctrine.name
        self.doctrine = doctrine
        self._parameters = doctrine.parameters
        self._asked: dict[type, Order[P]] = {
            FRAMES.kinds[step]: order for step, order in doctrine.judgements.items()
        }
        self._deciders = {
            kind: tuple([judgement.decide for judgement in order]) for kind, order in self._asked.items()
        }

    def __repr__(self) -> str:
        return f"DoctrinePlayer({self.doctrine.brief})"

    def choose(self, view: State, rng: Random) -> Choice:  # noqa: ARG002 - no doctrine leaves things to chance
        """Ask the judgements of the awaited decision in order; the first that has advice decides."""
        frame = view.agenda[-1]
        because: list[Because] = []
        for key, rule, decide in self._asked.get(type(frame), ()):
            advice = decide(view, frame, self._parameters)
            question = question_of(key)
            if advice is not None:
                found = Because(rule, question, answer=True, values=advice.values)
                return Choice(advice.line, (*because, found))
            because.append(Because(rule, question, answer=False))
        return finish_begun(view)

    def decide(self, view: State, rng: Random) -> Line:  # noqa: ARG002 - as `choose`
        """Return the line of `choose`, without the reasons."""
        frame, parameters = view.agenda[-1], self._parameters
        for decide in self._deciders.get(type(frame), ()):
            advice = decide(view, frame, parameters)
            if advice is not None:
                return advice.line
        return finish_begun(view).line


def finish_begun(view: State) -> Choice:
    """Finish a mission that somebody else began: only reached when a doctrine takes over in its middle."""
    legal = _RULES.legal(view)
    for verb in _LAST_FIRST:
        for action in legal:
            if action.verb == verb:
                return Choice((action,), (Because(FINISH, "judgement-finish-begun", answer=True),))
    return Choice(legal[:1], (Because(FINISH, "judgement-finish-begun", answer=True),))
