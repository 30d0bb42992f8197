"""The numbers of an experiment as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from algeria_lab.experiments.results.statistics import QUANTILES
from algeria_lab.views.experiments.amounts import interval_text
from algeria_lab.views.experiments.sizes import number_of
from algeria_lab.views.experiments.text import measure_name, opponent_title, quoted_way, way_title
from algeria_lab.views.shared.html import Page, table
from algeria_lab.views.shared.numbers import decimal

if TYPE_CHECKING:
    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.results.statistics import Row
    from algeria_lab.views.shared.messages import GameWords

LOWER, UPPER = QUANTILES.index(0.25), QUANTILES.index(0.75)


def summary_table(words: GameWords, question: Question, found: Sequence[Row]) -> Page:
    """Return means and paired differences of one measure with their intervals; halves except for shares."""
    asked, first = found[0].asked, quoted_way(words, question, next(iter(question.ways)))
    names = ["against", "way", "mean", *([] if asked.is_share else ["middle"]), "difference"]
    head = [words.say(f"experiment-summary-{name}", first=first) for name in names]
    wars = number_of(words, (row.wars for row in found))
    caption = words.say("experiment-summary-caption", measure=measure_name(words, asked), wars=wars)
    rows = [[_cell(words, question, row, name) for name in names] for row in found]
    return table(caption, head, rows, numbers=range(2, len(names)))


def _cell(words: GameWords, question: Question, row: Row, name: str) -> str:
    if name == "against":
        return opponent_title(words, question, row.against)
    if name == "way":
        return way_title(words, question, row.way)
    if name == "mean":
        return interval_text(words, row.asked, row.mean, row.wars)
    if name == "middle":
        low, high = (decimal(words, row.quantiles[place]) for place in (LOWER, UPPER))
        return words.say("experiment-interval", low=low, high=high)
    if row.difference is None:
        return ""
    return interval_text(words, row.asked, row.difference, row.pairs, sign=True)
