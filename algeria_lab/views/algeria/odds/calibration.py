"""How well somebody predicts: how often what had a given chance came, against that chance."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.views.play.sheets.models import CalibrationRow
from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.views.algeria.words.text import Words

BANDS = 4  # of equal width, from 0 to certain


def calibration(words: Words, said: Sequence[tuple[Fraction, bool]]) -> list[CalibrationRow]:
    """Return a row for each band of chances in which something was predicted.

    Args:
        words: The reader's language.
        said: The chance of each prediction, and whether it came true.
    """
    rows = []
    for band in range(BANDS):
        inside = [(share, right) for share, right in said if min(int(share * BANDS), BANDS - 1) == band]
        if inside:
            rows.append(_row(words, band, inside))
    return rows


def _row(words: Words, band: int, inside: Sequence[tuple[Fraction, bool]]) -> CalibrationRow:
    """Return what was said in one band, and how often it came, with an interval of 95 %."""
    from algeria_lab.experiments.results.intervals import Share  # a page that predicts nothing never needs it

    count, right = len(inside), sum(right for _, right in inside)
    low, high = (bound / 100 for bound in Share(right, count).bounds)
    return CalibrationRow(
        band=words.say("calibration-band", low=100 * band // BANDS, high=100 * (band + 1) // BANDS),
        said=round(float(sum(share for share, _ in inside) / count), 4),
        came=round(right / count, 4),
        low=round(low, 4),
        high=round(high, 4),
        right=right,
        count=count,
        span=words.say(
            "calibration-span", low=percent(words, Fraction(low)), high=percent(words, Fraction(high))
        ),
    )
