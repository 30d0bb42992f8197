"""The thousands of wars that are kept beside a lesson, as the wall sets them beside those of a class."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.refusals import LabError

if TYPE_CHECKING:
    from algeria_lab.experiments.results.intervals import Estimate
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.forms.whole import Scenario

_LOG = logging.getLogger(__name__)


class Fan(NamedTuple):
    """Where the kept wars lie at a turn.

    Attributes:
        turn: The turn.
        quantiles: The values at `QUANTILES`.
        wars: How many wars there are.
    """

    turn: int
    quantiles: tuple[float, ...]
    wars: int


class KeptWars(NamedTuple):
    """What kept wars say of the measures of an experiment.

    Attributes:
        means: By measure, as it is written, and way: the mean with its interval, against the first opponent.
        wars: How many wars stand behind each of these.
        fans: By the name of a measure: where all wars lie at the turns that are kept.
    """

    means: dict[tuple[str, str], Estimate]
    wars: int
    fans: dict[str, list[Fan]]


NOTHING = KeptWars({}, 0, {})


class KnownWars:
    """Kept wars by lesson and experiment, read in a thread when they are first asked for."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], KeptWars] = {}
        self._reading: dict[tuple[str, str], asyncio.Task[None]] = {}

    def get(self, scenario: Scenario, experiment: Experiment, folder: Path | None) -> KeptWars:
        """Return what is kept; nothing while it is being read, and where nothing holds."""
        name = scenario.id, experiment.id
        if name not in self._reading and experiment.kept and not experiment.throws:
            reading = self._read(name, scenario, experiment, folder)
            self._reading[name] = asyncio.get_running_loop().create_task(reading)
        return self._known.get(name, NOTHING)

    async def _read(
        self, name: tuple[str, str], scenario: Scenario, experiment: Experiment, folder: Path | None
    ) -> None:
        try:
            self._known[name] = await asyncio.to_thread(kept_wars, scenario, experiment, folder)
        except LabError:
            _LOG.exception("The wall cannot read the kept wars of %s", name)


def kept_wars(scenario: Scenario, experiment: Experiment, folder: Path | None) -> KeptWars:
    """Return what the wars say that are kept beside a lesson.

    Raises:
        LabError: If they cannot be read.
    """
    # In the thread that reads them: most servers never show a kept war.
    from algeria_lab.experiments.results.reading import measure_of, values
    from algeria_lab.experiments.results.statistics import estimate
    from algeria_lab.scenarios.kept_experiments import USUAL_MEASURE, read_kept

    wars, _ = read_kept(scenario, experiment, folder)
    if wars is None:
        return NOTHING
    means: dict[tuple[str, str], Estimate] = {}
    fans: dict[str, list[Fan]] = {}
    for text in experiment.measures or [USUAL_MEASURE]:
        asked = measure_of(wars, text)
        by_place = {place: list(of_way.values()) for place, of_way in values(wars, asked).items()}
        first = next(iter(wars.question.opponents))
        for (against, way), sample in by_place.items():
            if against == first:
                means[text, way] = estimate(asked, sample)
        if not asked.is_share:
            turn = wars.question.stop.turn if asked.turn is None else asked.turn
            fans.setdefault(asked.name, []).append(_fan(turn, by_place.values()))
    return KeptWars(means, wars.played, {name: sorted(rows) for name, rows in fans.items()})


def _fan(turn: int, samples: Iterable[list[float]]) -> Fan:
    from algeria_lab.experiments.results.statistics import QUANTILES, quantile

    ordered = sorted(float(value) for sample in samples for value in sample)
    return Fan(turn, tuple(quantile(ordered, part) for part in QUANTILES), len(ordered))
