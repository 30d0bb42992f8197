"""One person's way through a scenario: which step it is, whether it is done, what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from algeria_lab.core.events import Story
from algeria_lab.core.refusals import LabError
from algeria_lab.core.voice import PLAIN, Voice
from algeria_lab.players.table import Table, play_on
from algeria_lab.scenarios.conditions.expressions import Expression
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forms.steps import DEBRIEF, Step
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.limit import StepLimit
from algeria_lab.scenarios.opening import opened

USUAL_MINUTES = 2.0
# What the person can do now: read and go on; play; answer; let computers play; go on because all is done;
# play without the guide; talk about it, at the end.
Status: TypeAlias = Literal["read", "play", "ask", "watch", "done", "free", "debrief"]


class NotNow(LabError, ValueError):
    """Something was asked of the guide that this step has not; nothing has changed."""


@dataclass
class Stage:
    """A step that was begun.

    Attributes:
        step: The step.
        ply: The moment at which it began.
        hints: How many hints were shown.
        tries: Answers given, by question, in order.
        skipped: Questions that were left out.
    """

    step: Step
    ply: int
    hints: int = 0
    tries: dict[str, list[object]] = field(default_factory=dict)
    skipped: set[str] = field(default_factory=set)


class Guide:
    """Guided play at a table; the same for boards, notebooks and terminals.

    Whoever shows it asks what it says and hands on what the person does; moves are played at `table`, and the
    guide follows its game.

    Args:
        scenario: The scenario, checked.
        voice: How the game is told.
    """

    def __init__(self, scenario: Scenario, voice: Voice = PLAIN) -> None:
        self.scenario = scenario
        self._rails: Table[Any] = opened(scenario, voice)
        self._free: Table[Any] | None = None
        self._first = self._rails.game.state
        self._stages: list[Stage] = []
        self._over = False
        self._seaters: list[Callable[[Table[Any]], None]] = []
        self._begin(self._step_after(None))

    @property
    def table(self) -> Table[Any]:
        """The table to be played at: that of the guided line, or a free one."""
        return self._free or self._rails

    @property
    def stage(self) -> Stage | None:
        """The step that is under way; None in the debrief."""
        return self._stages[-1] if self._stages and not self._over else None

    @property
    def step(self) -> Step | None:
        """The step that is under way; None in the debrief."""
        return self.stage.step if self.stage else None

    @property
    def status(self) -> Status:
        """What the person can do now."""
        step = self.step
        if self._free:
            return "free"
        if step is None:
            return "debrief"
        if not self._is_played(step):
            return "watch" if step.watch else "play"
        if self.open_questions:
            return "ask"
        return "done" if step.plays or step.watch or step.ask else "read"

    @property
    def number(self) -> int:
        """The number of the step in the file, counted from 1; behind the last one in the debrief."""
        steps = self.scenario.steps
        return steps.index(self.step) + 1 if self.step else len(steps) + 1

    @property
    def minutes_left(self) -> float:
        """How long the steps from this one on take, as a rule."""
        return sum(step.minutes or USUAL_MINUTES for step in self.scenario.steps[self.number - 1 :])

    @property
    def open_questions(self) -> list[str]:
        """Questions of this step that are neither answered nor skipped."""
        stage = self.stage
        return (
            []
            if stage is None
            else [name for name in stage.step.ask if name not in stage.tries and name not in stage.skipped]
        )

    def play(self, line: str) -> Story:
        """Play a line at the table, and let computers answer.

        Raises:
            OffTheStep: If it is not part of the step.
            IllegalAction, MalformedAction, SeatTaken: As `Table.play`.
        """
        before = len(self.table.game.events)
        self.table.play(line)
        self.table.let_computers_act()
        return self.table.game.events[before:]

    def go_on(self) -> Step | None:
        """Begin the next step and return it; None in the debrief.

        Raises:
            NotNow: If the step is not done.
        """
        if self.status not in ("read", "done"):
            raise NotNow(f"step {self.step.id if self.step else DEBRIEF} is not done yet: {self.status}.")
        self._begin(self._step_after(self.step))
        return self.step

    def watch(self) -> Story:
        """Let computers play on for both sides as the step says, and return what happened."""
        stage = self.stage
        if stage is None or stage.step.watch is None:
            raise NotNow("this step has nothing to watch.")
        return play_on(self._rails.game, self._rails.seats, stage.step.watch.turns)

    def hint(self) -> TextData | None:
        """Return the next hint of the step; None once all are shown."""
        stage = self.stage
        if stage is None or stage.hints >= len(stage.step.hints):
            return None
        stage.hints += 1
        return stage.step.hints[stage.hints - 1]

    def leave(self, table: Table[Any] | None = None) -> None:
        """Play on freely: the guided line waits as it stands.

        Args:
            table: Another line of the game that is already on the board; a fork of the guided one if None.
        """
        if table is self._rails:
            self.come_back()
        elif self._free is None or table is not None:
            self._free = table or self._rails.fork(self._rails.game.ply)
            self._seated()

    def come_back(self) -> None:
        """Come back to the guided line, exactly where it was left."""
        if self._free is not None:
            self._free = None
            self._seated()

    def debrief(self) -> None:
        """Go to the debrief, from anywhere."""
        self.come_back()
        self._over = True
        self._limit()

    def on_seat(self, seater: Callable[[Table[Any]], None]) -> None:
        """Call *seater* whenever another table is to be shown."""
        self._seaters.append(seater)

    def moment(self) -> Moment:
        """Return what conditions are read from, now."""
        game = self._rails.game
        stage = self.stage
        before = game.state_at(stage.ply) if stage else self._first
        answers = {name: given[-1] for one in self._stages for name, given in one.tries.items()}
        events: Sequence[Any] = game.history[stage.ply + 1 :].events if stage else ()
        return Moment(game.rules, game.state, before, self._first, answers, tuple(events))

    def _is_played(self, step: Step) -> bool:
        """Return whether nothing is left to be played in a step."""
        stage, game = self._stages[-1], self._rails.game
        if step.goal:
            return Expression(step.goal, self.scenario.game).holds(self.moment())
        if step.watch:
            return game.state.turn >= game.state_at(stage.ply).turn + step.watch.turns or not game.to_move
        own = [part for line in step.play for part in line.split(";")]
        return len([entry for entry in game.history[stage.ply + 1 :] if not entry.by]) >= len(own)

    def _step_after(self, step: Step | None) -> Step | None:
        """Return the step that follows."""
        steps = self.scenario.steps
        if step is None:
            return steps[0] if steps else None
        for branch in (*step.branches, *self.scenario.branches):
            if Expression(branch.when, self.scenario.game).holds(self.moment()):
                return self.scenario.step(branch.to)
        if step.next:
            return self.scenario.step(step.next)
        place = steps.index(step) + 1
        return steps[place] if place < len(steps) else None

    def _begin(self, step: Step | None) -> None:
        """Begin a step, or the debrief."""
        self._over = step is None
        if step is not None:
            self._stages.append(Stage(step, self._rails.game.ply))
            if step.dice:
                self._rails.game.dice.give(face for throw in step.dice for face in throw.faces)  # type: ignore[attr-defined]
        self._limit()

    def _limit(self) -> None:
        self._rails.limit = StepLimit(self.step) if self.step else None

    def _seated(self) -> None:
        for seater in self._seaters:
            seater(self.table)
