"""Numbers as they stand in running text: as many decimals as say something, a sign for a change."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

SMALLEST_PERCENT = Fraction(1, 10)


def decimal(words: Messages, value: float | Fraction, places: int = 1) -> str:
    """Return a number with a fixed number of decimals, none where it is whole."""
    text = f"{float(value):.{places}f}".removesuffix("." + "0" * places)
    return words.number("0" if text == "-0" else text)


def signed(words: Messages, value: float, places: int = 0) -> str:
    """Return a number with its sign; zero has none."""
    text = f"{value:+.{places}f}"
    return words.number(text if float(text) else text[1:])


def rounded(words: Messages, value: float, places: int = 1) -> str:
    """Return a number with a fixed number of decimals, for columns and intervals."""
    text = f"{value:.{places}f}"
    return words.number(text if float(text) else text.removeprefix("-"))


def halved(words: Messages, halves: int) -> str:
    """Return a number of half points as points: ``47½``, ``½`` or, for a change, ``−½``."""
    whole, half = divmod(abs(halves), 2)
    text = (str(whole) if whole or not half else "") + (words.say("half") if half else "")
    return words.number("-") + text if halves < 0 else text


def signed_halves(words: Messages, halves: int) -> str:
    """Return a change in half points as points with their sign, such as ``+1½``."""
    return f"+{halved(words, halves)}" if halves > 0 else halved(words, halves)


def percent(words: Messages, share: Fraction) -> str:
    """Return a chance in percent, with tenths below ten percent."""
    exact = share * 100
    if 0 < exact < SMALLEST_PERCENT:
        return words.say("percent-tiny")
    return words.say("percent", number=tenths(words, exact) if exact < 10 else str(round(exact)))


def tenths(words: Messages, value: Fraction) -> str:
    """Return a number with at most one decimal."""
    rounded = round(value * 10)
    return words.number(f"{rounded / 10:.1f}".removesuffix(".0"))
