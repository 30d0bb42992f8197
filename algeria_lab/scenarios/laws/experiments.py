"""Experiments of a scenario: measures, constants and moments that there are, and wars that can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from algeria_lab.checking.causes import as_said
from algeria_lab.checking.faults import Fault, Path, quoted, unknown
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.refusals import IllegalAction, LabError, UnknownName
from algeria_lab.core.words.voice import Voice
from algeria_lab.experiments.asking.openings import OpeningRefused, check_moment
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.measuring.measures import WrongMeasure, measurable, measure
from algeria_lab.experiments.measuring.record import Quantity
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.experiment_questions import question_from, title_of
from algeria_lab.scenarios.forms.experiment import Experiment, WayData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.walks.walking import Walk
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.table import opened
from algeria_lab.scenarios.throws import Throws

FEW_WARS = 2  # that are begun to see whether a way can be played
MOST_WAYS = 12  # that are tried, of a whole scenario; a good chart has three
COUNTED = Quantity((0, 1))  # of what an author counts only the name is checked here
MOST_WAITING = 2  # that are played until their moment comes; a war of twilight takes an eighth of a second


def experiment_faults(case: Case) -> Iterator[Fault]:
    """Yield measures, constants and moments that there are not, and ways that cannot be told apart."""
    scenario = case.scenario
    for place, experiment in enumerate(scenario.experiments):
        here: Path = ("experiments", place)
        for number, text in enumerate(experiment.measures):
            yield from _measure(scenario.game, (*here, "measures", number), text, experiment)
        for number, name in enumerate(experiment.against):
            if name in experiment.against[:number]:
                first = experiment.against.index(name) + 1
                yield Fault((*here, "against", number), "name-used", {"given": name, "first": first})
        yield from _alike(scenario, experiment, here)
        for name in experiment.vary:
            if name not in (constants := subject(scenario.game).constants()):
                yield unknown((*here, "vary", name), name, constants)._replace(is_key=True)
        for name, way in experiment.ways.items():
            yield from _way(scenario.game, (*here, "ways", name), way)


def _measure(game: str, path: Path, text: str, experiment: Experiment) -> Iterator[Fault]:
    try:
        measure(text, game, dict.fromkeys(experiment.counts, COUNTED))
    except UnknownName as error:
        yield unknown(path, error.name, [*measurable(game), *experiment.counts])
    except WrongMeasure:
        yield Fault(path, "moment-form", {"given": quoted(text), "name": quoted(text.partition("@")[0])})


def _alike(scenario: Scenario, experiment: Experiment, here: Path) -> Iterator[Fault]:
    """Yield a way that charts would call as an earlier one."""
    titles = [title_of(scenario, name, way, scenario.lang) for name, way in experiment.ways.items()]
    for number, name in enumerate(experiment.ways):
        first = titles.index(titles[number])
        if first != number:
            title = quoted(titles[number])
            yield Fault((*here, "ways", name), "name-used", {"given": title, "first": first + 1}, is_key=True)


def _way(game: str, here: Path, way: WayData) -> Iterator[Fault]:
    known = subject(game)
    for name, value in way.changes.items():
        options = {known.changed: {name: value}}
        try:
            known.rules.new(known.rules.scenarios()[0], options, SeededDice(1))
        except UnknownName as error:
            yield unknown((*here, "changes", name), name, error.known)._replace(is_key=True)
        except LabError as error:
            values: dict[str, str | int | Fault] = {"given": quoted(value), "why": cause_of(error)}
            yield Fault((*here, "changes", name), "option", values)
    if way.when and not way.opening.strip():
        yield Fault((*here, "when"), "way-waits", {"given": quoted(way.when)}, is_key=True)
    try:
        check_moment(way.when, known.phases)
    except UnknownName as error:
        yield unknown((*here, "when"), error.name, error.known)
    except NoSuchExperiment:
        name = quoted(way.when.partition("@")[0])
        yield Fault((*here, "when"), "moment-form", {"given": quoted(way.when), "name": name})


def trial_faults(scenario: Scenario, walked: Walk, voice: Voice) -> Iterator[Fault]:
    """Yield ways that cannot be played from the position that was walked to, and stops that lie before it.

    Args:
        scenario: The scenario, without any other fault, with what it names in its place.
        walked: What was played through of it.
        voice: How its game is told.
    """
    tried = _to_try(scenario)
    for place, experiment in enumerate(scenario.experiments):
        here: Path = ("experiments", place)
        stop = walked.stop(experiment.at) if experiment.at else None
        if experiment.at and stop is None:
            continue
        state = stop.before if stop else opened(scenario, voice).game.state
        turn = max(state.turn, 1)
        if experiment.stop and experiment.stop < turn:
            yield Fault((*here, "stop"), "stop-early", {"given": experiment.stop, "turn": turn})
            continue
        position = Position.of(scenario.game, state.to_json())
        for name in [name for name in experiment.ways if (place, name) in tried]:
            if experiment.throws:
                yield from _not_thrown(scenario, experiment, name, state, (*here, "ways", name), voice)
                continue
            few = {"ways": {name: experiment.ways[name]}, "runs": min(experiment.runs, FEW_WARS)}
            try:
                question_from(position, scenario, experiment.model_copy(update=few), scenario.lang)
            except LabError as error:
                yield _refused((*here, "ways", name), experiment.ways[name], error, voice)


def _not_thrown(
    scenario: Scenario, experiment: Experiment, name: str, state: Any, here: Path, voice: Voice
) -> Iterator[Fault]:
    """Yield why the line of a way cannot be thrown in a position."""
    way = experiment.ways[name]
    try:
        Throws(scenario, experiment.model_copy(update={"ways": {name: way}}), state)
    except IllegalAction as error:
        yield Fault(
            (*here, "opening"), "way-refused", {"why": as_said(voice.refused(error.asked, error.refusal))}
        )
    except LabError as error:
        yield Fault((*here, "opening") if way.opening else here, "way-refused", {"why": cause_of(error)})


def _to_try(scenario: Scenario) -> set[tuple[int, str]]:
    """Return the ways that are tried, by experiment and name: not more than there is time for."""
    ways = [
        (place, name, way)
        for place, experiment in enumerate(scenario.experiments)
        for name, way in experiment.ways.items()
    ]
    waiting = [(place, name) for place, name, way in ways if way.when]
    others = [(place, name) for place, name, way in ways if not way.when]
    return {*others[:MOST_WAYS], *waiting[:MOST_WAITING]}


def _refused(here: Path, way: WayData, error: LabError, voice: Voice) -> Fault:
    """Return why a way cannot be played, at the key where its author can mend it."""
    path = (*here, "opening") if way.opening else here
    if not isinstance(error, OpeningRefused):
        return Fault(path, "way-refused", {"why": cause_of(error)})
    if error.refusal:
        return Fault(path, "way-refused", {"why": as_said(voice.refused(error.asked, error.refusal))})
    return Fault(path, "way-never", {"given": quoted(error.asked)})
