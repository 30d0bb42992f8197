"""Several units deployed together: who can be sent, where to, and what the board sends for it."""

import pytest

from algeria_lab.algeria.board.units import ID_OF
from algeria_lab.algeria.frames import FRAMES, GovDeployment
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.views.algeria.choosing.stack_moves import stack_offers, stack_plan
from algeria_lab.views.algeria.words.text import Words


@pytest.fixture(name="war")
def a_war_of_1958_in_government_deployment() -> Game[State]:
    """Every unit that the ready-made deployment puts on the map is active."""
    game: Game[State] = Game(AlgeriaRules(), "1958", seed=7)
    game.play("gov quick")
    game.play("fln quick")
    while not isinstance(game.state.top, GovDeployment):
        step = FRAMES.name(game.state.top)
        game.play(
            "gov activate all" if step == "gov_reinforcement" and _can_activate(game) else str(_last(game))
        )
    return game


def _can_activate(game: Game[State]) -> bool:
    return any(str(action) == "gov activate all" for action in game.legal())


def _last(game: Game[State]) -> object:
    return next((action for action in game.legal() if action.verb == "done"), game.legal()[-1])


def _place(game: Game[State], words: Words) -> str:
    return max(
        game.state.at,
        key=lambda place: sum(
            len(sort["ids"]) for offer in stack_offers(game.state, place, words) for sort in offer["crew"]
        ),
    )


def test_every_unit_that_can_be_deployed_is_offered_and_no_other(war: Game[State]):
    """The offers of all places together name the units of the single actions."""
    offered = [
        name
        for place in war.state.at
        for offer in stack_offers(war.state, place, Words("en"))
        for sort in offer["crew"]
        for name in sort["ids"]
    ]

    assert sorted(offered) == sorted(action.args[0] for action in war.legal() if action.verb == "deploy")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_stack_goes_as_one_line_that_is_played_as_it_stands(war: Game[State], language: str):
    """All chosen units stand in the aim afterwards, and the plan says so in a sentence."""
    words = Words(language)
    place = _place(war, words)
    offer = stack_offers(war.state, place, words)[0]
    units = [name for sort in offer["crew"] for name in sort["ids"]]
    aim = offer["aims"][0]["id"]

    plan = stack_plan(war.state, {"units": units, "aim": aim}, words)
    war.play(plan["line"])

    assert plan["refusal"] is None
    assert plan["text"]
    assert words.faults == []
    assert {war.state.place[ID_OF[name]] for name in units} == {aim}


def test_nobody_is_refused_in_words(war: Game[State]):
    """A stack without units is no line."""
    plan = stack_plan(war.state, {"units": [], "aim": "ALGIERS"}, Words("en"))

    assert (plan["line"], plan["refusal"]["text"]) == ("", "Nobody has been chosen to go.")


def test_other_steps_have_no_stacks():
    """In the set-up nothing is deployed."""
    assert stack_offers(Game(AlgeriaRules(), "1958", seed=7).state, "ALGIERS", Words("en")) == []
