"""What can be read of a guide: where the person stands, on which line, and what was put in and said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry
from algeria_lab.players.table import Table
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forms.exhibits import Exhibit
from algeria_lab.scenarios.forms.steps import Goal, Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guided_course import GuidedCourse
from algeria_lab.scenarios.guide.journal import Journal
from algeria_lab.scenarios.guide.notebook import Notebook
from algeria_lab.scenarios.guide.rails import Chapter
from algeria_lab.scenarios.guide.stage import Answers, Message, Spot, Stage, Status
from algeria_lab.scenarios.guide.way import Way
from algeria_lab.scenarios.quiz.asking import Asking


class Standing:
    """All that can be read of a guide; nothing here changes anything. See `guide.Guide`, which alone acts.

    Args:
        notebook: What was put in and said.
        way: Where the person stands.

    Attributes:
        way: Where the person stands.
        is_part: Whether the scenario is part of a step of another one.
    """

    is_part = False

    def __init__(self, notebook: Notebook, way: Way) -> None:
        self._notebook, self.way = notebook, way

    @property
    def scenario(self) -> Scenario:
        """The scenario."""
        return self.way.scenario

    @property
    def journal(self) -> Journal:
        """Everything that the person put in."""
        return self._notebook.journal

    @property
    def told(self) -> Sequence[Message]:
        """Everything that the guide has said."""
        return self._notebook.told

    @property
    def messages(self) -> Sequence[Message]:
        """What the guide says now: all since the last input of the person."""
        return self._notebook.messages

    @property
    def answers(self) -> Answers:
        """What was answered and left out."""
        return self.way.answers

    @property
    def looks_back(self) -> bool:
        """Whether there is anything to look back at in the debrief: a part may leave that to its lesson."""
        return not self.is_part or self.scenario.lesson is not None or bool(self.scenario.debrief)

    @property
    def has_board(self) -> bool:
        """Whether a board stands beside the guide; a part in which nothing is played needs none."""
        steps, quiz = self.scenario.steps, self.scenario.quiz
        is_read = all(not one.is_played and (one.show or one.experiment) for one in steps)
        needs_none = self.is_part and is_read and all(one.kind != "map" for one in quiz)
        return self.scenario.has_board and not needs_none

    # On which line

    @property
    def course(self) -> GuidedCourse:
        """The guided line with its steps."""
        return self.way.course

    @property
    def table(self) -> Table[Any]:
        """The table to be played at: that of the guided line, or a free one."""
        return self.way.table

    @property
    def tables(self) -> tuple[Table[Any], ...]:
        """The tables of the guided line: another one after each change of position by an event."""
        return tuple(self.course.rails.tables)

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The games of the guided line, each from the moment on at which it belongs to it."""
        return self.course.rails.chapters

    @property
    def acted(self) -> Game[Any]:
        """The game of the guided line in which somebody acted last: none that only went back."""
        return self.course.rails.acted

    @property
    def ended(self) -> tuple[Game[Any], ...]:
        """The games of the guided line in which somebody acted, those that were left to go back first."""
        return self.course.rails.ended

    @property
    def begins_chapter(self) -> bool:
        """Whether an event has changed the board, or the game has gone back: nothing before is undone."""
        return not self.way.free and self.course.rails.begins_chapter

    @property
    def dice_left(self) -> int:
        """How many teaching dice are left on the guided line."""
        return self.course.rails.dice.left

    def entries_since(self, spot: Spot) -> list[Entry[Any]]:
        """Return what was played on the guided line after a moment."""
        return [entry for _, entry in self.course.rails.since(spot)]

    def moment(self) -> Moment:
        """Return what conditions are read from, now."""
        return self.course.moment()

    # In which step

    @property
    def status(self) -> Status:
        """What the person can do now."""
        return self.way.status

    @property
    def stage(self) -> Stage | None:
        """The step that is under way; None in the debrief, and where there are no steps."""
        return self.way.stage

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The steps that were begun, in order."""
        return tuple(self.course.stages)

    @property
    def step(self) -> Step | None:
        """The step that is under way; None in the debrief."""
        return self.way.step

    @property
    def done(self) -> list[str]:
        """The ids of the steps of which nothing is left to be played, in order; none that was left out."""
        return [stage.step.id for stage in self.stages if stage.done is not None]

    @property
    def number(self) -> int:
        """The number of the step in the file, counted from 1; behind the last one in the debrief."""
        return self.way.number

    @property
    def minutes_left(self) -> float:
        """How long the steps from this one on take, as a rule, if no branch is taken."""
        return self.way.minutes_left

    @property
    def part(self) -> Self | None:
        """The guide of the other scenario that is part of the step; None where there is none."""
        return self.course.stage.part if self.course.stage else None

    @property
    def next_file(self) -> str | None:
        """The scenario beside this one that comes next, once this one is over; None for none."""
        return self.course.next_file

    @property
    def goals(self) -> list[Goal]:
        """The goals that count by now."""
        return self.course.happened.goals

    @property
    def points(self) -> int:
        """What these goals count together."""
        return sum(goal.points for goal in self.goals)

    @property
    def has_hint(self) -> bool:
        """Whether the step has a hint that was not shown yet."""
        stage = self.stage
        return stage is not None and stage.hints < len(stage.step.hints)

    @property
    def exhibits(self) -> list[Exhibit]:
        """What the step shows now."""
        return self.way.exhibits

    # With which questions

    @property
    def asked(self) -> list[str]:
        """Questions that are asked now, answered or not; at the end, those of no step."""
        return self.way.asked

    @property
    def open_predictions(self) -> list[str]:
        """Questions of the step that are asked before anything is played or shown, and still open."""
        return self.way.open_predictions

    @property
    def open_questions(self) -> list[str]:
        """Questions that are asked now, neither answered nor left out; at the end, those of no step."""
        return self.way.open_questions

    def asking(self, name: str) -> Asking:
        """Return a question that is asked now; see `Way.asking`."""
        return self.way.asking(name)

    def answered(self, name: str) -> Asking:
        """Return a question, wherever it is asked; see `Way.answered`."""
        return self.way.answered(name)

    def said(self, place: int) -> str:
        """Return what somebody wrote last to something that is talked about, by its place in the debrief."""
        return self._notebook.said(place)

    def kept(self, line: str) -> int | None:
        """Return which sentence somebody chose last for a line to keep, as `Acting.keep` takes it."""
        return self._notebook.kept(line)

    def tried(self, experiment: str) -> dict[str, object]:
        """Return what somebody did last in an experiment, by its parts, those of `notebook.TRIED`."""
        return self._notebook.tried(experiment)
