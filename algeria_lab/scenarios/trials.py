"""An experiment of a scenario as a question to many wars."""

from __future__ import annotations

from typing import Any, cast

from algeria_lab.core.actions import Seat
from algeria_lab.core.game import Game
from algeria_lab.experiments.asking import ask
from algeria_lab.experiments.questions import Question
from algeria_lab.experiments.reading import BeginningLike
from algeria_lab.experiments.ways import Way
from algeria_lab.scenarios.forms.experiment import Experiment, WayData
from algeria_lab.scenarios.forms.opening import PERSON
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.autopilot import walked_to
from algeria_lab.scenarios.opening import OTHER, opened, player_of


def asked_by(scenario: Scenario, experiment: Experiment, language: str) -> Question:
    """Return the question of an experiment, asked at the moment of the guided line that its author names.

    Args:
        scenario: The scenario.
        experiment: One of its experiments.
        language: Language of the titles of its ways.

    Raises:
        LabError: If it cannot be asked.
    """
    return question_from(_beginning(scenario, experiment), scenario, experiment, language)


def question_from(
    beginning: BeginningLike, scenario: Scenario, experiment: Experiment, language: str
) -> Question:
    """Return the question of an experiment, asked of wars that begin at a position; see `asked_by`."""
    side = side_of(scenario, experiment)
    against = experiment.against or ([scenario.opponent.player] if scenario.opponent.player else [])
    opponents = [_spoken(scenario, name) for name in against if name != PERSON]
    ways = {
        title_of(scenario, name, way, language): _way(scenario, way, side)
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
    )


def side_of(scenario: Scenario, experiment: Experiment) -> Seat:
    """Return the side whose ways an experiment compares."""
    named = experiment.side or (scenario.side if scenario.side in OTHER else "gov")
    return cast("Seat", named)


def title_of(scenario: Scenario, name: str, way: WayData, language: str) -> str:
    """Return what tables and charts call a way."""
    return scenario.said(way.title, language) or name


def _beginning(scenario: Scenario, experiment: Experiment) -> Game[Any]:
    """Return the game at the moment at which the wars begin."""
    found = walked_to(scenario, experiment.at) if experiment.at else None
    return found.table.game if found else opened(scenario).game


def _way(scenario: Scenario, way: WayData, side: Seat) -> Way:
    player = way.player or player_of(scenario, side).name
    return Way(_spoken(scenario, player), way.changes, way.opening, way.when)


def _spoken(scenario: Scenario, name: str) -> str | dict[str, Any]:
    """Return a doctrine of the scenario as data, and any other name as it is."""
    return scenario.doctrines.get(name, name)
