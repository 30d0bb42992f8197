"""Decks in words: what stands on a card, what is wrong with it in a form, and who says what the notes say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypedDict

from algeria_lab.checking.decks.works import works_behind
from algeria_lab.checking.faults import Fault, sentence
from algeria_lab.insurgent.cards import FRONTS, ICONS, KINDS, PROVENANCES
from algeria_lab.insurgent.deck_files import SIDES, built_in_deck, deck_names

if TYPE_CHECKING:
    from algeria_lab.insurgent.cards import Card, Deck
    from algeria_lab.views.shared.messages import Messages


class CardIcon(TypedDict):
    """An icon on a card: its id in the rules, its name, and what it does in a line."""

    id: str
    name: str
    about: str


class CardFace(TypedDict):
    """What stands on a card, in the reader's language.

    Attributes:
        id: Such as ``FLN-01``.
        name: Its name.
        kind, front: As in the rules; the front is empty for events and supporters.
        kind_name, front_name: The same in words.
        icons: Its icons, left to right.
        date, note: May be empty.
        source: The works that the note rests on, in short; empty for decks of other people.
        sources: The same works in full.
    """

    id: str
    name: str
    kind: str
    kind_name: str
    front: str
    front_name: str
    icons: list[CardIcon]
    date: str
    note: str
    source: str
    sources: list[str]


def is_built_in(deck: Deck) -> bool:
    """Return whether a deck is one that comes with the program, unchanged."""
    return deck.id in deck_names() and deck == built_in_deck(deck.id)


def card_face(card: Card, deck: Deck, words: Messages) -> CardFace:
    """Return what stands on a card.

    A deck that comes with the program speaks the reader's language; any other shows its own texts.
    """
    ours = is_built_in(deck)
    works = works_behind("insurgent", card.id) if ours else ()

    def text(key: str, own: str) -> str:
        return words.say(f"card-{card.id}-{key}") if ours else own

    return {
        "id": card.id,
        "name": text("name", card.name),
        "kind": card.kind,
        "kind_name": words.say(f"card-kind-{card.kind}"),
        "front": card.front,
        "front_name": words.say(f"card-front-{card.front}") if card.front else "",
        "icons": [icon_words(icon, words) for icon in card.icons],
        "date": text("date", card.date),
        "note": text("note", card.note),
        "source": words.say("list-semicolon").join(in_language(work.short, words) for work in works),
        "sources": [in_language(work.full, words) for work in works],
    }


def icon_words(icon: str, words: Messages) -> CardIcon:
    """Return an icon by name, with what it does in a line."""
    return {"id": icon, "name": words.say(f"icon-{icon}"), "about": words.say(f"icon-{icon}-about")}


def deck_label(deck: Deck, words: Messages) -> str:
    """Return what a deck is called; one that comes with the program, in the reader's language."""
    return words.say(f"deck-{deck.id}-label") if is_built_in(deck) else deck.label


def deck_note(deck: Deck, words: Messages) -> str:
    """Return what has to be said about a deck; may be empty."""
    return words.say(f"deck-{deck.id}-note") if is_built_in(deck) else deck.note


def provenance(deck: Deck, words: Messages) -> str:
    """Return where the cards of a deck come from, such as ``reconstructed deck``."""
    return words.say(f"deck-provenance-{deck.provenance}")


def in_language(texts: Mapping[str, str], words: Messages) -> str:
    """Return a text by language, the English one where there is no other."""
    return texts.get(words.language, texts["en"])


def form_text(fault: Fault, words: Messages) -> str:
    """Return a fault or warning as a form says it: icons, types and fronts go by their names."""
    values = {key: value for key, value in fault.values.items() if key != "near"}
    for key in {"given", "known"} & values.keys():
        values[key] = in_names(str(values[key]).split(", "), words)
    return sentence(fault._replace(values=values), words.say)


def in_names(ids: Iterable[str], words: Messages) -> str:
    """Return ids of a deck file by their names, with commas; what is no id stays as it is."""
    return words.say("list-comma").join([_named(each, words) for each in ids])


def _named(given: str, words: Messages) -> str:
    kinds: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("icon", ICONS),
        ("card-kind", KINDS),
        ("card-front", FRONTS),
        ("deck-provenance", PROVENANCES),
    )
    if given in SIDES:
        return words.say(f"deck-side-{SIDES[given]}")
    return next((words.say(f"{prefix}-{given}") for prefix, ids in kinds if given in ids), given)
