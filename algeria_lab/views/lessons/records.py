"""Records of history as tables: each figure with what it counts, who says so and how sure it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from algeria_lab.views.shared.html import Page, says, table
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.shared.numbers import decimal

if TYPE_CHECKING:
    from algeria_lab.checking.facts import Fact, Source
    from algeria_lab.views.algeria.words.text import Words


def facts_table(words: Words, facts: Sequence[Fact]) -> Page:
    """Return records of history: when, how many, of what, who says so, how sure that is."""
    head = [words.say(f"lesson-facts-{name}") for name in ("when", "figure", "counts", "source", "mark")]
    rows = [
        (
            _when(words, fact),
            _figure(words, fact),
            fact.counts[words.language],
            _source(words, fact),
            _mark(words, fact),
        )
        for fact in facts
    ]
    return table(words.say("lesson-facts-caption"), head, rows) + says([_pages(words, facts)])


def _pages(words: Words, facts: Iterable[Fact]) -> str:
    return words.say("lesson-facts-pages") if any(not fact.page for fact in facts) else ""


def _when(words: Words, fact: Fact) -> str:
    if fact.precision == "war":
        return words.say("lesson-when-war")
    month = words.say("lesson-month", month=fact.first.month)
    day, year = fact.first.day, str(fact.first.year)
    return words.say(f"lesson-when-{fact.precision}", day=day, month=month, year=year)


def _figure(words: Words, fact: Fact) -> str:
    whole = float(fact.value).is_integer()
    value = int(fact.value) if whole else decimal(words, fact.value)
    return words.say(f"lesson-how-{fact.how}", figure=words.say(f"lesson-figure-{fact.unit}", value=value))


def _source(words: Words, fact: Fact) -> str:
    if not fact.source.is_known:
        return sentence(fact.source.kind[words.language])
    short = fact.source.short[words.language]
    return words.say("lesson-facts-at-page", source=short, page=fact.page) if fact.page else short


def _mark(words: Words, fact: Fact) -> str:
    parts = [words.say(f"lesson-mark-{fact.mark}")]
    if fact.span:
        low, high = (decimal(words, value) for value in fact.span)
        parts.append(words.say("lesson-facts-span", low=low, high=high))
    if fact.rivals:
        parts.append(words.say("lesson-facts-disputed"))
    return words.say("list-semicolon").join(parts)


def sources_table(words: Words, sources: Iterable[Source]) -> Page:
    """Return the works that a topic rests on, and who speaks in each."""
    head = [words.say(f"lesson-sources-{name}") for name in ("short", "full", "kind")]
    tongue = words.language
    rows = [(source.short[tongue], source.full[tongue], source.kind[tongue]) for source in sources]
    return table(words.say("lesson-sources-caption"), head, rows)
