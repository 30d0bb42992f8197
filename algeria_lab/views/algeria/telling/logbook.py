"""The log of a game as lines for the board: events in words, each cited, rendered once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import ID_OF
from algeria_lab.core.events import Chose, Entered, Event, Flipped, Moved, Rolled, event_kind
from algeria_lab.views.algeria.words.rolls import roll_view
from algeria_lab.views.algeria.words.story import Told, story
from algeria_lab.views.play.log import Line, Pages, lines_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry
    from algeria_lab.players.base import Choice
    from algeria_lab.views.algeria.words.rolls import Roll
    from algeria_lab.views.algeria.words.text import Words

MOST_ROLLS = 6
BEGIN = "random_events"  # the phase that begins a turn: its line ends the page of the one before


class Page(NamedTuple):
    """What one action brought.

    Attributes:
        entry: The action.
        told: Its events, as far as they are told.
        first: Number of its first line in the log.
        lines: The events as lines.
    """

    entry: Entry[State]
    told: tuple[Told, ...]
    first: int
    lines: tuple[Line, ...]

    @property
    def end(self) -> int:
        """The number of the first line after the page."""
        return self.first + len(self.lines)


class Logbook:
    """Lines of a game in one language.

    Args:
        words: The language.
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        self._pages: Pages[State, Page] = Pages(self._write)

    def _write(self, entry: Entry[State], ply: int, before: Page | None) -> Page:
        told = tuple(item for item in story(self._words, entry.events, entry.state) if item.text)
        turn, first = (before.entry.state.turn, before.end) if before else (0, 0)
        lines: list[Line] = []
        seat: str = entry.action.seat if entry.action else ""
        for number, (event, text) in enumerate(told, start=first):
            if isinstance(event, Entered):
                turn, seat = event.turn, event.seat
            lines.append({"id": number, "ply": ply, **_line(event, text, turn, seat, entry.state)})
        return Page(entry, told, first, tuple(lines))

    def lines(self, game: Game[State], reasons: Mapping[int, Choice] | None = None) -> list[Line]:
        """Return all lines of *game*, oldest first.

        Args:
            game: The game at the moment shown.
            reasons: The choices of computers by the place of their first action; see `lines_of`.
        """
        return lines_of(self._pages.of(game.history), reasons)

    def roll(self, game: Game[State], number: int) -> Roll | None:
        """Return the roll of the line with that number, explained; None if nothing was rolled there."""
        pages = self._pages.of(game.history)
        page = next((page for page in pages if page.first <= number < page.end), None)
        return self._roll(page, number - page.first) if page else None

    def _roll(self, page: Page, place: int) -> Roll | None:
        event = page.told[place].event
        if not isinstance(event, Rolled) or not event.faces:
            return None
        return roll_view(self._words, event, page.first + place, places_of(event, page.entry.state))

    def rolls(self, game: Game[State], first: int, last: int) -> list[Roll]:
        """Return the last rolls of the actions from *first* to *last*, without those of the next phase."""
        found = []
        for page in self._pages.of(game.history)[first : last + 1]:
            for place, item in enumerate(page.told):
                if isinstance(item.event, Entered):
                    break
                found.append(self._roll(page, place))
        return [roll for roll in found if roll][-MOST_ROLLS:]


def _line(event: Event, text: str, turn: int, seat: str, state: State) -> Line:
    return {
        "turn": turn,
        "seat": seat,
        "kind": event_kind(event),
        "rule": event.rule,
        "text": text,
        **({"places": places} if (places := places_of(event, state)) else {}),
        **({"page": turn - 1} if isinstance(event, Entered) and event.phase == BEGIN and turn > 1 else {}),
        **({"faces": list(event.faces)} if isinstance(event, Rolled) and event.faces else {}),
    }


def places_of(event: Event, state: State) -> list[str]:
    """Return the places that an event concerns."""
    if isinstance(event, Moved):
        names: tuple[str, ...] = (event.place,)
    elif isinstance(event, Flipped):
        names = event.names
    elif isinstance(event, Chose):
        names = tuple(event.action.split()[2:])
    else:
        names = (getattr(event, "where", ""),)
    places = [state.place[ID_OF[name]] if name in ID_OF else name for name in names]
    return [place for place in dict.fromkeys(places) if place in PLACES]
