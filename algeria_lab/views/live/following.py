"""Something in a notebook that follows a game: shown by its cell, closed when that cell runs again."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakSet

import ipywidgets

from algeria_lab.views.shared.html import Page
from algeria_lab.views.shared.left_behind import LeavesWords

if TYPE_CHECKING:
    from algeria_lab.core.game import Game

Run = tuple[str, str]
# What the last run of each cell made, by the name of the cell.
_MADE: dict[str, tuple[str, WeakSet[Closing]]] = {}


class Closing(Protocol):
    """What a cell makes and its next run ends."""

    def close(self) -> None:
        """End it; to be closed twice does no harm."""


class Following(LeavesWords, ipywidgets.VBox):
    """A widget that follows a game until it is closed.

    Widgets live in the kernel until somebody closes them. When a cell runs again, what it made before is
    closed, so that a notebook that is worked with for hours holds each board and chart once.
    """

    def __init__(self, *children: ipywidgets.Widget) -> None:
        super().__init__(children, layout=ipywidgets.Layout(width="100%", overflow="visible"))
        self._parts = children
        take_place(self)

    @property
    @abstractmethod
    def game(self) -> Game[Any]:
        """The game that is shown.

        Raises:
            LookupError: If this was closed.
        """

    def close(self) -> None:
        """End this and all in it, and let go of the game, which goes on; to be closed twice does no harm."""
        self.leave(Page)
        for part in self._parts:
            part.close()
        for widget in (*self._parts, self):
            for look in ("layout", "style"):  # widgets too, which outlive theirs
                if widget.has_trait(look):
                    getattr(widget, look).close()
        self.children = self._parts = ()
        super().close()

    def __repr__(self) -> str:
        what = type(self).__name__
        return f"<{what} of {self.game!r}>" if self._parts else f"<{what}, closed>"


def take_place(made: Closing) -> None:
    """Close what an earlier run of the running cell made; several things of one run stand side by side."""
    cell, number = _running_cell()
    if not cell:
        return
    before, things = _MADE.get(cell, (number, WeakSet()))
    if before != number:
        for thing in tuple(things):
            thing.close()
        things = WeakSet()
    things.add(made)
    _MADE[cell] = number, things


def _running_cell() -> Run:
    """Return the cell that runs and which run of it this is; empty where nobody says, as in a script."""
    try:
        from IPython.core.getipython import get_ipython
    except ImportError:
        return "", ""
    parent: dict[str, dict[str, str]] = getattr(get_ipython(), "get_parent", dict)()
    return parent.get("metadata", {}).get("cellId", ""), parent.get("header", {}).get("msg_id", "")
