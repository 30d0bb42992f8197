"""The log of a game as lines for the board: events in words, each cited, rendered once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.algeria.geography import PLACES
from algeria_lab.algeria.units import ID_OF
from algeria_lab.core.events import Chose, Entered, Event, Flipped, Moved, Rolled, event_kind
from algeria_lab.views.algeria.words.rolls import roll_view
from algeria_lab.views.algeria.words.story import Told, story

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Entry, Game
    from algeria_lab.players.base import Choice
    from algeria_lab.views.algeria.words.rolls import Roll
    from algeria_lab.views.algeria.words.text import Words

Line = dict[str, Any]
MOST_ROLLS = 6


class Page(NamedTuple):
    """What one action brought.

    Attributes:
        entry: The action.
        told: Its events, as far as they are told.
        lines: The same as lines, without their numbers.
    """

    entry: Entry[State]
    told: tuple[Told, ...]
    lines: tuple[Line, ...]


class Logbook:
    """Lines of a game in one language; each action is rendered once, whichever branch shows it.

    Args:
        words: The language.
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        self._rendered: dict[int, Page] = {}
        self._pages: list[Page] = []
        self._starts: list[int] = [0]
        self._lines: list[Line] = []

    def lines(self, game: Game[State], reasons: Mapping[int, Choice] | None = None) -> list[Line]:
        """Return all lines of *game*, oldest first.

        Args:
            game: The game at the moment shown.
            reasons: The choices of computers by the place of their first action: lines that begin such a
                choice say that it can be asked about.
        """
        self._turn_to(game.history)
        explained = {self._starts[ply] for ply in self._explained(reasons or {})}
        if not explained:
            return self._lines.copy()
        return [line | {"why": True} if line["id"] in explained else line for line in self._lines]

    def _explained(self, reasons: Mapping[int, Choice]) -> list[int]:
        """Return the first action with a line of each explained choice."""
        found = []
        for ply, choice in reasons.items():
            plies = range(ply, min(ply + len(choice.line), len(self._pages)))
            found += [told for told in plies if self._pages[told].lines][:1]
        return found

    def _turn_to(self, history: Sequence[Entry[State]]) -> None:
        """Bring the pages in step with a history; what it shares with the last one stays."""
        same = min(len(history), len(self._pages))
        while same and history[same - 1] is not self._pages[same - 1].entry:
            same -= 1
        del self._pages[same:], self._starts[same + 1 :]
        del self._lines[self._starts[same] :]
        for ply in range(same, len(history)):
            page = self._page(history[ply], history[ply - 1].state.turn if ply else 0)
            self._pages.append(page)
            first = len(self._lines)
            self._lines += [
                {"id": first + place, "ply": ply, **line} for place, line in enumerate(page.lines)
            ]
            self._starts.append(len(self._lines))

    def _page(self, entry: Entry[State], turn: int) -> Page:
        # The entry is kept with its page, so that its identity is not given to another one.
        if id(entry) not in self._rendered:
            self._rendered[id(entry)] = self._render(entry, turn)
        return self._rendered[id(entry)]

    def _render(self, entry: Entry[State], turn: int) -> Page:
        told = tuple(item for item in story(self._words, entry.events) if item.text)
        lines: list[Line] = []
        seat: str = entry.action.seat if entry.action else ""
        for event, text in told:
            if isinstance(event, Entered):
                turn, seat = event.turn, event.seat
            lines.append(_line(event, text, turn, seat, entry.state))
        return Page(entry, told, tuple(lines))

    def roll(self, game: Game[State], number: int) -> Roll | None:
        """Return the roll of the line with that number, explained; None if nothing was rolled there."""
        self._turn_to(game.history)
        if not 0 <= number < len(self._lines):
            return None
        ply = self._lines[number]["ply"]
        return self._roll_at(ply, number - self._starts[ply])

    def _roll_at(self, ply: int, place: int) -> Roll | None:
        page = self._pages[ply]
        event = page.told[place].event
        if not isinstance(event, Rolled) or not event.faces:
            return None
        places = places_of(event, page.entry.state)
        return roll_view(self._words, event, self._starts[ply] + place, places)

    def rolls(self, game: Game[State], first: int, last: int) -> list[Roll]:
        """Return the last rolls of the actions from *first* to *last*, without those of the next phase."""
        self._turn_to(game.history)
        found = []
        for ply in range(first, min(last, len(self._pages) - 1) + 1):
            for place, item in enumerate(self._pages[ply].told):
                if isinstance(item.event, Entered):
                    break
                found.append(self._roll_at(ply, place))
        return [roll for roll in found if roll][-MOST_ROLLS:]


def _line(event: Event, text: str, turn: int, seat: str, state: State) -> Line:
    return {
        "turn": turn,
        "seat": seat,
        "kind": event_kind(event),
        "rule": event.rule,
        "text": text,
        **({"places": places} if (places := places_of(event, state)) else {}),
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
