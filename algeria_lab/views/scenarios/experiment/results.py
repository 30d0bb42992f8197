"""The results of an experiment: the paired difference first; all else these wars say is opened on demand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.intervals import TooFewWars
from algeria_lab.experiments.results.looks import looks
from algeria_lab.experiments.results.reading import measure_of, seen_of
from algeria_lab.views.experiments.charts.looks import looks_text
from algeria_lab.views.experiments.text import notices, sampling
from algeria_lab.views.scenarios.experiment.parts import More, column, html
from algeria_lab.views.scenarios.experiment.telling import Telling
from algeria_lab.views.scenarios.experiment.winners import winners_table
from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.experiments.charts.lanes import FrameChart
    from algeria_lab.views.shared.messages import GameWords

MANY_LOOKS = 4  # differences from which on it is said that chance makes some of them clear
STYLE = style("trial.css")


class TrialResults:
    """What wars say of one measure.

    Args:
        words: The reader's language.

    Attributes:
        box: The widget.
    """

    def __init__(self, words: GameWords) -> None:
        self._words = words
        self._lead, self._apart, self._size = html(), html(), html()
        self._judged, self._drawn, self._differing = column(), column(), column()
        self._more = More()
        self.box = column()

    def speak(self, words: GameWords) -> None:
        """Say what is shown next in another language."""
        self._words = words

    def show(self, wars: Wars, asked: str | Measure, guess: Mapping[str, float]) -> None:
        """Show results whose ways bear their titles, and what was predicted beside them.

        Args:
            wars: The results.
            asked: The measure.
            guess: Predicted means by the titles of ways; may be empty.
        """
        measure = measure_of(wars, asked)
        self._clear()
        try:
            telling = Telling(self._words, wars, measure)
            charts = self._charts(wars, measure, guess)
        except TooFewWars:
            self._lead.value = element("p", self._words.say("experiment-too-few"))
            self.box.children = [self._lead]
            return
        self._lead.value = self._heading("shares") + winners_table(self._words, wars, measure)
        notes = Markup().join(element("p", text) for text in self._notes(wars, telling))
        self._size.value = element("details", element("summary", self._words.say("trial-how-sure")), notes)
        self._hang(charts)
        guessed = [html(self._heading("judged") + telling.beside(guess)), self._judged] if guess else []
        spread = [html(self._heading("spread")), self._drawn]
        if "difference" not in charts:
            self.box.children = [self._lead, *guessed, *spread, self._size]
            return
        self._apart.value = self._difference(telling, guess)
        self._more.hold(self._words, [*guessed, self._lead, *spread, self._size])
        self.box.children = [self._apart, self._differing, self._more.box]

    def _hang(self, charts: Mapping[str, FrameChart]) -> None:
        for holder, key in (
            (self._judged, "prediction"),
            (self._drawn, "distributions"),
            (self._differing, "difference"),
        ):
            holder.children = [charts[key].pane] if key in charts else []

    def _charts(self, wars: Wars, measure: Measure, guess: Mapping[str, float]) -> dict[str, FrameChart]:
        """Return the charts by name; Bokeh is read only now."""
        from algeria_lab.views.experiments.charts.distributions import Distributions, PairedDifference
        from algeria_lab.views.experiments.prediction import Prediction

        made: dict[str, FrameChart] = {"distributions": Distributions(wars, self._words, measure)}
        if guess:
            made["prediction"] = Prediction(wars, self._words, measure, guess)
        if len(seen_of(wars).ways) > 1:
            made["difference"] = PairedDifference(wars, self._words, measure)
        return made

    def _difference(self, telling: Telling, guess: Mapping[str, float]) -> Markup:
        """Return whether the prediction came true, and right below it the table that says so."""
        return Markup().join(
            (
                self._heading("difference"),
                *(element("p", text) for text in telling.judged(guess)),
                telling.differences(),
            )
        )

    def _notes(self, wars: Wars, telling: Telling) -> Iterator[str]:
        """Yield how sure all this is."""
        if len(telling.question.ways) > 1:
            yield self._words.say("trial-interval-means")
        yield self._words.say("trial-size", wars=wars.played, rivals=len(telling.question.opponents))
        yield sampling(self._words, telling.rows)
        if sum(row.difference is not None for row in telling.rows) >= MANY_LOOKS:
            yield looks_text(self._words, looks(wars, telling.asked))
        yield from notices(self._words, wars)

    def _heading(self, name: str) -> Markup:
        return element("h3", self._words.say(f"trial-heading-{name}"))

    def _clear(self) -> None:
        for holder in (self._judged, self._drawn, self._differing):
            for pane in holder.children:
                pane.close()
            holder.children = []
