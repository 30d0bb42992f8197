"""The two desks of an experiment, above its results and below them: what a reader sets, presses and types."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from algeria_lab.checking.causes import told
from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.views.experiments.amounts import typed_number
from algeria_lab.views.experiments.desk import ExperimentDesk
from algeria_lab.views.scenarios.experiment.scenes import ANOTHER, VARY, Scenes, strings
from algeria_lab.views.scenarios.experiment.stand import MOST_LETTERS, Stand
from algeria_lab.views.scenarios.experiment.titles import Titles

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import GameWords


class Doer(Protocol):
    """Who does what a reader presses; see `widget.Trial`."""

    def predict(self, **means: float) -> None:
        """Say what is expected, or leave it out."""

    def start(self) -> None:
        """Show or play wars."""

    def play(self, pairs: int = ...) -> None:
        """Play more wars."""

    def play_forty(self) -> None:
        """Play forty wars of one's own."""

    def vary(self, name: str, value: float, wars: int = ...) -> None:
        """Play wars with a number changed."""

    def write(self, sentence: str) -> None:
        """Keep a sentence."""

    def stop(self) -> None:
        """Stop a run."""


class Desks:
    """Both desks of an experiment.

    Args:
        scenario: The scenario.
        experiment: One of its experiments.
        stand: What was done so far.
        doer: Does what is pressed.
        done: Called when something was done; with True where another measure is to be shown.

    Attributes:
        scenes: What the desks draw.
        upper: The desk above the results.
        lower: The desk below them.
    """

    def __init__(
        self,
        scenario: Scenario,
        experiment: Experiment,
        stand: Stand,
        words: GameWords,
        titles: Titles,
        *,
        doer: Doer,
        done: Callable[[bool], None],
    ) -> None:
        self._scenario, self._experiment, self._stand = scenario, experiment, stand
        self._words, self._titles, self._doer, self._done = words, titles, doer, done
        self._is_warned = False
        self.scenes = Scenes(scenario, experiment, words, titles, stand)
        self.upper, self.lower = self._desk(self.scenes.upper()), self._desk(self.scenes.lower())

    def _desk(self, scene: Any) -> ExperimentDesk:
        return ExperimentDesk(scene, strings(self._words), self.hear, partial(self.fail, ""))

    def of(self, purpose: str) -> ExperimentDesk:
        """Return the desk from which wars are played for a purpose."""
        return self.lower if purpose == VARY else self.upper

    def speak(self, words: GameWords, titles: Titles) -> None:
        """Go on in another language."""
        self._words, self._titles = words, titles
        self.scenes = self.scenes.speaking(words, titles)
        self.upper.strings = self.lower.strings = dict(strings(words))

    def draw(self, going: str) -> None:
        """Draw both, while wars are being played for a purpose or for none."""
        self.scenes.going = going
        self.upper.show(self.scenes.upper())
        self.lower.show(self.scenes.lower())

    def fail(self, purpose: str, error: Exception) -> None:
        """Say on a desk why something was not done."""
        if isinstance(error, LabError):
            why = told(error, self._words.language)
        else:
            why = f"{self._words.say('guiding-trial-failed')} ({type(error).__name__}: {error})"
        self.of(purpose).tell(why, fault=True)

    def hear(self, message: Mapping[str, Any]) -> None:
        """Take what the reader did on a desk."""
        kind, key, value = message["kind"], message.get("key"), message.get("value")
        if kind == "predict" and key in self._experiment.ways:
            self._guessed(str(key), value)
        elif kind == "set" and isinstance(value, str):
            self._set(str(key), value)
        elif kind == "press" and key in (deeds := self._deeds()):
            deeds[str(key)]()
        else:
            return
        self._done(key == "measure")

    def _deeds(self) -> Mapping[str, Callable[[], None]]:
        """Return what each button does."""
        chosen, doer = self.scenes.chosen, self._doer
        return {
            "predict": self._press_predict,
            "leave": self._leave_out,
            "load": self._press_start,
            "play": self._press_start,
            "more": partial(doer.play, ANOTHER),
            "forty": doer.play_forty,
            "stop": doer.stop,
            "vary": partial(doer.vary, *chosen) if chosen else doer.stop,
            "write": self._press_write,
            "no-sentence": partial(doer.write, ""),
        }

    def _guessed(self, name: str, value: Any) -> None:
        if self._stand.is_said:
            return
        self.scenes.errors.pop(name, None)
        self._is_warned = False
        low, high = self.scenes.range
        number = typed_number(value, self._words.language)
        if value in (None, ""):
            self._stand.guess.pop(name, None)
        elif number is not None and low <= number <= high:
            self._stand.guess[name] = number
        else:
            self.scenes.errors[name] = self._say("predict-range", low=low, high=high)

    def _press_predict(self) -> None:
        missing = [title for name, title in self._titles.ways.items() if name not in self._stand.guess]
        if missing:
            self.upper.tell(self._say("predict-missing", ways=self._words.listed(missing)), fault=True)
        else:
            self.upper.tell("")
            self._doer.predict()

    def _press_start(self) -> None:
        """Say at once that something is coming: libraries and files take a moment the first time."""
        self.upper.tell(self._say("moment"))
        self._doer.start()
        self.upper.tell("")

    def _leave_out(self) -> None:
        """Go on without a prediction; where numbers are set, say so once before they are thrown away."""
        if self._stand.guess and not self._is_warned:
            self._is_warned = True
            self.upper.tell(self._say("predict-set", numbers=len(self._stand.guess)))
            return
        self._stand.guess.clear()
        self._doer.predict()

    def _press_write(self) -> None:
        if self._stand.is_written:
            self._stand.is_written = False
        elif self._stand.sentence.strip():
            self._doer.write(self._stand.sentence)
        else:
            self.lower.tell(self._say("sentence-empty"), fault=True)

    def _set(self, key: str, value: str) -> None:
        scenes = self.scenes
        if key == "measure" and value in self._titles.measures:
            scenes.shown = value
        elif key == "sentence":
            self._stand.sentence = value[:MOST_LETTERS]
        elif key == "constant" and value in self._experiment.vary:
            scenes.chosen = (value, subject(self._scenario.game).constant(value).printed)
        elif key == "value" and scenes.chosen:
            scenes.chosen = (scenes.chosen[0], float(value))

    def _say(self, key: str, **values: str | float) -> str:
        return self._words.say(f"trial-{key}", **values)
