"""Decks as files: built from data, written, and those that come with the program [INS-8.1].

Our own files are taken as they are; those of other people are checked first, by `checking.decks`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.insurgent.cards import Card, Cards, Deck

SIDES: dict[str, Seat] = {"FLN": "fln", "FRENCH": "gov"}
_HASHED = 16  # hexadecimal digits


def deck_of(data: Mapping[str, Any]) -> Deck:
    """Return the deck of data that is known to be one: ours, or checked."""
    cards = tuple(_card(row) for row in data["cards"])
    return Deck(
        id=data["deck_id"],
        label=data["label"],
        seat=SIDES[data["side"]],
        provenance=data["provenance"],
        cards=cards,
        note=data.get("note", ""),
        hash=deck_hash(cards),
    )


def _card(row: Mapping[str, Any]) -> Card:
    return Card(
        id=row["id"],
        name=row["name"],
        kind=row["type"],
        icons=tuple(row["icons"]),
        front=row.get("front", ""),
        date=row.get("date", ""),
        note=row.get("note", ""),
    )


def deck_hash(cards: Sequence[Card]) -> str:
    """Return a hash of what decides a game: ids, types, fronts and icons in order, no names [INS-8.2]."""
    decisive = [[card.id, card.kind, card.front, *card.icons] for card in cards]
    return hashlib.sha256(json.dumps(decisive).encode()).hexdigest()[:_HASHED]


def document_text(data: dict[str, Any]) -> str:
    """Return the data of a deck file, complete or not, in the layout of our files."""
    lines = [f"  {_json(key)}: {_json(value)}," for key, value in data.items() if key != "cards"]
    cards = ",\n".join(f"    {_json(card)}" for card in data["cards"])
    return "\n".join(["{", *lines, '  "cards": [', cards, "  ]", "}", ""])


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def _shelf() -> Traversable:
    return resources.files("algeria_lab.data") / "insurgent" / "decks"


@cache
def deck_names() -> tuple[str, ...]:
    """Return the names of the decks that come with the program."""
    return tuple(
        sorted(item.name.removesuffix(".json") for item in _shelf().iterdir() if item.name.endswith(".json"))
    )


@cache
def built_in_deck(name: str) -> Deck:
    """Return a deck that comes with the program.

    Raises:
        UnknownName: If there is none of that name.
    """
    if name not in deck_names():
        raise UnknownName("deck", name, deck_names())
    return deck_of(json.loads((_shelf() / f"{name}.json").read_text("utf-8")))


@cache
def reconstructed_cards() -> Cards:
    """Return the two decks designed for this project; they are not those of the printed game [INS-8]."""
    return Cards(built_in_deck("reconstructed-fln"), built_in_deck("reconstructed-french"))
