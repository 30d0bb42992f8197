"""Playing with somebody elsewhere, on the pages of all games: two kernels, and what goes between them."""

import json
from random import Random
from typing import Any

import pytest

from algeria_lab.room.turn_file import head_of, is_turn
from algeria_lab.views.pages.duel.page import DuelPage
from algeria_lab.views.pages.twilight.page import CampaignRoom
from algeria_lab.views.pages.war_room.page import WarRoom
from algeria_lab.views.play.page import GamePage
from algeria_lab.views.shared.save_links import pack

Page = GamePage[Any, Any]
PAGES = pytest.mark.parametrize("kind", [DuelPage, WarRoom, CampaignRoom])


def begin(kind: type[Page], language: str = "en") -> Page:
    """Return a page on which a game with somebody elsewhere has begun; its reader decides first."""
    page = kind(language)
    page._desk._handle_custom_msg({"kind": "elsewhere"}, [])
    page._settings.choose({"seed": 424242})
    page.begin()
    assert page._hand.here is not None
    if not page._hand.here.is_own_turn:
        fields = page._settings.form["fields"]
        sides = next(field for field in fields if field["key"] == page._settings.sides)
        other = "gov" if sides["value"] == "fln" else "fln"
        page._settings.choose({page._settings.sides: other, "seed": 424242})
        page.begin()
    return page


def press(page: Page, **message: Any) -> dict[str, Any]:
    """Send something as the browser does, and return the scene that is shown then."""
    board = page.session.board
    board._on_message(board, {"ply": page.session.game.ply, **message}, None)
    return dict(board.scene)


def decide(page: Page, rng: Random) -> None:
    """Take all decisions of a turn by chance."""
    here = page._hand.here
    assert here is not None
    while here.is_own_turn:
        if page.session.is_telling:
            press(page, kind="told", to=None)
        press(page, kind="pick", id=str(rng.choice(page.session.game.legal())))


def hand_over(page: Page) -> dict[str, Any]:
    page._hand.line._handle_custom_msg({"kind": "hand"}, [])
    return dict(page._hand.line.view["card"])


def take(page: Page, text: str, *, kind: str = "open", heads: tuple[str, ...] = ()) -> dict[str, Any]:
    """Open a turn on a page, and return what its desk says."""
    letters = pack(text) if kind == "link" else text
    message = {"kind": kind, "name": "turn.json", "text": letters, "heads": list(heads)}
    page._desk._handle_custom_msg(message, [])
    return dict(page._desk.message)


def head(page: Page) -> str:
    """Return what a browser sends of the game that it keeps."""
    return str(page._desk.save).partition(', "sealed": "')[0]


@PAGES
def test_a_game_goes_to_and_fro_between_two_pages(kind: type[Page]):
    here, there, rng = begin(kind), kind("fr"), Random(3)
    assert here._hand.line.view["hand"] == ""
    for turn in range(4):
        decide(here, rng)
        assert here._hand.line.view["is_ready"]
        assert "elsewhere" in press(here, kind="look", at=None)["prompt"]["text"] or turn % 2
        card = hand_over(here)
        said = take(there, card["text"], kind=("link", "open")[turn % 2])
        assert said["key"] == "files-turn-opened"
        assert there._hand.here is not None
        assert there.session.game.ply == here.session.game.ply
        assert there.session.table.person_decides or there.session.game.outcome
        assert there._desk.war.startswith("hand-")
        here, there = there, here
    assert here._words.faults == there._words.faults == []


@PAGES
def test_what_the_other_did_is_told(kind: type[Page]):
    here, there = begin(kind), kind("en")
    decide(here, Random(5))
    take(there, hand_over(here)["text"])
    scene = there.session.board.scene
    if kind is DuelPage:
        assert scene["news"]
        assert scene["viewer"] == there._hand.here.own
        assert scene["handover"] is None
    else:
        assert scene["telling"]["count"] or scene["telling"]["lines"]


@PAGES
def test_nothing_handed_over_is_taken_back_and_there_is_one_line(kind: type[Page]):
    here = begin(kind)
    decide(here, Random(5))
    hand_over(here)
    assert "handed over" in press(here, kind="undo")["notice"]["text"]
    if kind is not DuelPage:
        assert "one line" in press(here, kind="branch", at=0, name="")["notice"]["text"]
        assert "begin another game" in press(here, kind="begin", way="again")["notice"]["text"]


@PAGES
def test_an_older_turn_is_refused_and_the_game_stays(kind: type[Page]):
    """By what the browser keeps, on a page that shows something else just now."""
    here, there, rng = begin(kind), kind("en"), Random(5)
    decide(here, rng)
    first = hand_over(here)["text"]
    take(there, first)
    decide(there, rng)
    kept = head(there)
    anew = kind("en")
    before = anew.session
    said = take(anew, first, heads=("damaged", kept))
    assert (said["level"], anew.session) == ("error", before)
    assert "older turn" in said["text"]
    assert take(there, first)["level"] == "error"
    assert "other side" in take(here, there._desk.save)["text"]


@PAGES
def test_a_browser_goes_on_with_what_it_kept(kind: type[Page]):
    here = begin(kind)
    decide(here, Random(5))
    hand_over(here)
    kept, war = here._desk.save, here._desk.war
    again = kind("fr")
    again._desk._handle_custom_msg({"kind": "resume", "name": "x", "text": kept, "war": war}, [])
    assert again._hand.here.is_handed
    assert again._desk.war == war
    assert again.session.game.ply == here.session.game.ply
    assert hand_over(again)["text"] == here._hand.line.view["card"]["text"]
    again.begin()
    if kind is DuelPage:
        again._begin_anew()
    assert again._hand.line.view == {} or again._hand.here.war != here._hand.here.war


@PAGES
def test_nothing_that_a_browser_gets_names_what_is_sealed(kind: type[Page]):
    here, there = begin(kind), kind("en")
    decide(here, Random(5))
    card = hand_over(here)
    take(there, card["text"])
    for page in (here, there):
        assert is_turn(page._desk.save)
        assert str(page.session.game.seed) not in page._desk.save.partition('"sealed"')[0]
        assert "seed" not in json.dumps(page._hand.line.view["card"] or {})
        assert page._desk.strings["files-share"] == ""
    assert head_of(card["text"], "").side == there._hand.here.own


def test_a_turn_of_another_game_says_which_page_opens_it():
    duel, war = begin(DuelPage), WarRoom("en")
    decide(duel, Random(1))
    said = take(war, hand_over(duel)["text"])
    assert said["level"] == "error"
    assert "insurgent" in said["text"].lower()


def test_in_a_room_nobody_is_offered_to_play_elsewhere(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("algeria_lab.views.play.page.offered", object)
    monkeypatch.setattr("algeria_lab.views.play.settings.offered", object)
    page = WarRoom("en")
    (opponent,) = (field for field in page._settings.form["fields"] if field["key"] == "opponent")
    assert "elsewhere" not in [option["value"] for option in opponent["options"]]
    assert page._desk.strings["hand-menu"] == ""
