"""Results from several positions: the question, what a position changes, and the page of each by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.core.refusals import WrongOption
from algeria_lab.experiments.asking.grids import POSITION
from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.grids import points_of
from algeria_lab.experiments.results.intervals import TooFewWars
from algeria_lab.experiments.results.reading import measure_of, seen_of
from algeria_lab.experiments.results.table import Wars
from algeria_lab.views.experiments.amounts import interval_text
from algeria_lab.views.experiments.charts.positions import At, Positions, everywhere, said_clearly
from algeria_lab.views.experiments.page import STYLE, Column, ResultPanels
from algeria_lab.views.experiments.report import Report
from algeria_lab.views.experiments.sizes import number_of
from algeria_lab.views.experiments.text import (
    CHANCE,
    MANY,
    and_more,
    begins_text,
    grid_text,
    measure_name,
    notices,
    opponent_title,
    quoted_way,
    sampling,
    way_title,
)
from algeria_lab.views.experiments.words import words_of
from algeria_lab.views.shared.html import Page, element, folded, says, table
from algeria_lab.views.shared.numbers import decimal

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import GameWords


def summed_up(words: GameWords, wars: Wars) -> Page:
    """Return what was asked from several positions and what came of it.

    Raises:
        WrongMeasure: If turns were filtered out that it needs.
        TooFewWars: With fewer than two wars of a way from a position.
        NoSuchExperiment: If wars cannot be told apart.
    """
    points = _there(wars)
    size = {"wars": len(wars.at()), "rows": len(wars)}
    asked = measure_of(wars, next(iter(seen_of(next(iter(points.values()))).subject.quantities)))
    found = everywhere(wars, asked)
    begins = begins_text(words, [seen_of(point).position for point in points.values()])
    lines = [grid_text(words, wars), begins, words.say("experiment-frame-rows", **size)]
    head = says(list(filter(None, lines)))
    return (
        head
        + grid_table(words, asked, found)
        + says([*filter(None, [said_clearly(words, found)]), *_notes(words, wars)])
    )


def _there(wars: Wars) -> dict[str, Wars]:
    """Return the wars from each position.

    Raises:
        TooFewWars: If there are none at all.
    """
    if not (points := points_of(wars)):
        raise TooFewWars("0 wars: nothing can be summed up. Play some, or filter fewer out.")
    return points


def _notes(words: GameWords, wars: Wars) -> list[str]:
    """Return in sentences what of these wars is missing, and what went wrong with them."""
    points = points_of(wars)
    assert wars.grid is not None, "these wars are from several positions"
    missing = [
        words.say("experiment-quoted", name=name) for name in wars.grid.positions if name not in points
    ]
    said = []
    if missing:
        items = words.say("experiment-left-positions", items=and_more(words, missing), count=len(missing))
        said.append(words.say("experiment-left-out", items=items))
    said += [note for point in points.values() for note in notices(words, point)]
    return list(dict.fromkeys(said))


def grid_table(words: GameWords, asked: Measure, found: list[At]) -> Page:
    """Return means and differences of one measure, position by position."""
    first = words.say("experiment-quoted", name=found[0].shift.first)
    yardstick = quoted_way(words, found[0].question, found[0].row.yardstick)
    heads = {"against": "", "way": "", "position": "", "mean": "", "difference": yardstick, "shift": first}
    head = [words.say(f"experiment-summary-{name}", first=of) for name, of in heads.items()]
    wars = number_of(words, (at.row.wars for at in found))
    caption = words.say("experiment-summary-caption", measure=measure_name(words, asked), wars=wars)
    return table(caption, head, [_cells(words, at) for at in found], numbers=range(3, len(head)))


def _cells(words: GameWords, at: At) -> list[str]:
    def said(found: Any, wars: int, *, sign: bool = True) -> str:
        return "" if found is None else interval_text(words, at.row.asked, found, wars, sign=sign)

    titles = [opponent_title(words, at.question, at.row.against), way_title(words, at.question, at.row.way)]
    means = [
        said(at.row.mean, at.row.wars, sign=False),
        said(at.row.difference, at.row.pairs),
        said(at.shift.found, at.shift.pairs),
    ]
    return [*titles, at.position, *means]


class PositionPages:
    """The page of the wars from one of several positions, which a menu chooses.

    Attributes:
        menu: The menu.
        panels: What it shows.

    Args:
        words: The reader's language.
        wars: The results.
        asked: What is measured.
    """

    def __init__(self, words: GameWords, wars: Wars, asked: str | Measure) -> None:
        self._points, self._asked = points_of(wars), asked
        self.panels = ResultPanels(words)
        self.menu = ipywidgets.Dropdown(
            options=list(self._points),
            description=words.say("experiment-summary-position"),
            layout=ipywidgets.Layout(width="auto", max_width="100%"),
            style={"description_width": "initial"},
        )
        self.menu.observe(self._turn, "value")
        self._turn()

    def _turn(self, _change: object = None) -> None:
        """Show the wars from the chosen position."""
        self.panels.show(self._points[self.menu.value], self._asked)


def plot(
    frame: Wars,
    measure: str | Measure = "balance",
    language: str | None = None,
    **one: object,
) -> Report:
    """Return results from several positions as a page: what a position changes, then the page of each.

    Args:
        frame: Results of `experiments.compare` from several positions.
        measure: What is measured, such as ``gov.psl@8``.
        language: ``en`` or ``fr``; None for that of the frame.
        one: What belongs to wars from one position: a prediction, or further runs.

    Raises:
        UnknownName, WrongMeasure: For a measure or a language that is none.
        WrongOption: For what belongs to wars from one position.
        NoSuchExperiment: If wars cannot be told apart.
    """
    words, points = words_of(frame, language or frame.language), points_of(frame)
    if given := [name for name, value in one.items() if value is not None]:
        raise WrongOption(
            f"{given[0]}= is shown beside wars from one position, and these begin at {len(points)}. Take "
            f"one: `plot(frame[frame[{POSITION!r}] == {next(iter(points), '')!r}], {given[0]}=...)`."
        )
    question = _column(
        ipywidgets.HTML(STYLE, layout=ipywidgets.Layout(display="none")),
        _html(element("h3", words.say("experiment-heading-question"))),
        _html(says([grid_text(words, frame)] if points else []).page()),
    )
    report = Report(question, PositionsPart(words, frame, measure_of(frame, measure)))
    report.add_class("al-experiment")
    return report


class PositionsPart:
    """What a position changes, and under it the page of each.

    Attributes:
        box: All of it; where wars are too few for a chart, a sentence that says so.
        charts: The chart, where there is one.
    """

    def __init__(self, words: GameWords, wars: Wars, asked: Measure) -> None:
        try:
            _there(wars)
            found, chart = everywhere(wars, asked), Positions(wars, words, asked)
        except TooFewWars:
            self.charts: tuple[Positions, ...] = ()
            self.box = _column(_html(says([words.say("experiment-too-few")]).page()))
            return
        self.charts = (chart,)
        pages = PositionPages(words, wars, asked)
        lines = [*_notes(words, wars), _surely(words, found)]
        numbers = folded(
            words.say("experiment-numbers"), grid_table(words, asked, found) + says(lines), words
        )
        self.box = _column(
            _html(element("h3", words.say("experiment-heading-positions"))),
            chart.pane,
            _html(numbers.page()),
            _html(element("h3", words.say("experiment-heading-position"))),
            _html(says([words.say("experiment-positions-each", code=_of_one(wars))]).page()),
            pages.menu,
            pages.panels.box,
        )


def _of_one(wars: Wars) -> str:
    """Return how the charts of one position are had as figures, in Python."""
    return f"plot(frame[frame[{POSITION!r}] == {next(iter(points_of(wars)))!r}])"


def _surely(words: GameWords, found: list[At]) -> str:
    """Return how far samples may be off, and how many shifts chance alone would call clear."""
    said = sampling(words, [at.row for at in found])
    apart = sum(at.shift.found is not None for at in found)
    if apart < MANY:
        return said
    many = words.say("experiment-positions-many", shifts=apart, chance=decimal(words, apart * CHANCE))
    return f"{said} {many}"


def _html(text: str) -> ipywidgets.HTML:
    return ipywidgets.HTML(text, layout=ipywidgets.Layout(width="auto", overflow="visible"))


def _column(*children: ipywidgets.Widget) -> Column:
    return Column(children, layout=ipywidgets.Layout(width="auto", overflow="visible"))
