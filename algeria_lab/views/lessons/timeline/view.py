"""The timeline as a widget: a choice of themes above the chart, every entry in words below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.checking.timeline import THEMES, stretch
from algeria_lab.lessons.course import Course, lessons_folder, read_course
from algeria_lab.views.lessons.path import TO_LESSONS
from algeria_lab.views.lessons.timeline.chart import HEIGHT, WAR, fill, new_chart
from algeria_lab.views.lessons.timeline.words import entries_page, summary
from algeria_lab.views.shared.bokeh_pane import BokehPane
from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.views.shared.html import Page
    from algeria_lab.views.shared.messages import Messages

FIRST, LAST = WAR
_STYLE = style("timeline.css")


class Timeline(ipywidgets.VBox):
    """A stretch of the war: ticked themes are shown, in the chart and in words.

    Attributes:
        listed: The entries that are shown, in words.
        boxes: A box to tick for each theme, by its id.

    Args:
        words: The reader's language.
        first: The first year.
        last: The last year.
        themes: The themes that are ticked at first; all if empty.
        course: The lessons to lead to; those around the place where the program was started if left out.
        to_lessons: Address of the folder of all lessons, from the page that shows this.
        here: The number of the lesson that shows this, which is not named again; None elsewhere.

    Raises:
        UnknownName: If there is no such theme.
    """

    listed: Page

    def __init__(
        self,
        words: Messages,
        *,
        first: int = FIRST,
        last: int = LAST,
        themes: Sequence[str] = (),
        course: Course | None = None,
        to_lessons: str = TO_LESSONS,
        here: int | None = None,
    ) -> None:
        super().__init__(layout=ipywidgets.Layout(overflow="visible"))
        self._words, self._years, self._to_lessons, self._here = words, (first, last), to_lessons, here
        self._course = read_course(lessons_folder()) if course is None else course
        self._all = stretch(first, last)
        stretch(first, last, themes)  # whoever names an unknown theme is told
        ticked = themes or THEMES
        self.boxes = {theme: self._box(theme, is_ticked=theme in ticked) for theme in THEMES}
        figure, self._source = new_chart(words, first, last)
        labels = {"table": words.say("pane-table"), "fallback": words.say("pane-fallback")}
        self._pane = BokehPane(figure, labels=labels, height=HEIGHT)
        self._told = ipywidgets.HTML(layout=ipywidgets.Layout(width="100%"))
        row = ipywidgets.HBox([*self.boxes.values()], layout=ipywidgets.Layout(flex_flow="row wrap"))
        row.add_class("al-timeline-themes")
        label = ipywidgets.HTML(element("p", words.say("timeline-choose"), class_="al-says"))
        self.children = [label, row, self._pane, self._told]
        self._refresh()

    @property
    def themes(self) -> tuple[str, ...]:
        """The themes that are ticked."""
        return tuple(theme for theme, box in self.boxes.items() if box.value)

    def close(self) -> None:
        """End it, with all that it shows."""
        for part in self.children:
            for inner in (*getattr(part, "children", ()), part):
                inner.close()
        super().close()

    def _box(self, theme: str, *, is_ticked: bool) -> ipywidgets.Checkbox:
        name = self._words.say(f"timeline-theme-{theme}")
        box = ipywidgets.Checkbox(value=is_ticked, description=name, indent=False)
        box.observe(self._refresh, "value")
        return box

    def _refresh(self, _change: object = None) -> None:
        """Show what the ticked themes have."""
        shown = stretch(*self._years, self.themes) if self.themes else ()
        fill(self._words, self._source, shown, self.themes)
        self._pane.describe(summary(self._words, shown, len(self._all)), ())
        self.listed = entries_page(self._words, shown, self._link, self._here)
        self._told.value = str(_STYLE + self.listed.page())

    def _link(self, number: int) -> str:
        """Return where a lesson opens; empty for one that there is not yet."""
        found = next((entry for entry in self._course.entries if entry.number == number), None)
        return found.opened_at(self._words.language, self._to_lessons) if found else ""
