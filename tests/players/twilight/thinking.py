"""What the Government's player asks itself in positions of tests."""

from random import Random

from algeria_lab.core.actions import Action
from algeria_lab.players.base import Choice
from algeria_lab.players.twilight.government.player import GovernmentPlayer
from algeria_lab.twilight.state import State
from tests.twilight.boards import RULES

PREFIX = "judgement-twilight-"


def decision(state: State, seed: int = 1) -> Choice:
    """Return what the player decides in a position, after seeing to it that the rules allow it."""
    choice = GovernmentPlayer().choose(RULES.observe(state, "gov"), Random(seed))
    assert choice.line, "it chose nothing"
    assert RULES.refuse(state, choice.line[0]) is None
    return choice


def answers(state: State) -> dict[str, bool]:
    """Return each question that it asks in a position, by its key, with the answer."""
    return {because.question.removeprefix(PREFIX): because.answer for because in decision(state).because}


def line(state: State) -> list[str]:
    """Return what it does in a position, without the seat."""
    return [str(action).partition(" ")[2] for action in decision(state).line]


def verbs(line_of_play: tuple[Action, ...]) -> list[str]:
    """Return the verbs of a line."""
    return [action.verb for action in line_of_play]
