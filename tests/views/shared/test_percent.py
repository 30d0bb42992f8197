"""A share in percent is told as never or always only if it is that, in any language."""

from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from algeria_lab.core.odds import Distribution
from algeria_lab.core.words.amounts import read_amount
from algeria_lab.experiments.results.intervals import whole_percent
from algeria_lab.views.experiments.amounts import places_for
from algeria_lab.views.play.told.chances import chance_in_full, row_view
from algeria_lab.views.shared.messages import LANGUAGES, Messages
from algeria_lab.views.shared.numbers import percent, percentage, reckoned

WORDS = {language: Messages(language) for language in LANGUAGES}
NEXT_TO_NONE = {"en": "under 0.1%", "fr": "moins de 0,1\u00a0%"}
NEXT_TO_ALL = {"en": "over 99.9%", "fr": "plus de 99,9\u00a0%"}
shares = st.fractions(0, 1) | st.fractions(0, "1/50") | st.fractions("49/50", 1)


def said(text: str, language: str) -> Fraction:
    amount = read_amount(text, language)
    assert amount is not None
    return amount.value


@pytest.mark.parametrize("language", LANGUAGES)
@given(share=shares)
@example(share=Fraction(1, 2000))
@example(share=Fraction(1, 1000))
@example(share=Fraction(1, 216))
@example(share=Fraction(1, 200))
@example(share=Fraction(199, 200))
@example(share=Fraction(215, 216))
@example(share=Fraction(999, 1000))
@example(share=Fraction(1295, 1296))
@example(share=Fraction(9995, 10000))
@example(share=Fraction(9, 10))
@example(share=Fraction(9004, 10000))
def test_a_share_is_rounded_but_never_to_a_certainty(language: str, share: Fraction):
    text = percent(WORDS[language], share)
    if 0 < share < Fraction(1, 1000):
        assert text == NEXT_TO_NONE[language]
    elif Fraction(999, 1000) < share < 1:
        assert text == NEXT_TO_ALL[language]
    else:
        is_near = not Fraction(1, 10) <= share <= Fraction(9, 10)
        assert abs(said(text, language) - share) <= Fraction(1, 2000 if is_near else 200)
        assert (said(text, language) in (0, 1)) == (share in (0, 1))


@pytest.mark.parametrize("language", LANGUAGES)
@given(share=shares)
def test_the_number_of_a_share_is_as_honest(language: str, share: Fraction):
    text = percentage(WORDS[language], share)
    assert (text in ("0", "100")) == (share in (0, 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("share", [Fraction(215, 216), Fraction(1295, 1296), Fraction(7775, 7776)])
def test_no_row_of_odds_says_a_certainty_that_is_none(language: str, share: Fraction):
    words = WORDS[language]
    for text in (row_view(words, "hit", share)["percent"], chance_in_full(words, share)):
        assert "100" not in text
    rare = row_view(words, "hit", 1 - share)["percent"]
    assert said(rare.removeprefix(NEXT_TO_NONE[language][:-4]), language) > 0


@given(number=st.integers(0, 10**6))
def test_a_table_of_whole_percent_is_as_honest(number: int):
    text = whole_percent(number / 10**4)
    assert (text in ("0", "100")) == (number in (0, 10**6))
    assert text.strip("<>") not in ("0.0", "100.0")


@given(number=st.integers(1, 9999))
def test_a_mean_of_shares_has_decimals_enough(number: int):
    value = number / 100
    assert f"{value:.{places_for([value, 50.0])}f}".rstrip("0") not in ("0.", "100.")


def test_the_text_of_odds_is_as_honest():
    text = Distribution({"all": Fraction(99_999, 100_000), "none": Fraction(1, 100_000)}).plain_text()
    assert [line.split()[1] for line in text.split("\n")] == [">99.99%", "<0.01%"]


@pytest.mark.parametrize(
    ("value", "en", "fr"),
    [
        ("329/36", "9.1", "9,1"),
        ("7/2", "3.5", "3,5"),
        ("-25/6", "−4.2", "−4,2"),
        ("12", "12", "12"),
        ("11/36", "11/36", "11/36"),
        ("1/4", "0.25", "0,25"),
    ],
)
def test_a_mean_is_told_with_one_decimal_and_what_may_be_a_chance_exactly(value: str, en: str, fr: str):
    assert reckoned(WORDS["en"], Fraction(value)) == en
    assert reckoned(WORDS["fr"], Fraction(value)) == fr
