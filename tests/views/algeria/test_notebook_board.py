"""A board in a notebook: it plays in the notebook's own war, and once that has gone on, in a branch."""

import pytest

from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.table import Table
from tests.playing_on import begin, play_to, quiet
from tests.views.algeria.sessions import Session, war_session

MISSION = "gov resettle II-2"


@pytest.fixture
def war() -> Game[State]:
    war = begin("1956-like", seed=9)
    play_to(war, turn=2, players=quiet())
    return war


def pick(board: Session, action: str, ply: int) -> dict[str, object]:
    return board.answer({"kind": "pick", "id": action, "ply": ply})


def standing(war: Game[State]) -> Session:
    """Return the session of a lesson's board."""
    session = war_session(Table(war, PLAYERS.seat({})), in_notebook=True)
    session.stand()
    return session


def test_a_pick_on_the_board_plays_in_the_lessons_own_war(war: Game[State]):
    board, ply = standing(war), war.ply

    scene = pick(board, MISSION, ply)

    assert "II-2" in war.state.resettled
    assert "notice" not in scene
    assert scene["prompt"]["seat"] == "fln"


def test_a_pick_on_an_old_board_begins_a_branch(war: Game[State]):
    board, ply = standing(war), war.ply
    war.play("gov civil_affairs II-2")
    after = war.history

    scene = pick(board, MISSION, ply)

    assert "The game has moved on" in str(scene["notice"])
    assert scene["places"]["II-2"]["marks"]["resettled"]
    assert war.history == after
    again = pick(board, "fln pass", int(scene["ply"]))
    assert "notice" not in again
    assert war.history == after


def test_a_branch_begins_where_the_board_stood_even_if_the_lesson_went_back(war: Game[State]):
    board, ply = standing(war), war.ply
    war.undo()

    scene = pick(board, MISSION, ply)

    assert scene["places"]["II-2"]["marks"]["resettled"]
    assert war.ply == ply - 1


def test_a_board_takes_back_only_what_was_done_on_it(war: Game[State]):
    board, ply = standing(war), war.ply

    assert not board.scene()["can"]["undo"]
    refused = board.answer({"kind": "undo", "ply": ply})
    assert war.ply == ply
    assert refused["notice"]
    assert pick(board, MISSION, ply)["can"]["undo"]
    board.answer({"kind": "undo", "ply": ply + 1})
    assert war.ply == ply
