"""The Events: each text is a list of effects, carried out one after the other [CT-8]."""

from __future__ import annotations

from algeria_lab.core.actions import Seat
from algeria_lab.twilight.cards import CARDS, Text
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft

MARKER = cite("CT-4.6")


def begin_event(draft: Draft, seat: Seat, card: int, text: Text) -> None:
    """Carry out a text of a card for its executor, up to the first choice that somebody has."""
    marker = CARDS[card].markers.get(text)
    if marker:
        draft.mark(marker, cite(f"CT-8.4/{card:02}"))
