"""A line in words: units that do the same are said together, and everything that is begun is said."""

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.game import Game
from algeria_lab.views.algeria.choosing.line_text import line_text
from algeria_lab.views.algeria.words.text import Words


@pytest.fixture(scope="module")
def war() -> Game[State]:
    game: Game[State] = Game(AlgeriaRules(), "1958", seed=4)
    game.play("gov quick")
    game.play("fln quick")
    while game.state.phase != "reinforcement":
        game.play(str(game.legal()[0]))
    return game


@pytest.fixture(scope="module")
def deploying(war: Game[State]) -> Game[State]:
    game = war.fork()
    while type(game.state.top).__name__ != "GovDeployment":
        game.play(next(str(action) for action in game.legal() if action.verb == "done"))
    return game


def said(game: Game[State], line: str, language: str = "en") -> str:
    words = Words(language)
    text = line_text(game.state, [Action.parse(part.strip()) for part in line.split(";")], words)
    assert words.faults == []
    return text


def test_units_that_are_placed_alike_are_counted(deploying: Game[State]):
    line = "gov mode division-1 dispersed; gov mode division-2 dispersed; gov mode division-3 dispersed"
    assert said(deploying, line) == "Disperse 3 French divisions"
    assert said(deploying, line, "fr").count("3") == 1


def test_each_place_that_units_go_to_is_said_with_those_that_go_there(deploying: Game[State]):
    line = "; ".join(
        f"gov deploy {unit}; gov to {place}"
        for unit, place in (("elite-1", "IV-2"), ("elite-2", "IV-2"), ("elite-3", "IV-1"))
    )
    first, second = said(deploying, line).split("; ")
    assert first.startswith("Deploy 2 elite brigades")
    assert first.endswith("to Orleansville (IV-2)")
    assert second.startswith("Deploy elite brigade 3")
    assert second.endswith("to Medea (IV-1)")


def test_what_differs_is_said_one_after_the_other(deploying: Game[State]):
    line = "gov mode division-1 dispersed; gov mode division-2 concentrated; gov done"
    assert said(deploying, line).count("; ") == 2


def test_a_unit_that_is_removed_first_is_not_said_to_be_where_it_was(war: Game[State]):
    line = "gov remove police-1; gov mobilize police-1; gov to IV-2"
    assert said(war, line).endswith("Mobilize Police 1: in Orleansville (IV-2)")
    assert said(war, line).startswith("Remove Police 1 (")
