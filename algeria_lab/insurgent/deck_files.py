"""Decks as files: read, checked, written, and those that come with the program [INS-8.1].

A file that is not a deck is refused with everything that is wrong with it at once; what is legal but odd is
a warning, which `deck_warnings` gives. Nothing in a file is ever executed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, NoReturn

from algeria_lab.core.refusals import UnknownName
from algeria_lab.insurgent.cards import Card, Cards, Deck, Icon
from algeria_lab.insurgent.deck_faults import CHECK, MOST_BYTES, SIDES, Fault, WrongDeck, deck_faults
from algeria_lab.insurgent.deck_places import places_of, signs_of

_NAME_OF = {seat: name for name, seat in SIDES.items()}
_HASHED = 16  # hexadecimal digits
NOT_NUMBERS = frozenset({"NaN", "Infinity", "-Infinity"})
LONGEST_NUMBER = 1000  # digits; the library refuses some thousands


def read_deck(text: str, name: str = "deck") -> Deck:
    """Return the deck that *text* holds.

    Args:
        text: Text of a deck file.
        name: Name of the file, for messages.

    Raises:
        WrongDeck: With every fault that was found, each with its line.

    Rules:
        INS-8.1; INS-8.2/V1 to V5 and V11. V2 across two decks and V6 are `Cards`.
    """
    text = text.removeprefix("\ufeff")  # some editors put a mark in front of the text
    data = _parsed(text, name)
    places = places_of(text)
    faults = [Fault(path, "double", {"given": str(path[-1])}, line=line) for path, line in places.twice]
    faults += [fault._replace(line=places.line(fault.path)) for fault in deck_faults(data)]
    if faults:
        raise WrongDeck(name, sorted(faults, key=lambda fault: fault.line))
    assert isinstance(data, dict)
    return _deck(data)


def _parsed(text: str, name: str) -> object:
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise WrongDeck(name, [Fault((), "large", {"most": MOST_BYTES})])
    try:
        data: object = json.loads(text, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        cut = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated")
        fault = Fault((), "cut" if cut else "json", {"column": error.colno}, line=error.lineno)
    except RecursionError:
        fault = Fault((), "deep", {})
    except ValueError:  # a number of thousands of digits, or none at all such as NaN
        fault = Fault((), "number", {}, line=_line_of_number(text))
    else:
        return data
    raise WrongDeck(name, [fault])


def _line_of_number(text: str) -> int:
    """Return the line of the first thing that stands for a number and cannot be read as one."""
    return next(
        (
            line
            for line, sign in signs_of(text)
            if sign in NOT_NUMBERS or (len(sign) > LONGEST_NUMBER and not sign.startswith('"'))
        ),
        1,
    )


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)


def _deck(data: dict[str, Any]) -> Deck:
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


def _card(row: dict[str, Any]) -> Card:
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


def document_text(data: dict[str, Any]) -> str:
    """Return the data of a deck file, complete or not, in the layout of our files."""
    lines = [f"  {_json(key)}: {_json(value)}," for key, value in data.items() if key != "cards"]
    cards = ",\n".join(f"    {_json(card)}" for card in data["cards"])
    return "\n".join(["{", *lines, '  "cards": [', cards, "  ]", "}", ""])


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


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def deck_warnings(cards: Cards | Deck) -> tuple[Fault, ...]:
    """Return what is legal in a deck, or in two for the same game, but odd [INS-8.2/V7 to V10]."""
    decks = (cards,) if isinstance(cards, Deck) else (cards.fln, cards.gov)
    found = [fault._replace(deck=deck.id) for deck in decks for fault in _warnings(deck)]
    if isinstance(cards, Cards) and _holds(cards.fln, "JAILBREAK") and not _holds(cards.gov, "CAPTURE"):
        found.append(Fault((), "no-capture", {}, CHECK[9], deck=cards.gov.id))
    return tuple(found)


def _warnings(deck: Deck) -> Iterator[Fault]:
    for place, card in enumerate(deck.cards):
        if card.kind == "event" and "RALLY" in card.icons:
            path = ("cards", place, "icons", card.icons.index("RALLY"))
            yield Fault(path, "event-rally", {}, CHECK[7])
    if deck.seat == "gov" and not _holds(deck, "EXPOSE"):
        yield Fault((), "no-expose", {}, CHECK[8])
    if deck.seat == "fln" and not _holds(deck, "HIDE"):
        yield Fault((), "no-hide", {}, CHECK[8])
    loops = sum(1 for card in deck.cards if {"HIDE", "EXPOSE"} <= set(card.icons))
    if deck.seat == "fln" and loops > 1:
        yield Fault((), "loop", {"count": loops}, CHECK[10])


def _holds(deck: Deck, icon: Icon) -> bool:
    return any(icon in card.icons for card in deck.cards)


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
    return read_deck((_shelf() / f"{name}.json").read_text("utf-8"), f"{name}.json")


@cache
def reconstructed_cards() -> Cards:
    """Return the two decks designed for this project; they are not those of the printed game [INS-8]."""
    return Cards(built_in_deck("reconstructed-fln"), built_in_deck("reconstructed-french"))
