"""The war room: choices, languages, saves, and messages instead of silence."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from algeria_lab.core.refusals import SaveError
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.views.pages.war_room.page import WarRoom
from algeria_lab.views.play.map_page import CHART_AFTER
from tests import clockwork
from tests.views.algeria.sessions import pick, skip

SAVES = Path(__file__).parents[3] / "data" / "saves"

NOTEBOOK = Path(__file__).parents[4] / "notebooks" / "war-room.ipynb"


@pytest.fixture
def room() -> WarRoom:
    return WarRoom("en")


def said(room: WarRoom) -> str:
    return re.sub("<[^>]*>", "", room._status.value)


def settings(room: WarRoom, kind: str = "set", **values: Any) -> None:
    """Choose on the sheet, as the browser does."""
    room._settings._handle_custom_msg({"kind": kind, "values": values}, [])


def field(room: WarRoom, key: str) -> dict[str, Any]:
    """Return a field as it is on the sheet."""
    return next(dict(one) for one in room._settings.form["fields"] if one["key"] == key)


def test_a_war_stands_on_the_board_at_once(room: WarRoom):
    assert room.session is not None
    scene = skip(room.session, room.session.board.scene)
    assert scene["heading"].startswith("1954")
    assert scene["prompt"]["yours"]
    assert said(room) == ""


def test_nothing_is_kept_before_the_reader_has_decided(room: WarRoom):
    assert room.session is not None
    assert room._desk.save == ""

    pick(room.session, "fln quick")

    assert json.loads(room._desk.save)["moves"]
    assert room._desk.name == "1954-turn-1.algeria.json"
    assert room._desk.label == "1954, turn 1"


def test_the_chart_follows_the_war(room: WarRoom):
    settings(room, "begin", seed=1)
    assert room.session is not None
    assert room._charts.layout.display == "none"
    pick(room.session, "fln quick")
    assert room._charts.layout.display == "none"
    assert room.session.board.scene["support"]["charts"] is False
    assert room.session.answer({"kind": "chart", "ply": 0})["support"]["charts"] is True
    assert room._charts.layout.display == "flex"
    first = chart_summary(room)

    for action in ("fln done", "fln done", "fln pass"):
        pick(room.session, action)

    assert chart_summary(room) != first

    room._charts._close.click()

    assert room._charts.layout.display == "none"
    assert room.session.board.scene["support"]["charts"] is False


def chart_summary(room: WarRoom) -> str:
    (pane,) = room._charts._picture.children
    return str(pane.summary)


def test_a_click_on_a_chart_shows_its_moment_on_the_board(room: WarRoom):
    settings(room, "begin", seed=1)
    session = room.session
    assert session is not None
    for action in ("fln quick", "fln done", "fln done", "fln pass"):
        pick(session, action)
    session.answer({"kind": "chart", "ply": session.game.ply})
    (pane,) = room._charts._picture.children
    moment = pane.moments[0][1]

    pane._handle_custom_msg({"kind": "moment", "at": moment}, [])

    assert session.board.scene["ply"] == moment < session.game.ply
    pane._handle_custom_msg({"kind": "moment", "at": 10_000}, [])
    assert session.board.scene["ply"] == moment


def test_the_dice_page_begins_the_same_war_again(room: WarRoom):
    assert room.session is not None
    pick(room.session, "fln quick")
    before = room.session
    settings(room, scenario="1960")
    room._charts.chosen = "dice"

    room._charts._again.click()

    assert room.session is not before
    assert (room.session.game.scenario, room.session.game.seed) == ("1954", before.game.seed)
    assert room.session.game.ply < before.game.ply


def test_two_branches_stand_beside_each_other_until_that_is_ended(room: WarRoom):
    session = room.session
    assert session is not None
    for action in ("fln quick", "fln done", "fln ops all", "fln done", "fln pass"):
        pick(session, action)
    session.answer({"kind": "branch", "ply": session.game.ply, "at": 3, "name": "Patience"})
    pick(session, "fln done")

    session.answer({"kind": "compare", "ply": session.game.ply, "branch": session.war.all[0].id})

    board, comparison = room._stage.children
    shown = [widget.scene for widget in comparison.boards]
    assert board is session.board
    assert [scene["still"]["name"] for scene in shown] == ["Patience", "The war as first played"]
    assert all(scene["actions"] == [] for scene in shown)
    comparison.children[0].children[1].click()
    assert room._stage.children == (board,)


def test_a_war_begins_as_the_settings_say(room: WarRoom):
    settings(room, "begin", scenario="1958", side="both", profile="rtt", shorter_game=True, seed=42)

    game = room.session.game
    assert (game.scenario, game.seed) == ("1958", 42)
    assert game.options == {"shorter_game": True, "profile": "rtt"}
    assert not any(room.session.table.seats.values())


def test_options_of_1954_are_offered_only_there(room: WarRoom):
    settings(room, slow_french_reaction=True)
    assert field(room, "slow_french_reaction")["value"] is True

    settings(room, scenario="1960")
    settings(room, slow_french_reaction=True)

    option = field(room, "slow_french_reaction")
    assert (option["off"], option["value"]) == (True, False)
    assert room._settings.chosen()["options"] == {}


def test_every_beginning_and_every_side_says_what_it_is(room: WarRoom):
    for language in ("en", "fr"):
        room._head.language.value = language
        notes = [one["note"] for key in ("scenario", "side") for one in field(room, key)["options"]]
        assert len(set(notes)) == 7
        assert min(map(len, notes)) > 40


@pytest.mark.parametrize(
    "message",
    [
        "begin",
        {"kind": "set"},
        {"kind": "set", "values": {"scenario": "1066", "side": 3, "seed": "7", "shorter_game": 1}},
        {"kind": "set", "values": {"seed": -1, "opponent": "nobody", "unknown": True, 7: "x"}},
        {"kind": "set", "values": [["seed", 3]]},
    ],
)
def test_what_no_field_offers_changes_nothing(room: WarRoom, message: Any):
    before, session = room._settings.chosen(), room.session

    room._settings._on_message(room._settings, message, [])

    assert room._settings.chosen() == before
    assert room.session is session


def test_what_stands_in_the_way_of_a_war_is_said(room: WarRoom, monkeypatch: pytest.MonkeyPatch):
    session = room.session
    chosen = room._settings.chosen() | {"scenario": "1066"}
    monkeypatch.setattr(room._settings, "chosen", lambda: chosen)

    room.begin()

    assert "1066" in said(room)
    assert room.session is session


def test_a_fault_is_said_and_leaves_the_war_alone(room: WarRoom, monkeypatch: pytest.MonkeyPatch):
    session = room.session

    def fail() -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(room._settings, "chosen", fail)
    room.begin()

    assert "ZeroDivisionError: a fault" in said(room)
    assert room.session is session


def test_a_chart_that_fails_does_not_stop_the_war(room: WarRoom, monkeypatch: pytest.MonkeyPatch):
    def fail(*_: object) -> None:
        raise OSError("no paper")

    monkeypatch.setattr("algeria_lab.views.algeria.charts.support.SupportChart.__init__", fail)
    assert room.session is not None
    pick(room.session, "fln quick")
    scene = room.session.answer({"kind": "chart", "ply": 0})

    assert "notice" not in scene
    assert "no paper" in room._charts._status.value


def test_a_save_is_opened_where_it_was(room: WarRoom):
    assert room.session is not None
    pick(room.session, "fln quick")
    save, ply = room._desk.save, room.session.game.ply
    room.begin()
    assert room._desk.save == ""

    message = {"kind": "open", "name": "mine.json", "text": save}
    room._desk._handle_custom_msg(message, [])

    assert room.session.game.ply == ply
    assert room._desk.save == save
    assert room._desk.message["level"] == "info"


def test_a_wrong_file_leaves_the_war_alone(room: WarRoom):
    session = room.session
    with pytest.raises(SaveError):
        room.open_save("x.json", "{}")

    room._desk._handle_custom_msg({"kind": "open", "name": "x.json", "text": '{"a": 1}'}, [])

    assert room.session is session
    assert room._desk.message["level"] == "error"
    assert "x.json" in room._desk.message["text"]


def test_the_opponents_are_those_of_the_other_side_and_say_what_they_try(room: WarRoom):
    def opponents() -> dict[str, str]:
        return {option["label"]: option["value"] for option in field(room, "opponent")["options"]}

    assert field(room, "opponent")["value"] == "mixed"
    assert opponents()["mobile reserve"] == "mobile"
    assert {"grid", "resettle-3", "look-ahead", "random"} <= set(opponents().values())
    assert list(opponents().values())[:4] == ["random", "suppress", "mixed", "strategist"]
    settings(room, opponent="civil")
    assert "Civil Affairs before anything else" in field(room, "opponent")["hint"]
    settings(room, side="gov")
    assert field(room, "opponent")["value"] == "mixed"
    assert {"raider", "army-abroad"} <= set(opponents().values())
    room._head.language.value = "fr"
    assert "2 sur 4 · raids" in opponents()
    assert "3 sur 4 · mixte (conseillé)" in opponents()
    assert "ne voit pas plus loin que la décision présente" in field(room, "opponent")["hint"]


def test_the_language_changes_and_nothing_is_lost(room: WarRoom):
    assert room.session is not None
    pick(room.session, "fln quick")
    room.session.show_charts(shown=True)
    settings(room, opponent="random")
    session, ply, save = room.session, room.session.game.ply, room._desk.save

    room._head.language.value = "fr"

    assert room.session is session
    assert (session.game.ply, room._desk.save) == (ply, save)
    assert session.board.scene["lang"] == "fr"
    assert (field(room, "opponent")["value"], field(room, "opponent")["label"]) == ("random", "Contre")
    assert 'lang="fr"' in room._head.title.value
    assert "Gouvernement" in chart_summary(room)
    assert room._words.faults == []


def test_the_notebook_holds_nothing_to_translate():
    notebook = nbformat.read(NOTEBOOK, as_version=4)

    assert [cell.cell_type for cell in notebook.cells] == ["code"] * 3
    assert all(len(cell.source.splitlines()) <= 3 for cell in notebook.cells)
    assert all(not cell.outputs for cell in notebook.cells)


def test_charts_wait_while_the_board_asks_and_show_the_last_state_in_the_end(monkeypatch: pytest.MonkeyPatch):
    drawn: list[int] = []

    async def play() -> None:
        room = WarRoom("en")
        assert room.session is not None
        monkeypatch.setattr(room._charts, "update", lambda game, _at: drawn.append(game.ply))
        await asyncio.sleep(2 * CHART_AFTER)
        before = len(drawn)
        pick(room.session, "fln quick")
        for ask in range(3):
            await asyncio.sleep(CHART_AFTER / 2)
            question = {
                "kind": "ask",
                "ask": ask,
                "view": "a",
                "what": "rule",
                "key": "A:9.1",
                "ply": room.session.game.ply,
            }
            room.session.board._handle_custom_msg(question, [])
        assert len(drawn) == before
        await asyncio.sleep(2 * CHART_AFTER)
        assert drawn[before:] == [room.session.game.ply]

    clockwork.run(play())


# The war anew, from the page at its end


def begin_anew(room: WarRoom, way: str) -> tuple[Any, Any]:
    """Ask for the war anew as the browser does; return the session before and the one after."""
    before = room.session
    assert before is not None
    before.answer({"kind": "begin", "way": way, "ply": before.game.ply})
    return before, room.session


def test_the_same_war_is_begun_again_with_the_same_dice(room: WarRoom):
    settings(room, scenario="1958", side="gov")
    room.begin()
    before, now = begin_anew(room, "again")
    assert now is not before
    assert (now.game.scenario, now.game.seed, now.game.options) == (
        before.game.scenario,
        before.game.seed,
        before.game.options,
    )
    assert now.table.seat_names == before.table.seat_names
    assert now.game.history[0].faces == before.game.history[0].faces


def test_the_other_side_is_played_with_the_same_dice(room: WarRoom):
    settings(room, scenario="1958", side="gov")
    room.begin()
    before, now = begin_anew(room, "exchange")
    assert before.table.seat_names["gov"] == now.table.seat_names["fln"] == "human"
    assert now.table.seat_names["gov"] in PLAYERS.names("gov")
    assert now.game.seed == before.game.seed
    assert said(room) == ""


def test_a_war_from_a_position_of_ones_own_is_opened_and_begun_again_there(room: WarRoom):
    text = (SAVES / "algeria-from-a-position.json").read_text("utf-8")

    room.open_save("mine.json", text)
    assert room.session is not None
    opened = room.session.game
    begin_anew(room, "again")

    assert room.session.title == "1956-like, position “siege of Algiers”"
    assert room.session.game.start == opened.start
    assert room.session.game.history[0].state == opened.history[0].state
