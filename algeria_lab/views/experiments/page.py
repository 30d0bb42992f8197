"""The page of an experiment, always in one order, from the question to "what would change this?"."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.experiments.measuring.measures import Measure, measure
from algeria_lab.experiments.results.interactions import is_audit
from algeria_lab.experiments.results.intervals import TooFewWars
from algeria_lab.experiments.results.reading import measure_of, seen_of
from algeria_lab.experiments.results.statistics import rows as rows_of
from algeria_lab.experiments.results.table import ENDS, Wars
from algeria_lab.views.experiments.changes import changes_charts, changes_page
from algeria_lab.views.experiments.charts.lanes import SHOWN
from algeria_lab.views.experiments.counted import counted_page
from algeria_lab.views.experiments.finding import finding
from algeria_lab.views.experiments.report import Report
from algeria_lab.views.experiments.tables import summary_table
from algeria_lab.views.experiments.text import notices, over, question_text, sampling
from algeria_lab.views.experiments.words import words_of
from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import Page, element, folded, says
from algeria_lab.views.shared.messages import GameWords

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import WarsLike
    from algeria_lab.views.experiments.charts.lanes import FrameChart

# What ipywidgets sets around HTML is meant for labels: lines as high as a button, no room between paragraphs.
STYLE = style("experiment.css")
SECTIONS = ("prediction", "distributions", "fan", "difference", "changes")


class Column(ipywidgets.VBox):
    """Widgets below each other, which print in one line."""

    def __repr__(self) -> str:
        return f"<{len(self.children)} parts below each other>"


def _column(*children: ipywidgets.Widget) -> Column:
    return Column(children, layout=ipywidgets.Layout(width="auto", overflow="visible"))


def _html() -> ipywidgets.HTML:
    return ipywidgets.HTML(layout=ipywidgets.Layout(width="auto", overflow="visible"))


class _Section:
    """A heading, charts, and words under them."""

    def __init__(self) -> None:
        self.heading = ipywidgets.HTML()
        self.words = _html()
        self.charts = _column()
        self.box = _column(self.heading, self.charts, self.words)

    def head(self, text: str) -> None:
        """Set the heading."""
        self.heading.value = element("h3", text)

    def say(self, page: Page) -> None:
        """Set the words under the charts; the same are not sent again, so that a reader's place stays."""
        if self.words.value != (html := page.page() if page.text else ""):
            self.words.value = html

    def show(self, *charts: FrameChart) -> None:
        """Set the charts."""
        for pane in self.charts.children:
            pane.close()
        self.charts.children = [chart.pane for chart in charts]


