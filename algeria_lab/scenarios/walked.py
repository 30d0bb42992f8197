"""The guided line of a scenario, walked by itself: what lay there at each step, and what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.pilot import drive

MOST_VISITS = 200  # steps begun; one that is come back to counts again


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
    try:
        drive(guide, lambda _: None)
    except LabError as error:
        return error
    return None
