"""What somebody did in the experiments of a scenario: prediction, wars, number changed, own sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from algeria_lab.scenarios.experiment_questions import title_of
from algeria_lab.views.experiments.text import constant_name
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.shared.numbers import decimal

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.shared.messages import GameWords


def tried_lines(guide: Guide, words: GameWords) -> Iterator[str]:
    """Yield a line for each experiment in which something was done, those of parts too.

    Of other inputs nothing is believed.
    """
    words = TOLD[guide.scenario.game].words(words.language)
    for experiment in guide.scenario.experiments:
        tried: Mapping[str, Any] = guide.tried(experiment.id)
        if parts := [*_parts(guide, experiment, tried, words)]:
            yield words.say("list-semicolon").join(parts)
    for stage in guide.stages:
        if stage.part:
            yield from tried_lines(stage.part, words)


def _parts(guide: Guide, experiment: Experiment, tried: Mapping[str, Any], words: GameWords) -> Iterator[str]:
    predicted, run, varied, sentence = (tried.get(name) for name in ("predict", "run", "vary", "sentence"))
    if isinstance(predicted, Mapping):
        yield _predicted(guide, experiment, predicted, words)
    if isinstance(run, Mapping):
        name = "trial-report-thrown" if experiment.throws else "trial-report-run"
        yield words.say(name, kept=_count(run.get("kept")), played=_count(run.get("played")))
    if isinstance(varied, Mapping) and varied.get("name") in experiment.vary:
        number, value = constant_name(words, str(varied["name"])), varied.get("value")
        yield words.say("trial-report-vary", number=number, value=words.number(f"{float(value or 0):g}"))
    if isinstance(sentence, str) and sentence.strip():
        yield words.say("experiment-quoted", name=sentence.strip())


def _predicted(guide: Guide, experiment: Experiment, predicted: Mapping[str, Any], words: GameWords) -> str:
    items = [
        words.say(
            "experiment-colon",
            what=title_of(guide.scenario, name, way, words.language),
            value=decimal(words, float(predicted[name])),
        )
        for name, way in experiment.ways.items()
        if isinstance(predicted.get(name), int | float)
    ]
    if not items:
        return words.say("trial-report-nothing")
    return words.say("trial-report-predicted", items=words.listed(items))


def _count(value: object) -> int:
    return value if isinstance(value, int) else 0
