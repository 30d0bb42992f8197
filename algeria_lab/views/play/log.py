"""The log of a game as pages, one for each action: each is written once, whichever branch shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from algeria_lab.core.rules import S

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.core.history import Entry
    from algeria_lab.players.base import Choice

P = TypeVar("P")
Line = dict[str, Any]


class Lined(Protocol):
    """A page of which the log has lines."""

    @property
    def first(self) -> int:
        """Number of its first line in the log."""

    @property
    def lines(self) -> Sequence[Line]:
        """What happened, a line each."""


def lines_of(pages: Sequence[Lined], reasons: Mapping[int, Choice] | None) -> list[Line]:
    """Return the lines of all pages, oldest first.

    Args:
        pages: A page for each entry of a history.
        reasons: The choices of computers by the place of their first action: lines that begin such a choice
            say that it can be asked about.
    """
    lines = [line for page in pages for line in page.lines]
    for ply, choice in (reasons or {}).items():
        told = next((page for page in pages[ply : ply + len(choice.line)] if page.lines), None)
        if told:
            lines[told.first] = lines[told.first] | {"why": True}
    return lines


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
