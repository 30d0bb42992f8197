"""Results of a lesson's experiments, kept beside its file: what is shown of them, and whether they hold."""

from __future__ import annotations

import hashlib
import json
import re
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, NamedTuple

from algeria_lab.core.package import pages_of
from algeria_lab.experiments.asking.questions import KEYS
from algeria_lab.experiments.kept.cache import OTHER_QUESTION, OTHER_RULES, NoResults, read, write
from algeria_lab.experiments.kept.catalogue import MISSING
from algeria_lab.experiments.kept.files import SUFFIX
from algeria_lab.experiments.kept.fingerprint import rules_hash
from algeria_lab.experiments.playing.running import CANCELLED, Tell, play
from algeria_lab.experiments.results.reading import measure_of
from algeria_lab.experiments.results.table import ENDS, Wars
from algeria_lab.scenarios.experiment_questions import asked_by
from algeria_lab.scenarios.forms.experiment import Experiment
from algeria_lab.scenarios.forms.sealed import LEARNERS
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import scenario_as_written
from algeria_lab.scenarios.identity import is_later
from algeria_lab.scenarios.named_files import gathered

USUAL_MEASURE = "balance"
ASKED = "asked"  # what is known of kept wars: a word for all that decided them
_MARK = re.compile(r"\bkept:\s*true\b")  # what a file must hold so that it is worth being read
# What of a scenario decides how a war begins, and what of a step on the way there.
_SCENARIO = frozenset(
    {"game", "profile", "options", "set_up", "start", "dice", "opponent", "doctrines", "decks", "side"}
)
_STEP = frozenset(
    {"id", "play", "choose", "by", "allow", "goal", "watch", "dice", "branches", "next", "back_to"}
)
_EXPERIMENT = frozenset({"at", "side", "against", "runs", "seed", "stop", "measures"})
_WAY = frozenset({"player", "opening", "when", "changes", "until"})


class KeptExperiment(NamedTuple):
    """An experiment whose results are kept.

    Attributes:
        scenario: Its scenario, with what it names in its place.
        experiment: The experiment.
        folder: Where the file stands.
    """

    scenario: Scenario
    experiment: Experiment
    folder: Path

    @property
    def name(self) -> str:
        """What people call it: the folder of its lesson, and its id."""
        return f"{self.folder.name}/{self.experiment.id}"

    @property
    def file(self) -> Path:
        """Where its results are kept."""
        return file_of(self.experiment, self.folder)

    @property
    def wars(self) -> int:
        """How many wars are played."""
        experiment = self.experiment
        return experiment.runs * len(experiment.ways) * max(1, len(experiment.against))


def file_of(experiment: Experiment, folder: Path) -> Path:
    """Return where the results of an experiment are kept."""
    return pages_of(folder) / f"{experiment.id}{SUFFIX}"


def kept_in(lessons: Path) -> Iterator[KeptExperiment]:
    """Yield the experiments of a folder of lessons that keep results, those of their parts too.

    Raises:
        WrongFile: If the form of a file is wrong.
        NotBeside: If a file names another one that cannot be read.
    """
    for file in sorted(lessons.glob("*/*.yaml")):
        text = file.read_text("utf-8")
        if not file.name.endswith(LEARNERS) and _MARK.search(text):
            scenario = gathered(scenario_as_written(text, file.name), file.parent)
            yield from (
                KeptExperiment(scenario, one, file.parent) for one in scenario.experiments if one.kept
            )


