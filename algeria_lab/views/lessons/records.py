"""Records of history as tables: each figure with what it counts, who says so and how sure it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import add
from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.checking.facts import STATEMENT, Fact, Source, records, rivals_of, topic, works_of
from algeria_lab.views.lessons.dates import date_said, span_said
from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import Page, element, says, table
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

_HEAD = ("when", "figure", "counts", "source")
_STYLE = style("records.css")


def facts_page(words: Messages, names: Sequence[str]) -> Page:
    """Return topics of history and single records, a table each topic, the single ones together first.

    Args:
        words: The reader's language.
        names: Topics such as ``regroupement``, or records such as ``people/pop-1954``.

    Raises:
        UnknownName: If there is no such topic or record.
    """
    single = [name for name in names if "/" in name]
    pages = [facts_table(words, records(single))] if single else []
    for name in (name for name in names if "/" not in name):
        about = topic(name)
        note = says([about.note.get(words.language, "")])
        shown = sorted(records([name]), key=lambda fact: (fact.precision == "war", fact.first))
        pages.append(facts_table(words, shown, about.title[words.language]) + note)
    return reduce(add, pages)


def facts_table(words: Messages, facts: Sequence[Fact], caption: str = "") -> Page:
    """Return records of history: when, how many, of what, who says so; how sure that is, on demand the rest.

    Args:
        words: The reader's language.
        facts: The records.
        caption: Title of the table; a general one if empty.
    """
    caption = caption or words.say("lesson-facts-caption")
    head = [words.say(f"lesson-facts-{name}") for name in _HEAD]
    shown = [[*_said(words, fact), _who(words, fact)] for fact in facts]
    plain = [[*_said(words, fact), who_says(words, fact), _mark(words, fact)] for fact in facts]
    rich = table(caption, head, shown)
    told = table(caption, [*head, words.say("lesson-facts-mark")], plain)
    box = element("div", _STYLE, rich.html, class_="al-record")
    return Page(box, told.text, told.blocks) + says([_others(words, facts)])


def _said(words: Messages, fact: Fact) -> list[str]:
    counts = fact.counts[words.language]
    return [
        when_said(words, fact),
        figure_said(words, fact),
        sentence(counts) if fact.is_statement else counts,
    ]


def _others(words: Messages, facts: Sequence[Fact]) -> str:
    """Return what records that are not in the table say against those in it."""
    shown = {fact.id for fact in facts}
    others = {one.id: one for fact in facts for one in rivals_of(fact) if one.id not in shown}
    told = [words.labelled(who_says(words, one), _figure_of(words, one)) for one in others.values()]
    return words.say("lesson-facts-others", others=words.say("list-semicolon").join(told)) if told else ""


def _figure_of(words: Messages, fact: Fact) -> str:
    figure, counts = figure_said(words, fact), fact.counts[words.language]
    return words.say("lesson-figure-of", figure=figure, counts=counts)


def record_said(words: Messages, name: str) -> str:
    """Return a record in a line: its figure, if it has one, and what that counts, then who says so."""
    (fact,) = records([name])
    said = fact.counts[words.language] if fact.unit == STATEMENT else _figure_of(words, fact)
    return words.labelled(said, who_says(words, fact))


def when_said(words: Messages, fact: Fact) -> str:
    """Return what time a record speaks of."""
    if fact.precision == "war":
        return words.say("lesson-when-war")
    if fact.precision == "years":
        return words.say("lesson-when-years", first=str(fact.first.year), last=str(fact.last.year))
    if fact.precision == "months":
        return span_said(words, fact.first, fact.last, fact.precision)
    return date_said(words, fact.first, fact.precision)


def figure_said(words: Messages, fact: Fact) -> str:
    """Return a figure as its source puts it; both ends where it is a range, a dash for a statement."""
    if fact.unit == STATEMENT:
        return words.say("lesson-figure-none")
    if fact.span:
        low, high = (_number(words, value) for value in fact.span)
        if fact.how == "more-than":  # so the source puts the upper end
            high = words.say("lesson-how-more-than", figure=high)
        return words.say(f"lesson-figure-{fact.unit}", value=words.say("lesson-between", low=low, high=high))
    figure = words.say(f"lesson-figure-{fact.unit}", value=_number(words, fact.value))
    return words.say(f"lesson-how-{fact.how}", figure=figure)


def _number(words: Messages, value: float) -> str:
    whole = float(value).is_integer()
    return words.say("lesson-number", value=int(value)) if whole else words.number(f"{value:g}")


def who_says(words: Messages, fact: Fact) -> str:
    """Return who stands behind a figure."""
    says = fact.says.get(words.language, "")
    if says:
        return sentence(says)
    if not fact.source.is_known:
        return sentence(fact.source.kind[words.language])
    short = fact.source.short[words.language]
    return words.say("lesson-facts-at-page", source=short, page=fact.page) if fact.page else short


def _mark(words: Messages, fact: Fact) -> str:
    parts = [words.say(f"mark-{fact.mark}")]
    if fact.rivals:
        parts.append(words.say("lesson-facts-disputed"))
    return words.say("list-semicolon").join(parts)


def _who(words: Messages, fact: Fact) -> Markup:
    """Return who says so and how sure it is; where it was read and in which words, on demand."""
    rows = [
        element("dt", label) + element("dd", text, **({"lang": lang} if lang else {}))
        for label, text, lang in _origin(words, fact)
    ]
    summary = element("summary", _mark(words, fact))
    return element("div", who_says(words, fact)) + element("details", summary, element("dl", *rows))


def _origin(words: Messages, fact: Fact) -> list[tuple[str, str, str]]:
    """Return label, text and language of what is known of where a figure is from."""
    tongue = words.language
    read_in = fact.seen or fact.source
    where = read_in.full[tongue]  # nothing for a figure whose first page nobody names
    given = [
        ("work", fact.source.full[tongue], ""),
        ("speaker", sentence(fact.source.kind[tongue]), ""),
        ("read", words.say(f"lesson-read-{fact.read}", where=where) if where else "", ""),
        ("words", fact.words, read_in.language),
        ("sum", fact.computed, ""),
        ("note", fact.note.get(tongue, ""), ""),
        ("verdict", words.say(f"lesson-verdict-{fact.verdict}"), ""),
    ]
    known = ((name, text, lang) for name, text, lang in given if text)
    return [(words.say(f"lesson-origin-{name}", tongue=lang), text, lang) for name, text, lang in known]


def works_page(words: Messages, name: str) -> Page:
    """Return the works that a topic of history rests on, and who speaks in each.

    Raises:
        UnknownName: If there is no such topic.
    """
    return sources_table(words, works_of(records([name])))


def sources_table(words: Messages, sources: Iterable[Source]) -> Page:
    """Return works, and who speaks in each."""
    head = [words.say(f"lesson-sources-{name}") for name in ("short", "full", "kind", "reach")]
    tongue = words.language
    rows = [
        (source.short[tongue], source.full[tongue], source.kind[tongue], _reach(words, source))
        for source in sources
    ]
    return table(words.say("lesson-sources-caption"), head, rows)


def _reach(words: Messages, source: Source) -> str:
    """Return for whom a work is, in which language, and whether it is free to read."""
    free = {True: [words.say("lesson-work-free")], False: [words.say("lesson-work-paid")], None: []}
    language, level = words.say(f"lesson-tongue-{source.language}"), words.say(f"lesson-level-{source.level}")
    return words.say("list-semicolon").join([language, level, *free[source.free]])
