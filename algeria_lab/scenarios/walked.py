"""The guided line of a scenario, walked by itself: what lay there at each step, and what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry
from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.subjects import subject
from algeria_lab.players.table import choice_at
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import Guide

MOST_VISITS = 200  # steps begun; one that is come back to counts again
MOST_LINES = 400  # of a computer player in one step


class LineBrokeOff(LabError, RuntimeError):
    """The guided line cannot go on: a step is not done, and nobody says how it is to be done."""


@dataclass(frozen=True)
class Walked:
    """A step of the guided line that was begun.

    Attributes:
        step: The step.
        number: Its number in the file, counted from 1.
        minutes_left: How long this step and those behind it take, as a rule.
        game: The game that was played in it.
        first: The moment at which it began.
        last: The moment at which it was done, or broke off.
        trouble: Why the line broke off here; None if it did not.
    """

    step: Step
    number: int
    minutes_left: float
    game: Game[Any]
    first: int
    last: int
    trouble: LabError | None = None

    @property
    def before(self) -> Any:
        """The position at which it began."""
        return self.game.state_at(self.first)

    @property
    def after(self) -> Any:
        """The position at which it was done."""
        return self.game.state_at(self.last)

    @property
    def entries(self) -> Sequence[Entry[Any]]:
        """What was played in it, by whomever."""
        return self.game.history[self.first + 1 : self.last + 1]


def walked(scenario: Scenario) -> Iterator[Walked]:
    """Yield the steps of the guided line as they are done; the last one may have broken off.

    A step is done by the line of its author, or by the computer player that the author named for it.
    Questions are passed over.
    """
    guide = Guide(scenario)
    for _ in range(MOST_VISITS):
        stage = guide.stage
        if stage is None:
            return
        number, minutes = guide.number, guide.minutes_left
        trouble = _done(guide)
        game = guide.table.game
        yield Walked(stage.step, number, minutes, game, stage.ply, game.ply, trouble)
        if trouble:
            return
        guide.go_on()


def _done(guide: Guide) -> LabError | None:
    """Do the step that is under way, and return what stood in the way."""
    step, stage = guide.step, guide.stage
    assert step is not None, "only called in a step"
    assert stage is not None, "only called in a step"
    try:
        if guide.status == "watch":
            guide.watch()
        for line in step.play:
            guide.play(line)
        if guide.status == "play" and step.by:
            _play_by(guide, step.by)
        stage.skipped.update(guide.open_questions)
        if guide.status not in ("read", "done"):
            raise LineBrokeOff(f"step {step.id} is not done by its own line: {guide.status}.")
    except LabError as error:
        return error
    return None


def _play_by(guide: Guide, name: str) -> None:
    """Let a computer player decide for the learner until the step is done."""
    for _ in range(MOST_LINES):
        game = guide.table.game
        seat = game.to_move
        if guide.status != "play" or seat is None:
            return
        player = subject(guide.scenario.game).player(name, seat)
        guide.play("; ".join(str(action) for action in choice_at(game, player, seat, game.ply).line))