def asked_word(scenario: Scenario, experiment: Experiment) -> str:
    """Return a short word for all of a file that decides the wars of an experiment and what is shown.

    Texts do not count, nor steps behind the one at which the wars begin, nor which form of a lesson is taken.
    """
    scenario, steps = scenario.whole, []
    for step in scenario.steps if experiment.at else ():
        if step.id == experiment.at:
            break
        steps.append(step.model_dump(mode="json", include=set(_STEP)))
    told = {
        "scenario": scenario.model_dump(mode="json", include=set(_SCENARIO)),
        "events": [event.model_dump(mode="json", exclude={"say"}) for event in scenario.events],
        "steps": steps,
        "experiment": experiment.model_dump(mode="json", include=set(_EXPERIMENT)),
        "ways": {n: way.model_dump(mode="json", include=set(_WAY)) for n, way in experiment.ways.items()},
        "counts": {name: count.of for name, count in experiment.counts.items()},
    }
    text = json.dumps(_without_later(told), sort_keys=True, default=str, ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _without_later(data: Any) -> Any:
    """Return data without the keys that came later and say nothing: the wars are those of before."""
    if isinstance(data, dict):
        return {key: _without_later(value) for key, value in data.items() if not is_later(key, value)}
    return [_without_later(item) for item in data] if isinstance(data, list) else data


def read_kept(
    scenario: Scenario, experiment: Experiment, folder: Path | None
) -> tuple[Wars | None, tuple[str, ...]]:
    """Return kept results that hold; else None, and why they do not: `MISSING`, another question or rules."""
    try:
        wars = read(file_of(experiment, folder)) if folder else None
    except NoResults:
        wars = None
    if wars is None:
        return None, (MISSING,)
    now = {OTHER_QUESTION: (ASKED, asked_word(scenario, experiment))}
    now[OTHER_RULES] = ("rules", rules_hash(scenario.game))
    why = tuple(why for why, (name, word) in now.items() if wars.attrs.get(name) != word)
    if not why and not _are_counted(experiment, wars):
        why = (OTHER_RULES,)
    return None if why else wars, why


def _are_counted(experiment: Experiment, wars: Wars) -> bool:
    """Return whether wars hold what is shown of them: a measure may be counted otherwise than they were."""
    quantities, names = wars.question.subject.quantities, experiment.measures or [USUAL_MEASURE]
    shown = (name.partition("@")[0] for name in names)
    read_of = (
        column for name in shown for column in (quantities[name].of if name in quantities else ()) or (name,)
    )
    return all(column in wars for column in read_of)


def why_not(scenario: Scenario, experiment: Experiment, folder: Path) -> tuple[str, ...]:
    """Return why kept results do not hold, see `read_kept`; nothing if they do."""
    return read_kept(scenario, experiment, folder)[1]


def rebuild(
    kept: KeptExperiment,
    executor: Executor | None = None,
    tell: Tell | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Wars:
    """Play the wars of an experiment and keep what is shown of them; a run that is cancelled keeps nothing.

    Raises:
        LabError: If it cannot be asked.
        NotKept: If the results cannot be written.
    """
    wars = play(asked_by(kept.scenario, kept.experiment), executor, tell, cancelled)
    if CANCELLED not in wars.attrs["notices"]:
        word = asked_word(kept.scenario, kept.experiment)
        write(shown_of(wars, kept.experiment).knowing(notices=[], **{ASKED: word}), kept.file)
    return wars


def shown_of(wars: Wars, experiment: Experiment) -> Wars:
    """Return what is shown of wars: the columns that measures read, at the turns at which they read them.

    Wars of a way that has a turn of its own end there.
    """
    ended = _ended(wars, experiment)
    asked = [measure_of(ended, name) for name in experiment.measures or [USUAL_MEASURE]]
    read_of = [name for one in asked for name in one.quantity.of or (one.name,)]
    turns = {one.turn for one in asked if one.turn is not None}
    kept = {*ended.last(), *(place for place, turn in enumerate(ended["turn"]) if turn in turns)}
    thin = ended.only(*dict.fromkeys((*KEYS, *read_of))).rows(sorted(kept))
    return thin if turns else thin.knowing(kept=ENDS)


def _ended(wars: Wars, experiment: Experiment) -> Wars:
    """Return the wars of ways that end at a turn of their own as if they had been stopped there."""
    ends = {name: way.until for name, way in experiment.ways.items() if way.until is not None}
    if not ends:
        return wars
    found = wars.chosen(lambda way, turn: turn <= ends.get(way, turn), "way", "turn")
    turns = zip(found["way"], found["turns"], strict=True)
    return found.having(turns=array("h", (min(turn, ends.get(way, turn)) for way, turn in turns)))
