"""A chance as a board shows it: a row with a bar, a fraction where it is a plain one, and percent."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

SMALL_DENOMINATOR = 36
ROUND_PARTS = (2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
NEAR_ENOUGH = Fraction(1, 100)


def row_view(words: Messages, text: str, share: Fraction, *, came: bool | None = None) -> dict[str, Any]:
    """Return one row of a distribution; *came* is left out for a roll that has not fallen."""
    row = {
        "text": text,
        "share": round(float(share), 5),
        "chance": chance(words, share),
        "percent": percent(words, share),
    }
    return row if came is None else row | {"came": came}


def chance(words: Messages, share: Fraction) -> str:
    """Return a chance as a fraction of small numbers, near enough where it is none."""
    if share == 1:
        return words.say("panel-chance-certain")
    near = _plain(share)
    if near is None:
        return percent(words, share)
    fraction = f"{near.numerator}/{near.denominator}"
    return fraction if near == share else words.say("panel-chance-about", fraction=fraction)


def _plain(share: Fraction) -> Fraction | None:
    """Return the fraction of small numbers that a chance is or comes near to; None where there is none."""
    if share.denominator <= SMALL_DENOMINATOR:
        return share
    found = (Fraction(round(share * parts), parts) for parts in ROUND_PARTS)
    return next((near for near in found if 0 < near < 1 and abs(near - share) <= NEAR_ENOUGH), None)


def chance_in_full(words: Messages, share: Fraction) -> str:
    """Return a chance as words of a sentence, as in ``1 in 3 (33%)``."""
    if share == 1:
        return words.say("panel-chance-sure")
    near, hundredths = _plain(share), percent(words, share)
    if near is None:
        return words.say("panel-chance-percent", percent=hundredths)
    exact = "yes" if near == share else "no"
    times, of = near.numerator, near.denominator
    return words.say("panel-chance-in", exact=exact, times=times, of=of, percent=hundredths)
