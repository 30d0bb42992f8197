"""What the tests of experiments share: a small question, and the wars that answer it."""

import pytest
from pandas import DataFrame

from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.playing.running import play
from tests.playing_on import begin, play_to, quiet


@pytest.fixture(scope="session")
def question() -> Question:
    """Return two ways against two opponents, long enough that some wars end."""
    ways = {"none": "mixed", "three": "resettle-3"}
    return ask("1956-like", ways, against=("mixed", "raider"), runs=14, seed=5, stop=9)


@pytest.fixture(scope="session")
def frame(question: Question) -> DataFrame:
    """Return what this process plays."""
    return play(question).frame()


@pytest.fixture(scope="session")
def long_question() -> Question:
    """Return a question of several blocks, so that something can happen in the middle."""
    return ask("1956-like", {"none": "mixed", "three": "resettle-3"}, runs=72, stop=6)


@pytest.fixture(scope="session")
def long_frame(long_question: Question) -> DataFrame:
    """Return what this process plays."""
    return play(long_question).frame()


@pytest.fixture(scope="session")
def war() -> Game[State]:
    """Return a war in the middle of its second turn."""
    game = begin("1956-like", seed=9)
    play_to(game, turn=2, players=quiet())
    return game
