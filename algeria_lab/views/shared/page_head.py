"""The head of a page: title, introduction, the switch of its language, and what else stands beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import ipywidgets

from algeria_lab.views.room.strip import strip_here
from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.messages import LANGUAGES, Messages, one_message
from algeria_lab.views.shared.next_places import NextPlaces, places_after

STYLE = style("room.css")
OF_TEACHERS = ("studio",)  # pages without a place in the room of a class


class PageHead(ipywidgets.HBox):
    """The row at the top of a page.

    Args:
        language: The language that the page begins with.
        speak: Called when the reader has chosen another; ``change["new"]`` is its code.
        beside: Further widgets of the row, before the switch.
        page: Name of the notebook of the page, such as ``war-room``.

    Attributes:
        title: Title and introduction; the page takes its language from there.
        language: The switch.
        next: Where to go from the end of the page; it is put there.
        strip: What the page has in the room of a class; None where it stands in none.
    """

    def __init__(
        self,
        language: str,
        speak: Callable[[Mapping[str, Any]], None],
        *beside: ipywidgets.Widget,
        page: str = "",
    ) -> None:
        self._page, self.next = page, NextPlaces()
        self.title = ipywidgets.HTML(layout=ipywidgets.Layout(flex="1 1 0%", width="auto", min_width="0"))
        self.language = _language_switch(language)
        self.language.observe(speak, "value")
        self.strip = None if page in OF_TEACHERS else strip_here(language)
        if self.strip:
            self.strip.stand(page=page)
        strip = [self.strip.widget] if self.strip else []
        layout = ipywidgets.Layout(flex_flow="row wrap", align_items="center", overflow="visible")
        super().__init__([self.title, *strip, *beside, self.language], layout=layout)
        self.add_class("al-room-head")

    def entitle(self, words: Messages, title: str, introduction: str) -> None:
        """Write title and introduction, and the links at the end of the page."""
        inside = element("h1", title), " ", element("span", introduction)
        language = {"lang": words.language, "dir": words.direction}
        self.title.value = STYLE + element("div", *inside, class_="al-room-title", **language)
        if self.strip:
            self.strip.speak(words.language)
        self.next.show(places_after(self._page, words), words)


def _language_switch(language: str) -> ipywidgets.ToggleButtons:
    names = [(one_message(code, "pages/war_room", "room-language-name"), code) for code in LANGUAGES]
    return ipywidgets.ToggleButtons(
        options=names,
        value=language,
        tooltips=[one_message(code, "pages/war_room", "room-language") for code in LANGUAGES],
        style={"button_width": "auto"},
    )
