"""What the sessions of all games share."""

import logging
from collections.abc import Callable
from typing import Any

import pytest

from algeria_lab.core.game import Game
from algeria_lab.players.base import HUMAN
from algeria_lab.views.insurgent.session import DuelSession
from algeria_lab.views.play.session import Session
from algeria_lab.views.shared.messages import LANGUAGES, Messages
from tests.views.algeria.sessions import send, session_of
from tests.views.insurgent.tables import new_session
from tests.views.twilight.campaigns import campaign

AnySession = Session[Any, Any]
MAKE: dict[str, Callable[[str], AnySession]] = {
    "algeria": lambda language: session_of(gov=HUMAN, language=language),
    "twilight": lambda language: campaign(language=language),
    "insurgent": lambda language: seated(new_session(language=language)),
}


def seated(session: DuelSession) -> DuelSession:
    """Let the person who decides take the screen."""
    session.answer({"kind": "take", "seat": session.game.to_move, "ply": session.game.ply})
    return session


every_game = pytest.mark.parametrize("game", MAKE)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def told(session: AnySession, **message: Any) -> dict[str, Any]:
    """Send a message of the browser and return what the reader is told; nothing is empty."""
    return session.answer({"ply": session.game.ply, **message}).get("notice") or {}


def harmless(game: Game[Any]) -> str:
    """Return an action that can be taken back: it shows nothing."""
    for action in game.legal():
        twin = game.fork()
        twin.play(action)
        if not twin.undo_obstacle():
            return str(action)
    raise AssertionError("every action shows something")


def sentence(game: str, key: str, language: str) -> str:
    """Return what a session of the game says, which stands in its own words."""
    words = Messages(language)
    family = "duel" if game == "insurgent" else "session"
    assert words.has(f"{family}-{key}")
    return words.say(f"{family}-{key}")


@every_language
@every_game
def test_a_deed_of_an_old_screen_is_told_so(game: str, language: str):
    session = MAKE[game](language)

    notice = told(session, kind="pick", id=harmless(session.game), ply=session.game.ply + 1)

    assert notice == {
        "level": "info",
        "text": sentence(game, "old-screen", language),
        "rule": "",
        "hint": "",
    }


@every_language
@every_game
def test_a_question_of_an_old_screen_is_told_so(game: str, language: str):
    session = MAKE[game](language)
    sent: list[dict[str, Any]] = []
    session.board.send = sent.append  # type: ignore[method-assign, assignment] # what ipywidgets sends by

    question = {
        "kind": "ask",
        "ask": 1,
        "view": "a",
        "what": "rule",
        "key": "none",
        "ply": session.game.ply + 1,
    }
    session.board._handle_custom_msg(question, [])

    assert [reply["fault"]["text"] for reply in sent] == [sentence(game, "old-screen", language)]


@every_language
@every_game
def test_what_was_taken_back_is_told(game: str, language: str):
    session = MAKE[game](language)
    assert told(session, kind="pick", id=harmless(session.game)) == {}

    assert told(session, kind="undo")["text"] == sentence(game, "taken-back", language)


@every_language
@every_game
def test_a_fault_of_the_program_is_told(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    session = MAKE[game](language)
    action = harmless(session.game)
    monkeypatch.setattr(session.game, "play", lambda *_args, **_more: 1 / 0)

    with caplog.at_level(logging.ERROR):
        notice = told(session, kind="pick", id=action)

    assert notice["text"] == f"{sentence(game, 'failed', language)} (ZeroDivisionError: division by zero)"
    assert "Traceback" in caplog.text


@every_language
@every_game
def test_a_watcher_that_fails_is_told(game: str, language: str, caplog: pytest.LogCaptureFixture):
    """What was decided stands all the same."""
    session = MAKE[game](language)
    begun = session.game.ply
    session.watch(lambda played: 1 / 0 if played.ply > begun else None)

    with caplog.at_level(logging.ERROR):
        notice = told(session, kind="pick", id=harmless(session.game))

    assert notice["text"].startswith(sentence(game, "watcher-failed", language))
    assert session.game.ply > begun


@pytest.mark.parametrize("game", MAKE)
def test_what_the_browser_may_send_is_what_the_session_can_do(game: str):
    session = MAKE[game]("en")

    assert session.widget.deeds.keys() == session.deeds().keys()


def test_with_nothing_to_do_again_the_notice_says_so():
    notice = send(session_of(), "redo")["notice"]

    assert (notice["level"], notice["text"]) == ("refusal", "There is nothing to do again.")
