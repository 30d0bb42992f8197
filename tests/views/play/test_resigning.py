"""To resign a game on a map: kept in saves, taken back by undo, told on the page of a game that has ended."""

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.registry import PLAYERS as WAR_PLAYERS
from algeria_lab.players.branches import load_branches
from algeria_lab.players.table import Table
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.algeria.game import WAR
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.map_session import MapSession
from algeria_lab.views.twilight.game import CAMPAIGN, notebook_session
from algeria_lab.views.twilight.words.text import TwilightWords

KINDS = {
    "algeria": (WAR, AlgeriaRules(), "1954", Words, WAR_PLAYERS),
    "twilight": (CAMPAIGN, TwilightRules(), "short", TwilightWords, PLAYERS),
}


def session(kind: str, language: str = "en", seed: int = 3, **seats: str) -> MapSession:
    own, rules, scenario, words, players = KINDS[kind]
    table = Table(
        Game(rules, scenario, {}, seed=seed), players.seat({"fln": "human", "gov": "human"} | seats)
    )
    return MapSession(own, table, words(language))


def tell(board: MapSession, **message: object) -> dict:
    board.board.show(board.answer({"ply": board.board.scene["ply"], **message}))
    return board.board.scene


@pytest.mark.parametrize("kind", KINDS)
def test_who_resigns_loses_and_the_page_of_the_end_comes(kind: str):
    board = session(kind, fln="random")
    assert board.board.scene["can"]["resign"] == "gov"
    scene = tell(board, kind="resign")

    assert scene["over"]["winner"] == "fln"
    assert scene["actions"] == []
    assert not scene["prompt"]["yours"]
    assert "resign" not in scene["can"]
    sheet = board.inform({"what": "ending", "ply": scene["ply"]})
    assert sheet["over"]
    assert sheet["lead"] == scene["over"]["text"] == "The Government resigns: the FLN wins."
    assert "resignation" in sheet["title"]
    assert sheet["ways"] == ("exchange", "again")


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_played_after_it_until_it_is_taken_back(kind: str):
    board = session(kind)
    offered = board.board.scene["actions"]
    tell(board, kind="resign")
    ply = board.game.ply
    tell(board, kind="pick", id=offered[0]["id"])
    assert board.game.ply == ply
    scene = tell(board, kind="undo")

    assert "over" not in scene
    assert scene["actions"] == offered


@pytest.mark.parametrize("kind", KINDS)
def test_a_save_keeps_it_and_no_list_of_moments_shows_it(kind: str):
    board = session(kind, gov="random")
    tell(board, kind="resign")
    assert board.board.scene["time"]["marks"] == []
    own, rules, _, words, players = KINDS[kind]
    war = load_branches(board.save_text(), {rules.name: rules}, players.seat, name="x.json")
    opened = MapSession(own, war, words("fr"))

    assert opened.left == "fln"
    assert opened.board.scene["over"]["text"] == "Le FLN abandonne\N{NO-BREAK SPACE}: le Gouvernement gagne."


def test_two_at_one_screen_resign_for_the_side_that_decides():
    board = session("twilight")
    assert board.board.scene["can"]["resign"] == board.game.to_move


def test_a_notebook_and_two_computers_are_not_asked():
    notebook = notebook_session(session("twilight").table, "en")
    watched = session("twilight", fln="random", gov="random")

    assert "resign" not in notebook.board.scene["can"]
    assert "resign" not in watched.board.scene["can"]
