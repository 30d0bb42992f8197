"""The desk of a room: who has its key sees the hour and speaks to all, who has only the room's does not."""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import quote

import pytest
from tornado.web import create_signed_value

from algeria_lab.apps.serving.rooms.keys import Lock
from tests.apps.serving.conftest import serving_room
from tests.apps.serving.visitor import Visitor

PAGE = "voila/render/page.ipynb"
SAYS = """from algeria_lab.room.line import room_line
line = room_line()
line.stand("stands", lesson="l01-control", form=50, step="ballot", number=1)
line.stand("answers", lesson="l01-control", form=50, answers={"no-such": [{"given": "x"}]})
line.say("hand", raised=True)
line.say("name", nickname="<b>Lina</b>")
line.say("hand-in", lesson="l01-control", receipt="{}", report="<p>Report</p>", word="Done.", number=2)
"""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Lock]]:
    with serving_room(tmp_path_factory, SAYS, PAGE) as opened:
        yield opened


@pytest.fixture
def teacher(room: tuple[int, Lock]) -> Visitor:
    visitor = Visitor(room[0])
    assert visitor.ask(f"desk?desk={room[1].desk}").status == 302
    return visitor


def pupil_of(room: tuple[int, Lock]) -> Visitor:
    """Return somebody who has come into the room, and has no other key."""
    pupil = Visitor(room[0])
    pupil.ask(f"?token={room[1].key}")
    return pupil


def look(visitor: Visitor) -> dict[str, object]:
    return dict(json.loads(visitor.ask("voila/api/desk?lang=fr").text))


def test_who_has_the_key_of_the_room_alone_does_not_come_to_its_desk(room: tuple[int, Lock]):
    pupil = pupil_of(room)

    assert pupil.ask("desk").status == 403
    for what in ("", "/handed/zip", "/handed/page", "/handed/unsaved"):
        assert pupil.ask(f"voila/api/desk{what}").status == 403
    assert pupil.ask(f"desk?desk={room[1].key}").status == 403
    assert pupil.change("voila/api/desk", "POST") == 403


def test_the_desk_sees_who_is_there_and_where(room: tuple[int, Lock], teacher: Visitor):
    pupil = pupil_of(room)
    pupil.open_page("page.ipynb")
    for _ in range(200):
        hour = look(teacher)
        if hour["hands"] and hour["answers"]["questions"]:  # type: ignore[index]
            break
        time.sleep(0.05)

    seat = hour["seats"][0]  # type: ignore[index]
    assert (seat["number"], seat["state"], seat["stands"]["step"]) == (1, "coming", "ballot")
    assert seat["nickname"] == "<b>Lina</b>", "it is text, and the desk shows it as text"
    assert "contrôler" in hour["lessons"][0]["title"]  # type: ignore[index]
    assert all(one["answered"] == 0 for one in hour["answers"]["questions"])  # type: ignore[index]


def wish(visitor: Visitor, **said: object) -> int:
    visitor.cookies["_xsrf"] = "made"
    token = {"X-XSRFToken": "made"}
    return visitor.ask("voila/api/desk", "POST", json.dumps(said), **token).status


def test_what_the_desk_says_to_all_is_seen_on_the_desk_until_it_ends(teacher: Visitor):
    assert wish(teacher, do="wait", text="Look up, please.") == 200
    assert look(teacher)["hour"] == {"wait": {"text": "Look up, please."}}
    assert wish(teacher, do="go-on") == 200
    assert look(teacher)["hour"] == {"wait": None}


@pytest.mark.parametrize(
    "said", [{}, {"do": 1}, {"do": ["wait"]}, {"do": "form", "lesson": "x", "minutes": 7}, {"do": "rm -rf"}]
)
def test_a_wish_of_no_desk_is_refused_and_changes_nothing(teacher: Visitor, said: dict[str, object]):
    before = look(teacher)["hour"]
    assert wish(teacher, **said) == 400
    assert look(teacher)["hour"] == before


