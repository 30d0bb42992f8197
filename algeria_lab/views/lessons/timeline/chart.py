"""The chart of the timeline: a row a theme, a mark an entry; what is contested is hollow."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

from algeria_lab.checking.timeline import THEMES, Entry
from algeria_lab.views.charts.style import INK, PALE, new_figure, quiet_axis
from algeria_lab.views.lessons.dates import date_said
from algeria_lab.views.lessons.timeline.words import when_said

if TYPE_CHECKING:
    from bokeh.models import ColumnDataSource
    from bokeh.plotting import figure

    from algeria_lab.views.shared.messages import Messages

HEIGHT = 360
EDGE = timedelta(days=60)
WIDE_EDGE = 0.02  # of a stretch that is longer, on either side: a mark at its end is whole
# From so many years on, between two of so many there is a mark of the axis; of fewer, every three months.
YEARS_APART = ((20, 10), (3, 1))
MONTHS = (1, 4, 7, 10)
# Entries of one theme that follow each other closely stand a little above and below their row.
OFFSETS = (0.0, 0.26, -0.26)
WAR = (1954, 1962)
# The positions of the area-map game, by the day that they stand for.
SETUPS = {"1954": date(1954, 11, 1), "1958": date(1958, 1, 1), "1960": date(1960, 1, 1)}


def new_chart(words: Messages, first: int, last: int) -> tuple[figure, ColumnDataSource]:
    """Return an empty chart of some years, and the source that its entries go into."""
    from bokeh.models import ColumnDataSource, FactorRange, HoverTool, Range1d

    rows = [words.say(f"timeline-theme-{theme}") for theme in THEMES]
    edge = max(EDGE, WIDE_EDGE * (date(last, 12, 31) - date(first, 1, 1)))
    plot = new_figure(
        words.say("timeline-title", kind=kind_of(first, last), first=str(first), last=str(last)),
        height=HEIGHT,
        x_axis_type="datetime",
        x_range=Range1d(start=_moment(date(first, 1, 1) - edge), end=_moment(date(last, 12, 31) + edge)),
        y_range=FactorRange(*reversed(rows), range_padding=0.05),
    )
    quiet_axis(plot.yaxis[0])
    _dated(plot, words, first, last)
    plot.xgrid.grid_line_color, plot.xgrid.grid_line_alpha = PALE, 0.8
    source = ColumnDataSource(data=_columns(words, ()))
    look: dict[str, Any] = {"line_color": INK, "fill_color": "fill", "line_width": 2, "size": 11}
    marks = plot.scatter("when", "row", source=source, marker="circle", **look)
    tips = [(words.say("timeline-when"), "@date"), (words.say("timeline-what"), "@text")]
    plot.add_tools(HoverTool(renderers=[marks], tooltips=tips, point_policy="snap_to_data"))
    _setups(plot, first, last)
    return plot, source


def kind_of(first: int, last: int) -> str:
    """Return what some years are of: the war, a single one, or a stretch of their own."""
    return "war" if (first, last) == WAR else "one" if first == last else "other"


def _dated(plot: figure, words: Messages, first: int, last: int) -> None:
    """Write the dates of the axis in the reader's language: Bokeh knows English months only."""
    from bokeh.models import FixedTicker

    apart = next((years for least, years in YEARS_APART if last - first + 1 >= least), 0)
    if apart:
        days = [date(year, 1, 1) for year in range(first, last + 2) if year % apart == 0]
    else:
        days = [date(year, month, 1) for year in range(first, last + 1) for month in MONTHS]
    said = {_moment(day): date_said(words, day, "year" if apart else "month") for day in days}
    plot.xaxis[0].ticker = FixedTicker(ticks=list(said))
    plot.xaxis[0].major_label_overrides = said
    plot.xgrid[0].ticker = plot.xaxis[0].ticker


def _setups(plot: figure, first: int, last: int) -> None:
    """Draw where positions of the area-map game begin."""
    from bokeh.models import Span

    for day in SETUPS.values():
        if first <= day.year <= last:
            dash = {"line_color": INK, "line_dash": "dashed", "line_alpha": 0.5, "level": "underlay"}
            plot.add_layout(Span(location=_moment(day), dimension="height", **dash))


def _moment(day: date) -> float:
    """Return a day as Bokeh counts time: milliseconds since 1970."""
    return (day - date(1970, 1, 1)) / timedelta(milliseconds=1)


def fill(words: Messages, source: ColumnDataSource, shown: Sequence[Entry], themes: Sequence[str]) -> None:
    """Show entries, each in the row of its first theme that is chosen."""
    source.data = _columns(words, shown, themes)


def _columns(words: Messages, shown: Sequence[Entry], themes: Sequence[str] = THEMES) -> dict[str, list[Any]]:
    columns: dict[str, list[Any]] = {name: [] for name in ("when", "row", "fill", "date", "text")}
    for entry in shown:
        theme = next(theme for theme in entry.themes if theme in themes)
        row = words.say(f"timeline-theme-{theme}")
        before = sum(name == row for name, _ in columns["row"])
        columns["when"].append(_moment(entry.first))
        columns["row"].append((row, OFFSETS[before % len(OFFSETS)]))
        columns["fill"].append("white" if entry.is_contested else INK)
        columns["date"].append(when_said(words, entry))
        columns["text"].append(entry.text[words.language])
    return columns
