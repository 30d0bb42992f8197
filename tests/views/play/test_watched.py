"""What was watched is told in four or five moments, and the guide stands where it does whether they are seen or not."""

from collections.abc import Sequence
from typing import Any

import pytest

from algeria_lab.door.guiding import guide as guided
from algeria_lab.views.play.told.watched import PACE, moments
from algeria_lab.views.scenarios.guide.guided import Guided
from tests.scenarios.guide.played import LOOK, scenario

WATCH = {"id": "watch", "text": "Watch.", "watch": {"turns": 1, "fln": "mixed", "gov": "mixed"}}
TABLE = {"amounts": [{"text": "Support", "value": "fln.psl"}]}


def sizes(acts: Sequence[tuple[int, str, int]]) -> list[int]:
    return [len(group) for group in moments(acts, lambda act: act[:2], lambda act: act[2])]


@pytest.mark.parametrize(
    ("acts", "told"),
    [
        ([], []),
        ([(1, "ready", 0)], [1]),
        ([(1, "ready", 0)] * 2 + [(1, "end", 1)], [1, 1, 1]),
        ([(1, "ready", 0)] * 2 + [(1, "missions", 2)] * 8 + [(1, "end", 5)], [2, 2, 2, 4, 1]),
        (
            [(1, "ready", 0)] * 2 + [(1, "missions", 9), *[(1, "missions", 1)] * 9] + [(1, "end", 5)],
            [2, 1, 4, 5, 1],
        ),
        ([(turn, part, 1) for turn in (1, 2, 3) for part in ("ready", "missions", "end")], [1, 2, 3, 3]),
        ([(turn, "missions", 1) for turn in range(9)], [2, 2, 2, 2, 1]),
    ],
)
def test_neighbours_that_belong_together_are_one_moment(acts, told):
    assert sizes(acts) == told


def watched(*more: dict[str, Any], language: str = "en") -> Guided:
    one = guided(scenario(WATCH | {"show": [TABLE]}, *more), language=language)
    one._panel.answer({"kind": "watch"})
    return one


def tell(one: Guided, to: int | None) -> dict[str, Any]:
    session: Any = one._session
    scene = session.answer({"kind": "told", "to": to, "ply": session.scene()["ply"]})
    return dict(scene["telling"])


def test_a_turn_is_told_in_four_or_five_moments_that_pass_by_themselves():
    one = watched()
    telling = one._session.scene()["telling"]
    assert (telling["at"], telling["pace"]) == (0, PACE)
    assert telling["count"] in (4, 5)
    cards = [tell(one, card) for card in range(telling["count"])]
    assert all(card["card"]["title"] and not card["card"]["lines"] for card in cards)
    assert any(card["card"]["moved"] for card in cards)
    assert "sum" in cards[-1]


def test_each_moment_shows_the_position_as_it_was_then():
    one = watched()
    first = one._session.scene()
    assert first["ply"] < one.game.ply
    tell(one, None)
    assert one._session.scene()["ply"] == one.game.ply


def test_the_guide_does_not_wait_for_what_is_told():
    one = watched(LOOK)
    assert one.guide.status == "done"
    assert one._panel.scene()["telling"]
    assert one._stage.shows_board
    one._panel.answer({"kind": "go-on"})
    assert (one.guide.step.id, one._session.is_telling) == ("look", False)
    assert not one._panel.scene()["telling"]


def test_once_it_is_told_what_came_stands_in_place_of_the_board():
    one = watched()
    assert one._stage.shows_board
    tell(one, None)
    assert not one._stage.shows_board
    assert not one._panel.scene()["telling"]


def test_it_is_told_in_the_readers_language():
    one = watched(language="fr")
    before = tell(one, 1)["card"]["title"]
    one.speak("en")
    assert one._session.scene()["telling"]["card"]["title"] != before


def test_the_same_is_played_with_a_board_and_without():
    alone = watched().guide
    other = guided(scenario(WATCH | {"show": [TABLE]}), language="en").guide
    other.watch()
    assert [str(entry.action) for entry in alone.table.game.history] == [
        str(entry.action) for entry in other.table.game.history
    ]
