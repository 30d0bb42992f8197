"""The Pivotal question: answered by the page in one quiet line, until the person wishes to be asked."""

from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Position
from algeria_lab.players.table import AUTHOR, Table
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.twilight.frames.sequence import BeginTurn, NextCard, Pivotal
from algeria_lab.twilight.rules import TwilightRules
from algeria_lab.views.play.map_session import MapSession
from algeria_lab.views.twilight.game import CAMPAIGN
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.twilight.boards import board

QUIET = "For a Pivotal Event, press its button on the strip."


def session(*, spares: bool = True, **seats: str) -> MapSession:
    waiting = [NextCard(), BeginTurn("fln"), BeginTurn("gov"), Pivotal("gov")]
    state = board(
        agenda=waiting,
        deck=(3, 4, 67),
        gov_resources=9,
        fln_resources=9,
        algiers={"FT": 2, "FP": 2},
        medea={"U": 2},
    )
    game = Game(TwilightRules(), Position.of("twilight", state.to_json()), seed=1)
    table = Table(game, PLAYERS.seat({"fln": "human", "gov": "human"} | seats))
    return MapSession(CAMPAIGN, table, TwilightWords("en"), spares=spares)


def tell(one: MapSession, **message: object) -> dict:
    one.board.show(one.answer({"ply": one.board.scene["ply"], **message}))
    return one.board.scene


def test_the_question_is_answered_and_said_in_one_line():
    one = session()
    scene = one.board.scene

    assert one.game.history[1].by == AUTHOR
    assert scene["spare"]["state"] == "spared"
    assert scene["prompt"]["why"].startswith(QUIET)
    assert any(action["id"] == "gov train limited" for action in scene["actions"])
    assert scene["minute"], "nobody at the table has decided anything yet"


def test_a_press_before_the_first_choice_asks_after_all():
    one = session()
    assert one.board.scene["spare"]["again"]
    scene = tell(one, kind="spare", always=None)

    assert scene["spare"]["state"] == "open"
    assert "gov skip" in {action["id"] for action in scene["actions"]}
    tell(one, kind="pick", id="gov skip")
    scene = tell(one, kind="pick", id="fln skip")  # at one screen both sides are asked then
    assert scene["spare"]["state"] == "closed"
    if "card" in scene.get("telling", {}):
        scene = tell(one, kind="told", to=None)
    assert any(action["id"] == "gov train limited" for action in scene["actions"])


def test_a_press_later_asks_at_the_next_card_and_another_takes_it_back():
    one = session()
    tell(one, kind="pick", id="gov train limited")
    scene = tell(one, kind="spare", always=None)
    assert scene["spare"]["armed"]
    assert "before the first choice of the next card" in scene["notice"]["text"]
    assert not tell(one, kind="spare", always=None)["spare"]["armed"]


def test_armed_it_is_asked_at_the_next_card():
    one = session()
    tell(one, kind="pick", id="gov pass")
    tell(one, kind="spare", always=None)
    scene = tell(one, kind="pick", id="fln pass")
    if "card" in scene.get("telling", {}):
        scene = tell(one, kind="told", to=None)

    assert one.game.state.turn == 2
    assert scene["spare"]["state"] == "open"


def test_who_wishes_to_be_asked_always_is():
    one = session()
    scene = tell(one, kind="spare", always=True)
    assert scene["spare"] == {"state": "open", "always": True, "armed": False, "again": False}
    tell(one, kind="pick", id="gov skip")
    assert not tell(one, kind="spare", always=False)["spare"]["always"]


def test_undo_never_leads_into_a_question_that_was_not_asked():
    one = session()
    tell(one, kind="pick", id="gov train limited")
    scene = tell(one, kind="undo")

    assert any(action["id"] == "gov train limited" for action in scene["actions"])
    assert not scene["can"]["undo"]


def test_boards_that_do_not_spare_ask():
    assert "spare" not in session(spares=False).board.scene
    assert "gov skip" in {action["id"] for action in session(spares=False).board.scene["actions"]}
