"""The exact chances of what dice can give, as a chart."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.views.charts.style import COLOURS
from algeria_lab.views.lessons.charts import new_pane, new_plot
from algeria_lab.views.shared.numbers import decimal, percentage

if TYPE_CHECKING:
    from bokeh.models import DataRange1d

    from algeria_lab.core.odds import Distribution
    from algeria_lab.views.shared.bokeh_pane import BokehPane
    from algeria_lab.views.shared.messages import Messages


def _from_zero() -> DataRange1d:
    from bokeh.models import DataRange1d

    return DataRange1d(start=0)


def chances_chart(
    words: Messages, chances: Distribution[int], least: int, fell: int | None = None, what: str = ""
) -> BokehPane:
    """Return the exact chances of a number of points.

    Args:
        words: The reader's language.
        chances: Points with their probabilities.
        least: A number whose chance of "this or more" the sentence names.
        fell: What the dice gave; its bar stands out.
        what: What the points are, as the axis says; points of support for the FLN if empty.
    """
    points = sorted(result for result, _ in chances)
    plot = new_plot(
        x_axis_label=what or words.say("lesson-chances-axis"),
        y_axis_label=words.say("lesson-chances-chance"),
        y_range=_from_zero(),
    )
    plot.vbar(
        x=points,
        top=[float(100 * chances[point]) for point in points],
        width=0.8,
        fill_color=COLOURS["fln"],
        line_color=["black" if point == fell else "white" for point in points],
        line_width=[3 if point == fell else 1 for point in points],
    )
    plot.xaxis.ticker = points
    head = [words.say(f"lesson-chances-{name}") for name in ("points", "exact", "chance", "or-more")]
    rows: list[list[object]] = [
        [
            point,
            str(chances[point]),
            _percent(words, chances[point]),
            _percent(words, _at_least(chances, point)),
        ]
        for point in points
    ]
    return new_pane(plot, words, _chances_summary(words, chances, least, fell, what), [list(head), *rows])


def _at_least(chances: Distribution[int], least: int) -> Fraction:
    return chances.chance(lambda points: points >= least)


def _percent(words: Messages, share: Fraction) -> str:
    return percentage(words, share)


def _chances_summary(
    words: Messages, chances: Distribution[int], least: int, fell: int | None, what: str
) -> str:
    points = sorted(result for result, _ in chances)
    key = "exhibit-chances" if what else "lesson-chances"
    mean = decimal(words, chances.mean(lambda result: result))
    chance = str(_at_least(chances, least))
    lines = [
        words.say(f"{key}-summary", low=points[0], high=points[-1], mean=mean, least=least, chance=chance)
    ]
    if fell is not None:
        lines.append(words.say(f"{key}-fell", fell=fell, chance=str(_at_least(chances, fell))))
    return " ".join(lines)
