"""Decks that somebody wrote: a file is read, or refused with everything that is wrong with it [INS-8]."""

from __future__ import annotations

from typing import Any, cast

from algeria_lab.checking.decks.laws import FORM, law_faults, readable
from algeria_lab.checking.faults import Fault, Kind, WrongFile, located
from algeria_lab.checking.formats.json_text import read_marked_json
from algeria_lab.insurgent.cards import Deck
from algeria_lab.insurgent.deck_files import deck_of

DECK = Kind("deck", FORM, 200_000)


def read_deck(text: str, name: str = "deck") -> Deck:
    """Return the deck that *text* holds.

    Args:
        text: Text of a deck file.
        name: Name of the file, for messages.

    Raises:
        WrongFile: With every fault that was found, each with its line.

    Rules:
        INS-8.1; INS-8.2/V1 to V5 and V11. V2 across two decks and V6 are `Cards`.
    """
    data, found = inspect_deck(text, name)
    if found:
        raise WrongFile(DECK, name, found)
    return deck_of(cast("dict[str, Any]", data))


def inspect_deck(text: str, name: str = "deck") -> tuple[object, list[Fault]]:
    """Return the data of a deck file, and everything that is wrong with it, each fault with its line.

    Raises:
        WrongFile: If the text is too large or no JSON, so that there is no data.
    """
    marked = read_marked_json(text, DECK, name)
    return marked.data, located([*marked.faults, *deck_faults(marked.data)], marked.spot_of)


def deck_faults(data: object) -> list[Fault]:
    """Return everything that keeps *data*, as JSON has it, from being a deck [INS-8.1, INS-8.2]."""
    from algeria_lab.checking.decks.model import DeckData
    from algeria_lab.checking.forms import form_faults

    return [*form_faults(DeckData, readable(data), FORM), *law_faults(data)]
