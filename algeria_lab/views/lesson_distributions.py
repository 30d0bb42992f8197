"""Distributions as charts: what dice can give, and many wars two ways side by side."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from statistics import fmean
from typing import TYPE_CHECKING

from algeria_lab.views.lesson_charts import DASHES, legend_below, new_pane, new_plot
from algeria_lab.views.lesson_tables import decimal, signed
from algeria_lab.views.support_chart import COLOURS

if TYPE_CHECKING:
    from bokeh.models import DataRange1d

    from algeria_lab.core.odds import Distribution
    from algeria_lab.experiments.many_wars import Record
    from algeria_lab.views.bokeh_pane import BokehPane
    from algeria_lab.views.text import Words

BIN = 10
INK = "#22262b"
# Two choices of one side: neither is the colour of a side, and the second is hatched as well.
CHOICES = {"moved": "#332288", "stayed": "#DDCC77"}
DODGE = {"moved": -BIN / 4, "stayed": BIN / 4}


def _from_zero() -> DataRange1d:
    from bokeh.models import DataRange1d

    return DataRange1d(start=0)


def chances_chart(words: Words, chances: Distribution[int], least: int, fell: int | None = None) -> BokehPane:
    """Return the exact chances of a number of points.

    Args:
        words: The reader's language.
        chances: Points with their probabilities.
        least: A number whose chance of "this or more" the sentence names.
        fell: What the dice gave; its bar stands out.
    """
    points = sorted(result for result, _ in chances)
    plot = new_plot(
        x_axis_label=words.say("lesson-chances-axis"),
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
    return new_pane(plot, words, _chances_summary(words, chances, points, least, fell), [list(head), *rows])


def _at_least(chances: Distribution[int], least: int) -> Fraction:
    return chances.chance(lambda points: points >= least)


def _percent(words: Words, share: Fraction) -> str:
    return decimal(words, 100 * share)


def _chances_summary(
    words: Words, chances: Distribution[int], points: Sequence[int], least: int, fell: int | None
) -> str:
    mean = decimal(words, chances.mean(lambda result: result))
    chance = str(_at_least(chances, least))
    lines = [
        words.say(
            "lesson-chances-summary", low=points[0], high=points[-1], mean=mean, least=least, chance=chance
        )
    ]
    if fell is not None:
        lines.append(words.say("lesson-chances-fell", fell=fell, chance=str(_at_least(chances, fell))))
    return " ".join(lines)


def balance_chart(words: Words, moved: Sequence[Record], stayed: Sequence[Record], turn: int) -> BokehPane:
    """Return the balance of many wars after a turn, in two ways side by side."""
    from bokeh.models.annotations import Span

    balances = {
        "moved": [war.balance(turn) for war in moved],
        "stayed": [war.balance(turn) for war in stayed],
    }
    starts = _bins([*balances["moved"], *balances["stayed"]])
    plot = new_plot(
        x_axis_label=words.say("lesson-many-axis", turn=turn),
        y_axis_label=words.say("lesson-many-wars"),
        y_range=_from_zero(),
    )
    for name, values in balances.items():
        plot.vbar(
            x=[start + BIN / 2 + DODGE[name] for start in starts],
            top=[_in_bin(values, start) for start in starts],
            width=BIN / 2 * 0.9,
            fill_color=CHOICES[name],
            line_color=INK,
            hatch_pattern=None if name == "moved" else "/",
            legend_label=words.say(f"lesson-{name}"),
        )
        plot.add_layout(
            Span(
                location=fmean(values),
                dimension="height",
                line_color=INK,
                line_width=2,
                line_dash=DASHES[name],
            )
        )
    plot.xaxis.ticker = [*starts, starts[-1] + BIN]
    legend_below(plot, 2)
    means = {name: signed(words, fmean(values), 1) for name, values in balances.items()}
    summary = words.say("lesson-many-summary", turn=turn, wars=len(moved), **means)
    return new_pane(plot, words, summary, _balance_table(words, balances, starts))


def _bins(values: Sequence[int]) -> list[int]:
    return list(range(min(values) // BIN * BIN, max(values) // BIN * BIN + 1, BIN))


def _in_bin(values: Sequence[int], start: int) -> int:
    return sum(start <= value < start + BIN for value in values)


def _balance_table(words: Words, balances: dict[str, list[int]], starts: Sequence[int]) -> list[list[object]]:
    rows: list[list[object]] = [
        [words.say("lesson-many-balance"), words.say("lesson-moved"), words.say("lesson-stayed")]
    ]
    for start in starts:
        label = words.say(
            "lesson-many-from-to", low=signed(words, start), high=signed(words, start + BIN - 1)
        )
        rows.append([label, _in_bin(balances["moved"], start), _in_bin(balances["stayed"], start)])
    return rows