class ResultPanels:
    """The results of an experiment from the prediction downwards.

    Attributes:
        box: The widget.

    Args:
        words: The reader's language.
        sections: Which of `SECTIONS` to show; their order stays.
        advice: Whether to say what one could change, also without further runs.
    """

    def __init__(
        self, words: GameWords, sections: Collection[str] = SECTIONS, *, advice: bool = True
    ) -> None:
        self.words, self._advice = words, advice
        self._sections = {name: _Section() for name in SECTIONS if name in sections}
        self._notices = ipywidgets.HTML()
        self._charts: dict[str, list[FrameChart]] = {}
        self._wars: Wars | None = None
        self._measure = measure("balance")
        self._prediction: Mapping[str, float] | None = None
        self._changes: tuple[Wars, ...] = ()
        self._style = ipywidgets.HTML(STYLE, layout=ipywidgets.Layout(display="none"))
        self.box = _column()
        self.box.add_class("al-experiment")

    def show(
        self,
        wars: Wars,
        asked: str | Measure = "balance",
        prediction: Mapping[str, float] | None = None,
        changes: Sequence[Wars] = (),
    ) -> None:
        """Show the results of a question.

        Args:
            wars: The results, also those of a run that is still going on.
            asked: What is measured, and when.
            prediction: Predicted means by way.
            changes: Under "what would change this?": see `change`.

        Raises:
            UnknownName, WrongMeasure: For a measure that is none, or a prediction for a way that is none.
        """
        self._measure, self._prediction, self._wars = measure_of(wars, asked), prediction, None
        self._changes = tuple(changes)
        self._draw(wars)
        self._wars = wars

    def update(self, wars: Wars) -> None:
        """Show more wars of the same question; the charts follow in place."""
        if self._wars is None or not self._charts:
            self._draw(wars)
        else:
            for name, charts in self._charts.items():
                # What further runs say does not change with this one.
                for chart in charts if name != "changes" or not self._changes else ():
                    chart.update(wars)
            self._write(wars)
        self._wars = wars

    def change(self, *changes: Wars) -> None:
        """Show results of further runs under "what would change this?".

        Args:
            changes: A run over the values of one constant (`sensitivity.ways_at`), an audit, or an audit of
                two constants at a time together with one of one at a time; None for words only.
        """
        self._changes = changes
        if self._wars is not None and self._charts:
            self._draw_changes(self._wars)

    @property
    def charts(self) -> list[FrameChart]:
        """The charts that are shown, from top to bottom."""
        return [chart for name in self._sections for chart in self._charts.get(name, ())]

    def speak(self, words: GameWords) -> None:
        """Say everything in another language."""
        self.words = words
        if self._wars is not None:
            self._draw(self._wars)

    def clear(self) -> None:
        """Show nothing."""
        for section in self._sections.values():
            section.show()
        self._wars, self._charts, self.box.children = None, {}, ()

    def _draw(self, wars: Wars) -> None:
        """Make everything anew."""
        for name, section in self._sections.items():
            section.head(self.words.say(f"experiment-heading-{name}"))
        try:
            made = self._make(wars)
        except TooFewWars:
            self.clear()
            self._notices.value = says([self.words.say("experiment-too-few")]).page()
            self.box.children = [self._style, self._notices]
            return
        self._charts = made
        for name, charts in made.items():
            self._sections[name].show(*charts)
        self._draw_changes(wars)
        self._write(wars)
        sections = (section.box for section in self._sections.values())
        self.box.children = [self._style, self._notices, *sections]

    def _make(self, wars: Wars) -> dict[str, list[FrameChart]]:
        """Return the charts of a table, section by section; Bokeh is read only now."""
        from algeria_lab.views.experiments.charts.distributions import Distributions, PairedDifference
        from algeria_lab.views.experiments.charts.fan import Fan
        from algeria_lab.views.experiments.prediction import Prediction

        given = self.words, self._measure
        made: dict[str, list[FrameChart]] = {name: [] for name in self._sections}
        if "prediction" in made and self._prediction:
            made["prediction"] = _whole(Prediction, wars, *given, self._prediction)
        if "distributions" in made:
            made["distributions"] = _whole(Distributions, wars, *given, self._prediction)
        # Of wars of which only the end was kept there is nothing to show turn by turn.
        if "fan" in made and wars.attrs.get("kept") != ENDS:
            made["fan"] = _whole(Fan, wars, *given)
        if "difference" in made and len(seen_of(wars).ways) > 1:
            made["difference"] = _whole(PairedDifference, wars, *given)
        return made

    def _draw_changes(self, wars: Wars) -> None:
        if section := self._sections.get("changes"):
            charts = changes_charts(self.words, self._measure, self._changes or (wars,))
            self._charts["changes"] = charts
            section.show(*charts)
            if self._advice:
                section.say(changes_page(self.words, seen_of(wars)))
            section.box.layout.display = None if charts or self._advice else "none"

    def _write(self, wars: Wars) -> None:
        """Write the words between the charts."""
        said = notices(self.words, wars)
        self._notices.value = says(said).page() if said else ""
        if section := self._sections.get("prediction"):
            section.say(says([] if self._prediction else [self.words.say("experiment-prediction-open")]))
            # Of many changes of the model nobody predicts each: the laboratory asks for the strongest.
            asked = self._prediction or not is_audit(seen_of(wars))
            section.box.layout.display = None if asked else "none"
        if section := self._sections.get("distributions"):
            section.say(counted_page(self.words, measure_of(wars, self._measure)))
        if section := self._sections.get("difference"):
            section.say(finding(self.words, wars, self._measure) + self._numbers(wars))

    def _numbers(self, wars: Wars) -> Page:
        """Return the means and differences, and how surely they hold."""
        words, asked = self.words, self._measure
        found = rows_of(wars, [asked])
        lines = [over(words, wars, asked), sampling(words, found)]
        numbers = summary_table(words, seen_of(wars), found) + says(lines)
        return folded(words.say("experiment-numbers"), numbers, words)


def _whole(make: Callable[..., FrameChart], *given: object) -> list[FrameChart]:
    """Return a chart, and behind it one of the lanes for which it has no room."""
    chart = make(*given)
    return [chart, make(*given, beyond=True)] if chart.lanes > SHOWN else [chart]


def _several(changes: WarsLike | tuple[WarsLike, ...] | None) -> tuple[Wars, ...]:
    if changes is None:
        return ()
    return tuple(map(Wars.of, changes)) if isinstance(changes, tuple) else (Wars.of(changes),)


def plot(
    frame: WarsLike,
    measure: str | Measure = "balance",
    prediction: Mapping[str, float] | None = None,
    language: str | None = None,
    changes: WarsLike | tuple[WarsLike, ...] | None = None,
) -> Report:
    """Return an experiment as a page, from its question to what would change the answer.

    Args:
        frame: Results of `experiments.compare`.
        measure: What is measured, such as ``gov.psl@8``.
        prediction: Predicted means by way, such as ``{"resettle-3": -20}``.
        language: ``en`` or ``fr``; None for that of the frame.
        changes: Further runs for "what would change this?"; see `ResultPanels.change`.

    Raises:
        UnknownName, WrongMeasure: For a measure, a way or a language that is none.
    """
    wars = Wars.of(frame)
    words = words_of(wars, language or wars.language)
    panels, question = ResultPanels(words), _Section()
    question.head(words.say("experiment-heading-question"))
    question.say(says([question_text(words, seen_of(wars))]))
    panels.show(wars, measure, prediction, _several(changes))
    question.box.add_class("al-experiment")
    return Report(question.box, panels)
