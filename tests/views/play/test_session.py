"""What the sessions of all games share."""

import re
from inspect import getsource

import pytest

from algeria_lab.views.algeria.session import Session as War
from algeria_lab.views.insurgent.session import DuelSession
from algeria_lab.views.play import session
from algeria_lab.views.shared.messages import LANGUAGES, Messages
from tests.views.algeria.sessions import send, session_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [War, DuelSession])
def test_each_game_has_words_for_what_its_session_says(game: type[session.Session], language: str):
    said = set(re.findall(r"\{self\.family\}-([a-z-]+)", getsource(session)))

    assert {"old-screen", "failed", "watcher-failed", "taken-back"} == said
    assert [key for key in said if not Messages(language).has(f"{game.family}-{key}")] == []


@pytest.mark.parametrize("game", [War, DuelSession])
def test_what_the_browser_may_send_is_what_the_session_can_do(game: type[session.Session]):
    assert game.widget.deeds.keys() == game.deeds(object.__new__(game)).keys()


def test_with_nothing_to_do_again_the_notice_says_so():
    notice = send(session_of(), "redo")["notice"]

    assert (notice["level"], notice["text"]) == ("refusal", "There is nothing to do again.")
