"""A class comes in by one link: who has no key stays outside, and who comes too late is told so."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from algeria_lab.apps.in_room import IN_ROOM
from algeria_lab.apps.page_words import page_words
from algeria_lab.apps.serving.rooms.brake import MOST_WAITING
from algeria_lab.apps.serving.rooms.classroom import RoomServer
from algeria_lab.apps.serving.rooms.keys import Lock, hang_lock
from tests.apps.serving.conftest import ORDINARY, serving
from tests.apps.serving.visitor import V1, Visitor, heard, message

PAGE = "voila/render/page.ipynb"
SAYS = "from algeria_lab.apps.in_room import in_room\nprint('in a room:', in_room())"
# Two places, so that a third reader finds the room full.
OPTIONS = (
    ORDINARY,
    "--PageKernels.places=2",
    "--PageServer.in_class=True",
    f"--PageServer.first_page={PAGE}",
)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Lock]]:
    """Open a room with two places; give where its server listens, and its lock."""
    file = tmp_path_factory.mktemp("lock") / "lock.json"
    lock = hang_lock(file)
    with serving(tmp_path_factory.mktemp("class"), SAYS, *OPTIONS, f"--PageServer.lock_file={file}") as port:
        yield port, lock


@pytest.fixture
def stranger(room: tuple[int, Lock]) -> Visitor:
    """Return somebody without the key."""
    return Visitor(room[0])


@pytest.fixture
def pupil(room: tuple[int, Lock]) -> Visitor:
    """Return somebody who came by the link."""
    visitor = Visitor(room[0])
    assert visitor.ask(f"?token={room[1].key}").status == 302
    return visitor


def look(visitor: Visitor, kernel: str = "") -> dict[str, object]:
    """Return what the server tells of its room."""
    return dict(json.loads(visitor.ask(f"voila/api/room?kernel={kernel}").text))


@pytest.mark.parametrize("path", ["", PAGE, "voila/tree", "class", "?token=wrong"])
def test_whoever_has_no_key_is_asked_for_it(stranger: Visitor, path: str):
    answer = stranger.ask(path)

    assert answer.status == 302
    assert answer.headers["Location"].startswith("/login?next=")


@pytest.mark.parametrize(
    ("path", "cookie", "told"),
    [
        ("", "", ()),
        ("?token=wrong", "", ("key-other",)),
        ("class?token=wrong", "", ("key-other", "key-projector")),
        (PAGE, "of the room before", ("key-other",)),
    ],
)
def test_whoever_comes_with_another_key_is_told_so(
    stranger: Visitor, path: str, cookie: str, told: tuple[str, ...]
):
    if cookie:
        stranger.cookies[f"username-127-0-0-1-{stranger.port}"] = cookie
        assert stranger.ask("voila/api/room").status == 403  # as a page asks that was open in that room
    text = stranger.ask(stranger.ask(path).headers["Location"].removeprefix("/")).text

    assert {word for word in ("key-other", "key-projector") if page_words()[word]["fr"] in text} == set(told)


def test_whoever_has_no_key_hears_nothing_of_the_room(stranger: Visitor):
    assert stranger.ask("voila/api/room").status == 403


def test_the_link_opens_the_first_page_and_leaves_no_key_in_its_address(
    stranger: Visitor, room: tuple[int, Lock]
):
    answer = stranger.ask(f"?token={room[1].key}")

    assert (answer.status, answer.headers["Location"]) == (302, f"/{PAGE}")
    assert all(word in answer.headers["Set-Cookie"] for word in ("HttpOnly", "SameSite=Lax"))
    assert room[1].key not in answer.headers["Set-Cookie"]


def test_the_key_is_typed_with_hyphens_and_capitals(stranger: Visitor, room: tuple[int, Lock]):
    form = stranger.ask("login?next=%2Fclass")
    secret = re.findall(r'name="_xsrf" value="([^"]+)"', form.text)[0]
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    wrong = stranger.ask("login?next=%2Fclass", "POST", f"_xsrf={secret}&key=bbbb-bbbb", **kind)
    key = f"{room[1].key[:4].upper()}+-+{room[1].key[4:]}"
    right = stranger.ask("login?next=%2Fclass", "POST", f"_xsrf={secret}&key={key}", **kind)

    assert wrong.status == 401
    assert 'value="bbbb-bbbb"' in wrong.text  # to be mended, not typed anew
    assert all(text in wrong.text for text in page_words()["key-wrong"].values())
    assert (right.status, right.headers["Location"]) == (302, "/class")
    assert stranger.ask("class").status == 200


def test_a_page_of_a_room_knows_that_it_is_one_and_whose_pages_are_their_own_does_not(
    pupil: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Pages give out keys of questions to teachers, and to nobody of a class."""
    page = pupil.ask(PAGE).text
    (kernel,) = re.findall(r'"kernelId": ?"([^"]+)"', page)
    pupil.change(f"voila/api/shutdown/{kernel}", "POST")

    assert "in a room: True" in page
    monkeypatch.setenv(IN_ROOM, "1")  # as where the room was opened, which says nothing of another server
    with serving(tmp_path, SAYS) as port:
        assert "in a room: False" in Visitor(port).ask(PAGE).text


