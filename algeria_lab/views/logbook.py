"""The log of a game as lines for the board: events in words, each cited, rendered once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.geography import PLACES
from algeria_lab.algeria.units import ID_OF
from algeria_lab.core.events import Chose, Entered, Event, Flipped, Moved, Rolled, event_kind
from algeria_lab.views.narrative import story

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Entry, Game
    from algeria_lab.views.text import Words

Line = dict[str, Any]


class Logbook:
    """Lines of a game in one language; only what is new since the last look is rendered.

    Args:
        words: The language.
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        self._pages: list[tuple[Entry[State], list[Line]]] = []

    def lines(self, game: Game[State]) -> list[Line]:
        """Return all lines of *game*, oldest first."""
        history = game.history
        same = 0
        while same < min(len(history), len(self._pages)) and history[same] is self._pages[same][0]:
            same += 1
        del self._pages[same:]
        for entry in history[same:]:
            turn = self._pages[-1][0].state.turn if self._pages else 0
            self._pages.append((entry, self._render(entry, turn)))
        lines = [(ply, line) for ply, (_, page) in enumerate(self._pages) for line in page]
        return [{"id": number, "ply": ply} | line for number, (ply, line) in enumerate(lines)]

    def _render(self, entry: Entry[State], turn: int) -> list[Line]:
        lines: list[Line] = []
        seat: str = entry.action.seat if entry.action else ""
        for event, text in story(self._words, entry.events):
            if isinstance(event, Entered):
                turn, seat = event.turn, event.seat
            if text:
                lines.append(_line(event, text, turn, seat, entry.state))
        return lines


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
