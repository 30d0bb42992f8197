"""Whoever follows a game hears of each change, and keeps nothing alive."""

import copy
import pickle
from gc import collect
from weakref import ref

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.followers import Followers
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import IllegalAction


class Reader:
    """Counts what it hears of one game."""

    def __init__(self, game: Game) -> None:
        self.heard = 0
        game.follow(self.hear)
        game.follow(self.hear)

    def hear(self) -> None:
        """Count a change."""
        self.heard += 1


@pytest.fixture
def game() -> Game:
    return Game(AlgeriaRules(), "1954", seed=7, take_backs="free")


def test_each_change_is_heard_once(game: Game):
    reader, heard = Reader(game), []
    changes = [
        lambda: game.play("gov quick; fln quick"),
        game.undo,
        game.redo,
        lambda: game.bookmark("here"),
        lambda: game.forget("here"),
    ]

    for change in changes:
        change()
        heard.append(reader.heard)

    assert heard == [1, 2, 3, 4, 5]


def test_what_is_refused_is_not_heard(game: Game):
    reader = Reader(game)

    with pytest.raises(IllegalAction):
        game.play("gov quick; gov dance")

    assert reader.heard == 0


def test_a_fork_goes_its_own_way_unheard(game: Game):
    reader = Reader(game)

    game.fork().play("gov quick")

    assert reader.heard == 0


def test_following_keeps_nobody_alive(game: Game):
    reader = ref(Reader(game))

    collect()

    assert reader() is None
    game.play("gov quick")


def test_copies_of_followers_are_empty():
    class Thing:
        def hear(self) -> None: ...

    thing, followers = Thing(), Followers()
    followers.add(thing.hear)

    pickled = pickle.loads(pickle.dumps(followers))  # noqa: S301 - our own, of a moment ago
    twins = (copy.copy(followers), copy.deepcopy(followers), pickled)

    assert (len(followers), [len(twin) for twin in twins]) == (1, [0, 0, 0])
