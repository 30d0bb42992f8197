"""What we print of places, units and cards may be typed; the action keeps the id."""

from __future__ import annotations

import pytest

import algeria_lab
from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import KIND, NAME_OF
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import IllegalAction, MalformedAction
from algeria_lab.core.words.typed_names import TypedNames, folded
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.insurgent.text import DuelWords


@pytest.fixture
def war() -> Game[State]:
    war = algeria_lab.open_game("algeria", "1954", seed=7)
    war.play("gov quick; fln quick")
    return war


def arguments(game: Game, text: str) -> tuple[str, ...]:
    return game.rules.complete(game.state, text).args


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_place_and_unit_is_read_as_it_is_printed(war: Game[State], language: str):
    words = Words(language)
    for place in PLACES:
        for printed in (
            words.place(place),
            words.place_name(place),
            place.lower(),
            folded(words.place_name(place)),
        ):
            assert arguments(war, f"gov to {printed}") == (place,)
    for unit in NAME_OF:
        for printed in (words.unit(unit), words.label([unit]), unit.replace("-", " ").upper()):
            assert arguments(war, f"gov mobilize {printed}") == (unit,)
    for kind in KIND:
        assert arguments(war, f"gov place {words.kind(kind)} Tizi-Ouzou") == (kind, "III-1")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_is_read_as_it_is_printed(language: str):
    duel = algeria_lab.open_game("insurgent", "duel", seed=3)
    words = DuelWords(language, duel.state.cards)
    for card in duel.state.cards.number:
        for printed in (words.card(card), words.card(card).upper(), words.quoted(card), card.lower()):
            assert arguments(duel, f"fln play {printed} political down") == (card, "political", "down")


def test_names_stand_in_lines_of_play_and_the_history_keeps_ids(war: Game[State]):
    war.play(
        "mobilize French division 1; Tlemcen; GOV mobilize la division 2; to Béjaïa;"
        "mobilize Police 4; to alger"
    )

    assert [str(entry.action) for entry in war.history[-6:]] == [
        "gov mobilize division-1",
        "gov to V-2",
        "gov mobilize division-2",
        "gov to III-3",
        "gov mobilize police-4",
        "gov to ALGIERS",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mobilize division-1; to Tlemsen", r"'Tlemsen'.* Did you mean Tlemcen \(V-2\)\?"),
        ("mobilize division-1; to Tizi Ouzu", r"'Tizi Ouzu'.* Did you mean Tizi Ouzou \(III-1\)\?"),
        ("mobilize Polise 5", r"'Polise 5'.* Did you mean police-5\?"),
    ],
)
def test_what_is_nearly_a_name_is_told_with_the_name(war: Game[State], text: str, said: str):
    with pytest.raises(MalformedAction, match=said):
        war.play(text)


def test_what_is_near_to_nothing_is_left_to_the_rules(war: Game[State]):
    with pytest.raises(IllegalAction, match="“Verdun” is not an area"):
        war.play("mobilize division-1; to Verdun")
    with pytest.raises(IllegalAction, match="“division-99” is not a unit"):
        war.play("mobilize division-99")


def test_no_name_is_a_word_of_the_rules(war: Game[State]):
    """Else an action that says the word would be read as something else."""
    for game in (war, algeria_lab.open_game("insurgent", seed=1)):
        names = [
            (verb, game.rules.complete(game.state, f"{verb} x").verb) for verb in game.rules.vocabulary()
        ]
        assert all(verb == read for verb, read in names)


def test_a_name_that_two_things_have_stands_for_neither():
    names = TypedNames({"x-1": ["Hassi"], "x-2": ["Hassi", "Messaoud"]}, ["raid"])

    assert names.read("raid Hassi") == "raid Hassi"
    assert names.read("raid messaoud X1") == "raid x-2 x-1"
