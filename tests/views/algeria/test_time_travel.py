"""Looking back, bookmarks and branches on the board: nothing is lost, and nothing happens by mistake."""

import json
from typing import Any

import pytest

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.frames import FlnDeployment, Operations
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.steps import seat_of
from algeria_lab.core.events import Moved
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import HUMAN
from algeria_lab.players.branches import load_branches
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.map_session import SMALL_STEP
from algeria_lab.views.shared.scene_widget import message_fault
from tests.views.algeria.sessions import Session, pick, send, session_of, war_session

OPENING = ("fln quick", "fln done", "fln done", "fln pass")


def tell(session: Session, kind: str, **values: Any) -> dict[str, Any]:
    """Send a deed as the browser does, from the moment shown, and return the scene that comes back."""
    message = {"kind": kind, "ply": session.shown.game.ply, **values}
    assert message_fault(message, session.widget.deeds) == ""
    return session.answer(message)


@pytest.fixture
def session() -> Session:
    """Return a war whose first turn is over."""
    session = session_of()
    for action in OPENING:
        assert "notice" not in pick(session, action)
    assert session.game.state.turn == 2
    return session


def positions(scene: dict[str, Any]) -> tuple[Any, Any]:
    return scene["pieces"], [(track["id"], track["text"]) for track in scene["tracks"]]


# Looking back


def test_looking_back_shows_the_moment_as_it_was_and_changes_nothing():
    session = session_of()
    seen = [positions(session.scene())]
    moments = [session.game.ply]
    for action in OPENING:
        seen.append(positions(pick(session, action)))
        moments.append(session.game.ply)
    last = session.game.ply

    for at, then in zip(moments, seen, strict=True):
        scene = tell(session, "look", at=at)
        assert positions(scene) == then
        assert (scene["ply"], scene["time"]["at"], scene["time"]["last"]) == (at, at, last)

    assert session.game.ply == last


def test_a_past_moment_is_only_to_look_at(session: Session):
    scene = tell(session, "look", at=2)

    assert scene["actions"] == []
    assert scene["can"] == {"undo": False, "redo": False}
    assert not scene["prompt"]["yours"]
    assert "guide" not in scene


def test_the_prompt_of_a_past_moment_says_what_was_to_be_decided_then(session: Session):
    at = next(
        ply for ply, entry in enumerate(session.game.history) if isinstance(entry.state.top, FlnDeployment)
    )

    scene = tell(session, "look", at=at)

    assert scene["prompt"]["seat"] == "fln"
    assert (scene["prompt"]["text"], scene["prompt"]["why"]) == Words("en").prompt(session.game.state_at(at))


def test_the_log_of_a_past_moment_ends_there(session: Session):
    scene = tell(session, "look", at=3)

    assert {line["ply"] for line in scene["log"].values()} <= {0, 1, 2, 3}
    whole = tell(session, "look", at=None)
    assert whole["log_count"] > scene["log_count"]


@pytest.mark.parametrize("kind", ["pick", "undo", "redo"])
def test_a_decision_while_looking_back_is_refused_kindly(session: Session, kind: str):
    tell(session, "look", at=2)
    before = session.game.history

    scene = tell(session, kind, **({"id": "fln done"} if kind == "pick" else {}))

    assert session.game.history == before
    assert scene["notice"]["level"] == "info"
    assert "looking at an earlier moment" in scene["notice"]["text"]
    assert "branch from here" in scene["notice"]["hint"]
    assert scene["time"]["at"] == 2


@pytest.mark.parametrize("way", [None, "last"])
def test_back_to_now_the_war_goes_on(session: Session, way: str | None):
    tell(session, "look", at=1)

    scene = tell(session, "look", at=session.game.ply if way else None)

    assert scene["prompt"]["yours"]
    assert scene["time"]["at"] == scene["time"]["last"] == session.game.ply
    assert "notice" not in pick(session, scene["actions"][0]["id"])


def test_a_small_step_forward_is_animated_and_no_other_step(session: Session):
    arrival = next(
        ply
        for ply, entry in enumerate(session.game.history)
        if ply and any(isinstance(event, Moved) and event.place in PLACES for event in entry.events)
    )
    tell(session, "look", at=arrival - 1)

    assert tell(session, "look", at=arrival)["motion"]
    assert tell(session, "look", at=arrival - 1)["motion"] == []
    tell(session, "look", at=0)
    assert session.game.ply > SMALL_STEP
    assert tell(session, "look", at=None)["motion"] == []


