"""The exact distribution of an action as the board shows it: rows with bars, modifiers, a summary."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from algeria_lab.views.algeria.outcomes import outcomes
from algeria_lab.views.algeria.words.odds import described_together, likeliest_first, told_fields
from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from algeria_lab.algeria.consequences import Consequences
    from algeria_lab.core.events import Mod
    from algeria_lab.core.odds import Distribution
    from algeria_lab.views.algeria.outcomes import Outcome, Stake
    from algeria_lab.views.algeria.words.text import Words

SMALL_DENOMINATOR = 36
ROUND_PARTS = (2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
NEAR_ENOUGH = Fraction(1, 100)


def odds_view(
    words: Words, distribution: Distribution[Consequences], stake: Stake, mods: Sequence[Mod]
) -> dict[str, Any]:
    """Return the chances of an action: a row for each kind of result, the exact results, known modifiers."""
    shares = shares_by_kind(words, distribution, stake)
    exact = likeliest_first(words, distribution, told_fields(distribution))
    return {
        "summary": words.odds(distribution) or words.say("panel-odds-certain", text=next(iter(shares))),
        "rows": [row_view(words, text, share) for text, share in shares.items()],
        "exact": [row_view(words, text, share) for text, share in exact] if len(exact) > len(shares) else [],
        "mods": mod_rows(words, mods),
    }


def shares_by_kind(
    words: Words, distribution: Distribution[Consequences], stake: Stake
) -> dict[str, Fraction]:
    """Return the chance of each kind of result in words, likeliest first; those that read alike are one."""
    shares: dict[str, Fraction] = {}
    for text, outcome in _told(words, distribution, stake):
        shares[text] = shares.get(text, Fraction(0)) + outcome.share
    return shares


def kind_of(
    words: Words, distribution: Distribution[Consequences], stake: Stake, result: Consequences
) -> str:
    """Return the row of `shares_by_kind` in which *result* is counted."""
    told = _told(words, distribution, stake)
    return next(text for text, outcome in told if any(one == result for one, _ in outcome.results))


def _told(
    words: Words, distribution: Distribution[Consequences], stake: Stake
) -> Iterator[tuple[str, Outcome]]:
    fields = told_fields(distribution)
    for outcome in outcomes(distribution, stake):
        yield described_together(words, outcome, fields, stake), outcome


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
