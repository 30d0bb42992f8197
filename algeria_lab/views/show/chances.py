"""Any distribution in words: results with their chances, and the mean where they are numbers."""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby
from numbers import Rational
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.odds import Distribution
from algeria_lab.views.shared.html import Page, element, table
from algeria_lab.views.shared.numbers import percent, tenths

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from algeria_lab.views.shared.messages import Messages

MOST_ROWS = 24
LONGEST = 60  # letters of a result that has no words
BLOCKS = 24  # of the longest bar in plain text
IN_LINE = 3


class Row(NamedTuple):
    """A result with its chance.

    Attributes:
        text: The result in words.
        share: Its chance.
    """

    text: str
    share: Fraction


def rows_of(words: Messages, distribution: Distribution[object]) -> list[Row]:
    """Return the results: numbers in their order, all others with the likeliest first."""
    results = list(distribution)
    if all(is_number(result) for result, _ in results):
        results.sort(key=lambda row: row[0])  # type: ignore[arg-type,return-value]  # all are numbers
    else:
        results.sort(key=lambda row: -row[1])
    return [Row(result_text(words, result), share) for result, share in results]


class Told(str):
    """A result that is in words already."""

    __slots__ = ()


class Part(NamedTuple):
    """Something that holds at a position, such as what a cell of a table says.

    Attributes:
        about: What it is about; may be empty.
        text: What holds.
    """

    about: str
    text: str


def told_apart(
    words: Messages, distribution: Distribution[tuple[Part, ...]], before: Collection[Part]
) -> Distribution[object]:
    """Return results, each all that holds then, by what sets them apart.

    Args:
        words: The language.
        distribution: The results.
        before: What held before: of a single certain result, what is new is told.
    """
    results = [set(result) for result, _ in distribution]
    known = set.intersection(*results) if len(results) > 1 else set(before)
    shares: dict[object, Fraction] = {}
    for result, share in distribution:
        told = Told(_together(words, [part for part in result if part not in known]))
        shares[told] = shares.get(told, Fraction(0)) + share
    return Distribution(shares, phase_ends=distribution.phase_ends)


def _together(words: Messages, parts: Sequence[Part]) -> str:
    """Return parts as a sentence, what is about the same thing side by side."""
    said = [
        words.labelled(about, words.say("list-comma").join(part.text for part in some))
        for about, some in groupby(parts, key=lambda part: part.about)
    ]
    return words.say("list-semicolon").join(said) or words.say("show-none")


def is_number(result: object) -> bool:
    """Return whether a result can be averaged; yes and no cannot."""
    return isinstance(result, Rational | float) and not isinstance(result, bool)


def result_text(words: Messages, result: object) -> str:
    """Return one result in words, whatever it is."""
    if isinstance(result, Told):
        return str(result)
    if isinstance(result, bool):
        return words.say("show-yes" if result else "show-no")
    if result is None or result == "":
        return words.say("show-none")
    if is_number(result):
        return words.number(str(result))
    if isinstance(result, tuple):
        return words.say("list-comma").join(result_text(words, part) for part in result)
    text = str(result)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def mean_text(words: Messages, distribution: Distribution[object]) -> str:
    """Return the mean of numbers in words; empty for what is none."""
    if not all(is_number(result) for result, _ in distribution):
        return ""
    mean = sum((share * Fraction(result) for result, share in distribution), Fraction(0))  # type: ignore[call-overload]
    return words.say("show-odds-mean", mean=tenths(words, mean))


def likely_text(words: Messages, rows: Sequence[Row], mean: str) -> str:
    """Return the likeliest results in one line."""
    likely = sorted(rows, key=lambda row: -row.share)[:IN_LINE]
    said = [f"{row.text} {percent(words, row.share)}" for row in likely]
    more = [words.say("show-odds-more", count=len(rows) - IN_LINE)] if len(rows) > IN_LINE else []
    return words.say("list-semicolon").join([*said, *more, *([mean] if mean else [])])


def chances_page(words: Messages, rows: Sequence[Row], about: Sequence[str]) -> Page:
    """Return chances as a table with bars, at most `MOST_ROWS` of them, and what else is known about them."""
    shown = _shortened(words, rows)
    most = max((row.share for row in shown), default=Fraction(1))
    names = ("result", "fraction", "percent", "bar")
    head = [words.say(f"show-odds-{name}") for name in names]
    caption = words.say("list-comma").join(filter(None, [words.say("show-odds-caption"), *about]))
    cells = [
        (row.text, _exact(row.share), percent(words, row.share), _bar(row.share / most)) for row in shown
    ]
    page = table(caption, head, cells, numbers=(1, 2))
    return Page(page.html, "\n".join([caption, *_lines(words, shown, most)]))


def _shortened(words: Messages, rows: Sequence[Row]) -> list[Row]:
    if len(rows) <= MOST_ROWS:
        return list(rows)
    rest = sum((row.share for row in rows[MOST_ROWS - 1 :]), Fraction(0))
    return [*rows[: MOST_ROWS - 1], Row(words.say("show-odds-more-results"), rest)]


def _exact(share: Fraction) -> str:
    """Return a chance as a fraction, unless that says nothing to a reader."""
    text = f"{share.numerator}/{share.denominator}"
    return text if len(text) <= len("1296/7776") else "–"


def _bar(part: Fraction) -> str:
    width = f"{float(part) * 8:.2f}rem"
    look = f"display:inline-block;height:.7em;min-width:2px;width:{width};background:#5b8fb9"
    return element("span", style=look, aria_hidden="true")


def _lines(words: Messages, rows: Sequence[Row], most: Fraction) -> Iterable[str]:
    """Yield a line each: the result, its chance in percent, a bar."""
    wide = max((len(row.text) for row in rows), default=0)
    for row in rows:
        blocks = "█" * max(1, round(BLOCKS * row.share / most))
        yield f"{row.text:<{wide}}  {percent(words, row.share):>6}  {blocks}"
