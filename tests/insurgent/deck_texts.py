"""Decks as the texts of files."""

from typing import Any

from algeria_lab.insurgent.cards import Card, Deck
from algeria_lab.insurgent.deck_files import SIDES, document_text

_NAME_OF = {seat: name for name, seat in SIDES.items()}


def deck_text(deck: Deck) -> str:
    """Return the file of a deck, a card a line; `read_deck` makes the same deck of it."""
    head: dict[str, Any] = {
        "schema_version": 1,
        "deck_id": deck.id,
        "label": deck.label,
        "side": _NAME_OF[deck.seat],
        "provenance": deck.provenance,
    }
    if deck.note:
        head["note"] = deck.note
    return document_text({**head, "cards": [_row(card) for card in deck.cards]})


def _row(card: Card) -> dict[str, Any]:
    row = {
        "id": card.id,
        "name": card.name,
        "type": card.kind,
        "front": card.front,
        "icons": list(card.icons),
        "date": card.date,
        "note": card.note,
    }
    return {key: value for key, value in row.items() if value}
