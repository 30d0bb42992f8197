"""Experiments of scenarios: what a file asks of many wars, as `experiments.compare` takes it."""

from __future__ import annotations

from typing import Any

from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.experiments.subjects import subject
from algeria_lab.experiments.ways import Way
from algeria_lab.scenarios.forms.experiment import Experiment, WayData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.autopilot import walked_to
from algeria_lab.scenarios.opening import begun_of, opened


class NotReached(LabError, LookupError):
    """The guided line never comes to the step at which an experiment begins."""


def experiment_of(scenario: Scenario, name: str) -> Experiment:
    """Return the experiment of that id.

    Raises:
        UnknownName: If there is none.
    """
    known = {experiment.id: experiment for experiment in scenario.experiments}
    if name not in known:
        raise UnknownName("experiment", name, known)
    return known[name]


def asked(scenario: Scenario, name: str, language: str = "en") -> dict[str, Any]:
    """Return what an experiment of a scenario asks: the arguments of `experiments.compare`.

    Args:
        scenario: The scenario, checked.
        name: The id of the experiment.
        language: Language of the names of its ways.

    Raises:
        UnknownName: If there is no such experiment.
        NotReached: If the guided line never comes to the step at which it begins.
    """
    experiment = experiment_of(scenario, name)
    side = experiment.side or ("gov" if scenario.side == "both" else scenario.side)
    ways = {
        scenario.said(way.title, language) or called: _way(scenario, way, side)
        for called, way in experiment.ways.items()
    }
    against = [_player(scenario, player) for player in experiment.against]
    return {
        "position": _beginning(scenario, experiment),
        "ways": ways,
        "against": against or None,
        "side": side,
        "runs": experiment.runs,
        "seed": experiment.seed,
        "stop": experiment.stop,
        "game": scenario.game,
        "language": language,
    }


def _beginning(scenario: Scenario, experiment: Experiment) -> object:
    """Return the position at the beginning of its step, on the guided line."""
    if experiment.at is None:
        return opened(scenario).game.state
    guide = walked_to(scenario, experiment.at)
    if guide is None:
        raise NotReached(
            f"experiment {experiment.id!r} begins at step {experiment.at!r}, never met on the guided line."
        )
    return guide.table.game.state


def _way(scenario: Scenario, way: WayData, side: str) -> Way:
    usual = subject(scenario.game).usual(begun_of(scenario), side)  # type: ignore[arg-type]  # "fln" or "gov"
    return Way(_player(scenario, way.player or usual), way.changes, way.opening, way.when)


def _player(scenario: Scenario, name: str) -> Any:
    """Return a player by name, or the data of a doctrine of the scenario."""
    return scenario.doctrines.get(name, name)
