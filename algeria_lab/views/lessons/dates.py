"""Dates of history as they are written: with as much of them as the sources give."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import date

    from algeria_lab.views.shared.messages import Messages


def date_said(words: Messages, day: date, precision: str) -> str:
    """Return a date as it is written.

    Args:
        words: The reader's language.
        day: The date.
        precision: How much of it is said: ``day``, ``month`` or ``year``; also ``months`` and ``years``.
    """
    month = words.say("lesson-month", month=day.month)
    return words.say(
        f"lesson-when-{precision.removesuffix('s')}", day=day.day, month=month, year=str(day.year)
    )


def span_said(words: Messages, first: date, last: date, precision: str) -> str:
    """Return a span from one date to another."""
    ends = {"first": date_said(words, first, precision), "last": date_said(words, last, precision)}
    return words.say("timeline-span", **ends)
