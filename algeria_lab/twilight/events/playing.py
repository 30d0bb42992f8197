"""How a text of an Event is played; what its effects do is the table of `run` [CT-8.1]."""

from __future__ import annotations

from algeria_lab.core.actions import Seat
from algeria_lab.twilight.cards import CARDS, Text
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.events.settling import play_effects
from algeria_lab.twilight.events.table import EFFECTS, RULE_OF


def begin_event(draft: Draft, seat: Seat, card: int, text: Text) -> None:
    """Carry out a text of a card for its executor, up to the first choice that somebody has."""
    marker = CARDS[card].markers.get(text)
    if marker:
        draft.mark(marker, RULE_OF[card])
    elif (card, text) in EFFECTS:
        play_effects(draft, seat, card, text)
