"""What a seat may not see is nowhere in its scenes: other hidden cards, the same scene, letter for letter."""

import json
from random import Random

import pytest

from algeria_lab.core.actions import SEATS
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import HAND, ROWS
from algeria_lab.views.insurgent.session import DuelSession
from algeria_lab.views.shared.messages import LANGUAGES
from tests.views.insurgent.tables import exchange, new_session, twin_of

SPECTATOR = ""


def text(session: DuelSession) -> str:
    """Return the scene as it is sent, in its order."""
    return json.dumps(session.scene())


def looks(session: DuelSession) -> list[str]:
    """Return whose eyes may be before the screen at this moment."""
    return ["fln"] if session.game.scenario == "solo" else [str(session.game.to_move), SPECTATOR]


def play_on(session: DuelSession, rng: Random) -> None:
    """Take one decision by chance, whoever takes it."""
    session.table.play(rng.choice(session.game.legal()))


@pytest.mark.parametrize(
    ("scenario", "seed", "language"), [("duel", 1, "en"), ("duel", 6, "fr"), ("solo", 2, "en")]
)
def test_scenes_do_not_depend_on_what_the_viewer_never_saw(scenario: str, seed: int, language: str):
    """Over a whole game, for both seats and the cover, with log, news, labels and keys."""
    session, rng, exchanged = new_session(scenario, seed, language), Random(seed), 0
    while not session.is_open:
        for viewer in looks(session):
            session._holder = viewer
            swapped = exchange(session.game, viewer, rng)
            twin = twin_of(session, swapped)
            exchanged += any(card != other for card, other in swapped.items())
            assert session.viewer == twin.viewer == viewer
            assert text(session) == text(twin)
        play_on(session, rng)

    assert exchanged > 10


@pytest.mark.parametrize("leak", ["observe", "observe_events"])
def test_twins_would_find_a_leak(leak: str, monkeypatch: pytest.MonkeyPatch):
    """If the rules covered nothing of the position, or nothing of what happened, the twins would differ."""
    session, rng = new_session("duel", 1), Random(1)
    while session.game.state.turn < 5:
        play_on(session, rng)
    exchanges = {viewer: exchange(session.game, viewer, rng) for viewer in looks(session)}
    monkeypatch.setattr(InsurgentRules, leak, lambda _rules, whole, _seat: whole)
    differing = 0
    for viewer in looks(session):
        session._holder = viewer
        differing += text(session) != text(twin_of(session, exchanges[viewer]))

    assert differing


@pytest.mark.parametrize("seat", SEATS)
def test_the_cover_names_no_card_of_either_hand(seat: str):
    """Neither in the scene nor in what the page has of it: hands, hidden cards, what is under a deck."""
    session, rng = new_session("duel", 3), Random(3)
    covered = 0
    while not session.is_open:
        session._holder = SPECTATOR
        state = session.game.state
        secret = {card for owner in SEATS for card in state.zones[HAND[owner]]}
        secret |= {
            card for row in ROWS["fln"] for card in state.zones[row] if card in state.down - state.known
        }
        if state.agenda[-1].seat == seat:
            said = text(session)
            public = " ".join(line["text"] for line in session.scene()["log"])
            covered += 1
            for card in secret:
                printed = state.cards.all[card]
                assert printed.id not in said
                assert (
                    session._words.card(printed.id) not in said or session._words.card(printed.id) in public
                )
        play_on(session, rng)

    assert covered > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_save_on_the_page_names_no_card_while_two_play(language: str):
    """A save lists every card that was played; the page holds it sealed until the game is over."""
    session, rng = new_session("duel", 4, language), Random(4)
    while not session.is_open:
        assert "FLN-" not in session.save_text()
        assert "FRA-" not in session.save_text()
        play_on(session, rng)

    assert "FLN-" in session.save_text()
