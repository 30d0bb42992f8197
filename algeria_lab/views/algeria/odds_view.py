"""The exact distribution of an action as the board shows it: rows with bars, modifiers, a summary."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from algeria_lab.views.algeria.words.odds import described, likeliest_first, told_fields
from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from algeria_lab.algeria.consequences import Consequences
    from algeria_lab.core.events import Mod
    from algeria_lab.core.odds import Distribution
    from algeria_lab.views.algeria.words.text import Words

# Results beyond the likeliest few are one row: many bars tell less than few.
MOST_ROWS = 9
SMALL_DENOMINATOR = 36
ROUND_PARTS = (2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
NEAR_ENOUGH = Fraction(1, 100)


def odds_view(words: Words, distribution: Distribution[Consequences], mods: Sequence[Mod]) -> dict[str, Any]:
    """Return the chances of an action: a sentence, a row for each result, the modifiers known beforehand."""
    shares = result_shares(words, distribution)
    return {
        "summary": words.odds(distribution) or words.say("panel-odds-certain", text=next(iter(shares))),
        "rows": [row_view(words, text, share) for text, share in shares.items()],
        "mods": mod_rows(words, mods),
    }


def result_shares(words: Words, distribution: Distribution[Consequences]) -> dict[str, Fraction]:
    """Return the chance of each result in words, likeliest first; rare ones are one row at the end."""
    items = likeliest_first(words, distribution, told_fields(distribution))
    if len(items) <= MOST_ROWS:
        return dict(items)
    rest = items[MOST_ROWS - 1 :]
    other = words.say("panel-odds-other", count=len(rest))
    return dict(items[: MOST_ROWS - 1]) | {other: sum((share for _, share in rest), Fraction(0))}


def row_of(
    words: Words, distribution: Distribution[Consequences], rows: Mapping[str, Fraction], result: Consequences
) -> str:
    """Return the row in which *result* is counted; *rows* are the `result_shares` of the distribution."""
    text = described(words, result, told_fields(distribution))
    return text if text in rows else list(rows)[-1]


def row_view(words: Words, text: str, share: Fraction, *, came: bool | None = None) -> dict[str, Any]:
    """Return one row of a distribution; *came* is left out for a roll that has not fallen."""
    row = {
        "text": text,
        "share": round(float(share), 5),
        "chance": chance(words, share),
        "percent": percent(words, share),
    }
    return row if came is None else row | {"came": came}


def chance(words: Words, share: Fraction) -> str:
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


def chance_in_full(words: Words, share: Fraction) -> str:
    """Return a chance as words of a sentence, as in ``1 in 3 (33%)``."""
    if share == 1:
        return words.say("panel-chance-sure")
    near, hundredths = _plain(share), percent(words, share)
    if near is None:
        return words.say("panel-chance-percent", percent=hundredths)
    exact = "yes" if near == share else "no"
    times, of = near.numerator, near.denominator
    return words.say("panel-chance-in", exact=exact, times=times, of=of, percent=hundredths)


def mod_rows(words: Words, mods: Iterable[Mod]) -> list[dict[str, Any]]:
    """Return the modifiers of a roll as the board lists them."""
    return [
        {
            "text": words.say(f"why-{mod.why}", count=abs(mod.value)),
            "value": mod.value,
            "rule": mod.rule,
        }
        for mod in mods
    ]
