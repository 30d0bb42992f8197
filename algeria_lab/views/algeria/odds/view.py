"""The exact distribution of an action as the board shows it: rows with bars, modifiers, a summary."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from algeria_lab.views.algeria.odds.outcomes import outcomes
from algeria_lab.views.algeria.words.odds import described_together, likeliest_first, told_fields
from algeria_lab.views.play.told.chances import row_view

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from algeria_lab.algeria.missions.consequences import Consequences
    from algeria_lab.core.events import Mod
    from algeria_lab.core.odds import Distribution
    from algeria_lab.views.algeria.odds.outcomes import Outcome, Stake
    from algeria_lab.views.algeria.words.text import Words


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
