"""What a board tells before it asks: the reader's own dice first, then what the others did, card by card."""

from collections.abc import Callable
from random import Random
from typing import Any

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import HUMAN
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.words.text import Words
from tests.views.algeria.sessions import Session, pick, send, session_of, tell, war_session

EN = Words("en")


def fresh(fln: str = HUMAN, gov: str = "mixed", **more: Any) -> Session:
    """Return a war on a board of which nothing has been told yet."""
    game: Game[State] = Game(AlgeriaRules(), "1954", seed=5, **more)
    return war_session(Table(game, PLAYERS.seat({"fln": fln, "gov": gov})))


def decide(session: Session, action: str) -> dict[str, Any]:
    """Send a pick and return the scene that comes at once."""
    return session.answer({"kind": "pick", "id": action, "ply": session.game.ply})


def titles(session: Session) -> list[str]:
    """Return the headings of all cards, turned from the first to the last."""
    count = session.scene()["telling"]["count"]
    return [tell(session, card)["telling"]["card"]["title"] for card in range(count)]


def test_a_war_in_which_the_other_side_begins_is_told_from_the_start():
    scene = fresh().scene()

    assert scene["telling"]["card"]["title"] == "The Government took up its positions"
    assert not scene["prompt"]["yours"]
    assert scene["actions"] == []
    assert "guide" not in scene


def test_purchases_are_one_card_with_what_they_cost():
    session = session_of(seed=7)

    card = decide(session, "fln quick")["telling"]["card"]

    assert card["title"] == "The Government mobilized 11 units and spent 19 points of support in all: 65 → 46"
    assert "gov_psl" not in [row["id"] for row in card["moved"]], "its title has said from where to where"
    assert any(line["text"].startswith("Mobilized: 7 Police: ") for line in card["lines"])


def test_a_card_shows_the_position_after_its_act_and_the_last_leads_to_the_question():
    session = session_of(seed=7)
    scene = decide(session, "fln quick")
    gauges = {track["id"]: track["text"] for track in scene["tracks"]}
    assert (gauges["gov_psl"], gauges["fln_ap"]) == ("46", "4")  # spent, and no income yet

    for card in range(1, scene["telling"]["count"]):
        scene = tell(session, card)
        assert not scene["prompt"]["yours"]
    scene = tell(session, None)

    assert "card" not in scene["telling"]
    assert scene["prompt"]["yours"]
    assert scene["actions"]


def test_who_listens_hears_the_levels_of_support_that_the_card_shows():
    session = session_of(seed=7)
    decide(session, "fln quick")
    for card in range(2):
        scene = tell(session, card)
        for track in scene["tracks"]:
            if track["id"] in ("fln_psl", "gov_psl"):
                assert f"{track['label']} {track['text']}" in scene["support"]["says"]


def test_a_turn_that_a_pass_skips_is_told_act_by_act():
    session = session_of(seed=7)
    for action in ("fln quick", "fln done", "fln done"):
        pick(session, action)
    before = session.game.state

    scene = decide(session, "fln pass")

    assert titles(session) == [
        "The Government carried out Civil Affairs in 10 places",
        "The end of turn 1: control and support",
        "The FLN received 10 AP",
    ]
    whole = {row["id"]: (row["before"], row["after"]) for row in tell(session, 2)["telling"]["sum"]["moved"]}
    assert whole["fln_psl"] == (str(before.fln_psl), str(session.game.state.fln_psl))
    assert scene["telling"]["count"] == 3


def test_own_dice_come_first_where_the_other_side_answers_them():
    session = session_of(seed=2)

    scene = play_until(session, lambda tale: tale.get("card", {}).get("own", False))
    answer = tell(session, 1)["telling"]["card"]

    assert scene["telling"]["at"] == 0
    assert scene["telling"]["card"]["seat"] == "fln"
    assert any("faces" in line for line in scene["telling"]["card"]["lines"])
    assert answer["seat"] == "gov"
    assert answer["title"].startswith("The Government reacted")


def test_that_the_other_side_does_not_react_is_a_line_and_no_stop():
    scene = play_until(session_of("human", "mobile", seed=2), lambda tale: bool(tale["lines"]))

    assert scene["telling"]["lines"] == ["The Government does not react [A:9.23]."]
    assert "card" not in scene["telling"]
    assert scene["prompt"]["yours"]