def test_who_has_not_shown_the_key_of_the_desk_speaks_to_nobody(room: tuple[int, Lock], teacher: Visitor):
    pupil = pupil_of(room)
    before = look(teacher)["hour"]

    assert wish(pupil, do="wait", text="Go home.") == 403
    assert look(teacher)["hour"] == before


@pytest.mark.parametrize("guess", ["", "x", "b" * 16, "%00", "../desk", "’" * 400, "*"])
def test_a_guessed_key_of_the_desk_opens_nothing(room: tuple[int, Lock], guess: str):
    stranger = Visitor(room[0])

    assert stranger.ask(f"desk?desk={quote(guess)}").status == 403
    assert stranger.ask("voila/api/desk").status == 403


def test_the_cookie_of_another_server_or_of_another_room_is_none_here(
    room: tuple[int, Lock], teacher: Visitor
):
    [(name, _)] = [pair for pair in teacher.cookies.items() if pair[0].startswith("desk-")]
    stranger = pupil_of(room)
    for forged in ("desk", create_signed_value("of another room", name, "desk").decode()):
        stranger.cookies[name] = forged
        assert stranger.ask("voila/api/desk").status == 403
    stranger.cookies[name.replace(str(room[0]), "1")] = teacher.cookies[name]
    assert stranger.ask("voila/api/desk").status == 403


def test_no_other_site_makes_the_desk_speak(room: tuple[int, Lock], teacher: Visitor):
    before, said = look(teacher)["hour"], json.dumps({"do": "wait", "text": "Go home."})
    teacher.cookies.pop("_xsrf", None)
    assert teacher.ask("voila/api/desk", "POST", said).status == 403
    teacher.cookies["_xsrf"] = "made"
    assert teacher.ask("voila/api/desk", "POST", said, **{"X-XSRFToken": "other"}).status == 403
    foreign = {"X-XSRFToken": "made", "Origin": "http://elsewhere.example"}
    assert teacher.ask("voila/api/desk", "POST", said, **foreign).status in {403, 404}
    assert look(teacher)["hour"] == before
    assert replace(teacher).ask("desk", Host="elsewhere.example").status == 421
    key = teacher.ask(f"desk?desk={room[1].desk}").headers["Set-Cookie"]
    assert "httponly" in key.lower()
    assert "samesite=strict" in key.lower()


def test_a_huge_wish_is_refused_unread(teacher: Visitor):
    before = look(teacher)["hour"]
    for many in (30_000, 90_000):
        assert wish(teacher, do="wait", text="x" * many) == 400
    assert look(teacher)["hour"] == before


def test_of_what_the_desk_has_it_is_told_nothing_again(teacher: Visitor):
    hour = look(teacher)
    marks = dict(hour["marks"])  # type: ignore[call-overload]
    again = json.loads(teacher.ask(f"voila/api/desk?lang=fr&have={','.join(marks.values())}").text)

    assert {*marks} <= {*hour}
    assert {*again} - {"marks", "seats", "room"} == set()
    assert wish(teacher, do="wait", text="Look.") == 200
    later = json.loads(teacher.ask(f"voila/api/desk?lang=fr&have={','.join(marks.values())}").text)
    assert later["hour"]["wait"] == {"text": "Look."}
    assert wish(teacher, do="go-on") == 200


def test_what_is_handed_in_is_there_until_it_is_saved_and_holds_up_no_end(
    room: tuple[int, Lock], teacher: Visitor
):
    """That it is not saved is told to who presses Ctrl+C; a server that is told to end waits for nobody."""
    pupil_of(room).open_page("page.ipynb")
    for _ in range(200):
        unsaved = json.loads(teacher.ask("voila/api/desk/handed/unsaved").text)
        if unsaved["unsaved"]:
            break
        time.sleep(0.05)
    works = look(teacher)["handed"]["works"]  # type: ignore[index]

    assert (works[0]["word"], works[0]["number"]) == ("Done.", 1), "whatever the page says of its number"
    page = teacher.ask("voila/api/desk/handed/page?lang=fr")
    assert (page.status, page.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert "script-src 'self'" in page.headers["Content-Security-Policy"]
