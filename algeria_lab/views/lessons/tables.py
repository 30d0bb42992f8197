"""What moved support in a war, as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS as SIDES
from algeria_lab.lessons.algeria.accounts import PARTS, Posting, total
from algeria_lab.views.algeria.words.events import reason_of
from algeria_lab.views.shared.html import Page, folded, says, table
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.shared.numbers import signed

if TYPE_CHECKING:
    from algeria_lab.core.events import Counted
    from algeria_lab.views.algeria.words.text import Words

MOST_CAUSES = 5  # that are read one by one; of more the parts of the turn are


def accounts_table(words: Words, rows: Sequence[Posting]) -> Page:
    """Return what moved support: the parts of a turn with their sum, and folded under them each cause."""
    if not rows:
        return says([words.say("lesson-nothing")])
    causes = [list(same) for _, same in groupby(rows, _cause)]
    sums = {side: signed(words, total(rows, side)) for side in SIDES}
    told = says([words.say("lesson-accounts-summary", **sums)])
    rule = says([words.say("lesson-accounts-rule")])
    if len(causes) <= MOST_CAUSES:
        return _each(words, rows, causes) + told + rule
    page = _table(words, rows, list(_summed(words, rows)))
    every = words.say("lesson-accounts-all", count=len(causes))
    return page + told + folded(every, _each(words, rows, causes), words) + rule


def _each(words: Words, rows: Sequence[Posting], causes: Sequence[Sequence[Posting]]) -> Page:
    """Return each cause in a row, with what it did to both sides; its turn where turns differ."""
    several = len({row.turn for row in rows}) > 1
    named = [[_named(words, same[0].event), *_moved(words, same)] for same in causes]
    turns = [[str(same[0].turn)] if several else [] for same in causes]
    return _table(words, rows, [turn + row for turn, row in zip(turns, named, strict=True)], several=several)


def _table(
    words: Words, rows: Sequence[Posting], body: Sequence[Sequence[str]], *, several: bool = False
) -> Page:
    """Return a table of causes with its sum."""
    turns = {row.turn for row in rows}
    names = [*(["turn"] if several else []), "accounts-what", "accounts-fln", "accounts-gov"]
    sums = [signed(words, total(rows, side)) for side in SIDES]
    foot = [words.say("lesson-total"), *([""] if several else []), *sums]
    key = "lesson-accounts-caption" if len(turns) > 1 else "lesson-accounts-caption-turn"
    caption, numbers = words.say(key, turn=max(turns)), (2, 3) if several else (1, 2)
    return table(caption, [words.say(f"lesson-{name}") for name in names], body, foot=foot, numbers=numbers)


def _summed(words: Words, rows: Sequence[Posting]) -> Iterator[list[str]]:
    """Yield the parts of a turn, each with what it moved; those in which nothing happened are left out."""
    for part in PARTS:
        same = [row for row in rows if row.part == part]
        if same:
            yield [words.say(f"lesson-accounts-{part}"), *_moved(words, same)]


def _cause(row: Posting) -> tuple[int, int, str, str, str]:
    return row.turn, row.ply, row.event.rule, row.event.where, row.event.why


def _named(words: Words, event: Counted) -> str:
    # The rule stands with its cause: on a phone, a column of its own would leave the cause two words wide.
    return f"{sentence(reason_of(words, event) or words.rule(event.rule))} [{event.rule}]"


def _moved(words: Words, rows: Sequence[Posting]) -> list[str]:
    return [signed(words, total(rows, side)) if total(rows, side) else "" for side in SIDES]
