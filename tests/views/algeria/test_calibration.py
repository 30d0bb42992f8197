"""How well somebody predicts: shares by bands of chance, with intervals that hold."""

from dataclasses import asdict
from fractions import Fraction

import pytest

from algeria_lab.views.algeria.odds.calibration import calibration
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared.messages import LANGUAGES
from tests.views.shared.contract import fields_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_band_counts_what_was_said_in_it(language: str):
    words = Words(language)
    said = [(Fraction(1, 6), False), (Fraction(1, 3), True), (Fraction(1, 3), False), (Fraction(1), True)]
    rows = calibration(words, said)

    assert [set(asdict(row)) for row in rows] == [fields_of("CalibrationRow")] * 3
    assert [(row.right, row.count) for row in rows] == [(0, 1), (1, 2), (1, 1)]
    assert [row.said for row in rows] == pytest.approx([1 / 6, 1 / 3, 1], abs=1e-3)
    assert all(0 <= row.low <= row.came <= row.high <= 1 for row in rows)
    assert words.faults == []


def test_nothing_said_has_no_rows():
    assert calibration(Words("en"), []) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_interval_is_the_one_that_experiments_give(language: str):
    said = [(Fraction(1, 2), number < 5) for number in range(10)]
    (row,) = calibration(Words(language), said)

    assert (row.low, row.high) == pytest.approx((0.1871, 0.8129), abs=1e-4)  # Clopper and Pearson, 5 of 10
