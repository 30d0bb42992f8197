"""Results whose ways and counts bear the titles of one language, and what is predicted of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from algeria_lab.experiments.measuring.measures import END, Measure, measure
from algeria_lab.experiments.measuring.record import Quantity
from algeria_lab.experiments.results.reading import measure_of
from algeria_lab.scenarios.conditions.expressions import Expression
from algeria_lab.scenarios.experiment_questions import title_of
from algeria_lab.scenarios.kept_experiments import USUAL_MEASURE
from algeria_lab.views.experiments.text import measure_title, measured

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import GameWords

MOST_COUNTED = 25  # of what an author counts; there are as many areas


class Titles:
    """What the parts of an experiment are called in one language.

    Args:
        scenario: The scenario.
        experiment: One of its experiments.
        words: The reader's language.

    Attributes:
        ways: Titles of the ways by their names.
        counts: Titles of what the author counts, by name.
    """

    def __init__(self, scenario: Scenario, experiment: Experiment, words: GameWords) -> None:
        language = words.language
        self._experiment, self._words, self._game = experiment, words, scenario.game
        self.ways = {name: title_of(scenario, name, way, language) for name, way in experiment.ways.items()}
        self.counts = {
            name: scenario.said(count.title, language) or name for name, count in experiment.counts.items()
        }

    @property
    def measures(self) -> list[str]:
        """What is measured, as the author wrote it."""
        return self._experiment.measures or [USUAL_MEASURE]

    def measure(self, text: str) -> Measure:
        """Return a measure, with what can be predicted of what the author counts."""
        return measure(text, self._game, {name: self._counted(name) for name in self.counts})

    def _counted(self, name: str) -> Quantity:
        kind = Expression(self._experiment.counts[name].of, self._game).kind
        return Quantity((0, 100), is_share=True) if kind == "truth" else Quantity((0, MOST_COUNTED))

    def measured(self, text: str) -> str:
        """Return a measure in words."""
        what = self.measure(text)
        name = self.counts.get(what.name) or measure_title(self._words, what.name)
        return measured(self._words, what, name)

    def of(self, wars: Wars) -> Wars:
        """Return results under these titles."""
        question = json.loads(wars.attrs["question"])
        for way in question["ways"]:
            way["name"] = self.ways.get(way["name"], way["name"])
        question["measures"] = [self.counts.get(name, name) for name in question.get("measures", ())]
        named = wars.renamed(self.counts).recoded("way", self.ways)
        return named.knowing(question=json.dumps(question), language=self._words.language)

    def asked(self, wars: Wars, text: str) -> Measure:
        """Return a measure of results that bear these titles."""
        name, _, moment = text.partition("@")
        return measure_of(wars, f"{self.counts.get(name, name)}@{moment or END}")
