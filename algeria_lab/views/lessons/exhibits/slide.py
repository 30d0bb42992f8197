"""Something to drag that answers at once: all notches are reckoned first and go to the browser together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.scenarios.slides import Notches, notches
from algeria_lab.views.lessons.exhibits.slide_widget import SlideWidget
from algeria_lab.views.shared.html import Page, says, table
from algeria_lab.views.shared.numbers import reckoned

if TYPE_CHECKING:
    from algeria_lab.core.dice import Dice
    from algeria_lab.scenarios.forms.exhibits import Slide
    from algeria_lab.scenarios.forms.texts import TextData
    from algeria_lab.views.lessons.exhibits.setting import Setting
    from algeria_lab.views.shared.messages import GameWords

MOST_ROWS = 8  # of the table in words
Part = dict[str, Any]
Numbers = Sequence[Fraction | None]


def slide_pieces(setting: Setting) -> Iterator[SlideWidget | Page]:
    """Yield what can be dragged; words where its first notch cannot be played in the learner's own game.

    Raises:
        LabError: If not even the first notch can be played there.
    """
    asked = setting.exhibit.slide
    assert asked is not None, "only made of this kind"
    found = _reckoned(setting, asked)
    if not found.values and found.refused:
        raise found.refused.why
    told = SlideTold(setting.words, setting.said, asked, found)
    yield SlideWidget(told.view(), told.page())


def _reckoned(setting: Setting, asked: Slide) -> Notches:
    """Return what each notch brings from where the step began on the learner's own line, else from now."""
    guide, stage = setting.guide, setting.stage()
    game, ply = guide.table.game, guide.table.game.ply
    if stage:
        game, ply = guide.course.rails.tables[stage.spot.chapter].game, stage.spot.ply

    def dice() -> Dice:
        return game.fork(ply).dice

    moment = setting.beginning() or guide.moment()
    return notches(asked, moment, game.state_at(ply), dice, guide.course.seen)


class _Row(NamedTuple):
    """An amount at all notches: what it is called, what it comes to, and its unit."""

    text: str
    numbers: Numbers
    unit: str


class SlideTold:
    """Puts what was reckoned into words.

    Args:
        words: The reader's language.
        said: Returns a text of the author in that language.
        asked: The slide.
        found: What each notch brings, of at least one.
    """

    def __init__(
        self, words: GameWords, said: Callable[[TextData], str], asked: Slide, found: Notches
    ) -> None:
        self._words, self._refused = words, found.refused
        self._notch, self._most = said(asked.notch), len(found.values) - 1
        self._rows = [
            _Row(said(one.text), [_number(row[place]) for row in found.values], said(one.unit))
            for place, one in enumerate(asked.amounts)
        ]

    def view(self) -> Part:
        """Return what the browser shows."""
        counts = range(self._most + 1)
        return {
            "lang": self._words.language,
            "dir": self._words.direction,
            "label": self._notch,
            "counts": [str(self._at(count)) for count in counts],
            "spoken": [self._spoken(count) for count in counts],
            "ends": self._ends(),
            "table": [self._table_head(), *self._table_rows()],
            **self._scale(),
        }

    def _scale(self) -> Part:
        """Return the amounts as numbers and as places on one scale, from 0 where it begins to 1."""
        known = [number for row in self._rows for number in row.numbers if number is not None]
        low, high = min([Fraction(0), *known]), max([Fraction(0), *known])
        wide = high - low or Fraction(1)
        rows = [
            {
                "text": row.text,
                "said": [self._said(row, count) for count in range(len(row.numbers))],
                "at": [None if one is None else float((one - low) / wide) for one in row.numbers],
            }
            for row in self._rows
        ]
        return {"zero": float(-low / wide), "rows": rows}

    def _at(self, count: int) -> str:
        return self._words.say("exhibit-slide-at", count=count, most=self._most)

    def _said(self, row: _Row, count: int) -> str:
        number = row.numbers[count]
        if number is None:
            return "–"
        said = reckoned(self._words, number)
        return " ".join(filter(None, [said, row.unit]))

    def _spoken(self, count: int) -> str:
        """Return a notch in one sentence for whoever hears it."""
        parts = [self._words.labelled(row.text, self._said(row, count)) for row in self._rows]
        return self._words.say("list-semicolon").join([self._at(count), *parts])

    def _ends(self) -> str:
        """Return that it goes no further, where the learner's own game refuses the next notch."""
        return self._words.say("exhibit-slide-ends", count=self._most) if self._refused else ""

    def _table_head(self) -> list[str]:
        return [self._notch, *(row.text for row in self._rows)]

    def _table_rows(self) -> list[list[str]]:
        """Return a few notches with what each brings: all where they are few."""
        shown = sorted({round(self._most * row / (MOST_ROWS - 1)) for row in range(MOST_ROWS)})
        return [[str(count), *(self._said(row, count) for row in self._rows)] for count in shown]

    def page(self) -> Page:
        """Return it as a table of a few notches, the first and the last among them."""
        head, rows = self._table_head(), self._table_rows()
        found = table(self._words.say("exhibit-slide"), head, rows, numbers=range(1, len(head)))
        return found + says([self._ends()]) if self._ends() else found


def _number(value: object) -> Fraction | None:
    """Return a number as it is reckoned; None for what is none."""
    if isinstance(value, bool) or not isinstance(value, int | Fraction):
        return None
    return Fraction(value)
