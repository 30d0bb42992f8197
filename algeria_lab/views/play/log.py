"""The log of a game as pages, one for each action: each is written once, whichever branch shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from algeria_lab.core.rules import S

if TYPE_CHECKING:
    from algeria_lab.core.history import Entry

P = TypeVar("P")


class Pages(Generic[S, P]):
    """What is written of the actions of a history.

    A page may depend on its action and on the page before: an action has the same past on every branch.

    Args:
        write: Makes the page of an action: from the action, its place in the history, and the page before,
            which is None for the set-up.
    """

    def __init__(self, write: Callable[[Entry[S], int, P | None], P]) -> None:
        self._write = write
        # The action is kept with its page, so that its identity is not given to another one.
        self._written: dict[int, tuple[Entry[S], P]] = {}
        self._entries: list[Entry[S]] = []
        self._pages: list[P] = []

    def of(self, history: Sequence[Entry[S]]) -> list[P]:
        """Return the pages of a history; they belong to this object."""
        same = min(len(history), len(self._entries))
        while same and history[same - 1] is not self._entries[same - 1]:
            same -= 1
        del self._entries[same:], self._pages[same:]
        for entry in history[same:]:
            self._pages.append(self._page(entry))
            self._entries.append(entry)
        return self._pages

    def _page(self, entry: Entry[S]) -> P:
        """Return the page of the action that comes next."""
        if id(entry) not in self._written:
            before = self._pages[-1] if self._pages else None
            self._written[id(entry)] = entry, self._write(entry, len(self._pages), before)
        return self._written[id(entry)][1]
