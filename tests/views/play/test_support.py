"""The course of the gauges: what the accounts of the lessons say, in a form that grows."""

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.lessons.algeria.accounts import levels_by_turn
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.board.support import make_support
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.asked import Look
from algeria_lab.views.play.drawn.course import make_course
from algeria_lab.views.shared.scene_widget import difference

GAUGES = ("fln_psl", "gov_psl")


@pytest.fixture(scope="module")
def war() -> Game[State]:
    table = Table(Game(AlgeriaRules(), "1954", seed=8), PLAYERS.seat({"fln": "mixed", "gov": "mixed"}))
    table.let_computers_act()
    return table.game


def test_turns_end_where_the_accounts_end_them(war: Game[State]):
    levels = {str(row.turn): [row.fln, row.gov] for row in levels_by_turn(war.history)}
    levels.popitem()  # the turn that still runs

    assert make_course(war.history, GAUGES)["ends"] == levels
    assert len(levels) > 2


def test_steps_lead_from_the_last_turn_to_now(war: Game[State]):
    for ply in range(0, war.ply + 1, 7):
        game = war.fork(ply)
        course = make_course(game.history, GAUGES)
        levels = list(course["steps"].values()) or list(course["ends"].values()) or [[50, 65]]
        assert levels[-1] == [game.state.fln_psl, game.state.gov_psl]


def test_only_new_points_travel(war: Game[State]):
    plies = [ply for ply in range(1, war.ply) if war.state_at(ply).turn == war.state_at(ply - 1).turn == 2]
    for ply in plies:
        before, after = (make_course(war.fork(at).history, GAUGES) for at in (ply - 1, ply))
        patch = difference(before, after)
        assert len(patch.get("steps", {})) <= len(after["steps"]) - len(before["steps"])
        assert "ends" not in patch
    assert len(plies) > 20


@pytest.mark.parametrize("language", ["en", "fr"])
def test_levels_are_told_with_their_change_and_what_30_and_70_mean(war: Game[State], language: str):
    game = war.fork(109)
    part = make_support(Look(game, game.state), Words(language))

    assert "−31" in part["says"]
    assert str(game.state.gov_psl) in part["says"]
    assert [mark["at"] for mark in part["marks"]] == [70, 30, 0]
    assert all("OAS" in mark["text"] for mark in part["marks"][:2])
    assert "charts" not in part
