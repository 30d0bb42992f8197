"""An experiment of a scenario on a page, always in one order, from its question to what it does not show."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.experiments.playing.running import Run
from algeria_lab.experiments.results.reading import joined
from algeria_lab.scenarios import kept_experiments
from algeria_lab.scenarios.experiment_questions import asked_by
from algeria_lab.scenarios.throws import Throws
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.scenarios.author_text import author_text
from algeria_lab.views.scenarios.experiment.desks import Desks
from algeria_lab.views.scenarios.experiment.forty import OwnForty
from algeria_lab.views.scenarios.experiment.found import found_text
from algeria_lab.views.scenarios.experiment.parts import column, html
from algeria_lab.views.scenarios.experiment.playing import Playing
from algeria_lab.views.scenarios.experiment.progress import shown_progress
from algeria_lab.views.scenarios.experiment.results import STYLE, TrialResults
from algeria_lab.views.scenarios.experiment.scenes import ANOTHER, FORTY, ONE, PLAY, VARY
from algeria_lab.views.scenarios.experiment.stand import MOST_LETTERS, Stand, Varied
from algeria_lab.views.scenarios.experiment.titles import Titles
from algeria_lab.views.scenarios.experiment.varying import beside, varied
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from pathlib import Path

    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.shared.messages import GameWords


class Trial(ipywidgets.VBox):
    """One experiment: its question, a prediction, wars, what they say, a number to change, the own sentence.

    Args:
        scenario: The scenario.
        experiment: One of its experiments.
        words: The reader's language.
        folder: Where the file stands, beside which results may be kept; None for one from elsewhere.
        guide: The guide in whose journal is kept what was predicted, run and written, if there is one.

    Attributes:
        stand: What was done so far.
        desks: What the reader sets, presses and types.
        is_closed: Whether it was closed.
    """

    def __init__(
        self,
        scenario: Scenario,
        experiment: Experiment,
        words: GameWords,
        folder: Path | None = None,
        guide: Guide | None = None,
    ) -> None:
        self._scenario, self._experiment = scenario, experiment
        self._words = words = TOLD[scenario.game].words(words.language)
        self._folder, self._guide, self.is_closed = folder, guide, False
        self.stand, self._question, self._throws = Stand(), None, None
        if guide:
            self.stand.take_up(guide.tried(experiment.id), experiment.ways)
        self._titles = Titles(scenario, experiment, words)
        self.desks = Desks(scenario, experiment, self.stand, words, self._titles, doer=self, done=self._done)
        self._playing, self._purpose = Playing(self), PLAY
        self._forty = OwnForty(scenario, experiment)
        self._look_for_kept()
        self._text, self._found, self._of_forty = html(), html(), html()
        self._results, self._changed = TrialResults(words), column()
        parts = (
            html(STYLE),
            self._text,
            self.desks.upper,
            self._of_forty,
            self._results.box,
            self.desks.lower,
            self._changed,
            self._found,
        )
        super().__init__(parts, layout=ipywidgets.Layout(overflow="visible", width="100%"))
        self.add_class("al-trial").add_class("al-text")
        self._show_again()
        self._write()
        self._forty.recall(self._asked, self._draw)
        self._playing.warm(self._make_ready)

    _question: Question | None
    _throws: Throws | None
    _kept: Wars | None = None
    _not_kept: tuple[str, ...] = ()

    @property
    def is_going(self) -> bool:
        """Whether wars are being played."""
        return self._playing.is_going

    # What the reader does; cells may do it too.

    def predict(self, **means: float) -> None:
        """Say what is expected: a mean for each way, by its name; none to leave the prediction out.

        Raises:
            KeyError: For a way that is none.
        """
        for name, value in means.items():
            if name not in self._experiment.ways:
                raise KeyError(name)
            low, high = self.desks.scenes.range
            self.stand.guess[name] = float(min(max(value, low), high))
        self.stand.is_said = True
        self._note("predict", dict(self.stand.guess))
        self._draw()

    def start(self) -> None:
        """Show the wars that are kept, or play some; at once to the end where no loop runs, as in a script.

        Raises:
            LabError: If the question cannot be asked.
        """
        if self._experiment.throws:
            self._throw()
        elif self.desks.scenes.has_kept and self.stand.wars is None:
            self._load()
        else:
            self.play(self.desks.scenes.live)

    def play(self, pairs: int = ANOTHER) -> None:
        """Play wars with new dice besides those that are shown.

        Args:
            pairs: Wars of each way and opponent.

        Raises:
            LabError: Where no loop runs, if the question cannot be asked.
        """
        self._begin(PLAY, partial(self._next, pairs))

    def play_forty(self) -> None:
        """Play forty wars of each way with dice of no other place in the class.

        Raises:
            LabError: Where no loop runs, if the question cannot be asked.
        """
        self._begin(FORTY, lambda: self._forty.asked(self._asked()))

    def vary(self, name: str, value: float, wars: int = ONE) -> None:
        """Play wars with one number of the model changed.

        Args:
            name: A constant that the experiment offers.
            value: Its value.
            wars: Wars of each way and opponent.

        Raises:
            LabError: Where no loop runs, if the question cannot be asked.
        """
        self.desks.scenes.chosen = (name, value)
        self._begin(VARY, partial(self._with, name, value, wars))

    def write(self, sentence: str) -> None:
        """Keep a sentence in one's own words; an empty one leaves it out."""
        self.stand.sentence, self.stand.is_written = sentence[:MOST_LETTERS], True
        self._note("sentence", self.stand.sentence)
        self._draw()

    def speak(self, words: GameWords) -> None:
        """Go on in another language."""
        self._words = words = TOLD[self._scenario.game].words(words.language)
        self._titles = Titles(self._scenario, self._experiment, words)
        self.desks.speak(words, self._titles)
        self._say_not_kept()
        self._results.speak(words)
        self._write()
        if self._throws and self.stand.played:
            self._show_throws(self._throws)
        self._show()
        self._show_changed()
        self._draw()

    def stop(self) -> None:
        """Stop, and show what was played."""
        self._playing.stop()

    def close(self) -> None:
        """End it; wars that are being played are given up."""
        self.is_closed = True
        self._playing.close()
        self._forty.close()
        for part in self.children:
            part.close()
        super().close()

    # The questions

    def _asked(self) -> Question:
        if self._question is None:
            self._question = asked_by(self._scenario, self._experiment)
        return self._question

    def _make_ready(self) -> None:
        """Read libraries and find the position while the reader thinks about a prediction."""
        from algeria_lab.views.experiments.charts import distributions  # noqa: F401 - with Bokeh

        if not self._experiment.throws:
            self._asked()

    def _next(self, pairs: int) -> Question:
        return self._asked().part(pairs, self._experiment.seed + self.stand.kept + self.stand.played)

    def _with(self, name: str, value: float, wars: int) -> Question:
        return varied(self._asked(), name, value).part(wars, self._experiment.seed)

    def _begin(self, purpose: str, asked: Callable[[], Question]) -> None:
        if self.is_going:
            return
        self._purpose = purpose
        self._playing.start(asked)
        self._draw()

    # What `Playing` tells

    def told(self, run: Run) -> None:
        """Show how far the wars have come."""
        self.desks.of(self._purpose).follow(shown_progress(self._words, run, going=True))

    def ended(self, run: Run) -> None:
        """Show what came out."""
        if self.is_closed:
            return
        self.desks.of(self._purpose).follow(shown_progress(self._words, run, going=False))
        if run.progress.done:
            pairs = run.progress.done // max(1, run.question.wars // run.question.runs)
            wars = kept_experiments.shown_of(run.table(), self._experiment)
            # What a stop left out was never asked for: only whole pairs, from the first seed on.
            whole = run.question.part(pairs, run.question.seed)
            self._take(wars.knowing(question=json.dumps(whole.to_json()), notices=[]), pairs)
        self._draw()

    def failed(self, error: Exception) -> None:
        """Say that the wars could not be played."""
        self.desks.fail(self._purpose, error)
        self._draw()

    def _take(self, wars: Wars, pairs: int) -> None:
        """Take in wars that were played."""
        if self._purpose == FORTY:
            self._forty.take(wars, self._titles.measures[0])
            return
        if self._purpose == VARY and self.desks.scenes.chosen:
            name, value = self.desks.scenes.chosen
            self.stand.varied = Varied(name, value, wars)
            self._note("vary", {"name": name, "value": value, "wars": pairs})
            self._show_changed()
            return
        self.stand.wars = wars if self.stand.wars is None else _with_more(self.stand.wars, wars)
        self.stand.played += pairs
        self._note_run()
        self._show()

    # What is kept

    def _look_for_kept(self) -> None:
        """Read the results that are kept, or learn why there are none that hold."""
        if self._experiment.kept and not self._experiment.throws:
            self._kept, self._not_kept = kept_experiments.read_kept(
                self._scenario, self._experiment, self._folder
            )
            self.desks.scenes.has_kept = self._kept is not None
            self._say_not_kept()

    def _say_not_kept(self) -> None:
        key = f"trial-not-kept-{self._not_kept[0]}" if self._not_kept else ""
        self.desks.scenes.why = self._words.say(key, wars=self._experiment.runs) if key else ""

    def _load(self) -> None:
        self.stand.wars, self.stand.kept = self._kept, self._experiment.runs
        self._note_run()
        self._show()
        self._draw()

    def _show_again(self) -> None:
        """Show the kept wars anew after the page was loaded again; what was played is played on demand."""
        if self.stand.shown and self._kept is not None:
            self.stand.wars, self.stand.kept = self._kept, self._experiment.runs
            self._show()
            self._draw()

    def _note_run(self) -> None:
        self._note("run", {"kept": self.stand.kept, "played": self.stand.played})

    def _note(self, what: str, said: object) -> None:
        if self._guide:
            self._guide.note_tried(self._experiment.id, what, said)

    # Throws

    def _throw(self) -> None:
        if self._throws is None:
            self._throws = Throws(self._scenario, self._experiment)
        for _ in self._throws.go_on(self._experiment.runs):
            self.stand.played = self._throws.done
        self._note_run()
        self._show_throws(self._throws)
        self._draw()

    def _show_throws(self, throws: Throws) -> None:
        from algeria_lab.views.scenarios.experiment.thrown import Thrown

        parts: list[ipywidgets.Widget] = []
        for name, title in self._titles.ways.items():
            if name in self.stand.guess:
                guess = self._words.number(f"{self.stand.guess[name]:g}")
                parts.append(html(element("p", self._say("thrown-judged", way=title, guess=guess))))
            parts.append(Thrown(self._words, title, throws.numbers[name], throws.chances[name]).pane)
        for part in self._results.box.children:
            part.close()
        self._results.box.children = parts

    # What is shown

    def _show(self) -> None:
        if self.stand.wars is not None:
            named = self._titles.of(self.stand.wars)
            asked = self._titles.asked(named, self.desks.scenes.shown)
            is_predicted = self.desks.scenes.shown == self._titles.measures[0]
            guess = {self._titles.ways[name]: value for name, value in self.stand.guess.items()}
            self._results.show(named, asked, guess if is_predicted else {})

    def _show_changed(self) -> None:
        stand = self.stand
        for part in self._changed.children:
            part.close()
        if stand.varied is None or stand.wars is None:
            return
        printed, changed = self._titles.of(stand.wars), self._titles.of(stand.varied.wars)
        asked = self._titles.asked(printed, self.desks.scenes.shown)
        constant = subject(self._scenario.game).constant(stand.varied.name)
        said = beside(self._words, printed, changed, asked, constant, stand.varied.value)
        from algeria_lab.views.experiments.charts.distributions import Distributions

        pane = Distributions(changed, self._words, asked).pane
        self._changed.children = [html(said), html(element("p", self._say("vary-drawn"))), pane]

    def _done(self, is_measure: bool) -> None:  # noqa: FBT001 - as `Desks` calls it
        """Draw what follows from what the reader did."""
        if is_measure:
            self._show()
        self._draw()

    def _draw(self) -> None:
        """Draw both desks, and what was found once everything before it was done or left out."""
        if self.is_closed:
            return
        self.desks.scenes.has_forty = self._forty.is_offered
        self._of_forty.value = self._forty.text(
            self._words, self._titles, self._kept if self.stand.kept else None
        )
        self.desks.draw(self._purpose if self.is_going else "")
        self._found.value = self._told()

    def _told(self) -> str:
        return found_text(self._scenario, self._experiment, self.stand, self._titles, self._words)

    def _write(self) -> None:
        text = author_text(self._scenario.said(self._experiment.text, self._words.language))
        self._text.value = element("h3", self._say("heading-question")) + text
        self._found.value = self._told()

    def _say(self, key: str, **values: str | float) -> str:
        return self._words.say(f"trial-{key}", **values)


def _with_more(wars: Wars, more: Wars) -> Wars:
    """Return results with further ones of the same question behind them."""
    return wars.and_then(more).knowing(**joined([wars.attrs, more.attrs]))
