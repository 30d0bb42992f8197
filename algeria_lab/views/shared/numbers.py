"""Numbers as they stand in running text: as many decimals as say something, a sign for a change."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.core.words.amounts import spoken

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

TENTH = Fraction(1, 10)  # of a percent
NEAR = Fraction(1, 10)  # how near to 0 and to 1 tenths are told


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
    """Return a chance in percent, with tenths below 10 and above 90 percent; 0 and 100 only if it is that."""
    return words.say("percent", number=percentage(words, share, fine=not NEAR <= share <= 1 - NEAR))


def in_hundred(words: Messages, share: Fraction) -> str:
    """Return in how many cases of a hundred something comes, as finely as `percent` tells it."""
    return percentage(words, share, fine=not NEAR <= share <= 1 - NEAR)


def percentage(words: Messages, share: Fraction, *, fine: bool = True) -> str:
    """Return the number of a share in percent, for a message that holds the sign or a column that names it.

    What is neither 0 nor 100 is never told as either: next to them it is *under 0.1* and *over 99.9*.

    Args:
        words: The reader's language.
        share: The share, exactly.
        fine: Whether tenths are told.
    """
    exact = 100 * share
    if 0 < exact < TENTH:
        return words.say("nearly-none")
    if 100 - TENTH < exact < 100:
        return words.say("nearly-all")
    return tenths(words, exact) if fine else words.number(str(round(exact)))


def tenths(words: Messages, value: Fraction) -> str:
    """Return a number with at most one decimal."""
    rounded = round(value * 10)
    return words.number(f"{rounded / 10:.1f}".removesuffix(".0"))


def reckoned(words: Messages, value: Fraction) -> str:
    """Return a number that was reckoned, such as the mean of many wars, with at most one decimal.

    What lies between −1 and 1 may be a chance, of which a decimal loses too much: it stays exact, as 11/36.
    """
    return tenths(words, value) if abs(value) >= 1 else words.number(spoken(value, words.language))