def test_a_moment_that_is_not_there_is_refused_in_words(session: Session):
    before = session.game.ply

    scene = tell(session, "look", at=before + 50)

    assert "not there any more" in scene["notice"]["text"]
    assert (scene["time"]["at"], session.game.ply) == (before, before)


def test_questions_are_about_the_moment_shown(session: Session):
    now = session.inform({"kind": "ask", "ask": 1, "what": "text", "ply": session.game.ply})
    tell(session, "look", at=0)

    then = session.inform({"kind": "ask", "ask": 2, "what": "text", "ply": 0})

    assert then["text"] != now["text"]


def test_turns_say_where_they_begin(session: Session):
    turns = session.scene()["time"]["turns"]

    assert [turn for turn, _ in turns] == [0, 1, 2]
    for turn, at in turns:
        assert session.game.state_at(at).turn == turn
        assert not at or session.game.state_at(at - 1).turn == turn - 1


# Bookmarks


def test_a_bookmark_of_a_past_moment_is_set_from_there_and_kept_in_the_save(session: Session):
    tell(session, "look", at=3)

    scene = tell(session, "mark", name="  All\nSaints ")

    assert scene["time"]["marks"] == [{"name": "All Saints", "at": 3}]
    assert scene["time"]["at"] == 3
    assert json.loads(session.save_text())["bookmarks"] == {"All Saints": 3}


def test_a_bookmark_without_a_name_is_called_after_its_turn(session: Session):
    tell(session, "mark", name="")
    tell(session, "mark", name=" ")

    assert [mark["name"] for mark in session.scene()["time"]["marks"]] == ["Turn 2", "Turn 2 (2)"]


def test_a_name_that_is_taken_moves_and_says_so(session: Session):
    tell(session, "mark", name="here", at=2)

    scene = tell(session, "mark", name="here", at=4)

    assert scene["time"]["marks"] == [{"name": "here", "at": 4}]
    assert "instead of the one before" in scene["notice"]["text"]


def test_a_bookmark_can_be_taken_away(session: Session):
    tell(session, "mark", name="here")

    assert tell(session, "unmark", name="here", at=1)["time"]["marks"] == []
    assert "not there" in tell(session, "unmark", name="here")["notice"]["text"]


def test_a_bookmark_survives_undo_and_redo():
    session = session_of()
    pick(session, "fln place cadre I-1")
    tell(session, "mark", name="one cadre")

    assert send(session, "undo")["time"]["marks"] == []
    assert send(session, "redo")["time"]["marks"] == [{"name": "one cadre", "at": session.game.ply}]


# Branches


def test_a_branch_leaves_a_past_moment_and_the_first_line_is_kept(session: Session):
    first = session.game.history
    at = next(ply for ply, entry in enumerate(first) if str(entry.action) == "fln quick")
    tell(session, "look", at=at - 1)

    scene = tell(session, "branch", at=at - 1, name="Another set-up")

    assert [(one["name"], one["from"], one["current"]) for one in scene["time"]["branches"]] == [
        ("The war as first played", "", False),
        ("Another set-up", "The war as first played", True),
    ]
    assert scene["time"]["at"] == scene["time"]["last"] == at - 1
    assert scene["prompt"]["yours"]
    assert "same dice" in scene["notice"]["hint"]
    scene = tell(session, "switch", branch="1")
    assert session.game.history == first
    assert scene["time"]["last"] == len(first) - 1


def test_a_branch_that_cannot_begin_where_it_was_asked_for_says_so(session: Session):
    history = session.game.history
    at = next(ply for ply, entry in enumerate(history) if seat_of(entry.state.top) == "gov")

    scene = tell(session, "branch", at=at, name="x")

    assert scene["time"]["at"] > at
    assert "nearest decision of yours" in scene["notice"]["hint"]


def test_what_dice_have_settled_is_tried_again_on_a_branch(session: Session):
    while not session.table.undo_obstacle():
        send(session, "undo")

    notice = send(session, "undo")["notice"]

    assert notice["level"] == "refusal"
    assert "branch from there" in notice["hint"]


def test_names_of_branches_differ(session: Session):
    for _ in range(2):
        tell(session, "branch", at=2, name="What if")
    tell(session, "branch", at=2, name="")

    names = [branch["name"] for branch in session.scene()["time"]["branches"]]
    assert names[1:] == ["What if", "What if (2)", "Branch 4, from turn 1"]


