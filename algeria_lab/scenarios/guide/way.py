"""Where a guided person stands: which step, what can be done, what is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from algeria_lab.core.refusals import UnknownName
from algeria_lab.players.table import Table
from algeria_lab.scenarios.forms.exhibits import Exhibit
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guided_course import GuidedCourse
from algeria_lab.scenarios.guide.stage import Answers, NotNow, Spot, Stage, Status
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.decisive import Result, decisive_key, largest, results
from algeria_lab.scenarios.quiz.prediction import Came, line_of, read_after, seen_in
from algeria_lab.scenarios.quiz.verdicts import Key

USUAL_MINUTES = 2.0


@dataclass(frozen=True)
class Way:
    """Where a guided person stands; nothing here changes anything.

    Attributes:
        scenario: The scenario.
        course: The guided line with its steps.
        answers: What was answered and left out.
        keys: Returns what is right, by question, as far as it is known.
        free: The table of free play, while the guided line waits; None on the line.
        is_talking: Whether the debrief is looked at before the line is over.
    """

    scenario: Scenario
    course: GuidedCourse
    answers: Answers
    keys: Callable[[], Mapping[str, Key]]
    free: Table[Any] | None = None
    is_talking: bool = False

    @property
    def table(self) -> Table[Any]:
        """The table to be played at: that of the guided line, or a free one."""
        return self.free or self.course.rails.table

    @property
    def stage(self) -> Stage | None:
        """The step that is under way; None in the debrief, and where there are no steps."""
        return None if self.course.is_over or self.is_talking else self.course.stage

    @property
    def step(self) -> Step | None:
        """The step that is under way; None in the debrief."""
        return self.stage.step if self.stage else None

    def as_left(self, step: str) -> Way | None:
        """Return a way that stands where a step was left; None where nobody has worked that through.

        Args:
            step: The step. One that was shown, or passed on the way to another, was not worked through.
        """
        course = self.course
        begun = [place for place, stage in enumerate(course.stages) if stage.step.id == step]
        stage = course.stages[begun[-1]] if begun else None
        if stage is None or stage.done is None or stage.is_shown or course.strayed:
            return None
        after = next(iter(course.stages[begun[-1] + 1 :]), None)
        # What comes after may have gone back from there; else one left where one came to it.
        until = course.rails.spot if after is None else stage.done if after.step.back_to else after.came
        twin = course.copy(until or stage.done)
        del twin.stages[begun[-1] + 1 :]
        names = {one.step.id for one in twin.stages}
        twin.rails.left = {name: line for name, line in twin.rails.left.items() if name in names}
        twin.happened.take_back(twin.rails.spot)
        twin.is_over, twin.next_file = False, None
        twin.set_limit()
        return replace(self, course=twin, free=None, is_talking=False)

    @property
    def has_left(self) -> bool:
        """Whether something was played, by whatever way, that the step is not about."""
        return self.course.strayed is not None

    @property
    def status(self) -> Status:
        """What the person can do now."""
        if self.free or self.has_left:
            return "free"
        stage = self.stage
        if stage is None:
            return "debrief" if self.is_talking or self.course.is_over else "free"
        if self.open_predictions:
            return "predict"
        if stage.done is None:
            return "part" if stage.step.part else "watch" if stage.step.watch else "play"
        if self.open_questions:
            return "ask"
        step = stage.step
        return "done" if step.is_played or step.ask or step.predict else "read"

    @property
    def number(self) -> int:
        """The number of the step in the file, counted from 1; behind the last one in the debrief."""
        names = [step.id for step in self.scenario.steps]
        return names.index(self.step.id) + 1 if self.step else len(names) + 1

    @property
    def minutes_left(self) -> float:
        """How long the steps from this one on take, as a rule, if no branch is taken."""
        left: dict[str, float] = {}
        step = self.step
        while step and step.id not in left:
            left[step.id] = step.minutes or self._usual_minutes
            step = self.scenario.step(self.scenario.usual_way(step) or "")
        return sum(left.values())

    @property
    def _usual_minutes(self) -> float:
        """How long a step takes of which nothing is said: a share of the whole where only that is told."""
        steps, whole = self.scenario.steps, self.scenario.minutes
        is_told = any(step.minutes for step in steps)
        return whole / len(steps) if whole and not is_told else USUAL_MINUTES

    @property
    def open_predictions(self) -> list[str]:
        """Questions of the step that are asked before anything is played or shown, and still open."""
        return [name for name in (self.step.predict if self.step else ()) if self.awaits(name)]

    @property
    def exhibits(self) -> list[Exhibit]:
        """What the step shows now: nothing before everything is predicted, the rest as its author says."""
        stage = self.stage
        if stage is None or self.open_predictions:
            return []
        usual = "before" if stage.done or not stage.step.is_played else "after"
        return [one for one in stage.step.show if stage.done or (one.when or usual) == "before"]

    def awaits(self, name: str) -> bool:
        """Return whether a question is neither answered nor left out."""
        question = self.scenario.question(name)
        return question is not None and name not in self.answers.skipped and self._put(question).is_open

    @property
    def open_questions(self) -> list[str]:
        """Questions that are asked now, neither answered nor left out; at the end, those of no step."""
        return [name for name in self.asked if self.awaits(name)]

    @property
    def asked(self) -> list[str]:
        """Questions that are asked now, answered or not; at the end, those of no step."""
        if self.step:
            return self.step.predict if self.open_predictions else self.step.ask
        return [question.id for question in self.scenario.asked_by_no_step]

    def question(self, name: str) -> Question:
        """Return a question that is asked now.

        Raises:
            UnknownName: If there is no such question.
            NotNow: If it is not asked here.
        """
        question = self.scenario.question(name)
        if question is None:
            raise UnknownName("question", name, [one.id for one in self.scenario.quiz])
        if name not in self.asked:
            asked = ", ".join(self.asked)
            raise NotNow(
                "asked", f"{name} is not asked here; asked: {asked or 'nothing'}.", asked=asked or "-"
            )
        return question

    def asking(self, name: str) -> Asking:
        """Return a question that is asked now, with its key and what was answered.

        What is done with it is not kept: answer, take hints and ask for the key at the guide.

        Raises:
            UnknownName: If there is no such question.
            NotNow: If it is not asked here.
        """
        self.question(name)
        return self.answered(name)

    def answered(self, name: str) -> Asking:
        """Return a question as `asking` does, wherever it is asked.

        Raises:
            UnknownName: If there is no such question.
        """
        question = self.scenario.question(name)
        if question is None:
            raise UnknownName("question", name, [one.id for one in self.scenario.quiz])
        if self.is_predicted(name):  # what comes is no key: nobody is right or wrong by luck
            return self._put(question)
        if question.kind != "decisive":
            return self._put(question, self.keys().get(question.id))
        seat = None if self.scenario.side == "both" else self.scenario.side
        found = largest(results(self.course.rails.game, seat))
        return self._put(question, decisive_key(found), found)

    def is_predicted(self, name: str) -> bool:
        """Return whether a question is asked before a step is played."""
        return self.scenario.is_predicted(name)

    def _put(self, question: Question, key: Key | None = None, found: Sequence[Result] = ()) -> Asking:
        given = [one.verdict for one in self.answers.tries.get(question.id, ())]
        hints, revealed = self.answers.hints.get(question.id, 0), question.id in self.answers.revealed
        came = self.answers.came.get(question.id)
        first = self.answers.tries.get(question.again or "", ())
        earlier = first[-1].verdict if first else None
        return Asking(self.scenario, question, key, found, given, hints, revealed, came, earlier)

    def seen(self, step: Step) -> bool:
        """Return whether what a step brought is seen: once it is played, before its questions."""
        return self.status == "done" or (self.status == "ask" and step.is_played)

    def came(self, question: Question) -> Came | None:
        """Return what came of something that was predicted; None as long as nobody knows."""
        name, course = question.id, self.course
        asking = (one for one in reversed(course.stages) if name in one.step.questions)
        stage = next(asking, None)
        if question.settled:
            return self._settled(question, stage)
        if question.kind == "predict" and (line := line_of(question, stage.step if stage else None)):
            asked = question.model_copy(update={"line": line})
            since = course.rails.since(stage.spot if stage else Spot(0, 0))
            return seen_in(self.scenario, asked, course.moment(), since)
        is_early = self.is_predicted(name)
        if is_early and stage and stage is course.stage and stage.done and not self.has_left:
            begun = {one.step.id for one in course.stages}
            ends = question.at is not None and question.at not in begun
            return read_after(self.scenario, question, course.moment(), ends=ends)
        return None

    def _settled(self, question: Question, asked: Stage | None) -> Came | None:
        """Return what came of a prediction by the end of the later step that settles it; None before."""
        course, stage = self.course, self.course.stage
        if asked is None or stage is None or stage.step.id != question.settled or self.has_left:
            return None
        if stage.done is None:
            return None
        return read_after(self.scenario, question, course.moment(since=asked))
