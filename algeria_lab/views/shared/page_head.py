"""The head of a page: title, introduction, the switch of its language, and what else stands beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

import ipywidgets

from algeria_lab.views.shared.file_desk import STATIC
from algeria_lab.views.shared.messages import LANGUAGES, Messages, one_message

STYLE = (STATIC / "room.css").read_text("utf-8")


class PageHead(ipywidgets.HBox):
    """The row at the top of a page.

    Args:
        language: The language that the page begins with.
        speak: Called when the reader has chosen another; ``change["new"]`` is its code.
        beside: Further widgets of the row.

    Attributes:
        title: Title and introduction; the page takes its language from there.
        language: The switch.
    """

    def __init__(
        self, language: str, speak: Callable[[Mapping[str, Any]], None], *beside: ipywidgets.Widget
    ) -> None:
        self.title = ipywidgets.HTML(layout=ipywidgets.Layout(flex="1 1 16em", width="auto"))
        self.language = _language_switch(language)
        self.language.observe(speak, "value")
        layout = ipywidgets.Layout(flex_flow="row wrap", align_items="center", overflow="visible")
        super().__init__([self.title, self.language, *beside], layout=layout)
        self.add_class("al-room-head")

    def entitle(self, words: Messages, title: str, introduction: str) -> None:
        """Write title and introduction."""
        self.title.value = (
            f"<style>{STYLE}</style>"
            f'<div class="al-room-title" lang="{words.language}" dir="{words.direction}">'
            f"<h1>{escape(title)}</h1> <span>{escape(introduction)}</span></div>"
        )


def _language_switch(language: str) -> ipywidgets.ToggleButtons:
    names = [(one_message(code, "room", "room-language-name"), code) for code in LANGUAGES]
    return ipywidgets.ToggleButtons(
        options=names,
        value=language,
        tooltips=[one_message(code, "room", "room-language") for code in LANGUAGES],
        style={"button_width": "auto"},
    )
