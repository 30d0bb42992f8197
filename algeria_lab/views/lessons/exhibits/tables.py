"""Tables of a learner's own game: what moved support, and quantities that the engine reckons."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from algeria_lab.lessons.algeria.accounts import because_of, of_turn, postings
from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression
from algeria_lab.views.lessons.exhibits.setting import Piece, Setting
from algeria_lab.views.lessons.tables import accounts_table
from algeria_lab.views.shared.html import Page, table
from algeria_lab.views.shared.numbers import reckoned

if TYPE_CHECKING:
    from algeria_lab.scenarios.conditions.vocabulary import Value
    from algeria_lab.scenarios.forms.exhibits import Amount
    from algeria_lab.views.algeria.words.text import Words


def accounts_pieces(setting: Setting) -> Iterator[Piece]:
    """Yield what moved support in the learner's own war."""
    asked, guide = setting.exhibit.accounts, setting.guide
    assert asked is not None, "only made of this kind"
    stage = setting.stage(asked.since) if asked.since else None
    games = guide.course.rails.own_since(stage.spot if stage else None)
    rows = [row for game, since in games for row in postings(game.history) if row.ply > since]
    rows = of_turn(rows, asked.turn) if asked.turn else rows
    words: Words = setting.words  # type: ignore[assignment]  # only wars on the map have accounts
    yield accounts_table(words, because_of(rows, asked.area) if asked.area else rows)


def amounts_pieces(setting: Setting) -> Iterator[Page]:
    """Yield the table of what the engine reckons, row by row as the author asks for it."""
    say = setting.words.say
    rows = [(setting.said(row.text), _amount(setting, row)) for row in setting.exhibit.amounts]
    head = [say("exhibit-amount-what"), say("exhibit-amount-value")]
    yield table(say("exhibit-amounts"), head, rows, numbers=(1,))


def _amount(setting: Setting, row: Amount) -> str:
    """Return what a row comes to, in words; a dash where it has no value."""
    moment = setting.beginning(row.at) if row.at else setting.guide.moment()
    if moment is None:
        return "–"
    try:
        value = Expression(row.value, setting.guide.scenario.game).value(moment)
    except WrongExpression:  # such as the odds of a line that is not possible there
        return "–"
    plus = "+" if row.sign and isinstance(value, int | Fraction) and value > 0 else ""
    return " ".join(filter(None, [plus + _told(setting, value), setting.said(row.unit)]))


def _told(setting: Setting, value: Value) -> str:
    words: Any = setting.words
    if isinstance(value, bool):
        return str(words.say(f"lesson-{'yes' if value else 'no'}"))
    if isinstance(value, int | Fraction):
        return reckoned(words, Fraction(value))
    if isinstance(value, str):
        return value
    return str(words.listed(sorted(map(str, value)))) if value else "–"
