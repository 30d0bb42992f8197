"""Decks as data: those that come with the program, written as they were read, hashed, in pairs [INS-8]."""

import json
import re
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from algeria_lab.core.refusals import UnknownName
from algeria_lab.insurgent.cards import Cards, Deck, WrongDecks
from algeria_lab.insurgent.deck_files import built_in_deck, deck_names, deck_of, reconstructed_cards
from tests.insurgent.deck_texts import deck_text

NAMES = ("reconstructed-fln", "reconstructed-french")
FOLDER = resources.files("algeria_lab.data") / "insurgent" / "decks"
FILES = {name: (FOLDER / f"{name}.json").read_text("utf-8") for name in NAMES}


def changed(change: Callable[[list[dict[str, Any]]], object], name: str = NAMES[0]) -> Deck:
    """Return a deck of ours after a change of its cards."""
    data = json.loads(FILES[name])
    change(data["cards"])
    return deck_of(data)


@pytest.mark.parametrize("name", NAMES)
def test_the_reconstructed_decks_say_what_they_are(name: str):
    deck = built_in_deck(name)

    assert (len(deck.cards), deck.provenance) == (21, "reconstructed")
    assert "reconstructed deck" in deck.label


def test_an_unknown_deck_is_refused_with_the_known_ones():
    assert deck_names() == NAMES
    with pytest.raises(UnknownName, match=r"Known: reconstructed-fln, reconstructed-french\. Did you mean"):
        built_in_deck("reconstructed-flm")


def test_the_shape_of_the_decks_is_that_of_the_specification():
    """The counts of icons of INS-8.5."""
    cards = reconstructed_cards()

    def count(deck: Deck, icon: str) -> int:
        return sum(card.icons.count(icon) for card in deck.cards)  # type: ignore[arg-type]

    icons = ("ATTACK", "BOMB", "CAPTURE", "EXPOSE", "RECRUIT", "NEGOTIATE", "RALLY", "HIDE", "JAILBREAK")
    assert [count(cards.fln, icon) for icon in icons] == [4, 3, 0, 2, 3, 8, 5, 6, 3]
    assert [count(cards.gov, icon) for icon in icons] == [10, 4, 7, 9, 4, 5, 4, 0, 0]


# Writing and hashing


@pytest.mark.parametrize("name", NAMES)
def test_a_deck_is_written_as_it_was_read(name: str):
    deck = built_in_deck(name)

    assert deck_text(deck) == FILES[name]
    assert deck_of(json.loads(deck_text(deck))) == deck


def test_names_and_notes_do_not_change_the_hash_and_icons_in_their_order_do():
    hashed = built_in_deck(NAMES[0]).hash
    renamed = changed(lambda cards: cards[0].update(name="Somebody else"))
    reordered = changed(lambda cards: cards[0].update(icons=["HIDE", "ATTACK"]))
    moved = changed(lambda cards: cards[0].update(front="political"))
    swapped = changed(lambda cards: cards.reverse())

    assert re.fullmatch("[0-9a-f]{16}", hashed)
    assert renamed.hash == hashed
    assert len({hashed, reordered.hash, moved.hash, swapped.hash}) == 4


def test_v2_ids_are_unique_across_the_decks_of_a_game():
    french = changed(lambda cards: cards[4].update(id="FLN-02"), NAMES[1])

    with pytest.raises(WrongDecks, match="both hold FLN-02"):
        Cards(built_in_deck(NAMES[0]), french)


def test_v6_a_game_takes_one_fln_and_one_french_deck():
    fln = built_in_deck(NAMES[0])

    with pytest.raises(WrongDecks, match="one FLN and one French deck"):
        Cards(fln, fln)
