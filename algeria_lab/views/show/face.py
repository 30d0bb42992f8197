"""What every face can do: a thing in one line, in a console, in full, in a notebook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from algeria_lab.views.shared.html import Page

if TYPE_CHECKING:
    from algeria_lab.views.show.showing import Showing


T = TypeVar("T")


class Face(ABC, Generic[T]):
    """One thing, as it is shown.

    Args:
        showing: What its game says.
        thing: The thing.
    """

    def __init__(self, showing: Showing[Any, Any], thing: T) -> None:
        self.showing, self.words, self.thing = showing, showing.words, thing

    @abstractmethod
    def line(self) -> str:
        """Return it in one line."""

    def brief(self) -> str:
        """Return it as a console shows it."""
        return self.line()

    def text(self) -> str:
        """Return it in full."""
        return self.brief()

    def page(self) -> Page | None:
        """Return it as a notebook shows it; None if its text says it all."""
        return None
