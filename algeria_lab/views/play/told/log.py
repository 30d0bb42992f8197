"""The log of a game as pages, one for each action: each is written once, whichever branch shows it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from algeria_lab.core.rules import S

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry
    from algeria_lab.players.base import Choice

P = TypeVar("P")
T = TypeVar("T")  # what a game tells: an event with its words, or a passage of several
Line = dict[str, Any]
Roll = dict[str, Any]
MOST_ROLLS = 6


@dataclass(frozen=True)
class Page(Generic[S, T]):
    """What one action brought.

    Attributes:
        entry: The action.
        told: What is told of it, each with the number of its line in the log.
        first: Number of its first line in the log.
        lines: What happened, a line each.
    """

    entry: Entry[S]
    told: tuple[tuple[int, T], ...]
    first: int
    lines: tuple[Line, ...]

    @property
    def end(self) -> int:
        """The number of the first line after the page."""
        return self.first + len(self.lines)


class Logbook(ABC, Generic[S, T]):
    """Lines of a game in one language; a game writes the page of an action, and explains rolls."""

    def __init__(self) -> None:
        self._pages = Pages[S, Page[S, T]](self._write)

    @abstractmethod
    def _write(self, entry: Entry[S], ply: int, before: Page[S, T] | None) -> Page[S, T]:
        """Return the page of an action at a place of the history; *before* is the page before it."""

    @abstractmethod
    def _roll(self, page: Page[S, T], number: int, told: T) -> Roll | None:
        """Return the roll of a line, explained; None if nothing was rolled there."""

    @abstractmethod
    def _begins_phase(self, told: T) -> bool:
        """Return whether the next phase begins with something that is told."""

    def lines(self, game: Game[S], reasons: Mapping[int, Choice] | None = None) -> list[Line]:
        """Return all lines of *game*, oldest first.

        Args:
            game: The game at the moment shown.
            reasons: The choices of computers by the place of their first action: lines that begin such a
                choice say that it can be asked about.
        """
        pages = self._pages.of(game.history)
        lines = [line for page in pages for line in page.lines]
        for ply, choice in (reasons or {}).items():
            told = next((page for page in pages[ply : ply + len(choice.line)] if page.lines), None)
            if told:
                lines[told.first] = lines[told.first] | {"why": True}
        return lines

    def roll(self, game: Game[S], number: int) -> Roll | None:
        """Return the roll of the line with that number, explained; None if nothing was rolled there."""
        pages = self._pages.of(game.history)
        page = next((page for page in pages if page.first <= number < page.end), None)
        told = dict(page.told).get(number) if page else None
        return None if page is None or told is None else self._roll(page, number, told)

    def rolls(self, game: Game[S], first: int, last: int) -> list[Roll]:
        """Return the last rolls of the actions from *first* to *last*, without those of the next phase."""
        found = []
        for page in self._pages.of(game.history)[first : last + 1]:
            for number, told in page.told:
                if self._begins_phase(told):
                    break
                found.append(self._roll(page, number, told))
        return [roll for roll in found if roll][-MOST_ROLLS:]


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