@pytest.mark.parametrize(
    ("settings", "is_room"),
    [
        ({}, False),
        ({"ip": "127.0.0.1"}, False),
        ({"ip": "::1"}, False),
        ({"in_class": True}, True),
        ({"ip": "0.0.0.0"}, True),  # noqa: S104 - asked about, not listened on
        ({"ip": ""}, True),
        ({"ip": "192.168.1.7"}, True),
        ({"custom_display_url": "https://lab.example.org/"}, True),
    ],
)
def test_a_server_that_others_may_reach_is_a_room(settings: dict[str, Any], is_room: object):
    assert RoomServer(**settings).is_for_others == is_room


def test_a_form_leads_nowhere_that_is_no_address(pupil: Visitor):
    for goal in ("/x%0d%0ay", "http://[", "%00"):
        assert pupil.ask(f"login?next={goal}").headers["Location"] == "/"


def test_keys_are_tried_one_at_a_time_and_only_so_many_wait(room: tuple[int, Lock]):
    """Four connections tried 4,322 keys a second. Whoever is in already does not wait for those who try."""
    tries = 3 * MOST_WAITING
    with ThreadPoolExecutor(tries) as crowd:
        answers = [crowd.submit(Visitor(room[0]).ask, f"?token=wrong{at}") for at in range(tries)]
    statuses = Counter(one.result().status for one in answers)

    assert statuses.keys() <= {302, 429}
    assert statuses[429] >= 1
    assert Visitor(room[0]).ask(f"?token={room[1].key}").status == 302


def test_nobody_sets_a_password_and_locks_the_others_out(stranger: Visitor, room: tuple[int, Lock]):
    secret = re.findall(r'name="_xsrf" value="([^"]+)"', stranger.ask("login").text)[0]
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    form = f"_xsrf={secret}&key={room[1].key}&password={room[1].key}&new_password=mine"
    stranger.ask("login", "POST", form, **kind)

    assert Visitor(room[0]).ask(f"?token={room[1].key}").status == 302
    assert Visitor(room[0]).ask("?token=mine").headers["Location"].startswith("/login")


def test_the_page_for_the_projector_shows_the_way_in_and_every_place(pupil: Visitor, room: tuple[int, Lock]):
    text = pupil.ask("class").text

    assert f"http://127.0.0.1:{room[0]}/" in text
    assert f"{room[1].key[:4]}-{room[1].key[4:]}" in text
    assert "<svg" in text
    assert text.count('<li data-state="free">') == 2
    assert '<h1><span lang="en">page</span>' in text  # what the notebook is called, for want of a title
    assert "--network" not in text, "that is for the terminal"
    assert "The terminal says how to let others in." in text


def test_a_third_reader_is_told_that_the_room_is_full_until_one_leaves(
    room: tuple[int, Lock], pupil: Visitor
):
    second, third = (Visitor(room[0], cookies=dict(pupil.cookies)) for _ in range(2))
    for one in (second, third):
        one.cookies.clear()
        one.ask(f"?token={room[1].key}")
    kernel = pupil.open_page("page.ipynb")
    with pupil.socket(kernel, V1) as socket:
        socket.send(message("kernel_info_request"))
        heard(socket, until="kernel_info_reply")
        other = second.open_page("page.ipynb")
        full = third.ask(PAGE)

        assert (full.status, full.headers["Retry-After"]) == (503, "60")
        assert all(text in full.text for text in page_words()["full-heading"].values())
        first, last = look(pupil, kernel)["own"], look(second, other)["own"]
        states = {one["number"]: one["state"] for one in look(third)["held"]}
        assert states == {first: "here", last: "coming"}
        assert [look(third, "")["own"], look(third)["free"]] == [None, 0]
        with pytest.raises(InvalidStatus, match="403"):
            third.socket(kernel, V1)
    assert second.open_page("page.ipynb") != other  # the same page, loaded again
    assert pupil.change(f"voila/api/shutdown/{kernel}", "POST") == 204
    assert look(third)["free"] == 1
    assert third.open_page("page.ipynb")
