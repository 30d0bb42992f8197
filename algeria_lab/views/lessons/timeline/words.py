"""The timeline in words: dates as one writes them, a sentence on the whole, a table with links to lessons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from algeria_lab.checking.timeline import Entry
from algeria_lab.views.lessons.dates import date_said, span_said
from algeria_lab.views.shared.html import Page, element, table

if TYPE_CHECKING:
    from markupsafe import Markup

    from algeria_lab.views.shared.messages import Messages

# Where a lesson opens, by its number; empty for one that there is not yet.
Links = Callable[[int], str]
_HEAD = ("when", "what", "use", "sure")


def when_said(words: Messages, entry: Entry) -> str:
    """Return a date as it is written, with as much of it as the sources give."""
    if _spans(entry):
        return span_said(words, entry.first, entry.last, entry.precision)
    return date_said(words, entry.first, entry.precision)


def _spans(entry: Entry) -> bool:
    whole = {"day": entry.first != entry.last, "months": True, "years": True}
    return whole.get(entry.precision, False)


def summary(words: Messages, shown: Sequence[Entry], of: int) -> str:
    """Return what the chart shows, in a sentence: how many entries, from when to when, the fullest year."""
    if not shown:
        return words.say("timeline-none", all=of)
    years = Counter(entry.first.year for entry in shown)
    year, most = years.most_common(1)[0]
    ends = {"first": when_said(words, shown[0]), "last": when_said(words, shown[-1])}
    return words.say(
        "timeline-summary", shown=len(shown), all=of, year=str(year), most=most, years=len(years), **ends
    )


def entries_page(words: Messages, shown: Sequence[Entry], links: Links, here: int | None = None) -> Page:
    """Return entries as a table, in the order of their dates.

    Args:
        words: The reader's language.
        shown: The entries.
        links: Where lessons open.
        here: The number of the lesson that shows this, which is not named again; None elsewhere.
    """
    head = [words.say(f"timeline-{name}") for name in _HEAD]
    caption = words.say("timeline-caption")
    shown = [replace(entry, lessons=tuple(one for one in entry.lessons if one != here)) for entry in shown]
    rich = table(caption, head, [_row(words, entry, links) for entry in shown])
    plain = table(caption, head, [_plain(words, entry) for entry in shown])
    return Page(element("div", rich.html, class_="al-timeline"), plain.text, plain.blocks)


def _plain(words: Messages, entry: Entry) -> list[str]:
    lessons = [words.say("timeline-lesson", number=number) for number in entry.lessons]
    met = words.say("list-semicolon").join([*lessons, *_games(words, entry)])
    return [when_said(words, entry), entry.text[words.language], met, _sure(words, entry)]


def _row(words: Messages, entry: Entry, links: Links) -> list[str]:
    """Return the same with its themes under the text, and lessons as links."""
    when, said, _, sure = _plain(words, entry)
    themes = words.say("list-comma").join(themes_said(words, entry.themes))
    text = element("div", said) + element("small", words.say("timeline-themes", themes=themes))
    met = [*(_lesson(words, number, links) for number in entry.lessons), *_games(words, entry)]
    use = element("ul", *(element("li", one) for one in met))
    return [when, text, use, sure]


def _sure(words: Messages, entry: Entry) -> str:
    unread = [words.say("timeline-unread")] if entry.read == "no" else []
    return words.say("list-semicolon").join([words.say(f"mark-{entry.mark}"), *unread])


def themes_said(words: Messages, themes: Sequence[str]) -> list[str]:
    """Return the names of themes."""
    return [words.say(f"timeline-theme-{theme}") for theme in themes]


def _lesson(words: Messages, number: int, links: Links) -> Markup:
    name = words.say("timeline-lesson", number=number)
    link = links(number)
    return element("a", name, href=link) if link else element("span", name)


def _games(words: Messages, entry: Entry) -> list[str]:
    """Return where games meet an entry: a position that begins then, an event card on it."""
    setup = [words.say("timeline-setup", name=entry.setup)] if entry.setup else []
    if not entry.card:
        return setup
    title = words.say(f"twilight-card-{entry.card:02}")
    return [*setup, words.say("timeline-card", number=entry.card, title=title)]
