"""The results of an experiment below each other: shares of winners, distributions, paired differences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import ipywidgets
from markupsafe import Markup

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.frames import measure_of, played, seen_of
from algeria_lab.experiments.results.intervals import TooFewWars
from algeria_lab.views.experiments.charts.looks import looks, looks_text
from algeria_lab.views.experiments.text import notices, sampling
from algeria_lab.views.scenarios.experiment.telling import Telling
from algeria_lab.views.scenarios.experiment.winners import winners_table
from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pandas import DataFrame

    from algeria_lab.views.experiments.charts.lanes import FrameChart
    from algeria_lab.views.shared.messages import GameWords

MANY_LOOKS = 4  # differences from which on it is said that chance makes some of them clear
STYLE = style("trial.css")


def html(value: str = "") -> ipywidgets.HTML:
    """Return words of a page that take the room that they need."""
    return ipywidgets.HTML(value, layout=ipywidgets.Layout(width="auto", overflow="visible"))


def column(*children: ipywidgets.Widget) -> ipywidgets.VBox:
    """Return widgets below each other."""
    return ipywidgets.VBox(children, layout=ipywidgets.Layout(width="auto", overflow="visible"))


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
        self.box = column()

    def speak(self, words: GameWords) -> None:
        """Say what is shown next in another language."""
        self._words = words

    def show(self, frame: DataFrame, asked: str | Measure, guess: Mapping[str, float]) -> None:
        """Show results whose ways bear their titles, and what was predicted beside them.

        Args:
            frame: The results.
            asked: The measure.
            guess: Predicted means by the titles of ways; may be empty.
        """
        measure = measure_of(frame, asked)
        self._clear()
        try:
            telling = Telling(self._words, frame, measure)
            charts = self._charts(frame, measure, guess)
        except TooFewWars:
            self._lead.value = element("p", self._words.say("experiment-too-few"))
            self.box.children = [self._lead]
            return
        self._lead.value = self._heading("shares") + winners_table(self._words, frame, measure)
        self._apart.value = self._difference(telling)
        notes = Markup().join(element("p", text) for text in self._notes(frame, telling))
        self._size.value = element("details", element("summary", self._words.say("trial-how-sure")), notes)
        for holder, key in (
            (self._judged, "prediction"),
            (self._drawn, "distributions"),
            (self._differing, "difference"),
        ):
            holder.children = [charts[key].pane] if key in charts else []
        lines = Markup().join(element("p", text) for text in telling.judged(guess))
        judged = html(telling.beside(guess) + lines)
        above = [html(self._heading("judged")), judged, self._judged] if guess else []
        below = [html(self._heading("spread")), self._drawn]
        apart = [self._apart, self._differing] if "difference" in charts else []
        self.box.children = [self._lead, *above, *below, *apart, self._size]

    def _charts(
        self, frame: DataFrame, measure: Measure, guess: Mapping[str, float]
    ) -> dict[str, FrameChart]:
        """Return the charts by name; Bokeh is read only now."""
        from algeria_lab.views.experiments.charts.distributions import Distributions, PairedDifference
        from algeria_lab.views.experiments.prediction import Prediction

        made: dict[str, FrameChart] = {"distributions": Distributions(frame, self._words, measure)}
        if guess:
            made["prediction"] = Prediction(frame, self._words, measure, guess)
        if len(seen_of(frame).ways) > 1:
            made["difference"] = PairedDifference(frame, self._words, measure)
        return made

    def _difference(self, telling: Telling) -> Markup:
        return Markup().join(
            (
                self._heading("difference"),
                telling.differences(),
                element("p", self._words.say("trial-interval-means")),
            )
        )

    def _notes(self, frame: DataFrame, telling: Telling) -> Iterator[str]:
        """Yield how sure all this is."""
        yield self._words.say("trial-size", wars=played(frame))
        yield sampling(self._words, telling.rows)
        if sum(row.difference is not None for row in telling.rows) >= MANY_LOOKS:
            yield looks_text(self._words, looks(frame, telling.asked))
        yield from notices(self._words, frame)

    def _heading(self, name: str) -> Markup:
        return element("h3", self._words.say(f"trial-heading-{name}"))

    def _clear(self) -> None:
        for holder in (self._judged, self._drawn, self._differing):
            for pane in holder.children:
                pane.close()
            holder.children = []
