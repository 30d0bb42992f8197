"""What a guide keeps and says: steps that were begun, messages, what is not possible now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias

from algeria_lab.core.actions import Action
from algeria_lab.core.refusals import Tellable, Value
from algeria_lab.scenarios.forms.start import Throw
from algeria_lab.scenarios.forms.steps import Choice, Step
from algeria_lab.scenarios.forms.texts import NO_TEXT, Picture, TextData
from algeria_lab.scenarios.quiz.prediction import Came
from algeria_lab.scenarios.quiz.verdicts import Verdict

# What the person can do now: say what they expect; read and go on; play; answer; let computers play; play the
# other scenario that is part of the step; go on because all is done; play without the guide; talk about it,
# at the end.
Status: TypeAlias = Literal["predict", "read", "play", "ask", "watch", "part", "done", "free", "debrief"]
# What a message is about: faces that will fall; a wrong pick; an event; a goal that counts; a step that is
# done; an order that was chosen; the line that was left; another file that comes next; what a predicted line
# has brought; an earlier moment to which the game has gone back, or to which it cannot go, for it was left
# out.
About: TypeAlias = Literal[
    "dice", "wrong", "event", "goal", "done", "chosen", "left", "next", "came", "back", "stayed"
]


class NotNow(Tellable, ValueError):
    """Something was asked of the guide that this step has not; nothing has changed.

    Attributes:
        problem: What stands in the way: ``guide-not-<problem>`` is its message.
        values: What that message quotes.
    """

    def __init__(self, problem: str, said: str, **values: Value) -> None:
        self.problem = problem
        super().__init__(said, "not-now", problem=problem, **values)


class Message(NamedTuple):
    """Something that the guide says now.

    Attributes:
        about: What it is about; ``guide-says-<about>`` stands before the words of the author.
        text: The words of the author; empty if there are none.
        name: The id of the event, goal, question or earlier step, the order that was chosen, the action that
            was wrong, or the file that comes next.
        throws: Teaching dice that will fall, and what for.
        points: What a goal counts.
        picture: What is shown beside it.
        content_note: What to say before.
    """

    about: About
    text: TextData = NO_TEXT
    name: str = ""
    throws: tuple[Throw, ...] = ()
    points: int = 0
    picture: Picture | None = None
    content_note: TextData = NO_TEXT


class Spot(NamedTuple):
    """A moment of the guided line.

    Attributes:
        chapter: The number of its game; another one begins where an event changes the position.
        ply: How many actions had been taken in it.
    """

    chapter: int
    ply: int


class Try(NamedTuple):
    """An answer that was given.

    Attributes:
        given: What was given.
        verdict: What it is worth.
    """

    given: object
    verdict: Verdict


@dataclass
class Stage:
    """A step that was begun.

    Attributes:
        step: The step.
        spot: The moment at which it began.
        before: The position at that moment.
        names: Units that stand for others of the author's line since earlier steps.
        told: How much the guide had said when it began.
        came: The moment at which one came to it, before what the guide played first.
        hints: How many hints were shown.
        refused: Picks that were not right, in order, each with the position before it.
        done: The moment at which nothing was left to be played; None until then.
        chosen: The place of the order that was played, of those to choose between; None while none was.
        is_told: Whether it was said that it is done.
        is_shown: Whether it was played for the person, wholly or from some moment on.
        part: The guide of the other scenario that is part of it; None where there is none.
        is_left: Whether that was played to its debrief, or left.
        entry: What the journal holds of it; None before anything was done there.
    """

    step: Step
    spot: Spot
    before: Any
    names: Mapping[str, str] = field(default_factory=dict)
    told: int = 0
    came: Spot | None = None
    hints: int = 0
    refused: list[tuple[Any, Action]] = field(default_factory=list)
    done: Spot | None = None
    chosen: int | None = None
    is_told: bool = False
    is_shown: bool = False
    part: Any = None
    is_left: bool = False
    entry: dict[str, Any] | None = None

    def hold(self, part: Any) -> None:
        """Hold the guide of the other scenario that is part of the step."""
        self.part, part.is_part = part, True

    @property
    def choice(self) -> Choice | None:
        """The order that was played, of those to choose between; None where there is none, or not yet."""
        return self.step.choose[self.chosen] if self.step.choose and self.chosen is not None else None

    @property
    def ply(self) -> int:
        """How many actions had been taken when it began, in its game."""
        return self.spot.ply

    @property
    def wrong(self) -> list[str]:
        """Picks that were not right, in order, as they are typed."""
        return [str(action) for _, action in self.refused]


@dataclass
class Answers:
    """What was answered on the way; it stays when steps are taken back.

    Attributes:
        tries: Answers given, by question, in order.
        skipped: Questions that were left out.
        hints: How many hints of a question were shown.
        revealed: Questions whose key was asked for.
        came: What predicted lines have brought, by question.
        since: At which moment of the line that was known, by question.
    """

    tries: dict[str, list[Try]] = field(default_factory=dict)
    skipped: set[str] = field(default_factory=set)
    hints: dict[str, int] = field(default_factory=dict)
    revealed: set[str] = field(default_factory=set)
    came: dict[str, Came] = field(default_factory=dict)
    since: dict[str, Spot] = field(default_factory=dict)

    def take_back(self, spot: Spot) -> None:
        """Forget what predictions have brought after a moment: it was taken back."""
        for name in [name for name, known in self.since.items() if known > spot]:
            del self.came[name], self.since[name]

    def last(self) -> Mapping[str, object]:
        """Return the last answer to each question, by its id, as conditions read it."""
        return {name: given[-1].verdict.value for name, given in self.tries.items()}
