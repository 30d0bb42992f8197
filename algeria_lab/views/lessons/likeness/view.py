"""Marks of the record to tick, a calendar to choose, and what the wars that fit share: as a widget."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.experiments.results.likeness import Likeness, likeness
from algeria_lab.experiments.results.marks import Calendar, courses, marks, meets
from algeria_lab.views.lessons.likeness.chart import SharedChart
from algeria_lab.views.lessons.likeness.words import (
    count_said,
    mark_title,
    marks_page,
    shared_rows,
    shared_sentence,
    status,
    unread_page,
)
from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import Page, element, folded, says, table

if TYPE_CHECKING:
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords

MONTHS, SLACKS = (6, 12, 18, 24), (0, 1, 2)
_STYLE = style("likeness.css")
_WIDE = {"width": "100%", "overflow": "visible"}


class LikenessDesk(ipywidgets.VBox):
    """“Which war looks like the one that was?”: what is ticked is counted at once.

    Attributes:
        boxes: A box to tick for each mark, by its name.
        months: How many months a turn stands for.
        slack: By how many turns a mark may be missed.
        chart: What the wars that fit share.
        listed: All of it in words, as it is chosen now.

    Args:
        words: The reader's language, with the words of the game.
        wars: Whole wars from 1954, with their turns.
        chosen: The marks that are ticked at first.
        calendar: How turns are read at first.

    Raises:
        UnknownName: If there is no such mark.
        NoLikeness: If no mark can be read from these wars.
    """

    listed: Page

    def __init__(
        self, words: GameWords, wars: Wars, chosen: Sequence[str], calendar: Calendar | None = None
    ) -> None:
        super().__init__(layout=ipywidgets.Layout(**_WIDE))
        self.add_class("al-likeness")
        likeness(wars, chosen or None, calendar)  # whoever names an unknown mark, or other wars, is told
        first = calendar or Calendar()
        self._words, self._wars, self._of = words, wars, len(courses(wars))
        self.boxes = {name: self._box(name, is_ticked=name in chosen) for name in marks()}
        self.months = self._menu("months", MONTHS, first.months)
        self.slack = self._menu("slack", SLACKS, first.slack)
        self._count, self._marks = (ipywidgets.HTML(layout=ipywidgets.Layout(**_WIDE)) for _ in range(2))
        self.chart = SharedChart(self._found(), words, self._of)
        caution = folded(words.say("likeness-unread"), unread_page(words), words)
        self.children = [
            ipywidgets.HTML(str(_STYLE + element("p", words.say("likeness-choose"), class_="al-says"))),
            self._row("al-likeness-marks", *self.boxes.values()),
            self._row("al-likeness-calendar", self.months, self.slack),
            self._count,
            self.chart.pane,
            self._marks,
            ipywidgets.HTML(str(caution.page()), layout=ipywidgets.Layout(**_WIDE)),
        ]
        self._refresh()

    @property
    def chosen(self) -> tuple[str, ...]:
        """The marks that are ticked."""
        return tuple(name for name, box in self.boxes.items() if box.value)

    @property
    def calendar(self) -> Calendar:
        """How turns are read as time."""
        return Calendar(self.months.value, self.slack.value)

    def close(self) -> None:
        """End it, with all that it shows."""
        for part in self.children:
            for inner in (*getattr(part, "children", ()), part):
                inner.close()
        super().close()

    def _row(self, name: str, *parts: ipywidgets.Widget) -> ipywidgets.HBox:
        row = ipywidgets.HBox([*parts], layout=ipywidgets.Layout(flex_flow="row wrap", **_WIDE))
        row.add_class(name)
        return row

    def _box(self, name: str, *, is_ticked: bool) -> ipywidgets.Checkbox:
        box = ipywidgets.Checkbox(value=is_ticked, description=mark_title(self._words, name), indent=False)
        box.observe(self._refresh, "value")
        return box

    def _menu(self, name: str, values: Sequence[int], value: int) -> ipywidgets.Dropdown:
        say = self._words.say
        options = [
            (say(f"likeness-{name}-value", number=one), one) for one in dict.fromkeys([*values, value])
        ]
        menu = ipywidgets.Dropdown(options=options, value=value, description=say(f"likeness-{name}"))
        menu.observe(self._refresh, "value")
        return menu

    def _found(self) -> Likeness | None:
        return likeness(self._wars, self.chosen, self.calendar) if self.chosen else None

    def _refresh(self, _change: object = None) -> None:
        """Count again, by what is chosen now."""
        words = self._words
        self._count.value = status(words.say("likeness-counting"))
        found = self._found()
        of_marks = marks_page(words, found, self.calendar, self._counts(self.calendar))
        self.listed = self._in_words(found, of_marks)
        said = [count_said(words, found, self._of)]
        if not (found and found.shared):  # no picture then: an empty one says nothing
            said.append(shared_sentence(words, found))
        self.chart.pane.layout.display = None if len(said) == 1 else "none"
        self.chart.update(found)
        self._marks.value = str(of_marks.page())
        self._count.value = status(" ".join(said))

    def _counts(self, calendar: Calendar) -> Mapping[str, int]:
        """Return how many wars have each mark; the wars remember what was read from them."""
        return {name: len(meets(self._wars, mark, calendar)) for name, mark in marks().items()}

    def _in_words(self, found: Likeness | None, of_marks: Page) -> Page:
        words = self._words
        head, *rows = [[str(cell) for cell in row] for row in shared_rows(words, found)]
        said = says([count_said(words, found, self._of), shared_sentence(words, found)])
        shared = table(words.say("likeness-shared"), head, rows, numbers=range(1, 6))
        return said + of_marks + shared + unread_page(words)
