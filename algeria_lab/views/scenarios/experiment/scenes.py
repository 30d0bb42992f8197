"""What the two desks of an experiment draw: prediction and run; the number to change and the own sentence."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING

from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.views.experiments import controls
from algeria_lab.views.experiments.controls import Bars, Control, Part, Scene
from algeria_lab.views.experiments.text import constant_name
from algeria_lab.views.scenarios.experiment.stand import MOST_LETTERS
from algeria_lab.views.scenarios.experiment.varying import rule_text, value_title, values_of
from algeria_lab.views.shared.numbers import decimal

if TYPE_CHECKING:
    from algeria_lab.experiments.measuring.record import Constant
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.scenarios.experiment.stand import Stand
    from algeria_lab.views.scenarios.experiment.titles import Titles
    from algeria_lab.views.shared.messages import GameWords

PLAY, VARY, FORTY = "play", "vary", "forty"
ONE, ANOTHER = 100, 200  # wars of each way and opponent: with a number changed; played besides


class Scenes:
    """The parts of both desks, from how far somebody has come.

    Args:
        scenario: The scenario.
        experiment: One of its experiments.
        words: The reader's language.
        titles: What its parts are called.
        stand: What was done.

    Attributes:
        going: What wars are being played for: `PLAY`, `VARY`, `FORTY`, or nothing.
        has_forty: Whether forty wars of one's own can be played, as in a class.
        why: Why no results are kept here, in a sentence; empty where they are, or none are promised.
        shown: The measure that is shown.
        chosen: The constant and the value that are about to be tried.
    """

    def __init__(
        self, scenario: Scenario, experiment: Experiment, words: GameWords, titles: Titles, stand: Stand
    ) -> None:
        self._scenario, self._experiment, self._words = scenario, experiment, words
        self._titles, self._stand = titles, stand
        self.going, self.why, self.has_kept, self.has_forty = "", "", False, False
        self.shown = titles.measures[0]
        self.errors: dict[str, str] = {}
        self.chosen = self._first_choice()

    def _first_choice(self) -> tuple[str, float] | None:
        for name, offered in self._experiment.vary.items():
            for value in offered:
                if (name, value) == self._stand.changed:
                    return name, value
        for name, offered in self._experiment.vary.items():
            printed = subject(self._scenario.game).constant(name).printed
            return name, next((value for value in offered if value != printed), offered[0])
        return None

    def speaking(self, words: GameWords, titles: Titles) -> Scenes:
        """Return the same parts in another language."""
        twin = copy(self)
        twin._words, twin._titles = words, titles  # noqa: SLF001 - its own class
        return twin

    def upper(self) -> Scene:
        """Return what stands before the results."""
        return self._scene([*self._prediction(), *self._run()])

    def lower(self) -> Scene:
        """Return what stands behind them."""
        if self._stand.wars is None and not self._experiment.throws:
            return self._scene([])
        return self._scene([*self._vary(), *self._sentence()])

    def _scene(self, parts: list[Part]) -> Scene:
        return {
            "lang": self._words.language,
            "dir": self._words.direction,
            "parts": parts,
            "link": "",
            "write": False,
        }

    def _say(self, key: str, **values: str | float) -> str:
        return self._words.say(f"trial-{key}", **values)

    def _prediction(self) -> list[Part]:
        if not self._experiment.predict:
            return []
        title = self._say("heading-prediction")
        measured = self.measured(self._titles.measures[0])
        if self._stand.is_said:
            return [
                {"key": "predicted", "level": 3, "title": title, "says": [self._predicted()], "groups": []}
            ]
        said = controls.button("predict", self._say("predict"), main=True)
        left = controls.button("leave", self._say("predict-not"))
        part: Part = {
            "key": "prediction",
            "level": 3,
            "title": title,
            "says": [self._say("predict-what", measure=measured), self._say("predict-how")],
            "groups": [controls.group("said", "", [said, left])],
            "bars": self._bars(),
            "unsent": self._unsent("prediction"),
        }
        return [part]

    def _unsent(self, part: str) -> str:
        """Return under which name the browser keeps what is said in a part and not sent yet."""
        return f"{self._scenario.id} {self._experiment.id} {part}"

    def measured(self, text: str) -> str:
        """Return what is predicted, in words."""
        return self._say("thrown-mean") if self._experiment.throws else self._titles.measured(text)

    @property
    def range(self) -> tuple[int, int]:
        """The ends of the scale on which is predicted."""
        return (0, 20) if self._experiment.throws else self._titles.measure(self._titles.measures[0]).range

    def _bars(self) -> Bars:
        low, high = self.range
        guess, errors = self._stand.guess, self.errors
        return {
            "low": low,
            "high": high,
            "bars": [
                {"key": name, "label": title, "value": guess.get(name), "error": errors.get(name, "")}
                for name, title in self._titles.ways.items()
            ],
        }

    def _predicted(self) -> str:
        if not self._stand.guess:
            return self._say("predicted-nothing")
        items = [
            self._words.say(
                "experiment-colon", what=self._titles.ways[name], value=decimal(self._words, value)
            )
            for name, value in self._stand.guess.items()
        ]
        return self._say("predicted", items=self._words.say("list-semicolon").join(items))

    def _run(self) -> list[Part]:
        if self._experiment.predict and not self._stand.is_said:
            return []
        groups = [controls.group("run", "", self._deeds())]
        if self._stand.wars is not None and len(self._titles.measures) > 1:
            options = [(name, self._titles.measured(name)) for name in self._titles.measures]
            menu: Control = {
                **controls.select("measure", self._say("show"), self.shown, options),
                "wide": True,
            }
            groups.append(controls.group("shown", "", [menu]))
        part: Part = {
            "key": "run",
            "level": 3,
            "title": self._say("heading-throws" if self._experiment.throws else "heading-run"),
            "says": [text for text in (self.why, self._size(), self._again_text()) if text],
            "groups": groups,
            "runs": True,
        }
        return [part]

    def _size(self) -> str:
        experiment, stand = self._experiment, self._stand
        if experiment.throws or stand.wars is None:
            return ""
        wars = stand.kept + stand.played
        return self._say("played", kept=stand.kept, played=stand.played, wars=wars, rivals=self._rivals)

    def _again_text(self) -> str:
        """Say that wars which were played before the page was loaded again can be had again."""
        before, played = self._stand.before, self._stand.played
        is_said = before > played and not self._experiment.throws
        return self._say("played-before", wars=before) if is_said else ""

    def _deeds(self) -> list[Control]:
        if self.going:
            return [self._button("stop", main=True)] if self.going in (PLAY, FORTY) else []
        experiment, stand = self._experiment, self._stand
        if experiment.throws:
            return [self._button("play", "throw", main=True, times=experiment.runs, again=self._again)]
        forty = [self._button("forty", hint=self._say("forty-hint"))] if self.has_forty else []
        if stand.wars is not None:
            return [*forty, self._button("more", hint=self._say("more-hint"), pairs=ANOTHER)]
        if self.has_kept:
            return [self._button("load", main=True, wars=experiment.runs), *forty]
        hint = self._say("play-hint", rivals=self._rivals)
        return [self._button("play", main=True, hint=hint, wars=self.live), *forty]

    def _button(
        self, key: str, words: str = "", *, main: bool = False, hint: str = "", **values: str | float
    ) -> Control:
        button = controls.button(key, self._say(words or key, **values), hint=hint, main=main)
        return {**button, "wide": True}

    @property
    def _again(self) -> str:
        return "yes" if self._stand.played else "no"

    @property
    def _rivals(self) -> int:
        """How many opponents there are; words speak of each of them only where there are several."""
        return max(1, len(self._experiment.against))  # none named: that of the scenario

    @property
    def live(self) -> int:
        """Wars of each way and opponent that are played where none are kept."""
        return min(self._experiment.runs, ANOTHER)

    def _vary(self) -> list[Part]:
        if not self.chosen or self._experiment.throws:
            return []
        constant = subject(self._scenario.game).constant(self.chosen[0])
        part: Part = {
            "key": "vary",
            "level": 3,
            "title": self._say("heading-vary"),
            "says": [self._say("vary-what"), rule_text(self._words, constant)],
            "groups": [controls.group("changes", "", self._changes(constant, self.chosen[1]))],
            "runs": True,
        }
        return [part]

    def _changes(self, constant: Constant, value: float) -> list[Control]:
        """Return what sets a number of the model, and what plays with it."""
        name, fields = constant.name, list[Control]()
        if len(self._experiment.vary) > 1:
            which = [(one, constant_name(self._words, one)) for one in self._experiment.vary]
            fields.append({**controls.select("constant", self._say("vary-which"), name, which), "wide": True})
        offered = values_of(constant, self._experiment.vary[name])
        options = [(key, value_title(self._words, name, one)) for key, one in offered]
        mark = (f"{constant.printed:g}", self._say("printed"))
        label = constant_name(self._words, name)
        fields.append(controls.slider("value", label, f"{value:g}", options, mark=mark))
        if value == constant.printed:
            fields[-1]["hint"] = self._say("vary-printed")
        elif self.going == VARY:
            fields.append(self._button("stop", main=True))
        elif not self.going:
            fields.append(self._button("vary", "vary-play", main=True, wars=ONE))
        return fields

    def _sentence(self) -> list[Part]:
        asked = self._scenario.said(self._experiment.sentence, self._words.language)
        if not asked:
            return []
        written = self._stand.is_written
        field = controls.writing(
            "sentence", asked, self._stand.sentence, MOST_LETTERS, hint=self._say("sentence-hint")
        )
        deeds = [
            controls.button(
                "write", self._say("sentence-change" if written else "sentence-done"), main=not written
            )
        ]
        if not written:
            deeds.append(controls.button("no-sentence", self._say("sentence-not")))
        part: Part = {
            "key": "sentence",
            "level": 3,
            "title": self._say("heading-sentence"),
            "says": [],
            "groups": [controls.group("own", "", [field]), controls.group("written", "", deeds)],
        }
        if not written:
            part["unsent"] = self._unsent("sentence")
        return [part]


def strings(words: GameWords) -> Mapping[str, str]:
    """Return the fixed words of a desk."""
    return words.ui("lab-ui-")
