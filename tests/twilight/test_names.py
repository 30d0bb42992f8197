"""What people may type for places, tracks and pieces of *Colonial Twilight*."""

import pytest

from algeria_lab.core.game import Game
from algeria_lab.core.refusals import NearlyNamed
from algeria_lab.games import GAMES
from algeria_lab.twilight.geography import SPACES
from algeria_lab.views.twilight.words.text import TwilightWords

RULES = GAMES["twilight"].rules()


def read(text: str, *before: str) -> str:
    """Return what a text means at the first box of the Government, after some actions."""
    game = Game(RULES, "short", {"deck": [8]}, seed=1)
    for action in ("fln skip", "gov skip", "fln pass", *before):
        game.play(action)
    return str(RULES.complete(game.state, text))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_printed_name_of_a_space_is_read_back(language: str):
    words = TwilightWords(language)
    for space in SPACES:
        name = words.place(space.id)
        assert read(f"train {name}") == f"gov train {space.id}"
        assert (
            read(f"train {name} ({space.zone})" if space.zone else f"train {name}") == f"gov train {space.id}"
        )


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("train II-1", "gov train setif"),
        ("train France Track", "gov train france_track"),
        ("train piste du barrage frontalier", "gov train border_zone_track"),
        ("lift algiers algiers 2", "gov lift algiers algiers 2"),
        ("wilaya IV", "gov wilaya IV"),
        ("Tizi Ouzou", "gov train tizi_ouzou"),
        ("Alger", "gov train algiers"),
    ],
)
def test_typed_names(typed: str, meant: str):
    assert read(typed, "gov train with-special") == meant


def test_kinds_of_pieces_may_be_typed_small():
    assert read("bring oran fp 1", "gov garrison with-special") == "gov bring oran FP 1"


def test_a_slip_of_the_pen_is_told():
    with pytest.raises(NearlyNamed, match="Did you mean"):
        read("train algeirs")
