"""The page of *Colonial Twilight* and its boards in notebooks: settings, begin again, foreign saves."""

import pytest

from algeria_lab.core.refusals import SaveError
from algeria_lab.views.pages.twilight.page import CampaignRoom
from algeria_lab.views.pages.war_room.page import WarRoom
from algeria_lab.views.twilight.game import notebook_session
from tests.views.twilight.campaigns import campaign


def test_against_the_published_chart_the_rules_for_one_player_apply():
    room = CampaignRoom()
    assert room.session.game.options == {}

    room._settings.choose({"opponent": "chart"})
    room.begin()
    assert room.session.game.options == {"solitaire": True}
    room._settings.choose({"side": "fln", "opponent": "planner"})
    room.begin()
    assert room.session.game.options == {}
    assert room.session.table.seat_names == {"fln": "human", "gov": "planner"}


def test_sides_are_exchanged_with_their_rules():
    room = CampaignRoom()
    room._begin_anew("exchange")

    assert room.session.table.seat_names["fln"] == "human"
    assert room.session.game.options == {}


def test_a_save_of_the_other_game_says_which_it_is():
    room, war = CampaignRoom(), WarRoom()

    with pytest.raises(SaveError, match="'algeria'"):
        room.open_save("war.json", war.session.save_text())
    with pytest.raises(SaveError, match="'twilight'"):
        war.open_save("game.json", room.session.save_text())


@pytest.mark.parametrize(
    ("language", "here", "there"),
    [
        ("en", "on the page of Colonial Twilight", "in the war room"),
        ("fr", "Twilight", "opérations"),
    ],
)
def test_the_refusal_of_a_save_says_where_it_opens(language: str, here: str, there: str):
    room, war = CampaignRoom(language), WarRoom(language)
    room._desk._open("open", "war.json", war.session.save_text(), "")
    war._desk._open("open", "game.json", room.session.save_text(), "")

    assert there in room._desk.message["text"]
    assert here in war._desk.message["text"]


def test_the_sheet_of_a_new_game_leads_to_the_tutorial_first():
    form = CampaignRoom("fr")._settings.form

    assert form["first"]["href"] == "scenario.ipynb?play=twilight-tutorial&lang=fr"
    assert form["first"]["label"] == "Tutoriel"
    assert WarRoom()._settings.form["first"] is None


def test_beside_the_board_stands_what_the_row_of_cards_does_not_say_in_short():
    tracks = campaign().board.scene["tracks"]
    shown = {track["id"]: track.get("short") for track in tracks if not track.get("idle")}

    assert shown == {
        "support_commitment": None,
        "opposition_bases": None,
        "gov_resources": "Gov. Resources",
        "fln_resources": "FLN Resources",
    }


def test_in_a_notebook_no_page_lies_over_the_board_by_itself():
    session = notebook_session(campaign(fln="chart").table, "en")

    assert session.board.scene["on_request"]
    assert "minute" not in session.board.scene
