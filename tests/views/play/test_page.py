"""What the pages of all games share."""

import pytest

from algeria_lab.views.pages.duel.page import DuelPage
from algeria_lab.views.pages.war_room.page import WarRoom
from algeria_lab.views.play.page import GamePage

FIRST_PICK = {WarRoom: "fln quick", DuelPage: "fln keep"}
PAGES = pytest.mark.parametrize("page", [WarRoom, DuelPage])


@PAGES
def test_a_save_that_cannot_be_kept_is_said_and_the_game_goes_on(
    page: type[GamePage], monkeypatch: pytest.MonkeyPatch
):
    shown = page()
    session = shown.session
    assert session is not None

    def fail(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(shown._desk, "keep", fail)
    session.answer({"kind": "pick", "id": FIRST_PICK[page], "ply": session.game.ply})

    assert session.game.ply > 0
    assert "OSError: no room" in shown._status.value


@PAGES
def test_the_board_of_a_game_that_makes_room_is_closed(page: type[GamePage]):
    shown = page()
    before = shown.session

    shown.begin()

    assert before is not None
    assert shown.session is not before
    assert (before.board.comm is None, shown.session.board.comm is None) == (True, False)


@PAGES
def test_where_nobody_plays_the_other_side_no_opponent_is_offered(page: type[GamePage]):
    settings = page()._settings
    menu, sides = settings._menus["opponent"], settings._menus[settings.sides]

    sides.value = "both"
    assert (menu.layout.display, settings._idea.value) == ("none", "")
    assert set(settings.chosen()["players"].values()) == {"human"}

    sides.value = "gov"
    assert (menu.layout.display, settings._idea.value != "") == ("flex", True)
    assert settings.chosen()["players"] == {"fln": menu.value, "gov": "human"}
