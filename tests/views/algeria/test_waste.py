"""A phase is not thrown away by a slip of the hand: what has not been touched yet is asked about."""

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.views.algeria.words.text import Words
from tests.views.algeria.sessions import scene_of


def asked(game: Game[State], language: str = "en") -> dict[str, str]:
    """Return what the board would ask, by action."""
    actions = scene_of(game, Words(language), [])["actions"]
    return {action["id"]: action["asks"] for action in actions if "asks" in action}


@pytest.fixture
def war() -> Game[State]:
    game: Game[State] = Game(AlgeriaRules(), "1954", seed=3)
    for action in ("gov quick", "fln quick"):
        game.play(action)
    while game.state.phase != "reinforcement":
        game.play(str(game.legal()[0]))
    return game


def play_until(game: Game[State], step: str) -> None:
    """End steps until one of a kind is awaited."""
    while type(game.state.top).__name__ != step:
        legal = [str(action) for action in game.legal()]
        game.play(next((one for one in legal if one.endswith(" done")), legal[0]))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phase_in_which_nothing_was_done_asks_first_and_one_begun_does_not(war: Game[State], language: str):
    play_until(war, "FlnReinforcement")
    assert str(war.state.fln_ap) in asked(war, language)["fln done"]

    war.play(next(str(action) for action in war.legal() if action.verb == "build"))

    assert asked(war, language) == {}


def test_units_that_stay_underground_are_counted(war: Game[State]):
    play_until(war, "FlnDeployment")
    hidden = len([action for action in war.legal() if action.verb == "ops"]) - 1  # one of them is "all"

    assert f"{hidden} units are underground" in asked(war)["fln done"]


def test_a_pass_before_any_mission_asks_and_to_let_the_other_side_act_does_not(war: Game[State]):
    play_until(war, "FlnDeployment")
    war.play("fln ops all")
    war.play("fln done")

    assert list(asked(war)) == ["fln pass"]


def test_nothing_is_asked_where_nothing_else_can_be_done(war: Game[State]):
    play_until(war, "FlnDeployment")
    war.play("fln ops all")
    asking = asked(war)

    assert asking == {}


def test_the_pass_of_the_fln_asks_even_after_a_mission(war: Game[State]):
    play_until(war, "FlnDeployment")
    war.play("fln ops all")
    war.play("fln done")
    war.play(next(str(action) for action in war.legal() if action.verb == "propaganda"))
    while type(war.state.top).__name__ != "Operations" or war.to_move != "fln":
        legal = [str(action) for action in war.legal()]
        war.play(next((one for one in legal if one.endswith((" no", " done", " pass"))), legal[0]))

    assert asked(war)["fln pass"] == "You pass: your units in Operations do nothing more this turn."
