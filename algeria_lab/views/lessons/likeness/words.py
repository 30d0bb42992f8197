"""Which wars look like the one that was, in words: count, marks, settings, and what is not read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from algeria_lab.checking.timeline import Entry, entries
from algeria_lab.experiments.results.likeness import PRINTED, Likeness, Setting, Shared
from algeria_lab.experiments.results.marks import Calendar, Mark, marks, unread
from algeria_lab.views.experiments.amounts import interval
from algeria_lab.views.experiments.text import change_name, player_title
from algeria_lab.views.lessons.dates import date_said
from algeria_lab.views.lessons.timeline.words import when_said
from algeria_lab.views.shared.html import Page, bullets, element, says, table
from algeria_lab.views.shared.numbers import rounded

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.views.shared.messages import GameWords

SEATS = ("gov", "fln")


def mark_title(words: GameWords, name: str) -> str:
    """Return what people call a mark."""
    return words.say(f"likeness-mark-{name}")


def setting_title(words: GameWords, setting: Setting) -> str:
    """Return a setting in words: a constant with its value, or who played a side."""
    if setting.what == PRINTED:
        return words.say("likeness-printed")
    if setting.what in SEATS:
        seat: Seat = "gov" if setting.what == "gov" else "fln"
        return words.say(f"likeness-player-{seat}", player=player_title(words, str(setting.value), seat))
    return change_name(words, setting.what, int(setting.value))


def count_said(words: GameWords, found: Likeness | None, of: int) -> str:
    """Return how many wars have all that was chosen, in a sentence; what to do where nothing is chosen."""
    if found is None:
        return words.say("likeness-nothing", wars=of)
    if len(found.fitting) == found.wars:
        return words.say("likeness-count-all", wars=found.wars)
    return words.say("likeness-count", fitting=len(found.fitting), wars=found.wars)


def marks_page(
    words: GameWords, found: Likeness | None, calendar: Calendar, counts: Mapping[str, int]
) -> Page:
    """Return all marks as a table: how many wars have it, in which turns, how it is read, from which record.

    Args:
        words: The reader's language.
        found: What was found; None where nothing is chosen.
        calendar: How turns are read as time.
        counts: How many wars have each mark, chosen or not.
    """
    head = [words.say(f"likeness-head-{name}") for name in ("mark", "have", "turns", "reads", "record")]
    chosen = found.each if found else {}
    rows = [
        _mark_row(words, mark, calendar, counts, is_chosen=mark.name in chosen) for mark in marks().values()
    ]
    return table(words.say("likeness-marks"), head, rows, numbers=(1,))


def _mark_row(
    words: GameWords, mark: Mark, calendar: Calendar, counts: Mapping[str, int], *, is_chosen: bool
) -> list[str]:
    turns = calendar.window(mark).turns
    title = mark_title(words, mark.name)
    return [
        words.say("likeness-chosen", mark=title) if is_chosen else title,
        words.say("likeness-number", number=counts[mark.name]),
        words.say("likeness-any-turn") if mark.reads == "won" else _turns_said(words, turns),
        words.say(f"likeness-reads-{mark.name}"),
        _records_said(words, mark),
    ]


def _turns_said(words: GameWords, turns: range) -> str:
    last = turns.stop - 1
    if len(turns) == 1:
        return words.say("likeness-number", number=last)
    return words.say("likeness-turns", first=turns.start, last=last)


def _records_said(words: GameWords, mark: Mark) -> str:
    """Return the record of a mark; of another with which it ends, the day alone."""
    first, *ends = mark.records
    record = _record_said(words, first)
    if not ends:
        return record
    end = _entry(ends[-1])
    return words.say("likeness-until", record=record, when=date_said(words, end.last, end.precision))


def _record_said(words: GameWords, name: str) -> str:
    entry = _entry(name)
    return words.say(
        "likeness-record", when=when_said(words, entry), text=entry.text[words.language], sure=entry.mark
    )


def _entry(name: str) -> Entry:
    return next(entry for entry in entries() if entry.id == name)


def shared_sentence(words: GameWords, found: Likeness | None) -> str:
    """Return in a sentence what the fitting wars share more often, or less, than the others."""
    if found is None or not found.fitting:
        return words.say("likeness-none-fit")
    if not found.shared:
        return words.say("likeness-all-fit")
    clear = [row for row in found.shared if row.is_clear]
    if not clear:
        return words.say("likeness-unclear", settings=len(found.shared))
    named = [_clear_item(words, row) for row in clear]
    return words.say(
        "likeness-clear", clear=len(clear), settings=len(found.shared), items=words.listed(named)
    )


def _clear_item(words: GameWords, row: Shared) -> str:
    numbers = {"share": rounded(words, row.share.mean), "others": rounded(words, row.others.mean)}
    return words.say("likeness-item", setting=setting_title(words, row.setting), **numbers)


def shared_rows(words: GameWords, found: Likeness | None) -> list[list[object]]:
    """Return every setting as a row: how many wars, how many fit, both shares and their difference."""
    names = ("setting", "wars", "fit", "share", "others", "apart", "stays")
    head: list[object] = [words.say(f"likeness-shared-{name}") for name in names]
    return [head, *(_shared_row(words, row) for row in (found.shared if found else ()))]


def _shared_row(words: GameWords, row: Shared) -> list[object]:
    share, others = interval(words, row.share), interval(words, row.others)
    apart = interval(words, row.apart, sign=True)
    return [
        setting_title(words, row.setting),
        row.wars,
        row.fitting,
        words.say("experiment-interval-of", **share),
        words.say("experiment-interval-of", **others),
        words.say("experiment-interval-of", **apart),
        words.say("likeness-stays" if row.is_clear else "likeness-stays-not"),
    ]


def unread_page(words: GameWords) -> Page:
    """Return for which events of the record these wars have no measure, by why."""
    pages = [says([words.say("likeness-wrong-reasons")])]
    for why, names in unread().items():
        told = [_event_said(words, _entry(name)) for name in names]
        pages.append(says([words.say(f"likeness-unread-{why}")]) + bullets(told))
    whole = pages[0]
    for page in pages[1:]:
        whole += page
    return whole


def _event_said(words: GameWords, entry: Entry) -> str:
    return words.labelled(when_said(words, entry), entry.text[words.language])


def status(text: str) -> str:
    """Return a sentence that a screen reader speaks when it changes."""
    return str(element("p", text, class_="al-likeness-count", role="status", aria_live="polite"))
