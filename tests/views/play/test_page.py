"""What the pages of all games share."""

import json
import random

import pytest

from algeria_lab.views.pages.duel.page import DuelPage
from algeria_lab.views.pages.war_room.page import WarRoom
from algeria_lab.views.play.page import GamePage
from algeria_lab.views.shared.save_links import pack, unpack

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

    settings.choose({settings.sides: "both"})
    assert not [field for field in settings.form["fields"] if field["key"] == "opponent"]
    assert set(settings.chosen()["players"].values()) == {"human"}

    settings.choose({settings.sides: "gov"})
    (opponent,) = (field for field in settings.form["fields"] if field["key"] == "opponent")
    assert opponent["hint"]
    assert settings.chosen()["players"] == {"fln": opponent["value"], "gov": "human"}


def link_of(page: GamePage, what: str) -> str:
    """Return the letters of a link as the page hands them out."""
    page._desk._handle_custom_msg({"kind": "share"}, [])
    return str(page._desk.links[what])


def follow(page: GamePage, letters: str) -> None:
    page._desk._handle_custom_msg({"kind": "link", "name": "the link", "text": letters}, [])


@PAGES
def test_a_link_opens_the_same_game_as_one_of_the_readers_own(page: type[GamePage]):
    one, other = page(), page("fr")
    for shown in (one, other):
        assert shown.session is not None
        shown.session.answer({"kind": "pick", "id": FIRST_PICK[page], "ply": shown.session.game.ply})
    before = other._desk.war

    follow(other, link_of(one, "war"))

    assert other._desk.message["key"] == "files-link-opened"
    assert other.session.game.seed == one.session.game.seed
    assert other._desk.save == one._desk.save
    assert other._desk.war not in {before, one._desk.war}


def test_a_position_ends_with_the_moment_shown_and_a_war_holds_its_branches():
    room = WarRoom("en")
    session = room.session
    assert session is not None
    for action in ("fln quick", "fln done", "fln ops all"):
        session.answer({"kind": "pick", "id": action, "ply": session.game.ply})
    session.answer({"kind": "branch", "ply": session.game.ply, "at": 2, "name": "Patience"})
    session.answer({"kind": "look", "ply": session.game.ply, "at": 1})

    position, war = (json.loads(unpack(link_of(room, what))) for what in ("position", "war"))

    assert (len(position["moves"]), position["format"]) == (1, 1)
    assert [branch["name"] for branch in war["branches"]] == ["Patience"]


def test_a_link_of_a_duel_for_two_shows_no_card():
    page = DuelPage("en")
    page._settings.choose({"game": "both"})
    page.begin()
    for what in ("position", "war"):
        save = unpack(link_of(page, what))
        assert '"sealed"' in save
        assert '"moves"' not in save


@PAGES
def test_no_changed_link_takes_the_game_from_the_board(page: type[GamePage]):
    shown, rng = page(), random.Random(3)
    assert shown.session is not None
    shown.session.answer({"kind": "pick", "id": FIRST_PICK[page], "ply": shown.session.game.ply})
    save, letters = shown._desk.save, link_of(shown, "war")
    for _ in range(60):
        at = rng.randrange(len(save) - 1)
        damaged = save[:at] + rng.choice('0x"}[,') + save[at + 1 :]
        cut = rng.randrange(len(letters))
        for bad in (pack(damaged), letters[:cut], letters[:cut] + "-_" + letters[cut + 2 :]):
            session = shown.session
            follow(shown, bad)
            # Some changes no check need notice, such as another label of a deck.
            assert shown.session is session or shown._desk.message["level"] == "info"
            assert "Error" not in shown._desk.message["text"]