def test_own_dice_that_nobody_answers_stand_over_the_question_as_one_card():
    scene = play_until(session_of("human", "mobile", seed=2), lambda tale: "own" in tale)

    own = scene["telling"]["own"]
    assert "card" not in scene["telling"]
    assert scene["prompt"]["yours"]
    assert (own["seat"], own["own"]) == ("fln", True)
    assert own["title"].startswith("The FLN ")
    told = sorted(face for line in own["lines"] for face in line.get("faces", ()))
    assert told == sorted(face for roll in scene["rolls"] for face in roll["faces"])


def test_the_own_card_says_what_the_act_as_a_whole_moved():
    def reduced(tale: dict[str, Any]) -> bool:
        return bool(tale.get("own", {}).get("losses"))

    session = session_of("human", "mobile", seed=2)
    scene = play_until(session, reduced)

    assert scene["telling"]["lines"] == []
    assert "moved" in scene["telling"]["own"]


def play_until(session: Session, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Play a person's side as a doctrine would until what is told is as *wanted*; return that scene."""
    doctrine, chance = PLAYERS.player("raider", "fln"), Random(1)
    for _ in range(150):
        scene = decide(session, doctrine.choose(session.game.state, chance).text)
        if wanted(scene["telling"]):
            return scene
        tell(session, None)
    raise AssertionError("no such moment")


def test_told_again_and_back():
    session = session_of(seed=7)
    pick(session, "fln quick")

    first, second = tell(session, 0), tell(session, 1)

    assert [scene["telling"]["at"] for scene in (first, second)] == [0, 1]
    assert tell(session, 0)["telling"]["card"] == first["telling"]["card"]
    assert "card" not in tell(session, 99)["telling"]


def test_taking_back_and_doing_again_stop_for_nothing():
    session = session_of(seed=7)
    pick(session, "fln quick")
    build = next(str(action) for action in session.game.legal() if action.verb == "build")
    pick(session, build)

    assert "card" not in send(session, "undo")["telling"]
    assert "card" not in send(session, "redo")["telling"]
    assert session.scene()["prompt"]["yours"]


def test_a_look_back_tells_nothing_and_ends_what_is_told():
    session = session_of(seed=7)
    decide(session, "fln quick")

    scene = session.answer({"kind": "look", "at": 1, "ply": session.game.ply})

    assert "telling" not in scene
    assert "card" not in session.answer({"kind": "look", "at": None, "ply": 1})["telling"]


def test_a_notebook_is_shown_where_things_stand():
    session = session_of(seed=7)

    session.game.play("fln quick")

    assert session.board.scene["prompt"]["yours"]
    assert session.board.scene["telling"]["count"] == 2


def test_a_war_that_is_opened_again_can_be_told_again():
    session = session_of(seed=7)
    pick(session, "fln quick")

    again = war_session(session.war, "fr").scene()

    assert "card" not in again["telling"]
    assert again["telling"]["count"] == 2


def test_the_screen_is_handed_over_between_two_people():
    session = session_of(fln=HUMAN, gov=HUMAN)

    scene = decide(session, "gov quick")

    assert scene["telling"]["card"]["kind"] == "hand-over"
    assert scene["telling"]["card"]["title"] == "Now the FLN decides: hand over the screen"
    assert tell(session, 1)["telling"]["card"]["title"] == "The Government took up its positions"
    assert tell(session, None)["prompt"] | {"yours": True} == session.scene()["prompt"]


def test_a_war_between_computers_stops_for_nothing_and_can_be_told():
    session = session_of(fln="mixed", gov="mixed")

    scene = session.scene()

    assert scene["over"]
    assert "card" not in scene["telling"]
    assert scene["telling"]["count"] > 20
    assert tell(session, 1)["telling"]["card"]["title"]


def test_an_attempted_coup_has_a_card_of_its_own():
    session = session_of(fln="mixed", gov="mixed", seed=3, scenario="1958")
    cards = [tell(session, card)["telling"]["card"] for card in range(session.scene()["telling"]["count"])]

    coups = [card for card in cards if card["kind"] == "coup"]

    assert coups
    assert all(
        row["id"] != "gov_psl" or row["before"] != row["after"] for card in coups for row in card["moved"]
    )
    assert all(any("Coup attempt" in line["text"] for line in card["lines"]) for card in coups)


def test_a_side_that_received_nothing_is_told_by_what_it_spent_alone():
    spent = {"count": 1, "cost": 3, "before": 7, "after": 4}
    told = {income: EN.say("telling-bought-fln", income=income, **spent) for income in (0, 12)}
    assert told == {
        0: "The FLN spent 3 AP on 1 unit: 7 → 4",
        12: "The FLN received 12 AP and spent 3 on 1 unit: 7 → 4",
    }