def test_undo_on_a_branch_goes_pick_by_pick_into_what_is_shared():
    session = session_of()
    for action in ("fln place cadre I-1", "fln place cadre II-1", "fln place cadre III-1"):
        pick(session, action)
    tell(session, "branch", at=session.game.ply - 1, name="x")

    send(session, "undo")

    assert [str(entry.action) for entry in session.game.history[-1:]] == ["fln place cadre I-1"]


def test_dropping_the_line_on_the_board_shows_the_one_it_left(session: Session):
    last = session.game.ply
    tell(session, "branch", at=1, name="x")

    scene = tell(session, "drop", branch="2")

    assert [branch["id"] for branch in scene["time"]["branches"]] == ["1"]
    assert scene["time"]["last"] == last
    assert "only branch" in tell(session, "drop", branch="1")["notice"]["text"]


def test_dropping_another_line_leaves_the_board_alone(session: Session):
    tell(session, "branch", at=1, name="x")
    tell(session, "switch", branch="1")
    tell(session, "look", at=3)

    assert tell(session, "drop", branch="2")["time"]["at"] == 3


def test_everybody_hears_of_bookmarks_and_branches_and_nobody_of_a_look(session: Session):
    heard: list[int] = []
    session.watch(lambda game: heard.append(game.ply))
    heard.clear()

    tell(session, "look", at=2)
    tell(session, "guide", on=True)
    assert heard == []
    tell(session, "mark", name="here")
    tell(session, "branch", at=2, name="x")
    tell(session, "switch", branch="1")
    tell(session, "drop", branch="2")
    assert len(heard) == 4


def test_a_comparison_is_asked_of_those_who_make_it(session: Session):
    asked: list[str] = []
    session.on_compare(asked.append)
    tell(session, "branch", at=2, name="x")

    tell(session, "compare", branch="1")
    scene = tell(session, "compare", branch="2")

    assert asked == ["1"]
    assert "Choose another" in scene["notice"]["text"]


def test_a_killed_kernel_loses_nothing(session: Session):
    """What the browser keeps after each deed brings back every branch, bookmark and the moment."""
    saves: list[str] = []
    session.watch(lambda _game: saves.append(session.save_text()))
    tell(session, "mark", name="début", at=2)
    tell(session, "branch", at=2, name="x")
    pick(session, session.scene()["actions"][0]["id"])

    again = war_session(load_branches(saves[-1], {"algeria": AlgeriaRules()}, PLAYERS.seat))

    before, after = session.scene(), again.scene()
    assert positions(after) == positions(before)
    assert after["time"] == before["time"]
    assert after["actions"] == before["actions"]
    assert again.save_text() == session.save_text()


# Guide and news


def test_the_guide_speaks_in_the_first_turn_and_then_when_asked():
    session = session_of()
    assert session.scene()["guide"]["title"]
    for action in OPENING:
        scene = pick(session, action)
    assert "guide" not in scene

    assert tell(session, "guide", on=True)["guide"]["todo"]
    assert "guide" not in tell(session, "guide", on=False)


def test_what_a_pick_brought_is_told_once(session: Session):
    line = session.scene()["actions"][0]["id"]
    scene = pick(session, line)
    later = tell(session, "mark", name="x")

    assert (later["motion"], later["rolls"]) == ([], [])
    assert "prediction" not in scene


def test_a_prediction_is_compared_with_what_came():
    session = session_of(HUMAN, HUMAN, scenario="1960", seed=4)
    for action in ("gov quick", "fln quick"):
        pick(session, action)
    while not isinstance(session.game.state.top, Operations):
        pick(session, next(str(one) for one in session.game.legal() if one.verb in ("ops", "done")))
    line = next(str(one) for one in session.game.legal() if one.verb == "propaganda")
    odds = session.inform({"kind": "ask", "ask": 1, "what": "plan", "line": line, "ply": session.game.ply})[
        "odds"
    ]
    said = odds["rows"][0]["text"]

    scene = tell(session, "pick", id=line, predicted=said)

    assert scene["prediction"]["said"] == said
    assert scene["prediction"]["came"] in {row["text"] for row in odds["rows"]}
    assert scene["prediction"]["right"] == (scene["prediction"]["came"] == said)
    assert scene["rolls"]
