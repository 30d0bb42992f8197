"""The first minute: four sentences and one picture, and both hold."""

from itertools import groupby
from statistics import quantiles

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.events import Entered
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.sheets.minute import LOOP, SENTENCES, USUAL_TURNS, first_minute
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared.messages import LANGUAGES
from tests.views.algeria.sessions import session_of
from tests.views.shared.contract import fields_of

MOST_WORDS = 45
WARS = 40


def played(scenario: str, seed: int) -> Game:
    """Return a war between two computers, to its end."""
    game = Game(AlgeriaRules(), scenario, seed=seed)
    Table(game, PLAYERS.seat({"fln": "mixed", "gov": "mixed"})).let_computers_act()
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", USUAL_TURNS)
def test_it_says_in_four_short_sentences_who_what_how_and_how_long(language: str, scenario: str):
    words = Words(language)
    minute = first_minute(Game(AlgeriaRules(), scenario), words)

    assert set(minute) == fields_of("Minute")
    assert len(minute["sentences"]) == len(SENTENCES) == 4
    assert all(len(text.split()) <= MOST_WORDS for text in minute["sentences"])
    assert "Front de libération nationale" in minute["sentences"][0]
    assert words.faults == []


def test_the_picture_shows_a_turn_as_it_is_played():
    """In the order of the phases, and of those who decide in them."""
    game, order, deciders = played("1954", 3), [], {}
    phase = ""
    for before, entry in zip(game.history, game.history[1:], strict=False):
        if entry.action and phase:
            seats = deciders.setdefault((before.state.turn, phase), [])
            seats += [entry.action.seat] if entry.action.seat not in seats else []
        for event in entry.events:
            if isinstance(event, Entered):
                phase = event.phase
                order.append(phase)
    order = [name for name, _ in groupby(order)]
    turn = [name for name, _, _ in LOOP]
    first = order.index(turn[0])
    assert order[first : first + 2 * len(turn)] == turn * 2
    for name, sides, _ in LOOP:
        if sides:
            assert deciders[1, name] == list(sides)


@pytest.mark.parametrize("scenario", USUAL_TURNS)
def test_wars_are_as_long_as_it_says(scenario: str):
    turns = [played(scenario, seed).state.turn for seed in range(WARS)]
    low, _, high = quantiles(turns, n=4)

    assert USUAL_TURNS[scenario] == pytest.approx((low, high), abs=2)


def test_it_comes_before_the_first_decision_of_a_person_and_on_request():
    session = session_of("mixed", "human", seed=8)
    assert session_of(seed=8).board.scene["minute"], "also before a first tale"
    scene = session.board.scene

    assert scene["minute"]["title"]
    after = session.answer({"kind": "pick", "id": scene["actions"][0]["id"], "ply": scene["ply"]})
    assert "minute" not in after
    asked = session.inform({"kind": "ask", "what": "minute", "ask": 1, "ply": after["ply"]})
    assert asked == scene["minute"]
