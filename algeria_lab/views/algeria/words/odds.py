"""Chances in words: a list where there are few results, what to expect on average where there are many."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from algeria_lab.algeria.missions.consequences import Consequences
from algeria_lab.core.odds import Distribution
from algeria_lab.views.algeria.odds.outcomes import all_lost
from algeria_lab.views.shared.numbers import percent, tenths

if TYPE_CHECKING:
    from algeria_lab.views.algeria.odds.outcomes import Outcome, Stake
    from algeria_lab.views.algeria.words.names import Names
    from algeria_lab.views.shared.messages import Messages

Odds: TypeAlias = Distribution[Consequences]
MOST_RESULTS = 4
LARGEST_DENOMINATOR = 36
_CHANGES = frozenset({"fln_psl", "gov_psl", "fln_ap"})


def odds_text(words: Names, distribution: Odds) -> str:
    """Return the chances of an action; what is the same in every result (its price, say) is left out."""
    fields = varying(distribution)
    if not fields:
        return ""
    items = likeliest_first(words, distribution, fields)
    if len(items) > MOST_RESULTS:
        return _on_average(words, distribution, fields)
    said = [words.say("odds-item", text=text, chance=fraction(words, share)) for text, share in items]
    return words.say("list-semicolon").join(said)


def odds_rows(words: Names, distribution: Odds) -> list[tuple[str, str, str]]:
    """Return (result, chance as a fraction, chance in percent), likeliest first."""
    items = likeliest_first(words, distribution, told_fields(distribution))
    return [(text, f"{share.numerator}/{share.denominator}", percent(words, share)) for text, share in items]


def likeliest_first(words: Names, distribution: Odds, fields: list[str]) -> list[tuple[str, Fraction]]:
    """Return each result in words with its chance; results that read alike are one."""
    shares: dict[str, Fraction] = {}
    for result, share in distribution:
        text = described(words, result, fields)
        shares[text] = shares.get(text, Fraction(0)) + share
    return sorted(shares.items(), key=lambda item: -item[1])


def varying(distribution: Odds) -> list[str]:
    """Return the fields in which the results differ."""
    results = [result for result, _ in distribution]
    return [name for name in Consequences._fields if len({getattr(result, name) for result in results}) > 1]


def told_fields(distribution: Odds) -> list[str]:
    """Return the fields that tell the results apart; all of them where only one is possible."""
    return varying(distribution) or list(Consequences._fields)


def described(words: Names, result: Consequences, fields: list[str]) -> str:
    """Return what a result brings, as far as *fields* say."""
    said = [_brings(words, name, getattr(result, name)) for name in fields if getattr(result, name)]
    return words.listed(said) if said else words.say("brings-nothing")


def described_together(words: Names, outcome: Outcome, fields: list[str], stake: Stake) -> str:
    """Return what results bring that change the same; amounts in which they differ are a span."""
    results = [result for result, _ in outcome.results]
    said: list[str] = []
    if all(all_lost(result, stake) for result in results):
        # Who is lost is not neutralized as well.
        results = [_lost_only(result) for result in results]
        said = [_all_lost(words, stake)]
    values = ([getattr(result, name) for result in results] for name in fields)
    said += [text for name, found in zip(fields, values, strict=True) if (text := _span(words, name, found))]
    return words.listed(said) if said else words.say("brings-nothing")


def _lost_only(result: Consequences) -> Consequences:
    against = "" if result.combat_against == "fln" else result.combat_against
    return result._replace(fln_hits=0, combat_against=against)


def _all_lost(words: Names, stake: Stake) -> str:
    return words.say("outcome-all-lost", count=stake.units)


def _span(words: Names, name: str, values: list[int] | list[str]) -> str:
    """Return a field of several results; empty where they say different things that are no amounts."""
    if len(set(values)) == 1:
        return _brings(words, name, values[0]) if values[0] else ""
    numbers = [value for value in values if isinstance(value, int)]
    if not numbers or name == "terror":
        return ""
    low, high = min(numbers), max(numbers)
    if name in _CHANGES:
        least, most = sorted((low, high), key=abs)
        span = words.say("outcome-span", low=words.change(least), high=words.change(most))
        return words.say(f"brings-{name}", change=span)
    most_said = _brings(words, name, high)
    return (
        words.say("outcome-up-to", most=most_said)
        if not low
        else words.say("outcome-span", low=low, high=most_said)
    )


def _brings(words: Names, name: str, value: int | str) -> str:
    if isinstance(value, str):
        return words.say(f"brings-{name}-{value}")
    if name == "terror":
        return words.say("brings-terror-on" if value > 0 else "brings-terror-off")
    if name in _CHANGES:
        return words.say(f"brings-{name}", change=words.change(value))
    return words.say(f"brings-{name}", count=value)


def _on_average(words: Names, distribution: Odds, fields: list[str]) -> str:
    """Return the means of what is counted, and the chances of what happens or not."""
    first = next(iter(distribution))[0]
    counted = [name for name in fields if not isinstance(getattr(first, name), str)]
    means = {name: _mean(distribution, name) for name in counted}
    amounts = [_amount(words, name, mean) for name, mean in means.items() if round(mean * 10)]
    said = [words.say("odds-average", amounts=words.say("list-semicolon").join(amounts))] if amounts else []
    for name in fields:
        if name not in counted:
            said += _chances(words, distribution, name)
    nothing = distribution.chance(lambda result: not any(getattr(result, name) for name in fields))
    if nothing:
        said.append(words.say("odds-item", text=words.say("brings-nothing"), chance=fraction(words, nothing)))
    return words.say("list-semicolon").join(said)


def _mean(distribution: Odds, name: str) -> Fraction:
    return distribution.mean(lambda result: getattr(result, name))


def _amount(words: Names, name: str, mean: Fraction) -> str:
    number = tenths(words, mean)
    if name in _CHANGES:
        return words.say(f"brings-{name}", change=f"+{number}" if mean > 0 else number)
    return words.say(f"amount-{name}", number=number, count=round(float(mean), 1))


def _chances(words: Names, distribution: Odds, name: str) -> list[str]:
    shares = distribution.map(lambda result: str(getattr(result, name)))
    return [
        words.say("odds-item", text=_brings(words, name, value), chance=fraction(words, share))
        for value, share in sorted(shares)
        if value
    ]


def fraction(words: Messages, share: Fraction) -> str:
    """Return a chance as a fraction of small numbers, otherwise in percent."""
    if share.denominator <= LARGEST_DENOMINATOR:
        return f"{share.numerator}/{share.denominator}"
    return percent(words, share)
