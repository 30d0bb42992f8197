"""What moved support in a war, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS as SIDES
from algeria_lab.lessons.algeria.accounts import Posting, total
from algeria_lab.views.algeria.words.events import reason_of
from algeria_lab.views.shared.html import Page, says, table
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.shared.numbers import signed

if TYPE_CHECKING:
    from algeria_lab.views.algeria.words.text import Words


def accounts_table(words: Words, rows: Sequence[Posting]) -> Page:
    """Return what moved support, each cause with its rule, and the sum; the turn where it is not the same."""
    if not rows:
        return says([words.say("lesson-nothing")])
    turns = {row.turn for row in rows}
    several = len(turns) > 1
    # What one cause did to both sides stands in one row.
    body = [_posting(words, list(same), several=several) for _, same in groupby(rows, _cause)]
    sums = {side: signed(words, total(rows, side)) for side in SIDES}
    names = [*(["turn"] if several else []), "accounts-what", "accounts-fln", "accounts-gov"]
    foot = [words.say("lesson-total"), *([""] if several else []), sums["fln"], sums["gov"]]
    key = "lesson-accounts-caption" if several else "lesson-accounts-caption-turn"
    caption, numbers = words.say(key, turn=max(turns)), (2, 3) if several else (1, 2)
    page = table(caption, [words.say(f"lesson-{name}") for name in names], body, foot=foot, numbers=numbers)
    return page + says([words.say("lesson-accounts-summary", **sums)])


def _cause(row: Posting) -> tuple[int, int, str, str, str]:
    return row.turn, row.ply, row.event.rule, row.event.where, row.event.why


def _posting(words: Words, rows: Sequence[Posting], *, several: bool) -> list[str]:
    event = rows[0].event
    why = reason_of(words, event) or words.rule(event.rule)
    moved = [signed(words, total(rows, side)) if total(rows, side) else "" for side in SIDES]
    # The rule stands with its cause: on a phone, a column of its own would leave the cause two words wide.
    return [*([str(rows[0].turn)] if several else []), f"{sentence(why)} [{event.rule}]", *moved]
