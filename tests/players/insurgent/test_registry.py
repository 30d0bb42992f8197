"""Players of the duel by name, with what people call them."""

import pytest

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.views.shared.messages import LANGUAGES


@pytest.mark.parametrize("seat", SEATS)
def test_every_player_goes_by_its_name_and_has_words_in_both_languages(seat: Seat):
    assert PLAYERS.names(seat) == ("sensible", "random")
    for name in PLAYERS.names(seat):
        assert PLAYERS.player(name, seat).name == name
        titles = {PLAYERS.title(name, seat, language) for language in LANGUAGES}
        ideas = {PLAYERS.idea(name, seat, language) for language in LANGUAGES}
        assert len(titles) == len(ideas) == len(LANGUAGES)
        assert all(idea.endswith(".") for idea in ideas)


def test_a_language_without_words_gets_the_name():
    assert PLAYERS.title("sensible", "fln", "ar") == "sensible"
    assert PLAYERS.idea("sensible", "fln", "ar") == ""


def test_an_unknown_player_is_refused_with_the_nearest():
    with pytest.raises(UnknownName, match="Did you mean 'sensible'"):
        PLAYERS.player("sensibel", "gov")
    with pytest.raises(UnknownName, match="random"):
        PLAYERS.title("look-ahead", "gov", "en")


def test_an_unknown_side_is_refused():
    with pytest.raises(UnknownName, match="side"):
        PLAYERS.names("oas")  # type: ignore[arg-type]
