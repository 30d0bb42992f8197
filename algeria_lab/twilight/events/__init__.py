"""The Events: each text is a list of effects, carried out one after the other [CT-8].

The table is ``data/twilight/effects.toml``; `run` knows what each effect does, `affect` carries out what a
text does in one space, for whoever has chosen it.
"""

from __future__ import annotations

from algeria_lab.core.actions import Seat
from algeria_lab.twilight.cards import CARDS, Text
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.events.choosing import affect
from algeria_lab.twilight.events.run import RUNS, STEPS
from algeria_lab.twilight.events.settling import play_effects
from algeria_lab.twilight.events.table import EFFECTS, RULE_OF

__all__ = ["RUNS", "STEPS", "affect", "begin_event"]


def begin_event(draft: Draft, seat: Seat, card: int, text: Text) -> None:
    """Carry out a text of a card for its executor, up to the first choice that somebody has."""
    marker = CARDS[card].markers.get(text)
    if marker:
        draft.mark(marker, RULE_OF[card])
    elif (card, text) in EFFECTS:
        play_effects(draft, seat, card, text)
