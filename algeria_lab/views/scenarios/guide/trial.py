"""An experiment of a scenario on a page: what one expects, many wars, what came of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.checking.causes import told
from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.blocks import play_block
from algeria_lab.experiments.running import CANCELLED, Run
from algeria_lab.experiments.statistics import summary
from algeria_lab.scenarios.trials import asked_by
from algeria_lab.views.experiments.page import ResultPanels
from algeria_lab.views.experiments.text import measure_name
from algeria_lab.views.experiments.words import TOLD, words_of
from algeria_lab.views.scenarios.author_text import author_text
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.page_status import PageStatus

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages

WARS_A_BLOCK = 4  # between two of them the page is answered
SHOWN = ("distributions", "difference")
USUAL_MEASURE = "balance"


class Trial(ipywidgets.VBox):
    """One experiment: its question, a button, how far it is, its results.

    Args:
        scenario: The scenario.
        experiment: One of its experiments.
        words: The reader's language.

    Attributes:
        is_closed: Whether it was closed.
    """

    def __init__(self, scenario: Scenario, experiment: Experiment, words: Messages) -> None:
        self._scenario, self._experiment, self._words = scenario, experiment, words
        self._stops = self.is_closed = False
        self._task: asyncio.Task[None] | None = None
        self._guess = ipywidgets.RadioButtons(layout=ipywidgets.Layout(width="auto"))
        self._start, self._stop = ipywidgets.Button(), ipywidgets.Button()
        self._bar = ipywidgets.IntProgress(layout=ipywidgets.Layout(width="100%"))
        self._text, self._caveat, self._found = ipywidgets.HTML(), ipywidgets.HTML(), ipywidgets.HTML()
        self._status = PageStatus()
        self._results = ipywidgets.VBox(layout=ipywidgets.Layout(overflow="visible"))
        self._start.on_click(lambda _: self._status.attempt(self.start, words, "guiding-trial-failed"))
        self._stop.on_click(lambda _: self.stop())
        self._guess.observe(lambda _: self._dress(), "value")
        super().__init__(list(self._parts()), layout=ipywidgets.Layout(overflow="visible", width="100%"))
        self.add_class("al-trial")
        self._write()

    @property
    def is_going(self) -> bool:
        """Whether wars are being played."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Play the wars; at once to the end where no loop runs, as in a script.

        Raises:
            LabError: If the question cannot be asked.
        """
        if self.is_going:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self.play()
        else:
            self._task = loop.create_task(self._play(self._begin()))
        self._dress()

    def play(self) -> None:
        """Play the wars at once to the end, whoever waits.

        Raises:
            LabError: If the question cannot be asked.
        """
        run = self._begin()
        for _ in self._blocks(run):
            pass
        self._show(run)

    def _begin(self) -> Run:
        question = asked_by(self._scenario, self._experiment, self._words.language)
        self._stops = False
        self._bar.max, self._bar.value = question.wars, 0
        return Run(question, WARS_A_BLOCK)

    def stop(self) -> None:
        """Stop, and show what was played."""
        self._stops = True

    def close(self) -> None:
        """End it; wars that are being played are given up."""
        self.is_closed = True
        if self._task:
            self._task.cancel()
        for part in self.children:
            part.close()
        super().close()

    def _parts(self) -> Iterator[ipywidgets.Widget]:
        yield self._text
        if self._experiment.predict:
            yield self._guess
        buttons = ipywidgets.HBox([self._start, self._stop], layout=ipywidgets.Layout(overflow="visible"))
        for button in buttons.children:
            button.add_class("al-room-button")
            button.layout.width = "auto"
        yield from (buttons, self._bar, self._status, self._found, self._results, self._caveat)

    def _write(self) -> None:
        """Write all words."""
        experiment, say = self._experiment, self._words.say
        scenario, language = self._scenario, self._words.language
        self._text.value = element("div", author_text(scenario.said(experiment.text, language)))
        caveat = author_text(scenario.said(experiment.caveat, language))
        self._caveat.value = element("div", element("b", say("guiding-trial-caveat")), caveat)
        self._stop.description = say("guiding-trial-stop")
        wars = experiment.runs * len(experiment.ways) * max(1, len(experiment.against))
        self._start.description = say("guiding-trial-start", wars=wars)
        if experiment.predict:
            names = [scenario.said(way.title, language) or name for name, way in experiment.ways.items()]
            self._guess.options, self._guess.value = names, None
            self._guess.description = ""
            self._text.value += element("p", say("guiding-trial-predict", measure=self._measure_name))
        self._dress()

    @property
    def _measure(self) -> str:
        return next(iter(self._experiment.measures), USUAL_MEASURE)

    @property
    def _measure_name(self) -> str:
        """What is predicted, in the reader's language."""
        return measure_name(TOLD[self._scenario.game].words(self._words.language), self._measure)

    def _dress(self) -> None:
        """Show what can be done now."""
        going = self.is_going
        waits = self._experiment.predict and self._guess.value is None
        self._start.disabled = going or waits
        self._stop.layout.display = "" if going else "none"
        self._bar.layout.visibility = "visible" if going else "hidden"

    async def _play(self, run: Run) -> None:
        try:
            for _ in self._blocks(run):
                await asyncio.sleep(0)
            self._task = None
            self._show(run)
        except LabError as error:
            self._status.say(told(error, self._words.language))
        finally:
            self._task = None
            self._dress()

    def _blocks(self, run: Run) -> Iterator[None]:
        """Play block after block; after each one the page may be answered."""
        while block := next(iter(run.take(1)), None):
            if self._stops:
                run.notice(CANCELLED)
                return
            run.add(block, play_block(block))
            done, most = run.progress.done, run.question.wars
            self._bar.value = done
            self._status.say(self._words.say("guiding-trial-progress", done=done, most=most))
            yield

    def _show(self, run: Run) -> None:
        """Show what came of it.

        Raises:
            OpeningRefused: If a way could be played in no war at all.
        """
        run.check_played()
        frame = run.frame()
        panels = ResultPanels(words_of(frame, self._words.language), SHOWN, advice=False)
        panels.show(frame, self._measure)
        self._results.children = [panels.box]
        done = run.progress.done
        self._status.say(self._words.say("guiding-trial-done", done=done))
        if self._experiment.predict:
            means = summary(frame, self._measure).groupby("way")["mean"].mean()
            guess, most = str(self._guess.value), str(means.idxmax())
            said = self._words.say("guiding-trial-found", guess=guess, most=most)
            self._found.value = element("p", said)
