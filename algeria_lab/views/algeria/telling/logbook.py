"""The log of a game as lines for the board: events in words, each cited, rendered once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import ID_OF
from algeria_lab.algeria.state import State
from algeria_lab.core.events import Chose, Entered, Event, Flipped, Moved, Rolled, event_kind
from algeria_lab.views.algeria.words.rolls import roll_view
from algeria_lab.views.algeria.words.story import Told, story
from algeria_lab.views.play.told.log import Line, Logbook, Page, Roll

if TYPE_CHECKING:
    from algeria_lab.core.history import Entry
    from algeria_lab.views.algeria.words.text import Words

BEGIN = "random_events"  # the phase that begins a turn: its line ends the page of the one before


class WarLog(Logbook[State, Told]):
    """Lines of a war in one language.

    Args:
        words: The language.
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        super().__init__()

    def _write(self, entry: Entry[State], ply: int, before: Page[State, Told] | None) -> Page[State, Told]:
        turn, first = (before.entry.state.turn, before.end) if before else (0, 0)
        items = (item for item in story(self._words, entry.events, entry.state) if item.text)
        told = tuple(enumerate(items, start=first))
        lines: list[Line] = []
        seat: str = entry.action.seat if entry.action else ""
        for number, (event, text) in told:
            if isinstance(event, Entered):
                turn, seat = event.turn, event.seat
            lines.append({"id": number, "ply": ply, **_line(event, text, turn, seat, entry.state)})
        return Page(entry, told, first, tuple(lines))

    def _roll(self, page: Page[State, Told], number: int, told: Told) -> Roll | None:
        event = told.event
        if not isinstance(event, Rolled) or not event.faces:
            return None
        return roll_view(self._words, event, number, places_of(event, page.entry.state))

    def _begins_phase(self, told: Told) -> bool:
        return isinstance(told.event, Entered)


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
