"""The answers of a class as bars: an option, a place or a number each, in an order that can be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fractions import Fraction

    from algeria_lab.scenarios.quiz.asking import Asking
    from algeria_lab.scenarios.quiz.verdicts import Verdict
    from algeria_lab.views.scenarios.marking.columns import Asked

MOST_BARS = 8
OF_OPTIONS = ("choice", "many", "predict")


class Bar(NamedTuple):
    """What some answered.

    Attributes:
        label: That, in words.
        many: How many.
        is_right: Whether it is right; also false where nothing is, or nobody knows.
    """

    label: str
    many: int
    is_right: bool = False


def bars_of(answered: Sequence[Asking], asked: Asked) -> list[Bar]:
    """Return the latest answers to a question.

    Args:
        answered: The question as it was put to each who answered.
        asked: The question, with its words.
    """
    last = [one.tries[-1] for one in answered]
    right = next((one.key.ids for one in answered if one.key), ())
    if asked.question.options and asked.question.kind in OF_OPTIONS:
        return _options(last, asked, right)
    if asked.question.kind == "map":
        counts = Counter(name for one in last for name in _names(one))
        named = {name: asked.cells.given(answered[0], _single(last[0], name), 0) for name in counts}
        return _commonest(counts, named, frozenset(right))
    if amounts := [one.amount for one in last if one.amount is not None]:
        return _numbers(
            amounts, {one.amount for one in last if one.outcome == "right" and one.amount is not None}
        )
    said = [(asked.cells.given(one, one.tries[-1], 60), one) for one in answered]
    well = frozenset(text for text, one in said if one.tries[-1].outcome == "right")
    counts = Counter(text for text, _ in said)
    return _commonest(counts, dict(zip(counts, counts, strict=True)), well)


def _options(last: Iterable[Verdict], asked: Asked, right: Sequence[str]) -> list[Bar]:
    """Return a bar for each option, as they stand on the paper: also for what nobody chose."""
    from algeria_lab.scenarios.quiz.shown import shown_options

    counts = Counter(name for one in last for name in _names(one))
    cells, scenario = asked.cells, asked.scenario
    return [
        Bar(f"{one.letter}) {cells.said(scenario, one.text)}", counts[one.id], one.id in right)
        for one in shown_options(scenario, asked.question)
    ]


def _names(verdict: Verdict) -> list[str]:
    given = verdict.given
    return [given] if isinstance(given, str) else [name for name in given if isinstance(name, str)]


def _single(verdict: Verdict, name: str) -> Verdict:
    return verdict._replace(given=(name,))


def _commonest(counts: Mapping[str, int], named: Mapping[str, str], right: frozenset[str]) -> list[Bar]:
    ordered = sorted(counts, key=lambda name: (-counts[name], named[name]))
    return [Bar(named[name], counts[name], name in right) for name in ordered[:MOST_BARS]]


def _numbers(amounts: Sequence[Fraction], right: set[Fraction]) -> list[Bar]:
    """Return a bar for each number, the smallest first; of very many one for each stretch of them."""
    counts = Counter(amounts)
    if len(counts) <= MOST_BARS:
        return [Bar(_written(one), counts[one], one in right) for one in sorted(counts)]
    least, most = min(counts), max(counts)
    width = (most - least) / MOST_BARS
    ends = [least + width * at for at in range(1, MOST_BARS)]
    found = []
    for at, (low, high) in enumerate(zip([least, *ends], [*ends, most], strict=True)):
        inside = [one for one in counts if low <= one < high or (at == MOST_BARS - 1 and one == most)]
        label = f"{_written(low)} – {_written(high)}"
        found.append(Bar(label, sum(counts[one] for one in inside), bool(right.intersection(inside))))
    return found


def _written(amount: Fraction) -> str:
    """Return a number in few digits, with a true minus sign."""
    text = str(amount.numerator) if amount.denominator == 1 else f"{float(amount):.3g}"
    return text.replace("-", "\N{MINUS SIGN}")
