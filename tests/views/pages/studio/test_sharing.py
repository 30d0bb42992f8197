"""From the studio into a room: the line that opens one, and a file that replaces no other one unasked."""

import shlex
from pathlib import Path

import pytest

from algeria_lab.apps.authors.room_desk import RoomDesk, own_folder, room_desk
from algeria_lab.apps.in_room import IN_ROOM
from algeria_lab.apps.own_command import STARTED_IN
from algeria_lab.apps.voila_server import environment
from algeria_lab.door.guiding import studio_page
from algeria_lab.views.pages.studio.first.examples import NOTHING, starter_text
from algeria_lab.views.pages.studio.handed.sharing import room_view
from algeria_lab.views.shared.messages import Messages

WORDS = Messages("en")
TEXT = starter_text(NOTHING, WORDS)
FILE = "my-scenario.yaml"


def test_a_file_is_laid_where_the_line_finds_it_and_replaces_no_other_unasked(tmp_path: Path):
    folder = tmp_path / "my exercises"
    folder.mkdir()
    desk = RoomDesk("algeria-lab", folder)
    before = room_view(desk, TEXT, WORDS)

    assert shlex.split(before["line"])[:5] == ["algeria-lab", "app", str(folder / FILE), "--class", "28"]
    assert not list(folder.iterdir())
    assert room_view(desk, TEXT, WORDS, "new")["lies"]
    assert (folder / FILE).read_text("utf-8") == TEXT
    assert room_view(desk, TEXT, WORDS)["lies"]

    other = TEXT.replace("My scenario", "Another")
    asks = room_view(desk, other, WORDS, "new")
    assert "Press once more" in asks["asks"]
    assert (folder / FILE).read_text("utf-8") == TEXT
    assert room_view(desk, other, WORDS, "over")["lies"]
    assert [path.read_text("utf-8") for path in folder.iterdir()] == [other]
    assert WORDS.faults == []


def test_a_file_that_cannot_be_laid_is_told_and_one_with_faults_has_no_line(tmp_path: Path):
    (tmp_path / FILE).mkdir()
    desk = RoomDesk("algeria-lab", tmp_path)

    assert "could not be laid" in room_view(desk, TEXT, WORDS, "over")["says"]
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    wrong = room_view(desk, TEXT.replace("start: 1956-like", "start: 1900"), WORDS, "new")
    assert wrong["line"] == ""
    assert "mend them first" in wrong["says"]
    assert room_view(RoomDesk("lab"), TEXT, WORDS)["line"] == f"lab app {FILE} --class 28 --network --lang en"


def test_a_room_is_offered_only_to_who_started_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(STARTED_IN, environment({})[STARTED_IN])
    monkeypatch.delenv(IN_ROOM, raising=False)
    desk = room_desk()
    assert desk
    assert desk.folder == tmp_path
    assert own_folder("") is None
    assert own_folder(str(tmp_path / "gone")) is None

    monkeypatch.setenv(IN_ROOM, "1")
    assert room_desk() is None
    assert room_view(room_desk(), TEXT, WORDS, "new") == {}


def test_the_page_hands_the_line_on_with_the_links(tmp_path: Path):
    page = studio_page("en", RoomDesk("algeria-lab", tmp_path))
    page._answer({"kind": "share", "text": TEXT})
    assert page.studio.room["file"] == FILE
    assert page.studio.links["learner"]

    page._answer({"kind": "lay", "text": TEXT, "how": "new"})
    assert page.studio.room["lies"]
    assert (tmp_path / FILE).exists()
