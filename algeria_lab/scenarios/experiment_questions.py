"""An experiment of a scenario as a question to many wars."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, cast

from algeria_lab.core.actions import Seat
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.experiments.asking.given import BeginningLike
from algeria_lab.experiments.asking.positions import Beginning
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.scenarios.conditions.expressions import Expression
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forms.experiment import Experiment, WayData
from algeria_lab.scenarios.forms.start import PERSON
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.walks.autopilot import walked_to
from algeria_lab.scenarios.table import (
    OTHER,
    begun_of,
    is_dealt,
    is_shuffled,
    opened,
    player_of,
    position_of,
)


def asked_by(scenario: Scenario, experiment: Experiment, language: str = "") -> Question:
    """Return the question of an experiment, asked at the moment of the guided line that its author names.

    Args:
        scenario: The scenario.
        experiment: One of its experiments.
        language: Language of the titles of its ways; empty for the names that its author gave them.

    Raises:
        LabError: If it cannot be asked.
    """
    return question_from(_beginning(scenario, experiment), scenario, experiment, language)


def question_from(
    beginning: BeginningLike, scenario: Scenario, experiment: Experiment, language: str = ""
) -> Question:
    """Return the question of an experiment, asked of wars that begin at a position; see `asked_by`."""
    side = side_of(scenario, experiment)
    against = experiment.against or _usual_opponents(scenario, side)
    opponents = [_spoken(scenario, name) for name in against if name != PERSON]
    ways = {
        title_of(scenario, name, way, language) if language else name: _way(scenario, way, side)
        for name, way in experiment.ways.items()
    }
    return ask(
        beginning,
        ways,
        against=opponents or None,
        side=side,
        runs=experiment.runs,
        seed=experiment.seed,
        stop=experiment.stop,
        measures={name: Counted(count.of, scenario.game) for name, count in experiment.counts.items()},
    )


def _usual_opponents(scenario: Scenario, side: Seat) -> list[str]:
    """Return the opponent of a scenario; none where the rules themselves play the other side."""
    known, other = subject(scenario.game), OTHER[side]
    if known.usual(begun_of(scenario), other) not in known.names(other):
        return []
    return [scenario.opponent.player] if scenario.opponent.player else []


@dataclass(frozen=True)
class Counted:
    """What an author counts in every position, as a measure of one's own.

    Attributes:
        text: What is counted, in the language of conditions.
        game: The game.
    """

    text: str
    game: str

    def __call__(self, state: Any) -> bool | float:
        """Return it for a position."""
        moment = Moment(subject(self.game).rules, state, state, state)
        value = Expression(self.text, self.game).value(moment)
        return value if isinstance(value, bool) else float(cast("Fraction", value))


def side_of(scenario: Scenario, experiment: Experiment) -> Seat:
    """Return the side whose ways an experiment compares."""
    named = experiment.side or (scenario.side if scenario.side in OTHER else "gov")
    return cast("Seat", named)


def title_of(scenario: Scenario, name: str, way: WayData, language: str) -> str:
    """Return what tables and charts call a way."""
    return scenario.said(way.title, language) or name


def _beginning(scenario: Scenario, experiment: Experiment) -> Game[Any] | Beginning | Position:
    """Return where the wars begin: a moment of the guided line, or cards that are dealt or shuffled anew."""
    if experiment.at is None and is_dealt(scenario) and not scenario.decks:
        return Beginning(begun_of(scenario), dict(scenario.options), game=scenario.game)
    if experiment.at is None and is_shuffled(scenario):
        return position_of(scenario)
    return beginning_of(scenario, experiment)


def beginning_of(scenario: Scenario, experiment: Experiment) -> Game[Any]:
    """Return the game at the moment of the guided line at which an experiment begins.

    That line leaves no step out, so that wars are the same in every form of a lesson.
    """
    found = walked_to(scenario.whole, experiment.at) if experiment.at else None
    return found.table.game if found else opened(scenario).game


def _way(scenario: Scenario, way: WayData, side: Seat) -> Way:
    player = way.player or player_of(scenario, side).name
    return Way(_spoken(scenario, player), way.changes, way.opening, way.when)


def _spoken(scenario: Scenario, name: str) -> str | dict[str, Any]:
    """Return a doctrine of the scenario as data, and any other name as it is."""
    return scenario.doctrines.get(name, name)
