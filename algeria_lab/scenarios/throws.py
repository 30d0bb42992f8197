"""An experiment without wars: lines thrown many times, beside the exact chances of what they bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import islice
from typing import Any, NamedTuple, cast

from algeria_lab.core.actions import parse_line
from algeria_lab.core.asking import odds_of
from algeria_lab.core.refusals import TooManyOutcomes
from algeria_lab.experiments.asking.positions import opening_dice
from algeria_lab.scenarios.conditions.expressions import Expression
from algeria_lab.scenarios.conditions.odds import MOST_LEAVES
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.experiment_questions import beginning_of
from algeria_lab.scenarios.forms.experiment import Experiment, WayData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.table import rules_of


class Chances(NamedTuple):
    """What the engine says of a line, without throwing.

    Attributes:
        shares: How likely each number is; None where there are too many outcomes to count.
        mean: The exact mean; None where there are too many outcomes as well.
    """

    shares: Mapping[float, Fraction] | None
    mean: Fraction | None


class Throws:
    """The lines of an experiment, thrown again and again: of each way the same number, from the same seeds.

    Args:
        scenario: The scenario.
        experiment: One of its experiments that only throws.
        state: The position in which the lines are thrown; that of the guided line if left out.

    Attributes:
        numbers: What came of each throw so far, by way.

    Raises:
        LabError: If a line cannot be played where the experiment begins.
    """

    def __init__(self, scenario: Scenario, experiment: Experiment, state: Any = None) -> None:
        self._rules = rules_of(scenario)
        self._start = beginning_of(scenario, experiment).state if state is None else state
        self._read = Expression(experiment.throws or "", scenario.game)
        self._ways = dict(experiment.ways)
        self._seed = experiment.seed
        self.numbers: dict[str, list[float]] = {name: [] for name in self._ways}
        self.chances = {name: self._chances(way) for name, way in self._ways.items()}

    @property
    def done(self) -> int:
        """How often each line was thrown."""
        return min(len(found) for found in self.numbers.values())

    def go_on(self, most: int) -> Iterator[int]:
        """Throw each line up to *most* times more; yield how often after each round."""
        for _ in islice(iter(int, 1), most):
            seed = self._seed + self.done
            for name, way in self._ways.items():
                self.numbers[name].append(self._thrown(way, seed))
            yield self.done

    def _thrown(self, way: WayData, seed: int) -> float:
        state, dice = self._start, opening_dice(self._start, seed)
        *first, last = parse_line(way.opening)
        for part in first:
            state, _ = self._rules.apply(state, self._rules.complete(state, part), dice)
        return self._number(self._rules.preview(state, self._rules.complete(state, last), dice))

    def _number(self, state: Any) -> float:
        moment = Moment(self._rules, state, self._start, self._start)
        return float(cast("Fraction", self._read.value(moment)))

    def _chances(self, way: WayData) -> Chances:
        """Return what can be said of a line exactly.

        Raises:
            LabError: If it cannot be played.
        """
        try:
            counted = odds_of(self._rules, self._start, way.opening, self._number, most_leaves=MOST_LEAVES)
        except TooManyOutcomes:
            return Chances(None, None)
        shares = dict(sorted(counted.shares.items()))
        return Chances(
            shares, sum((Fraction(number) * share for number, share in shares.items()), Fraction())
        )
