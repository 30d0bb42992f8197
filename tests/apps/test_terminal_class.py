"""A room for a class from the terminal: what the teacher reads, and what becomes of the key."""

from email.message import Message
from pathlib import Path
from socket import socket
from typing import Any
from urllib.error import HTTPError, URLError

import pytest
from rich.console import Console
from typer.testing import CliRunner

from algeria_lab.apps.command_line import app
from algeria_lab.apps.own_command import own_line
from algeria_lab.apps.serving.kernels.memory import MEGABYTE
from algeria_lab.apps.serving.rooms.begins import Begins
from algeria_lab.apps.terminal import classroom as terminal_class
from algeria_lab.apps.terminal.classroom import Asked, Room
from algeria_lab.apps.terminal.pages import own_exercise, same_room
from algeria_lab.apps.terminal.screen import Screen
from algeria_lab.apps.voila_server import HOST, NOTHING_TO_SEE
from algeria_lab.views.shared.messages import LANGUAGES, Messages

HELD = [{"number": 1, "state": "here"}, {"number": 2, "state": "lost"}, {"number": 3, "state": "coming"}]


class Answering(Asked):
    """A server that made its page and has told of its room once."""

    def rehearse(self, page: str) -> None:
        """Make the page at once."""

    def looks(self) -> list[dict[str, Any]]:  # type: ignore[override]
        """Tell of the room once."""
        return [{"places": 30, "free": 27, "held": HELD, "memory": 4000}]


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Keep locks in a folder of the test, and ask no server."""
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(terminal_class, "Asked", Answering)
    monkeypatch.setattr(terminal_class, "free_memory", lambda: 4000 * MEGABYTE)
    return tmp_path


@pytest.fixture(params=LANGUAGES)
def screen(request: pytest.FixtureRequest) -> Screen:
    return Screen(Messages(request.param), Console(record=True, width=200, highlight=False))


def opened(
    monkeypatch: pytest.MonkeyPatch,
    room: Room,
    target: Path,
    *,
    status: int = 0,
    port: int = 0,
    first: str = "voila/render/duel.ipynb",
) -> dict[str, Any]:
    """Open a room whose server is not started, and return what it would have been told."""
    asked: dict[str, Any] = {}

    def serve(target: Path, **told: Any) -> int:
        asked.update(told, target=target)
        if told["welcome"](f"http://{HOST}:{told['port']}/", first) is False:
            return NOTHING_TO_SEE
        told["farewell"]()
        return status

    monkeypatch.setattr(terminal_class, "serve", serve)
    monkeypatch.setattr(Room, "watch", lambda *_: None)
    assert room.open(target, port=port, browser=False) == status
    return asked


def test_a_room_is_told_with_its_link_its_key_and_who_is_there(
    monkeypatch: pytest.MonkeyPatch, screen: Screen, tmp_path: Path
):
    again = same_room("05-resettlement", 30, None, "fr", 90)
    asked = opened(
        monkeypatch, Room(30, screen, network=False, again=again, begins=Begins("fr", 90)), tmp_path
    )
    text = screen.console.export_text()
    [key] = {part.split()[0].split("&")[0] for part in text.split("token=")[1:]}

    assert asked["host"] == HOST
    assert {"--PageKernels.places=30", "--PageServer.spoken=fr", "--PageServer.period=90"} <= {
        *asked["extra"]
    }
    assert key not in " ".join(asked["extra"])  # other users of a computer see what a program is told
    assert f"{key[:4]}-{key[4:]}" in text
    assert f"/class?token={key}&lang={screen.words.language}\n" in text
    line = ["app", "05-resettlement", "--class", "30", "--period", "90", "--lang", "fr", "--network"]
    assert f"    {own_line(line)}\n" in text
    assert text.endswith(f"\n{screen.words.say('class-closes')}\n\n{screen.words.say('class-closed')}\n")
    assert screen.words.faults == []


def test_a_room_that_finds_its_port_in_use_says_so(
    monkeypatch: pytest.MonkeyPatch, screen: Screen, tmp_path: Path
):
    with socket() as other:
        other.bind((HOST, 0))
        other.listen()
        wished = other.getsockname()[1]
        port = opened(monkeypatch, Room(30, screen, network=False), tmp_path, port=wished)["port"]

    assert port != wished
    said = screen.words.say("class-moved", wished=str(wished), port=str(port))
    assert "".join(said.split()) in "".join(screen.console.export_text().split())


def test_who_is_there_is_told_by_number(screen: Screen):
    Room(30, screen, network=False).watch(Answering("", ""))
    values = {"here": 1, "coming": 1, "places": 30, "free": 27, "memory": 4000, "numbers": "2"}

    assert screen.words.say("class-now-lost", **values) in screen.console.export_text()
    assert screen.words.faults == []


def test_a_room_listens_beyond_this_computer_only_when_asked(
    monkeypatch: pytest.MonkeyPatch, screen: Screen, tmp_path: Path
):
    monkeypatch.setattr(
        "algeria_lab.apps.serving.rooms.invitation.own_addresses", lambda: ["10.0.0.5", "10.0.0.6"]
    )
    asked = opened(monkeypatch, Room(30, screen, network=True), tmp_path)
    text = screen.console.export_text()

    assert asked["host"] == terminal_class.EVERYWHERE
    assert "http://10.0.0.5:" in text
    assert "http://10.0.0.6:" in text
    assert "--network" not in text


def test_a_closed_room_forgets_its_key_and_a_broken_one_keeps_it(
    monkeypatch: pytest.MonkeyPatch, screen: Screen, house: Path
):
    opened(monkeypatch, Room(3, screen, network=False), house)
    assert list(house.glob("*.json")) == []
    opened(monkeypatch, Room(3, screen, network=False), house, status=1)
    assert len(list(house.glob("*.json"))) == 1


def test_too_little_memory_is_told_before_the_class_comes(
    monkeypatch: pytest.MonkeyPatch, screen: Screen, tmp_path: Path
):
    monkeypatch.setattr(terminal_class, "free_memory", lambda: 1000 * MEGABYTE)
    monkeypatch.setattr(terminal_class, "can_fork", lambda: False)
    opened(monkeypatch, Room(30, screen, network=False), tmp_path)
    text = screen.console.export_text()

    assert screen.words.say("class-tight", enough=6, places=30) in text
    assert screen.words.say("class-ordinary") in text


@pytest.mark.parametrize(("first", "each"), [("notebooks/duel.ipynb", 50), ("lessons/05/en.ipynb", 90)])
def test_a_lesson_is_reckoned_with_its_experiment(
    monkeypatch: pytest.MonkeyPatch, screen: Screen, tmp_path: Path, first: str, each: int
):
    monkeypatch.setattr(terminal_class, "can_fork", lambda: True)
    opened(monkeypatch, Room(3, screen, network=False), tmp_path, first=f"voila/render/{first}")

    assert screen.words.say("class-memory", free=4000, each=each) in screen.console.export_text()


def test_a_page_that_cannot_be_made_is_told_before_the_class_comes(
    monkeypatch: pytest.MonkeyPatch, screen: Screen, tmp_path: Path
):
    def fails(self: Asked, page: str) -> None:
        raise URLError(f"no {page}")

    monkeypatch.setattr(Answering, "rehearse", fails)
    opened(monkeypatch, Room(30, screen, network=False), tmp_path)

    assert "no voila/render/duel.ipynb" in screen.console.export_text()


def test_a_room_in_which_nobody_would_see_anything_does_not_open(
    monkeypatch: pytest.MonkeyPatch, screen: Screen, house: Path
):
    def forbidden(self: Asked, page: str) -> None:
        raise HTTPError(page, 403, "Forbidden", Message(), None)

    monkeypatch.setattr(Answering, "rehearse", forbidden)
    opened(monkeypatch, Room(30, screen, network=False), house, status=NOTHING_TO_SEE)
    text = screen.console.export_text()

    assert screen.words.say("class-nothing-served", why="HTTP Error 403: Forbidden") in text
    assert "token=" not in text
    assert list(house.glob("*.json")) == []
    assert screen.words.faults == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "is not here: it was looked for from the folder"),
        ("format: algeria-scenario/1\nid: [", "Line 2"),
        ("format: algeria-scenario/1\nid: mine\ntitle: Mine\n", "has nothing in it for a class"),
    ],
)
def test_no_room_opens_for_a_file_that_is_lacking_broken_or_empty(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str | None, words: str
):
    file = tmp_path / "mine.yaml"
    if text is not None:
        file.write_text(text, "utf-8")
    monkeypatch.setattr(Room, "open", lambda *_, **__: pytest.fail("the room was opened"))
    result = CliRunner().invoke(app, ["app", str(file), "--class", "3", "--lang", "en"])

    assert result.exit_code == 2
    assert words in " ".join(result.output.split())


def test_the_desk_is_told_the_file_of_ones_own_exercise_and_of_nothing_else(
    monkeypatch: pytest.MonkeyPatch, screen: Screen, tmp_path: Path
):
    monkeypatch.chdir(tmp_path)
    own = own_exercise("mine.yaml")
    asked = opened(monkeypatch, Room(3, screen, network=False, exercise=own), tmp_path)
    without = opened(monkeypatch, Room(3, screen, network=False), tmp_path)

    assert f"--PageServer.exercise={tmp_path / 'mine.yaml'}" in asked["extra"]
    assert not any("exercise" in one for one in without["extra"])
    assert [own_exercise(name) for name in ("", "05-resettlement", "page.ipynb")] == [None] * 3


def test_a_room_closes_only_at_the_second_wish_where_work_would_be_lost(
    monkeypatch: pytest.MonkeyPatch, screen: Screen, tmp_path: Path
):
    counts = iter([(2, 5), (2, 5), (1, 6), (0, 6)])  # works that are not saved, and how many there were

    def told(_: Asked, path: str) -> dict[str, Any]:
        assert path == "voila/api/desk/handed/unsaved"
        return dict(zip(("unsaved", "serial"), next(counts), strict=True))

    monkeypatch.setattr(Asked, "come_to_desk", lambda *_: None)
    monkeypatch.setattr(Asked, "told", told)
    room = Room(3, screen, network=False)
    closes: list[bool] = []

    def serve(_: Path, **asked: Any) -> int:
        asked["welcome"]("http://127.0.0.1:1/", "x")
        closes.extend(asked["farewell"]() for _ in range(4))
        return 0

    monkeypatch.setattr(terminal_class, "serve", serve)
    monkeypatch.setattr(Room, "watch", lambda *_: None)
    assert room.open(tmp_path, port=0, browser=False) == 0
    assert closes == [False, True, False, True]
    assert screen.words.say("class-unsaved", count=2) in screen.console.export_text()
    assert screen.words.faults == []


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (["--class", "0"], "--class is 0; it must be 1 or more."),
        (["--network"], "--network goes with --class"),
    ],
)
def test_a_room_for_nobody_is_refused(line: list[str], words: str):
    result = CliRunner().invoke(app, ["app", *line, "--lang", "en"])

    assert result.exit_code == 2
    assert words in result.output
