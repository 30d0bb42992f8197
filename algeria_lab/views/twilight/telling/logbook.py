"""The log of a game as lines for the board: passages in words, each cited, rendered once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.events import Chose, Counted, Entered, Event, Flipped, Moved, Rolled, event_kind
from algeria_lab.twilight.geography import EVERYWHERE, PLACE, PLACES
from algeria_lab.twilight.state import State
from algeria_lab.views.play.told.log import Line, Logbook, Page, Roll
from algeria_lab.views.twilight.board.control import control_line
from algeria_lab.views.twilight.telling.acts import pieces_of
from algeria_lab.views.twilight.telling.rolls import roll_view
from algeria_lab.views.twilight.telling.tales import Passage, passages
from algeria_lab.views.twilight.telling.tried_dice import skips_round
from algeria_lab.views.twilight.telling.unasked import unasked

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from algeria_lab.core.history import Entry
    from algeria_lab.views.twilight.words.text import TwilightWords

ON_MAP = frozenset(PLACES[space] for space in EVERYWHERE)


class CampaignLog(Logbook[State, Passage]):
    """Lines of a game in one language.

    Args:
        words: The language.
    """

    def __init__(self, words: TwilightWords) -> None:
        self._words = words
        super().__init__()

    def _write(
        self, entry: Entry[State], ply: int, before: Page[State, Passage] | None
    ) -> Page[State, Passage]:
        first, turn = (before.end, before.entry.state.turn) if before else (0, 0)
        seat: str = entry.action.seat if entry.action else ""
        told: list[tuple[int, Passage]] = []
        lines: list[Line] = []
        for piece in pieces_of(entry, before.entry.state if before else None):
            for passage in passages(self._words, piece.events):
                event = passage.events[0]
                if isinstance(event, Entered):
                    turn, seat = event.turn, event.seat
                elif passage.begins:
                    turn, seat = entry.state.turn, ""
                told.append((first + len(lines), passage))
                line = {"turn": turn, "seat": seat, **_line(passage)}
                if skips_round(event, piece.before.card):
                    line["text"] += f" {self._words.say('campaign-told-skipped')}"
                if isinstance(event, Entered) and (why := unasked(piece.events, piece.after, self._words)):
                    line["text"] += f" {why}"
                lines.append(line)
            if before and (changed := control_line(piece.before, piece.after, self._words)):
                lines.append({"turn": turn, "seat": "", "kind": "flipped", **changed})
        numbered = [{"id": first + number, "ply": ply, **line} for number, line in enumerate(lines)]
        return Page(entry, tuple(told), first, tuple(numbered))

    def _roll(self, page: Page[State, Passage], number: int, told: Passage) -> Roll | None:  # noqa: ARG002 - its places stand in the passage
        return roll_view(self._words, told.events, number, places_of(told.events))

    def _begins_phase(self, told: Passage) -> bool:
        return isinstance(told.events[0], Entered)


def _line(passage: Passage) -> Line:
    first, places = passage.events[0], places_of(passage.events)
    return {
        "kind": event_kind(first),
        "rule": passage.rule,
        "text": passage.text,
        **({"places": places} if places else {}),
        **faces_of(first),
    }


def faces_of(event: Event) -> dict[str, list[int]]:
    """Return the dice to draw beside a line; those of a shuffle stay hidden, as the deck does."""
    if not isinstance(event, Rolled) or event.what == "shuffle" or not event.faces:
        return {}
    return {"faces": list(event.faces)}


def places_of(events: Iterable[Event]) -> list[str]:
    """Return the spaces that events concern, each once."""
    return list(dict.fromkeys(place for event in events for place in _places(event) if place in ON_MAP))


def _places(event: Event) -> Iterator[str]:
    if isinstance(event, Moved):
        yield from (piece.partition("@")[2] for piece in event.pieces)
        yield event.place
    elif isinstance(event, Flipped):
        yield from event.names
    elif isinstance(event, Chose):
        yield from (word for word in event.action.split()[2:] if word in PLACE)
    elif isinstance(event, Counted | Rolled):
        yield event.where
