"""What `plot` returns: the whole answer of many wars, whose charts can be had by name, shown and saved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

import ipywidgets

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.asking.grids import POSITION
from algeria_lab.experiments.results.intervals import TooFewWars
from algeria_lab.views.figures.figure import Contents, Figure, Figures, contents_of
from algeria_lab.views.figures.files import About

if TYPE_CHECKING:
    from algeria_lab.views.experiments.charts.lanes import FrameChart


ONE_POSITION = ("prediction", "distributions", "fan", "difference")  # charts of wars from one position


class Results(Protocol):
    """What shows the charts of a report."""

    box: ipywidgets.Widget

    @property
    def charts(self) -> Sequence[FrameChart]:
        """The charts that are shown, from top to bottom."""


class Report(ipywidgets.VBox, Figures):
    """Many wars as one page, from the question to "what would change this?"; each of its charts by name.

    At the end of a cell it shows itself. `save` writes all its charts under one another to an SVG or PNG, or
    to a PDF with a page for each.

    Attributes:
        panels: The charts by name, with their titles: ``prediction``, ``distributions``, ``fan``,
            ``difference``; of wars from several positions ``positions``; and of further runs
            ``sensitivity``, ``tornado``, ``pairs``, as far as there is something to draw. What has no room in
            a first chart stands in a second, such as ``fan-2``.

    ``report["difference"].save("figure-1.svg", width="page")`` writes one of them.
    """

    def __init__(self, question: ipywidgets.Widget, results: Results) -> None:
        super().__init__((question, results.box), layout=ipywidgets.Layout(width="auto", overflow="visible"))
        self._results = results

    @property
    def _charts(self) -> Mapping[str, FrameChart]:
        """The charts by name; a second one of a kind is numbered."""
        found: dict[str, FrameChart] = {}
        for chart in self._results.charts:
            of_kind = sum(type(one) is type(chart) for one in found.values())
            found[f"{chart.key}-{of_kind + 1}" if of_kind else chart.key] = chart
        return found

    @property
    def panels(self) -> Mapping[str, str]:
        """The names of the charts that there are, with their titles, from top to bottom."""
        return {name: Figure(name, chart).title for name, chart in self._charts.items()}

    def __getitem__(self, name: str) -> Figure:
        """Return a chart by its name.

        Raises:
            UnknownName: If the report has none of that name; the message lists those it has.
        """
        charts = self._charts
        if name not in charts:
            raise UnknownName("panel", name, charts, self._missing(name))
        return Figure(name, charts[name])

    def _missing(self, name: str) -> str:
        """Return what a report needs for a chart that it does not have; empty for what no report has."""
        if "positions" in self._charts and name in ONE_POSITION:
            return f"It is drawn of one position: plot(frame[frame[{POSITION!r}] == ...])[{name!r}]."
        return {
            "prediction": "Give plot a prediction, such as {'resettle-3': -20}.",
            "difference": "It compares ways: ask for two at least.",
            "fan": "Only the last turn of these wars was kept.",
            "sensitivity": "Give plot changes: wars of experiments.sensitivity.ways_at.",
            "tornado": "Give plot changes: wars of experiments.audit.ways.",
            "pairs": "Give plot changes: two audits, of one and of two constants at a time.",
        }.get(name, "")

    def __iter__(self) -> Iterator[str]:
        return iter(self._charts)

    def __contains__(self, name: object) -> bool:
        return name in self._charts

    def _ipython_key_completions_(self) -> list[str]:
        return [*self._charts]

    def __repr__(self) -> str:
        return f"Report with the panels {', '.join(self._charts) or 'none'}"

    def _contents(self) -> Contents:
        """Return all charts under one another.

        Raises:
            TooFewWars: If there are none, because a way has fewer than two wars.
        """
        each = [contents_of(chart) for chart in self._charts.values()]
        if not each:
            raise TooFewWars("this report has no charts, for its wars are too few: play more of each way.")
        said = " ".join(one.about.says for one in each)
        title = "; ".join(one.about.title for one in each)
        panels = tuple(panel for one in each for panel in one.panels)
        captions = dict.fromkeys(one.about.caption for one in each)
        return Contents(About(title, said, " ".join(captions)), panels)
