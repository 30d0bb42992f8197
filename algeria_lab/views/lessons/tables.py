"""What a lesson shows of its wars as tables and sentences: accounts, cases, prices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING

from algeria_lab.core.actions import SEATS as SIDES
from algeria_lab.lessons.algeria.accounts import Posting, total
from algeria_lab.views.shared.html import Page, says, table
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.shared.numbers import decimal, signed

if TYPE_CHECKING:
    from algeria_lab.lessons.resettlement import Case, Price
    from algeria_lab.views.algeria.words.text import Words


def cases_table(words: Words, cases: Iterable[Case]) -> Page:
    """Return where a resettlement is possible, and what each area gives the FLN before and after."""
    head = [words.say(f"lesson-cases-{name}") for name in ("area", "control", "front", "income", "after")]
    rows = [
        (
            words.place(case.area),
            words.say(f"lesson-control-{case.control or 'none'}"),
            words.say("lesson-yes" if case.front else "lesson-no"),
            words.number(case.income),
            words.number(case.income_after),
        )
        for case in cases
    ]
    return table(words.say("lesson-cases-caption"), head, rows, numbers=(3, 4))


def accounts_table(words: Words, rows: Sequence[Posting]) -> Page:
    """Return what moved support, each cause with its rule, and the sum; the turn where it is not the same."""
    if not rows:
        return says([words.say("lesson-nothing")])
    turns = {row.turn for row in rows}
    several = len(turns) > 1
    # What one cause did to both sides stands in one row.
    body = [_posting(words, list(same), several=several) for _, same in groupby(rows, _cause)]
    sums = {side: signed(words, total(rows, side)) for side in SIDES}
    names = [*(["turn"] if several else []), "accounts-what", "accounts-fln", "accounts-gov", "rule"]
    foot = [words.say("lesson-total"), *([""] if several else []), sums["fln"], sums["gov"], ""]
    key = "lesson-accounts-caption" if several else "lesson-accounts-caption-turn"
    caption, numbers = words.say(key, turn=max(turns)), (2, 3) if several else (1, 2)
    page = table(caption, [words.say(f"lesson-{name}") for name in names], body, foot=foot, numbers=numbers)
    return page + says([words.say("lesson-accounts-summary", **sums)])


def _cause(row: Posting) -> tuple[int, int, str, str, str]:
    return row.turn, row.ply, row.event.rule, row.event.where, row.event.why


def _posting(words: Words, rows: Sequence[Posting], *, several: bool) -> list[str]:
    event = rows[0].event
    why = (
        words.say(f"reason-{event.why}", **words.where(event.where)) if event.why else words.rule(event.rule)
    )
    moved = [signed(words, total(rows, side)) if total(rows, side) else "" for side in SIDES]
    return [*([str(rows[0].turn)] if several else []), sentence(why), *moved, f"[{event.rule}]"]


def price_sentences(words: Words, price: Price, award: Fraction, cost: Fraction) -> Page:
    """Return in sentences what a resettlement costs and when it would pay.

    Args:
        words: The reader's language.
        price: The price list.
        award: Mean of the dice, from exact odds.
        cost: What the order costs the Government.
    """
    lost = award + cost - price.at_once
    swing = decimal(words, price.at_once)
    front = "front" if lost else "no-front"
    lines = [
        words.say("lesson-price-dice", award=decimal(words, award), cost=decimal(words, cost)),
        words.say(
            f"lesson-price-{front}", lost=decimal(words, lost), swing=swing, rebuilding=price.rebuilding
        ),
        words.say("lesson-price-turn", saved=price.saved, charge=price.charge),
        _pays(words, "plain", price.turns_to_pay(feedback=False)),
    ]
    if price.feedback:
        lines += [
            words.say(
                "lesson-price-feedback",
                per=decimal(words, award / price.feedback),
                award=decimal(words, award),
                feedback=decimal(words, price.feedback, 2),
            ),
            _pays(words, "feedback", price.turns_to_pay(feedback=True)),
        ]
    return says(lines)


def _pays(words: Words, what: str, turns: Fraction | None) -> str:
    if turns is None:
        return words.say(f"lesson-price-{what}-never")
    key = "lesson-price-plain" if what == "plain" else "lesson-price-feedback-pays"
    return words.say(key, turns=decimal(words, turns))
