"""Numbers as they stand in running text: as many decimals as say something, a sign for a change."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algeria_lab.views.algeria.words.text import Words


def decimal(words: Words, value: float | Fraction, places: int = 1) -> str:
    """Return a number with a fixed number of decimals, none where it is whole."""
    text = f"{float(value):.{places}f}".removesuffix("." + "0" * places)
    return words.number("0" if text == "-0" else text)


def signed(words: Words, value: float, places: int = 0) -> str:
    """Return a number with its sign; zero has none."""
    text = f"{value:+.{places}f}"
    return words.number(text if float(text) else text[1:])


def rounded(words: Words, value: float, places: int = 1) -> str:
    """Return a number with a fixed number of decimals, for columns and intervals."""
    text = f"{value:.{places}f}"
    return words.number(text if float(text) else text.removeprefix("-"))
