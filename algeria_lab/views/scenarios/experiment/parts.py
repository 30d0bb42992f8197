"""What the page of an experiment is put together from: words, columns, and what is opened on demand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import ipywidgets

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import GameWords


def html(value: str = "") -> ipywidgets.HTML:
    """Return words of a page that take the room that they need."""
    return ipywidgets.HTML(value, layout=ipywidgets.Layout(width="auto", overflow="visible"))


def column(*children: ipywidgets.Widget) -> ipywidgets.VBox:
    """Return widgets below each other."""
    return ipywidgets.VBox(children, layout=ipywidgets.Layout(width="auto", overflow="visible"))


class More:
    """A button, and below it what it shows and hides; it stays as it was when other contents come.

    Attributes:
        box: The widget.
        is_open: Whether its contents are shown.
    """

    def __init__(self) -> None:
        self.button = ipywidgets.Button(layout=ipywidgets.Layout(width="auto", height="auto"))
        self.button.add_class("al-trial-more")
        self.button.on_click(lambda _button: self.turn())
        self.box, self.is_open = column(self.button), False
        self._inside: tuple[ipywidgets.Widget, ...] = ()
        self._names = ("", "")

    def hold(self, words: GameWords, inside: Sequence[ipywidgets.Widget]) -> None:
        """Take new contents, and the reader's language."""
        self._inside, self._names = (
            tuple(inside),
            (words.say("trial-more-shown"), words.say("trial-more-hidden")),
        )
        self._draw()

    def turn(self) -> None:
        """Show the contents, or hide them."""
        self.is_open = not self.is_open
        self._draw()

    def _draw(self) -> None:
        shown, hidden = self._names
        self.button.description = hidden if self.is_open else shown
        self.box.children = [self.button, *(self._inside if self.is_open else ())]
