"""The dice page: how often each face fell, against what fair dice show in 95 wars of 100."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.state import State
from algeria_lab.lessons.algeria.dice_ledger import FACES, THROWERS, Tally, tallies
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.base import Chart, Columns, Reading, moment
from algeria_lab.views.charts.style import COLOURS, INK, Look, bar_look, new_figure, text_at

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.history import Entry

APART = 7  # from the first face of one group of bars to the first of the next
COLOUR = {"all": "#8A9099", "fln": COLOURS["fln"], "gov": COLOURS["gov"]}
HATCH = {"all": " ", "fln": "/", "gov": " "}
LEAST_SHARE = 34.0


class DiceChart(Chart[State, Words]):
    """The faces of all dice, of the FLN's and of the Government's, in percent of each."""

    key = "dice"

    def read(self, history: Sequence[Entry[State]], at: int | None) -> Reading:
        """See `Chart.read`; only the dice that had fallen at the moment of the board count."""
        ply, state = moment(history, at)
        groups = tallies(history[: ply + 1])
        bars: Columns = {"x": [], "top": [], "colour": [], "hatch": [], "face": [], "fell": [], "band": []}
        bands: Columns = {"left": [], "right": [], "low": [], "high": [], "y": []}
        heads: Columns = {"x": [], "y": [], "text": []}
        for number, tally in enumerate(groups):
            _lay(tally, 1 + number * APART, bars, bands)
        high = max([LEAST_SHARE, *bars["top"], *bands["high"]]) * 1.16
        for number, tally in enumerate(groups):
            heads["x"].append(3.5 + number * APART)
            heads["y"].append(high * 0.965)
            heads["text"].append(self.say(f"head-{tally.thrower}"))
        sources = {"bars": bars, "bands": bands, "heads": heads}
        return Reading(
            sources, dice_sentence(groups, self.words), self._table(groups), state.turn, {"high": high}
        )

    def draw(self) -> figure:
        from bokeh.models import HoverTool, Range1d

        end = APART * len(THROWERS)
        plot = new_figure(
            self.say("title"),
            x_range=Range1d(0.2, end - 0.2),
            y_range=Range1d(0, 1),
            x_axis_label=self.say("face"),
            y_axis_label=self.say("axis"),
        )
        ticks = {number * APART + face: str(face) for number in range(len(THROWERS)) for face in FACES}
        plot.xaxis.ticker = list(ticks)
        plot.xaxis.major_label_overrides = ticks
        source = self.sources["bars"]
        look = {
            **bar_look(Look("", "")),
            "fill_color": "colour",
            "hatch_pattern": "hatch",
            "hatch_color": INK,
        }
        drawn = plot.vbar("x", top="top", width=0.78, source=source, hatch_alpha=0.5, hatch_scale=8, **look)
        self._draw_bands(plot)
        text_at(
            plot,
            self.sources["heads"],
            "text",
            text_align="center",
            text_baseline="middle",
            text_font_style="bold",
        )
        tips = [(self.say("face"), "@face"), (self.say("fell"), "@fell"), (self.say("band"), "@band")]
        plot.add_tools(HoverTool(renderers=[drawn], tooltips=tips))
        return plot

    def _draw_bands(self, plot: figure) -> None:
        """Draw what is expected over the bars: the band as a box with edges, its middle as a line."""
        source = self.sources["bands"]
        look = {
            "fill_color": INK,
            "fill_alpha": 0.1,
            "line_color": INK,
            "line_alpha": 0.55,
            "line_dash": "dashed",
        }
        plot.quad(left="left", right="right", bottom="low", top="high", source=source, **look)
        plot.segment("left", "y", "right", "y", source=source, line_color=INK, line_width=1.5)

    def arrange(self, reading: Reading) -> None:
        self.figure.y_range.end = reading.frame["high"]

    def _table(self, groups: Sequence[Tally]) -> list[list[object]]:
        names = [self.say(f"group-{tally.thrower}") for tally in groups]
        rows: list[list[object]] = [[self.say("face"), *names]]
        rows += [[face, *(tally.counts[face - 1] for tally in groups)] for face in FACES]
        expected = [self.words.number(round(tally.expected, 1)) for tally in groups]
        rows.append([self.say("expected"), *expected])
        rows.append([self.say("band"), *(_band(tally) for tally in groups)])
        return rows


def dice_sentence(groups: Sequence[Tally], words: Words) -> str:
    """Return whether the dice of a war fell as fair dice do, in words."""
    everything = groups[0]
    if not everything.dice:
        return words.say("charts-dice-summary-none")
    outside = words.listed(str(face) for face in everything.outside)
    key = "charts-dice-summary-outside" if outside else "charts-dice-summary-inside"
    band_of: dict[str, Any] = {"low": everything.low, "high": everything.high, "faces": outside}
    expected = words.number(round(everything.expected, 1))
    sides = [_side(tally, words) for tally in groups[1:] if tally.dice]
    said = words.say(key, dice=everything.dice, expected=expected, **band_of)
    return " ".join([said, *sides, words.say("charts-dice-how-often")])


def _side(tally: Tally, words: Words) -> str:
    faces = words.listed(str(face) for face in tally.outside)
    key = "charts-dice-side-outside" if faces else "charts-dice-side-inside"
    return words.say(key, side=words.say(f"charts-dice-group-{tally.thrower}"), dice=tally.dice, faces=faces)


def _band(tally: Tally) -> str:
    return f"{tally.low}\N{EN DASH}{tally.high}"


def _lay(tally: Tally, first: int, bars: Columns, bands: Columns) -> None:
    """Lay the bars of one group from a place onwards."""
    share = 100 / tally.dice if tally.dice else 0.0
    for face, fell in zip(FACES, tally.counts, strict=True):
        row: dict[str, Any] = {"x": first + face - 1, "top": fell * share, "colour": COLOUR[tally.thrower]}
        row |= {"hatch": HATCH[tally.thrower], "face": face, "fell": fell, "band": _band(tally)}
        for column, value in row.items():
            bars[column].append(value)
    ends = {"left": first - 0.6, "right": first + 5.6, "low": tally.low * share, "high": tally.high * share}
    for column, value in {**ends, "y": tally.expected * share}.items():
        bands[column].append(value)
