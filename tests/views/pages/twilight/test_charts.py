"""The charts beside the map of *Colonial Twilight*: they open with the board, follow it, lead back to it."""

import pytest

from algeria_lab.views.pages.twilight.page import CampaignRoom
from algeria_lab.views.shared.bokeh_pane import BokehPane
from algeria_lab.views.twilight.charts.listing import KEYS
from tests.golden.test_saves import FOLDER

SAVE = "twilight-short-by-players.json"


@pytest.fixture
def room() -> CampaignRoom:
    """Open a recorded game with its charts."""
    room = CampaignRoom("en")
    room.open_save(SAVE, (FOLDER / SAVE).read_text("utf-8"))
    assert room.session is not None
    room.session.show_charts(shown=True)
    return room


def pane_of(room: CampaignRoom) -> BokehPane:
    """Return what is drawn."""
    (pane,) = room._charts._picture.children
    assert isinstance(pane, BokehPane)
    return pane


def test_charts_open_and_close_with_the_board(room: CampaignRoom):
    assert room.session is not None
    assert room._charts.layout.display == "flex"
    assert room.session.board.scene["support"]["charts"] is True
    assert [key for _, key in room._charts._chooser.options] == list(KEYS)

    room._charts._close.click()

    assert room._charts.layout.display == "none"
    assert room.session.board.scene["support"]["charts"] is False


def test_a_click_on_a_chart_shows_its_moment_and_the_chart_marks_it(room: CampaignRoom):
    session = room.session
    assert session is not None
    pane = pane_of(room)
    moment = pane.row_moments[4]

    pane._handle_custom_msg({"kind": "moment", "at": moment}, [])

    assert session.board.scene["ply"] == moment < session.game.ply
    assert pane_of(room).summary.startswith("Card 4:")
    assert pane.rows_shown == [4]


def test_charts_speak_the_language_of_the_page(room: CampaignRoom):
    room._head.language.value = "fr"

    assert pane_of(room).summary.startswith("Carte 29")
    assert room._words.faults == []
