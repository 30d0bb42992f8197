"""The set-up says what is left, and the rest can be placed as proposed at any time."""

import pytest

from algeria_lab.algeria.board.scenarios import scenario_names
from algeria_lab.algeria.board.setup import unplaced
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.views.algeria.choosing.placing import rest_of_setup, to_place
from algeria_lab.views.algeria.words.text import Words
from tests.views.algeria.sessions import scene_of

EN = Words("en")


def war(scenario: str = "1954") -> Game[State]:
    return Game(AlgeriaRules(), scenario, seed=3)


@pytest.mark.parametrize("scenario", scenario_names())
@pytest.mark.parametrize("seat", ["gov", "fln"])
@pytest.mark.parametrize("unit", [0, -1])
def test_the_rest_is_placed_by_one_line_whatever_was_placed_before(scenario: str, seat: str, unit: int):
    game = war(scenario)
    if seat == "fln":
        game.play("gov quick")
    assert rest_of_setup(game.state) == []
    legal = [action for action in game.legal() if action.verb == "place"]
    game.play(str(legal[unit]))

    line = rest_of_setup(game.state)
    game.play("; ".join(map(str, line)))

    assert not unplaced(game.state, seat)
    assert rest_of_setup(game.state) == []
    game.play(f"{seat} done")


def test_the_rest_stands_as_the_ready_made_deployment_would_where_the_first_unit_was_put_there():
    ready, by_hand = war(), war()
    ready.play("gov quick")
    by_hand.play("gov place police ALGIERS")
    by_hand.play("; ".join(map(str, rest_of_setup(by_hand.state))))
    by_hand.play("gov done")

    for area in ("ALGIERS", "I-1", "IV-1", "V-2"):
        assert by_hand.state.at[area].bit_count() == ready.state.at[area].bit_count()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_says_what_is_left_and_offers_the_rest(language: str):
    words, game = Words(language), war()
    before = scene_of(game, words)
    assert not any(
        choice["id"].startswith("gov place police") and ";" in choice["id"] for choice in before["actions"]
    )
    game.play("gov place police ALGIERS")

    scene = scene_of(game, words)

    assert to_place(game.state, words) in scene["prompt"]["why"]
    left = unplaced(game.state, "gov").bit_count()
    rest = [one for one in scene["actions"] if one["text"] == words.say("choice-place-the-rest", count=left)]
    assert [one["id"].count("gov place") for one in rest] == [left]
    assert words.faults == []


def test_what_is_left_is_said_by_number_and_type():
    game = war()
    game.play("; ".join(map(str, rest_after_one(game))))
    assert to_place(game.state, EN) == "Nothing is left to place."


def rest_after_one(game: Game[State]) -> list[object]:
    game.play("gov place police ALGIERS")
    assert "Still to place: " in to_place(game.state, EN)
    assert "Police" in to_place(game.state, EN)
    return list(rest_of_setup(game.state))
