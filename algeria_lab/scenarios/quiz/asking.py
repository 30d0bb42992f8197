"""One question put to one person: what was answered, which hints were shown, whether the key is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.decisive import Result
from algeria_lab.scenarios.quiz.grading import grade, is_graded, is_guess
from algeria_lab.scenarios.quiz.own_words import is_own_words
from algeria_lab.scenarios.quiz.places import places
from algeria_lab.scenarios.quiz.points import points_of
from algeria_lab.scenarios.quiz.prediction import Came
from algeria_lab.scenarios.quiz.verdicts import Key, Verdict

TRIES_BEFORE_KEY = 2


@dataclass
class Asking:
    """A question under way.

    A wrong answer is told with its reason. The key is shown after two wrong answers or to whoever asks for
    it, which is kept. What is said in one's own words can be said again; every version is kept.

    Attributes:
        scenario: The scenario.
        question: The question.
        key: What is right; None where nothing is, or it is not known yet.
        found: For ``decisive``: the results of the learner's own game to choose from.
        tries: What was answered, each with what it is worth.
        hints: How many hints were shown.
        has_asked: Whether the key was asked for.
        came: For ``predict``: what the line brought; None before it is played.
        earlier: For a text that is written anew: what was written first; None where it was left out.
    """

    scenario: Scenario
    question: Question
    key: Key | None = None
    found: Sequence[Result] = ()
    tries: list[Verdict] = field(default_factory=list)
    hints: int = 0
    has_asked: bool = False
    came: Came | None = None
    earlier: Verdict | None = None

    @property
    def places(self) -> tuple[str, ...]:
        """The places that can be named."""
        return places(self.scenario.game)

    @property
    def is_open(self) -> bool:
        """Whether an answer is still awaited."""
        return not self.knows_key and not any(one.outcome in ("right", "told") for one in self.tries)

    @property
    def is_rewritable(self) -> bool:
        """Whether it was answered in words that can be written again; a guess is no guess any more."""
        is_answered = is_own_words(self.question) and not self.is_open
        return is_answered and not is_guess(self.scenario, self.question)

    @property
    def knows_key(self) -> bool:
        """Whether the person may see what is right."""
        if not is_graded(self.question):
            return False
        wrong = sum(one.outcome == "wrong" for one in self.tries)
        return self.has_asked or wrong >= TRIES_BEFORE_KEY or self.is_right

    @property
    def is_right(self) -> bool:
        """Whether it was answered rightly."""
        return any(one.outcome == "right" for one in self.tries)

    @property
    def points(self) -> int:
        """What it counts: all of its points if it was answered rightly at last, before the key was shown."""
        return points_of(self.scenario, self.question) if self.is_right else 0

    def answer(self, given: object, language: str = "en") -> Verdict:
        """Take an answer and return what it is worth; what is unclear, or comes too late, is not kept."""
        among = [one.id for one in self.found]
        verdict = grade(self.scenario, self.question, given, self.key, among=among, language=language)
        if verdict.counts and (self.is_open or self.is_rewritable):
            self.tries.append(verdict)
        return verdict

    def hint(self) -> TextData | None:
        """Return the next hint, None once all are shown."""
        if self.hints >= len(self.question.hints):
            return None
        self.hints += 1
        return self.question.hints[self.hints - 1]

    def show_key(self) -> Key | None:
        """Return what is right to somebody who asks for it."""
        if self.is_open:
            self.has_asked = True
        return self.key
