"""A draft: what stands in the form of a deck, every field of 21 cards, some of them empty [INS-8.1]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from algeria_lab.insurgent.cards import DECK_SIZE, Deck
from algeria_lab.insurgent.deck_files import SIDES
from algeria_lab.views.insurgent.decks import card_face
from algeria_lab.views.shared.messages import Messages

if TYPE_CHECKING:
    from algeria_lab.views.insurgent.decks import CardFace

Draft: TypeAlias = dict[str, Any]

_HEAD = ("deck_id", "label", "side", "provenance", "note")
_TEXTS = ("id", "name", "type", "front", "date", "note")
_FIELDS = ("id", "name", "type", "front", "icons", "date", "note")
_MAY_BE_LEFT_OUT = ("front", "date", "note")
_PREFIX = {"FLN": "FLN", "FRENCH": "FRA"}


def side_name(side: str, words: Messages) -> str:
    """Return a side of a deck file, such as ``FRENCH``, in words."""
    return words.say(f"deck-side-{SIDES[side]}")


def empty_draft(side: str, words: Messages) -> Draft:
    """Return a deck of a side in which nothing is written yet."""
    return {
        "deck_id": f"own-{side.lower()}",
        "label": words.say("deck-copy-label", side=side_name(side, words)),
        "side": side,
        "provenance": "printed-game",
        "note": "",
        "cards": [_empty_card(side, place) for place in range(DECK_SIZE)],
    }


def _empty_card(side: str, place: int) -> Draft:
    return {**dict.fromkeys(_TEXTS, ""), "id": f"{_PREFIX.get(side, 'OWN')}-{place + 1:02}", "icons": []}


def copied_draft(deck: Deck, words: Messages) -> Draft:
    """Return a copy of a deck in the reader's language; it is the reader's own from now on."""
    side = next(name for name, seat in SIDES.items() if seat == deck.seat)
    cards = [_copied_card(card_face(card, deck, words)) for card in deck.cards]
    return {**empty_draft(side, words), "provenance": "custom", "cards": cards}


def _copied_card(face: CardFace) -> Draft:
    return {
        "id": face["id"],
        "name": face["name"],
        "type": face["kind"],
        "front": face["front"],
        "icons": [icon["id"] for icon in face["icons"]],
        "date": face["date"],
        "note": face["note"],
    }


def draft_of(data: Mapping[str, Any]) -> Draft:
    """Return what the form can show of the data of a file: every field is there, and texts are texts."""
    head = {key: _text(data.get(key)) for key in _HEAD}
    listed = data.get("cards")
    rows = listed[:DECK_SIZE] if isinstance(listed, list) else []
    cards = [_draft_card(row if isinstance(row, dict) else {}) for row in rows]
    more = [_empty_card(head["side"], place) for place in range(len(cards), DECK_SIZE)]
    return {**head, "cards": cards + more}


def _draft_card(row: Mapping[str, Any]) -> Draft:
    icons = row.get("icons")
    texts = {key: _text(row.get(key)) for key in _TEXTS}
    return {
        **texts,
        "icons": [_text(icon) for icon in icons if isinstance(icon, str)] if isinstance(icons, list) else [],
    }


def _text(value: object) -> str:
    # Half signs, which some programs leave behind, could be neither sent to the page nor saved.
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else ""


def document_of(draft: Draft) -> dict[str, Any]:
    """Return the data of a deck file: what may be left out is, where nothing is written."""
    head = {key: draft[key] for key in _HEAD}
    cards = [_written({key: row[key] for key in _FIELDS}) for row in draft["cards"]]
    return {"schema_version": 1, **_written(head), "cards": cards}


def _written(fields: Draft) -> Draft:
    return {key: value for key, value in fields.items() if value or key not in _MAY_BE_LEFT_OUT}
